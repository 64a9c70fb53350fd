import { isAllowed, judgeBy } from '@grognard/umpire'
import { partOf, unitsToWriteFor, writePart } from '../command/write-part.ts'
import { nameOfUnit } from '../names.ts'
import type { ManGunsPart } from '../parts.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { MOST_GUNNERS } from '../tables/parting.ts'
import { findUnit, isGunnersOnly, unitOf } from '../units.ts'
import { isOwnOnBoard } from './join.ts'
import { rootOf } from './parting.ts'
import { othersThatStay, refusalsWith, unitName, writer } from './writing.ts'
import type { Writing } from './writing.ts'
import { isTouching } from './zone.ts'

type Manning = Writing<'manGuns'>

/** What stands against manning guns, before and when it is carried out. */
export const manGunsHindrances: BaRefusal<Manning>[] = [
  {
    rule: 'BA-1.2.4-03',
    message: 'ba.refuse.notItsGuns',
    values: unitName,
    stop: true,
    when: context => !areItsGuns(context),
  },
  ...othersThatStay(battery),
  {
    rule: 'BA-2.2.5-03',
    message: 'ba.refuse.notAtGuns',
    values: unitName,
    when: context => !isTouching(writer(context), battery(context)),
  },
  {
    rule: 'BA-1.2.4-03',
    message: 'ba.refuse.gunsToMan',
    values: context => ({ models: battery(context).guns.length }),
    stop: true,
    when: context => context.part.gunners.length !== battery(context).guns.length,
  },
  {
    rule: 'BA-1.1.7-02',
    message: 'ba.refuse.gunnersPerGun',
    values: () => ({ most: MOST_GUNNERS }),
    when: ({ part }) => part.gunners.some(count => count > MOST_GUNNERS),
  },
  {
    rule: 'BA-1.2.4-03',
    message: 'ba.refuse.gunnersToShare',
    values: context => ({ ...unitName(context), ...shareLimits(context) }),
    when: context => !isSumLawful(context),
  },
]

const refusals = refusalsWith(manGunsHindrances)

function battery({ state, part }: Manning): Unit {
  return unitOf(state, part.battery)
}

/** [BA-1.2.4-03] Its own models, or for gunners on foot those of any part of their battery. */
function areItsGuns(context: Manning): boolean {
  const { state, seat, part } = context
  if (!isOwnOnBoard(state, seat, part.battery)) return false
  const unit = writer(context)
  const guns = battery(context)
  if (guns.guns.length === 0 || guns.arm !== 'artillery') return false
  return unit === guns || (isGunnersOnly(unit) && rootOf(state, unit) === rootOf(state, guns))
}

/** Gunners there must be on the guns afterwards; of gunners on foot at least one gets on them. */
function shareLimits(context: Manning): { least: number; most: number } {
  const { figures } = battery(context)
  if (writer(context) === battery(context)) return { least: figures, most: figures }
  return { least: figures + 1, most: figures + writer(context).figures }
}

function isSumLawful(context: Manning): boolean {
  const { least, most } = shareLimits(context)
  const sum = context.part.gunners.reduce((total, count) => total + count, 0)
  return sum >= least && sum <= most
}

/** [BA-2.2.5-03] [BA-1.2.4-03] Gunners man their guns again, or share them anew. */
export const manGuns: BaOrderRules<'manGuns'> = {
  shape: {
    unit: { type: 'text' },
    battery: { type: 'text' },
    gunners: { type: 'list', of: { type: 'integer', from: 0 } },
  },
  judge: (state, seat, order) =>
    judgeBy(refusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'manGuns').flatMap(unit =>
      sharesFor(state, unit)
        .filter(part => isAllowed(refusals, { state, seat, unit: unit.id, part }))
        .map(part => ({ ...part, unit: unit.id })),
    ),
  again: true,
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => order.battery,
    isRare(order, state) {
      const unit = findUnit(state, order.unit)
      return unit !== undefined && !isGunnersOnly(unit)
    },
  },
  describe: (state, order) => ({
    key: 'ba.order.manGuns',
    values: {
      unit: nameOfUnit(state, order.unit),
      battery: nameOfUnit(state, order.battery),
      gunners: order.gunners.join(' + '),
    },
  }),
}

/** As even as possible over the models; for gunners on foot on each battery of theirs. */
function sharesFor(state: State, unit: Unit): ManGunsPart[] {
  return state.units
    .filter(({ guns, seat }) => guns.length > 0 && seat === unit.seat)
    .filter(guns => guns === unit || isGunnersOnly(unit))
    .map(guns => ({
      kind: 'manGuns' as const,
      battery: guns.id,
      gunners: evenly(unit === guns ? unit.figures : unit.figures + guns.figures, guns.guns.length),
    }))
    .filter(part => isNew(unitOf(state, part.battery), part))
}

function evenly(gunners: number, models: number): number[] {
  const sum = Math.min(gunners, models * MOST_GUNNERS)
  const least = Math.floor(sum / models)
  return Array.from({ length: models }, (_, i) => least + (i < sum - least * models ? 1 : 0))
}

function isNew({ guns }: Unit, { gunners }: ManGunsPart): boolean {
  return guns.some((gun, i) => gun.gunners !== gunners[i])
}
