import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { openedSite } from './opened-site.ts'
import { withoutPlayback } from './site-for-tests.ts'

const site = openedSite(launchBrowser)

const promptIn = (page: Page) => page.locator('.prompt').innerText()

test('of two windows of a battle one plays and the other looks on, and they may change places', async () => {
  const context = await site.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const one = await context.newPage()
  await withoutPlayback(one)
  await one.goto(`${site.url}#/new/ship-of-the-line/duel`)
  await one.getByRole('button', { name: 'Begin the battle' }).click()
  const flag = one.getByRole('button', { name: /Fight under the flag/ }).first()
  await flag.waitFor()

  const other = await context.newPage()
  await withoutPlayback(other)
  await other.goto(one.url())
  const takes = other.getByRole('button', { name: 'Play on here' })
  await takes.waitFor()
  expect(await promptIn(other)).toContain('another window')

  await flag.click()
  await expect.poll(() => promptIn(one)).toContain('officer')
  await takes.click()
  await expect.poll(() => promptIn(other)).toContain('officer')
  await expect.poll(() => promptIn(one)).toContain('another window')

  await other.close()
  await expect.poll(() => promptIn(one)).toContain('officer')
  await context.close()
})
