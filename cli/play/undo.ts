import { forkAt, isPlaced, stateAt } from '@grognard/umpire'
import type { Battle, Entry, Frame, Playable, Seat } from '@grognard/umpire'

export type Undone = { battle: Battle; entry: Entry } | { fault: 'nothing' | 'dice' | 'secret' }

/** The battle before the last order of these seats, unless chance or a secret has come out since. */
export function undoLast(battle: Battle, seats: readonly Seat[]): Undone {
  const { entries } = battle.file
  const entry = entries.findLast(one => one.seat !== null && seats.includes(one.seat))
  if (!entry) return { fault: 'nothing' }
  const since = entries.slice(entry.seq)
  if (since.some(hasDice)) return { fault: 'dice' }
  if (since.some(one => endedSecrecy(battle, one))) return { fault: 'secret' }
  return { battle: forkAt(battle, entry.seq - 1), entry }
}

function hasDice({ events }: Entry): boolean {
  return events.some(event => (event.rolls ?? []).length > 0)
}

/** Was the entry given while several were asked at once, and is that question answered by all? */
function endedSecrecy(battle: Battle, entry: Entry): boolean {
  const before = topOf(stateAt(battle, entry.seq - 1))
  const wasSecret = (before?.waiting.length ?? 0) > 1 || isLastAnswer(battle, entry, before)
  return wasSecret && positionOf(before) !== positionOf(topOf(battle.state))
}

/** The last of several to answer is asked alone by then: the step began with more. */
function isLastAnswer({ file }: Battle, { seq }: Entry, before: Frame | undefined): boolean {
  const places = file.entries.slice(0, seq).flatMap(({ events }) => events.findLast(isPlaced) ?? [])
  return places.some(({ place }) => {
    const frame = place.at(-1)
    return positionOf(frame) === positionOf(before) && (frame?.waiting.length ?? 0) > 1
  })
}

function topOf(state: Playable): Frame | undefined {
  return state.place.at(-1)
}

function positionOf(frame: Frame | undefined): string {
  return JSON.stringify([frame?.at, frame?.loop])
}
