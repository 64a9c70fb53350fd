import { exportBattle } from '@grognard/umpire'
import type { Battle, Message, Seat } from '@grognard/umpire'
import { freshId } from '../common/fresh-id.ts'
import { howItStands } from '../home/how-it-stands.ts'
import { saveBattle } from './saved-battles.ts'
import type { PlayerKind, Players, SavedCard } from './saved-battles.ts'
import type { ThrownDie } from '../dice/thrown-dice.ts'

/** A battle with all that is kept beside its file. */
export interface Kept {
  battle: Battle
  players: Players
  /** Why the battle is only looked at: what in its file does not hold. */
  sealed: Message | null
  /** Real dice that have been thrown and not yet counted. */
  thrown?: readonly ThrownDie[]
  /** Of a branch: the entry after which it left another battle. */
  branchedAt?: number | undefined
}

/** The first seat is mine, the computer plays the others. */
export function playersFor(seats: readonly Seat[]): Players {
  const kinds = seats.map((seat, index): [Seat, PlayerKind] => [
    seat,
    index === 0 ? 'me' : 'captain',
  ])
  return Object.fromEntries(kinds)
}

/** Battles begun in this visit: they can be played even where the browser has no room to keep them. */
const begun = new Map<string, Kept>()

/** A new battle under a new id, which is returned; it is kept when it is opened. */
export function beginBattle(kept: Kept): string {
  const id = freshId()
  begun.set(id, kept)
  return id
}

/** Once it is open a battle is found in the browser's keeping, or is gone with the page. */
export function takeBegun(id: string): Kept | undefined {
  return begun.get(id)
}

export async function keepBattle(id: string, kept: Kept): Promise<void> {
  const { battle, players, sealed, branchedAt, thrown = [] } = kept
  begun.set(id, { battle, players, sealed, branchedAt, thrown })
  await saveBattle(cardOf(id, kept), exportBattle(kept.battle))
  begun.delete(id)
}

function cardOf(id: string, { battle, players, sealed, branchedAt, thrown = [] }: Kept): SavedCard {
  const { file, state } = battle
  return {
    id,
    savedAt: Date.now(),
    ruleset: file.ruleset,
    scenario: file.scenario,
    players,
    orders: file.entries.length - 1,
    isOver: state.outcome !== null,
    stood: howItStands(battle, players),
    ...(sealed && { sealed }),
    ...(thrown.length > 0 && { thrown }),
    ...(branchedAt !== undefined && { branchedAt }),
  }
}
