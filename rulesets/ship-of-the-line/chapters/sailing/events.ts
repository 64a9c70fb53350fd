import { turned } from '@grognard/geometry/dots/heading.ts'
import type { Message, Of } from '@grognard/umpire'
import { either, number } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { activeTurn, shipName, shipOf } from '../../model/ships.ts'
import { dot, heading, ship } from '../../model/state-shape.ts'
import type { ShipStatus, State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'

/** A way of sailing that counts as a move. */
export type Action = 'move' | 'comeAbout' | 'wear'

export type SailingEvent =
  /** `moves` made in this turn, this one among them. */
  | {
      kind: 'sailed'
      ship: string
      action: Action
      x: number
      y: number
      heading: number
      moves: number
    }
  | LeftBoard
  | Collided
  | { kind: 'drifted'; ship: string; x: number; y: number }

/** [SOL-125] From the dot where it comes back. [SOL-120] A prize is safe. */
interface LeftBoard {
  kind: 'leftBoard'
  ship: string
  action: Action
  status: Extract<ShipStatus, 'disengaged' | 'safe'>
  /** This turn and the next. */
  turnsAway: number
  moves: number
}

/** [SOL-098] The ship stops on its dot and swings to the heading; its turn is over. */
export interface Collided {
  kind: 'collided'
  ship: string
  struck: string
  action: Action | 'drift'
  heading: number
  moves: number
}

export const sailingEventShapes: EventShapes<SailingEvent> = {
  sailed: {
    ship: ship,
    action: { type: 'text', values: ['move', 'comeAbout', 'wear'] },
    x: dot,
    y: dot,
    heading: heading,
    moves: number,
  },
  leftBoard: {
    ship: ship,
    action: { type: 'text', values: ['move', 'comeAbout', 'wear'] },
    status: { type: 'text', values: ['disengaged', 'safe'] },
    turnsAway: number,
    moves: number,
  },
  collided: {
    ship: ship,
    struck: ship,
    action: either(
      { type: 'text', values: ['drift'] },
      { type: 'text', values: ['move', 'comeAbout', 'wear'] },
    ),
    heading: heading,
    moves: number,
  },
  drifted: { ship: ship, x: dot, y: dot },
}

export const sailingEvolve: Evolve<SailingEvent> = {
  sailed(state, event) {
    const ship = shipOf(state, event.ship)
    ship.x = event.x
    ship.y = event.y
    ship.heading = event.heading
    ship.lastAction = event.action
    const turn = activeTurn(state)
    turn.moves = event.moves
    if (event.action === 'comeAbout') turn.isClubHauling = false
  },
  leftBoard(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = event.status
    ship.turnsAway = event.turnsAway
    ship.lastAction = event.action
    const turn = activeTurn(state)
    turn.moves = event.moves
    turn.isOver = true
  },
  collided(state, event) {
    const ship = shipOf(state, event.ship)
    ship.heading = event.heading
    if (event.action !== 'drift') ship.lastAction = event.action
    const turn = activeTurn(state)
    turn.moves = event.moves
    turn.isMovingOver = true
    turn.isOver = true
  },
  drifted(state, event) {
    const ship = shipOf(state, event.ship)
    ship.x = event.x
    ship.y = event.y
  },
}

type Narrate = {
  [K in SailingEvent['kind']]: (event: Of<SailingEvent, K>, before: State) => Message | null
}

export const narrateSailing: Narrate = {
  sailed: (event, before) => ({
    key: `sol.event.sailed.${mannerOf(event, before)}`,
    values: {
      ship: nameOf(before, event.ship),
      heading: { key: `sol.heading.${event.heading}` },
      column: event.x + 1,
      row: event.y + 1,
    },
  }),
  leftBoard: (event, before) => ({
    key: `sol.event.leftBoard.${event.status}`,
    values: { ship: nameOf(before, event.ship) },
  }),
  collided: (event, before) => ({
    key: event.action === 'drift' ? 'sol.event.driftedInto' : 'sol.event.collided',
    values: {
      ship: nameOf(before, event.ship),
      struck: nameOf(before, event.struck),
      heading: { key: `sol.heading.${event.heading}` },
    },
  }),
  drifted: (event, before) => ({
    key: 'sol.event.drifted',
    values: { ship: nameOf(before, event.ship), column: event.x + 1, row: event.y + 1 },
  }),
}

function mannerOf(event: Of<SailingEvent, 'sailed'>, before: State): string {
  if (event.action !== 'move') return event.action
  const { heading } = shipOf(before, event.ship)
  if (heading === event.heading) return 'ahead'
  return turned(heading, 1) === event.heading ? 'starboard' : 'port'
}

const nameOf = (state: State, id: string) => shipName(shipOf(state, id))
