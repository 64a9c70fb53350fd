import { allowed, allows, judgeBy } from '@grognard/umpire'
import type { Ruling } from '@grognard/umpire'
import { fewestMoves, movesPerMast } from '../book/tables/ship.ts'
import type { SolRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import { shipName, theShip } from './names.ts'
import { activeTurn, isAdrift, isAway, mastsWithSails, shipOf } from './ships.ts'
import type { Ship, State, Turn } from './state.ts'
import { mayCollide, struckBy, wayOf } from './ways.ts'
import type { Way } from './ways.ts'

/** The ship whose turn it is, about to do something. */
export interface Sailing {
  state: State
  ship: Ship
  turn: Turn
}

/** The one asked for last: search asks of the same turn with every kind of order that it tries. */
let last: Sailing | null = null

/** The ship whose turn it is; throws between turns. */
export function sailingIn(state: State): Sailing {
  const turn = activeTurn(state)
  if (last !== null && last.turn === turn && last.state === state) return last
  last = { state, ship: shipOf(state, turn.ship), turn }
  return last
}

/** What a ship off the board cannot do, and what it does first when it may come back. */
export const onBoard: SolRefusal<Sailing>[] = [
  stop('SOL-126', 'sol.refuse.away', ({ ship }) => isAway(ship), theShip),
  stop('SOL-127', 'sol.refuse.returnFirst', ({ ship }) => ship.status !== 'afloat', theShip),
]

/** [SOL-080] Held by a wreck. */
export const noWreck: SolRefusal<Sailing> = refuse(
  'SOL-080',
  'sol.refuse.wreckHolds',
  ({ ship }) => ship.isWreckHolding,
  theShip,
)

/** [SOL-090] Without sails or rudder. */
export const notAdrift: SolRefusal<Sailing> = stop(
  'SOL-090',
  'sol.refuse.adrift',
  ({ ship }) => isAdrift(ship),
  theShip,
)

/** [SOL-101] [SOL-C08] Boarding and backed topsails end all movement of a turn. */
export const notStopped: SolRefusal<Sailing> = refuse(
  'SOL-101',
  'sol.refuse.movingOver',
  ({ turn }) => turn.isMovingOver,
  theShip,
)

/** What keeps a ship from making any move at all; boarding is a move too. */
export const sailorRefusals: SolRefusal<Sailing>[] = [
  ...onBoard,
  notStopped,
  noWreck,
  notAdrift,
  refuse(
    'SOL-021',
    'sol.refuse.movesSpent',
    ({ ship, turn }) => areMovesSpent(ship, turn),
    ({ ship, turn }) => ({ ship: shipName(ship), moves: movesAllowed(ship, turn) }),
  ),
]

/** [SOL-021] [SOL-027] Moves of this turn as the ship is rigged now, those from cards among them. */
export function movesAllowed(ship: Ship, turn: Turn): number {
  return mastsWithSails(ship) * movesPerMast + turn.extraMoves
}

function areMovesSpent(ship: Ship, turn: Turn): boolean {
  return turn.moves >= movesAllowed(ship, turn)
}

/** Whether the ship has a move left, wherever it may go. */
export const maySail = allows(sailorRefusals)

/** A ship about to sail a cable in some direction. */
export interface UnderWay extends Sailing {
  direction: number
  way: Way
}

export function underWay({ state, ship, turn }: Sailing, direction: number): UnderWay {
  return { state, ship, turn, direction, way: wayOf(state, ship, turn, direction) }
}

/** [SOL-134] Over the edge in the turn of return. */
const notBarred: SolRefusal<UnderWay> = refuse(
  'SOL-134',
  'sol.refuse.leaveAgain',
  ({ way }) => way === 'barred',
  theShip,
)

/** What any cable meets: no moves left, the edge in the turn of return. */
export const cableRefusals: SolRefusal<UnderWay>[] = [...sailorRefusals, notBarred]

/** [SOL-133] Another ship, into which nobody sails without need. */
export const rammingRefusals: SolRefusal<UnderWay>[] = [
  refuse(
    'SOL-133',
    'sol.refuse.ramming',
    u => u.turn.moves < fewestMoves && rams(u),
    ({ state, ship, direction }) => ({
      ship: shipName(ship),
      struck: shipName(struckBy(state, ship, direction)),
    }),
  ),
  refuse(
    'SOL-133',
    'sol.refuse.rammingFurther',
    u => u.turn.moves >= fewestMoves && rams(u),
    ({ state, ship, direction }) => ({
      ship: shipName(ship),
      struck: shipName(struckBy(state, ship, direction)),
    }),
  ),
]

/** [SOL-133] Into another ship without need. */
function rams({ state, ship, turn, way }: UnderWay): boolean {
  return way === 'collides' && !mayCollide(state, ship, turn)
}

/** Whether the way of a ship that may sail is neither barred nor into another ship without need. */
export const isWayOpen = allows([notBarred, ...rammingRefusals])

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
