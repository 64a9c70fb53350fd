import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { targetOf } from '@grognard/board'
import type { Game, Kind } from '@grognard/umpire'
import { focusPlace } from '../../shared/focus-register.ts'
import { keyed } from '../../shared/keyed.ts'
import { useIsNarrow } from '../../shared/media.ts'
import { bringInSight } from '../../shared/scrolling.ts'
import { capital, useWords } from '../../shared/sentences.ts'
import { useForeseen } from '../odds/use-odds.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { pieceName } from '../state/turn-view.ts'
import type { TurnView } from '../state/turn-view.ts'
import { OrderButton, stepAmong } from './order-button.tsx'
import type { OrderLine } from './order-button.tsx'
import { MOST_BUTTONS, openedIn } from './opened-kind.ts'
import type { OfKind } from './opened-kind.ts'
import { eachOnce, orderNames } from './order-names.ts'
import { OrderSought } from './order-search.tsx'
import { takingOf } from './take-order.ts'
import type { Taking } from './take-order.ts'

interface GroupProps {
  kind: string
  orders: readonly Kind[]
  game: Game
  turnView: TurnView
  store: BattleStore
}

/** Up to so many lie in a list of lines; among more one seeks. */
const MOST_LINES = 20
const NONE: readonly Kind[] = []

/** Orders of one kind as buttons or as lines of a list; those told alike begin with what tells them apart. */
function OrderGroup({ kind, orders, game, turnView, store }: GroupProps) {
  const words = useWords(game)
  const pending = useStore(store, state => state.pending)
  const isLong = orders.length > MOST_BUTTONS
  const isNarrow = useIsNarrow()
  useForeseen(game.id, turnView, isNarrow && !isLong ? orders : NONE)
  const { isPressed, take } = takingOf({ game, turnView, store, kind, pending, isLong, isNarrow })
  const lines = useLines(orders, { game, turnView, store, isPressed })
  const legend = capital(words.name('order', kind))
  const look = (order: Kind | null) => store.dispatch({ type: 'order/preview', order })
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

type Told = Pick<GroupProps, 'game' | 'turnView' | 'store'> & Pick<Taking, 'isPressed'>

/** The orders as they are named, each with what it is aimed at. */
function useLines(
  orders: readonly Kind[],
  { game, turnView, store, isPressed }: Told,
): OrderLine[] {
  const words = useWords(game)
  const selected = useStore(store, state => state.selected)
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

interface Props {
  orders: readonly Kind[]
  game: Game
  turnView: TurnView
  store: BattleStore
}

/** With more orders than this each kind has one button, which opens its orders. */
const FEW_ORDERS = 4
const FEW_ON_A_PHONE = 2

/** Offered orders by kind, so that every kind that is open is seen at once. */
export function OrderList({ orders: offered, ...rest }: Props) {
  const isNarrow = useIsNarrow()
  const orders = eachOnce(offered)
  const groups = byKind(orders)
  if (groups.length > 1 && orders.length > (isNarrow ? FEW_ON_A_PHONE : FEW_ORDERS))
    return <FoldedKinds groups={groups} isNarrow={isNarrow} {...rest} />
  return groups.map(([kind, own]) => <OrderGroup key={kind} kind={kind} orders={own} {...rest} />)
}

interface Folds extends Omit<Props, 'orders'> {
  groups: readonly OfKind[]
  isNarrow: boolean
}

/** A button a kind; below them the orders of the one that is open. A lone order needs no fold but on a phone. */
function FoldedKinds({ groups, isNarrow, ...rest }: Folds) {
  const [wanted, want] = useState('')
  const words = useWords(rest.game)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (wanted !== '' && list.current) bringInSight(list.current)
  }, [wanted])
  const isFolded = ([, own]: OfKind) => isNarrow || own.length > 1
  const folded = groups.filter(isFolded)
  const pending = useStore(rest.store, state => state.pending)
  const open = openedIn(folded, { wanted, pending, orderContext: rest.turnView.orderContext })
  const nameOf = ([kind, { length }]: OfKind, ways: string | number) =>
    capital(words.name('order', kind)) + (length > 1 ? ` (${ways})` : '')
  const fullName = (group: OfKind) =>
    nameOf(group, words.say({ key: 'web.order.ways', values: { count: group[1].length } }))
  return (
    <>
      {groups.map(group =>
        isFolded(group) ? (
          <button
            key={group[0]}
            type="button"
            className="order-kind"
            ref={focusPlace('order')}
            aria-expanded={group[0] === open?.[0]}
            aria-label={fullName(group)}
            onClick={() => want(group[0] === open?.[0] ? '' : group[0])}
          >
            {isNarrow ? nameOf(group, group[1].length) : fullName(group)}
          </button>
        ) : (
          <OrderGroup key={group[0]} kind={group[0]} orders={group[1]} {...rest} />
        ),
      )}
      {open && (
        <div ref={list} className="orders-of-kind">
          <OrderGroup kind={open[0]} orders={open[1]} {...rest} />
        </div>
      )}
    </>
  )
}

function byKind(orders: readonly Kind[]): OfKind[] {
  const kinds = [...new Set(orders.map(order => order.kind))]
  return kinds.map(kind => [kind, orders.filter(order => order.kind === kind)] as const)
}
