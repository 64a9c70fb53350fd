import type { NationId } from '../book/tables/ships.ts'
import type { ShipCard } from './state.ts'

/** [WS-012] Ground units: with her bowsprit a ship fills her two hexes, the smaller classes less of them. */
const lengths: Readonly<Record<number, number>> = {
  1: 1640,
  2: 1560,
  3: 1440,
  4: 1360,
  5: 1220,
  6: 1060,
  7: 900,
}
/** Of the length, ships of the line and others; our own measure. */
const beams = { line: 0.27, other: 0.24 } as const

export function sizeOf({ class: shipClass }: Pick<ShipCard, 'class'>): {
  length: number
  beam: number
} {
  const length = lengths[shipClass] ?? 1000
  return { length, beam: Math.round(length * (shipClass <= 2 ? beams.line : beams.other)) }
}

/** The masts and gun decks that are seen from above. */
export function buildOf(card: Pick<ShipCard, 'class' | 'log'>): { masts: number; decks: number } {
  return { masts: mastsOf(card), decks: decksOf(card) }
}

/** [WS-016] A mast for each rigging section; the fourth is the bowsprit's. */
export function mastsOf({ log }: Pick<ShipCard, 'log'>): number {
  return Math.min(3, log.rigging.length)
}

/** [WS-016] Class 1 has three gun decks, class 2 two. */
function decksOf({ class: shipClass }: Pick<ShipCard, 'class'>): number {
  return Math.max(1, 4 - shipClass)
}

/** The flags that the chart knows, by the nations of the book. */
export const ensigns: Readonly<Record<NationId, string>> = {
  british: 'england',
  french: 'france',
  spanish: 'spain',
  american: 'usa',
  dutch: 'netherlands',
  danish: 'denmark',
}
