import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite, withCountedSeeds } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

const promptOf = (page: Page) => page.locator('.prompt').innerText()
/** The piece that has the keys. */
const pieceOf = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-piece') ?? null)
const hasFocus = (page: Page, selector: string) =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)

/** Eight ships are to be moved; everything so far was done by keys. */
async function atMovement(): Promise<Page> {
  const page = await site.page({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await withCountedSeeds(page)
  await withoutPlayback(page)
  await page.goto(`${site.url}#/new/line-of-battle/first-of-june`)
  await page.getByRole('button', { name: 'Begin the battle' }).press('Enter')
  await expect.poll(() => promptOf(page), { timeout: 20_000 }).toMatch(/Choose shot/)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => promptOf(page), { timeout: 20_000 }).toMatch(/Sail your ships/)
  return page
}

/** A hasty player: the button at the foot is pressed by its keys the moment that it is asked for. */
async function withHaste(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hasten = new MutationObserver(() => {
      if (!document.querySelector('.prompt')?.textContent?.includes('Choose shot')) return
      hasten.disconnect()
      const key = { key: 'Enter', ctrlKey: true, bubbles: true }
      document.dispatchEvent(new KeyboardEvent('keydown', key))
    })
    hasten.observe(document, { childList: true, subtree: true })
  })
}

/** An inch ahead: the arrow shows the cross-hair, Space sets the point, Enter gives the order. */
async function sailOn(page: Page): Promise<void> {
  const before = await promptOf(page)
  for (const key of ['ArrowUp', 'Space', 'Enter']) await page.keyboard.press(key)
  await expect.poll(() => promptOf(page), { timeout: 10_000 }).not.toBe(before)
}

async function tabToReady(page: Page): Promise<void> {
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab')
    if (await hasFocus(page, '.piece.ready')) return
  }
}

test('a fleet is moved by keys alone, the last ship too, which comes in hand by itself', async () => {
  const page = await atMovement()
  await page.locator('.chart-keys').waitFor()
  while ((await promptOf(page)).includes('Choose a marked piece')) {
    await tabToReady(page)
    await page.keyboard.press('Enter')
    await sailOn(page)
  }
  expect(await promptOf(page)).toContain('HMS Orion: choose where to go')
  expect(await pieceOf(page)).toBe('orion')
  await sailOn(page)
  expect(await promptOf(page)).not.toContain('Sail your ships')
  await page.context().close()
}, 60_000)

test('a key pressed the moment that the prompt appears is not lost', async () => {
  const page = await site.page({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await withoutPlayback(page)
  await withHaste(page)
  await page.goto(`${site.url}#/new/line-of-battle/first-of-june`)
  await page.getByRole('button', { name: 'Begin the battle' }).press('Enter')
  await expect.poll(() => promptOf(page), { timeout: 20_000 }).toMatch(/Sail your ships/)
  await page.context().close()
})

test('the log is one stop: L leads there, arrows go through it, Tab leads on', async () => {
  const page = await atMovement()
  await page.keyboard.press('l')
  await expect
    .poll(() => hasFocus(page, '.margin .log-row > *, .margin .log-row summary'))
    .toBe(true)
  const newest = await page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Home')
  expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(newest)
  await page.keyboard.press('ArrowRight')
  expect(await hasFocus(page, '.log .term')).toBe(true)
  await page.locator('.term-slip').waitFor()
  await page.keyboard.press('Tab')
  expect(await hasFocus(page, '.log *')).toBe(false)
  await page.context().close()
})

test('the handbook opens with the keys on the part that was asked for; another page gives them to its heading', async () => {
  const page = await atMovement()
  await page.keyboard.press('b')
  await expect.poll(() => hasFocus(page, '.guide nav [aria-current]')).toBe(true)
  await page.keyboard.press('Escape')
  await page.goto(`${site.url}#/`)
  await expect.poll(() => hasFocus(page, 'h1')).toBe(true)
  await page.context().close()
})
