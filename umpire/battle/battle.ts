import { isAgreement } from '../agree.ts'
import type { Agreement } from '../agree.ts'
import type { ScriptedDice } from '../dice.ts'
import { withFaces } from '../faces.ts'
import type { Game } from '../game.ts'
import { copyJson } from '../json.ts'
import type { Json, Kind, Seat } from '../kind.ts'
import { withDefaults } from '../options.ts'
import type { Playable } from '../playable.ts'
import type { AgreedEnd, Recorded } from '../recorded.ts'
import type { Options } from '../kind.ts'
import { refused } from '../ruling.ts'
import type { Ruling } from '../ruling.ts'
import { diceFor, drawnBack, reseeded, seedAt, trimmed } from './dice.ts'
import type { BattleDice, NewBattleDice } from './dice.ts'

/** Written into every battle file. Counts up when the umpire plays the same orders differently. */
export const engineVersion = '0.2.0'

export const battleFormat = 'grognard-battle'
export const battleVersion = 1

/** A battle as it stands in a file: one JSON document. */
export interface BattleFile {
  format: typeof battleFormat
  version: typeof battleVersion
  ruleset: string
  edition: string
  engine: string
  scenario: string
  options: Options
  papers: Record<string, Json>
  dice: BattleDice
  /** Entries after which it branched with dice that could be known by then. Ascending. */
  forks?: number[]
  /** Before the first step: no die has fallen. */
  start: Playable
  entries: Entry[]
}

/** One order and what came of it. Entry 0 is the umpire's opening and has neither seat nor order. */
export interface Entry {
  seq: number
  seat: Seat | null
  order: Kind | null
  events: Recorded<Kind>[]
  /** Results were typed in for this entry, all or the first of them. */
  dice?: 'typed'
}

/** A battle at the table: its file, its game, and how it stands after the last entry. Immutable. */
export interface Battle {
  readonly game: Game
  readonly file: BattleFile
  readonly state: Playable
}

export interface BattlePlan {
  scenario: string
  options?: Options
  papers?: Record<string, Json>
  dice: NewBattleDice
}

/**
 * Sets a battle up and plays the umpire's opening. `typed` are results of real dice, as in `give`.
 * Throws RangeError for an unknown scenario, Unprepared, AttachmentRefused, DiceNeeded, BadDie.
 */
export function newBattle(game: Game, plan: BattlePlan, typed: readonly number[] = []): Battle {
  const { scenario, papers: attachments = {} } = plan
  const start = game.prepare(scenario, plan.options, attachments)
  const dice = diceFor(plan.dice, 0, typed)
  const { state, events } = game.begin(start, dice)
  const file: BattleFile = {
    format: battleFormat,
    version: battleVersion,
    ruleset: game.id,
    edition: game.rulebook.edition,
    engine: engineVersion,
    scenario,
    options: withDefaults(game.optionsOf(scenario), plan.options ?? {}),
    papers: copyJson(attachments),
    dice: copyJson(plan.dice),
    start,
    entries: [entryOf(0, null, null, events, dice)],
  }
  return battleOf(game, file, state)
}

/** The battle of this file as it stands, its game with the names that are known by now. */
export function battleOf(game: Game, file: BattleFile, state: Playable): Battle {
  return { game: withFaces(game, state, file.papers), file, state }
}

export interface Given {
  /** The battle that was given when the order was refused. */
  battle: Battle
  ruling: Ruling
  events: Recorded<Kind>[]
  /** How many of the typed results were used. */
  diceUsed: number
}

/**
 * Gives an order. `typed` are results of real dice, used first and in order; then the battle's own
 * dice go on. Throws BadDie for a result the die does not have, and DiceNeeded where a battle of
 * typed dice needs one more: ask for it and give the order again with all of them.
 */
export function give(
  battle: Battle,
  seat: Seat,
  order: unknown,
  typed: readonly number[] = [],
): Given {
  if (isAgreement(order)) {
    const ruling = refused('', 'umpire.agree.alone')
    return { battle, ruling, events: [], diceUsed: 0 }
  }
  return givenWith(battle, seat, order, typed)
}

function givenWith(battle: Battle, seat: Seat, order: unknown, typed: readonly number[]): Given {
  const { game, file } = battle
  const seq = file.entries.length
  const dice = diceFor(file.dice, seq, typed)
  const { ruling, events, state } = game.play(battle.state, seat, order, dice)
  if (!ruling.allowed) return { battle, ruling, events, diceUsed: 0 }
  const entry = entryOf(seq, seat, copyJson(game.orderFrom(order)), events, dice)
  const after = { ...file, entries: [...file.entries, entry] }
  return { battle: battleOf(game, after, state), ruling, events, diceUsed: dice.used() }
}

/** All seats have agreed how the battle ends; it stands under the one that proposed it. */
export function giveAgreed(battle: Battle, seat: Seat, on: AgreedEnd): Given {
  const order: Agreement = { kind: 'conclude', on }
  return givenWith(battle, seat, order, [])
}

function entryOf(
  seq: number,
  seat: Seat | null,
  order: Kind | null,
  events: Recorded<Kind>[],
  dice: ScriptedDice,
): Entry {
  const entry: Entry = { seq, seat, order, events }
  if (dice.used() > 0) entry.dice = 'typed'
  return entry
}

/** How the battle stood after the entry. Throws RangeError where there is no such entry. */
export function stateAt({ game, file }: Battle, seq: number): Playable {
  const events = entriesTo(file, seq).flatMap(entry => entry.events)
  return game.replay(file.start, events)
}

function entriesTo({ entries }: BattleFile, seq: number): Entry[] {
  if (Number.isInteger(seq) && seq >= 0 && seq < entries.length) return entries.slice(0, seq + 1)
  throw new RangeError(`There is no entry ${seq}; the last is ${entries.length - 1}.`)
}

/**
 * A battle of its own that goes on after the entry. With a new seed its dice fall differently; with
 * the same they may have been seen, and the file says so.
 */
export function forkAt(battle: Battle, seq: number, seed?: string): Battle {
  const { dice, forks = [] } = battle.file
  const before = forks.filter(fork => fork < seq)
  if (seed !== undefined) return cutAt(battle, seq, reseeded(dice, seq + 1, seed), before)
  if (seq === battle.file.entries.length - 1) return battle
  const same = trimmed(dice, seq + 1)
  const isKnown = seedAt(same, seq + 1) !== null
  return cutAt(battle, seq, same, isKnown ? [...before, seq] : before)
}

/**
 * The same battle with its last orders taken back. Only for orders that nobody has learnt by: it
 * leaves no trace. What has branched or changed its seed by then stays told.
 */
export function takenBackTo(battle: Battle, seq: number): Battle {
  const { dice, forks = [] } = battle.file
  const kept = new Set(forks.map(fork => Math.min(fork, seq)))
  return cutAt(battle, seq, drawnBack(dice, seq + 1), [...kept])
}

function cutAt(battle: Battle, seq: number, dice: BattleDice, branches: number[]): Battle {
  const { forks: _, ...file } = battle.file
  const entries = entriesTo(file, seq)
  const forks = branches.length > 0 ? { forks: branches } : {}
  return battleOf(battle.game, { ...file, dice, ...forks, entries }, stateAt(battle, seq))
}

/** The file as text, an entry a line. */
export function exportBattle({ file }: Battle): string {
  const { entries, ...head } = file
  const fields = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  )
  const lines = entries.map(entry => `    ${JSON.stringify(entry)}`).join(',\n')
  return ['{', ...fields, '  "entries": [', lines, '  ]', '}', ''].join('\n')
}
