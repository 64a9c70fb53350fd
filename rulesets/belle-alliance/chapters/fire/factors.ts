import type { Message } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import {
  calibres,
  GUNNER_IN_RATIO,
  gunRows,
  handWeaponRows,
  zones,
} from '../../book/tables/fire.ts'
import type { ArtilleryFactor, HandWeaponFactor } from '../../book/tables/fire.ts'
import { ratioClass, ratioRows } from '../../book/tables/losses.ts'
import type { FireRow, Value } from '../../book/tables/rows.ts'
import { familyOf } from '../../model/buildings.ts'
import { unitsBehind } from '../../model/firing/conditions.ts'
import type { LineOfFire } from '../../model/firing/line-of-fire.ts'
import { gunsNamed, isRanged, shotOf, splitFireOf } from '../../model/firing/shot.ts'
import type { PlannedFire, Shot } from '../../model/firing/shot.ts'
import {
  figuresUnderFire,
  hasSoutien,
  isAlong,
  isDrawnUp,
  isFlankFire,
  isFormed,
  isRearFire,
} from '../../model/firing/under-fire.ts'
import { coverAgainst, isNonRicochet } from '../../model/ground/cover.ts'
import type { Cover } from '../../model/ground/cover.ts'
import { isInObstacle } from '../../model/ground/obstacles.ts'
import { inGroup, penaltyRow, strongest } from '../../model/rolls.ts'
import type { Factor } from '../../model/rolls.ts'
import { chiefModifier } from '../../model/staff-danger.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isArtillery, isCavalry, isSkirmishLine } from '../../model/units.ts'
import type { BaModifier } from '../../rules.ts'
import { adds } from '../../words.ts'
import { neighbourOf, supportOf } from './support.ts'

/** [BA-3.1.1-07] What tables 6 and 7 look at: a shot at somebody, before any fire of the phase. */
export interface FireContext {
  state: State
  shot: Shot
  firer: Unit
  target: Unit
  line: LineOfFire
  zone: number
  cover: Cover
  /** [BA-3.4.3-01] Figures for the ratio rows. */
  firing: number
  underFire: number
}

/** The context of a shot; null for one without target, line or zone. */
export function contextOf(shot: Shot): FireContext | null {
  const { state, firer, target, line, zone, figures, fire } = shot
  if (!target || !line || zone === null) return null
  return {
    state,
    shot,
    firer,
    target,
    line,
    zone,
    cover: coverAgainst(state, target, line.hit, line.from),
    firing: isArtillery(firer) ? figures * GUNNER_IN_RATIO : figures,
    underFire: figuresUnderFire(state, target, fire.phase),
  }
}

/** [BA-3.1.9-01] [BA-3.1.9-02] [BA-3.1.9-03] */
function hasColumnEffect({ line, target, firer, shot }: FireContext): boolean {
  if (isAlong(line, target)) return true
  if (!isArtillery(firer) || !isDrawnUp(target) || !shot.aiming) return false
  const range = shot.ends.at(-1) ?? 0
  return unitsBehind(line, target, shot.aiming.bystanders, range).some(isFormed)
}

/** [BA-1.1.1-08] Any movement of any part of it this turn. */
function hasMoved({ state, firer }: FireContext): boolean {
  return familyOf(state, firer).some(({ doing }) => doing.moved)
}

/** [BA-Q-27] [BA-Q-66] */
function isFirstFire({ state, firer }: FireContext): boolean {
  return !familyOf(state, firer).some(({ hasFought }) => hasFought)
}

/** [BA-3.1.2-02] [BA-3.3.3-01] Split fire at several targets; it stays so if one part fails. */
function isSplit({ state, shot }: FireContext): boolean {
  const parts = splitFireOf(state, shot.fire).filter(({ isRanging }) => !isRanging)
  return new Set([...parts.map(({ target }) => target), shot.fire.target]).size > 1
}

/** [BA-3.1.7-04] [BA-3.3.1-02] */
function isBacked({ state, target }: FireContext): boolean {
  if (isSkirmishLine(target) && hasSoutien(state, target)) return true
  return supportOf(state, target) !== undefined
}

/** [BA-3.1.6-01] */
function hasNeighbour({ shot }: FireContext): boolean {
  return neighbourOf(shot) !== undefined
}

/** [BA-3.4.1-01] */
function mustRange({ state, firer, target, zone }: FireContext): boolean {
  return zone >= zones.far && !isRanged(state, firer, target)
}

/** [BA-3.4.5-01] */
function isWithoutRicochet({ state, line, zone }: FireContext): boolean {
  return zone >= zones.far && isNonRicochet(state, line.from, line.hit)
}

/** [BA-T-07] A foot gun among those that fire. */
function hasFootGun({ shot, firer }: FireContext): boolean {
  return gunsNamed(firer, shot.fire.guns).some(({ isHorse }) => !isHorse)
}

/** [BA-T-07] [BA-Q-39] Of several calibres the lightest gun counts. */
function calibreOf({ shot, firer }: FireContext): 'light' | 'middle' | 'heavy' {
  const pounders = gunsNamed(firer, shot.fire.guns).map(({ pounder }) => pounder)
  const least = Math.min(...pounders)
  if (least <= calibres.lightUpTo) return 'light'
  return least >= calibres.heavyFrom ? 'heavy' : 'middle'
}

type Name = HandWeaponFactor | ArtilleryFactor
type Column = keyof Omit<FireRow, 'group'>
type Test = (context: FireContext) => boolean

/** Whether a row is true of the one who fires, and of the target. */
interface Applying {
  own?: Test
  target?: Test
}

const of =
  (holds: (unit: Unit) => boolean): Test =>
  ({ target }: FireContext) =>
    holds(target)
const by =
  (holds: (unit: Unit) => boolean): Test =>
  ({ firer }: FireContext) =>
    holds(firer)
const both = (holds: (unit: Unit) => boolean): Applying => ({ own: by(holds), target: of(holds) })

/** [BA-Q-22] [BA-Q-10] The percentage is reached by the figures of one or the other. */
const ratio = (percent: number): Applying => ({
  own: ({ firing, underFire }) => ratioClass(firing, underFire) >= percent,
  target: ({ firing, underFire }) => ratioClass(underFire, firing) >= percent,
})

const standsInObstacle: Applying = {
  own: ({ state, firer }) => isInObstacle(state, firer),
  target: ({ state, target }) => isInObstacle(state, target),
}

const masses: readonly string[] = ['square', 'battalionMass', 'huddle']
const isMass = ({ formation, walls }: Unit) => walls === null && masses.includes(formation.kind)
const isLimbered = (unit: Unit) => isArtillery(unit) && unit.formation.kind === 'limbered'
const isUnlimbered = (unit: Unit) => isArtillery(unit) && unit.formation.kind === 'unlimbered'
const isCharging = (unit: Unit) => isCavalry(unit) && unit.doing.rate === 'charge'
const isIn = (degree: Unit['disorder']) => (unit: Unit) => unit.disorder === degree

/** [BA-T-06] [BA-T-07] When each factor is true. */
const applying: Record<Name, Applying> = {
  columnEffect: { target: hasColumnEffect },
  squareMassHuddle: { target: of(isMass) },
  skirmish: both(isSkirmishLine),
  limbered: { target: of(isLimbered) },
  unlimbered: { target: of(isUnlimbered) },
  mountedCav: both(isCavalry),
  mountedCavCharge: { target: of(isCharging) },
  flank: { target: ({ line, target }) => isFlankFire(line, target) },
  rear: { target: ({ line }) => isRearFire(line) },
  hidden: { own: ({ shot }) => shot.fire.isHidden },
  obstacle: standsInObstacle,
  cover1: { target: ({ cover }) => cover.class === 'I' },
  cover2: { target: ({ cover }) => cover.class === 'II' },
  cover3: { target: ({ cover }) => cover.class === 'III' },
  wood: { target: ({ cover }) => cover.isWood },
  r50: ratio(ratioRows.r50),
  r100: ratio(ratioRows.r100),
  r200: ratio(ratioRows.r200),
  r300: ratio(ratioRows.r300),
  r400: ratio(ratioRows.r400),
  notStationary: { own: hasMoved },
  footNotStationary: { own: context => hasMoved(context) && hasFootGun(context) },
  split: { own: isSplit },
  split23: { own: context => context.zone >= zones.far && isSplit(context) },
  first: { own: isFirstFire },
  noSupply: { target: of(({ supply }) => supply === 'none') },
  canister: { own: ({ shot, zone }) => shot.hasCanister && zone === zones.canister },
  zone2: { own: ({ zone }) => zone === zones.far },
  zone3: { own: ({ zone }) => zone > zones.far },
  nonRicochet: { own: isWithoutRicochet },
  ranging: { own: mustRange },
  pd3_4: { own: context => calibreOf(context) === 'light' },
  pd12: { own: context => calibreOf(context) === 'heavy' },
  LU: both(isIn('LU')),
  U: both(isIn('U')),
  FU: both(isIn('FU')),
  trained: { own: by(({ isTrained }) => isTrained) },
  support: { target: isBacked },
  neighbour: { own: hasNeighbour },
  chief: {
    own: ({ state, firer }) => chiefModifier(state, firer.id) !== 0,
    target: ({ state, target }) => chiefModifier(state, target.id) !== 0,
  },
  valeur: both(({ valeur }) => valeur !== 0),
}

function isName(name: string): name is Name {
  return Object.hasOwn(applying, name)
}

function columnOf(
  rows: Record<string, FireRow>,
  rule: RuleId,
  column: Column,
): Factor<FireContext>[] {
  const isOwn = column === 'ownLoss' || column === 'ownMoral'
  return Object.entries(rows).flatMap(([name, row]) => {
    const holds = isName(name) ? applying[name][isOwn ? 'own' : 'target'] : undefined
    if (!holds || row[column] === 0) return []
    const message = `ba.modifier.fire.${isOwn ? 'own' : 'target'}.${name}`
    const value = valueOf(row[column], isOwn)
    return [inGroup(row.group, { rule, message, value, when: holds })]
  })
}

/** [BA-T-10] The chief's and the valeur's signs are those of the table. */
function valueOf(value: Value, isOwn: boolean): Factor<FireContext>['value'] {
  if (typeof value === 'number') return value
  const sign = value.startsWith('-') ? -1 : 1
  const unit = ({ firer, target }: FireContext) => (isOwn ? firer : target)
  if (value.endsWith('valeur')) return context => sign * unit(context).valeur
  return context => sign * chiefModifier(context.state, unit(context).id)
}

type Table = Record<Column, Factor<FireContext>[]>

function tableOf(rows: Record<string, FireRow>, rule: RuleId): Table {
  return {
    ownLoss: columnOf(rows, rule, 'ownLoss'),
    targetLoss: columnOf(rows, rule, 'targetLoss'),
    ownMoral: columnOf(rows, rule, 'ownMoral'),
    targetMoral: columnOf(rows, rule, 'targetMoral'),
  }
}

const handWeapons = tableOf(handWeaponRows, 'BA-T-06')
const artillery = tableOf(gunRows, 'BA-T-07')

/** [BA-1.1.4-06] [BA-Q-29] */
const sidePenalty = penaltyRow<FireContext>(({ firer }) => firer)

/** What counts for a shot as things stand now; to be tallied with its context, also later. */
export interface FireFactors {
  context: FireContext
  /** Onto the dice, for losses. */
  loss: BaModifier<FireContext>[]
  /** On top of that, for the moral effect. */
  moral: BaModifier<FireContext>[]
}

/** [BA-3.1.1-07] [BA-T-22] In each column of the table of its arm the strongest of each group. */
export function factorsOf(context: FireContext): FireFactors {
  const table = isArtillery(context.firer) ? artillery : handWeapons
  const counting = (column: Column) => settled(strongest(table[column], context), context)
  return {
    context,
    loss: [...counting('ownLoss'), ...counting('targetLoss'), ...settled([sidePenalty], context)],
    moral: [...counting('ownMoral'), ...counting('targetMoral')],
  }
}

/** The rows that hold, with the values they have now: fire of the same phase changes none of them. */
function settled(
  rows: readonly BaModifier<FireContext>[],
  context: FireContext,
): BaModifier<FireContext>[] {
  return rows
    .filter(({ when }) => when(context))
    .map(row => {
      const value = typeof row.value === 'number' ? row.value : row.value(context)
      return { ...row, value, when: () => true }
    })
}

/** The factors of a fire as it is declared, or would be; null without target, line or range. */
export function fireFactors(state: State, fire: PlannedFire): FireFactors | null {
  const context = contextOf(shotOf(state, fire))
  return context && factorsOf(context)
}

type Row = BaModifier<FireContext>

/** [BA-3.1.2-01] The two parts of a split fire, which share a roll. */
export const parts = ['first', 'second'] as const
type Part = (typeof parts)[number]

/**
 * [BA-3.1.1-07] The rows of a shot for the one roll: what counts for losses counts for the moral
 * effect too, the rest for that alone. Of split fire each says for which part it counts.
 */
export function tallyOf({ loss, moral }: FireFactors, part?: Part): { loss: Row[]; moral: Row[] } {
  const [forLosses, forMoral] = ['loss', 'moral'].map(name => sumName(name, part))
  const both = [forLosses ?? '', forMoral ?? '']
  const losses = loss.length === 0 && moral.length > 0 ? [nothing] : loss
  return {
    loss: losses.map(row => ({ ...worded(row, part), sums: both })),
    moral: moral.map(row => ({
      ...worded(worded(row, 'moral'), part),
      sums: both.slice(1),
    })),
  }
}

function sumName(name: string, part: Part | undefined): string {
  return part ? `ba.sum.${part}.${name}` : `ba.sum.${name}`
}

/** So that the roll itself is told as what counts for losses. */
const nothing: Row = adds('BA-3.1.1-07', 'ba.modifier.fire.nothing', 0, () => true)

/** The row with words before it that say what it counts for. */
function worded(row: Row, before: Part | 'moral' | undefined): Row {
  if (!before) return row
  const { message: key, values } = row
  const what = (context: FireContext): Message => ({ key, values: values?.(context) ?? {} })
  return {
    ...row,
    message: `ba.modifier.fire.${before}`,
    values: context => ({ what: what(context) }),
  }
}
