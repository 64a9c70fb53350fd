import { targetOf } from '@grognard/board'
import type { Game, Kind } from '@grognard/umpire'
import { isCertain, whenCertain } from '../odds/use-odds.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { isSameOrder } from '../state/main-order.ts'
import { isShownAlready, isTakenFirst } from '../state/ways.ts'
import type { TurnView } from '../state/turn-view.ts'

/** How the orders of a list are taken in hand and given. */
export interface Taking {
  /** Of an order that is first taken in hand: whether it is; undefined of one that is given at once. */
  isPressed(order: Kind): boolean | undefined
  take(order: Kind): void
}

interface Listed {
  game: Game
  turnView: TurnView
  store: BattleStore
  kind: string
  /** The order in hand. */
  pending: Kind | null
  /** There are so many that one is easily hit for another. */
  isLong: boolean
  /** A phone, where no pointer rests: what dice decide is read before it is given. */
  isNarrow: boolean
}

export function takingOf(listed: Listed): Taking {
  const { game, turnView, store, kind, pending, isLong, isNarrow } = listed
  const tool = game.tool(kind)
  const isGrave = tool.tool === 'list' && tool.isGrave === true
  const isChosen = tool.tool === 'list' ? tool.isChosen : undefined

  const isRead = (order: Kind) =>
    isNarrow &&
    targetOf(turnView.orderContext, order) === null &&
    !isCertain(game.id, turnView, order)
  const isTwice = (order: Kind) => isGrave || isLong || isTakenFirst(turnView, order)
  const isAtOnce = (order: Kind) =>
    !isGrave && !isLong && isShownAlready(turnView, order, store.getState().pointer.previewed)
  const isWaiting = (order: Kind) => (isTwice(order) ? !isAtOnce(order) : isRead(order))
  const isStillInHand = (order: Kind) =>
    store.getState().pending === order && store.getState().turnView === turnView

  return {
    isPressed(order) {
      if (isChosen?.(order, turnView.view)) return true
      return isTwice(order) || isRead(order) || isChosen ? isSameOrder(order, pending) : undefined
    },
    /** What waits for nothing but its odds is given as soon as no die is known to decide it. */
    take(order) {
      const isAgain = !isGrave && isSameOrder(order, pending)
      if (isAgain || !isWaiting(order) || isChosen?.(order, turnView.view))
        return store.dispatch({ type: 'order/choose', order })
      store.dispatch({ type: 'order/consider', order })
      if (isTwice(order)) return
      whenCertain(
        game.id,
        turnView,
        order,
        () => isStillInHand(order) && store.dispatch({ type: 'order/choose', order }),
      )
    },
  }
}
