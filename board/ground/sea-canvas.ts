import type { Picture } from '@grognard/umpire'
import { pointsOf } from '../base/place.ts'
import { onCanvas, seaUnder } from './wind-sea.ts'
import type { SeaStrokes, SeaWindow, Stroke } from './wind-sea.ts'

/** What the sea is painted with: CSS colours. */
export interface SeaInks {
  /** Beyond the edge of the sheet. */
  paper: string
  sea: string
  deep: string
  shallow: string
  crest: string
  foam: string
  /** Long pale streaks along the wind. */
  streak: string
  waterline: string
}

type Pen = CanvasRenderingContext2D

/** What of a picture the sea depends on. */
export type SeaOf = Pick<Picture, 'bounds' | 'ground' | 'windFrom' | 'windForce'>

/** Crescents by weight: how broad and how dark. */
const CRESTS = [
  { width: 0.7, alpha: 0.4 },
  { width: 0.95, alpha: 0.55 },
  { width: 1.25, alpha: 0.72 },
] as const

/** The sheet's sea: water deepening away from the coasts, the marks of the wind, and water-lines along the shore. */
export function paintSea(pen: Pen, picture: SeaOf, window: SeaWindow, inks: SeaInks): void {
  const sheet = onCanvas(picture.bounds, window)
  pen.save()
  pen.beginPath()
  pen.rect(sheet.x, sheet.y, sheet.width, sheet.height)
  pen.clip()
  const water = waterOf(pen, picture, window, inks)
  pen.fillStyle = water
  pen.fillRect(sheet.x, sheet.y, sheet.width, sheet.height)
  paintWind(pen, seaUnder(window, picture), inks)
  paintCoasts(pen, picture, window, { water, line: inks.waterline })
  pen.restore()
}

/** Shallow by the shore, or in the south-east where there is none, and deep far from it. */
function waterOf(pen: Pen, picture: SeaOf, window: SeaWindow, inks: SeaInks): CanvasGradient {
  const sheet = onCanvas(picture.bounds, window)
  const reach = Math.hypot(sheet.width, sheet.height)
  const shore = shoreOf(picture)
  const at = shore
    ? onCanvas({ ...shore, width: 0, height: 0 }, window)
    : { x: sheet.x + sheet.width * 0.82, y: sheet.y + sheet.height * 0.9 }
  const water = pen.createRadialGradient(at.x, at.y, 0, at.x, at.y, reach * 0.95)
  water.addColorStop(0, inks.shallow)
  water.addColorStop(0.45, inks.sea)
  water.addColorStop(1, inks.deep)
  return water
}

/** The middle of all corners of the land; null where there is none. */
function shoreOf({ ground }: SeaOf): { x: number; y: number } | null {
  const corners = ground
    .filter(({ kind }) => kind === 'land')
    .flatMap(({ polygon }) => pointsOf(polygon))
  if (corners.length === 0) return null
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / corners.length, y: sum.y / corners.length }
}

function paintWind(pen: Pen, { crests, caps, streaks }: SeaStrokes, inks: SeaInks): void {
  pen.lineCap = 'round'
  strokeAll(pen, streaks, { ink: inks.streak, width: 1, alpha: 0.55 })
  crests.forEach((row, rank) => {
    const { width, alpha } = CRESTS[rank] ?? CRESTS[0]
    strokeAll(pen, row, { ink: inks.crest, width, alpha })
  })
  pen.beginPath()
  for (const { back, front } of caps) {
    bend(pen, back)
    pen.quadraticCurveTo(...front, ...back.from)
  }
  pen.globalAlpha = 0.92
  pen.fillStyle = inks.foam
  pen.fill()
  strokeAll(
    pen,
    caps.map(({ back }) => back),
    { ink: inks.crest, width: 0.9, alpha: 0.75 },
  )
}

function strokeAll(
  pen: Pen,
  strokes: readonly Stroke[],
  { ink, width, alpha }: { ink: string; width: number; alpha: number },
): void {
  pen.beginPath()
  for (const stroke of strokes) bend(pen, stroke)
  pen.globalAlpha = alpha
  pen.strokeStyle = ink
  pen.lineWidth = width
  pen.stroke()
  pen.globalAlpha = 1
}

function bend(pen: Pen, { from, over, to }: Stroke): void {
  pen.moveTo(...from)
  pen.quadraticCurveTo(...over, ...to)
}

/** Water-lines along a shore, and pixels from one to the next, which grow seaward. */
const WATERLINES = 9
const FIRST = 5
const GROWS = 1.35

/** Each shore stroked with ink and then with water, wide to narrow; the land itself hides the inner half. */
function paintCoasts(
  pen: Pen,
  { ground }: SeaOf,
  window: SeaWindow,
  inks: { water: CanvasGradient; line: string },
): void {
  const shores = ground.filter(({ kind }) => kind === 'land').map(({ polygon }) => polygon)
  if (shores.length === 0) return
  pen.beginPath()
  for (const polygon of shores) {
    pointsOf(polygon).forEach((corner, index) => {
      const { x, y } = onCanvas({ ...corner, width: 0, height: 0 }, window)
      if (index === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    })
    pen.closePath()
  }
  pen.lineJoin = 'round'
  for (let rank = WATERLINES; rank >= 1; rank--) {
    const far = 2 * (FIRST * rank + (GROWS * rank * (rank - 1)) / 2)
    pen.globalAlpha = 0.85 - rank * 0.075
    pen.strokeStyle = inks.line
    pen.lineWidth = far + 1.3
    pen.stroke()
    pen.globalAlpha = 1
    pen.strokeStyle = inks.water
    pen.lineWidth = far - 0.5
    pen.stroke()
  }
}
