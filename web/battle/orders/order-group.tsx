import { targetOf } from '@grognard/board'
import type { Game, Kind } from '@grognard/umpire'
import { useStore } from 'zustand'
import { keyed } from '../../shared/keyed.ts'
import { useIsNarrow } from '../../shared/media.ts'
import { capital, useWords } from '../../shared/sentences.ts'
import { useForeseen } from '../odds/use-odds.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { pieceName } from '../state/piece-name.ts'
import type { TurnView } from '../state/turn-view.ts'
import { OrderButton, stepAmong } from './order-button.tsx'
import type { OrderLine } from './order-button.tsx'
import { orderNames } from './order-names.ts'
import { OrderSought } from './order-search.tsx'
import { takingOf } from './take-order.ts'
import type { Taking } from './take-order.ts'

interface Props {
  kind: string
  orders: readonly Kind[]
  game: Game
  turnView: TurnView
  store: BattleStore
}

const MOST_BUTTONS = 6
/** Up to so many lie in a list of lines; among more one seeks. */
const MOST_LINES = 20
const NONE: readonly Kind[] = []

/** Orders of one kind as buttons or as lines of a list; those told alike begin with what tells them apart. */
export function OrderGroup({ kind, orders, game, turnView, store }: Props) {
  const words = useWords(game)
  const pending = useStore(store.state, state => state.pending)
  const isLong = orders.length > MOST_BUTTONS
  const isNarrow = useIsNarrow()
  useForeseen(game.id, turnView, isNarrow && !isLong ? orders : NONE)
  const { isPressed, take } = takingOf({ game, turnView, store, kind, pending, isLong, isNarrow })
  const lines = useLines(orders, { game, turnView, store, isPressed })
  const legend = capital(words.name('order', kind))
  const look = store.preview
  if (orders.length > MOST_LINES) return <OrderSought {...{ legend, lines, take, look }} />
  return (
    <fieldset
      className={`order-group${orders.length === 1 ? ' single' : ''}${isLong ? ' long' : ''}`}
      onKeyDown={stepAmong}
    >
      <legend>{legend}</legend>
      {lines.map(line => (
        <OrderButton key={line.key} {...{ line, take, look }} />
      ))}
    </fieldset>
  )
}

type Told = Pick<Props, 'game' | 'turnView' | 'store'> & Pick<Taking, 'isPressed'>

/** The orders as they are named, each with what it is aimed at. */
function useLines(
  orders: readonly Kind[],
  { game, turnView, store, isPressed }: Told,
): OrderLine[] {
  const words = useWords(game)
  const selected = useStore(store.state, state => state.selected)
  const names = orderNames(orders, { words, game, turnView, selected })
  const headingOf = (order: Kind): string => {
    const target = targetOf(turnView.orderContext, order)
    const name = target === null ? '' : pieceName(turnView, target)
    return typeof name === 'string' ? name : words.say(name)
  }
  return keyed(orders).map(([key, order], index) => ({
    key,
    order,
    name: names[index] ?? '',
    isPressed: isPressed(order),
    heading: headingOf(order),
  }))
}
