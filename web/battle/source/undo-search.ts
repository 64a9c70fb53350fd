import { give, isPlaced, stateAt, takenBackTo, undoing } from '@grognard/umpire'
import type { Battle, Entry, Game, Message, Seat } from '@grognard/umpire'
import { isComputer } from '../../shared/player-kind.ts'
import type { Table } from './local-standing.ts'

/** The battle without its last order, and the order in words; or why the order stands. */
export type Undo =
  | { isOpen: true; battle: Battle; seat: Seat; action: Message }
  | { isOpen: false; why: Message }

type Given = Entry & { seat: Seat }
type Search = Generator<void, Undo>

/** What says which order may be taken back. */
type UndoContext = Pick<Table, 'battle' | 'viewer' | 'players' | 'sealed'>

/** Whether the last order is the looking seat's own and may be taken back; by turns, each takes back one more. */
export function undoOf(state: UndoContext): Undo {
  const search = undoSearch(state)
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
  }
}

/** Looks little by little for what may be undone, so that the page goes on; tells of an order that may. */
export function searchUndo(tell: (action: Message) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(timer)
  return {
    stop,
    of(context: UndoContext): void {
      stop()
      if (context.viewer === null) return
      const search = undoSearch(context)
      const look = (): void => {
        const step = search.next()
        if (!step.done) timer = setTimeout(look, 0)
        else if (step.value.isOpen) tell(step.value.action)
      }
      timer = setTimeout(look, 0)
    },
  }
}

/** The same found in short steps: guesses are played for it. */
function* undoSearch({ battle, viewer, players, sealed }: UndoContext): Search {
  if (sealed) return stands('sealed')
  const seen = battle.file.entries.findLast(entry => !isUnseen(battle.game, entry, viewer))
  const last =
    seen && viewer !== null && seen.seat !== viewer ? besides(battle, viewer, seen) : seen
  if (!isGiven(last)) return stands('nothing')
  if (last.seat !== viewer || isComputer(players[last.seat])) {
    const key = isComputer(players[last.seat]) ? 'computer' : 'other'
    return stands(key, { seat: { key: `seat.${last.seat}` } })
  }
  if (last.events.some(({ rolls = [] }) => rolls.length > 0)) return stands('dice')
  return yield* takenBack(battle, last)
}

function isGiven(entry: Entry | undefined): entry is Given {
  return entry !== undefined && entry.seat !== null
}

/** What another has ordered without the viewer's learning anything of it is no answer to him. */
function isUnseen(game: Game, { seat, events }: Entry, viewer: Seat | null): boolean {
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

const found = new WeakMap<Battle, { seq: number; undo: Undo }>()

/** Found once for each battle. */
function* takenBack(battle: Battle, last: Given): Search {
  const before = found.get(battle)
  if (before?.seq === last.seq) return before.undo
  const undo = yield* tried(battle, last)
  found.set(battle, { seq: last.seq, undo })
  return undo
}

function* tried(battle: Battle, { seq, seat, order }: Given): Search {
  const later = battle.file.entries.slice(seq + 1)
  const before = yield* undoing(later.length > 0 ? takenBackTo(battle, seq) : battle, seat)
  if (!before || !order) return stands('shown')
  const after = givenAgain(before, later)
  if (!after || (later.length > 0 && !isSameStep(battle, after))) return stands('gone')
  const action = battle.game.describeOrder(battle.game.view(before.state, seat), order)
  return { isOpen: true, battle: after, seat, action }
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

function stands(key: string, values?: Message['values']): Undo {
  return { isOpen: false, why: { key: `web.undo.${key}`, ...(values && { values }) } }
}
