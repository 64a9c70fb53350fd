import { targetOf } from '@grognard/board'
import type { Game, Kind } from '@grognard/umpire'
import { useState } from 'react'
import type { BattleStore } from './battle-store.ts'
import { useIsNarrow } from './narrow-window.ts'
import { useObserved } from './observed.ts'
import { isChancy, useForeseen } from './odds-of.ts'
import { capital, useWords } from './sentences.ts'
import type { Standing } from './standing.ts'

interface Props {
  orders: readonly Kind[]
  game: Game
  standing: Standing
  store: BattleStore
}

const MOST_BUTTONS = 6
/** With more orders than this each kind has one button, which opens its orders. */
const FEW_ORDERS = 4
const FEW_ON_A_PHONE = 2
const NONE: readonly Kind[] = []

/** Offered orders by kind, so that every kind that is open is seen at once. */
export function OrderList({ orders, ...rest }: Props) {
  const isNarrow = useIsNarrow()
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
    capital(words.name('order', kind)) + (length > 1 ? ` (${length})` : '')
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

/** Buttons or a list; orders that are told alike are numbered. */
function OrderGroup({ kind, orders, game, standing, store }: Props & { kind: string }) {
  const words = useWords(game)
  const pending = useObserved(store.state, state => state.pending)
  const chosen = orders.findIndex(order => order === pending)
  const kindName = words.name('order', kind)
  const told = orders.map(order => words.say(game.tell(standing.view, order)))
  const tell = (order: Kind): string => {
    const at = orders.indexOf(order)
    const name = told[at] ?? ''
    const before = told.slice(0, at).filter(other => other === name).length
    return before === 0 ? name : `${name} (${before + 1})`
  }
  const isNarrow = useIsNarrow()
  const tool = game.tool(kind)
  const isGrave = tool.tool === 'list' && tool.isGrave === true
  useForeseen(game.id, standing, isNarrow && orders.length <= MOST_BUTTONS ? orders : NONE)
  /** Without a pointer that rests, what an order may come to is read before it is given. */
  const isRead = (order: Kind) =>
    targetOf(standing.desk, order) !== null || isChancy(game.id, standing, order)
  const isTwice = (order: Kind) => isGrave || (isNarrow && isRead(order))
  const taken = (order: Kind) =>
    isTwice(order) && (isGrave || order !== pending) ? store.consider(order) : store.choose(order)
  if (orders.length > MOST_BUTTONS)
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
          {`${kindName} (${orders.length})`}
        </option>
        {orders.map((order, index) => (
          <option key={JSON.stringify(order)} value={index}>
            {tell(order)}
          </option>
        ))}
      </select>
    )
  return (
    <fieldset className={orders.length === 1 ? 'order-group single' : 'order-group'}>
      <legend>{kindName}</legend>
      {orders.map(order => (
        <button
          key={JSON.stringify(order)}
          type="button"
          aria-pressed={isTwice(order) ? order === pending : undefined}
          onClick={() => taken(order)}
          onPointerEnter={() => store.preview(order)}
          onPointerMove={() => store.preview(order)}
          onPointerLeave={() => store.preview(null)}
          onFocus={() => store.preview(order)}
          onBlur={() => store.preview(null)}
        >
          {tell(order)}
        </button>
      ))}
    </fieldset>
  )
}
