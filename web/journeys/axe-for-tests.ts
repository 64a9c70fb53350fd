import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

declare const window: { axe: { run(options: RunOptions): Promise<AxeResults> } }

/** What a page does to people who do not see it, or see it differently. */
export async function accessFaultsOf(page: Page): Promise<string[]> {
  return faultsBy(page, {})
}

/** The same by day and by night; what the light cannot change is looked at once. */
export async function accessFaultsInBothLights(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const byDay = await faultsBy(page, {})
  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await faultsBy(page, { runOnly: ['color-contrast'] })
  return [...byDay, ...byNight.map(fault => `in the dark, ${fault}`)]
}

async function faultsBy(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(await readFile(script, 'utf8'))
  const { violations } = await page.evaluate(asked => window.axe.run(asked), options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
}
