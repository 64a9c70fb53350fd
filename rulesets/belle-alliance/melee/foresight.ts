import type { BaContinuation, BaTable } from '../rules.ts'
import type { State } from '../state.ts'
import { engageChief } from '../command/engage.ts'
import { fightersIn, fightersOf, fightsOf } from './fights.ts'
import type { Fight } from './fights.ts'
import { fightAll } from './round.ts'

/** Of more, each with its own dice, there are too many ways to go through while a player waits. */
const MOST_FIGHTERS = 2

/** [BA-4.1.3-01] What will come of the melee of the friend that was named last, as it stands now. */
export function foreseeHelpedMelee(table: BaTable): BaContinuation {
  return foreseeFights(table, helpedFights(table.state), foreseeHelpedRound)
}

function foreseeHelpedRound(table: BaTable): void {
  fightNow(table, helpedFights(table.state))
}

/** What will come of the only melee there is. */
export function foreseeMelee(table: BaTable): BaContinuation {
  return foreseeFights(table, fightsOf(table.state), foreseeRound)
}

function foreseeRound(table: BaTable): void {
  fightNow(table, fightsOf(table.state))
}

/** [BA-1.1.4-07] Chiefs are engaged before the dice. */
function foreseeFights(
  table: BaTable,
  fights: readonly Fight[],
  round: BaContinuation,
): BaContinuation {
  const fighters = fightersOf(fights)
  if (fighters.length > MOST_FIGHTERS) return undefined
  for (const unit of fighters) engageChief(table, unit)
  return round
}

function fightNow(table: BaTable, fights: readonly Fight[]): void {
  if (fights.length > 0) fightAll(table, fights)
}

/** [BA-4.1.5-01] Who has several enemies rolls once for all of them. */
function helpedFights(state: State): Fight[] {
  const friend = state.helpers.at(-1)?.of
  const fights = fightsOf(state)
  const own = fights.filter(fight => friend !== undefined && fightersIn(fight).includes(friend))
  return joinedTo(fights, own)
}

/** Those that share a fighter with one of them, or with one that does. */
function joinedTo(fights: readonly Fight[], some: readonly Fight[]): Fight[] {
  const fighters = fightersOf(some)
  const joined = fights.filter(fight => fightersIn(fight).some(unit => fighters.includes(unit)))
  return joined.length === some.length ? joined : joinedTo(fights, joined)
}
