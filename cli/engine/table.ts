import { battleFormat, battleVersion, engineVersion, excerpt } from '@grognard/umpire'
import type { Battle, Game, Playable, Seat } from '@grognard/umpire'
import { EngineFault } from './faults.ts'

/** A battle the engine holds. */
export interface Held {
  battle: Battle
  /** False for a battle loaded from a state alone: it has no beginning to tell. */
  hasFile: boolean
  /** Results given with `new` that have not been used yet. */
  dice: readonly number[]
}

/** The battles of one engine by their handles, and the seat it answers for, if only one. */
export interface Tables {
  readonly seat: Seat | null
  add(held: Held): string
  find(handle: string): Held
  replace(handle: string, held: Held): void
  close(handle: string): void
}

export function newTables(seat: Seat | null): Tables {
  const tables = new Map<string, Held>()
  let last = 0
  const find = (handle: string): Held => {
    const held = tables.get(handle)
    if (held) return held
    throw new EngineFault('unknownBattle', `there is no battle "${excerpt(handle)}"`, 'battle')
  }
  return {
    seat,
    find,
    add(held) {
      last += 1
      tables.set(`b${last}`, held)
      return `b${last}`
    },
    replace: (handle, held) => void tables.set(handle, held),
    close(handle) {
      find(handle)
      tables.delete(handle)
    },
  }
}

/** Throws where the battle lacks the one seat that the engine answers for. */
export function checkOwnSeat(seats: readonly Seat[], seat: Seat | null): void {
  if (seat === null || seats.includes(seat)) return
  const known = `the battle's seats are ${seats.join(', ')}`
  throw new EngineFault('unknownSeat', `this engine answers for ${seat} alone; ${known}`)
}

/** Throws where the battle has no such seat, or where the engine answers for another. */
export function checkSeat(tables: Tables, { battle }: Held, seat: Seat): void {
  const seats = battle.game.seats(battle.state)
  if (!seats.includes(seat))
    throw new EngineFault('unknownSeat', `the seats are ${seats.join(', ')}`, 'seat')
  if (tables.seat !== null && tables.seat !== seat)
    throw new EngineFault('notYours', `this engine answers for ${tables.seat} alone`, 'seat')
}

/** A battle that begins with the given state, as if nothing had been before. */
export function battleFrom(game: Game, state: Playable, seed: string): Battle {
  return {
    game,
    state,
    file: {
      format: battleFormat,
      version: battleVersion,
      ruleset: game.id,
      edition: game.rulebook.edition,
      engine: engineVersion,
      scenario: '',
      options: {},
      papers: {},
      dice: { kind: 'hmac-sha256', seed },
      start: state,
      entries: [{ seq: 0, seat: null, order: null, events: [] }],
    },
  }
}
