import type { Reason } from '@grognard/umpire'
import { diceOfRoll, sidesOfDie } from '../book/tables/scale.ts'
import type { BaTable } from '../rules.ts'
import type { ClauseKind } from './clauses.ts'
import { failClause } from './clauses.ts'
import { hasRoom, roomTakenBy, isOverlapping } from './contact.ts'
import type { Standing } from './footprint.ts'
import { nameOf } from './names.ts'
import type { State } from './state.ts'
import { unitOf } from './units.ts'

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
export function makeChanges(table: BaTable, changes: readonly Change[]): void {
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
