import { useState } from 'react'
import type { Game, Kind } from '@grognard/umpire'
import { keyPart } from '../../shared/focus-targets.ts'
import { useIsNarrow } from '../../shared/media.ts'
import { capital, useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import type { TurnView } from '../state/turn-view.ts'
import { OrderGroup } from './order-group.tsx'
import { eachOnce } from './order-names.ts'

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
            {...keyPart('order')}
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
