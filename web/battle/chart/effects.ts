import type { Board } from '@grognard/board'
import type { Kind, Picture, Recorded, ShotSeen } from '@grognard/umpire'
import type { StoreApi } from 'zustand/vanilla'
import { isMotionReduced } from '../../shared/media.ts'
import { settings } from '../../shared/settings.ts'
import { momentNow } from '../record/playback-steps.ts'
import type { BattleState } from '../state/battle-state.ts'
import { play } from './sounds.ts'
import type { SoundName } from './sounds.ts'

/** Smoke and sound for whatever happens on the screen; returns the way to stop. */
export function watchEffects(
  state: Pick<StoreApi<BattleState>, 'getState' | 'subscribe'>,
  board: Pick<Board, 'fire'>,
): () => void {
  let before = state.getState()
  return state.subscribe(() => {
    const now = state.getState()
    const events = eventsBetween(before, now)
    const shots = events.flatMap(event => now.game.shots(event))
    const sounds = soundsOf(before, now, events, shots)
    before = now
    if (shots.length > 0 && !isMotionReduced()) board.fire(shots)
    if (settings.getState().sound === 'on') for (const sound of sounds) play(sound)
  })
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

function soundsOf(
  before: BattleState,
  now: BattleState,
  events: readonly Recorded<Kind>[],
  shots: readonly ShotSeen[],
): SoundName[] {
  const [picture, was] = [now.turnView?.picture, before.turnView?.picture]
  const fired = picture ? [...new Set(shots.map(({ from }) => soundFrom(picture, from)))] : []
  const isNewTurn = picture && was && headOf(picture) !== headOf(was)
  const hasRolls = fired.length === 0 && events.some(event => (event.rolls ?? []).length > 0)
  return [...fired, ...(isNewTurn ? ['drum' as const] : []), ...(hasRolls ? ['dice' as const] : [])]
}

/** The first line over the table tells the turn. */
function headOf({ headline }: Picture): string {
  const [first] = headline
  return JSON.stringify([first?.key, first?.values?.['turn'] ?? first?.values?.['round']])
}

/** Guns thump, muskets rattle. */
function soundFrom({ pieces }: Picture, id: string): SoundName {
  const arm = pieces.find(piece => piece.id === id)?.block?.arm
  return arm === 'foot' || arm === 'horse' ? 'musketry' : 'broadside'
}
