import { battleFormat, battleVersion, engineVersion, excerpt } from '@grognard/umpire'
import type { Battle, Game, Playable, Seat } from '@grognard/umpire'
import { EngineError } from './faults.ts'

/** A battle the engine holds. */
export interface Held {
  battle: Battle
  /** False for a battle loaded from a state alone: it has no beginning to tell. */
  hasFile: boolean
  /** Results given with `new` or `load` that have not been used yet. */
  dice: readonly number[]
  /** An order that has been told up to the end of a phase; the battle stands before it. */
  paused: Paused | null
}

interface Paused {
  seat: Seat
  order: unknown
  /** Results that were given for it, one a roll. */
  results: readonly number[]
  /** How many of its events have been told. */
  told: number
  /** The phase that comes next. */
  phase: string
  /** How it stands between the phases; nobody is asked. */
  state: Playable
}

/** The battles of one engine by their handles, and the seat it answers for, if only one. */
export interface Tables {
  readonly seat: Seat | null
  add(held: Held): string
  find(handle: string): Held
  replace(handle: string, held: Held): void
  close(handle: string): void
}

/** `most` battles may be open at once. */
export function newTables(seat: Seat | null, most = 1000): Tables {
  const tables = new Map<string, Held>()
  let last = 0
  const find = (handle: string): Held => {
    const held = tables.get(handle)
    if (held) return held
    throw new EngineError('unknownBattle', `there is no battle "${excerpt(handle)}"`, 'battle')
  }
  return {
    seat,
    find,
    add(held) {
      if (tables.size >= most) throw tooMany(most)
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

function tooMany(most: number): EngineError {
  return new EngineError('tooManyBattles', `${most} battles are open; close one before the next`)
}

/** The battle, unless it has stopped within an order. */
export function readyAt(tables: Tables, handle: string): Held {
  const held = tables.find(handle)
  if (!held.paused) return held
  const message = `the umpire has stopped before the phase ${held.paused.phase}; "continue" goes on`
  throw new EngineError('paused', message, 'battle')
}

/** How the battle stands, between two phases too. */
export function stateOf({ battle, paused }: Held): Playable {
  return paused?.state ?? battle.state
}

/** Throws where the battle lacks the one seat that the engine answers for. */
export function checkOwnSeat(seats: readonly Seat[], seat: Seat | null): void {
  if (seat === null || seats.includes(seat)) return
  const known = `the battle's seats are ${seats.join(', ')}`
  throw new EngineError('unknownSeat', `this engine answers for ${seat} alone; ${known}`)
}

/** Throws where the battle has no such seat, or where the engine answers for another. */
export function checkSeat(tables: Tables, { battle }: Held, seat: Seat): void {
  const seats = battle.game.seats(battle.state)
  if (!seats.includes(seat))
    throw new EngineError('unknownSeat', `the seats are ${seats.join(', ')}`, 'seat')
  if (tables.seat !== null && tables.seat !== seat)
    throw new EngineError('notYours', `this engine answers for ${tables.seat} alone`, 'seat')
}

/** Dice that do not fit would tell what is rolled for, and so what is hidden. */
export function checkDice({ seat }: Tables, dice: readonly number[] | undefined): void {
  if (seat === null || dice === undefined) return
  throw new EngineError(
    'notYours',
    `this engine answers for ${seat} alone and takes no dice`,
    'dice',
  )
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
