import { cm } from '../measures.ts'
import { ticks } from './scale.ts'
import type { Arm, FormationKind } from './troops.ts'

/** The columns of table 3. */
export const grounds = ['road', 'normal', 'difficult', 'wood'] as const
export type Ground = (typeof grounds)[number]

/** 1/1000 cm a turn. Null: closed ground; on the road: no rate of its own [BA-Q-50]. */
export type RateRow = Readonly<Record<Ground, number | null>>

/** [BA-2.3.1-01] [BA-T-03] Rates of infantry and of gunners without guns. */
export const infantryRates = {
  marchColumn: rates(50, 40, 20, 15),
  attackColumn: rates(null, 30, 15, null),
  lineOrMass: rates(null, 20, 10, null),
  squareOrHuddle: rates(null, 10, 5, null),
  skirmish: rates(null, 30, 20, 15),
  charge: rates(null, 40, null, null),
  rout: rates(50, 40, 20, 15),
}

/** [BA-T-03] Rates of cavalry and of staff figures. */
export const cavalryRates = {
  marchColumn: rates(80, 60, 25, 15),
  attackColumn: rates(null, 40, 20, 10),
  line: rates(null, 30, 15, 5),
  skirmish: rates(null, 40, 20, 15),
  charge: rates(null, 60, null, null),
  staff: rates(80, 60, 25, 15),
  rout: rates(80, 60, 25, 15),
}

/** [BA-T-03] Rates of guns and wagons; `heavy` are guns of 12 pounds and more. */
export const artilleryRates = {
  limberedFoot: rates(50, 30, 15, 10),
  limberedHeavy: rates(25, 15, 8, 5),
  limberedHorse: rates(80, 40, 20, 10),
  chargeHorse: rates(null, 60, null, null),
  unlimbered: rates(null, 15, 10, null),
  unlimberedHeavy: rates(null, 10, 5, null),
  routFoot: rates(50, 40, 20, 15),
  routHorse: rates(80, 60, 25, 15),
}

/** [BA-T-03] Guns of this many pounds and more are heavy to move. */
const heavyPounder = 12

/** What table 3 asks about a unit; `guns` none for all but artillery. */
export interface Mover {
  arm: Arm
  formation: { kind: FormationKind }
  guns: readonly { pounder: number; isHorse: boolean }[]
}

export type Pace = 'march' | 'charge' | 'rout'

/** [BA-T-03] The row of a unit; null where the table has none: such a charge is not possible. */
export function rateRow(mover: Mover, pace: Pace): RateRow | null {
  if (mover.arm === 'infantry') return footRow(mover.formation.kind, pace)
  if (mover.arm === 'artillery' || mover.arm === 'wagon') return gunRow(mover, pace)
  return horseRow(mover.formation.kind, pace)
}

/** [BA-1.3.5-02] Working and resting units are forced to march as a line. */
const footRows: Record<FormationKind, RateRow> = {
  line: infantryRates.lineOrMass,
  attackColumn: infantryRates.attackColumn,
  marchColumn: infantryRates.marchColumn,
  square: infantryRates.squareOrHuddle,
  battalionMass: infantryRates.lineOrMass,
  huddle: infantryRates.squareOrHuddle,
  skirmish: infantryRates.skirmish,
  unlimbered: infantryRates.lineOrMass,
  limbered: infantryRates.lineOrMass,
  work: infantryRates.lineOrMass,
  rest: infantryRates.lineOrMass,
  rout: infantryRates.lineOrMass,
  gunners: infantryRates.lineOrMass,
}

/** [BA-2.3.3-05] Squares and huddles do not charge. */
const cannotCharge: readonly FormationKind[] = ['square', 'huddle']

function footRow(kind: FormationKind, pace: Pace): RateRow | null {
  if (pace === 'rout') return infantryRates.rout
  if (pace === 'march') return footRows[kind]
  return cannotCharge.includes(kind) ? null : infantryRates.charge
}

function horseRow(kind: FormationKind, pace: Pace): RateRow | null {
  if (pace === 'rout') return cavalryRates.rout
  if (pace === 'charge') return cannotCharge.includes(kind) ? null : cavalryRates.charge
  if (kind === 'marchColumn' || kind === 'attackColumn' || kind === 'skirmish') {
    return cavalryRates[kind]
  }
  return cavalryRates.line
}

function gunRow(mover: Mover, pace: Pace): RateRow | null {
  const { kind } = mover.formation
  if (kind !== 'limbered' && kind !== 'unlimbered') return footRow(kind, pace)
  if (kind === 'limbered') return limberedRow(mover, pace)
  if (pace === 'charge') return null
  if (pace === 'rout') return infantryRates.rout
  return isHeavy(mover) ? artilleryRates.unlimberedHeavy : artilleryRates.unlimbered
}

function limberedRow(mover: Mover, pace: Pace): RateRow | null {
  const isHorse = mover.guns.length > 0 && mover.guns.every(gun => gun.isHorse)
  if (pace === 'charge') return isHorse ? artilleryRates.chargeHorse : null
  if (pace === 'rout') return isHorse ? artilleryRates.routHorse : artilleryRates.routFoot
  if (isHorse) return artilleryRates.limberedHorse
  return isHeavy(mover) ? artilleryRates.limberedHeavy : artilleryRates.limberedFoot
}

function isHeavy({ guns }: Mover): boolean {
  return guns.some(gun => gun.pounder >= heavyPounder)
}

function rates(
  road: number | null,
  normal: number | null,
  difficult: number | null,
  wood: number | null,
): RateRow {
  return {
    road: length(road),
    normal: length(normal),
    difficult: length(difficult),
    wood: length(wood),
  }
}

function length(count: number | null): number | null {
  return count === null ? null : cm(count)
}

/** [BA-2.3.2-02] A fast march is so many times the normal one. */
export const FAST_MARCH_FACTOR = 2

/** [BA-2.3.3-04] Full turns between two charges. */
export const CHARGE_PAUSE = 4

/** [BA-2.4.2-01] What a length of turning costs, in lengths of straight march. */
export const TURNING_COST = 2

/** [BA-Q-14] Contacts are found to 1/1000 cm times this. */
export const BISECTION = 10

/** [BA-Q-15] No corner moves farther between two looks at the ground, 1/1000 cm. */
export const LOOK = cm(0.25)

/** [BA-4.1.8-01] So many figures behind the enemy's extended front take it in the flank. */
export const FIGURES_IN_FLANK = 3

/** [BA-2.4.2-02] Path for a quarter turn, in quarters of the front. */
export const turningQuarters = { wheel: 3, pivot: 6 } as const

/** [BA-Q-14] Parts that the time of a turn is counted in, a thousand to a tick. */
export const wholeTurn = 1000 * ticks.march

/** [BA-Q-14] What lies this near is in contact, 1/1000 cm. */
export const nearness = cm(0.01)

/** Less than the depth of any base, so that nothing is stepped over, 1/1000 cm. */
export const forcedMoveStep = cm(1)
