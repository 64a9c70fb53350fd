import { messageOfReason } from '@grognard/umpire'
import type { Message, Of, Seat } from '@grognard/umpire'
import { listed, maybe, number, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { failsToStrike } from '../../book/tables/rally.ts'
import type { GradeId } from '../../book/tables/victory.ts'
import { quarterHeading, seat, ship } from '../../model/fields.ts'
import { clockTime } from '../../model/measures.ts'
import { steadyUpTo } from '../../model/morale.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'
import { outcomeMessage } from '../ending/ending.ts'
import { lineOf } from '../ending/score.ts'

export type RallyEvent =
  | { kind: 'shakenGathered'; ships: string[] }
  /** No test this turn: failures before count no more; the flight goes on only in a melee. */
  | { kind: 'failsForgotten'; ship: string; isFleeing: boolean }
  | { kind: 'moraleTestOpened'; ship: string }
  /** `bonus` goes onto the value of the card. */
  | { kind: 'moraleRolled'; ship: string; die: number; bonus: number }
  | { kind: 'moralePassed'; ship: string }
  | { kind: 'moraleFailed'; ship: string; fails: number }
  /** The ship belongs to `seat` now. */
  | { kind: 'flagStruck'; ship: string; seat: Seat }
  | { kind: 'weatherRolled'; die: number; weather: number }
  | { kind: 'clockAdvanced'; clock: number }
  | { kind: 'windRolled'; die: number; windFrom: number }
  | { kind: 'turnEnded'; turn: number }
  | PointsCounted
  | BattleEnded

export type Ending = 'turnLimit' | 'fleetGone' | 'mission' | 'agreement'

/** What one line of the count brings: for a ship sunk, taken or fled, a quarter held, the task. */
export interface Earned {
  rule: 'LOB-215' | 'LOB-216' | 'LOB-217' | 'LOB-218' | 'LOB-254'
  points: number
  ship: string | null
  quarter: number | null
}

/** A line of the count at the end of the battle, for a side. */
interface PointsCounted extends Earned {
  kind: 'pointsCounted'
  side: number
}

/** Points of each side with its mission points; `grade` is null where the scenario's task decides. */
export interface BattleEnded {
  kind: 'battleEnded'
  ending: Ending
  points: number[]
  missionPoints: number[]
  grade: GradeId | null
  /** The side that won; null for a draw. */
  side: number | null
  winners: Seat[]
}

export const rallyEventShapes: EventShapes<RallyEvent> = {
  shakenGathered: { ships: listed(ship) },
  failsForgotten: { ship: ship, isFleeing: yesNo },
  moraleTestOpened: { ship: ship },
  moraleRolled: { ship: ship, die: number, bonus: number },
  moralePassed: { ship: ship },
  moraleFailed: { ship: ship, fails: number },
  flagStruck: { ship: ship, seat: seat },
  weatherRolled: { die: number, weather: number },
  clockAdvanced: { clock: number },
  windRolled: { die: number, windFrom: quarterHeading },
  turnEnded: { turn: number },
  pointsCounted: {
    rule: { type: 'text', values: ['LOB-215', 'LOB-216', 'LOB-217', 'LOB-218', 'LOB-254'] },
    points: number,
    ship: maybe(ship),
    quarter: maybe(number),
    side: number,
  },
  battleEnded: {
    ending: { type: 'text', values: ['turnLimit', 'fleetGone', 'mission', 'agreement'] },
    points: listed(number),
    missionPoints: listed(number),
    grade: maybe({
      type: 'text',
      values: ['draw', 'narrow', 'small', 'normal', 'great', 'overwhelming'],
    }),
    side: maybe(number),
    winners: listed(seat),
  },
}

export const rallyEvolve: Evolve<RallyEvent> = {
  shakenGathered(state, event) {
    state.shaken = event.ships.slice()
  },
  failsForgotten(state, event) {
    const ship = shipOf(state, event.ship)
    ship.moraleFails = 0
    ship.isFleeing = event.isFleeing
  },
  moraleTestOpened(state, event) {
    state.test = {
      kind: 'morale',
      ship: event.ship,
      other: null,
      die: 0,
      otherDie: 0,
      bonus: 0,
      otherBonus: 0,
      spent: 0,
      otherSpent: 0,
    }
  },
  moraleRolled(state, event) {
    const { test } = state
    if (test === null) return
    test.die = event.die
    test.bonus = event.bonus
  },
  moralePassed(state, event) {
    const ship = shipOf(state, event.ship)
    ship.moraleFails = 0
    ship.isFleeing = false
    state.test = null
  },
  moraleFailed(state, event) {
    const ship = shipOf(state, event.ship)
    ship.moraleFails = event.fails
    ship.isFleeing = true
    state.test = null
  },
  flagStruck(state, event) {
    const ship = shipOf(state, event.ship)
    ship.seat = event.seat
    ship.isStruck = true
    ship.isFleeing = false
    ship.moraleFails = 0
    ship.crew = 0
  },
  weatherRolled(state, event) {
    state.weather = event.weather
  },
  clockAdvanced(state, event) {
    state.clock = event.clock
  },
  windRolled(state, event) {
    state.windFrom = event.windFrom
  },
  turnEnded(state) {
    state.brokenLinks = []
    state.shaken = []
  },
  pointsCounted() {},
  battleEnded(state, event) {
    state.proposal = null
    state.outcome = { winners: event.winners.slice(), message: outcomeMessage(event, state) }
  },
}

type Narrate = { [K in RallyEvent['kind']]: (event: Of<RallyEvent, K>, before: State) => Message }

const named = (state: State, id: string): string => shipOf(state, id).name

export const narrateRally: Narrate = {
  shakenGathered: ({ ships }, before) => ({
    key: 'lob.event.shakenGathered',
    values: { count: ships.length, ships: ships.map(id => named(before, id)).join(', ') },
  }),
  failsForgotten: ({ ship, isFleeing }, before) => ({
    key: isFleeing ? 'lob.event.failsForgotten' : 'lob.event.flightEnded',
    values: { ship: named(before, ship) },
  }),
  moraleTestOpened: ({ ship }, before) => ({
    key: 'lob.event.moraleTestOpened',
    values: { ship: named(before, ship) },
  }),
  moraleRolled: ({ ship, die, bonus }, before) => ({
    key: 'lob.event.moraleRolled',
    values: {
      ship: named(before, ship),
      die,
      bonus,
      most: steadyUpTo(before, shipOf(before, ship), bonus),
    },
  }),
  moralePassed: ({ ship }, before) => ({
    key: 'lob.event.moralePassed',
    values: { ship: named(before, ship) },
  }),
  moraleFailed: ({ ship, fails }, before) => ({
    key: 'lob.event.moraleFailed',
    values: { ship: named(before, ship), fails, most: failsToStrike },
  }),
  flagStruck: ({ ship, seat }, before) => ({
    key: 'lob.event.flagStruck',
    values: { ship: named(before, ship), seat: { key: `seat.${seat}` } },
  }),
  weatherRolled: ({ die, weather }) => ({
    key: 'lob.event.weatherRolled',
    values: { die, level: weather, weather: { key: `lob.weather.${weather}` } },
  }),
  clockAdvanced: ({ clock }) => ({
    key: 'lob.event.clockAdvanced',
    values: { time: clockTime(clock) },
  }),
  windRolled: ({ die, windFrom }) => ({
    key: 'lob.event.windRolled',
    values: { die, wind: { key: `lob.wind.${windFrom}` } },
  }),
  turnEnded: ({ turn }) => ({ key: 'lob.event.turnEnded', values: { turn } }),
  pointsCounted: ({ side, ...earned }, before) => countedLine(before, side, earned),
  battleEnded: (event, before) => outcomeMessage(event, before),
}

function countedLine(before: State, side: number, earned: Earned): Message {
  const line = lineOf(before, earned)
  const { rule, value: points } = line
  return {
    key: 'lob.event.pointsCounted',
    values: { side: { key: `lob.side.${side}` }, points, what: messageOfReason(line), rule },
  }
}
