import type { Words } from '@grognard/board/words/index.ts'
import {
  AttachmentRefused,
  engineVersion,
  forecastOf,
  forecastTogether,
  forkAt,
  freshSeed,
  noticesBeforePlay,
  seedAt,
} from '@grognard/umpire'
import type { Forecast, Game, Kind, Playable, Recorded, Seat } from '@grognard/umpire'
import { wordsFor } from '../words.ts'
import { aboutGame, kindsOfOrder, schemaFor } from './about-game.ts'
import { EngineError } from './errors.ts'
import {
  battleFrom,
  battleIn,
  checkDice,
  checkOwnSeat,
  readyAt,
  stateOf,
  verdictOn,
} from './open-battles.ts'
import type { OpenBattle, OpenBattles } from './open-battles.ts'
import { groupsOf, oneOrMany, playMany, sharedOut } from './groups.ts'
import { oddsTold, offeredTo } from './orders.ts'
import { playOn } from './play.ts'
import type { Going } from './play.ts'
import { begunWith, newBattleWith } from './real-dice.ts'
import type { Requests, Verb } from './requests.ts'
import { orderFrom, seenAtRest, seenBy } from './seen.ts'
import type { Engine, Seen } from './seen.ts'
import { suggested } from './suggest.ts'
import { awaitingOf, inOneLine, refusal, rulingOf, toldEvents } from './telling.ts'

/** Orders that are listed where no limit is set. */
const MOST_ORDERS = 1000

type Verbs = { [V in Verb]: (engine: Engine, request: Requests[V]) => object }

export const answers: Verbs = {
  hello: ({ catalogue, language }) => ({
    name: 'Grognard',
    version: engineVersion,
    rulesets: Object.values(catalogue).map(game => aboutGame(game, language)),
  }),
  shape(engine, { ruleset, kind }) {
    const game = gameNamed(engine, ruleset)
    const kinds = kind === undefined ? kindsOfOrder(game) : [kindNamed(game, kind)]
    return { orders: Object.fromEntries(kinds.map(one => [one, game.shape(one)])) }
  },
  new: begin,
  load,
  schema: (engine, request) => {
    const game = gameNamed(engine, request.ruleset)
    return schemaFor(game, wordsFor(game, engine.language), request)
  },
  awaiting: ({ battles }, { battle }) => awaitingOf(battles, battles.find(battle)),
  orders({ battles }, { battle, seat, limit = MOST_ORDERS }) {
    const { game, view } = seenAtRest(battles, battle, seat)
    return offeredTo(game, view, seat, limit)
  },
  judge({ battles, language }, { battle, seat, order }) {
    const { game, view } = seenAtRest(battles, battle, seat)
    const ruling = game.judgeInFull(view, seat, orderFrom(game, order))
    return rulingOf(wordsFor(game, language), ruling)
  },
  play,
  continue: goOn,
  groups: groupsOf,
  share: sharedOut,
  odds({ battles, language }, request) {
    const seen = seenAtRest(battles, request.battle, request.seat)
    const words = wordsFor(seen.game, language)
    const forecast = forecastFor(seen, request)
    const { allowed, because } = rulingOf(words, forecast.ruling)
    return allowed ? oddsTold(words, forecast) : { allowed, because }
  },
  view: ({ battles }, { battle, seat }) => ({
    view: seenBy(battles, battles.find(battle), seat).view,
  }),
  state({ battles }, { battle }) {
    forAllSeats(battles, 'the whole state')
    return { state: stateOf(battles.find(battle)) }
  },
  file({ battles }, { battle }) {
    forAllSeats(battles, 'the battle file')
    const held = readyAt(battles, battle)
    if (!held.hasFile)
      throw new EngineError('noFile', 'the battle was loaded from a state alone', 'battle')
    return { file: held.battle.file }
  },
  verify: ({ catalogue }, { file }) => verdictOn(catalogue, file),
  suggest({ battles, language }, request) {
    const { game, view } = seenAtRest(battles, request.battle, request.seat)
    return suggested({ game, view, words: wordsFor(game, language) }, request)
  },
  close({ battles }, { battle }) {
    battles.close(battle)
    return {}
  },
}

function gameNamed({ catalogue }: Engine, id: string): Game {
  const game = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined
  if (game) return game
  const known = Object.keys(catalogue).join(', ')
  throw new EngineError('unknownRuleset', `the rulesets are ${known}`, 'ruleset')
}

function begin(engine: Engine, request: Requests['new']): object {
  const {
    ruleset,
    scenario,
    options = {},
    papers: attachments = {},
    seed,
    dice = [],
    strict = false,
  } = request
  checkDice(engine.battles, request.dice)
  const source = { kind: 'hmac-sha256' as const, seed: String(seed ?? freshSeed()) }
  const game = gameNamed(engine, ruleset)
  try {
    const plan = { scenario, options, papers: attachments, dice: source }
    const { battle, diceUsed } = newBattleWith(game, plan, { dice, isStrict: strict })
    const events = battle.file.entries.flatMap(entry => entry.events)
    return opened(
      engine,
      { battle, hasFile: true, dice: dice.slice(diceUsed), paused: null },
      events,
    )
  } catch (error) {
    throw setupFault(wordsFor(game, engine.language), error)
  }
}

function kindNamed(game: Game, kind: string): string {
  const kinds = kindsOfOrder(game)
  if (kinds.includes(kind)) return kind
  throw new EngineError('unknownKind', `the kinds of order are ${kinds.join(', ')}`, 'kind')
}

function setupFault(words: Words, error: unknown): unknown {
  if (error instanceof AttachmentRefused) {
    const { because } = rulingOf(words, error.ruling)
    return new EngineError('badSetup', inOneLine(because), 'papers', { because })
  }
  return error instanceof RangeError ? new EngineError('badSetup', error.message) : error
}

/** A file, or a state alone; an engine of one seat keeps of a state what that seat may know. */
function load(engine: Engine, request: Requests['load']): object {
  const { file, ruleset, state, seed, dice, strict } = request
  checkDice(engine.battles, dice)
  const isFile = file !== undefined
  const hasState = ruleset !== undefined && state !== undefined
  const others = [ruleset, state, seed, dice, strict]
  if (isFile ? others.some(field => field !== undefined) : !hasState)
    throw new EngineError('malformed', 'expected either file, or ruleset and state')
  return isFile
    ? loadFile(engine, file)
    : loadState(engine, gameNamed(engine, ruleset ?? ''), request)
}

/** Real dice are rolled at one table: an engine of one seat goes on with dice of its own. */
function loadFile(engine: Engine, file: unknown): object {
  const whole = battleIn(engine.catalogue, file)
  const last = whole.file.entries.length - 1
  const isRolledElsewhere =
    engine.battles.seat !== null && seedAt(whole.file.dice, last + 1) === null
  const battle = isRolledElsewhere ? forkAt(whole, last, freshSeed()) : whole
  return opened(engine, { battle, hasFile: true, dice: [], paused: null }, [])
}

/** A state at the beginning of the sequence of play is played on to its first question. */
function loadState(engine: Engine, game: Game, request: Requests['load']): object {
  const { state, seed, dice = [], strict = false } = request
  const start = stateFrom(game, state, engine.battles.seat)
  const battle = battleFrom(game, start, String(seed ?? freshSeed()))
  if (start.outcome || start.place.some(({ waiting }) => waiting.length > 0))
    return opened(engine, { battle, hasFile: false, dice, paused: null }, [])
  const { events, state: after, diceUsed } = begunWith(battle, { dice, isStrict: strict })
  const left = dice.slice(diceUsed)
  return opened(
    engine,
    { battle: { ...battle, state: after }, hasFile: false, dice: left, paused: null },
    events,
  )
}

function stateFrom(game: Game, given: unknown, seat: Seat | null): Playable {
  const whole = game.stateFrom(given)
  checkOwnSeat(game.seats(whole), seat)
  return seat === null ? whole : game.view(whole, seat)
}

/** A file of another edition, or of another version of the umpire, is not played on without a word. */
function opened(
  { battles, language }: Engine,
  held: OpenBattle,
  events: readonly Recorded<Kind>[],
): object {
  checkOwnSeat(held.battle.game.seats(held.battle.state), battles.seat)
  const told = toldEvents(battles, held, events)
  const awaiting = awaitingOf(battles, held)
  const words = wordsFor(held.battle.game, language)
  const notices = noticesBeforePlay(held.battle).map(notice => words.say(notice))
  return {
    battle: battles.add(held),
    events: told,
    awaiting,
    ...(notices.length > 0 && { notices }),
  }
}

function forAllSeats({ seat }: OpenBattles, what: string): void {
  if (seat === null) return
  throw new EngineError('notYours', `this engine answers for ${seat} alone; ${what} is not its own`)
}

function forecastFor({ game, view }: Seen, request: Requests['odds']): Forecast {
  const { seat } = request
  const given = oneOrMany(request)
  if ('order' in given) return forecastOf(game, view, seat, orderFrom(game, given.order))
  const orders = given.orders.map((one, index) => orderFrom(game, one, `orders[${index}]`))
  return forecastTogether(game, view, seat, orders)
}

/** Real dice and stops are for one order. */
function play(engine: Engine, request: Requests['play']): object {
  const { battle, seat, dice, strict, until } = request
  checkDice(engine.battles, dice)
  const given = oneOrMany(request)
  if ('order' in given) return playOne(engine, request, given.order)
  if ([dice, strict, until].every(one => one === undefined))
    return playMany(engine, { battle, seat, orders: given.orders })
  throw new EngineError('malformed', 'dice, strict and until go with one order', 'orders')
}

function playOne(engine: Engine, request: Requests['play'], given: unknown): object {
  const { battles, language } = engine
  const { battle: handle, seat } = request
  const held = readyAt(battles, handle)
  const { game, view } = seenBy(battles, held, seat)
  const order = orderFrom(game, given)
  const ruling = game.judge(view, seat, order)
  if (!ruling.allowed) throw refusal(rulingOf(wordsFor(game, language), ruling))
  return goneOn(engine, request, held, { seat, order, results: [], told: 0 })
}

/** The umpire goes on with an order within which it stopped. */
function goOn(engine: Engine, request: Requests['continue']): object {
  checkDice(engine.battles, request.dice)
  const held = engine.battles.find(request.battle)
  if (held.paused) return goneOn(engine, request, held, held.paused)
  throw new EngineError(
    'notPaused',
    'the battle rests at a question, not within an order',
    'battle',
  )
}

function goneOn(
  engine: Engine,
  request: Requests['continue'],
  held: OpenBattle,
  going: Going,
): object {
  const { battle: handle, dice = [], strict = false, until } = request
  const { battles } = engine
  const gone = playOn(held, going, { dice, isStrict: strict }, until === 'phase')
  battles.replace(handle, gone.held)
  return {
    events: toldEvents(battles, held, gone.events),
    awaiting: awaitingOf(battles, gone.held),
  }
}
