import type { Badge, Message, Piece } from '@grognard/umpire'
import { batteriesPerSide, hullSinksAt } from '../book/tables/ship.ts'
import type { NationId } from '../book/tables/ship.ts'
import { poseOf } from '../model/board.ts'
import { isHeldByWreck } from '../model/guns.ts'
import { headingName, mastName, nationName, shipName, sideName } from '../model/names.ts'
import {
  fullSails,
  gunsLeft,
  isAdrift,
  isFighting,
  mastsWithSails,
  playerOf,
  sailsOf,
} from '../model/ships.ts'
import { mastIds, sides } from '../model/state.ts'
import type { MastId, Ship, State } from '../model/state.ts'
import { movesAllowed } from '../model/under-way.ts'

/** Outline of the drawn ship, ground units; a reconstruction that fits between two dots. */
const LENGTH = 860
const BEAM = 240

export function pieceOf(state: State, ship: Ship): Piece {
  const nation = nationOf(state, ship) ?? 'none'
  return {
    id: ship.id,
    shape: 'ship',
    build: { masts: mastIds.length, decks: 2 },
    ...poseOf(ship),
    length: LENGTH,
    beam: BEAM,
    seat: ship.seat,
    side: ship.seat === 'a' ? 0 : 1,
    nation,
    name: String(ship.number),
    label: shipName(ship),
    masts: mastIds.map(id => ship.masts[id]),
    guns: { port: ship.batteries.port.slice(), starboard: ship.batteries.starboard.slice() },
    rows: [
      { key: 'sol.row.hull', left: hullSinksAt - ship.hull, of: hullSinksAt },
      { key: 'sol.row.sails', left: sailsOf(ship), of: fullSails },
      { key: 'sol.row.starboard', left: gunsLeft(ship, 'starboard'), of: batteriesPerSide },
      { key: 'sol.row.port', left: gunsLeft(ship, 'port'), of: batteriesPerSide },
    ],
    fired: { port: firedShare(ship.fired.port), starboard: firedShare(ship.fired.starboard) },
    badges: badgesOf(ship),
    card: cardLines(state, ship),
  }
}

const firedShare = (batteries: readonly boolean[]): number =>
  batteries.filter(hasFired => hasFired).length / Math.max(1, batteries.length)

/** [SOL-115] The flag she flies; a prize flies a blank one. */
function nationOf(state: State, ship: Ship): NationId | null {
  return ship.isPrize ? null : playerOf(state, ship.firstSeat).nation
}

const marks: { kind: Badge['kind']; when: (ship: Ship) => boolean }[] = [
  { kind: 'struck', when: ship => ship.status === 'surrendered' },
  { kind: 'prize', when: ship => ship.isPrize },
  { kind: 'rudderLost', when: ship => !ship.hasRudder },
  { kind: 'adrift', when: ship => isAdrift(ship) && isFighting(ship) },
  { kind: 'wreck', when: isHeldByWreck },
]

export function badgesOf(ship: Ship): Badge[] {
  return marks
    .filter(mark => mark.when(ship))
    .map(({ kind }) => ({ kind, label: { key: `sol.badge.${kind}` } }))
}

function cardLines(state: State, ship: Ship): Message[] {
  const nation = nationOf(state, ship)
  const lines: Message[] = [
    movesLine(state, ship),
    { key: 'sol.line.heading', values: { heading: headingName(ship.heading) } },
    ...mastIds.map(mast => mastLine(ship, mast)),
    ...firedLines(ship),
  ]
  if (nation) lines.unshift({ key: 'sol.line.nation', values: { nation: nationName(nation) } })
  return lines
}

/** [SOL-021] In her turn what is left of her moves, otherwise how many she has. */
export function movesLine({ turn }: State, ship: Ship): Message {
  if (turn?.ship !== ship.id)
    return { key: 'sol.line.moves', values: { moves: mastsWithSails(ship) } }
  const moves = turn.isMovingOver ? 0 : Math.max(0, movesAllowed(ship, turn) - turn.moves)
  return { key: 'sol.line.movesLeft', values: { moves } }
}

function mastLine(ship: Ship, mast: MastId): Message {
  const sails = ship.masts[mast]
  const name = mastName(mast)
  if (sails === null) return { key: 'sol.line.mastGone', values: { mast: name } }
  return { key: 'sol.line.mast', values: { mast: name, sails } }
}

/** [SOL-061] Batteries that have fired in her turn. */
function firedLines(ship: Ship): Message[] {
  return sides.flatMap(side => {
    const fired = ship.fired[side].filter(hasFired => hasFired).length
    const values = { side: sideName(side), fired }
    return fired === 0 ? [] : [{ key: 'sol.line.fired', values }]
  })
}
