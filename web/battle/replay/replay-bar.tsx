import { useEffect, useState } from 'react'
import type { Game, Viewpoint } from '@grognard/umpire'
import { useStore } from 'zustand'
import { turnWords, useWords } from '../../shared/sentences.ts'
import type { Playback } from '../record/playback-steps.ts'
import { turnMarks, viewpointsOpen } from '../record/replay.ts'
import type { TurnMark } from '../record/replay.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { useBattle } from '../state/use-battle.ts'
import { BranchSheet } from './branch.tsx'
import { MomentLink } from './moment-link.tsx'

interface Props {
  store: BattleStore
  playback: Playback
}

/** What a replay has besides the hand at the playback: whose eyes, and a branch. */
export function ReplayActions({ store, playback }: Props) {
  const words = useWords(useStore(store, state => state.game))
  const isFar = useStore(store, state => state.far !== null)
  const [isBranching, setIsBranching] = useState(false)
  return (
    <div className="replay-deeds">
      <ViewpointChoice {...{ store, playback }} />
      <button type="button" onClick={() => setIsBranching(true)}>
        {words.say({ key: 'web.branch' })}
      </button>
      {isFar && <MomentLink {...{ store, playback }} />}
      {isBranching && <BranchSheet {...{ store, playback }} close={() => setIsBranching(false)} />}
    </div>
  )
}

/** The turn that is played; another is gone to. */
export function TurnChoice({ store, playback }: Props) {
  const game = useStore(store, state => state.game)
  const words = useWords(game)
  const marks = useTurnMarks(game, playback)
  const now = marks.findLast(({ at }) => at <= playback.at)
  if (marks.length < 2) return null
  return (
    <select
      aria-label={words.say({ key: 'web.replay.turns', values: turnWords })}
      value={now?.at ?? ''}
      onChange={event => store.dispatch({ type: 'playback/goTo', at: Number(event.target.value) })}
    >
      {!now && <option value="">–</option>}
      {marks.map(({ at, label }) => (
        <option key={at} value={at}>
          {words.say(label)}
        </option>
      ))}
    </select>
  )
}

/** Where turns begin, as strokes along the slider. */
export function TurnStrokes({ store, playback }: Props) {
  const game = useStore(store, state => state.game)
  const marks = useTurnMarks(game, playback)
  const last = playback.timeline.moments.length - 1
  if (last < 1) return null
  return (
    <span className="turn-strokes" aria-hidden="true">
      {marks.map(({ at }) => (
        <span key={at} style={{ left: `${((at - 1) / last) * 100}%` }} />
      ))}
    </span>
  )
}

const none: readonly TurnMark[] = []
const found = new WeakMap<Playback['timeline'], readonly TurnMark[]>()
/** The page breathes between parts of this length; milliseconds. */
const BREATH = 8

/** The turns of a replay; they come to be known while the page goes on. */
function useTurnMarks(game: Game, playback: Playback): readonly TurnMark[] {
  const { timeline } = playback
  const [, setKnown] = useState(0)
  useEffect(() => {
    if (found.has(timeline)) return
    const marks: TurnMark[] = []
    const search = turnMarks(game, playback)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const until = performance.now() + BREATH
      while (performance.now() < until) {
        const next = search.next()
        if (next.done) {
          found.set(timeline, marks)
          return setKnown(marks.length)
        }
        if (next.value) marks.push(next.value)
      }
      timer = setTimeout(look, 0)
    }
    look()
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the reel is all that a playback's turns hang on
  }, [game, timeline])
  return found.get(timeline) ?? none
}

/** Once the battle is over: everything, or what a side could see. */
function ViewpointChoice({ store, playback }: Props) {
  const { game, record, viewer } = useBattle(store, 'game', 'record', 'viewer')
  const words = useWords(game)
  const open = viewer === null || !record ? [] : viewpointsOpen(record, viewer)
  if (open.length < 2 || !playback.replay) return null
  const nameOf = (viewpoint: Viewpoint): string =>
    viewpoint === null ? words.say({ key: 'web.replay.all' }) : words.name('seat', viewpoint)
  return (
    <label className="replay-eyes">
      <span>{words.say({ key: 'web.replay.eyes' })}</span>{' '}
      <select
        value={open.indexOf(playback.replay.record.viewpoint)}
        onChange={event => {
          const viewpoint = open[Number(event.target.value)]
          if (viewpoint !== undefined) store.dispatch({ type: 'replay/seeAs', viewpoint })
        }}
      >
        {open.map((viewpoint, index) => (
          <option key={viewpoint ?? ''} value={index}>
            {nameOf(viewpoint)}
          </option>
        ))}
      </select>
    </label>
  )
}
