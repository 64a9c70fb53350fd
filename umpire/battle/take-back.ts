import type { Game } from '../game.ts'
import type { Seat } from '../kind.ts'
import type { Message } from '../message.ts'
import { isPlaced } from '../recorded.ts'
import { give, stateAt, takenBackTo } from './battle.ts'
import type { Battle, Entry } from './battle.ts'
import { undoing } from './undo.ts'

/** Why an order stands: there is none, another's came after it, dice fell, it has shown something, or play has gone on. */
export type WhyItStands = 'nothing' | 'other' | 'computer' | 'dice' | 'shown' | 'gone'

/**
 * The battle without the seat's last order, which was entry `seq`, and the order in words; or why it
 * stands, and whose order came after it.
 */
export type TakeBack =
  | { isOpen: true; battle: Battle; seq: number; action: Message }
  | { isOpen: false; why: WhyItStands; by: Seat | null }

type Given = Entry & { seat: Seat }

/**
 * Whether the seat's last order may be taken back: it was the last that the seat knows of, or others
 * have been asked together with it and have answered unseen. In short steps: guesses are played for it.
 */
export function* takingBack(
  battle: Battle,
  viewer: Seat | null,
  isComputer: (seat: Seat) => boolean = () => false,
): Generator<void, TakeBack> {
  const seen = battle.file.entries.findLast(entry => !isUnseenBy(battle.game, entry, viewer))
  const last =
    seen && viewer !== null && seen.seat !== viewer ? besides(battle, viewer, seen) : seen
  if (!isGiven(last)) return stands('nothing')
  if (last.seat !== viewer || isComputer(last.seat))
    return stands(isComputer(last.seat) ? 'computer' : 'other', last.seat)
  if (last.events.some(({ rolls = [] }) => rolls.length > 0)) return stands('dice')
  return yield* takenBack(battle, last)
}

/** The same in one go. */
export function takeBackOf(battle: Battle, viewer: Seat): TakeBack {
  const search = takingBack(battle, viewer)
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
  }
}

function isGiven(entry: Entry | undefined): entry is Given {
  return entry !== undefined && entry.seat !== null
}

/** What another has ordered without the viewer's learning anything of it is no answer to him. */
function isUnseenBy(game: Game, { seat, events }: Entry, viewer: Seat | null): boolean {
  if (seat === null || viewer === null || seat === viewer) return false
  return events.every(
    event => !event.rolls && (isPlaced(event) || game.redact(event, viewer) === undefined),
  )
}

/**
 * Whoever was asked together with the viewer has not answered his order with what they did after it:
 * then it is his own that is the last. Otherwise the one that was seen.
 */
function besides(battle: Battle, viewer: Seat, seen: Entry): Entry {
  const { game, file } = battle
  const own = file.entries.findLast(({ seat }) => seat === viewer)
  if (!own || own.seq === 0) return seen
  const together = game.asks(stateAt(battle, own.seq - 1)).map(({ seat }) => seat)
  const isBeside = ({ seat, events }: Entry) =>
    seat !== null && together.includes(seat) && events.every(({ rolls }) => !rolls)
  return file.entries.slice(own.seq + 1).every(isBeside) ? own : seen
}

const found = new WeakMap<Battle, { seq: number; back: TakeBack }>()

/** Found once for each battle. */
function* takenBack(battle: Battle, last: Given): Generator<void, TakeBack> {
  const before = found.get(battle)
  if (before?.seq === last.seq) return before.back
  const back = yield* tried(battle, last)
  found.set(battle, { seq: last.seq, back })
  return back
}

function* tried(battle: Battle, { seq, seat, order }: Given): Generator<void, TakeBack> {
  const later = battle.file.entries.slice(seq + 1)
  const before = yield* undoing(later.length > 0 ? takenBackTo(battle, seq) : battle, seat)
  if (!before || !order) return stands('shown')
  const after = givenAgain(before, later)
  if (!after || (later.length > 0 && !isSameStep(battle, after))) return stands('gone')
  const action = battle.game.describeOrder(battle.game.view(before.state, seat), order)
  return { isOpen: true, battle: after, seq, action }
}

/** With what others have ordered unseen in the meantime; null where that hung on the order. */
function givenAgain(battle: Battle, later: readonly Entry[]): Battle | null {
  let now = battle
  for (const { seat, order } of later) {
    const { battle: after, ruling } = give(now, seat ?? '', order)
    if (!ruling.allowed) return null
    now = after
  }
  return now
}

function isSameStep({ game, state }: Battle, other: Battle): boolean {
  return game.asks(state)[0]?.step === game.asks(other.state)[0]?.step
}

function stands(why: WhyItStands, by: Seat | null = null): TakeBack {
  return { isOpen: false, why, by }
}
