import type { Playable } from '@grognard/umpire'
import type { Shape } from '@grognard/umpire/shape.ts'
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
import { options } from './options.ts'
import type { Attack, Boarding, MastId, Player, Ship, Side, State, Turn } from './state.ts'
import { cardIds, effectIds, officerIds } from './tables/cards.ts'
import type { Card } from './tables/cards.ts'
import { chartDice, chartRanges, resultIds } from './tables/charts.ts'
import type { Charts } from './tables/charts.ts'
import { nationIds } from './tables/nations.ts'
import { hullSinksAt, sailsPerMast } from './tables/ship.ts'

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
