import type { Locator, Page } from 'playwright-core'
import { vi } from 'vitest'

/** Where things lie on the page: `boundingBox` alone gives null while a chart or a board is being drawn anew. */

export interface Place {
  x: number
  y: number
}

export interface Frame extends Place {
  width: number
  height: number
}

/** The frame of what is to be seen, in pixels of the page, as soon as it has one. */
export function frameOf(shown: Locator): Promise<Frame> {
  return vi.waitUntil(() => shown.boundingBox(), { timeout: 15_000, interval: 100 })
}

/** The middle of what is to be seen. */
export async function middleOf(shown: Locator): Promise<Place> {
  const frame = await frameOf(shown)
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
}

/** The middle of a piece that turns with its heading: of the piece itself, without its name and marks. */
export function middleOfPiece(page: Page, piece: string): Promise<Place> {
  return middleOf(page.locator(`[data-piece="${piece}"] .turned`))
}
