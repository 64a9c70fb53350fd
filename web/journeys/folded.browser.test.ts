import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { skipIfAsked, takeUp } from './marches.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

async function begun(looks: BrowserContextOptions, scenario = 'crossroads-farm'): Promise<Page> {
  const page = await site.page({ reducedMotion: 'reduce', ...looks })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/belle-alliance/${scenario}`)
  await page.getByRole('button', { name: /^Begin the battle|beginnen$/ }).click()
  await page.locator('.battle [data-piece]').first().waitFor()
  return page
}

test.each([
  [1440, 900],
  [390, 844],
])(
  'with no margin at %i by %i what came of an order is told over the chart',
  async (width, height) => {
    const page = await begun({ viewport: { width, height } })
    if (width > 1100) await page.getByRole('button', { name: 'Hide the side panel' }).click()
    const ticker = page.locator('.ticker')
    await page.getByRole('button', { name: 'Seal the orders', exact: true }).click()
    await page.getByRole('button', { name: 'Seal the orders anyway' }).click()
    await page
      .locator('.prompt', { hasText: 'Fire' })
      .or(page.locator('.prompt', { hasText: 'commanders' }))
      .first()
      .waitFor()
    await ticker.waitFor()
    const [over, chart] = [await ticker.boundingBox(), await page.locator('.chart').boundingBox()]
    expect(over?.y).toBeGreaterThanOrEqual(chart?.y ?? Infinity)
    expect((over?.y ?? Infinity) + (over?.height ?? 0)).toBeLessThanOrEqual(height)
    const told = await ticker.innerText()
    await page.getByRole('button', { name: 'Hide messages' }).click()
    await ticker.waitFor({ state: 'detached' })
    for (let step = 0; step < 6 && !(await ticker.isVisible()); step++)
      if (!(await skipIfAsked(page))) await page.locator('.order-foot .main').click()
    await ticker.waitFor()
    expect(await ticker.innerText()).not.toBe(told)
    await ticker.locator('.news').click()
    await page.locator('.margin .log').waitFor()
    await page.context().close()
  },
)

test.each([
  [1440, 900],
  [390, 844],
])(
  'the orders that are not open are scrolled within their box at %i by %i',
  async (width, height) => {
    const page = await begun({ viewport: { width, height } })
    await takeUp(page, 'f2')
    await page.locator('.shut-orders > summary').click()
    const slip = await page.locator('.order-slip').boundingBox()
    const advice = page.getByRole('button', { name: 'Advice', exact: true })
    await advice.waitFor()
    if (width < 640) {
      const way = await advice.boundingBox()
      expect((way?.y ?? Infinity) + (way?.height ?? 0)).toBeLessThanOrEqual(
        (slip?.y ?? 0) + (slip?.height ?? 0),
      )
    }
    const last = page.locator('.shut-orders li').last()
    const isCut = await last.evaluate(line => {
      const box = line.closest('.order-slip')?.getBoundingClientRect()
      return box !== undefined && line.getBoundingClientRect().bottom > box.bottom
    })
    expect(isCut).toBe(true)
    const seen = await page.evaluate(() => {
      const lines = [...document.querySelectorAll('.shut-orders li')]
      const box = document.querySelector('.order-slip')?.getBoundingClientRect()
      const isOutside = (at: number) => !box || at < box.top || at > box.bottom
      return lines.filter(line => {
        const { left, top, height: high } = line.getBoundingClientRect()
        const middle = top + high / 2
        return isOutside(middle) && line.contains(document.elementFromPoint(left + 4, middle))
      }).length
    })
    expect(seen).toBe(0)
    await last.scrollIntoViewIfNeeded()
    const line = await last.boundingBox()
    expect(line?.y).toBeGreaterThanOrEqual(slip?.y ?? Infinity)
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
    await page.context().close()
  },
)

test('a sheet over the chart folds away, and the key of the orders brings it back', async () => {
  const page = await begun({ viewport: { width: 390, height: 844 } })
  await takeUp(page, 'f2')
  const orders = page.locator('.offers button').first()
  await orders.waitFor()
  await page.getByRole('button', { name: 'Hide the orders' }).click()
  await orders.waitFor({ state: 'hidden' })
  await page.locator('.chart-host').focus()
  await page.keyboard.press('o')
  await orders.waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('.offers') !== null)).toBe(true)
  await page.context().close()
})

test('on a phone the chart has three fifths of the window at rest, and a list that goes on below unfolds', async () => {
  const page = await begun({ viewport: { width: 390, height: 844 }, hasTouch: true }, 'hougoumont')
  const desk = page.locator('.order-desk')
  const top = async () => (await desk.boundingBox())?.y ?? 0
  const chart = await page.locator('.chart').boundingBox()
  const high = (await top()) - (chart?.y ?? 0)
  expect(high / 844).toBeGreaterThan(0.595)
  const last = page.locator('.formations button').last()
  const isSeen = async () => {
    const [line, slip] = [await last.boundingBox(), await page.locator('.order-slip').boundingBox()]
    return (line?.y ?? Infinity) + (line?.height ?? 0) <= (slip?.y ?? 0) + (slip?.height ?? 0)
  }
  expect(await isSeen()).toBe(false)
  await page.locator('.more-below').tap()
  await expect.poll(isSeen).toBe(true)
  await page.context().close()
})

test('how to play is offered until the first order is given, and not again', async () => {
  const page = await begun({ viewport: { width: 1440, height: 900 } }, 'hougoumont')
  const offer = page.locator('.primer-note')
  await offer.waitFor()
  await page.getByRole('button', { name: 'Seal the orders', exact: true }).click()
  await page.getByRole('button', { name: 'Seal the orders anyway' }).click()
  await offer.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.battle [data-piece]').first().waitFor()
  expect(await offer.count()).toBe(0)
  await page.context().close()
})

test('a list that grows after it is shown says how much of it lies below', async () => {
  const looks = { viewport: { width: 1280, height: 600 }, locale: 'de-DE' }
  const page = await begun(looks, 'hougoumont')
  // Whatever else comes late would have the list looked at anew.
  await page.waitForTimeout(1500)
  await takeUp(page, 'f2')
  await page.locator('.shut-orders > summary').waitFor()
  const slip = page.locator('.order-slip')
  const said = async () => Number.parseInt(await slip.locator('.more-below').innerText(), 10)
  const below = () =>
    slip.evaluate(box => {
      const foot = box.getBoundingClientRect().bottom + 6
      const lines = [...box.querySelectorAll('button:not(.rule-chip), summary')]
      const shown = lines.filter(line => line.checkVisibility())
      return shown.filter(line => line.getBoundingClientRect().bottom > foot).length
    })
  expect(await below()).toBeGreaterThan(0)
  await expect.poll(said).toBe(await below())
  await page.context().close()
})
