import type { Size } from '../base/place.ts'
import { paintSea } from '../ground/sea-canvas.ts'
import type { SeaInks } from '../ground/sea-canvas.ts'
import { windowFor } from '../ground/wind-sea.ts'
import type { Picture } from '@grognard/umpire'
import type { Camera } from '../view/camera.ts'
import { OVER } from '../view/shift.ts'

/** The sea of a chart of 1800 under the drawing: painted once for each place of the camera, moved by the hand. */
export interface Sea {
  element: HTMLCanvasElement
  show(picture: Picture): void
  /** Goes where the camera looks, as it was painted; painted anew once it rests. */
  lie(camera: Camera, size: Size): void
  destroy(): void
}

/** Milliseconds after which a hand is taken to rest. */
const REST = 130
/** Finer than this on the screen nothing is seen for its cost. */
const FINEST = 1.5

export function createSea(): Sea {
  const element = document.createElement('canvas')
  element.className = 'sea'
  element.setAttribute('aria-hidden', 'true')
  const light = globalThis.matchMedia('(prefers-color-scheme: dark)')
  let picture: Picture | null = null
  let painted: (Camera & Size) | null = null
  let wanted: (Camera & Size) | null = null
  let paintedBy: readonly unknown[] = []
  let resting = 0

  const paint = (): void => {
    if (!wanted || !picture || wanted.width < 2) return
    paintedBy = bearingOn(picture)
    painted = wanted
    element.style.transform = ''
    paintOn(element, picture, wanted)
  }
  const repaint = (): void => {
    cancelAnimationFrame(resting)
    resting = requestAnimationFrame(paint)
  }
  light.addEventListener('change', repaint)

  return {
    element,
    show(next) {
      picture = next
      element.hidden = next.theme !== 'sea-chart'
      if (bearingOn(next).some((one, index) => one !== paintedBy[index])) repaint()
    },
    lie(camera, size) {
      wanted = { ...camera, ...size }
      if (!painted || painted.width !== size.width || painted.height !== size.height) return paint()
      if (!isCovered(painted, wanted)) return paint()
      element.style.transform = movedTo(painted, wanted)
      clearTimeout(resting)
      resting = window.setTimeout(paint, REST)
    },
    destroy() {
      clearTimeout(resting)
      light.removeEventListener('change', repaint)
    },
  }
}

/** All that the sea is painted by, besides the camera. */
function bearingOn({ theme, bounds, ground, windFrom, windForce }: Picture): readonly unknown[] {
  const land = ground.filter(({ kind }) => kind === 'land')
  const light = document.documentElement.dataset['light']
  return [theme, JSON.stringify([bounds, land]), windFrom, windForce, light]
}

/** Whether what was painted still reaches over the whole window. */
function isCovered(from: Camera & Size, to: Camera & Size): boolean {
  const ratio = to.scale / from.scale
  if (ratio > 3 || ratio < 0.5) return false
  const [x, y] = [Math.abs(from.x - to.x) * to.scale, Math.abs(from.y - to.y) * to.scale]
  const roomOn = (side: number): number => (side / 2 + OVER) * ratio - side / 2
  return x <= roomOn(to.width) && y <= roomOn(to.height)
}

/** Around the middle of the window. */
function movedTo(from: Camera, to: Camera): string {
  const [x, y] = [(from.x - to.x) * to.scale, (to.y - from.y) * to.scale]
  return `translate(${x}px, ${y}px) scale(${to.scale / from.scale})`
}

/** Pixels of a ship that is seen from afar, and how much larger the nearest waves are. */
const AFAR = 95
const LARGEST = 2.6

function grainAt({ pieces }: Picture, scale: number): number {
  const longest = Math.max(0, ...pieces.map(({ length }) => length)) * scale
  return Math.min(LARGEST, Math.max(1, (longest / AFAR) ** 0.8))
}

function paintOn(element: HTMLCanvasElement, picture: Picture, at: Camera & Size): void {
  const pen = element.getContext('2d')
  if (!pen || element.hidden) return
  const window = windowFor(at, at, OVER, grainAt(picture, at.scale))
  const fine = Math.min(FINEST, globalThis.devicePixelRatio || 1)
  const [width, height] = [Math.round(window.width * fine), Math.round(window.height * fine)]
  if (element.width !== width) element.width = width
  if (element.height !== height) element.height = height
  pen.setTransform(fine, 0, 0, fine, 0, 0)
  pen.clearRect(0, 0, window.width, window.height)
  paintSea(pen, picture, window, inksOf(element))
}

/** The colours of the age and the hour, as the style sheets have them there. */
function inksOf(element: HTMLElement): SeaInks {
  const colour = (name: string): string => {
    element.style.color = `var(--${name})`
    return getComputedStyle(element).color
  }
  return {
    sea: colour('sea-open'),
    deep: colour('sea-deep'),
    shallow: colour('sea-shallow'),
    crest: colour('crest'),
    foam: colour('foam'),
    streak: colour('wake'),
    waterline: colour('waterline'),
  }
}
