import type { Piece } from '@grognard/umpire'
import type { Scene } from './scene.ts'

/** In a playback pieces are always on their way to the next scene; elsewhere they come to rest. */
export function showGlide(svg: SVGSVGElement, glide: number | null): void {
  svg.classList.toggle('gliding', glide !== null)
  svg.style.setProperty('--glide', `${glide ?? 0}ms`)
}

/** What something has just happened to. */
export function stirredIn({ picture, stirred }: Scene): Piece[] {
  return picture.pieces.filter(({ id }) => stirred.includes(id))
}

/** Milliseconds in which a piece comes to its new place; the style sheet says the same. */
export const GLIDE = 280

/** Whether any piece stands elsewhere than in the scene before. */
export function hasMoved(before: Scene | null, { picture }: Scene): boolean {
  const stood = new Map(before?.picture.pieces.map(piece => [piece.id, piece]))
  return picture.pieces.some(({ id, x, y }) => {
    const was = stood.get(id)
    return was !== undefined && (was.x !== x || was.y !== y)
  })
}
