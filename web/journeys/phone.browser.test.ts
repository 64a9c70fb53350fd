import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

/** Ship of the Line by night on a window of a size, played until a ship has her turn. */
async function aShipsTurn(width: number, height: number): Promise<Page> {
  const viewport = { width, height }
  const looks = { colorScheme: 'dark', reducedMotion: 'reduce', locale: 'en-GB' } as const
  const page = await (await site.browser.newContext({ viewport, ...looks })).newPage()
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/ship-of-the-line/duel`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page
    .getByRole('button', { name: /Fight under the flag/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Officers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give the order' }).click()
  await page.locator('.order-kind').first().waitFor({ timeout: 20_000 })
  return page
}

test.each([
  [390, 844],
  [844, 390],
  [1440, 900],
])('every kind of order is seen without scrolling at %i by %i', async (width, height) => {
  const page = await aShipsTurn(width, height)
  const area = await page.locator('.offers').evaluate(node => node.getBoundingClientRect().bottom)
  const feet = await page
    .locator('.offers > button, .offers > fieldset, .offers > details')
    .evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().bottom))
  expect(feet.length).toBeGreaterThan(2)
  expect(Math.max(...feet)).toBeLessThanOrEqual(area)
  await page.context().close()
})

test('the chart has most of the window whatever its size', async () => {
  const page = await aShipsTurn(1440, 900)
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const chart = await page.locator('.chart').boundingBox()
    expect((chart?.width ?? 0) * (chart?.height ?? 0)).toBeGreaterThan(0.7 * width * height)
  }
  await page.context().close()
})

test('a kind that is opened shows its orders, and another one closes it', async () => {
  const page = await aShipsTurn(390, 844)
  const orders = page.locator('.orders-of-kind')
  const before = await orders.innerText()
  await page.locator('.order-kind[aria-expanded=false]').first().click()
  await expect.poll(() => orders.innerText()).not.toBe(before)
  expect(await page.locator('.order-kind[aria-expanded=true]').count()).toBe(1)
  await page.context().close()
})

const edgesOf = (page: Page) =>
  page
    .locator('.border-line')
    .last()
    .evaluate(node => {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      return [left >= 0, right <= innerWidth, top >= 0, bottom <= innerHeight]
    })

test('the whole chart stays in view when the phone is turned, with dots that can be seen', async () => {
  const page = await aShipsTurn(390, 844)
  await page.getByRole('button', { name: 'Show the whole chart' }).click()
  expect(await edgesOf(page)).toEqual([true, true, true, true])
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => edgesOf(page)).toEqual([true, true, true, true])
  const radius = await page.locator('.board-sheet').evaluate(sheet => {
    const dot = sheet.querySelector('.dot')
    const unit = Number(getComputedStyle(sheet).getPropertyValue('--unit'))
    return dot ? Number.parseFloat(getComputedStyle(dot).getPropertyValue('r')) / unit : 0
  })
  expect(radius).toBeGreaterThan(1.2)
  await page.context().close()
})
