import { give } from '@grognard/umpire'
import { errorText } from '../../shared/error-text.ts'
import { askingFor, withDice } from '../dice/dice-request.ts'
import type { AtTheThrow, Occasion } from '../dice/dice-request.ts'
import type { Dispatch } from './actions.ts'
import type { BattleState, OrderOnItsWay } from './battle-state.ts'

interface Page {
  getState(): BattleState
  dispatch: Dispatch
  /** Keeps dice that have been laid down. */
  keep(): void
}

/** Takes the orders that are on their way to the umpire, and brings back what comes of them. */
export function createOrderSender({ getState, dispatch, keep }: Page) {
  let isStopped = false
  const taken = new WeakSet<OrderOnItsWay>()
  let queue: Promise<unknown> = Promise.resolve()

  /** The chart goes on to the moment of a roll; how many events it shows by then. */
  const showRoll = ({ state, phase, events }: AtTheThrow): number => {
    const { battle, viewer, playback } = getState()
    if (viewer === null || playback) return 0
    const view = battle.game.view(state, viewer)
    dispatch({ type: 'dice/wanted', view, phase: phase === '' ? null : phase })
    return events.filter(event => battle.game.redact(event, viewer)).length
  }
  const judged = async (given: OrderOnItsWay): Promise<void> => {
    let shown = 0
    const { seat, order } = given
    const asking = askingFor(
      () => occasionOf(getState(), given),
      at => {
        shown = showRoll(at) || shown
      },
    )
    const heldDice = {
      held: () => getState().thrown,
      hold: (thrown: BattleState['thrown']) => dispatch({ type: 'dice/rolled', thrown }),
    }
    const attempt = (typed: readonly number[]) => give(getState().battle, seat, order, typed)
    const result = await withDice(attempt, asking, ({ events }) => events, heldDice)
    if (isStopped) return
    if (!result) keep()
    if (result?.ruling.allowed)
      dispatch({ type: 'battle/played', given, battle: result.battle, shown })
    else dispatch({ type: 'battle/refused', given, ruling: result?.ruling ?? null })
  }
  /** An order that could not be played at all is no longer on its way. */
  const failed = (given: OrderOnItsWay, error: unknown): void => {
    dispatch({ type: 'battle/refused', given, ruling: null })
    if (!given.isComputers) return reportError(error)
    const fault = { key: 'web.fault.computer', values: { fault: errorText(error) } }
    dispatch({ type: 'computer/failed', fault })
  }
  return {
    /** One order after the other, since dice may have to be rolled for each. */
    follow({ onTheirWay }: BattleState): void {
      for (const given of onTheirWay) {
        if (taken.has(given)) continue
        taken.add(given)
        queue = queue.then(() => judged(given)).catch((error: unknown) => failed(given, error))
      }
    },
    stop(): void {
      isStopped = true
    },
  }
}

/** What dice are rolled for when a seat gives an order. */
function occasionOf({ battle, viewer }: BattleState, { seat, order }: OrderOnItsWay): Occasion {
  const view = battle.game.view(battle.state, viewer ?? seat)
  const action = battle.game.describeOrder(view, order)
  return { game: battle.game, before: battle.state, viewer, seat, action }
}
