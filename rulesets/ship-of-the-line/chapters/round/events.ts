import type { Message, Of } from '@grognard/umpire'
import { listed, maybe, number, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { activeTurn, shipName, shipOf } from '../../model/ships.ts'
import { battery, dot, heading, mast, ship, side } from '../../model/state-shape.ts'
import type { MastId, Side, State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'
import { tellGuns } from './repair.ts'

export type RoundEvent =
  | { kind: 'roundBegan'; round: number; queue: string[] }
  /** [SOL-118] Prizes in the order of capture. */
  | { kind: 'prizesCalled'; ships: string[] }
  | TurnBegan
  | { kind: 'turnClosed'; ship: string }
  /** `turnsAway`: turns it has still to stay off the board. */
  | { kind: 'turnEnded'; ship: string; turnsAway: number }
  /** Where a ship off the board will come back. */
  | { kind: 'dotChosen'; ship: string; x: number; y: number }
  | { kind: 'returned'; ship: string; x: number; y: number; heading: number }
  | Repaired

/** Ships before it in the queue have missed their turn; its guns are ready again. */
interface TurnBegan {
  kind: 'turnBegan'
  ship: string
  /** [SOL-080] A wreck alongside costs it this turn. */
  isWreckHolding: boolean
  wasAdrift: boolean
  /** Off the board with nothing to mend. */
  isOver: boolean
}

/** [SOL-128] What is mended, and how it stands then. */
export interface Repaired {
  kind: 'repaired'
  ship: string
  sail: { mast: MastId; sails: number } | null
  batteries: { side: Side; battery: number }[]
  hull: number
}

export const roundEventShapes: EventShapes<RoundEvent> = {
  roundBegan: { round: number, queue: listed(ship) },
  prizesCalled: { ships: listed(ship) },
  turnBegan: { ship: ship, isWreckHolding: yesNo, wasAdrift: yesNo, isOver: yesNo },
  turnClosed: { ship: ship },
  turnEnded: { ship: ship, turnsAway: number },
  dotChosen: { ship: ship, x: dot, y: dot },
  returned: { ship: ship, x: dot, y: dot, heading: heading },
  repaired: {
    ship: ship,
    sail: maybe({ type: 'record', fields: { mast: mast, sails: number } }),
    batteries: listed({ type: 'record', fields: { side: side, battery: battery } }),
    hull: number,
  },
}

export const roundEvolve: Evolve<RoundEvent> = {
  roundBegan(state, event) {
    state.round = event.round
    state.queue = event.queue.slice()
    state.arePrizesCalled = false
  },
  prizesCalled(state, event) {
    state.queue = event.ships.slice()
    state.arePrizesCalled = true
  },
  turnBegan(state, event) {
    leaveQueue(state, event.ship)
    const ship = shipOf(state, event.ship)
    ship.isWreckHolding = event.isWreckHolding
    ship.isWreckFallen = false
    ship.hasRepaired = false
    reload(ship.fired.starboard)
    reload(ship.fired.port)
    state.turn = {
      ship: event.ship,
      moves: 0,
      extraMoves: 0,
      isMovingOver: false,
      isOver: event.isOver,
      wasAdrift: event.wasAdrift,
      isExcused: false,
      hasReturned: false,
      isClubHauling: false,
      hasOfferedDraw: false,
    }
  },
  turnClosed(state) {
    activeTurn(state).isOver = true
  },
  turnEnded(state, event) {
    const ship = shipOf(state, event.ship)
    ship.isWreckHolding = false
    ship.turnsAway = event.turnsAway
    state.turn = null
  },
  dotChosen(state, { ship: id, x, y }) {
    const ship = shipOf(state, id)
    ship.x = x
    ship.y = y
  },
  returned(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = 'afloat'
    ship.x = event.x
    ship.y = event.y
    ship.heading = event.heading
    activeTurn(state).hasReturned = true
  },
  repaired(state, event) {
    const ship = shipOf(state, event.ship)
    if (event.sail) ship.masts[event.sail.mast] = event.sail.sails
    for (const { side, battery } of event.batteries) ship.batteries[side][battery - 1] = true
    ship.hull = event.hull
    ship.hasRepaired = true
    activeTurn(state).isOver = true
  },
}

/** [SOL-061] No battery has been fired. */
function reload(fired: boolean[]): void {
  for (let i = 0; i < fired.length; i++) fired[i] = false
}

/** The ship and those before it. */
function leaveQueue(state: State, ship: string): void {
  for (let left = state.queue.indexOf(ship); left >= 0; left--) state.queue.shift()
}

type Narrate = {
  [K in RoundEvent['kind']]: (event: Of<RoundEvent, K>, before: State) => Message | null
}

export const narrateRound: Narrate = {
  roundBegan: event => ({ key: 'sol.event.roundBegan', values: { round: event.round } }),
  prizesCalled: () => ({ key: 'sol.event.prizesCalled' }),
  turnBegan: (event, before) => ({
    key: event.isWreckHolding ? 'sol.event.turnBegan.held' : 'sol.event.turnBegan',
    values: { ship: nameOf(before, event.ship) },
  }),
  turnClosed: () => null,
  turnEnded: (event, before) => {
    const ship = shipOf(before, event.ship)
    if (!ship.isWreckHolding || ship.status !== 'afloat') return null
    return { key: 'sol.event.wreckCutAway', values: { ship: shipName(ship) } }
  },
  dotChosen: (event, before) => ({
    key: 'sol.event.dotChosen',
    values: { ship: nameOf(before, event.ship), column: event.x + 1, row: event.y + 1 },
  }),
  returned: (event, before) => ({
    key: 'sol.event.returned',
    values: {
      ship: nameOf(before, event.ship),
      column: event.x + 1,
      row: event.y + 1,
      heading: { key: `sol.heading.${event.heading}` },
    },
  }),
  repaired: (event, before) => repairMessage(event, nameOf(before, event.ship)),
}

function repairMessage({ sail, batteries, hull }: Repaired, ship: Message): Message {
  if (sail) {
    const values = { ship, mast: { key: `sol.mast.${sail.mast}` }, sails: sail.sails }
    return { key: 'sol.event.repaired.sail', values }
  }
  if (batteries.length > 0)
    return { key: 'sol.event.repaired.batteries', values: { ship, guns: tellGuns(batteries) } }
  return { key: 'sol.event.repaired.hull', values: { ship, hull } }
}

const nameOf = (state: State, id: string) => shipName(shipOf(state, id))
