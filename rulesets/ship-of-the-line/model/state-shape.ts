import type { Playable } from '@grognard/umpire'
import { errorAt } from '@grognard/umpire/validation-error.ts'
import {
  count,
  eachOnce,
  exactly,
  listOf,
  nameOfA,
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
import type { Shape } from '@grognard/umpire/shape.ts'
import {
  firstError,
  noTwo,
  ofEach,
  unlessFits,
  unlessWithin,
} from '@grognard/umpire/state-checks.ts'
import { cardIds, effectIds, officerIds } from '../book/tables/cards.ts'
import type { Card } from '../book/tables/cards.ts'
import { chartDice, chartRanges, resultIds } from '../book/tables/charts.ts'
import type { Charts } from '../book/tables/charts.ts'
import { hullSinksAt, nationIds, sailsPerMast } from '../book/tables/ship.ts'
import { options } from './options.ts'
import { isOnBoard } from './ships.ts'
import type { Attack, Boarding, MastId, Player, Ship, Side, State, Turn } from './state.ts'

export const seat = refersTo('seat')
export const ship = refersTo('ship')
/** A column or row of dots; a ship off the board may be counted beyond the last. */
export const dot = whole(-1000, 1000)
/** 0 to 7 clockwise from north. */
export const heading = whole(0, 7)
const round = whole(0, 10_000)
export const side = oneOfThe<Side>({ starboard: true, port: true })
export const mast = oneOfThe<MastId>({ fore: true, main: true, mizzen: true })
export const battery = whole(1, 5)
const sails = whole(0, sailsPerMast)
const hull = whole(0, hullSinksAt)
const moves = whole(0, 100)
export const cardId: Shape = { type: 'text', values: cardIds }
export const resultId: Shape = { type: 'text', values: resultIds }
export const nation: Shape = { type: 'text', values: nationIds }

const chart = exactly(chartRanges.length, exactly(chartDice.length, resultId))

const card = rowOf<Card>({
  id: cardId,
  officer: { type: 'text', values: officerIds },
  effect: { type: 'text', values: effectIds },
  amount: whole(1, 20),
  name: orNull({ type: 'text', longest: 60 }),
  text: orNull({ type: 'text', longest: 600 }),
})

const player = rowOf<Player>({
  seat: nameOfA('seat'),
  nation: orNull(nation),
  officers: listOf(orNull({ type: 'text', values: [...cardIds, 'unknown'] }), officerIds.length),
  areUsed: listOf(yesNo, officerIds.length),
})

const bySide = rowOf<Record<Side, boolean[]>>({
  starboard: exactly(5, yesNo),
  port: exactly(5, yesNo),
})

const none = [false, false, false, false, false]

const shipRow = rowOf<Ship>({
  id: nameOfA('ship'),
  number: whole(1, 1000),
  firstSeat: seat,
  seat,
  isPrize: noUnlessTold,
  captureNumber: count,
  status: unlessTold(
    'afloat',
    oneOfThe<Ship['status']>({
      inPort: true,
      afloat: true,
      surrendered: true,
      disengaged: true,
      sunk: true,
      safe: true,
    }),
  ),
  x: dot,
  y: dot,
  heading,
  masts: rowOf<Ship['masts']>({ fore: orNull(sails), main: orNull(sails), mizzen: orNull(sails) }),
  batteries: bySide,
  fired: unlessTold({ starboard: none, port: none }, bySide),
  hasRudder: unlessTold(true, yesNo),
  hull,
  isWreckHolding: noUnlessTold,
  isWreckFallen: noUnlessTold,
  lastAction: unlessTold(
    'none',
    oneOfThe<Ship['lastAction']>({ none: true, move: true, comeAbout: true, wear: true }),
  ),
  turnsAway: unlessTold(0, whole(0, 100)),
  hasRepaired: noUnlessTold,
})

const turn = rowOf<Turn>({
  ship,
  moves: unlessTold(0, moves),
  extraMoves: unlessTold(0, moves),
  isMovingOver: noUnlessTold,
  isOver: noUnlessTold,
  wasAdrift: noUnlessTold,
  isExcused: noUnlessTold,
  hasReturned: noUnlessTold,
  isClubHauling: noUnlessTold,
  hasOfferedDraw: noUnlessTold,
})

/** What an attack has from its beginning. */
const attackBegun = {
  shooter: ship,
  target: ship,
  side,
  batteries: eachOnce(battery),
  isRetaliation: yesNo,
  hasBroadside: yesNo,
  load: oneOfThe<Attack['load']>({ round: true, doubleShotted: true, chain: true }),
}

const gun = rowOf<Boarding['grape'][number]>({ side, battery })

const boardingResult = oneOfThe<Boarding['result']>({
  open: true,
  cancelled: true,
  captured: true,
  failed: true,
  reversed: true,
})

const boarding = rowOf<Boarding>({
  attacker: ship,
  defender: ship,
  attackerMarines: whole(0, 1000),
  defenderMarines: whole(0, 1000),
  volley: oneOfThe<Boarding['volley']>({ first: true, second: true, none: true }),
  grape: listOf(gun),
  result: boardingResult,
})

/** Every field of a state, with what stands for it where it is left out. */
export const stateShape: ShapesOf<Omit<State, keyof Playable>> = {
  scenario: unlessTold('', words),
  options: shapesOfOptions(options),
  columns: whole(1, 500),
  rows: whole(1, 500),
  charts: rowOf<Charts>({ broadside: chart, bow: chart, stern: chart }),
  cards: listOf(card, cardIds.length),
  windFrom: heading,
  round: unlessTold(0, round),
  lastStir: unlessTold(0, round),
  order: eachOnce(seat),
  players: exactly(2, player),
  queue: eachOnce(ship),
  arePrizesCalled: noUnlessTold,
  ships: listOf(shipRow, 100),
  turn: orNull(turn),
  attacks: listOf(rowOf<Attack>({ ...attackBegun, isCutShort: noUnlessTold }), 2),
  boarding: orNull(boarding),
  areOfficersShown: noUnlessTold,
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
