import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { accessFaultsInBothLights } from './axe-for-tests.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

async function building(page: Page): Promise<void> {
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/war-at-sea/free-battle`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.getByRole('button', { name: 'Build a fleet' }).click()
  await page.locator('.fleet-builder').waitFor()
}

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const taken = (page: Page) => page.locator('.taken-rows > li').count()

test('a fleet is put together from cards, kept under a name, taken again and sent to sea', async () => {
  const page = await site.page({ viewport: { width: 1440, height: 900 } })
  await building(page)
  const before = await taken(page)
  expect(before).toBeGreaterThan(2)
  expect(await page.locator('.stock-look svg').count()).toBeGreaterThan(30)
  const fletcher = card(page, 'Fletcher, 1942')
  const count = Number(await fletcher.locator('output').innerText())
  // The points are spent: one more is not to be had until another goes.
  const more = fletcher.getByRole('button', { name: 'One more: Fletcher, 1942' })
  expect(await more.getAttribute('aria-disabled')).toBe('true')
  await more.click({ force: true })
  expect(await taken(page)).toBe(before)
  await fletcher.getByRole('button', { name: 'One fewer: Fletcher, 1942' }).click()
  expect(await fletcher.locator('output').innerText()).toBe(String(count - 1))
  await more.click()
  expect(await taken(page)).toBe(before)
  expect(await accessFaultsInBothLights(page)).toEqual([])
  await page.getByText('Saved fleets').click()
  await page.getByRole('textbox', { name: 'Name of this fleet' }).fill('Line of five')
  // Enter keeps the fleet, and does not give the order.
  await page.keyboard.press('Enter')
  while ((await taken(page)) > 0)
    // oxlint-disable-next-line no-await-in-loop -- one is taken out after the other
    await page.locator('.taken-rows button').first().click()
  await page.getByText('No ships yet').waitFor()
  await page.getByRole('button', { name: 'Line of five', exact: true }).click()
  expect(await taken(page)).toBe(before)
  await page.getByRole('button', { name: 'Give the order' }).click()
  await expect.poll(() => page.locator('.prompt').innerText()).not.toMatch(/Build your fleet/)
  await page.context().close()
})

test('on a phone the cards stand under each other, and what they cost stays in sight', async () => {
  const page = await site.page({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await building(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await page.getByRole('heading', { name: 'Destroyers' }).scrollIntoViewIfNeeded()
  await page
    .locator('.form-foot')
    .getByText(/of 100 points/)
    .waitFor()
  await page.context().close()
})
