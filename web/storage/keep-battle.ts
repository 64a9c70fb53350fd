import { exportBattle } from '@grognard/umpire'
import type { Battle, Message, Seat } from '@grognard/umpire'
import { freshId } from '../shared/fresh-id.ts'
import type { RolledDie } from '../shared/rolled-dice.ts'
import { battleStatus } from './battle-status.ts'
import { askToStay } from './database.ts'
import { enterFought } from './enter-fought.ts'
import { saveBattle } from './saved-battle.ts'
import type { Fought, SavedCard } from './saved-card.ts'
import type { PlayerKind, Players } from '../shared/player-kind.ts'

/** A battle with all that is kept beside its file. */
export interface Kept {
  battle: Battle
  players: Players
  /** Why the battle is only looked at: what in its file does not hold. */
  sealed: Message | null
  /** Real dice that have been rolled and not yet counted. */
  thrown?: readonly RolledDie[]
  /** Of a branch: the entry after which it left another battle. */
  branchedAt?: number | undefined
  /** To be said when it is opened. */
  note?: Message
}

/** The first seat is mine, the computer plays the others. */
export function playersFor(seats: readonly Seat[]): Players {
  const kinds = seats.map((seat, index): [Seat, PlayerKind] => [
    seat,
    index === 0 ? 'me' : 'captain',
  ])
  return Object.fromEntries(kinds)
}

/** Battles that the browser does not keep yet: they can be played even where it has no room for them. */
const begun = new Map<string, Kept>()

/** Of each battle the revision that this window has read or written last. */
const revisions = new Map<string, number>()

/** One battle is written after the other, so that none is overtaken by an older one. */
let writing: Promise<unknown> = Promise.resolve()

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

/** What was to be kept of it stands elsewhere: it is what the browser keeps under its id. */
export function letGoOf(id: string): void {
  begun.delete(id)
}

/** The battle as it stands in the browser's keeping is what this window goes on from. */
export function readAt(id: string, revision: number): void {
  revisions.set(id, revision)
}

/** The revision that this window knows. */
export function revisionHere(id: string): number {
  return revisions.get(id) ?? 0
}

/** Throws NoRoom, and Overtaken where another window has kept the battle since it was read here. */
export function keepBattle(id: string, kept: Kept): Promise<void> {
  const { note: _said, ...lasting } = kept
  begun.set(id, lasting)
  const written = writing.then(() => write(id, lasting))
  writing = written.catch(() => undefined)
  return written
}

/** What was to be kept until now is, or could not be. */
export function allWritten(): Promise<unknown> {
  return writing
}

async function write(id: string, kept: Kept): Promise<void> {
  const revision = revisionHere(id) + 1
  await saveBattle(cardOf(id, revision, kept), exportBattle(kept.battle))
  revisions.set(id, revision)
  enterFought(id, kept.battle)
  if (begun.get(id) === kept) begun.delete(id)
  if (revision === 1) void askToStay()
}

/** What the list shows of it. */
export function cardOf(id: string, revision: number, kept: Kept): SavedCard {
  const { battle, players, sealed, branchedAt, thrown = [] } = kept
  const { file, state } = battle
  return {
    id,
    savedAt: Date.now(),
    revision,
    ruleset: file.ruleset,
    scenario: file.scenario,
    players,
    orders: file.entries.length - 1,
    isOver: state.outcome !== null,
    stood: battleStatus(battle, players),
    ...(sealed && { sealed }),
    ...(thrown.length > 0 && { thrown }),
    ...(branchedAt !== undefined && { branchedAt }),
    ...foughtIn(battle, players),
  }
}

/** None while it goes on, of who looked on, and of who led both sides. */
function foughtIn({ game, state }: Battle, players: Players): { fought?: Fought } {
  const { outcome } = state
  const own = game.seats(state).find(seat => players[seat] === 'me')
  if (!outcome || own === undefined) return {}
  const friends = game.allies(state, own)
  const enemies = game.seats(state).filter(seat => !friends.includes(seat))
  const against = [...new Set(enemies.flatMap(seat => players[seat] ?? []))]
  if (against.includes('me')) return {}
  if (outcome.winners.length === 0) return { fought: { result: 'drawn', against } }
  const hasWon = outcome.winners.some(seat => friends.includes(seat))
  return { fought: { result: hasWon ? 'won' : 'lost', against } }
}
