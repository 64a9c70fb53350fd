import { gameById } from '@grognard/rulesets'
import { newBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import type { BattleState } from './battle-state.ts'
import { standingOf } from './standing.ts'

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

/** The page as it stands when a seat looks at the battle, with a piece in hand or none. */
export function stateOf(
  battle: Battle,
  viewer: string,
  selected: string | null = null,
): BattleState {
  return {
    id: 'test',
    battle,
    players: {},
    sealed: null,
    viewer,
    next: null,
    standing: standingOf(battle, viewer),
    rows: [],
    selected,
    draft: null,
    verdict: null,
    pending: null,
    previewed: null,
    objection: null,
    thinking: null,
    saving: 'saved',
    fault: null,
    hasRuler: false,
    hasArcs: true,
  }
}
