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
