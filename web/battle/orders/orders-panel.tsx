import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { ChoosePiece } from '../state/battle-layout.ts'
import { Explained } from '../../shared/explained.tsx'
import { keyPart } from '../../shared/focus-targets.ts'
import { Icon } from '../../shared/icon.tsx'
import { useIsNarrow } from '../../shared/media.ts'
import { PrimerNote } from '../../shared/primer-note.tsx'
import { Reasons } from '../../shared/rule-chip.tsx'
import { useMoreBelow } from '../../shared/scrolling.ts'
import { useWords } from '../../shared/sentences.ts'
import { settings } from '../../shared/settings.ts'
import { usePassing } from '../../shared/use-passing.ts'
import { AdviceNote } from '../advice/advice.tsx'
import { Ticker } from '../log/latest.tsx'
import { PlaybackLine } from '../replay/playback-bar.tsx'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { isBegun } from '../state/main-order.ts'
import { MoreButtons } from './more-buttons.tsx'
import { Offers } from './offers.tsx'
import { Question } from './question.tsx'
import { Unordered } from './unordered.tsx'

/** What a newcomer should think of at the step that is asked. */
function HintLine({ state: { turnView, battle, playback, sealed } }: { state: BattleState }) {
  const words = useWords(battle.game)
  const isWanted = useStore(settings, value => value.hints === 'on')
  const step = turnView?.outcome ? undefined : turnView?.ask?.step
  if (!isWanted || !turnView || step === undefined || playback || sealed) return null
  const own = { key: `step.${step}.hint` }
  const advice = battle.game.advice(turnView.view, turnView.viewer)
  const hints = (advice.length > 0 ? advice : [own]).filter(
    ({ key }) => battle.game.messages.en[key] !== undefined,
  )
  if (hints.length === 0) return null
  return (
    <p className="hint">
      <Explained game={battle.game} text={hints.map(hint => words.say(hint)).join(' ')} />
    </p>
  )
}

type Part = { store: BattleStore; state: BattleState }
type OrderContext = Part & { openLog(): void; choose: ChoosePiece }

/**
 * What can be ordered, the umpire's words and questions, and advice: in the margin of a wide window,
 * else a sheet that lies over the chart and folds away. The chart stays where it is whatever lies here.
 */
export function OrderDesk({ store, state, openLog, choose }: OrderContext) {
  return (
    <div className="order-desk">
      {!state.playback && <Ticker {...{ store, openLog }} />}
      <Objections store={store} state={state} />
      <Question store={store} state={state} />
      {!state.playback && !state.turnView?.outcome && (
        <PrimerNote game={state.battle.game} battle={state.id} />
      )}
      {state.playback ? (
        <PlaybackLine {...{ store, state }} playback={state.playback} />
      ) : (
        <Slip {...{ store, state, choose }} />
      )}
    </div>
  )
}

function Slip({ store, state, choose }: Omit<OrderContext, 'openLog'>) {
  const isNarrow = useIsNarrow()
  const [isShut, setShut] = useState(false)
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  useMoreBelow(box, count => words.say({ key: 'web.order.below', values: { count } }))
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [state.selected])
  const looks = [
    'order-slip',
    isBegun(state) && 'begun',
    state.pending && 'aimed',
    isShut && 'shut',
  ]
  return (
    <>
      {!state.asked && <Fold isShut={isShut} turn={() => setShut(!isShut)} />}
      <div ref={box} className={looks.filter(Boolean).join(' ')}>
        <Unordered {...{ state, choose }} />
        <Offers store={store} state={state} />
        <AdviceFor {...{ store, state }} />
        <HintLine state={state} />
        {isNarrow && (
          <div className="more-buttons">
            <MoreButtons {...{ store, state, choose }} />
          </div>
        )}
      </div>
    </>
  )
}

/** Where the desk lies over the chart: folds it away, and brings it back. */
function Fold({ isShut, turn }: { isShut: boolean; turn(): void }) {
  const words = useWords()
  const name = words.say({ key: isShut ? 'web.desk.unfold' : 'web.desk.fold' })
  return (
    <button
      type="button"
      className="desk-fold"
      {...keyPart('unfold')}
      aria-label={name}
      aria-expanded={!isShut}
      title={name}
      onClick={turn}
    >
      <Icon sign={isShut ? 'foldUp' : 'foldDown'} />
    </button>
  )
}

/** Only who is asked may have advice. */
function AdviceFor({ store, state: { turnView, battle, sealed } }: Part) {
  if (!turnView?.ask || sealed) return null
  return <AdviceNote {...{ battle, turnView, store }} />
}

function Objections({ store, state }: Part) {
  const { objection, fault, battle } = state
  const words = useWords(battle.game)
  const note = useRef<HTMLDivElement>(null)
  usePassing(note, fault ? null : objection, store.dismiss)
  if ((!objection || objection.at) && !fault) return null
  return (
    <div ref={note} className="objection" role="alert">
      <div>
        {fault && <p>{words.say(fault)}</p>}
        {objection?.note && <p>{words.say(objection.note)}</p>}
        {objection && !objection.note && (
          <p className="refused-title">{words.say({ key: 'web.refused' })}</p>
        )}
        {objection && (!objection.note || objection.reasons.length > 0) && (
          <Reasons game={battle.game} reasons={objection.reasons} />
        )}
      </div>
      <button type="button" className="plain" onClick={store.dismiss}>
        {words.say({ key: 'web.close' })}
      </button>
    </div>
  )
}
