import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import type { Playable } from '@grognard/umpire'
import { errorAt } from '@grognard/umpire/validation-error.ts'
import {
  count,
  eachOnce,
  either,
  listOf,
  nameOfA,
  nothing,
  noUnlessTold,
  oneOfThe,
  orNull,
  refersTo,
  rowOf,
  shapesOfOptions,
  unlessTold,
  whole,
  words,
  yesNo,
} from '@grognard/umpire/shape-words.ts'
import type { ShapesOf } from '@grognard/umpire/shape-words.ts'
import {
  firstError,
  noneClash,
  noTwo,
  ofEach,
  unlessFits,
  unlessWithin,
} from '@grognard/umpire/state-checks.ts'
import { options } from '../book/options.ts'
import { shotIds } from '../book/tables/fire.ts'
import type { AttributeId } from '../book/tables/points.ts'
import type { Enlisted } from '../orders.ts'
import {
  along,
  battery,
  box,
  card,
  cardId,
  die,
  heading,
  nation,
  objective,
  officer,
  quarterHeading,
  row,
  rules,
  run,
  seat,
  ship,
  sides,
  size,
  terrain,
  total,
  turn,
} from './fields.ts'
import { cardOf, isOnBoard } from './ships.ts'
import type {
  Aim,
  Battery,
  Exchange,
  Landing,
  Leaving,
  Link,
  Melee,
  Player,
  Ship,
  Shot,
  State,
  Strokes,
  Test,
  Transfer,
} from './state.ts'

const strokes = unlessTold(
  { melee: 0, morale: 0, manoeuvre: 0, fullHit: 0, flag: 0 },
  rowOf<Strokes>({ melee: count, morale: count, manoeuvre: count, fullHit: count, flag: count }),
)

const attributes = unlessTold(
  { melee: 0, bearing: 0, navigation: 0, gunnery: 0 },
  rowOf<Record<AttributeId, number>>({
    melee: count,
    bearing: count,
    navigation: count,
    gunnery: count,
  }),
)

export const enlisted = rowOf<Enlisted>({
  card: cardId,
  name: words,
  nation,
  officer: orNull(officer),
})

const player = rowOf<Player>({
  seat: nameOfA('seat'),
  side: sides,
  nation: unlessTold('none', nation),
  pool: count,
  strokes,
  attributes,
  quarter: orNull(whole(0, 3)),
  entryEdge: orNull(quarterHeading),
  fleetHeading: orNull(heading),
  isMustered: unlessTold(true, yesNo),
  enlisted: unlessTold(
    null,
    either(nothing, { type: 'text', values: ['hidden'] }, listOf(enlisted)),
  ),
  hasProposed: noUnlessTold,
})

const byBattery = unlessTold(
  { port: false, starboard: false },
  rowOf<Record<Battery, boolean>>({ port: noUnlessTold, starboard: noUnlessTold }),
)

/** A ship: where it lies, what is left of it, what it has done this turn. */
export const shipRow = rowOf<Ship>({
  id: nameOfA('ship'),
  name: words,
  card: cardId,
  nation: unlessTold('none', nation),
  seat,
  firstSeat: seat,
  officer: orNull(officer),
  status: unlessTold(
    'afloat',
    oneOfThe<Ship['status']>({
      waiting: true,
      afloat: true,
      fled: true,
      inHarbour: true,
      sunk: true,
    }),
  ),
  x: along,
  y: along,
  heading,
  length: whole(1, 10_000, 'length'),
  beam: whole(1, 10_000, 'length'),
  hull: box,
  sails: box,
  crew: box,
  shot: orNull({ type: 'text', values: [...shotIds, 'unknown'] }),
  isStruck: noUnlessTold,
  isAnchored: noUnlessTold,
  isAnchorUsed: noUnlessTold,
  agroundSince: orNull(turn),
  refloatTriedIn: orNull(turn),
  rudderTurns: unlessTold(0, whole(0, 100)),
  isMainmastLost: noUnlessTold,
  isDoubleLoaded: noUnlessTold,
  hasMoved: noUnlessTold,
  hasSpun: noUnlessTold,
  travelled: unlessTold(0, run),
  speed: unlessTold(0, run),
  manoeuvre: unlessTold(
    'none',
    oneOfThe<Ship['manoeuvre']>({
      none: true,
      tackPassed: true,
      tackFailed: true,
      rescueTried: true,
    }),
  ),
  hasTransferred: noUnlessTold,
  halfCrew: orNull(oneOfThe<NonNullable<Ship['halfCrew']>>({ lessFire: true, oneSide: true })),
  hasFired: byBattery,
  hasCountered: byBattery,
  isCrossingNoted: noUnlessTold,
  wasInLine: noUnlessTold,
  moraleFails: count,
  isFleeing: noUnlessTold,
  left: orNull(rowOf<Leaving>({ edge: quarterHeading, byMorale: yesNo })),
})

const aim = rowOf<Aim>({ ship, battery, target: ship })

const shotResult = oneOfThe<Shot['result']>({
  unfired: true,
  wasted: true,
  miss: true,
  hit: true,
  critical: true,
})

const critical = oneOfThe<Shot['critical']>({
  none: true,
  rudder: true,
  mainmast: true,
  double: true,
  full: true,
})

const shot = rowOf<Shot>({
  shooter: ship,
  battery,
  target: ship,
  crossing: whole(1, 3),
  die: orNull(die),
  modified: orNull(die),
  result: shotResult,
  critical,
  row: orNull(row),
  damage: whole(0, 1000),
})

const exchange = rowOf<Exchange>({
  rescue: oneOfThe<Exchange['rescue']>({ no: true, declared: true, passed: true, failed: true }),
  shots: { type: 'list', of: shot, fewest: 1, most: 2 },
  isAnswered: yesNo,
})

const test = rowOf<Test>({
  kind: oneOfThe<Test['kind']>({ tack: true, rescue: true, hit: true, melee: true, morale: true }),
  ship,
  other: orNull(ship),
  die: whole(0, 6),
  otherDie: whole(0, 6),
  bonus: total,
  otherBonus: total,
  spent: whole(0, 100),
  otherSpent: whole(0, 100),
})

const melee = rowOf<Melee>({
  id: whole(0, 100_000),
  attacker: ship,
  defender: ship,
  attackerBattery: battery,
  defenderBattery: battery,
  attackerWins: whole(0, 1000),
  defenderWins: whole(0, 1000),
  bonus: total,
  startedIn: turn,
  winner: orNull(
    oneOfThe<NonNullable<Melee['winner']>>({ attacker: true, defender: true, nobody: true }),
  ),
  isOpen: noUnlessTold,
})

export const landing = rowOf<Landing>({
  ship,
  seat,
  objective: refersTo('objective'),
  landingX: along,
  landingY: along,
  pickUpX: along,
  pickUpY: along,
  dueIn: turn,
  outcome: oneOfThe<Landing['outcome']>({ ashore: true, succeeded: true, failed: true }),
  carrier: orNull(ship),
})

/** Every field of a state, with what stands for it where it is left out. */
export const stateShape: ShapesOf<Omit<State, keyof Playable>> = {
  scenario: unlessTold('', words),
  options: shapesOfOptions(options),
  rules,
  width: size,
  height: size,
  cards: listOf(card),
  terrain: listOf(terrain),
  objectives: listOf(objective),
  turn: unlessTold(0, turn),
  weather: whole(1, 6),
  clock: unlessTold(0, whole(0, 100_000)),
  windFrom: quarterHeading,
  players: { type: 'list', of: player, fewest: 2, most: 4 },
  initiative: eachOnce(seat),
  shotsRevealed: noUnlessTold,
  ships: listOf(shipRow, 200),
  aims: listOf(aim),
  exchange: orNull(exchange),
  test: orNull(test),
  melees: listOf(melee),
  rounds: eachOnce(whole(0, 100_000)),
  shaken: eachOnce(ship),
  landings: listOf(landing),
  brokenLinks: listOf(rowOf<Link>({ leader: ship, follower: ship })),
  transfers: listOf(rowOf<Transfer>({ from: ship, to: ship, turn })),
  proposal: orNull(oneOfThe<NonNullable<State['proposal']>>({ recentre: true, end: true })),
}

const ships = ({ ships: all }: State) => all

/** What else must hold of a state whose fields are in shape; [LOB-042] hulls never share water. */
export const errorInState = firstError<State>([
  noneClash(
    'ships',
    ships,
    (one, other) => isOnBoard(one) && isOnBoard(other) && hullsOverlap(one, other),
    ({ id }) => id,
  ),
  ofEach('ships', ships, (ship, at, { width }) =>
    isOnBoard(ship) ? unlessWithin(ship.x, 0, width, `${at}.x`) : null,
  ),
  ofEach('ships', ships, (ship, at, { height }) =>
    isOnBoard(ship) ? unlessWithin(ship.y, 0, height, `${at}.y`) : null,
  ),
  ofEach('ships', ships, (ship, at, state) =>
    unlessWithin(ship.hull, 0, cardOf(state, ship).hull, `${at}.hull`),
  ),
  ofEach('ships', ships, (ship, at, state) =>
    unlessWithin(ship.sails, 0, cardOf(state, ship).sails, `${at}.sails`),
  ),
  ofEach('ships', ships, (ship, at, state) =>
    unlessFits(ship.length === cardOf(state, ship).length, `${at}.length`, 'card', ship.card),
  ),
  ofEach('ships', ships, (ship, at, state) =>
    unlessFits(ship.beam === cardOf(state, ship).beam, `${at}.beam`, 'card', ship.card),
  ),
  noTwo(
    'melees',
    ({ melees }) => melees,
    ({ id }: Melee) => String(id),
    ({ id }) => String(id),
    '.id',
  ),
  ofEach(
    'melees',
    ({ melees }) => melees,
    ({ attacker, defender }, at) =>
      unlessFits(attacker !== defender, `${at}.defender`, 'attacker', attacker),
  ),
  ofEach(
    'rounds',
    ({ rounds }) => rounds,
    (round, at, { melees }) =>
      melees.some(({ id }) => id === round) ? null : errorAt(at, 'nameOf', { sort: 'melee' }),
  ),
  ofEach(
    'aims',
    ({ aims }) => aims,
    ({ ship, target }, at) => unlessFits(ship !== target, `${at}.target`, 'ship', ship),
  ),
])
