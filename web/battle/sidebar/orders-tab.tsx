import type { Kind } from '@grognard/umpire'
import type { ChoosePiece } from '../state/battle-layout.ts'
import { keyed } from '../../shared/keyed.ts'
import { useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import type { TurnView } from '../state/turn-view.ts'
import { useBattle } from '../state/use-battle.ts'

interface Props {
  store: BattleStore
  choose: ChoosePiece
}

/** The viewer's secret order sheet: what is written for each unit, those without orders first. */
export function OrdersTab({ store, choose }: Props) {
  const { turnView, selected, game } = useBattle(store, 'turnView', 'selected', 'game')
  const words = useWords(game)
  if (!turnView) return null
  const rows = game
    .orderSheets(turnView.view, turnView.viewer)
    .toSorted((a, b) => Math.min(1, a.orders.length) - Math.min(1, b.orders.length))
  return (
    <section className="order-sheet">
      <h2>{words.say({ key: 'web.orders.sheet' })}</h2>
      <ul>
        {rows.map(({ piece, name, orders, strikes = [] }) => (
          <li key={piece}>
            <button
              type="button"
              className="fleet-piece"
              aria-pressed={piece === selected}
              onClick={event => choose(piece, event.detail === 0)}
            >
              <span className="fleet-name">{words.say(name)}</span>
              {orders.length === 0 && (
                <span className="unordered">{words.say({ key: 'web.orders.none' })}</span>
              )}
            </button>
            {keyed(orders).map(([key, order], index) => (
              <p key={key} className="written">
                <span>{words.say(order)}</span>
                <Strike {...{ store, turnView }} order={strikes[index]} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StrikeProps {
  store: BattleStore
  turnView: TurnView
  order: Kind | undefined
}

/** Strikes one line out, where the game lets it. */
function Strike({ store, turnView, order }: StrikeProps) {
  const { game } = store.getState()
  const words = useWords(game)
  if (!order || !turnView.ask || !turnView.orderContext.judge(order).allowed) return null
  const told = words.say(game.describeOrder(turnView.view, order))
  return (
    <button
      type="button"
      className="plain strike"
      aria-label={told}
      title={told}
      onClick={() => store.dispatch({ type: 'order/choose', order })}
    >
      ×
    </button>
  )
}
