import { commanders, field, shapesOfOptions } from '@grognard/umpire'
import type { Playable, ShapeOf, ShapesOf } from '@grognard/umpire'
import {
  firstError,
  noTwo,
  ofEach,
  unlessFits,
  unlessWithin,
} from '@grognard/umpire/state-checks.ts'
import { errorAt } from '@grognard/umpire/validation-error.ts'
import { cardIds, effectIds, officerIds } from '../book/tables/cards.ts'
import type { Card } from '../book/tables/cards.ts'
import { chartDice, chartRanges } from '../book/tables/charts.ts'
import type { Charts } from '../book/tables/charts.ts'
import { batteriesPerSide, hullSinksAt, sailsPerMast } from '../book/tables/ship.ts'
import { battery, cardId, dot, gun, heading, load, nation, result, ship, side } from './fields.ts'
import { options } from './options.ts'
import { isOnBoard } from './ships.ts'
import { actions, boardingResults } from './state.ts'
import type { Attack, Boarding, Player, Ship, State, Turn } from './state.ts'

const count = field.usually(0, field.integer(0, 1_000_000))
const no = field.usually(false, field.yesNo)
const round = field.usually(0, field.integer(0, 10_000))
const sails = field.orNothing(field.integer(0, sailsPerMast))
const moves = field.usually(0, field.integer(0, 100))

const row = field.list(result, { fewest: chartDice.length, most: chartDice.length })
const chart = field.list(row, { fewest: chartRanges.length, most: chartRanges.length })
const charts: ShapeOf<Charts> = field.record({ broadside: chart, bow: chart, stern: chart })

const card: ShapeOf<Card> = field.record({
  id: cardId,
  officer: field.one(officerIds),
  effect: field.one(effectIds),
  amount: field.integer(1, 20),
  name: orNull(field.text(60)),
  text: orNull(field.text(600)),
})

const player: ShapeOf<Player> = field.record({
  seat: field.nameOf('seat'),
  nation: orNull(nation),
  officers: upTo(officerIds.length, orNull(field.one([...cardIds, 'unknown']))),
  areUsed: upTo(officerIds.length, field.yesNo),
})

const batteries = field.list(field.yesNo, { fewest: batteriesPerSide, most: batteriesPerSide })
const bySide = field.record({ starboard: batteries, port: batteries })
const none = [false, false, false, false, false]

const shipRow: ShapeOf<Ship> = field.record({
  id: field.nameOf('ship'),
  number: field.integer(1, 1000),
  firstSeat: field.seat,
  seat: field.seat,
  isPrize: no,
  captureNumber: count,
  status: field.usually(
    'afloat',
    field.one(['inPort', 'afloat', 'surrendered', 'disengaged', 'sunk', 'safe']),
  ),
  x: dot,
  y: dot,
  heading,
  masts: field.record({ fore: sails, main: sails, mizzen: sails }),
  batteries: bySide,
  fired: field.usually({ starboard: none, port: none }, bySide),
  hasRudder: field.usually(true, field.yesNo),
  hull: field.integer(0, hullSinksAt),
  isWreckHolding: no,
  isWreckFallen: no,
  lastAction: field.usually('none', field.one(['none', ...actions])),
  turnsAway: field.usually(0, field.integer(0, 100)),
  hasRepaired: no,
})

const turn: ShapeOf<Turn> = field.record({
  ship,
  moves,
  extraMoves: moves,
  isMovingOver: no,
  isOver: no,
  wasAdrift: no,
  isExcused: no,
  hasReturned: no,
  isClubHauling: no,
  hasOfferedDraw: no,
})

const attack: ShapeOf<Attack> = field.record({
  shooter: ship,
  target: ship,
  side,
  batteries: eachOnce(battery),
  isRetaliation: field.yesNo,
  hasBroadside: field.yesNo,
  load,
  isCutShort: no,
})

const boarding: ShapeOf<Boarding> = field.record({
  attacker: ship,
  defender: ship,
  attackerMarines: field.integer(0, 1000),
  defenderMarines: field.integer(0, 1000),
  volley: field.one(['first', 'second', 'none']),
  grape: field.usually([], field.list(gun)),
  result: field.one(boardingResults),
})

/** Every field of a state, with what stands for it where it is left out. */
export const stateShape: ShapesOf<Omit<State, keyof Playable>> = {
  scenario: field.usually('', field.text(400)),
  title: field.usually('', field.text(400)),
  options: shapesOfOptions(options),
  columns: field.integer(1, 500),
  rows: field.integer(1, 500),
  charts,
  cards: upTo(cardIds.length, card),
  windFrom: heading,
  isWindSet: no,
  round,
  lastStir: round,
  order: eachOnce(field.seat),
  players: field.list(player, { fewest: 2, most: 2 }),
  commanders,
  queue: eachOnce(ship),
  arePrizesCalled: no,
  ships: upTo(100, shipRow),
  turn: orNull(turn),
  attacks: upTo(2, attack),
  boarding: orNull(boarding),
  areOfficersShown: no,
}

/** Null where it is left out. */
function orNull<Value>(of: ShapeOf<Value>): ShapeOf<Value | null> {
  return field.usually(null, field.orNothing(of))
}

/** No more than so many, none where they are left out. */
function upTo<Item>(most: number, of: ShapeOf<Item>): ShapeOf<Item[]> {
  return { ...field.list(of, { most }), usual: [] }
}

/** None where they are left out, and nothing twice. */
function eachOnce<Item>(of: ShapeOf<Item>): ShapeOf<Item[]> {
  return { ...field.list(of, { isDistinct: true }), usual: [] }
}

const ships = ({ ships: all }: State) => all
const players = ({ players: both }: State) => both

/** What else must hold of a state whose fields are in shape; [SOL-072] who has the hits that sink is sunk. */
export const errorInState = firstError<State>([
  noTwo(
    'ships',
    ships,
    ship => (isOnBoard(ship) ? `${ship.x},${ship.y}` : null),
    ({ id }) => id,
  ),
  ofEach('ships', ships, (ship, at, { columns }) =>
    isOnBoard(ship) ? unlessWithin(ship.x, 0, columns - 1, `${at}.x`) : null,
  ),
  ofEach('ships', ships, (ship, at, { rows }) =>
    isOnBoard(ship) ? unlessWithin(ship.y, 0, rows - 1, `${at}.y`) : null,
  ),
  ofEach('ships', ships, ({ status, hull }, at) =>
    status === 'sunk' ? null : unlessWithin(hull, 0, hullSinksAt - 1, `${at}.hull`),
  ),
  ({ order, players: both }) =>
    order.length === 0 || order.length === both.length
      ? null
      : errorAt('order', 'asManyAs', { of: 'players', count: both.length }),
  ofEach('players', players, ({ officers, areUsed }, at) =>
    officers.length === areUsed.length
      ? null
      : errorAt(`${at}.areUsed`, 'asManyAs', { of: 'officers', count: officers.length }),
  ),
  ofEach(
    'attacks',
    ({ attacks }) => attacks,
    ({ shooter, target }, at) => unlessFits(shooter !== target, `${at}.target`, 'shooter', shooter),
  ),
  ({ boarding }) =>
    boarding &&
    unlessFits(
      boarding.attacker !== boarding.defender,
      'boarding.defender',
      'attacker',
      boarding.attacker,
    ),
])
