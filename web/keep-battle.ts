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

/** Keeps a battle under a new id, which is returned. Throws NoRoom. */
export async function keepBattle(battle: Battle, players: Players): Promise<string> {
  const id = crypto.randomUUID()
  await saveBattle(cardOf(id, battle, players), exportBattle(battle))
  return id
}

export function cardOf(id: string, { file, state }: Battle, players: Players): SavedCard {
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
