import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { library } from '@grognard/rulesets/library.ts'
import { buildPage, pageFolder } from '@grognard/server/build-page.ts'
import { launchBrowser } from '../checks/browser.ts'
import { playAtOneScreen } from './one-screen.ts'
import { startServer } from './server-process.ts'

/**
 * Every scenario of every book on the page, or of those named, to its end: against the computer, and by
 * two people at one screen. What got stuck is told with the place of a picture of it.
 */
export async function playEveryScreen(
  named: readonly string[],
): Promise<{ played: number; faults: string[] }> {
  await buildPage(() => undefined)
  const server = await startServer(pageFolder)
  const browser = await launchBrowser()
  const pictures = mkdtempSync(join(tmpdir(), 'grognard-screens-'))
  const faults: string[] = []
  let played = 0
  for (const [ruleset, scenario] of everyScenario(named))
    for (const people of [1, 2] as const) {
      const name = `${ruleset} ${scenario}, ${people}`
      const picture = join(pictures, `${ruleset}-${scenario}-${people}.png`)
      const plan = { browser, url: server.url, ruleset, scenario, people, picture }
      const { faults: found, ...run } = await playAtOneScreen(plan)
      played += 1
      faults.push(...found.map(fault => `${name}: ${fault} ${picture}`))
      process.stdout.write(`  ${name}: ${JSON.stringify(run)}\n`)
    }
  await browser.close()
  await server.stop()
  return { played, faults }
}

function everyScenario(named: readonly string[]): [ruleset: string, scenario: string][] {
  return Object.values(library)
    .filter(({ manifest }) => !manifest.isExample)
    .flatMap(({ manifest: { id, scenarios } }) =>
      Object.keys(scenarios).map((scenario): [string, string] => [id, scenario]),
    )
    .filter(
      ([book, scenario]) =>
        named.length === 0 || named.includes(book) || named.includes(`${book}/${scenario}`),
    )
}
