import { startPlanner } from '../../workers/players.ts'
import type { Dispatch } from './actions.ts'
import type { BattleState } from './battle-state.ts'

/** Asks the staff for its plan whenever one is wanted and what is asked is new. */
export function createPlanAsker(dispatch: Dispatch) {
  const planner = startPlanner()
  let asked: object | null = null
  return {
    follow({ game, turnView, plan, playback, sealed }: BattleState): void {
      if (!plan.isWanted || !turnView?.ask || playback || sealed) return
      const { view, viewer: seat } = turnView
      if (asked === view) return
      if (asked && plan.of !== asked) planner.stop()
      asked = view
      planner.ask({ ruleset: game.id, view, seat }).then(
        orders => dispatch({ type: 'plan/found', of: view, orders }),
        () => dispatch({ type: 'plan/found', of: view, orders: [] }),
      )
    },
    stop: () => planner.stop(),
  }
}
