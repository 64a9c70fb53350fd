import type { Game, Kind } from '@grognard/umpire'
import type { BattleStore } from './battle-store.ts'
import { useObserved } from './observed.ts'
import { useWords } from './sentences.ts'
import type { Standing } from './standing.ts'

interface Props {
  orders: readonly Kind[]
  game: Game
  standing: Standing
  store: BattleStore
}

const MOST_BUTTONS = 6

/** Offered orders by kind: a few as buttons, many to choose from in a list. */
export function OrderList({ orders, game, standing, store }: Props) {
  const kinds = [...new Set(orders.map(order => order.kind))]
  return kinds.map(kind => (
    <OrderGroup
      key={kind}
      kind={kind}
      orders={orders.filter(order => order.kind === kind)}
      {...{ game, standing, store }}
    />
  ))
}

function OrderGroup({ kind, orders, game, standing, store }: Props & { kind: string }) {
  const words = useWords(game)
  const pending = useObserved(store.state, state => state.pending)
  const chosen = orders.findIndex(order => order === pending)
  const name = words.name('order', kind)
  const tell = (order: Kind) => words.say(game.tell(standing.view, order))
  const tool = game.tool(kind)
  const isGrave = tool.tool === 'list' && tool.isGrave === true
  if (orders.length > MOST_BUTTONS)
    return (
      <select
        className="order-choice"
        aria-label={name}
        value={chosen < 0 ? '' : chosen}
        onChange={event => {
          const order = orders[Number(event.target.value)]
          if (order) store.consider(order)
        }}
      >
        <option value="" disabled>
          {`${name} (${orders.length})`}
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
      <legend>{name}</legend>
      {orders.map(order => (
        <button
          key={JSON.stringify(order)}
          type="button"
          aria-pressed={isGrave ? order === pending : undefined}
          onClick={() => (isGrave ? store.consider(order) : store.choose(order))}
          onPointerEnter={() => store.preview(order)}
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
