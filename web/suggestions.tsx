import type { Draft } from '@grognard/board'
import type { Game, Kind } from '@grognard/umpire'
import type { BattleStore } from './battle-store.ts'
import { useWords } from './sentences.ts'
import type { Standing } from './standing.ts'

interface Props {
  draft: Draft
  game: Game
  standing: Standing
  store: BattleStore
}

/** Lawful orders in words for a piece whose order is drawn: for those who would rather choose than draw. */
export function Suggestions({ draft, game, standing, store }: Props) {
  const words = useWords(game)
  const orders = suggested(standing, draft)
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
      {orders.map((order, index) => (
        <option key={JSON.stringify(order)} value={index}>
          {words.say(game.tell(standing.view, order))}
        </option>
      ))}
    </select>
  )
}

function suggested({ desk, offers }: Standing, draft: Draft): Kind[] {
  const tool = desk.tool(draft.kind)
  if (tool.tool !== 'path' && tool.tool !== 'place') return []
  return offers.filter(order => order.kind === draft.kind && tool.piece(order) === draft.piece)
}
