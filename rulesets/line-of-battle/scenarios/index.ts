import type { Scenario } from '@grognard/umpire'
import type { State } from '../state.ts'
import { blockadeRunners } from './blockade-runners.ts'
import { constitution } from './constitution.ts'
import { convoy } from './convoy.ts'
import { firstOfJune } from './first-of-june.ts'
import { openBattle } from './open-battle.ts'
import { puttingToSea } from './putting-to-sea.ts'
import { spy } from './spy.ts'
import { trafalgar } from './trafalgar.ts'

/** The duel to begin with, the fleet actions, then the book's four types. */
export const scenarios: Record<string, Scenario<State>> = {
  constitution,
  trafalgar,
  'first-of-june': firstOfJune,
  spy,
  'open-battle': openBattle,
  convoy,
  'putting-to-sea': puttingToSea,
  'blockade-runners': blockadeRunners,
}
