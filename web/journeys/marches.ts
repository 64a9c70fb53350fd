import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { middleOfPiece } from './where-it-lies.ts'

export const mainButton = (page: Page) => page.locator('.order-buttons .main')

/** Where it is asked whether somebody who could still act is to be skipped, that is answered. True when it was. */
export async function skipIfAsked(page: Page): Promise<boolean> {
  const skip = page.getByRole('button', { name: 'Skip anyway' })
  if (!(await skip.isVisible())) return false
  await skip.click()
  return true
}

export async function takeUp(page: Page, piece: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator(`[data-piece="${piece}"]`).focus()
  await page.keyboard.press('Enter')
}

/** Where the piece lies when the chart has made room for its orders. */
async function restingPlace(page: Page, piece: string): Promise<{ x: number; y: number }> {
  let before = await middleOfPiece(page, piece)
  await expect
    .poll(
      async () => {
        const last = before
        before = await middleOfPiece(page, piece)
        return before.x === last.x && before.y === last.y
      },
      { interval: 400 },
    )
    .toBe(true)
  return before
}

/** Draws a march of one leg by the mouse, again where the chart moved under it, and writes it down. */
export async function marchBy(page: Page, piece: string, dx: number, dy: number): Promise<void> {
  const march = mainButton(page).filter({ hasText: 'March' })
  const draw = async () => {
    await takeUp(page, piece)
    await page.locator('.offers').first().waitFor()
    const at = await restingPlace(page, piece)
    await page.mouse.click(at.x + dx, at.y + dy)
    return march.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(draw, { timeout: 40_000 }).toBe(true)
  await march.click()
}
