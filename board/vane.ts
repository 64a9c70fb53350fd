import type { Picture } from '@grognard/umpire'
import type { Camera } from './camera.ts'
import { toScreen } from './camera.ts'
import type { Point, Size } from './place.ts'
import { draw, group, path, text } from './svg.ts'

/** A small vane in a corner that tells the wind while no rose is in view. */
export interface Vane {
  element: SVGSVGElement
  show(picture: Picture): void
  /** `roses` are ground points. */
  moved(camera: Camera, size: Size, roses: readonly Point[]): void
}

/** Points to where the wind blows to, north up. */
const ARROW = 'M0 -17V15M0 17L-6 5L0 8L6 5ZM-4 -17L0 -12L4 -17'

export function createVane(north: string, name: string): Vane {
  const arrow = group('vane-arrow', [path('wind-shaft', ARROW)])
  const element = draw(
    'svg',
    { class: 'vane', role: 'img', 'aria-label': name, viewBox: '-32 -32 64 64' },
    [draw('circle', { class: 'vane-ring', r: 22 }), text('vane-north', north, { y: -23.5 }), arrow],
  )
  let hasWind = false
  return {
    element,
    show({ windFrom }) {
      hasWind = windFrom !== null
      arrow.setAttribute('transform', `rotate(${(windFrom ?? 0) / 100})`)
    },
    moved(camera, size, roses) {
      const isSeen = (rose: Point): boolean => {
        const { x, y } = toScreen(camera, size, rose)
        return x > 0 && x < size.width && y > 0 && y < size.height
      }
      element.classList.toggle('shown', hasWind && !roses.some(isSeen))
    },
  }
}
