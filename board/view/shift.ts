import type { Point, Size } from '../base/place.ts'
import type { Camera } from './camera.ts'

/** Puts the drawing where the camera looks. */
export interface Shift {
  /** Draws it anew there. */
  settle(camera: Camera, size: Size): void
  /** Pushes the finished drawing along, as a hand does a sheet of paper, and draws it anew once it rests. */
  push(camera: Camera, size: Size): void
  destroy(): void
}

/** Milliseconds after which a hand is taken to rest. */
const REST = 140
/** So far the drawing goes on beyond the window on each side, in pixels; the style sheet says the same. */
export const OVER = 240

export function createShift(svg: SVGSVGElement, table: SVGGElement): Shift {
  let drawn: Camera & Size = { x: 0, y: 0, scale: 0, width: 0, height: 0 }
  let resting = 0

  const settle = (camera: Camera, size: Size): void => {
    clearTimeout(resting)
    drawn = { ...camera, ...size }
    const { x, y, scale } = camera
    const middle = { x: OVER + size.width / 2, y: OVER + size.height / 2 }
    const shift = `translate(${middle.x - x * scale} ${middle.y + y * scale})`
    table.setAttribute('transform', `${shift} scale(${scale})`)
    svg.style.transform = ''
  }

  return {
    settle,
    push(camera, size) {
      const isSameSize = size.width === drawn.width && size.height === drawn.height
      if (camera.scale !== drawn.scale || !isSameSize) return settle(camera, size)
      const { x, y } = pushed(drawn, camera)
      if (Math.max(Math.abs(x), Math.abs(y)) > OVER) return settle(camera, size)
      svg.style.transform = `translate(${x}px, ${y}px)`
      clearTimeout(resting)
      resting = window.setTimeout(() => settle(camera, size), REST)
    },
    destroy: () => clearTimeout(resting),
  }
}

/** How far the drawing has to go from one camera to another of the same scale, in pixels. */
export function pushed(from: Camera, to: Camera): Point {
  return { x: (from.x - to.x) * to.scale, y: (to.y - from.y) * to.scale }
}
