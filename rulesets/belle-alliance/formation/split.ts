import { isAllowed, judgeBy } from '@grognard/umpire'
import { partOf, unitsToWriteFor, writePart } from '../command/write-part.ts'
import { findBuildingTouched } from './contact.ts'
import { nameOfUnit } from '../names.ts'
import type { SplitPart } from '../parts.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { leastFigures } from '../tables/morale.ts'
import { MOST_UNSPLIT } from '../tables/parting.ts'
import { isArtillery, isGunnersOnly, isInfantry, unitOf } from '../units.ts'
import { countOf, figuresIn } from './parting.ts'
import { refusalsWith, standsStill, unitName, writer } from './writing.ts'
import type { Writing } from './writing.ts'

type Splitting = Writing<'split'>

/** What stands against dividing a unit, before and when it is carried out. */
export const splitHindrances: BaRefusal<Splitting>[] = [
  {
    rule: 'BA-1.2.1-01',
    message: 'ba.refuse.cannotSplit',
    values: unitName,
    stop: true,
    when: context => isIndivisible(writer(context)),
  },
  {
    rule: 'BA-1.3.5-02',
    message: 'ba.refuse.standsStill',
    values: unitName,
    stop: true,
    when: context => standsStill(writer(context)),
  },
  {
    rule: 'BA-1.2.2-01',
    message: 'ba.refuse.tooFewToSplit',
    values: context => ({
      ...unitName(context),
      figures: writer(context).figures,
      most: MOST_UNSPLIT,
    }),
    when: context => isTooSmall(context.state, writer(context)),
  },
  {
    rule: 'BA-1.2.3-01',
    message: 'ba.refuse.splitCount',
    values: context => ({ ...unitName(context), most: countOf(writer(context)) - 1 }),
    stop: true,
    when: context => context.part.count >= countOf(writer(context)),
  },
  {
    rule: 'BA-5.5.2-04',
    message: 'ba.refuse.partTooSmall',
    values: context => ({ ...unitName(context), least: leastFigures }),
    when: context => leavesTooFew(writer(context), context.part),
  },
]

const refusals = refusalsWith(splitHindrances)

/** [BA-1.2.5-01] A skirmish line belongs to its mother unit, gunners to their battery. */
function isIndivisible(unit: Unit): boolean {
  return unit.mother !== null || isGunnersOnly(unit)
}

/** [BA-1.2.2-01] [BA-1.2.2-02] In a building or in contact with one the number does not matter. */
function isTooSmall(state: State, unit: Unit): boolean {
  if (!isInfantry(unit) || unit.figures > MOST_UNSPLIT) return false
  return unit.building === null && !findBuildingTouched(state, unit)
}

/** [BA-5.5.2-04] What has fewer figures would be removed at once; artillery would not. */
function leavesTooFew(unit: Unit, { count }: SplitPart): boolean {
  if (isArtillery(unit)) return false
  const figures = figuresIn(unit, count)
  return Math.min(figures, unit.figures - figures) < leastFigures
}

/** [BA-1.2.1-01] So many figures, squadrons or models become a unit of their own. */
export const split: BaOrderRules<'split'> = {
  shape: { unit: { type: 'text' }, count: { type: 'integer', from: 1 } },
  judge: (state, seat, order) =>
    judgeBy(refusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'split').flatMap(unit =>
      countsFor(unit)
        .map((count): SplitPart => ({ kind: 'split', count }))
        .filter(part => isAllowed(refusals, { state, seat, unit: unit.id, part }))
        .map(part => ({ ...part, unit: unit.id })),
    ),
  again: true,
  tool: {
    tool: 'list',
    piece: order => order.unit,
    isRare: () => true,
    like(state, _seat, unit) {
      const counts = countsFor(unitOf(state, unit))
      return (counts.length > 0 ? counts : [1]).map(count => ({ kind: 'split', unit, count }))
    },
  },
  describe: (state, order) => ({
    key: 'ba.order.split',
    values: { unit: nameOfUnit(state, order.unit), count: order.count },
  }),
}

/** Infantry in halves, others by each number. */
function countsFor(unit: Unit): number[] {
  const count = countOf(unit)
  if (isInfantry(unit)) return [Math.floor(count / 2)]
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => i + 1)
}
