import type { Arc, Picture } from '@grognard/umpire'
import type { Say, Scene } from '../base/scene.ts'
import { clipToSheet } from '../base/sheet-edge.ts'
import { group, outline, path } from '../base/svg.ts'
import { roseWords } from '../ground/ground-words.ts'
import { arcMoved, drawArc, drawMarker, freeWay } from './overlay.ts'
import type { Around } from './overlay.ts'
import { drawClouds, drawFog } from './fog.ts'
import { drawPath } from './paths.ts'
import { drawWays } from './sketch.ts'

/** What lies between the ground and the pieces: fields of fire, courses, marks. */
export function drawUnder(scene: Scene, say: Say): SVGElement[] {
  const { picture, targets, ways, sight } = scene
  const ownerOf = (id: string) => picture.pieces.find(piece => piece.id === id)
  return [
    ...(sight ? [drawFog(sight, picture.bounds)] : []),
    ...targetCells(picture, targets),
    ...drawClouds(picture, say),
    arcsIn(scene, say),
    ...drawWays(ways, picture.bounds),
    ...picture.paths.map(drawn => drawPath(drawn, ownerOf(drawn.piece))),
    ...picture.markers.map(marker => drawMarker(marker, say)),
  ]
}

interface ShownArc {
  arc: Arc
  around: Around & { side: number }
}

/** Arcs of the piece in hand lie where its ghost would stand. */
export function shownArcs({ picture, arcsOf, sketch }: Scene): ShownArc[] {
  return picture.pieces
    .filter(piece => arcsOf.includes(piece.id))
    .flatMap(piece => {
      const ghost = (sketch?.piece === piece.id && sketch.poses.at(-1)) || piece
      const own = picture.arcs.filter(arc => arc.piece === piece.id)
      const others = picture.pieces.filter(other => other !== piece)
      return own.map(arc => {
        const moved = arcMoved(arc, piece, ghost)
        const way = freeWay(moved.bands, ghost, others, picture.bounds)
        return { arc: moved, around: { x: ghost.x, y: ghost.y, side: piece.side, way } }
      })
    })
}

function arcsIn(scene: Scene, say: Say): SVGGElement {
  const taken = roseWords(scene.picture)
  const arcs = shownArcs(scene).map(({ arc, around }) => drawArc(arc, around, say, taken))
  const drawn = group('arcs', arcs)
  clipToSheet(drawn, scene.picture.bounds)
  return drawn
}

function targetCells(picture: Picture, targets: readonly string[]): SVGElement[] {
  return picture.ground
    .filter(shape => shape.kind === 'cell' && targets.includes(shape.label?.key ?? ''))
    .map(shape => path('cell-target', outline(shape.polygon)))
}
