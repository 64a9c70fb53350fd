import type { Board } from '@grognard/board'
import type { Kind, Recorded, ShotSeen } from '@grognard/umpire'
import type { StoreApi } from 'zustand/vanilla'
import { isMotionReduced } from '../../shared/media.ts'
import { settings } from '../../shared/settings.ts'
import { momentNow } from '../record/playback-steps.ts'
import type { BattleState } from '../state/battle-state.ts'
import { hear } from './ambience.ts'
import type { Place } from './ambience.ts'
import { soundsOf } from './heard.ts'
import { play } from './sounds.ts'
import type { SoundName } from './sounds.ts'

/** Smoke and sound for whatever happens on the screen; returns the way to stop. */
export function watchEffects(
  state: Pick<StoreApi<BattleState>, 'getState' | 'subscribe'>,
  board: Pick<Board, 'fire'>,
): () => void {
  let before = state.getState()
  const hearPlace = (): void => hear(placeHeard(state.getState()))
  const stops = [settings.subscribe(hearPlace), whenShown(hearPlace), () => hear(null)]
  const stop = state.subscribe(() => {
    const now = state.getState()
    const events = eventsBetween(before, now)
    const shots = events.flatMap(event => now.game.shots(event))
    const isHeard = settings.getState().sound === 'on'
    const sounds = isHeard ? heardBetween(before, now, events, shots) : []
    before = now
    if (shots.length > 0 && !isMotionReduced()) board.fire(shots)
    for (const sound of sounds) play(sound)
    hearPlace()
  })
  return () => [stop, ...stops].forEach(end => end())
}

/** The sea or the open field, while sound is wanted and the page is looked at. */
function placeHeard({ turnView }: BattleState): Place | null {
  if (settings.getState().sound !== 'on' || document.hidden || !turnView) return null
  const { theme } = turnView.picture
  if (theme === 'board') return null
  return theme === 'campaign-map' ? 'field' : 'sea'
}

function whenShown(change: () => void): () => void {
  document.addEventListener('visibilitychange', change)
  return () => document.removeEventListener('visibilitychange', change)
}

/** What the viewer has just seen happen: the moment of a playback that goes on, or the newest entries. */
export function eventsBetween(before: BattleState, now: BattleState): readonly Recorded<Kind>[] {
  if (now.playback) {
    const isNext = now.playback.at === (before.playback?.at ?? 0) + 1
    return isNext ? (momentNow(now.playback)?.events ?? []) : []
  }
  const { record, viewer } = now
  if (before.playback || viewer === null || before.viewer !== viewer || !record) return []
  return record.entries.slice(before.record?.entries.length).flatMap(({ events }) => events)
}

function heardBetween(
  before: BattleState,
  now: BattleState,
  events: readonly Recorded<Kind>[],
  shots: readonly ShotSeen[],
): SoundName[] {
  return soundsOf({
    was: before.turnView?.picture,
    is: now.turnView?.picture,
    shots,
    hasRolls: events.some(event => (event.rolls ?? []).length > 0),
    hasSealed: hasSealedBetween(before, now),
  })
}

/** The viewer's own order that goes on has been taken. */
function hasSealedBetween(before: BattleState, now: BattleState): boolean {
  const { record, viewer } = now
  if (!record || viewer === null || before.viewer !== viewer || !before.record) return false
  return record.entries.slice(before.record.entries.length).some(({ seat, order }) => {
    const tool = order && seat === viewer ? before.turnView?.orderContext.tool(order.kind) : null
    return tool?.tool === 'list' && tool.isPrimary === true
  })
}
