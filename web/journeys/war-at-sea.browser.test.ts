import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

async function begun(): Promise<Page> {
  const page = await site.page({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/war-at-sea/river-plate`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  return page
}

/** What the player is asked, once the computer has answered. */
async function asked(page: Page): Promise<string> {
  const prompt = page.locator('.prompt')
  await expect.poll(() => prompt.innerText(), { timeout: 20_000 }).not.toMatch(/is thinking/)
  return prompt.innerText()
}

async function goOn(page: Page): Promise<void> {
  const before = await page.locator('.order-bar').innerText()
  await page.keyboard.press('Control+Enter')
  const skip = page.getByRole('alertdialog').getByRole('button').first()
  if (await skip.isVisible()) await skip.click()
  await expect
    .poll(() => page.locator('.order-bar').innerText(), { timeout: 20_000 })
    .not.toBe(before)
}

async function middleOf(page: Page, piece: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-piece="${piece}"]`).boundingBox()
  if (!box) throw new Error(`${piece} is not on the chart.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function click(page: Page, piece: string): Promise<void> {
  const { x, y } = await middleOf(page, piece)
  await page.mouse.click(x, y)
}

test('a cruiser is sailed by drawing, fires with its odds before it, and the raider answers', async () => {
  const page = await begun()
  expect(await asked(page)).toMatch(/Allies\W+Move your ships/)
  await click(page, 'ajax')
  const before = await middleOf(page, 'ajax')
  await page.mouse.move(before.x - 60, before.y - 70, { steps: 3 })
  await page.mouse.click(before.x - 60, before.y - 70)
  await page.locator('.sketch-note', { hasText: /sections left/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Take back: Ajax sails \d+ mm/ }).waitFor()
  const raider = await middleOf(page, 'admiral-graf-spee')
  await goOn(page)
  expect(await asked(page)).toMatch(/Attack with your ships/)
  expect(await middleOf(page, 'ajax')).not.toEqual(before)
  expect(await middleOf(page, 'admiral-graf-spee')).not.toEqual(raider)

  await click(page, 'ajax')
  const shot = page
    .locator('.offers')
    .getByRole('button', { name: /Graf Spee with her main guns/ })
    .first()
  await shot.hover()
  await shot.hover({ position: { x: 5, y: 5 } })
  const odds = page.locator('.sketch-note')
  await odds.getByRole('img', { name: /^Chances/ }).waitFor()
  await shot.click()
  const give = page.locator('.order-buttons .main', { hasText: 'Give the order' })
  await give.waitFor()
  await page.keyboard.press('Enter')
  await give.waitFor({ state: 'detached' })
  await goOn(page)
  expect(await asked(page)).toMatch(/Move your ships/)
  await page.getByRole('tab', { name: 'Log' }).click()
  const log = await page.locator('.log').innerText()
  expect(log).toMatch(/Ajax sails \d+ mm/)
  expect(log).toMatch(/Ajax .*Admiral Graf Spee.* main guns at range/)
  expect(log).toMatch(/Admiral Graf Spee sails \d+ mm/)
  expect(log).toMatch(/Admiral Graf Spee .* with main guns at range/)
  await page.context().close()
})
