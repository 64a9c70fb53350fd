import type { BattleStore } from './battle-store.ts'
import { useObserved } from './observed.ts'
import { useWords } from './sentences.ts'

/** Nothing of the battle is on the page while the screen goes from hand to hand. */
export function HandOver({ store }: { store: BattleStore }) {
  const next = useObserved(store.state, state => state.next)
  const words = useWords(store.state.get().battle.game)
  const seat = words.name('seat', next ?? '')
  return (
    <main className="hand-over">
      <h1>{words.say({ key: 'web.handover', values: { seat } })}</h1>
      <p>{words.say({ key: 'web.handover.about', values: { seat } })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do on this screen */}
      <button type="button" className="main" autoFocus onClick={store.takeSeat}>
        {words.say({ key: 'web.handover.take', values: { seat } })}
      </button>
    </main>
  )
}
