import type { Game, Kind } from '@grognard/umpire'
import type { BattleStore } from './battle-store.ts'
import { keyed } from './keyed.ts'
import { useWords } from './sentences.ts'
import type { Standing } from './standing.ts'

interface Props {
  orders: readonly Kind[]
  game: Game
  standing: Standing
  store: BattleStore
}

/** Lawful orders in words for a piece whose order is drawn: for those who would rather choose than draw. */
export function Suggestions({ orders, game, standing, store }: Props) {
  const words = useWords(game)
  if (orders.length === 0) return null
  return (
    <select
      className="order-choice"
      value=""
      aria-label={words.say({ key: 'web.order.offered', values: { count: orders.length } })}
      onChange={event => {
        const order = orders[Number(event.target.value)]
        if (order) store.suggest(order)
      }}
    >
      <option value="" disabled>
        {words.say({ key: 'web.order.offered', values: { count: orders.length } })}
      </option>
      {keyed(orders).map(([key, order], index) => (
        <option key={key} value={index}>
          {words.say(game.tell(standing.view, order))}
        </option>
      ))}
    </select>
  )
}
