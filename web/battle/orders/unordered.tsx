import type { ChoosePiece } from '../state/battle-layout.ts'
import { countOf, useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { isBegun } from '../state/main-order.ts'
import { MOST_NAMED, withoutOrders } from '../state/confirmations.ts'
import { useBattle } from '../state/use-battle.ts'

interface Props {
  store: BattleStore
  choose: ChoosePiece
}

/** Before the orders are sealed: the units that have none yet, to be taken in hand with a click. */
export function Unordered({ store, choose }: Props) {
  const state = useBattle(store, 'game', 'turnView', 'selected')
  const words = useWords(state.game)
  const without = withoutOrders(state)
  if (without.length === 0 || state.selected !== null) return null
  const more = without.length - MOST_NAMED
  return (
    <p className="unordered-line">
      {words.say({ key: 'web.orders.without', values: { pieces: countOf(without.length) } })}{' '}
      {without.slice(0, MOST_NAMED).map(({ piece, name }) => (
        <button
          key={piece}
          type="button"
          className="plain"
          onClick={event => choose(piece, event.detail === 0)}
        >
          {words.say(name)}
        </button>
      ))}
      {more > 0 && <span>{words.say({ key: 'web.orders.more', values: { more } })}</span>}
    </p>
  )
}

/** With a piece in hand there is room for their number alone: it leads to the next of them. */
export function UnorderedCount({ store, choose }: Props) {
  const state = useBattle(store, 'game', 'turnView', 'selected', 'draft')
  const words = useWords(state.game)
  const without = withoutOrders(state)
  const next = without.find(({ piece }) => piece !== state.selected) ?? without[0]
  if (!next || state.selected === null || isBegun(state)) return null
  const values = { pieces: countOf(without.length), name: words.say(next.name) }
  return (
    <button
      type="button"
      className="plain unordered-count"
      title={words.say({ key: 'web.orders.next', values })}
      onClick={event => choose(next.piece, event.detail === 0)}
    >
      {words.say({ key: 'web.orders.count', values })}
    </button>
  )
}
