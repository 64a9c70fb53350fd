import type { BaFurther, BaTable } from '../rules.ts'
import type { State } from '../state.ts'
import { engageChief } from '../command/engage.ts'
import { fightersIn, fightersOf, fightsOf } from './fights.ts'
import type { Fight } from './fights.ts'
import { fightAll } from './round.ts'

/** [BA-4.1.3-01] What will come of the melee of the friend that was named last, as it stands now. */
export function foreseeHelpedMelee(table: BaTable): BaFurther {
  engageAll(table, helpedFights(table.state))
  return foreseeHelpedRound
}

function foreseeHelpedRound(table: BaTable): void {
  fightNow(table, helpedFights(table.state))
}

/** What will come of all melees, where they are one by their fighters: else there are too many. */
export function foreseeMelee(table: BaTable): BaFurther {
  const fights = fightsOf(table.state)
  if (fights.length === 0 || joinedTo(fights, fights.slice(0, 1)).length < fights.length)
    return undefined
  engageAll(table, fights)
  return foreseeRound
}

function foreseeRound(table: BaTable): void {
  fightNow(table, fightsOf(table.state))
}

/** [BA-1.1.4-07] Chiefs are engaged before the dice. */
function engageAll(table: BaTable, fights: readonly Fight[]): void {
  for (const unit of fightersOf(fights)) engageChief(table, unit)
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
