import { useMemo, useState } from 'react'
import type { SyntheticEvent } from 'react'
import type { Game, Kind } from '@grognard/umpire'
import { useStore } from 'zustand'
import { focusPlace } from '../../shared/focus-register.ts'
import { keyed } from '../../shared/keyed.ts'
import { keepInSight } from '../../shared/scrolling.ts'
import { useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { isSameOrder, orderInHand } from '../state/main-order.ts'
import type { TurnView } from '../state/turn-view.ts'
import { stepAmong } from './order-button.tsx'
import { eachOnce, orderNames } from './order-names.ts'
import { useSame } from '../state/use-battle.ts'

const NONE: readonly Kind[] = []

interface Props {
  orders: readonly Kind[]
  game: Game
  turnView: TurnView
  store: BattleStore
}

/** Lawful orders in words for a piece whose order is drawn: for those who would rather choose than draw. */
export function Suggestions({ orders, game, turnView, store }: Props) {
  const words = useWords(game)
  const selected = useStore(store, state => state.selected)
  const inHand = useSame(store, orderInHand)
  const each = useMemo(() => eachOnce(orders), [orders])
  const [isOpen, setOpen] = useState(false)
  // To say where each leads is worth some thought, and few look: it is thought of when they do.
  const told = isOpen ? each : NONE
  const names = useMemo(
    () => orderNames(told, { words, game, turnView, selected }),
    [told, words, game, turnView, selected],
  )
  const toggled = (event: SyntheticEvent<HTMLDetailsElement>): void => {
    setOpen(event.currentTarget.open)
    keepInSight(event)
  }
  if (orders.length === 0) return null
  return (
    <details className="suggestions" onToggle={toggled}>
      <summary>{words.say({ key: 'web.order.offered', values: { count: each.length } })}</summary>
      <fieldset className="order-group long" onKeyDown={stepAmong}>
        {keyed(told).map(([key, order], index) => (
          <button
            key={key}
            type="button"
            ref={focusPlace('order')}
            aria-pressed={isSameOrder(inHand, order)}
            onClick={() =>
              isSameOrder(inHand, order)
                ? store.dispatch({ type: 'order/choose', order })
                : store.dispatch({ type: 'order/suggest', order })
            }
            onPointerEnter={event =>
              event.pointerType !== 'touch' && store.dispatch({ type: 'order/preview', order })
            }
            onPointerLeave={() => store.dispatch({ type: 'order/preview', order: null })}
            onFocus={event =>
              event.currentTarget.matches(':focus-visible') &&
              store.dispatch({ type: 'order/preview', order })
            }
            onBlur={() => store.dispatch({ type: 'order/preview', order: null })}
          >
            {names[index]}
          </button>
        ))}
      </fieldset>
    </details>
  )
}
