import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import type { ChoosePiece } from '../state/battle-layout.ts'
import { Explained } from '../../shared/explained.tsx'
import { Icon } from '../../shared/icon.tsx'
import { useIsDeskOverChart, useIsNarrow } from '../../shared/media.ts'
import { useIsToldOdds } from '../odds/odds-told.ts'
import { deskFolded } from '../../shared/overlays.ts'
import { Reasons } from '../../shared/rule-chip.tsx'
import { useMoreBelow } from '../../shared/scrolling.ts'
import { useWords } from '../../shared/sentences.ts'
import { settings } from '../../shared/settings.ts'
import { usePassing } from '../../shared/use-passing.ts'
import { AdviceNote } from '../advice/advice.tsx'
import { PlaybackLine } from '../replay/playback-bar.tsx'
import type { BattleStore } from '../state/battle-store.ts'
import { isBegun } from '../state/main-order.ts'
import { DeskNotes } from './desk-notes.tsx'
import { Formations, GroupDesk } from './group-desk.tsx'
import { MoreButtons } from './more-buttons.tsx'
import { Offers } from './offers.tsx'
import { PlanLines } from './plan-lines.tsx'
import { Question } from './question.tsx'
import { Unordered } from './unordered.tsx'
import { useBattle } from '../state/use-battle.ts'

/** What a newcomer should think of at the step that is asked. */
function HintLine({ store }: { store: BattleStore }) {
  const { turnView, game, sealed } = useBattle(store, 'turnView', 'game', 'sealed')
  const words = useWords(game)
  const isWanted = useStore(settings, value => value.hints === 'on')
  const step = turnView?.outcome ? undefined : turnView?.ask?.step
  if (!isWanted || !turnView || step === undefined || sealed) return null
  const own = { key: `step.${step}.hint` }
  const advice = game.advice(turnView.view, turnView.viewer)
  const hints = (advice.length > 0 ? advice : [own]).filter(
    ({ key }) => game.messages.en[key] !== undefined,
  )
  if (hints.length === 0) return null
  return (
    <p className="hint">
      <Explained game={game} text={hints.map(hint => words.say(hint)).join(' ')} />
    </p>
  )
}

type Part = { store: BattleStore }
type Desk = Part & { openLog(): void; choose: ChoosePiece }

/**
 * What can be ordered, the umpire's words and questions, and advice: in the margin of a wide window,
 * else a sheet that lies over the chart and folds away. The chart stays where it is whatever lies here.
 */
export function OrdersPanel({ store, openLog, choose }: Desk) {
  const isPlayed = useStore(store, state => state.playback !== null)
  const { isUnfolded, unfold, foldBack } = useUnfolded(store)
  return (
    <div className={isUnfolded ? 'order-desk unfolded' : 'order-desk'}>
      {!isPlayed && <DeskNotes {...{ store, openLog }} />}
      <Objections store={store} />
      <Question store={store} />
      {isPlayed ? (
        <PlaybackLine store={store} />
      ) : (
        <Slip {...{ store, choose, foldBack }} unfold={isUnfolded ? null : unfold} />
      )}
    </div>
  )
}

/** Whether the desk stands as high as its lists need: until another piece is in hand or another step is asked. */
function useUnfolded(store: BattleStore) {
  const { selected, turnView } = useBattle(store, 'selected', 'turnView')
  const about = `${selected} ${turnView?.ask?.step}`
  const [unfoldedFor, setUnfoldedFor] = useState<string | null>(null)
  return {
    isUnfolded: unfoldedFor === about,
    unfold: () => setUnfoldedFor(about),
    foldBack: () => setUnfoldedFor(null),
  }
}

/** A sign where lines lie below the foot of the list, which shows them; words come with the lines. */
function MoreBelow({ box, sign, unfold }: Signed) {
  const isOverChart = useIsDeskOverChart()
  const goOn = (): void => {
    const { current } = box
    if (unfold && isOverChart) unfold()
    else current?.scrollBy({ top: current.clientHeight * 0.75 })
  }
  return (
    <button ref={sign} type="button" className="more-below" hidden tabIndex={-1} onClick={goOn} />
  )
}

interface Signed {
  box: RefObject<HTMLElement | null>
  sign: RefObject<HTMLButtonElement | null>
  unfold: (() => void) | null
}

interface SlipProps extends Omit<Desk, 'openLog'> {
  /** Null where it is unfolded. */
  unfold: (() => void) | null
  foldBack(): void
}

function Slip({ store, choose, unfold, foldBack }: SlipProps) {
  const { selected, pending } = useBattle(store, 'selected', 'pending')
  const hasBegun = useStore(store, isBegun)
  const isAsked = useStore(store, state => state.confirmation !== null)
  const isGroup = useStore(store, state => state.group !== null)
  const isNarrow = useIsNarrow()
  const isShut = useStore(deskFolded)
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const sign = useRef<HTMLButtonElement>(null)
  // Here and not in the sign, which is laid before the list that it lies in.
  useMoreBelow(box, sign, count =>
    words.say({ key: count > 0 ? 'web.order.below' : 'web.order.belowText', values: { count } }),
  )
  useEffect(() => () => deskFolded.setState(false), [])
  // Asked of the browser unasked, how far a list is scrolled makes it lay out the whole page once more.
  const isScrolled = useRef(false)
  useLayoutEffect(() => {
    if (box.current && isScrolled.current) box.current.scrollTop = 0
    isScrolled.current = false
  }, [selected])
  const turn = (): void => {
    foldBack()
    deskFolded.setState(!isShut)
  }
  const looks = ['order-slip', hasBegun && 'begun', pending && 'aimed', isShut && 'shut']
  return (
    <>
      {!isAsked && <Fold isShut={isShut} turn={turn} />}
      <div
        ref={box}
        className={looks.filter(Boolean).join(' ')}
        onScroll={() => {
          isScrolled.current = true
        }}
      >
        <PlanLines store={store} />
        {isGroup ? (
          <GroupDesk store={store} />
        ) : (
          <>
            <Unordered {...{ store, choose }} />
            <Formations store={store} />
            <Offers store={store} />
          </>
        )}
        {isNarrow && (
          <div className="more-buttons">
            <MoreButtons {...{ store, choose }} />
          </div>
        )}
        {!isGroup && <AdviceFor store={store} />}
        <HintLine store={store} />
        <MoreBelow {...{ box, sign, unfold }} />
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
function AdviceFor({ store }: Part) {
  const { turnView, record, sealed } = useBattle(store, 'turnView', 'record', 'sealed')
  if (!useIsToldOdds() || !turnView?.ask || sealed || !record) return null
  return <AdviceNote {...{ record, turnView, store }} />
}

function Objections({ store }: Part) {
  const { objection, fault, game } = useBattle(store, 'objection', 'fault', 'game')
  const { dispatch } = store
  const putAway = useCallback(() => dispatch({ type: 'dismiss' }), [dispatch])
  const words = useWords(game)
  const note = useRef<HTMLDivElement>(null)
  usePassing(note, fault ? null : objection, putAway)
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
          <Reasons game={game} reasons={objection.reasons} />
        )}
      </div>
      <button type="button" className="plain" onClick={putAway}>
        {words.say({ key: 'web.close' })}
      </button>
    </div>
  )
}
