import { undone } from '@grognard/umpire'
import type { Battle, Entry, Message, Seat } from '@grognard/umpire'
import type { BattleState } from './battle-state.ts'
import type { Players } from './saved-battles.ts'

/** The battle without its last order, and the order in words; or why the order stands. */
export type Undo =
  { isOpen: true; battle: Battle; seat: Seat; deed: Message } | { isOpen: false; why: Message }

type Given = Entry & { seat: Seat }

/** Whether the player at the screen may take the last order back; by turns, each takes back one more. */
export function undoOf({ battle, viewer, players, sealed }: BattleState): Undo {
  if (sealed) return stands('sealed')
  const last = battle.file.entries.at(-1)
  if (!isGiven(last)) return stands('nothing')
  if (!isHere(battle, last.seat, viewer, players)) {
    const key = players[last.seat] === 'computer' ? 'computer' : 'other'
    return stands(key, { seat: { key: `seat.${last.seat}` } })
  }
  if (last.events.some(({ rolls = [] }) => rolls.length > 0)) return stands('dice')
  return takenBack(battle, last)
}

function isGiven(entry: Entry | undefined): entry is Given {
  return entry !== undefined && entry.seat !== null
}

/** At one screen whoever sees the same as the other may take back for both. */
function isHere(
  { game, state }: Battle,
  seat: Seat,
  viewer: Seat | null,
  players: Players,
): boolean {
  if (seat === viewer) return players[seat] !== 'computer'
  if (viewer === null || players[seat] === 'computer') return false
  return JSON.stringify(game.view(state, seat)) === JSON.stringify(game.view(state, viewer))
}

const found = new WeakMap<Battle, Undo>()

/** Found once for each battle: guesses are played for it. */
function takenBack(battle: Battle, last: Given): Undo {
  const undo = found.get(battle) ?? tried(battle, last)
  found.set(battle, undo)
  return undo
}

function tried(battle: Battle, { seat, order }: Given): Undo {
  const { game } = battle
  const before = undone(battle, seat)
  if (!before || !order) return stands('shown')
  const deed = game.tell(game.view(before.state, seat), order)
  return { isOpen: true, battle: before, seat, deed }
}

function stands(key: string, values?: Message['values']): Undo {
  return { isOpen: false, why: { key: `web.undo.${key}`, ...(values && { values }) } }
}
