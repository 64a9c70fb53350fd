import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { accessFaultsOf } from './axe-for-tests.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

const card = (page: Page) => page.locator('.puzzle-card')

/** Takes a ship in hand and aims her at another. */
async function aim(page: Page, ship: string, target: string): Promise<void> {
  await page.locator(`.chart [data-piece="${ship}"]`).click()
  await page.locator(`.chart [data-piece="${target}"]`).click()
  await page.keyboard.press('Control+Enter')
}

test('a puzzle is answered wrongly, told why, and solved at the second try', async () => {
  const page = await site.page({ reducedMotion: 'reduce' })
  await withoutPlayback(page)
  await page.goto(`${site.url}#/puzzles/line-of-battle`)
  await page.getByRole('link', { name: /Redoutable/ }).click()
  await card(page).getByText('give the one order').waitFor()
  await aim(page, 'conqueror', 'redoutable')
  await card(page).getByText('There is a better way.').waitFor()
  expect(await card(page).innerText()).toMatch(/Your choice\s+6%[^]*Best\s+67%/)
  expect(await accessFaultsOf(page)).toEqual([])
  await card(page).getByRole('button', { name: 'Start again' }).click()
  await card(page).getByText('give the one order').waitFor()
  await aim(page, 'victory', 'redoutable')
  await card(page).getByText('Solved.').waitFor()
  await card(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect.poll(() => card(page).count()).toBe(0)
  await page.goto(`${site.url}#/puzzles/line-of-battle`)
  await page.getByText('solved', { exact: true }).waitFor()
  expect(await accessFaultsOf(page)).toEqual([])
  await page.context().close()
})
