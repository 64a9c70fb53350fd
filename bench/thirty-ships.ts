import { lineOfBattle } from '@grognard/rulesets/line-of-battle/index.ts'
import type { Ship, State, Enlisted } from '@grognard/rulesets/line-of-battle/model/state.ts'
import type { Order } from '@grognard/rulesets/line-of-battle/orders.ts'
import {
  begin,
  legalOrdersFor,
  play,
  playInPlace,
  prepare,
  sampleFor,
  seatsAsked,
  stepOf,
  seededDice,
} from '@grognard/umpire'
import type { Dice } from '@grognard/umpire'

/** Fifteen ships of 7000 points. */
const FLEET = [
  ...Array.from({ length: 2 }, () => 'line2'),
  ...Array.from({ length: 9 }, () => 'line3'),
  ...Array.from({ length: 4 }, () => 'frigate5'),
]

/** Three lines of five, a ship every three and a half inches, two and a half from line to line. */
const LINE = 5
const INTERVAL = 3500
const BETWEEN_LINES = 2500

/** How far the nearest ships lie from the middle of the board: the fleets pass five inches apart. */
const AHEAD = 2000
const ASIDE = 2500

/** Two fleets of fifteen on opposite courses in the open sea, within gunshot; the first turn begins. */
export function thirtyShips(): State {
  const dice = seededDice('thirty ships')
  const start = prepare(lineOfBattle, 'open-battle', { points: 7500, fleets: 'built' })
  let { state } = begin(lineOfBattle, start, dice)
  while (stepOf(state) !== 'shots') state = ordered(state, deploying(state), dice)
  return state
}

/** The same battle after some turns of random play. */
export function inTheMiddle(deployed: State, turn: number): State {
  const dice = seededDice('in the middle')
  const state = lineOfBattle.rules.copy(deployed)
  while (state.turn < turn && !state.outcome)
    playInPlace(lineOfBattle, state, seatOf(state), picked(state, dice), dice)
  return state
}

export function seatOf(state: State): string {
  return seatsAsked(state)[0] ?? ''
}

export function picked(state: State, dice: Dice): Order {
  const order = sampleFor(lineOfBattle, state, seatOf(state), dice)
  if (!order) throw new Error(`Nothing to pick at "${stepOf(state)}".`)
  return order
}

function ordered(state: State, order: Order, dice: Dice): State {
  const played = play(lineOfBattle, state, seatOf(state), order, dice)
  if (played.ruling.allowed) return played.state
  const reasons = played.ruling.because.map(reason => reason.rule).join(', ')
  throw new Error(`The order "${order.kind}" was refused by ${reasons}.`)
}

function deploying(state: State): Order {
  const seat = seatOf(state)
  if (stepOf(state) === 'muster') return { kind: 'muster', ships: FLEET.map(enlisted) }
  const own = state.ships.filter(ship => ship.seat === seat)
  const next = own.findIndex(ship => ship.status === 'waiting')
  const ship = own[next]
  if (stepOf(state) === 'place' && ship) return stationOf(state, ship, next)
  const [first] = legalOrdersFor(lineOfBattle, state, seat)
  if (!first) throw new Error(`Nothing is offered at "${stepOf(state)}".`)
  return first
}

function enlisted(card: string, place: number): Enlisted {
  const officer = place === 0 ? 'commodore' : null
  return { card, name: `Ship ${place + 1}`, nation: 'none', officer }
}

/** The fleet in the south-west sails east, the other one, turned about the middle, west. */
function stationOf(state: State, ship: Ship, place: number): Order {
  const isEastbound = state.players.some(row => row.seat === ship.seat && row.quarter === 0)
  const side = isEastbound ? -1 : 1
  const ahead = AHEAD + INTERVAL * (place % LINE)
  const aside = ASIDE + BETWEEN_LINES * Math.floor(place / LINE)
  return {
    kind: 'place',
    ship: ship.id,
    x: state.width / 2 + side * ahead,
    y: state.height / 2 + side * aside,
    heading: isEastbound ? 9000 : 27_000,
  }
}
