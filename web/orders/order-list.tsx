import { targetOf } from '@grognard/board'
import type { Game, Kind } from '@grognard/umpire'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { BattleStore } from '../battle/battle-store.ts'
import { keyed } from '../common/keyed.ts'
import { useIsNarrow } from '../common/narrow-window.ts'
import { useObserved } from '../common/observed.ts'
import { isCertain, useForeseen, whenCertain } from '../odds/odds-of.ts'
import { eachOnce, orderNames } from './order-names.ts'
import { isSameOrder } from '../battle/same-order.ts'
import { capital, useWords } from '../common/sentences.ts'
import type { Standing } from '../battle/standing.ts'
import { wayOf } from '../chart/ways.ts'

interface Props {
  orders: readonly Kind[]
  game: Game
  standing: Standing
  store: BattleStore
}

const MOST_BUTTONS = 6
/** Up to so many lie in a list of lines; of more a native list is scrolled faster. */
const MOST_LINES = 60
/** With more orders than this each kind has one button, which opens its orders. */
const FEW_ORDERS = 4
const FEW_ON_A_PHONE = 2
const NONE: readonly Kind[] = []

/** Offered orders by kind, so that every kind that is open is seen at once. */
export function OrderList({ orders: offered, ...rest }: Props) {
  const isNarrow = useIsNarrow()
  const orders = eachOnce(offered)
  const groups = byKind(orders)
  if (groups.length > 1 && orders.length > (isNarrow ? FEW_ON_A_PHONE : FEW_ORDERS))
    return <FoldedKinds groups={groups} isNarrow={isNarrow} {...rest} />
  return groups.map(([kind, own]) => <OrderGroup key={kind} kind={kind} orders={own} {...rest} />)
}

type Group = readonly [kind: string, orders: readonly Kind[]]

interface Folds extends Omit<Props, 'orders'> {
  groups: readonly Group[]
  isNarrow: boolean
}

/** A button a kind; below them the orders of the one that is open. A lone order needs no fold but on a phone. */
function FoldedKinds({ groups, isNarrow, ...rest }: Folds) {
  const [wanted, want] = useState('')
  const words = useWords(rest.game)
  const isFolded = ([, own]: Group) => isNarrow || own.length > 1
  const folded = groups.filter(isFolded)
  const open = folded.find(([kind]) => kind === wanted) ?? folded[0]
  const nameOf = ([kind, { length }]: Group) =>
    capital(words.name('order', kind)) +
    (length > 1 ? ` (${words.say({ key: 'web.order.ways', values: { count: length } })})` : '')
  return (
    <>
      {groups.map(group =>
        isFolded(group) ? (
          <button
            key={group[0]}
            type="button"
            className="order-kind"
            aria-expanded={group === open}
            onClick={() => want(group[0])}
          >
            {nameOf(group)}
          </button>
        ) : (
          <OrderGroup key={group[0]} kind={group[0]} orders={group[1]} {...rest} />
        ),
      )}
      {open && (
        <div className="orders-of-kind">
          <OrderGroup kind={open[0]} orders={open[1]} {...rest} />
        </div>
      )}
    </>
  )
}

function byKind(orders: readonly Kind[]): Group[] {
  const kinds = [...new Set(orders.map(order => order.kind))]
  return kinds.map(kind => [kind, orders.filter(order => order.kind === kind)] as const)
}

/** Buttons, or lines of a list; orders that are told alike begin with what tells them apart. */
function OrderGroup({ kind, orders, game, standing, store }: Props & { kind: string }) {
  const words = useWords(game)
  const pending = useObserved(store.state, state => state.pending)
  const selected = useObserved(store.state, state => state.selected)
  const chosen = orders.findIndex(order => isSameOrder(order, pending))
  const kindName = capital(words.name('order', kind))
  const names = orderNames(orders, { words, game, standing, selected })
  const isLong = orders.length > MOST_BUTTONS
  const isNarrow = useIsNarrow()
  const tool = game.tool(kind)
  const isGrave = tool.tool === 'list' && tool.isGrave === true
  useForeseen(game.id, standing, isNarrow && orders.length <= MOST_BUTTONS ? orders : NONE)
  const leadsAway = (order: Kind) => wayOf(standing, order).length > 1
  /**
   * Without a pointer that rests, what an order may come to is read before it is given; nothing waits
   * for the odds. What leads elsewhere is confirmed as on the chart.
   */
  const isRead = (order: Kind) =>
    targetOf(standing.desk, order) !== null ||
    leadsAway(order) ||
    !isCertain(game.id, standing, order)
  const isTwice = (order: Kind) => isGrave || isLong || (isNarrow && isRead(order))
  const isOnlyForOdds = (order: Kind) =>
    !isGrave && !isLong && targetOf(standing.desk, order) === null && !leadsAway(order)
  /** In hand at once; what waits for nothing but its odds is given as soon as no die is known to decide it. */
  const taken = (order: Kind) => {
    if (!isTwice(order) || (!isGrave && isSameOrder(order, pending))) return store.choose(order)
    store.consider(order)
    const isStill = () =>
      store.state.get().pending === order && store.state.get().standing === standing
    if (isOnlyForOdds(order))
      whenCertain(game.id, standing, order, () => isStill() && store.choose(order))
  }
  if (orders.length > MOST_LINES)
    return (
      <select
        className="order-choice"
        aria-label={kindName}
        value={chosen < 0 ? '' : chosen}
        onChange={event => {
          const order = orders[Number(event.target.value)]
          if (order) store.consider(order)
        }}
      >
        <option value="" disabled>
          {`${kindName} (${words.say({ key: 'web.order.ways', values: { count: orders.length } })})`}
        </option>
        {keyed(names).map(([key, name], index) => (
          <option key={key} value={index}>
            {name}
          </option>
        ))}
      </select>
    )
  return (
    <fieldset
      className={`order-group${orders.length === 1 ? ' single' : ''}${isLong ? ' long' : ''}`}
      onKeyDown={stepAmong}
    >
      <legend>{kindName}</legend>
      {keyed(orders).map(([key, order], index) => (
        <button
          key={key}
          type="button"
          aria-pressed={isTwice(order) ? isSameOrder(order, pending) : undefined}
          onClick={() => taken(order)}
          onPointerEnter={event => isResting(event) && store.preview(order)}
          onPointerMove={event => isResting(event) && store.preview(order)}
          onPointerLeave={() => store.preview(null)}
          onFocus={event => event.currentTarget.matches(':focus-visible') && store.preview(order)}
          onBlur={() => store.preview(null)}
        >
          {names[index]}
        </button>
      ))}
    </fieldset>
  )
}

/** A finger does not rest: what it would lay open must not push the button away from under it. */
const isResting = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch'

/** Up and down lead from line to line. */
export function stepAmong(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const lines = [...event.currentTarget.querySelectorAll('button')]
  const next = lines[lines.findIndex(line => line === document.activeElement) + by]
  if (by === 0 || !next) return
  event.preventDefault()
  next.focus()
}
