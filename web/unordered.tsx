import type { BattleState } from './battle-state.ts'
import type { BattleStore } from './battle-store.ts'
import { useWords } from './sentences.ts'

/** Named one by one up to so many; the others are counted. */
const NAMED = 4

/** Before the orders are sealed: the units that have none yet, to be taken in hand with a click. */
export function Unordered({ store, state }: { store: BattleStore; state: BattleState }) {
  const { standing, battle } = state
  const words = useWords(battle.game)
  if (!standing?.ask) return null
  const rows = battle.game.written(standing.view, standing.viewer)
  const without = rows.filter(({ orders }) => orders.length === 0)
  if (without.length === 0) return null
  const more = without.length - NAMED
  return (
    <p className="unordered-line">
      {words.say({ key: 'web.orders.without', values: { count: without.length } })}
      {without.slice(0, NAMED).map(({ piece, name }) => (
        <button key={piece} type="button" className="plain" onClick={() => store.select(piece)}>
          {words.say(name)}
        </button>
      ))}
      {more > 0 && <span>{words.say({ key: 'web.orders.more', values: { more } })}</span>}
    </p>
  )
}
