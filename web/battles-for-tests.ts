import { gameById } from '@grognard/rulesets'
import { newBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'

/** The smallest game at its beginning: crosses are asked, nothing is secret. */
export function smallBattle(): Battle {
  const dice = { kind: 'seeded' as const, seed: 'web' }
  return newBattle(gameById('tic-tac-toe'), { scenario: 'standard', dice })
}

/** The duel of two frigates: both seats are asked at once, in secret. */
export function duel(): Battle {
  const dice = { kind: 'seeded' as const, seed: 'web' }
  return newBattle(gameById('line-of-battle'), { scenario: 'constitution', dice })
}
