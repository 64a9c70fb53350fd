import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { field, shapesOfOptions } from '@grognard/umpire'
import type { Playable, ShapeOf, ShapesOf } from '@grognard/umpire'
import {
  firstError,
  noneClash,
  noTwo,
  ofEach,
  unlessFits,
  unlessWithin,
} from '@grognard/umpire/state-checks.ts'
import { errorAt } from '@grognard/umpire/validation-error.ts'
import { options } from '../book/options.ts'
import { shotIds } from '../book/tables/fire.ts'
import {
  along,
  battery,
  box,
  card,
  cardId,
  count,
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
  Enlisted,
  Exchange,
  Landing,
  Melee,
  Player,
  Ship,
  Shot,
  State,
  Test,
} from './state.ts'

const strokes = field.usually(
  { melee: 0, morale: 0, manoeuvre: 0, fullHit: 0, flag: 0 },
  field.record({
    melee: count,
    morale: count,
    manoeuvre: count,
    fullHit: count,
    flag: count,
  }),
)

const attributes = field.usually(
  { melee: 0, bearing: 0, navigation: 0, gunnery: 0 },
  field.record({
    melee: count,
    bearing: count,
    navigation: count,
    gunnery: count,
  }),
)

export const enlisted: ShapeOf<Enlisted> = field.record({
  card: cardId,
  name: field.text(400),
  nation,
  officer: field.usually(null, field.orNothing(officer)),
})

const player: ShapeOf<Player> = field.record({
  seat: field.nameOf('seat'),
  side: sides,
  nation: field.usually('none', nation),
  pool: count,
  strokes,
  attributes,
  quarter: field.usually(null, field.orNothing(field.integer(0, 3))),
  entryEdge: field.usually(null, field.orNothing(quarterHeading)),
  fleetHeading: field.usually(null, field.orNothing(heading)),
  isMustered: field.usually(true, field.yesNo),
  enlisted: field.usually(
    null,
    field.either(field.nothing, field.one(['hidden']), field.usually([], field.list(enlisted))),
  ),
  hasProposed: field.usually(false, field.yesNo),
})

const byBattery = field.usually(
  { port: false, starboard: false },
  field.record({
    port: field.usually(false, field.yesNo),
    starboard: field.usually(false, field.yesNo),
  }),
)

/** A ship: where it lies, what is left of it, what it has done this turn. */
export const shipRow: ShapeOf<Ship> = field.record({
  id: field.nameOf('ship'),
  name: field.text(400),
  card: cardId,
  nation: field.usually('none', nation),
  seat,
  firstSeat: seat,
  officer: field.usually(null, field.orNothing(officer)),
  status: field.usually('afloat', field.one(['waiting', 'afloat', 'fled', 'inHarbour', 'sunk'])),
  x: along,
  y: along,
  heading,
  length: field.length(1, 10_000),
  beam: field.length(1, 10_000),
  hull: box,
  sails: box,
  crew: box,
  shot: field.usually(null, field.orNothing(field.one([...shotIds, 'unknown']))),
  isStruck: field.usually(false, field.yesNo),
  isAnchored: field.usually(false, field.yesNo),
  isAnchorUsed: field.usually(false, field.yesNo),
  agroundSince: field.usually(null, field.orNothing(turn)),
  refloatTriedIn: field.usually(null, field.orNothing(turn)),
  rudderTurns: field.usually(0, field.integer(0, 100)),
  isMainmastLost: field.usually(false, field.yesNo),
  isDoubleLoaded: field.usually(false, field.yesNo),
  hasMoved: field.usually(false, field.yesNo),
  hasSpun: field.usually(false, field.yesNo),
  travelled: field.usually(0, run),
  speed: field.usually(0, run),
  manoeuvre: field.usually('none', field.one(['none', 'tackPassed', 'tackFailed', 'rescueTried'])),
  hasTransferred: field.usually(false, field.yesNo),
  halfCrew: field.usually(null, field.orNothing(field.one(['lessFire', 'oneSide']))),
  hasFired: byBattery,
  hasCountered: byBattery,
  isCrossingNoted: field.usually(false, field.yesNo),
  wasInLine: field.usually(false, field.yesNo),
  moraleFails: count,
  isFleeing: field.usually(false, field.yesNo),
  left: field.usually(
    null,
    field.orNothing(field.record({ edge: quarterHeading, byMorale: field.yesNo })),
  ),
})

const aim: ShapeOf<Aim> = field.record({ ship, battery, target: ship })

const shotResult: ShapeOf<Shot['result']> = field.one([
  'unfired',
  'wasted',
  'miss',
  'hit',
  'critical',
])

const critical: ShapeOf<Shot['critical']> = field.one([
  'none',
  'rudder',
  'mainmast',
  'double',
  'full',
])

const shot: ShapeOf<Shot> = field.record({
  shooter: ship,
  battery,
  target: ship,
  crossing: field.integer(1, 3),
  die: field.usually(null, field.orNothing(die)),
  modified: field.usually(null, field.orNothing(die)),
  result: shotResult,
  critical,
  row: field.usually(null, field.orNothing(row)),
  damage: field.integer(0, 1000),
})

const exchange: ShapeOf<Exchange> = field.record({
  rescue: field.one(['no', 'declared', 'passed', 'failed']),
  shots: field.list(shot, { fewest: 1, most: 2 }),
  isAnswered: field.yesNo,
})

const test: ShapeOf<Test> = field.record({
  kind: field.one(['tack', 'rescue', 'hit', 'melee', 'morale']),
  ship,
  other: field.usually(null, field.orNothing(ship)),
  die: field.integer(0, 6),
  otherDie: field.integer(0, 6),
  bonus: total,
  otherBonus: total,
  spent: field.integer(0, 100),
  otherSpent: field.integer(0, 100),
})

const melee: ShapeOf<Melee> = field.record({
  id: field.integer(0, 100_000),
  attacker: ship,
  defender: ship,
  attackerBattery: battery,
  defenderBattery: battery,
  attackerWins: field.integer(0, 1000),
  defenderWins: field.integer(0, 1000),
  bonus: total,
  startedIn: turn,
  winner: field.usually(null, field.orNothing(field.one(['attacker', 'defender', 'nobody']))),
  isOpen: field.usually(false, field.yesNo),
})

export const landing: ShapeOf<Landing> = field.record({
  ship,
  seat,
  objective: field.refersTo('objective'),
  landingX: along,
  landingY: along,
  pickUpX: along,
  pickUpY: along,
  dueIn: turn,
  outcome: field.one(['ashore', 'succeeded', 'failed']),
  carrier: field.usually(null, field.orNothing(ship)),
})

/** Every field of a state, with what stands for it where it is left out. */
export const stateShape: ShapesOf<Omit<State, keyof Playable>> = {
  scenario: field.usually('', field.text(400)),
  title: field.usually('', field.text(400)),
  about: field.usually('', field.text(400)),
  options: shapesOfOptions(options),
  rules,
  width: size,
  height: size,
  cards: field.usually([], field.list(card)),
  terrain: field.usually([], field.list(terrain)),
  objectives: field.usually([], field.list(objective)),
  turn: field.usually(0, turn),
  weather: field.integer(1, 6),
  clock: field.usually(0, field.integer(0, 100_000)),
  windFrom: quarterHeading,
  players: field.list(player, { fewest: 2, most: 4 }),
  initiative: field.usually([], field.list(seat, { isDistinct: true })),
  shotsRevealed: field.usually(false, field.yesNo),
  ships: field.usually([], field.list(shipRow, { most: 200 })),
  aims: field.usually([], field.list(aim)),
  exchange: field.usually(null, field.orNothing(exchange)),
  test: field.usually(null, field.orNothing(test)),
  melees: field.usually([], field.list(melee)),
  rounds: field.usually([], field.list(field.integer(0, 100_000), { isDistinct: true })),
  shaken: field.usually([], field.list(ship, { isDistinct: true })),
  landings: field.usually([], field.list(landing)),
  brokenLinks: field.usually([], field.list(field.record({ leader: ship, follower: ship }))),
  transfers: field.usually([], field.list(field.record({ from: ship, to: ship, turn }))),
  proposal: field.usually(null, field.orNothing(field.one(['recentre', 'end']))),
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
