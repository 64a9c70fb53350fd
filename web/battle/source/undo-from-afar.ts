import { isPlaced } from '@grognard/umpire'
import type { KnownEntry, Message, Seat, SeatRecord } from '@grognard/umpire'

/** One’s own last order, and whether it goes only by the consent of the others; null where none may go. */
interface FarUndo {
  own: KnownEntry | null
  order: Message | null
  asks: boolean
}

const none: FarUndo = { own: null, order: null, asks: false }

/**
 * One’s own order, where nothing that is known has come after it and no die fell for it. By consent
 * alone where it has ended a step at which others had answered in secret, or where the server has said
 * so while `stands` was the last entry; else the server may still say that it stands.
 */
export function undoIn(
  { game, entries, view }: SeatRecord,
  seat: Seat,
  stands: KnownEntry | undefined,
): FarUndo {
  const last = entries.at(-1)
  if (!last?.order || last.seat !== seat || view.outcome) return none
  if (last.events.some(({ rolls = [] }) => rolls.length > 0)) return none
  const order = game.describeOrder(view, last.order)
  return { own: last, order, asks: last === stands || hasShownAnswers(entries) }
}

/** The last order ended a step at which another had answered before, seen or unseen. */
function hasShownAnswers(entries: readonly KnownEntry[]): boolean {
  const end = entries.length - 1
  const step = placeAfter(entries, end - 1)
  if (placeAfter(entries, end) === step) return false
  for (let seq = end - 1; seq > 0 && placeAfter(entries, seq - 1) === step; seq--)
    if (entries[seq]?.seat !== entries[end]?.seat) return true
  return false
}

/** Where play rested, as far as it is known: of what is unseen nothing has changed. */
function placeAfter(entries: readonly KnownEntry[], seq: number): string {
  for (let at = seq; at >= 0; at--) {
    const placed = entries[at]?.events.findLast(isPlaced)
    if (placed) return JSON.stringify(placed.place.map(({ at: step, loop }) => [step, loop]))
  }
  return ''
}
