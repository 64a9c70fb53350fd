import type { ChoosePiece } from './battle-page.tsx'
import type { BattleStore } from './battle-store.ts'
import { keyed } from './keyed.ts'
import { useObserved } from './observed.ts'
import { useWords } from './sentences.ts'

interface Props {
  store: BattleStore
  choose: ChoosePiece
}

/** The viewer's secret order sheet: what is written for each unit, those without orders first. */
export function OrdersTab({ store, choose }: Props) {
  const { standing, selected, battle } = useObserved(store.state, value => value)
  const words = useWords(battle.game)
  if (!standing) return null
  const rows = battle.game
    .written(standing.view, standing.viewer)
    .toSorted((a, b) => Math.min(1, a.orders.length) - Math.min(1, b.orders.length))
  return (
    <section className="order-sheet">
      <h2>{words.say({ key: 'web.orders.sheet' })}</h2>
      <ul>
        {rows.map(({ piece, name, orders }) => (
          <li key={piece}>
            <button
              type="button"
              className="fleet-piece"
              aria-pressed={piece === selected}
              onClick={event => choose(piece, event.detail === 0)}
            >
              <span className="fleet-name">{words.say(name)}</span>
              {orders.length === 0 ? (
                <span className="unordered">{words.say({ key: 'web.orders.none' })}</span>
              ) : (
                keyed(orders).map(([key, order]) => (
                  <span key={key} className="written">
                    {words.say(order)}
                  </span>
                ))
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
