import type { Picture, Piece } from '@grognard/umpire'
import { pointsOf } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { draw, group, path, pinned } from '../base/svg.ts'
import { sideOf } from './paths.ts'

const ROUND = 13
const TICKS = 'M0 -18V-9M0 18V9M-18 0H-9M18 0H9'

interface Aims {
  paths: Picture['paths']
  pieces: readonly Pick<Piece, 'id' | 'side'>[]
}

/** A place that is aimed at, and the side that aims there. */
type Aimed = Point & { side: number | undefined }

/** On whoever is aimed at, over the piece itself, for as long as the aim is known. */
export function drawAims(aims: Aims): SVGElement[] {
  return namedAims(aims).map(({ x, y, side }) => pinned(x, -y, [markOf(side)]))
}

/** Many that aim at one are marked as one, each side by itself. */
export function namedAims({ paths, pieces }: Aims): Aimed[] {
  const found = new Map<string, Aimed>()
  for (const drawn of paths) {
    const end = drawn.kind === 'aim' ? pointsOf(drawn.points).at(-1) : undefined
    const owner = pieces.find(({ id }) => id === drawn.piece)
    const side = sideOf(drawn, owner)
    if (end) found.set(`${end.x} ${end.y} ${side}`, { x: end.x, y: end.y, side })
  }
  return [...found.values()]
}

const parts = (name: string): SVGElement[] => [
  draw('circle', { class: name, r: ROUND }),
  path(name, TICKS),
]

/** Drawn twice, the first as a pale edge: it is seen on hulls and on men. */
function markOf(side: number | undefined): SVGGElement {
  const sided = side === undefined ? 'aim-mark' : `aim-mark side-${side}`
  return group(sided, [...parts('aim-edge'), ...parts('aim-line')])
}
