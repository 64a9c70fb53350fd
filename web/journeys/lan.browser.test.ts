import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

/** A machine of the same network: neither this one by its name nor an encrypted address. */
const host = 'table.test'

const site = openedSite(() => launchBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`]))

const addressThere = (): string => site.url.replace('127.0.0.1', host)

/** Which of what browsers have at safe addresses only the page finds. */
const safeOnly = (page: Page) =>
  page.evaluate(() => {
    const places: [object, string[]][] = [
      [crypto, ['randomUUID', 'subtle']],
      [navigator, ['serviceWorker', 'clipboard', 'share', 'wakeLock', 'locks', 'storage']],
      [window, ['caches', 'showSaveFilePicker']],
    ]
    const found = places.flatMap(([place, names]) => names.filter(name => name in place))
    return { isSecureContext, found }
  })

/** What was done, the newest last. */
const doneIn = (page: Page) => page.locator('.log .log-line')

async function logOpened(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click()
  await doneIn(page).first().waitFor()
}

test('where a host serves his own network, a battle is begun, ordered and kept', async () => {
  const page = await site.page({ reducedMotion: 'reduce' })
  await withoutPlayback(page)
  await page.goto(addressThere())
  await page.locator('.scenarios a').first().waitFor()
  expect(await safeOnly(page)).toEqual({ isSecureContext: false, found: [] })
  await page.goto(`${addressThere()}#/new/line-of-battle/constitution`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  const shot = page.locator('.offers').getByRole('button', { name: /load round shot/i })
  await shot.first().click()
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => page.locator('.prompt').innerText()).toMatch(/Sail your ship/i)
  await logOpened(page)
  const lines = await doneIn(page).allInnerTexts()
  expect(lines.length).toBeGreaterThan(0)
  await page.reload()
  await logOpened(page)
  expect(await doneIn(page).allInnerTexts()).toEqual(lines)
  await page.context().close()
})
