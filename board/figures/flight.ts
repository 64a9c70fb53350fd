import type { Piece } from '@grognard/umpire'
import { draw, group, path } from '../base/svg.ts'

type Kind = NonNullable<Piece['silhouette']>

/** An aircraft from above, nose up, about twenty across. */
const outlines: Partial<Record<Kind, string>> = {
  fighter:
    'M0 -10C1.4 -9 1.6 -6 1.5 -4L10 0.6V3L1.4 2.4L1 8L3.6 9.6V11H-3.6V9.6L-1 8L-1.4 2.4L-10 3V0.6L-1.5 -4C-1.6 -6 -1.4 -9 0 -10Z',
  diveBomber:
    'M0 -10C1.5 -9 1.7 -6 1.6 -4L5 -4.4L11 1.4L10.4 3.6L4 1.4L1.5 2L1.1 8.6L4.4 10V11.6H-4.4V10L-1.1 8.6L-1.5 2L-4 1.4L-10.4 3.6L-11 1.4L-5 -4.4L-1.6 -4C-1.7 -6 -1.5 -9 0 -10Z',
  torpedoBomber:
    'M0 -11C1.7 -10 1.9 -6 1.8 -4H11.6L12 0.6L1.6 1.4L1.2 9L5 10.4V12.4H-5V10.4L-1.2 9L-1.6 1.4L-12 0.6L-11.6 -4H-1.8C-1.9 -6 -1.7 -10 0 -11Z',
  patrolBomber:
    'M0 -13C2 -12 2.2 -8 2.2 -5L5 -5.4V-8H7V-5.6L18 -4L18.4 -0.6L7 0.4H2.2L1.6 11L7 12.6V15H-7V12.6L-1.6 11L-2.2 0.4H-7L-18.4 -0.6L-18 -4L-7 -5.6V-8H-5V-5.4L-2.2 -5C-2.2 -8 -2 -12 0 -13Z',
}

/** The leader ahead, two behind him to either side; of a patrol one large aircraft alone. */
const places = [
  [0, -18],
  [-21, 16],
  [21, 16],
] as const

/** A squadron on its base: a flight of three seen from above. */
export function drawFlight(piece: Piece): SVGGElement {
  const kind = piece.silhouette ?? 'fighter'
  const plane = outlines[kind] ?? ''
  const isAlone = kind === 'patrolBomber'
  const scale = isAlone ? 2 : 1.35
  const planes = (isAlone ? places.slice(0, 1) : places).map(([x, y]) => {
    const one = path('plane', plane)
    one.setAttribute('transform', `translate(${x} ${isAlone ? 0 : y}) scale(${scale})`)
    return one
  })
  const isOut = piece.badges.some(({ kind: badge }) => badge === 'fleeing')
  const flight = group(`flight ${kind} side-${piece.side}${isOut ? ' aborted' : ''}`, [
    draw('circle', { class: 'base-ring', r: 50 }),
    ...planes,
  ])
  flight.setAttribute('transform', `scale(${piece.length / 100})`)
  return flight
}
