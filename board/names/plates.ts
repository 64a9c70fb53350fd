import type { Picture } from '@grognard/umpire'
import { boundsOf, pointsOf } from '../base/place.ts'
import type { Say } from '../base/scene.ts'
import { isWithin } from '../base/soundings.ts'
import { draw, group, path, pinned, text } from '../base/svg.ts'

/** A small shako, its foot at the origin. */
const SHAKO =
  'M-3.4 0L-4.2 -7L4.2 -7L3.4 0Q0 1.4 -3.4 0ZM-4.6 1.6Q0 0 4.6 1.6L4.2 2.4Q0 1 -4.2 2.4ZM-1 -7.4h2v-2.4h-2Z'

/** A plate on each house: a shako, and how many the house holds; those within first where it is held. */
export function drawPlates({ ground, pieces }: Picture, say: Say): SVGElement[] {
  return ground.flatMap(shape => {
    if (shape.capacity === undefined) return []
    const corners = pointsOf(shape.polygon)
    const { x, y, width } = boundsOf(corners)
    const within = pieces
      .filter(
        piece => piece.badges.some(({ kind }) => kind === 'garrison') && isWithin(corners, piece),
      )
      .reduce((sum, piece) => sum + (piece.block?.places.length ?? 0), 0)
    return [pinned(x + width / 2, -y, [plate(shape.capacity, within, say)])]
  })
}

/** Pixels below the wall at which a plate hangs, and what a figure takes of its breadth. */
const BELOW = 9
const FIGURE = 5.6

function plate(capacity: number, within: number, say: Say): SVGGElement {
  const told = within > 0 ? `${within}/${capacity}` : String(capacity)
  const broad = 19 + told.length * FIGURE
  const title = draw('title', {}, [
    document.createTextNode(say({ key: 'web.capacity', values: { count: capacity } })),
  ])
  const shako = path('shako', SHAKO)
  shako.setAttribute('transform', `translate(${-broad / 2 + 8.5} ${BELOW + 2.6}) scale(0.8)`)
  return group('capacity-plate', [
    title,
    draw('rect', { class: 'plate', x: -broad / 2, y: BELOW - 7, width: broad, height: 14, rx: 2 }),
    shako,
    text('capacity', told, { x: -broad / 2 + 15, y: BELOW + 0.5 }),
  ])
}
