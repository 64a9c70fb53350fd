import { steelShapes } from '@grognard/board/figures/steel.ts'
import type { SteelShape } from '@grognard/board/figures/steel.ts'
import type { PrintedCard } from '@grognard/umpire'
import type { Press, Stroke } from './press.ts'
import { inks } from './style.ts'

type Silhouette = NonNullable<PrintedCard['silhouette']>

/** The longest of a sheet takes this share of the breadth, unless the broadest grew higher than this, points. */
const SHARE = 0.66
const HIGHEST = 30

/** Points of a ground unit, the same for all cards of a sheet. */
export function silhouetteScale(cards: readonly PrintedCard[], width: number): number {
  const shown = cards.flatMap(({ silhouette }) => silhouette ?? [])
  const longest = Math.max(1, ...shown.map(({ length }) => length))
  const broadest = Math.max(1, ...shown.map(({ beam }) => beam))
  return Math.min((width * SHARE) / longest, HIGHEST / broadest)
}

/** As the chart draws it, bow to the right. */
export function drawSilhouette(
  press: Press,
  { kind, length, beam }: Silhouette,
  side: number | null,
  scale: number,
  x: number,
  y: number,
): void {
  const size = { width: length * scale, height: beam * scale }
  const unit = size.width / DRAWN
  const shapes = steelShapes(kind, (beam / length) * (DRAWN / 2))
  press.shapes(
    shapes.map(({ d, at, face }) => ({ d, at, stroke: strokeOf(face, side) })),
    { x, y, ...size, unit },
  )
}

/** Outlines are drawn so long. */
const DRAWN = 100

/** Weights are those of the outline, a hundred long. */
function strokeOf(face: SteelShape['face'], side: number | null): Stroke {
  const ink = side === null ? inks.rule : (inks.sides[side] ?? inks.rule)
  switch (face) {
    case 'steel-edge':
      return { weight: 1, ink: inks.text, fill: ink }
    case 'steel-deck':
      return { weight: 0, fill: '#ffffff', cover: 0.35 }
    case 'steel-house':
      return { weight: 0.6, ink: inks.text, fill: inks.wash }
    case 'steel-line':
      return { weight: 0.8, ink: inks.wash }
    case 'deck-line':
      return { weight: 1, ink: inks.wash, dash: 4 }
    case 'funnel':
      return { weight: 0.6, ink: inks.wash, fill: inks.text }
    case 'barrels':
      return { weight: 1.3, ink: inks.text }
    case 'director':
    case 'turret':
      return { weight: 0, fill: inks.text }
    case 'plane':
      return { weight: 0, fill: ink }
    case 'base-ring':
      return { weight: 1.3, ink, fill: '#ffffff' }
  }
}
