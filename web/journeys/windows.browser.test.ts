import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'
import { frameOf } from './where-it-lies.ts'

const site = openedSite(launchBrowser)

const promptIn = (page: Page) => page.locator('.prompt').innerText()

test('of two windows of a battle one plays and the other looks on, and they may change places', async () => {
  const context = await site.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const one = await context.newPage()
  await withoutPlayback(one)
  await one.goto(`${site.url}#/new/ship-of-the-line/duel`)
  await one.getByRole('button', { name: 'Begin the battle' }).click()
  const flag = one.getByRole('button', { name: /Hoist the flag/ }).first()
  await flag.waitFor()

  const other = await context.newPage()
  await withoutPlayback(other)
  await other.goto(one.url())
  const takes = other.getByRole('button', { name: 'Continue here' })
  await takes.waitFor()
  expect(await promptIn(other)).toContain('another window')

  await flag.click()
  await expect.poll(() => promptIn(one)).toContain('officer')
  await takes.click()
  await expect.poll(() => promptIn(other)).toContain('officer')
  await expect.poll(() => promptIn(one)).toContain('another window')

  expect(await one.locator('.beads [aria-current]').count()).toBe(1)

  await other.reload()
  await expect.poll(() => promptIn(other)).toContain('officer')
  await expect.poll(() => promptIn(one)).toContain('another window')
  await one.reload()
  await expect.poll(() => promptIn(one)).toContain('another window')
  expect(await promptIn(other)).toContain('officer')

  await other.close()
  await expect.poll(() => promptIn(one)).toContain('officer')
  await context.close()
})

/** As on an unsafe address, where a browser has no locks. */
const withoutLocks = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))

/** From `keepSlowly()` to `keepAtOnce()` whatever this window keeps is so long on its way; milliseconds. */
const slowly = (delay: number) => (page: Page) =>
  page.addInitScript(late => {
    const open = indexedDB.open.bind(indexedDB)
    const slow = (name: string, version: number): EventTarget => {
      const request: EventTarget & { result?: IDBDatabase } = new EventTarget()
      const start = (): void => {
        const real = open(name, version)
        real.addEventListener('success', () => {
          request.result = real.result
          request.dispatchEvent(new Event('success'))
        })
      }
      setTimeout(start, late)
      return request
    }
    const keepSlowly = (): void => void Object.assign(indexedDB, { open: slow })
    const keepAtOnce = (): void => void Object.assign(indexedDB, { open })
    Object.assign(globalThis, { keepSlowly, keepAtOnce })
  }, delay)

const keepSlowly = (page: Page) => page.evaluate('keepSlowly()')
const keepAtOnce = (page: Page) => page.evaluate('keepAtOnce()')

/** Two windows of a game of tic-tac-toe against the computer; the first plays. */
async function twoWindows(...prepare: ((page: Page) => Promise<unknown>)[]) {
  const context = await site.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const pages = [await context.newPage(), await context.newPage()] as const
  for (const page of pages) {
    await withoutPlayback(page)
    for (const act of prepare) await act(page)
  }
  const [one, other] = pages
  await other.goto(site.url)
  await one.goto(`${site.url}#/new/tic-tac-toe/standard`)
  await one.getByRole('button', { name: 'Begin the battle' }).click()
  await one.locator('.saving.saved').waitFor()
  return { context, one, other }
}

/** How the window that plays is asked to hand the battle over. */
async function takeOver(other: Page, order: () => Promise<void>): Promise<void> {
  const takes = other.getByRole('button', { name: 'Continue here' })
  await takes.waitFor()
  await order()
  await takes.click()
}

/** Points at a cell of the board, numbered row by row from the top left; it is laid out after the prompt. */
async function mark(page: Page, cell: number): Promise<void> {
  const frame = await frameOf(page.locator('.board-sheet .sheet'))
  const side = frame.width / 3
  await page.mouse.click(
    frame.x + ((cell % 3) + 0.5) * side,
    frame.y + (Math.floor(cell / 3) + 0.5) * side,
  )
}

/** The orders of crosses as the log tells them. */
async function crossesIn(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Log' }).click()
  return page.locator('.log').innerText()
}

const centre = /Crosses[^\n]*centre/i
const corner = /Crosses[^\n]*bottom right/i
async function looksOn(page: Page): Promise<void> {
  await expect.poll(() => promptIn(page)).toContain('another window')
}
async function plays(page: Page): Promise<void> {
  await expect.poll(() => promptIn(page)).not.toContain('another window')
}

for (const [where, prepare] of [
  ['with locks', []],
  ['without locks', [withoutLocks]],
] as const)
  test(`an order given just before the battle is taken over is not lost, ${where}`, async () => {
    const { context, one: first, other: last } = await twoWindows(slowly(700), ...prepare)
    const [one, other] = where === 'with locks' ? [first, last] : [last, first]
    await last.goto(first.url())
    await plays(one)
    await keepSlowly(one)
    await takeOver(other, () => mark(one, 4))
    await plays(other)
    expect(await crossesIn(other)).toMatch(centre)
    await looksOn(one)
    await mark(other, 8)
    await expect.poll(() => crossesIn(one)).toMatch(corner)
    expect(await crossesIn(one)).toMatch(centre)
    await context.close()
  })

test('what a window that slept keeps late is shown in the one that plays on', async () => {
  const { context, one, other } = await twoWindows(slowly(5000))
  await other.goto(one.url())
  await keepSlowly(one)
  await takeOver(other, () => mark(one, 4))
  await plays(other)
  await expect.poll(() => crossesIn(other)).toMatch(centre)
  await context.close()
})

test('where both windows have gone on, both battles are kept', async () => {
  const { context, one, other } = await twoWindows(slowly(6000))
  const address = one.url()
  await other.goto(one.url())
  await keepSlowly(one)
  await takeOver(other, () => mark(one, 4))
  await plays(other)
  await mark(other, 8)
  await one.getByText('Another window has continued this battle').waitFor()
  const apart = one.url()
  expect(apart).not.toBe(address)
  expect(await crossesIn(one)).toMatch(centre)
  expect(await crossesIn(other)).toMatch(corner)
  expect(await crossesIn(other)).not.toMatch(centre)
  await one.locator('.saving.saved').waitFor()
  // The computer's answer was on its way to be kept behind the order, and is overtaken as late as that.
  await one.waitForTimeout(7000)
  await keepAtOnce(one)
  expect(one.url()).toBe(apart)
  await other.goto(site.url)
  await expect.poll(() => other.locator('.saved li').count()).toBe(2)
  expect(await other.locator('.saved').innerText()).toContain('new after order')
  await one.evaluate(hash => void (location.hash = hash), new URL(address).hash)
  await one.locator('.battle .prompt').waitFor()
  expect(await crossesIn(one)).toMatch(corner)
  expect(await crossesIn(one)).not.toMatch(centre)
  await context.close()
})
