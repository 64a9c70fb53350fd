import type { Picture } from '@grognard/umpire'
import type { Size } from '../base/place.ts'
import { draw } from '../base/svg.ts'
import { paintSea } from '../ground/sea-canvas.ts'
import type { SeaInks } from '../ground/sea-canvas.ts'
import { windowFor } from '../ground/wind-sea.ts'
import type { SeaWindow } from '../ground/wind-sea.ts'
import type { Camera } from '../view/camera.ts'
import { OVER } from '../view/shift.ts'

/**
 * The sea of a chart of 1800, a picture within the drawing: painted once for each place of the camera,
 * and moved and zoomed with all that lies on it. A transparent drawing over it would fall apart into
 * many layers, and each of them would be put together anew for every step of a hand.
 */
export interface Sea {
  element: SVGImageElement
  show(picture: Picture): void
  /** Painted anew where the camera looks once it rests. */
  lie(camera: Camera, size: Size): void
  destroy(): void
}

/** Milliseconds after which a hand is taken to rest. */
const REST = 160
/** Finer than this on the screen nothing is seen for its cost. */
const FINEST = 1.5
const QUALITY = 0.93
/** So far beyond the drawing the sea goes on, in pixels: for steps that small it is not painted anew. */
const BEYOND = 160

export function createSea(): Sea {
  const element = draw('image', {
    class: 'sea',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  })
  const canvas = document.createElement('canvas')
  const light = globalThis.matchMedia('(prefers-color-scheme: dark)')
  let picture: Picture | null = null
  let wanted: (Camera & Size) | null = null
  let painted: readonly unknown[] = []
  let lies: Camera | null = null
  let resting = 0
  let isGone = false

  const paint = (): void => {
    if (!wanted || !picture || picture.theme !== 'sea-chart' || wanted.width < 2) return
    const bearing = bearingOn(picture, wanted, element)
    const isSame = bearing.every((one, index) => one === painted[index])
    if (isSame && lies && isCloseTo(lies, wanted)) return
    painted = bearing
    lies = wanted
    const window = windowFor(wanted, wanted, OVER + BEYOND, grainAt(picture, wanted.scale))
    paintOn(canvas, picture, window, inksOf(element))
    canvas.toBlob(
      blob => {
        if (blob && painted === bearing && !isGone) layOn(element, window, blob)
      },
      'image/jpeg',
      QUALITY,
    )
  }
  const paintAtRest = (milliseconds: number): void => {
    clearTimeout(resting)
    resting = globalThis.window.setTimeout(paint, milliseconds)
  }
  const paintNow = (): void => paintAtRest(0)
  light.addEventListener('change', paintNow)

  return {
    element,
    show(next) {
      picture = next
      paintAtRest(painted.length === 0 ? 0 : REST)
    },
    lie(camera, size) {
      wanted = { ...camera, ...size }
      paintAtRest(painted.length === 0 ? 0 : REST)
    },
    destroy() {
      isGone = true
      clearTimeout(resting)
      light.removeEventListener('change', paintNow)
      URL.revokeObjectURL(element.getAttribute('href') ?? '')
    },
  }
}

/** Whether what was painted around one camera reaches over the drawing of another. */
function isCloseTo(from: Camera, to: Camera): boolean {
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) * to.scale <= BEYOND
}

/** All that the sea is painted by, besides where the camera stands. */
function bearingOn(
  { bounds, ground, windFrom, windForce }: Picture,
  { scale, width, height }: Camera & Size,
  element: SVGElement,
): readonly unknown[] {
  const land = ground.filter(({ kind }) => kind === 'land')
  const ink = getComputedStyle(element).color
  return [scale, width, height, JSON.stringify([bounds, land]), windFrom, windForce, ink]
}

/** Pixels of a ship that is seen from afar, and how much larger the nearest waves are. */
const AFAR = 95
const LARGEST = 2.6

function grainAt({ pieces }: Picture, scale: number): number {
  const longest = Math.max(0, ...pieces.map(({ length }) => length)) * scale
  return Math.min(LARGEST, Math.max(1, (longest / AFAR) ** 0.8))
}

function paintOn(
  canvas: HTMLCanvasElement,
  picture: Picture,
  window: SeaWindow,
  inks: SeaInks,
): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const fine = Math.min(FINEST, globalThis.devicePixelRatio || 1)
  canvas.width = Math.round(window.width * fine)
  canvas.height = Math.round(window.height * fine)
  pen.setTransform(fine, 0, 0, fine, 0, 0)
  pen.fillStyle = inks.paper
  pen.fillRect(0, 0, window.width, window.height)
  paintSea(pen, picture, window, inks)
}

/** Shown once it can be drawn, so that the sea is never seen without its waves. */
function layOn(element: SVGImageElement, window: SeaWindow, blob: Blob): void {
  const before = element.getAttribute('href')
  const next = URL.createObjectURL(blob)
  const ready = new Image()
  ready.addEventListener('load', () => {
    element.setAttribute('x', String(window.west))
    element.setAttribute('y', String(-window.north))
    element.setAttribute('width', String(window.width / window.scale))
    element.setAttribute('height', String(window.height / window.scale))
    element.setAttribute('href', next)
    if (before) URL.revokeObjectURL(before)
  })
  ready.src = next
}

/** The colours of the age and the hour, as the style sheets have them there. */
function inksOf(element: SVGElement): SeaInks {
  const colour = (name: string): string => {
    element.style.fill = `var(--${name})`
    return getComputedStyle(element).fill
  }
  return {
    paper: colour('paper-deep'),
    sea: colour('sea-open'),
    deep: colour('sea-deep'),
    shallow: colour('sea-shallow'),
    crest: colour('crest'),
    foam: colour('foam'),
    streak: colour('wake'),
    waterline: colour('waterline'),
  }
}
