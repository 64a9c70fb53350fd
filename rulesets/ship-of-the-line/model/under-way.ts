import { allowed, judgeBy } from '@grognard/umpire'
import type { Ruling } from '@grognard/umpire'
import { fewestMoves, movesPerMast } from '../book/tables/ship.ts'
import type { SolRefusal } from '../rules.ts'
import { isAdrift, mastsWithSails, shipName } from './ships.ts'
import type { Ship, State, Turn } from './state.ts'
import { mayCollide, struckBy, wayOf } from './ways.ts'

/** The ship whose turn it is, about to do something. */
export interface Sailing {
  state: State
  ship: Ship
  turn: Turn
}

const theShip = ({ ship }: Sailing) => ({ ship: shipName(ship) })

/** What a ship off the board cannot do, and what it does first when it may come back. */
export const onBoard: SolRefusal<Sailing>[] = [
  {
    rule: 'SOL-126',
    message: 'sol.refuse.away',
    values: theShip,
    stop: true,
    when: ({ ship }) => ship.status === 'disengaged' && ship.turnsAway > 0,
  },
  {
    rule: 'SOL-127',
    message: 'sol.refuse.returnFirst',
    values: theShip,
    stop: true,
    when: ({ ship }) => ship.status !== 'afloat',
  },
]

/** [SOL-080] Held by a wreck. */
export const noWreck: SolRefusal<Sailing> = {
  rule: 'SOL-080',
  message: 'sol.refuse.wreckHolds',
  values: theShip,
  when: ({ ship }) => ship.isWreckHolding,
}

/** [SOL-090] Without sails or rudder. */
export const notAdrift: SolRefusal<Sailing> = {
  rule: 'SOL-090',
  message: 'sol.refuse.adrift',
  values: theShip,
  stop: true,
  when: ({ ship }) => isAdrift(ship),
}

/** [SOL-101] [SOL-C08] Boarding and backed topsails end all movement of a turn. */
export const notStopped: SolRefusal<Sailing> = {
  rule: 'SOL-101',
  message: 'sol.refuse.movingOver',
  values: theShip,
  when: ({ turn }) => turn.isMovingOver,
}

/** What keeps a ship from making any move at all; boarding, which is a move too, asks the same. */
export const sailorRefusals: SolRefusal<Sailing>[] = [
  ...onBoard,
  notStopped,
  noWreck,
  notAdrift,
  {
    rule: 'SOL-021',
    message: 'sol.refuse.movesSpent',
    values: ({ ship, turn }) => ({ ship: shipName(ship), moves: movesAllowed(ship, turn) }),
    when: ({ ship, turn }) => turn.moves >= movesAllowed(ship, turn),
  },
]

/** [SOL-021] [SOL-027] Moves of this turn as the ship is rigged now, those from cards among them. */
export function movesAllowed(ship: Ship, turn: Turn): number {
  return mastsWithSails(ship) * movesPerMast + turn.extraMoves
}

/** Whether the ship has a move left, wherever it may go: the table read at a glance, for search. */
export function maySail(ship: Ship, turn: Turn): boolean {
  if (ship.status !== 'afloat' || turn.isMovingOver || ship.isWreckHolding) return false
  return !isAdrift(ship) && turn.moves < movesAllowed(ship, turn)
}

/** A ship about to sail a cable in some direction. */
export interface UnderWay extends Sailing {
  direction: number
}

/** What any cable meets: no moves left, the edge in the turn of return. */
export const cableRefusals: SolRefusal<UnderWay>[] = [
  ...sailorRefusals,
  {
    rule: 'SOL-134',
    message: 'sol.refuse.leaveAgain',
    values: ({ ship }) => ({ ship: shipName(ship) }),
    when: ({ state, ship, turn, direction }) => wayOf(state, ship, turn, direction) === 'barred',
  },
]

/** [SOL-133] Another ship, into which nobody sails without need. */
export const rammingRefusals: SolRefusal<UnderWay>[] = [
  {
    rule: 'SOL-133',
    message: 'sol.refuse.ramming',
    values: ({ state, ship, direction }) => ({
      ship: shipName(ship),
      struck: shipName(struckBy(state, ship, direction)),
    }),
    when: under => under.turn.moves < fewestMoves && rams(under),
  },
  {
    rule: 'SOL-133',
    message: 'sol.refuse.rammingFurther',
    values: ({ state, ship, direction }) => ({
      ship: shipName(ship),
      struck: shipName(struckBy(state, ship, direction)),
    }),
    when: under => under.turn.moves >= fewestMoves && rams(under),
  },
]

/** [SOL-133] Into another ship without need. */
function rams({ state, ship, turn, direction }: UnderWay): boolean {
  return wayOf(state, ship, turn, direction) === 'collides' && !mayCollide(state, ship, turn)
}

/** What the first table to refuse has against it; what stands in the later ones would be beside the point. */
export function judgeInOrder<Context>(
  tables: readonly (readonly SolRefusal<Context>[])[],
  context: Context,
): Ruling {
  for (const rows of tables) {
    const ruling = judgeBy(rows, context)
    if (!ruling.allowed) return ruling
  }
  return allowed
}
