import type { Words } from '@grognard/board/words/index.ts'
import {
  engineVersion,
  forecastOf,
  freshSeed,
  noticesBeforePlay,
  PapersRefused,
} from '@grognard/umpire'
import type {
  Ask,
  Game,
  Kind,
  Language,
  Playable,
  Recorded,
  Ruling,
  Seat,
  View,
} from '@grognard/umpire'
import { orderKinds } from '../games.ts'
import { wordsFor } from '../words.ts'
import { cardOf } from './card.ts'
import { EngineFault } from './faults.ts'
import { oddsTold } from './odds.ts'
import { giveWith, newBattleWith } from './real-dice.ts'
import type { Requests, Verb } from './requests.ts'
import { suggested } from './suggest.ts'
import { battleFrom, checkOwnSeat, checkSeat } from './table.ts'
import type { Held, Tables } from './table.ts'
import { battleIn, verdictOn } from './verdict.ts'

/** One engine: its games, its battles and the language of its texts. */
export interface Engine {
  catalogue: Record<string, Game>
  tables: Tables
  language: Language
}

type Verbs = { [V in Verb]: (engine: Engine, request: Requests[V]) => object }

export const answers: Verbs = {
  hello: ({ catalogue, language }) => ({
    name: 'Grognard',
    version: engineVersion,
    rulesets: Object.values(catalogue).map(game => cardOf(game, language)),
  }),
  shape(engine, { ruleset, kind }) {
    const game = gameNamed(engine, ruleset)
    const kinds = kind === undefined ? orderKinds(game) : [kindNamed(game, kind)]
    return { orders: Object.fromEntries(kinds.map(one => [one, game.shape(one)])) }
  },
  new: begin,
  load,
  awaiting: ({ tables }, { battle }) => awaitingOf(tables.find(battle)),
  orders({ tables }, { battle, seat, limit }) {
    const { game, view } = seenBy(tables, battle, seat)
    return { orders: game.offers(view, seat, limit) }
  },
  judge({ tables, language }, { battle, seat, order }) {
    const { game, view } = seenBy(tables, battle, seat)
    return rulingOf(wordsFor(game, language), game.judge(view, seat, order))
  },
  play,
  odds({ tables, language }, { battle, seat, order }) {
    const { game, view } = seenBy(tables, battle, seat)
    const words = wordsFor(game, language)
    const forecast = forecastOf(game, view, seat, order)
    const { allowed, because } = rulingOf(words, forecast.ruling)
    return allowed ? oddsTold(words, forecast) : { allowed, because }
  },
  view: ({ tables }, { battle, seat }) => ({ view: seenBy(tables, battle, seat).view }),
  state({ tables }, { battle }) {
    forAllSeats(tables, 'the whole state')
    return { state: tables.find(battle).battle.state }
  },
  file({ tables }, { battle }) {
    forAllSeats(tables, 'the battle file')
    const held = tables.find(battle)
    if (!held.hasFile)
      throw new EngineFault('noFile', 'the battle was loaded from a state alone', 'battle')
    return { file: held.battle.file }
  },
  verify: ({ catalogue }, { file }) => verdictOn(catalogue, file),
  suggest({ tables, language }, request) {
    const { game, view, held } = seenBy(tables, request.battle, request.seat)
    const words = wordsFor(game, language)
    return suggested({ game, view, words, asked: held.battle.file.entries.length }, request)
  },
  close({ tables }, { battle }) {
    tables.close(battle)
    return {}
  },
}

function gameNamed({ catalogue }: Engine, id: string): Game {
  const game = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined
  if (game) return game
  const known = Object.keys(catalogue).join(', ')
  throw new EngineFault('unknownRuleset', `the rulesets are ${known}`, 'ruleset')
}

function begin(engine: Engine, request: Requests['new']): object {
  const { ruleset, scenario, options = {}, papers = {}, seed, dice = [] } = request
  const source = { kind: 'hmac-sha256' as const, seed: String(seed ?? freshSeed()) }
  const game = gameNamed(engine, ruleset)
  try {
    const plan = { scenario, options, papers, dice: source }
    const { battle, diceUsed } = newBattleWith(game, plan, dice)
    return opened(engine, { battle, hasFile: true, dice: dice.slice(diceUsed) })
  } catch (error) {
    throw setupFault(wordsFor(game, engine.language), error)
  }
}

function kindNamed(game: Game, kind: string): string {
  const kinds = orderKinds(game)
  if (kinds.includes(kind)) return kind
  throw new EngineFault('unknownKind', `the kinds of order are ${kinds.join(', ')}`, 'kind')
}

function setupFault(words: Words, error: unknown): unknown {
  if (error instanceof PapersRefused) {
    const { because } = rulingOf(words, error.ruling)
    return new EngineFault('badSetup', inOneLine(because), 'papers', { because })
  }
  return error instanceof RangeError ? new EngineFault('badSetup', error.message) : error
}

/** A file, or a state alone; an engine of one seat keeps of a state what that seat may know. */
function load(engine: Engine, { file, ruleset, state }: Requests['load']): object {
  if (file !== undefined && ruleset === undefined && state === undefined)
    return opened(engine, { battle: battleIn(engine.catalogue, file), hasFile: true, dice: [] })
  if (file !== undefined || ruleset === undefined || state === undefined)
    throw new EngineFault('malformed', 'expected either file, or ruleset and state')
  const game = gameNamed(engine, ruleset)
  const own = stateFrom(game, state, engine.tables.seat)
  const battle = battleFrom(game, own, freshSeed())
  return opened(engine, { battle, hasFile: false, dice: [] })
}

/** A state may have every field and yet stand nowhere in the sequence of play. */
function stateFrom(game: Game, given: unknown, seat: Seat | null): Playable {
  const whole = game.stateFrom(given)
  checkOwnSeat(game.seats(whole), seat)
  try {
    const state = seat === null ? whole : game.view(whole, seat)
    game.awaiting(state)
    return state
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new EngineFault('badState', why, 'state')
  }
}

/** A file of another edition, or of a newer umpire, is not played on without a word. */
function opened({ tables, language }: Engine, held: Held): object {
  checkOwnSeat(held.battle.game.seats(held.battle.state), tables.seat)
  const awaiting = awaitingOf(held)
  const words = wordsFor(held.battle.game, language)
  const notices = noticesBeforePlay(held.battle).map(notice => words.say(notice))
  return { battle: tables.add(held), awaiting, ...(notices.length > 0 && { notices }) }
}

function awaitingOf({ battle: { game, state } }: Held): object {
  const awaited = game.awaiting(state)
  if (!Array.isArray(awaited)) return { outcome: awaited }
  const recalls = game.recalls(state).map(askedOf)
  return { seats: awaited.map(askedOf), ...(recalls.length > 0 && { recalls }) }
}

function askedOf({ seat, step, asks }: Ask): object {
  return { seat, step, asks }
}

function seenBy(
  tables: Tables,
  handle: string,
  seat: Seat,
): { game: Game; view: View; held: Held } {
  const held = tables.find(handle)
  checkSeat(tables, held, seat)
  const { game, state } = held.battle
  return { game, view: game.view(state, seat), held }
}

function forAllSeats({ seat }: Tables, what: string): void {
  if (seat === null) return
  throw new EngineFault('notYours', `this engine answers for ${seat} alone; ${what} is not its own`)
}

function rulingOf(words: Words, { allowed, because }: Ruling) {
  return { allowed, because: because.map(reason => ({ ...reason, text: words.explain(reason) })) }
}

/** Dice given with the order are used first, then those given with `new`, then the battle's own. */
function play({ tables, language }: Engine, request: Requests['play']): object {
  const { battle: handle, seat, order, dice = [] } = request
  const held = tables.find(handle)
  checkSeat(tables, held, seat)
  const { game } = held.battle
  const given = giveWith(held.battle, seat, order, [...dice, ...held.dice])
  if (!given.ruling.allowed) throw refusal(rulingOf(wordsFor(game, language), given.ruling))
  if (given.diceUsed < dice.length) throw unusedDice(dice.length, given.diceUsed)
  const left = held.dice.slice(Math.max(0, given.diceUsed - dice.length))
  const after = { ...held, battle: given.battle, dice: left }
  tables.replace(handle, after)
  const events = given.events.flatMap(event => eventFor(game, tables.seat, event))
  return { events, awaiting: awaitingOf(after) }
}

function unusedDice(count: number, used: number): EngineFault {
  const message = `${count} results were given and the order throws ${used}`
  return new EngineFault('badDice', message, `dice[${used}]`)
}

function refusal({ because }: ReturnType<typeof rulingOf>): EngineFault {
  return new EngineFault('refused', inOneLine(because), 'order', { because })
}

function inOneLine(because: readonly { rule: string; text: string }[]): string {
  const reasons = because.map(({ rule, text }) => (rule === '' ? text : `${text} (${rule})`))
  return [...new Set(reasons)].join(' ')
}

/** The event as the seat may know it, with all that its dice cite. */
function eventFor(game: Game, seat: Seat | null, event: Recorded<Kind>): object[] {
  const known = seat === null ? event : game.redact(event, seat)
  if (!known) return []
  const { rolls = [], ...bare } = known
  const tally = rolls.flatMap(roll => roll.tally)
  const rules = new Set([...rolls, ...tally].map(line => line.rule).filter(rule => rule !== ''))
  return [{ tally, rules: [...rules], ...bare, rolls }]
}
