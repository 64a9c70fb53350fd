import { degrees, inches } from '@grognard/geometry/measured/units.ts'
import type { LobOptions } from '../options.ts'
import type { LightId } from './rally.ts'
import type { SizeId } from './ships.ts'

/** The entry for a die in a table that begins with the entry for 1; throws beyond the table. */
export function byDie<Entry>(table: readonly Entry[], die: number): Entry {
  const entry = table[die - 1]
  if (entry === undefined) throw new RangeError(`The table has no entry for ${die}.`)
  return entry
}

export const shotIds = ['round', 'grape', 'chain'] as const
export type ShotId = (typeof shotIds)[number]

export interface ShotRow {
  id: ShotId
  /** [LOB-128] Longest range, 1/1000 in. */
  range: number
  /** [LOB-146] [LOB-147] The row it damages; null: by the location die [LOB-145]. */
  row: RowId | null
}

export const shots: readonly ShotRow[] = [
  { id: 'round', range: inches(15), row: null },
  { id: 'grape', range: inches(5), row: 'crew' },
  { id: 'chain', range: inches(10), row: 'sails' },
]

export const shotRows: Record<ShotId, ShotRow> = {
  round: rowOf('round'),
  grape: rowOf('grape'),
  chain: rowOf('chain'),
}

function rowOf(id: ShotId): ShotRow {
  const found = shots.find(row => row.id === id)
  if (!found) throw new RangeError(`There is no shot "${id}".`)
  return found
}

export const rowIds = ['hull', 'sails', 'crew'] as const
/** The three rows of boxes on a card. */
export type RowId = (typeof rowIds)[number]

/** [LOB-148] [LOB-150] Share of a row, in percent, whose loss or more has its effect. */
export const halfLost = 50

/** [LOB-149] [LOB-151] [LOB-152] Share of a row, in percent, that is all of it. */
export const allLost = 100

/** [LOB-150] Taken off the firepower of a ship with half its crew. */
export const halfCrewFirepower = -2

/** [LOB-130] How far from the beam a battery bears, either way, 1/100 degree. */
export const halfArc = degrees(30)

export type HitId = 'miss' | 'hit' | 'critical'

/** [LOB-135] By the modified die, 1 to 6, held within these. */
export const hitTable: readonly HitId[] = ['miss', 'miss', 'miss', 'hit', 'hit', 'critical']
export const leastDie = 1
export const mostDie = 6

export type BandId = 'near' | 'mid' | 'far'

/** [LOB-129] Range bands, ends included, 1/1000 in, with what they add to the hit roll. */
export const rangeBands: readonly { band: BandId; upTo: number; modifier: number }[] = [
  { band: 'near', upTo: inches(5), modifier: 1 },
  { band: 'mid', upTo: inches(10), modifier: 0 },
  { band: 'far', upTo: inches(15), modifier: -1 },
]

/** [LOB-134] On the hit roll by weather 1 to 6; null where no hit is possible. */
export const weatherModifiers: readonly (number | null)[] = [0, 0, 0, -1, -2, null]

/** [LOB-134] On the hit roll by light. */
export const lightModifiers: Record<LightId, number> = { dawn: -1, day: 0, dusk: -1, night: -2 }

/** [LOB-139] On the hit roll by size of the target, where the option is on. */
export const sizeModifiers: Record<SizeId, number> = { small: -1, medium: 0, large: 1 }

/** `none` is a normal hit, `full` a double hit that is logged. */
export type CriticalId = 'none' | 'rudder' | 'mainmast' | 'double' | 'full'

const unharmed: readonly CriticalId[] = ['none', 'none', 'none']

/** [LOB-140] to [LOB-142], [LOB-144] Round shot, by the second die 1 to 6. */
export const criticalRound: readonly CriticalId[] = [...unharmed, 'rudder', 'mainmast', 'full']

/** [LOB-143] [LOB-144] Chain and grape, by the second die, as agreed for 4 and 5. */
export const criticalOther: Record<LobOptions['criticalOtherAmmo'], readonly CriticalId[]> = {
  double: [...unharmed, 'double', 'double', 'full'],
  normal: [...unharmed, 'none', 'none', 'full'],
}

/** [LOB-144] [LOB-143] What a double or full hit multiplies damage by; [LOB-137] so does a double load. */
export const doubleHitFactor = 2
export const doubleLoadFactor = 2

/** [LOB-141] Movement phases without a change of course. */
export const rudderTurns = 3

/** [LOB-145] Where round shot lands, by the location die 1 to 6. */
export const locationTable: readonly RowId[] = ['hull', 'hull', 'hull', 'sails', 'sails', 'crew']

/** [LOB-129] The band of a range in 1/1000 in; undefined beyond the last. */
export function bandAt(range: number): (typeof rangeBands)[number] | undefined {
  return rangeBands.find(row => range <= row.upTo)
}

/** [LOB-135] The result of a die with its modifiers. */
export function hitResult(modified: number): HitId {
  return byDie(hitTable, Math.max(leastDie, Math.min(mostDie, modified)))
}

/** [LOB-140] The result of the second die for a shot. */
export function criticalResult(
  shot: ShotId,
  die: number,
  otherAmmo: LobOptions['criticalOtherAmmo'],
): CriticalId {
  return byDie(shot === 'round' ? criticalRound : criticalOther[otherAmmo], die)
}
