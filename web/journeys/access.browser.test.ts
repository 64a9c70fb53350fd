import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { startSite } from './site-for-tests.ts'
import type { Site } from './site-for-tests.ts'

let site: Site
let browser: Browser
let axe: string

beforeAll(async () => {
  const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  ;[site, browser, axe] = await Promise.all([
    startSite(),
    launchBrowser(),
    readFile(script, 'utf8'),
  ])
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

declare const window: { axe: { run(): Promise<AxeResults> } }

/** What a page does to people who do not see it, or see it differently. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
}

const lights = ['light', 'dark'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const colorScheme of lights)
  test(`home, setup and table can be used by everyone (${colorScheme})`, async () => {
    for (const viewport of sizes) {
      const page = await browser.newPage({ viewport, colorScheme, locale: 'en-GB' })
      await page.goto(site.url)
      await page.locator('.scenarios a').first().waitFor()
      expect(await faultsOf(page)).toEqual([])
      await page.goto(`${site.url}#/new/line-of-battle/constitution`)
      await page.getByText('Rules options').click()
      expect(await faultsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Begin the battle' }).click()
      await page.locator('.battle [data-piece]').first().waitFor()
      expect(await faultsOf(page)).toEqual([])
      await page.close()
    }
  })

for (const colorScheme of lights)
  test(`a slip of choices, dots and cards can be used by everyone (${colorScheme})`, async () => {
    for (const viewport of sizes) {
      const page = await browser.newPage({ viewport, colorScheme, locale: 'en-GB' })
      await page.goto(`${site.url}#/new/ship-of-the-line/duel`)
      await page.getByRole('button', { name: 'Begin the battle' }).click()
      await page.locator('.offers').getByRole('button').first().click()
      await page.getByRole('button', { name: 'Officers' }).click()
      expect(await faultsOf(page)).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Give the order' }).click()
      await page.locator('.way-ring').first().waitFor()
      if (viewport.width < 500) await page.getByRole('button', { name: /^Card/ }).click()
      const card = page.locator('.offers').getByRole('button', { name: /Hold the weather gauge/ })
      await card.click()
      if (viewport.width < 500) await page.locator('.margin-handle').click()
      await page.getByRole('tab', { name: 'Forces' }).click()
      await page.locator('.play-cards .down').first().waitFor()
      expect(await faultsOf(page)).toEqual([])
      await page.close()
    }
  })

for (const colorScheme of lights)
  test(`a land battle and its playback can be used by everyone (${colorScheme})`, async () => {
    for (const viewport of sizes) {
      const looks = { colorScheme, locale: 'en-GB', reducedMotion: 'reduce' } as const
      const page = await browser.newPage({ viewport, ...looks })
      await page.goto(`${site.url}#/new/belle-alliance/crossroads-farm`)
      await page.getByRole('button', { name: 'Begin the battle' }).click()
      await page.locator('.battle [data-piece="f1"]').focus()
      await page.keyboard.press('Enter')
      if (viewport.width < 500) await page.locator('.margin-handle').click()
      await page.getByRole('tab', { name: 'Orders' }).click()
      expect(await faultsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Seal the orders' }).click()
      await page.getByRole('alertdialog').waitFor()
      expect(await faultsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Seal the orders all the same' }).click()
      await page.locator('.playback').waitFor()
      await page.getByRole('tab', { name: 'Log' }).click()
      expect(await faultsOf(page)).toEqual([])
      await page.close()
    }
  })
