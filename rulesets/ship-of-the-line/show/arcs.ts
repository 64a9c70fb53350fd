import { stepOf, turned } from '@grognard/geometry/dots/heading.ts'
import type { Arc } from '@grognard/umpire'
import { longestRange } from '../book/tables/ship.ts'
import { eastOf, northOf } from '../model/board.ts'
import { reachOf } from '../model/guns.ts'
import { isFighting } from '../model/ships.ts'
import { sides } from '../model/state.ts'
import type { Ship, Side } from '../model/state.ts'

type Dot = readonly [dx: number, dy: number]

/** Two steps of 45 degrees from the bow to the beam. */
const BEAM = 2

/** [SOL-052] [SOL-053] Both fields of fire, a band for each cable. */
export function arcsOf(ship: Ship): Arc[] {
  if (!isFighting(ship)) return []
  const most = reachOf(ship)
  return sides.map(side => ({
    piece: ship.id,
    key: `sol.side.${side}`,
    bands: [1, 2, 3].filter(range => range <= most).map(range => bandOf(ship, side, range)),
  }))
}

function bandOf(ship: Ship, side: Side, range: number): Arc['bands'][number] {
  const beam = turned(ship.heading, side === 'starboard' ? BEAM : -BEAM)
  const corners = [[0, 0] as Dot, ...rimOf(beam, range)]
  const polygon = corners.flatMap(([dx, dy]) => [eastOf(ship.x + dx), northOf(ship.y + dy)])
  return { polygon, label: { key: 'sol.band', values: { range } } }
}

/** The outer dots of the field from 45 degrees before the beam to 45 degrees abaft it. */
function rimOf(beam: number, range: number): Dot[] {
  const before = stepOf(turned(beam, -1))
  const middle = stepOf(beam)
  const abaft = stepOf(turned(beam, 1))
  const isDiagonal = middle.dx !== 0 && middle.dy !== 0
  if (range < longestRange)
    return isDiagonal
      ? [times(before, range), times(middle, range), times(abaft, range)]
      : [times(before, range), times(abaft, range)]
  if (!isDiagonal)
    return [times(before, 2), between(middle, before), between(middle, abaft), times(abaft, 2)]
  return [
    times(before, range),
    between(before, middle),
    times(middle, 2),
    between(abaft, middle),
    times(abaft, range),
  ]
}

interface Step {
  readonly dx: number
  readonly dy: number
}

const times = (step: Step, by: number): Dot => [step.dx * by, step.dy * by]

/** Two dots along one heading and one along the next: a corner of the octagon. */
const between = (straight: Step, diagonal: Step): Dot => [
  straight.dx * 2 + diagonal.dx,
  straight.dy * 2 + diagonal.dy,
]
