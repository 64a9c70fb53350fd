import { headings, otherTack, stepOf } from '@grognard/geometry/dots/heading.ts'
import { asBegun, cutTo, letterAt } from '@grognard/umpire'
import type { Diagrams, DrawnPath, Marker, Picture } from '@grognard/umpire'
import { kindOfShot } from '../model/bearing.ts'
import { downwind, eastOf, isIntoWind, northOf, poseOf } from '../model/board.ts'
import { rangeTo } from '../model/guns.ts'
import type { Ship, State, Turn } from '../model/state.ts'
import { movesAllowed } from '../model/under-way.ts'
import { scenarios } from '../scenarios/index.ts'
import { arcsOf } from './arcs.ts'
import { pieceOf } from './piece.ts'
import { picture } from './picture.ts'

/** A small board, and the dot in its middle. */
const board = { columns: 9, rows: 7 } as const
const middle = { x: 4, y: 3 } as const

interface Place {
  x: number
  y: number
  heading: number
}

/** Ships on the small board, wind from the north: one of the first player's, the others of the second's. */
function placed(own: Place, ...others: Place[]): State & { ships: [Ship, ...Ship[]] } {
  const state = asBegun(scenarios['standard'])
  const of = (seat: string) => state.ships.filter(ship => ship.seat === seat)
  const [first] = of('a')
  if (!first) throw new Error('The scenario has no ships.')
  const enemies = of('b').flatMap((ship, index) => {
    const place = others[index]
    return place ? [{ ...ship, ...place, status: 'afloat' as const }] : []
  })
  const [one, other] = state.players
  const players = [
    one && { ...one, nation: 'england' as const },
    other && { ...other, nation: 'france' as const },
  ]
  return {
    ...state,
    ...board,
    order: ['a', 'b'],
    players: players.filter(player => player !== undefined),
    ships: [{ ...first, ...own, status: 'afloat' }, ...enemies],
  }
}

/** The rose lies on a dot where no ship is. */
function drawn(state: State, rose: { x: number; y: number }, shown: Parameters<typeof cutTo>[2]) {
  const whole = picture(state)
  const roses = [{ x: eastOf(rose.x), y: northOf(rose.y) }]
  return { ...cutTo(whole, whole.bounds, shown), roses }
}

const onDot = ({ x, y }: { x: number; y: number }) => ({ x: eastOf(x), y: northOf(y) })

/** Beside a dot, where a ship leaves room for a letter. */
const beside = (at: { x: number; y: number }, east: number, south: number) =>
  onDot({ x: at.x + east, y: at.y + south })

const freshTurn = (ship: Ship): Turn => ({
  ship: ship.id,
  moves: 0,
  extraMoves: 0,
  isMovingOver: false,
  isOver: false,
  wasAdrift: false,
  isExcused: false,
  hasReturned: false,
  isClubHauling: false,
  hasOfferedDraw: false,
})

/** A course through dots, with the ship at its end. */
function course(state: State, ship: Ship, dots: Place[]): DrawnPath {
  const poses = dots.map(poseOf)
  const end = poses.at(-1) ?? poseOf(ship)
  const { length, beam } = pieceOf(state, ship)
  return {
    piece: ship.id,
    points: [ship, ...dots].flatMap(dot => [eastOf(dot.x), northOf(dot.y)]),
    kind: 'march',
    ghost: { ...end, length, beam },
  }
}

function onward(from: { x: number; y: number }, heading: number, dots: number): Place {
  const { dx, dy } = stepOf(heading)
  return { x: from.x + dx * dots, y: from.y + dy * dots, heading }
}

/** [SOL-021] [SOL-025] How far a ship with three masts sails on each course, and where none sails. */
function wind(): Picture {
  const state = placed({ ...middle, heading: 2 })
  const [ship] = state.ships
  const moves = movesAllowed(ship, freshTurn(ship))
  const open = headings.filter(heading => !isIntoWind(state, heading))
  return drawn(
    state,
    { x: 7.5, y: 4.5 },
    {
      paths: open.map(heading => course(state, ship, [onward(middle, heading, moves)])),
      markers: [
        letterAt('A', beside(middle, 0, -1.5), { key: 'sol.diagram.intoWind' }),
        letterAt('B', beside(middle, -2, 1.35), { key: 'sol.diagram.moves', values: { moves } }),
      ],
    },
  )
}

/** [SOL-030] [SOL-035] [SOL-036] Both ways to get the wind on the other side. */
function tacks(): Picture {
  const state = placed({ x: 4, y: 3, heading: 1 })
  const [ship] = state.ships
  const heading = otherTack(ship.heading, state.windFrom).at(-1) ?? ship.heading
  const ways = [state.windFrom, downwind(state)].map(towards => ({
    ...onward(ship, towards, 1),
    heading,
  }))
  const ends = ways.map(way => onward(way, heading, 2))
  const [about = ship, wearing = ship] = ends
  return drawn(
    state,
    { x: 7.2, y: 1 },
    {
      paths: ways.map((way, index) => course(state, ship, [way, ends[index] ?? way])),
      markers: [
        letterAt('A', beside(about, 1.1, -0.05), { key: 'sol.diagram.comeAbout' }),
        letterAt('B', beside(wearing, -0.3, 0.8), { key: 'sol.diagram.wear' }),
      ],
    },
  )
}

/** [SOL-052] [SOL-053] Where both sides bear, a band for each dot of range. */
function fields(): Picture {
  const state = placed(
    { ...middle, heading: 0 },
    { x: 6, y: 2, heading: 5 },
    { x: 4, y: 0, heading: 2 },
  )
  const [ship, target = ship, ahead = ship] = state.ships
  return drawn(
    state,
    { x: 0.6, y: 5.4 },
    {
      arcs: arcsOf(ship),
      markers: [
        letterAt('A', beside(target, 0.75, -0.5), {
          key: 'sol.diagram.bears',
          values: { range: rangeTo(ship, target) ?? 0 },
        }),
        letterAt('B', beside(ahead, 0.9, 0), { key: 'sol.diagram.ahead' }),
      ],
    },
  )
}

/** The third battery stands amidships. */
const AMIDSHIPS = 3

/** [SOL-055] [SOL-056] What a shot counts as, by where it comes from. */
function stern(): Picture {
  const state = placed(
    { ...middle, heading: 2 },
    { x: 1, y: 3, heading: 4 },
    { x: 4, y: 5, heading: 6 },
    { x: 7, y: 3, heading: 0 },
  )
  const [target, ...shooters] = state.ships
  const letters = ['A', 'B', 'C'] as const
  const markers = shooters.map((shooter, index): Marker => {
    const kind = kindOfShot(shooter, AMIDSHIPS, target)
    const side = shooter.y > target.y ? beside(shooter, -1, 0) : beside(shooter, 0, -0.95)
    return letterAt(letters[index] ?? '', side, { key: `sol.diagram.${kind}` })
  })
  return drawn(
    state,
    { x: 7.4, y: 5.4 },
    {
      markers,
      paths: shooters.map(shooter => {
        const [from, to] = [onDot(shooter), onDot(target)]
        return { piece: shooter.id, points: [from.x, from.y, to.x, to.y], kind: 'aim' }
      }),
    },
  )
}

export const diagrams: Diagrams = {
  'sol.wind': wind,
  'sol.tacks': tacks,
  'sol.fields': fields,
  'sol.stern': stern,
}
