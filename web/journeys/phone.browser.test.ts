import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'
import { middleOfPiece } from './where-it-lies.ts'

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
    .getByRole('button', { name: /Hoist the flag/ })
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
  const area = await page
    .locator('.order-slip')
    .evaluate(node => node.getBoundingClientRect().bottom)
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
  await page.getByRole('button', { name: 'Show the whole field' }).click()
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

/** The first orders at the crossroads farm. */
async function crossroads(looks: BrowserContextOptions): Promise<Page> {
  const page = await site.page({ reducedMotion: 'reduce', ...looks })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/belle-alliance/crossroads-farm`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.battle [data-piece]').first().waitFor()
  return page
}

/** How much of the window lies between the head and the desk over the chart's foot. */
const freeShare = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('.chart')?.getBoundingClientRect().top ?? 0
    const foot = document.querySelector('.order-desk')?.getBoundingClientRect().top ?? 0
    return (foot - top) / innerHeight
  })

test('on a phone a tap presses nothing that rises under it, and the chart stays clear of its sheet', async () => {
  const page = await crossroads({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.evaluate(() => {
    document.addEventListener('click', () => (document.body.dataset['clicked'] = 'yes'))
  })
  const at = await middleOfPiece(page, 'f2')
  await page.touchscreen.tap(at.x, at.y)
  await page.locator('.prompt', { hasText: '12e ligne, II: choose' }).waitFor()
  await page.waitForTimeout(400)
  expect(await page.locator('body').getAttribute('data-clicked')).toBeNull()
  expect(await freeShare(page)).toBeGreaterThan(0.59)
  const now = await middleOfPiece(page, 'f2')
  await page.touchscreen.tap(now.x - 10, now.y - 60)
  await page.locator('.order-buttons .main').filter({ hasText: 'March' }).tap()
  await page.locator('.path-march').first().waitFor()
  await page.getByRole('button', { name: 'Show all pieces' }).tap()
  const sheet = await page.locator('.order-desk').boundingBox()
  const seen = await middleOfPiece(page, 'f2')
  expect(seen.x).toBeGreaterThan(0)
  expect(seen.y).toBeGreaterThan(45)
  expect(seen.y).toBeLessThan(sheet?.y ?? 0)
  await page.context().close()
})

test('a piece that Tab comes to is brought into view by the chart, which is never scrolled', async () => {
  const page = await crossroads({ viewport: { width: 1440, height: 900 } })
  await page.locator('.chart-host').focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('+')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = await page.locator('.piece:focus').getAttribute('data-piece')
  const at = await middleOfPiece(page, focused ?? '')
  const foot = await page.locator('.order-foot').boundingBox()
  expect(at.y).toBeLessThan(foot?.y ?? 0)
  expect(at.x).toBeGreaterThan(0)
  const scrolled = (host: Element) => [host.scrollLeft, host.scrollTop]
  expect(await page.locator('.chart-host').evaluate(scrolled)).toEqual([0, 0])
  await page.context().close()
})

const aPhone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('on a phone the staff’s plan is accepted beside the main button, in sight without scrolling', async () => {
  const page = await site.page({ ...aPhone, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/war-at-sea/river-plate`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.plan-show').click()
  const take = page.locator('.order-foot .plan-take')
  await take.waitFor({ timeout: 20_000 })
  const line = await page.locator('.plan-lines li').first().boundingBox()
  const slip = await page.locator('.order-slip').boundingBox()
  expect(line?.y).toBeGreaterThanOrEqual(slip?.y ?? Infinity)
  expect(line?.y).toBeLessThan((slip?.y ?? 0) + (slip?.height ?? 0))
  const boxes = await page
    .locator('.order-foot .plan-take, .order-foot .main')
    .evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().toJSON()))
  expect(boxes).toHaveLength(2)
  for (const { left, right, top, bottom } of boxes) {
    expect([left >= 0, right <= 390, top >= 0, bottom <= 844]).toEqual([true, true, true, true])
  }
  await page.context().close()
})

test('a slip that goes on below its foot says so until its last lines are seen', async () => {
  const page = await site.page({ ...aPhone, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/ship-of-the-line/duel`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page
    .getByRole('button', { name: /Hoist the flag/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Officers' }).click()
  const sign = page.getByRole('dialog').locator('.form-below')
  await expect.poll(() => sign.textContent()).toBe('More below')
  await sign.click()
  await page.locator('dialog.slip').evaluate(node => node.scrollTo(0, node.scrollHeight))
  await sign.waitFor({ state: 'hidden' })
  await page.context().close()
})

test('on a phone the open log shows its newest line, and goes by its button or when a piece is tapped', async () => {
  const page = await crossroads({ viewport: { width: 390, height: 844 } })
  const battle = page.locator('main.battle')
  await page.keyboard.press('l')
  await expect.poll(() => battle.getAttribute('data-margin')).toBe('half')
  const foot = await page.locator('.tab-panel').boundingBox()
  const last = await page.locator('.log-row').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(
    (foot?.y ?? 0) + (foot?.height ?? 0),
  )
  await page.locator('.margin-close').click()
  expect(await battle.getAttribute('data-margin')).toBe('line')
  await page.keyboard.press('l')
  await expect.poll(() => battle.getAttribute('data-margin')).toBe('half')
  // Of the pieces that stand clear of the open log and of what lies over the chart.
  const pieces = await page.locator('.battle [data-piece]').evaluateAll(nodes =>
    nodes
      .filter(node => {
        const { x, y, width, height } = node.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return top !== null && node.contains(top)
      })
      .map(node => node.getAttribute('data-piece') ?? ''),
  )
  const at = await middleOfPiece(page, pieces[0] ?? '')
  await page.mouse.click(at.x, at.y)
  await expect.poll(() => battle.getAttribute('data-margin')).toBe('line')
  await page.context().close()
})
