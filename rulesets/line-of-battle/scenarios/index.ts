import type { Scenario } from '@grognard/umpire'
import type { State } from '../model/state.ts'
import { blockadeRunners, convoy, openBattle, puttingToSea, spy } from './book-battles.ts'
import { own } from './own-battle.ts'
import { constitution, firstOfJune, trafalgar } from './fleet-battles.ts'

/** The duel to begin with, the fleet actions, then the book's four types, then a player's own. */
export const scenarios: Record<string, Scenario<State>> = {
  constitution,
  trafalgar,
  'first-of-june': firstOfJune,
  spy,
  'open-battle': openBattle,
  convoy,
  'putting-to-sea': puttingToSea,
  'blockade-runners': blockadeRunners,
  own,
}
