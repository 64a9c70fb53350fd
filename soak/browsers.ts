import { library } from '@grognard/rulesets/library.ts'
import { buildPage, pageFolder } from '@grognard/server/build-page.ts'
import { launchBrowser } from '../checks/browser.ts'
import { playInBrowsers } from './two-browsers.ts'

/**
 * A battle of every book in two browsers, to its end; after so many deeds it is given up where it has no
 * end in sight.
 */
export async function playEveryBook(
  most = 400,
): Promise<{ ends: Record<string, object>; faults: string[] }> {
  await buildPage(() => undefined)
  const browser = await launchBrowser()
  const ends: Record<string, object> = {}
  const faults: string[] = []
  for (const { manifest } of Object.values(library)) {
    const { id: ruleset, first: scenario, isExample } = manifest
    if (isExample) continue
    const plan = { browser, folder: pageFolder, ruleset, scenario, most }
    const { faults: found, ...run } = await playInBrowsers(plan)
    ends[ruleset] = run
    faults.push(...found.map(fault => `${ruleset}: ${fault}`))
    process.stdout.write(`  ${ruleset} ${scenario}: ${JSON.stringify(run)}\n`)
  }
  await browser.close()
  return { ends, faults }
}
