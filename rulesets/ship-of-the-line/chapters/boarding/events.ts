import type { Message, Of, Seat } from '@grognard/umpire'
import { either, listed, maybe, number, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import type { BoardingOdds } from '../../book/tables/boarding.ts'
import { endTurnOf, stir } from '../../model/defeat.ts'
import { activeTurn, shipName, shipOf } from '../../model/ships.ts'
import { battery, heading, seat, ship, side } from '../../model/state-shape.ts'
import type { Boarding, Side, State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'

export type BoardingEvent =
  | BoardingBegan
  /** [SOL-C10] Points of hull difference for the defender. */
  | { kind: 'marinesCalled'; seat: Seat; points: number }
  | { kind: 'grapeLoaded'; ship: string; guns: Gun[] }
  | GrapeFired
  | BoardersFought
  /** [SOL-115] [SOL-119] `captureNumber` is 0 for a ship that its own side has back. */
  | { kind: 'shipCaptured'; ship: string; seat: Seat; captureNumber: number }
  | { kind: 'boardingEnded' }

export interface Gun {
  side: Side
  battery: number
}

/** The attacker lies alongside on the heading; `moves` made in this turn, this one among them. */
interface BoardingBegan {
  kind: 'boardingBegan'
  attacker: string
  defender: string
  heading: number
  moves: number
  attackerMarines: number
  /** [SOL-117] None against a prize. */
  volley: Extract<Boarding['volley'], 'first' | 'none'>
}

export interface GrapeFired {
  kind: 'grapeFired'
  ship: string
  target: string
  side: Side
  battery: number
  dice: number
  isHit: boolean
}

/** What stood against what, and who won; `open` is a tie that is thrown again. */
export interface BoardersFought {
  kind: 'boardersFought'
  attacker: string
  defender: string
  /** With marines; null where nothing was compared. */
  difference: number | null
  odds: BoardingOdds | null
  attackerDie: number | null
  defenderDie: number | null
  result: Boarding['result']
}

export const boardingEventShapes: EventShapes<BoardingEvent> = {
  boardingBegan: {
    attacker: ship,
    defender: ship,
    heading: heading,
    moves: number,
    attackerMarines: number,
    volley: { type: 'text', values: ['first', 'none'] },
  },
  marinesCalled: { seat: seat, points: number },
  grapeLoaded: {
    ship: ship,
    guns: listed({ type: 'record', fields: { side: side, battery: battery } }),
  },
  grapeFired: {
    ship: ship,
    target: ship,
    side: side,
    battery: battery,
    dice: number,
    isHit: yesNo,
  },
  boardersFought: {
    attacker: ship,
    defender: ship,
    difference: maybe(number),
    odds: maybe(either({ type: 'text', values: ['automatic', 'opposed'] }, number)),
    attackerDie: maybe(number),
    defenderDie: maybe(number),
    result: { type: 'text', values: ['open', 'cancelled', 'captured', 'failed', 'reversed'] },
  },
  shipCaptured: { ship: ship, seat: seat, captureNumber: number },
  boardingEnded: {},
}

export const boardingEvolve: Evolve<BoardingEvent> = {
  boardingBegan(state, event) {
    const ship = shipOf(state, event.attacker)
    ship.heading = event.heading
    ship.lastAction = 'move'
    const turn = activeTurn(state)
    turn.moves = event.moves
    turn.isMovingOver = true
    state.boarding = {
      attacker: event.attacker,
      defender: event.defender,
      attackerMarines: event.attackerMarines,
      defenderMarines: 0,
      volley: event.volley,
      grape: [],
      result: 'open',
    }
  },
  marinesCalled(state, event) {
    if (state.boarding) state.boarding.defenderMarines = event.points
  },
  grapeLoaded(state, event) {
    if (!state.boarding) return
    state.boarding.grape = event.guns.map(({ side, battery }) => ({ side, battery }))
  },
  grapeFired(state) {
    state.boarding?.grape.shift()
  },
  boardersFought(state, event) {
    const { boarding } = state
    if (!boarding) return
    boarding.result = event.result
    boarding.grape = []
    if (event.result === 'failed') boarding.volley = 'second'
  },
  shipCaptured(state, event) {
    const ship = shipOf(state, event.ship)
    ship.seat = event.seat
    ship.isPrize = event.seat !== ship.firstSeat
    ship.captureNumber = event.captureNumber
    endTurnOf(state, event.ship)
    stir(state)
  },
  boardingEnded(state) {
    state.boarding = null
  },
}

type Narrate = {
  [K in BoardingEvent['kind']]: (event: Of<BoardingEvent, K>, before: State) => Message | null
}

export const narrateBoarding: Narrate = {
  boardingBegan: (event, before) => ({
    key: event.attackerMarines > 0 ? 'sol.event.boardedWithMarines' : 'sol.event.boarded',
    values: {
      ship: nameIn(before, event.attacker),
      target: nameIn(before, event.defender),
      heading: { key: `sol.heading.${event.heading}` },
      points: event.attackerMarines,
    },
  }),
  marinesCalled: event => ({
    key: 'sol.event.marinesCalled',
    values: { seat: { key: `seat.${event.seat}` }, points: event.points },
  }),
  grapeLoaded: (event, before) => ({
    key: 'sol.event.grapeLoaded',
    values: {
      ship: nameIn(before, event.ship),
      batteries: event.guns.map(gun => gun.battery).join(', '),
      side: { key: `sol.side.${event.guns[0]?.side ?? 'starboard'}` },
    },
  }),
  grapeFired: event => ({
    key: event.isHit ? 'sol.event.grapeHit' : 'sol.event.grapeMissed',
    values: {
      side: { key: `sol.side.${event.side}` },
      battery: event.battery,
      dice: event.dice,
    },
  }),
  boardersFought: foughtMessage,
  shipCaptured: (event, before) => ({
    key: event.captureNumber > 0 ? 'sol.event.shipCaptured' : 'sol.event.shipRetaken',
    values: { ship: nameIn(before, event.ship), seat: { key: `seat.${event.seat}` } },
  }),
  boardingEnded: () => null,
}

/** The class of the difference, the dice, and what came of them. */
function foughtMessage(event: BoardersFought, before: State): Message {
  return {
    key: `sol.event.boarders.${wayOf(event)}`,
    values: {
      ship: nameIn(before, event.attacker),
      target: nameIn(before, event.defender),
      difference: event.difference ?? 0,
      least: typeof event.odds === 'number' ? event.odds : 0,
      attackerDie: event.attackerDie ?? 0,
      defenderDie: event.defenderDie ?? 0,
    },
  }
}

function wayOf({ odds, result }: BoardersFought): string {
  if (odds === null) return result === 'captured' ? 'prize' : 'cancelled'
  if (odds === 'automatic') return 'automatic'
  return odds === 'opposed' ? `opposed.${result}` : `die.${result}`
}

const nameIn = (state: State, id: string): Message => shipName(shipOf(state, id))
