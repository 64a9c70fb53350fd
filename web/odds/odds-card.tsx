import type { BattleState } from '../battle/battle-state.ts'
import { useIsNarrow } from '../common/narrow-window.ts'
import { useOdds } from './odds-of.ts'
import { orderLookedAt } from './odds-order.ts'
import { Odds } from './odds-slip.tsx'

/** On a phone, where nothing lies beside the pointer, odds stand above the orders. */
export function OddsCard({ state }: { state: BattleState }) {
  const { standing, battle } = state
  const isNarrow = useIsNarrow()
  const odds = useOdds(battle.game.id, standing, isNarrow ? orderLookedAt(state) : null)
  if (!odds) return null
  return (
    <div className="odds-card" role="status">
      <Odds game={battle.game} forecast={odds} />
    </div>
  )
}
