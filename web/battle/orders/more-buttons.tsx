import { isRound } from '@grognard/board'
import { useStore } from 'zustand'
import { hashOf } from '../../shared/routes.ts'
import type { ChoosePiece } from '../state/battle-layout.ts'
import { useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { isBegun, pressMain } from '../state/main-order.ts'
import { undoneTogether } from '../state/together.ts'
import { PlanButton } from './plan-button.tsx'
import { UnorderedCount } from './unordered.tsx'
import { useBattle } from '../state/use-battle.ts'
import { isOver } from '../state/prompt.ts'

/** There only while the last order can be taken back, and it says which one that is. */
function UndoButton({ store }: { store: BattleStore }) {
  const words = useWords(useStore(store, state => state.game))
  const order = useStore(store, state => state.undoable)
  const asks = useStore(store, state => state.undoAsks)
  const count = useStore(store, undoneTogether)
  if (!order) return null
  const key = asks ? 'web.undo.propose' : count > 1 ? 'web.undo.many' : 'web.undo.what'
  const what = words.say({ key, values: { order, count } })
  return (
    <button
      type="button"
      className="plain undo"
      title={what}
      onClick={() => store.dispatch({ type: 'undo' })}
    >
      <span>{what}</span>
    </button>
  )
}

type Part = { store: BattleStore }

/** What can be done besides the main thing; once the battle is over, where to go from it. */
export function MoreButtons({ choose, store }: Part & { choose: ChoosePiece }) {
  const hasEnded = useStore(store, isOver)
  const isWatching = useStore(store, state => state.isWatching)
  if (hasEnded && !isWatching) return <AfterBattle store={store} />
  return (
    <>
      <UndoButton store={store} />
      <UnorderedCount {...{ store, choose }} />
      <DraftButtons store={store} />
      <PlanButton store={store} />
    </>
  )
}

function DraftButtons({ store }: Part) {
  const state = useBattle(store, 'draft', 'pending', 'turnView', 'game')
  const { draft, pending, turnView } = state
  const words = useWords(state.game)
  if (!turnView || (!draft && !pending)) return null
  const button = (key: string, act: () => void) => (
    <button type="button" onClick={act}>
      {words.say({ key })}
    </button>
  )
  const hasLegs = draft?.tool === 'path' && isBegun(state)
  const isPlaced = draft?.tool === 'place' && draft.at !== null
  const isTurnable = isPlaced && !isRound(turnView.orderContext, draft)
  return (
    <>
      {isTurnable &&
        button('web.order.left', () => store.dispatch({ type: 'draft/turn', by: -1500 }))}
      {isTurnable &&
        button('web.order.right', () => store.dispatch({ type: 'draft/turn', by: 1500 }))}
      {(hasLegs || isPlaced) &&
        button('web.order.back', () => store.dispatch({ type: 'draft/shorten' }))}
      {(pending || isBegun(state)) &&
        button('web.order.cancel', () => store.dispatch({ type: 'cancel' }))}
    </>
  )
}

/** Where to go from a battle that is over: how it went, all of it again, another one. */
function AfterBattle({ store }: Part) {
  const { game, scenario } = useBattle(store, 'game', 'scenario')
  const words = useWords(game)
  const isFresh = useStore(store, state => state.isFootFresh)
  const again = hashOf({ at: 'setup', ruleset: game.id, scenario })
  return (
    <>
      <a className="button plain" href={hashOf({ at: 'home' })}>
        {words.say({ key: 'web.home' })}
      </a>
      <a className="button" href={again}>
        {words.say({ key: 'web.over.again' })}
      </a>
      <button type="button" onClick={() => store.dispatch({ type: 'replay/begin' })}>
        {words.say({ key: 'web.replay' })}
      </button>
      <button
        type="button"
        className="main"
        aria-disabled={isFresh}
        onClick={() => pressMain(store)}
      >
        {words.say({ key: 'web.after' })}
      </button>
    </>
  )
}
