import type { BattleState } from '../battle/state/battle-state.ts'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { humansOf, viewerAfter } from '../battle/state/next-viewer.ts'
import { keyed } from '../shared/keyed.ts'
import { useWords } from '../shared/sentences.ts'
import { useBattle } from '../battle/state/use-battle.ts'

/** Nothing of the battle is on the page while the screen goes from hand to hand. */
export function HandOver({ store }: { store: BattleStore }) {
  const { next, battle, recalled } = useBattle(store, 'next', 'battle', 'recalled')
  const words = useWords(battle.game)
  const seat = words.name('seat', next ?? '')
  return (
    <main className="hand-over">
      <h1>{words.say({ key: 'web.handover', values: { seat } })}</h1>
      <p>{words.say({ key: 'web.handover.about', values: { seat } })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do on this screen */}
      <button
        type="button"
        className="main"
        autoFocus
        onClick={() => store.dispatch({ type: 'seat/take' })}
      >
        {words.say({ key: 'web.handover.take', values: { seat } })}
      </button>
      {recalled ? <LeaveRecall store={store} /> : <Recalls store={store} />}
    </main>
  )
}

interface Part {
  store: BattleStore
}

/** Whoever has answered may take it back: the screen is handed to them first. */
function Recalls({ store }: Part) {
  const state = useBattle(store, 'battle', 'players', 'sealed')
  const words = useWords(state.battle.game)
  return keyed(retractsHere(state)).map(([key, { seat, order, told }]) => (
    <button
      key={key}
      type="button"
      onClick={() => store.dispatch({ type: 'seat/recall', seat, order })}
    >
      {words.say({
        key: 'web.handover.recall',
        values: { seat: words.name('seat', seat), order: words.say(told) },
      })}
    </button>
  ))
}

/** Back to whoever would have looked. */
function LeaveRecall({ store }: Part) {
  const { battle, players } = useBattle(store, 'battle', 'players')
  const words = useWords(battle.game)
  const { next, viewer } = viewerAfter(battle.game, battle.state, players, null)
  const seat = words.name('seat', next ?? viewer ?? '')
  return (
    <button
      type="button"
      className="plain"
      onClick={() => store.dispatch({ type: 'seat/leaveRecall' })}
    >
      {words.say({ key: 'web.handover', values: { seat } })}
    </button>
  )
}

/** What those who have answered at this screen may still take back. */
type Seated = Pick<BattleState, 'battle' | 'players' | 'sealed'>

function retractsHere({ battle: { game, state }, players, sealed }: Seated) {
  if (sealed) return []
  const humans = humansOf(game.seats(state), players)
  const retracts = game.retracts(state).filter(({ seat }) => humans.includes(seat))
  return retracts.flatMap(({ seat }) => {
    const view = game.view(state, seat)
    return game
      .legalOrders(view, seat)
      .map(order => ({ seat, order, told: game.describeOrder(view, order) }))
  })
}
