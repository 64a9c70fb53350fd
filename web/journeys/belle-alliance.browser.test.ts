import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { root } from '../../checks/root.ts'
import { mainButton, marchBy, skipIfAsked, takeUp } from './marches.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'
import { middleOfPiece } from './where-it-lies.ts'

const site = openedSite(launchBrowser)
const shots = join(root, 'reports', 'belle-alliance')

beforeAll(() => void mkdirSync(shots, { recursive: true }))

interface Setting {
  looks?: BrowserContextOptions
  isWithFriend?: boolean
  hasPlayback?: boolean
}

/** The training scenario, set up and begun. */
async function begun({ looks, isWithFriend, hasPlayback }: Setting = {}): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const page = await site.page({ viewport, ...looks })
  await withCountedSeeds(page)
  if (!hasPlayback) await withoutPlayback(page)
  await page.goto(`${site.url}#/new/belle-alliance/crossroads-farm`)
  const second = page.getByRole('radiogroup', { name: 'Prussia' })
  if (isWithFriend) await second.getByLabel('A friend on this screen').check()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  if (isWithFriend) await look(page)
  await page.locator('.battle [data-piece]').first().waitFor()
  return page
}

/** Some units have no orders, so that it is asked whether that is meant. */
async function seal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Seal the orders', exact: true }).click()
  await page.getByRole('button', { name: 'Seal the orders anyway' }).click()
}
const look = (page: Page) => page.getByRole('button', { name: /^Ready: / }).click()
const keep = (page: Page, name: string) => page.screenshot({ path: join(shots, `${name}.png`) })
const headline = (page: Page) => page.locator('.headline').innerText()
const sheetOf = (page: Page) => page.locator('.order-sheet').innerText()

/** Whoever is asked is done with it, until a turn begins; screens are handed over as they come. */
async function doneUntilTurn(page: Page, turn: number): Promise<void> {
  const main = page.locator('main button.main')
  await expect
    .poll(
      async () => {
        const text = await page.locator('main').innerText()
        if (text.includes(`Turn ${turn} of`) && text.includes('Seal the orders')) return true
        if (await skipIfAsked(page)) return false
        if (await main.isVisible()) await main.click()
        return false
      },
      { timeout: 60_000, interval: 150 },
    )
    .toBe(true)
}

test('a turn by two players on one screen: orders in secret, then all of them carried out', async () => {
  const looks = { reducedMotion: 'reduce' } as const
  const page = await begun({ isWithFriend: true, hasPlayback: true, looks })
  await page.getByRole('tab', { name: 'Orders' }).click()
  expect((await sheetOf(page)).match(/no order/g)).toHaveLength(6)
  await marchBy(page, 'f1', 0, -120)
  await marchBy(page, 'f3', 10, -100)
  expect(await sheetOf(page)).toMatch(/12e ligne, I: march, .*cm ahead/)
  expect(await page.locator('.path-march').count()).toBe(2)
  await keep(page, 'written')

  await seal(page)
  await page.getByRole('heading', { name: 'Hand over to Prussia' }).waitFor()
  expect(await page.locator('.board-sheet, .log, .order-sheet').count()).toBe(0)
  await page.getByRole('button', { name: /France: Reopen/ }).click()
  await page.getByRole('heading', { name: 'Hand over to France' }).waitFor()
  expect(await page.locator('.board-sheet, .log, .order-sheet').count()).toBe(0)
  await look(page)
  await page.locator('.path-march').first().waitFor()
  expect(await page.locator('.path-march').count()).toBe(2)
  await seal(page)

  await look(page)
  await page.locator('.playback-line', { hasText: 'sealed' }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.playback').waitFor({ state: 'detached' })
  expect(await page.locator('.path-march').count()).toBe(0)
  await page.getByRole('tab', { name: 'Orders' }).click()
  expect((await sheetOf(page)).match(/no order/g)).toHaveLength(6)
  const before = await middleOfPiece(page, 'f1')
  await marchBy(page, 'p2', 0, 90)
  await seal(page)

  const line = page.locator('.playback-line')
  expect(await line.innerText()).toContain('sealed')
  expect((await middleOfPiece(page, 'f1')).y).toBeCloseTo(before.y, 0)
  for (let step = 0; step < 6; step++) await page.keyboard.press('.')
  expect(await line.innerText()).toMatch(/March, part/)
  expect((await middleOfPiece(page, 'f1')).y).toBeLessThan(before.y - 5)
  await keep(page, 'playback')
  await page.getByRole('button', { name: 'Skip the playback' }).click()
  await page.locator('.playback').waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await page.locator('.log-run summary').first().innerText()).toMatch(
    /part \d+ of \d+: .*similar entries/,
  )

  await doneUntilTurn(page, 2)
  await keep(page, 'turn-2')
  await page.context().close()
})

test('whoever did not look is shown the turn when the screen comes back', async () => {
  const looks = { reducedMotion: 'reduce' } as const
  const page = await begun({ isWithFriend: true, hasPlayback: true, looks })
  await marchBy(page, 'f1', 0, -120)
  await seal(page)
  await look(page)
  await seal(page)
  await page.getByRole('button', { name: 'Skip the playback' }).click()
  for (let step = 0; step < 8; step++) {
    if (await page.getByRole('heading', { name: 'Hand over to France' }).isVisible()) break
    if (!(await skipIfAsked(page))) await mainButton(page).click()
  }
  await look(page)
  expect(await page.locator('.playback-line').innerText()).toContain('sealed')
  await page.context().close()
})

test('a playback runs by itself, stops, goes back and forward, and can be played again', async () => {
  const page = await begun({ hasPlayback: true })
  await marchBy(page, 'f1', 0, -120)
  await seal(page)
  const line = page.locator('.playback-line')
  const place = page.getByRole('slider', { name: 'Position in the playback' })
  await expect
    .poll(async () => Number(await place.inputValue()), { timeout: 15_000 })
    .toBeGreaterThan(4)
  await page.getByRole('button', { name: 'Pause' }).click()
  const stopped = Number(await place.inputValue())
  const told = await line.innerText()
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect.poll(() => line.innerText()).not.toBe(told)
  await page.getByRole('button', { name: 'One step forward' }).click()
  expect(Number(await place.inputValue())).toBe(stopped)
  expect(await line.innerText()).toBe(told)
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Fast')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.locator('.playback').waitFor({ state: 'detached', timeout: 20_000 })
  await page.getByRole('tab', { name: 'Log' }).click()
  const again = page.locator('.log-row', { hasText: 'sealed' }).first()
  await again.hover()
  await again.getByRole('button', { name: 'Play back from here' }).click()
  await line.filter({ hasText: 'sealed' }).waitFor()
  await page.getByRole('button', { name: 'Leave the replay' }).click()
  await mainButton(page).waitFor()
  await page.context().close()
})

test('three turns against the computer: it marches, fires and fights, and nothing stops', async () => {
  const page = await begun()
  for (const piece of ['f1', 'f2', 'f4']) await marchBy(page, piece, 0, -70)
  for (let turn = 1; turn <= 3; turn++) {
    await seal(page)
    await doneUntilTurn(page, turn + 1)
  }
  await page.getByRole('tab', { name: 'Log' }).click()
  const log = await page.locator('.log').innerText()
  expect(log).toMatch(/fires at/)
  await keep(page, 'turn-4')
  await page.locator('.log summary', { hasText: 'rolls' }).first().click()
  expect(await page.locator('.ruling .rule-chip').count()).toBeGreaterThan(1)
  expect(await headline(page)).toContain('Turn 4 of')
  await page.context().close()
})

test('a march is drawn and written with keys alone', async () => {
  const page = await begun()
  const focused = page.locator(':focus')
  await expect.poll(() => focused.getAttribute('class')).toBe('chart-host')
  await takeUp(page, 'f2')
  await page.locator('.prompt', { hasText: '12e ligne, II: choose' }).waitFor()
  await page.keyboard.press('o')
  expect(await focused.evaluate(element => element.closest('.offers') !== null)).toBe(true)
  await page.locator('[data-piece="p2"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.prompt', { hasText: 'attack' }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.path-meansToAttack, .path-attack').first().waitFor()
  await page.keyboard.press('u')
  await expect.poll(() => page.locator('.path-meansToAttack, .path-attack').count()).toBe(0)
  await takeUp(page, 'f2')
  await page.locator('.chart-host').focus()
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowUp')
  await page.locator('.sketch-note').waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.locator('.path-march').first().waitFor()
  await page.getByRole('tab', { name: 'Orders' }).click()
  expect(await sheetOf(page)).toContain('12e ligne, II: march')
  await page.getByRole('button', { name: /Cancel for 12e ligne, II/ }).click()
  await expect.poll(() => sheetOf(page)).not.toContain(': march')
  await page.context().close()
})

test('on a phone a march is drawn by touch, at the charge, and cancelled', async () => {
  const looks = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  } as const
  const page = await begun({ looks })
  const at = await middleOfPiece(page, 'f2')
  await page.touchscreen.tap(at.x, at.y)
  await page.locator('.prompt', { hasText: '12e ligne, II: choose' }).waitFor()
  const now = await middleOfPiece(page, 'f2')
  await page.touchscreen.tap(now.x - 10, now.y - 60)
  await page.getByLabel('Charge').check()
  await page.locator('.sketch-note').waitFor()
  await keep(page, 'phone')
  await page.getByLabel('Charge').uncheck()
  await mainButton(page).filter({ hasText: 'March' }).tap()
  await page.locator('.path-march').first().waitFor()
  await page.locator('.order-kind', { hasText: 'Cancel all orders' }).tap()
  await page.getByRole('button', { name: /Cancel all orders for/ }).tap()
  await expect.poll(() => page.locator('.path-march').count()).toBe(0)
  await page.context().close()
})

test('on a phone the chart says what the numbers on roofs are, as long as they are shown', async () => {
  const page = await begun({ looks: { viewport: { width: 390, height: 844 }, hasTouch: true } })
  const legend = page.locator('.chart-legend')
  expect(await legend.innerText()).toMatch(/^21\s*number on a building: figures/)
  const [place, width] = [await legend.boundingBox(), 390]
  expect(place && place.x >= 0 && place.x + place.width <= width && place.height < 40).toBe(true)
  await page.locator('.tool-marks').click()
  await legend.waitFor({ state: 'detached' })
  await page.context().close()
})
