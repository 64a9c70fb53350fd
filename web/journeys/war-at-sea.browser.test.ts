import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'
import { middleOf } from './where-it-lies.ts'

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

async function click(page: Page, piece: string): Promise<void> {
  const { x, y } = await middleOf(page.locator(`[data-piece="${piece}"]`))
  await page.mouse.click(x, y)
}

test('a cruiser is sailed by drawing, fires with its odds before it, and the raider answers', async () => {
  const page = await begun()
  expect(await asked(page)).toMatch(/Royal Navy \(Harwood\)\W+Move your ships/)
  await click(page, 'exeter')
  const before = await middleOf(page.locator('[data-piece="ajax"]'))
  await page.mouse.move(before.x + 80, before.y - 50, { steps: 3 })
  await page.mouse.click(before.x + 80, before.y - 50)
  await page.locator('.sketch-note', { hasText: /mm left/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Take back: Exeter: sail \d+ mm/ }).waitFor()
  const raider = await middleOf(page.locator('[data-piece="admiral-graf-spee"]'))
  await goOn(page)
  expect(await asked(page)).toMatch(/Attack with your ships/)
  expect(await middleOf(page.locator('[data-piece="ajax"]'))).not.toEqual(before)
  expect(await middleOf(page.locator('[data-piece="admiral-graf-spee"]'))).not.toEqual(raider)

  await click(page, 'exeter')
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
  // Her shot may have been the last of the phase.
  if (/Attack with your ships/.test(await asked(page))) await goOn(page)
  expect(await asked(page)).toMatch(/Move your ships/)
  await page.getByRole('tab', { name: 'Log' }).click()
  const log = await page.locator('.log').innerText()
  expect(log).toMatch(/Exeter sails \d+ mm/)
  expect(log).toMatch(/Exeter .*Admiral Graf Spee.* main guns at range/)
  expect(log).toMatch(/Admiral Graf Spee sails \d+ mm/)
  expect(log).toMatch(/Admiral Graf Spee .* with main guns at range/)
  await page.context().close()
})

test('the lesson tells what to do until it is done, and a led group is seen where it would end', async () => {
  const page = await begun()
  expect(await asked(page)).toMatch(/Move your ships/)
  const note = page.locator('.lesson-note')
  expect(await note.innerText()).toMatch(/^Choose a ship, then where/)
  await click(page, 'ajax')
  await page.getByRole('button', { name: 'Sail together' }).click()
  const { x, y } = await middleOf(page.locator('[data-piece="ajax"]'))
  await page.mouse.move(x - 60, y - 70, { steps: 3 })
  await page.mouse.click(x - 60, y - 70)
  await page.locator('.sketch-note', { hasText: /mm left/ }).waitFor()
  expect(await page.locator('.sketch .ghost.as-figure').count()).toBe(2)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Take back: Ajax/ }).waitFor()
  await expect.poll(() => note.innerText()).not.toMatch(/^Choose a ship, then where/)
  await page.context().close()
})

test('cards of a scenario are printed from the page', async () => {
  const page = await site.page({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}#/new/war-at-sea/coral-sea`)
  await page.getByText('Print for the table').click()
  await page.getByLabel('Sheets').selectOption('Cards')
  const [sheets] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print', exact: true }).click(),
  ])
  expect(sheets.suggestedFilename()).toBe('war-at-sea-cards.pdf')
  const file = await readFile(await sheets.path(), 'latin1')
  expect(file.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
  await page.context().close()
})
