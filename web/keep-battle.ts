import { exportBattle } from '@grognard/umpire'
import type { Battle, Seat } from '@grognard/umpire'
import { saveBattle } from './saved-battles.ts'
import type { PlayerKind, Players, SavedCard } from './saved-battles.ts'

/** The first seat is mine, the computer plays the others. */
export function playersFor(seats: readonly Seat[]): Players {
  const kinds = seats.map((seat, index): [Seat, PlayerKind] => [
    seat,
    index === 0 ? 'me' : 'computer',
  ])
  return Object.fromEntries(kinds)
}

/** Battles begun in this visit: they can be played even where the browser has no room to keep them. */
const begun = new Map<string, { battle: Battle; players: Players }>()

/** A new battle under a new id, which is returned; it is kept when it is opened. */
export function beginBattle(battle: Battle, players: Players): string {
  const id = crypto.randomUUID()
  begun.set(id, { battle, players })
  return id
}

/** Once it is open a battle is found in the browser's keeping, or is gone with the page. */
export function takeBegun(id: string): { battle: Battle; players: Players } | undefined {
  return begun.get(id)
}

export async function keepBattle(id: string, battle: Battle, players: Players): Promise<void> {
  begun.set(id, { battle, players })
  await saveBattle(cardOf(id, battle, players), exportBattle(battle))
  begun.delete(id)
}

function cardOf(id: string, { file, state }: Battle, players: Players): SavedCard {
  return {
    id,
    savedAt: Date.now(),
    ruleset: file.ruleset,
    scenario: file.scenario,
    players,
    orders: file.entries.length - 1,
    isOver: state.outcome !== null,
  }
}
