import type { Reason } from '@grognard/umpire'
import { diceOfRoll, sidesOfDie } from '../../book/tables/scale.ts'
import { failClause } from '../../model/clauses.ts'
import type { ClauseKind } from '../../model/clauses.ts'
import { hasRoom, isOverlapping, roomTakenBy } from '../../model/contact.ts'
import type { Standing } from '../../model/footprint.ts'
import { nameOf } from '../../model/names.ts'
import { catchStaff } from '../../model/staff-danger.ts'
import { followUnits, staffPlaces } from '../../model/staff.ts'
import type { State } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import { formings } from './form.ts'
import { gunChanges } from './guns.ts'
import { leavings } from './leave.ts'
import { enterBuildings } from './occupy.ts'
import { recalls } from './recall.ts'
import { sendings } from './send-out.ts'
import { nameSoutiens } from './soutien.ts'
import { joinAll, splitAll } from './split.ts'

/** [BA-2.1.0-01] Splits and joins come before all changes of formation. */
export function splitAndJoin(table: BaTable): void {
  const places = staffPlaces(table.state)
  splitAll(table)
  joinAll(table)
  followUnits(table, places)
}

/**
 * [BA-2.2.1-01] [BA-2.2.3-05] Recalls first and sendings last, for the mother unit may change its
 * formation after the one and before the other. [BA-1.1.4-13] Staff figures stay with their units;
 * [BA-1.1.4-06] others that an enemy forms up near to are tested.
 */
export function changeFormations(table: BaTable, beginRests: (table: BaTable) => void): void {
  const places = staffPlaces(table.state)
  makeChanges(table, recalls(table))
  enterBuildings(table)
  makeChanges(table, [...leavings(table), ...gunChanges(table), ...formings(table)])
  makeChanges(table, sendings(table))
  beginRests(table)
  nameSoutiens(table)
  followUnits(table, places)
  catchStaff(table)
}

/** A change that a unit is about to make, with the ground that it will stand on. */
export interface Change {
  unit: string
  clause: ClauseKind
  /** Everything that will stand elsewhere or otherwise than before. */
  claims: readonly Standing[]
  /** Units whose present ground is given up by it. */
  gives: readonly string[]
  execute(table: BaTable): void
}

/** [BA-2.2.1-05] The changes for which there is room, made at the same time; the others fail. */
function makeChanges(table: BaTable, changes: readonly Change[]): void {
  let open = withRoom(table, changes)
  for (let rivals = findRivals(open); rivals; rivals = findRivals(open)) {
    const loser = contest(table, rivals)
    open = withRoom(
      table,
      open.filter(change => change !== loser),
    )
  }
  for (const change of open) change.execute(table)
}

/** What stays where it is may take the room of another; so until all that are left have room. */
function withRoom(table: BaTable, changes: readonly Change[]): Change[] {
  const given = changes.flatMap(({ gives }) => gives)
  const open = changes.filter(change => fits(table.state, change, given))
  if (open.length === changes.length) return open
  for (const change of changes)
    if (!open.includes(change))
      failClause(table, change.unit, change.clause, noRoom(table.state, change, given))
  return withRoom(table, open)
}

function fits(state: State, { claims }: Change, given: readonly string[]): boolean {
  return claims.every(claim => hasRoom(state, claim, given))
}

function noRoom(state: State, { unit, claims }: Change, given: readonly string[]): Reason {
  const claim = claims.find(standing => !hasRoom(state, standing, given))
  return {
    rule: 'BA-2.2.1-05',
    message: 'ba.refuse.roomTaken',
    values: {
      unit: nameOf(unitOf(state, unit)),
      by: claim ? roomTakenBy(state, claim, given) : { key: 'ba.room.edge' },
    },
  }
}

type Rivals = readonly [Change, Change]

function findRivals(changes: readonly Change[]): Rivals | undefined {
  for (const [at, one] of changes.entries())
    for (const other of changes.slice(at + 1)) if (areRivals(one, other)) return [one, other]
  return undefined
}

function areRivals(one: Change, other: Change): boolean {
  return one.claims.some(claim => other.claims.some(rival => isOverlapping(claim, rival)))
}

/** [BA-2.2.1-05] The higher total has the ground; equal ones are rolled again. The loser is returned. */
function contest(table: BaTable, [one, other]: Rivals): Change {
  const first = table.sum(diceOfRoll, sidesOfDie, 'BA-2.2.1-05')
  const second = table.sum(diceOfRoll, sidesOfDie, 'BA-2.2.1-05')
  if (first === second) return contest(table, [one, other])
  const [winner, loser] = first > second ? [one, other] : [other, one]
  table.emit({
    kind: 'groundContested',
    winner: winner.unit,
    loser: loser.unit,
    winnerTotal: Math.max(first, second),
    loserTotal: Math.min(first, second),
  })
  return loser
}
