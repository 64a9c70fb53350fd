import type { Seat } from '@grognard/umpire'
import type { FormationKind } from '../book/tables/troops.ts'
import type { Terrain } from './setting.ts'
import type { Staff, State } from './state.ts'
import type { Put } from './unit-shape.ts'
import type { Unit } from './unit.ts'

/** Where the rows of a list were by id when somebody last looked. */
const places = new WeakMap<readonly { id: string }[], Map<string, number>>()

/** So few are gone through as quickly. */
const FEW = 16

/** The first row with this id. */
export function withId<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
): Row | undefined {
  if (rows.length <= FEW) return rows.find(row => row.id === id)
  const place = (places.get(rows) ?? placesOf(rows)).get(id)
  const row = place === undefined ? undefined : rows[place]
  if (row?.id === id) return row
  const found = rows.find(one => one.id === id)
  if (found) placesOf(rows)
  return found
}

function placesOf(rows: readonly { id: string }[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const [place, { id }] of rows.entries()) if (!found.has(id)) found.set(id, place)
  places.set(rows, found)
  return found
}

/** Throws RangeError for an unknown id. */
export function unitOf(state: State, id: string): Unit {
  const found = findUnit(state, id)
  if (!found) throw new RangeError(`There is no unit "${id}".`)
  return found
}

export function findUnit(state: State, id: string): Unit | undefined {
  return withId(state.units, id)
}

/** The unit, standing where it is put. */
export function standAt(state: State, { unit: id, x, y, heading }: Put): Unit {
  const unit = unitOf(state, id)
  unit.x = x
  unit.y = y
  unit.heading = heading
  return unit
}

/** Throws RangeError for an unknown id. */
export function staffOf(state: State, id: string): Staff {
  const found = withId(state.staff, id)
  if (!found) throw new RangeError(`There is no chief or orderly "${id}".`)
  return found
}

/** Throws RangeError for an unknown id. */
export function terrainOf(state: State, id: string): Terrain {
  const found = state.terrain.find(piece => piece.id === id)
  if (!found) throw new RangeError(`There is no terrain "${id}".`)
  return found
}

/** 0 for the side that the scenario names first, else 1. RangeError for an unknown seat. */
export function sideOf(state: State, seat: Seat): number {
  const side = state.sides.findIndex(row => row.seat === seat)
  if (side < 0) throw new RangeError(`There is no seat "${seat}".`)
  return side
}

export function areEnemies(one: { seat: Seat }, other: { seat: Seat }): boolean {
  return one.seat !== other.seat
}

export function isOnBoard(unit: Unit): boolean {
  return unit.status === 'onBoard'
}

type Armed = Pick<Unit, 'arm'>

export function isInfantry({ arm }: Armed): boolean {
  return arm === 'infantry'
}

export function isCavalry({ arm }: Armed): boolean {
  return arm === 'light cavalry' || arm === 'medium cavalry' || arm === 'heavy cavalry'
}

/** [BA-1.2.4-04] Wagons go by the rules of artillery. */
export function isArtillery({ arm }: Armed): boolean {
  return arm === 'artillery' || arm === 'wagon'
}

export function isSkirmishLine({ formation }: Unit): boolean {
  return formation.kind === 'skirmish'
}

const openFormations: readonly FormationKind[] = ['skirmish', 'work', 'rest', 'rout', 'gunners']

/** [BA-1.3.1-01] [BA-1.3.1-15] Artillery counts as long as it is manned. */
export function isClosed(unit: Unit): boolean {
  if (unit.disorder === 'FU' || openFormations.includes(unit.formation.kind)) return false
  return !isArtillery(unit) || unit.figures > 0
}

const allRound: readonly FormationKind[] = ['square', 'huddle', 'work', 'rest', 'rout']

/** [BA-1.3.1-13] Front to all sides; its position is its centre. */
export function facesAllRound({ kind }: { kind: FormationKind }): boolean {
  return allRound.includes(kind)
}

/** In disorder or full disorder: it can neither fire nor attack. */
export function isDisordered({ disorder }: Unit): boolean {
  return disorder === 'U' || disorder === 'FU'
}

/** [BA-1.3.4-01] Gunners off their guns; the battery is what they are part of. */
export function isGunnersOnly({ arm, guns }: Pick<Unit, 'arm' | 'guns'>): boolean {
  return arm === 'artillery' && guns.length === 0
}

/** [BA-4.5.0-05] Unlimbered guns that nobody mans. */
export function isAbandoned(unit: Unit): boolean {
  return isArtillery(unit) && unit.formation.kind === 'unlimbered' && unit.figures === 0
}

/**
 * [BA-2.3.4-02] [BA-2.3.4-03] Whether an own unit may march through another: through skirmish lines and
 * unlimbered guns, unless it is in FU; [BA-1.1.1-04] not through one that went on firing.
 */
export function mayPass(passing: Unit, passed: Unit): boolean {
  if (passed.walls || passed.doing.continuedFire || passing.disorder === 'FU') return false
  const { kind } = passed.formation
  return kind === 'skirmish' || kind === 'unlimbered'
}

export function seatsOf({ sides }: State): Seat[] {
  return sides.map(({ seat }) => seat)
}

export function markMoved({ turn }: State, unit: Unit): void {
  unit.doing.moved = true
  unit.movedIn = turn
}
