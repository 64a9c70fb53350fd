import type { BattleStore } from '../battle/state/battle-store.ts'
import { focusPlace } from '../shared/focus-register.ts'
import { keyed } from '../shared/keyed.ts'
import { useWords } from '../shared/sentences.ts'
import { useBattle } from '../battle/state/use-battle.ts'

/** Nothing of the battle is on the page while the screen goes from hand to hand. */
export function HandOver({ store }: { store: BattleStore }) {
  const { next, game, recalled, talk } = useBattle(store, 'next', 'game', 'recalled', 'talk')
  const words = useWords(game)
  const id = recalled?.seat ?? next ?? ''
  const seat = words.name('seat', id)
  const about = { key: 'web.handover.about', values: { seat: { key: `seat.${id}` } } }
  return (
    <main className="hand-over">
      <h1 ref={focusPlace('heading')}>{words.say({ key: 'web.handover', values: { seat } })}</h1>
      <p>{words.say(about)}</p>
      {keyed(talk).map(([key, message]) => (
        <p key={key}>{words.say(message)}</p>
      ))}
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
  const { game, retracts } = useBattle(store, 'game', 'retracts')
  const words = useWords(game)
  return keyed(retracts).map(([key, { seat, order, told }]) => (
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
  const { game, next } = useBattle(store, 'game', 'next')
  const words = useWords(game)
  const seat = words.name('seat', next ?? '')
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
