import { isPlaced, takenBackTo } from '@grognard/umpire'
import type { Battle, Entry, Frame, Seat } from '@grognard/umpire'

export type Undone = { battle: Battle; entry: Entry } | { fault: 'nothing' | 'dice' | 'secret' }

/** The battle before the last order of these seats, unless chance or a secret has come out since. */
export function undoLast(battle: Battle, seats: readonly Seat[]): Undone {
  const { entries } = battle.file
  const entry = entries.findLast(one => one.seat !== null && seats.includes(one.seat))
  if (!entry) return { fault: 'nothing' }
  const since = entries.slice(entry.seq)
  if (since.some(hasDice)) return { fault: 'dice' }
  if (since.some(one => endedSecrecy(battle, one))) return { fault: 'secret' }
  return { battle: takenBackTo(battle, entry.seq - 1), entry }
}

function hasDice({ events }: Entry): boolean {
  return events.some(event => (event.rolls ?? []).length > 0)
}

/** Was the entry an answer to a question put to several at once, and have all answered since? */
function endedSecrecy({ file }: Battle, { seq }: Entry): boolean {
  const frames = file.entries.map(restAfter)
  const isOneQuestion = (i: number): boolean => isSameQuestion(frames[i - 1], frames[i])
  let first = seq - 1
  while (first > 0 && isOneQuestion(first)) first -= 1
  const isOpen = frames.every((_, i) => i < seq || isOneQuestion(i))
  return !isOpen && (frames[first]?.waiting.length ?? 0) > 1
}

/** Where the battle came to rest after an entry, and who was asked there. */
function restAfter({ events }: Entry): Frame | undefined {
  return events.findLast(isPlaced)?.place.at(-1)
}

/** The same step, and nobody asked who was not asked before. */
function isSameQuestion(before: Frame | undefined, after: Frame | undefined): boolean {
  if (!before || !after || before.at !== after.at) return false
  const isSameTurn = JSON.stringify(before.loop) === JSON.stringify(after.loop)
  return isSameTurn && after.waiting.every(seat => before.waiting.includes(seat))
}
