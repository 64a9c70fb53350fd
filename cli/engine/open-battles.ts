import {
  BattleFileError,
  battleFormat,
  battleOf,
  battleVersion,
  engineVersion,
  excerpt,
  importBattle,
  inEnglish,
  provenOf,
  readBattle,
  verify,
} from '@grognard/umpire'
import type { Battle, BattleFile, Game, Playable, Seat } from '@grognard/umpire'
import { EngineError } from './errors.ts'

/** A battle the engine holds. */
export interface OpenBattle {
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
export interface OpenBattles {
  readonly seat: Seat | null
  add(held: OpenBattle): string
  find(handle: string): OpenBattle
  replace(handle: string, held: OpenBattle): void
  close(handle: string): void
}

/** `most` battles may be open at once. */
export function newOpenBattles(seat: Seat | null, most = 1000): OpenBattles {
  const battles = new Map<string, OpenBattle>()
  let last = 0
  const find = (handle: string): OpenBattle => {
    const held = battles.get(handle)
    if (held) return held
    throw new EngineError('unknownBattle', `there is no battle "${excerpt(handle)}"`, 'battle')
  }
  return {
    seat,
    find,
    add(held) {
      if (battles.size >= most) throw tooMany(most)
      last += 1
      battles.set(`b${last}`, held)
      return `b${last}`
    },
    replace: (handle, held) => void battles.set(handle, held),
    close(handle) {
      find(handle)
      battles.delete(handle)
    },
  }
}

function tooMany(most: number): EngineError {
  return new EngineError('tooManyBattles', `${most} battles are open; close one before the next`)
}

/** The battle, unless it has stopped within an order. */
export function readyAt(battles: OpenBattles, handle: string): OpenBattle {
  const held = battles.find(handle)
  if (!held.paused) return held
  const message = `the umpire has stopped before the phase ${held.paused.phase}; "continue" goes on`
  throw new EngineError('paused', message, 'battle')
}

/** How the battle stands, between two phases too. */
export function stateOf({ battle, paused }: OpenBattle): Playable {
  return paused?.state ?? battle.state
}

/** Throws where the battle lacks the one seat that the engine answers for. */
export function checkOwnSeat(seats: readonly Seat[], seat: Seat | null): void {
  if (seat === null || seats.includes(seat)) return
  const known = `the battle's seats are ${seats.join(', ')}`
  throw new EngineError('unknownSeat', `this engine answers for ${seat} alone; ${known}`)
}

/** Throws where the battle has no such seat, or where the engine answers for another. */
export function checkSeat(battles: OpenBattles, { battle }: OpenBattle, seat: Seat): void {
  const seats = battle.game.seats(battle.state)
  if (!seats.includes(seat))
    throw new EngineError('unknownSeat', `the seats are ${seats.join(', ')}`, 'seat')
  if (battles.seat !== null && battles.seat !== seat)
    throw new EngineError('notYours', `this engine answers for ${battles.seat} alone`, 'seat')
}

/** Dice that do not fit would tell what is rolled for, and so what is hidden. */
export function checkDice({ seat }: OpenBattles, dice: readonly number[] | undefined): void {
  if (seat === null || dice === undefined) return
  throw new EngineError(
    'notYours',
    `this engine answers for ${seat} alone and takes no dice`,
    'dice',
  )
}

/** A battle that begins with the given state, as if nothing had been before. */
export function battleFrom(game: Game, state: Playable, seed: string): Battle {
  const file: BattleFile = {
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
  }
  return battleOf(game, file, state)
}

/** A battle file as text or as a record. BattleFileError where it cannot be read. */
export function battleIn(catalogue: Record<string, Game>, file: unknown): Battle {
  return typeof file === 'string' ? importBattle(file, catalogue) : readBattle(file, catalogue)
}

/** A file that cannot even be read is not valid either. */
export function verdictOn(catalogue: Record<string, Game>, file: unknown): object {
  try {
    const verdict = verify(battleIn(catalogue, file))
    const reserves = verdict.reserves.map(inEnglish)
    if (verdict.valid) {
      const { proof } = verdict
      return { valid: true, proof, proven: provenOf(proof).map(inEnglish), reserves }
    }
    return { valid: false, entry: verdict.seq, why: verdict.why, reserves }
  } catch (error) {
    if (!(error instanceof BattleFileError)) throw error
    const entry = /^entries\[(\d+)\]/.exec(error.at)?.[1]
    return {
      valid: false,
      entry: entry === undefined ? null : Number(entry),
      at: error.at,
      why: error.message,
    }
  }
}
