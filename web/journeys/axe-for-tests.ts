import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

declare const window: { axe: { run(): Promise<AxeResults> } }

/** What a page does to people who do not see it, or see it differently. */
export async function accessFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(script, 'utf8'))
  const { violations } = await page.evaluate(() => window.axe.run())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
}
