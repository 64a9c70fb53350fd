import { comparePairs } from '@grognard/server/battles/pairs-for-tests.ts'
import { library } from '@grognard/rulesets/library.ts'
import { playBots } from './bots.ts'
import { playEveryBook } from './browsers.ts'
import { attack } from './hostile.ts'
import { playWhileKilled } from './kills.ts'
import { simulateWhileKilled } from './laboratory.ts'
import { playOverBadLine } from './line.ts'
import { playEveryScreen } from './screens.ts'
import { playBesideLaboratory, playWhileServersFall } from './several.ts'

const given = process.argv.slice(2)

/** The parts to try, all if none is named; for screens also books or scenarios, as `wooden-ships/lissa`. */
const named = given.filter(word => Number.isNaN(Number(word)))

/** A number after the names: so many minutes at most, for what would go on for hours on a slow machine. */
const minutes = Number(given.find(word => !Number.isNaN(Number(word))) ?? Infinity)

/** What is tried for long; each says what came of it, and what was wrong, a line each. */
const parts: Record<string, () => Promise<{ faults: string[] }>> = {
  secrets: everyScenario,
  kills: () => playWhileKilled({ ...long, tables: 25, orders: 10_000, life: 400 }),
  several: () => playWhileServersFall(club),
  together: () => playBesideLaboratory(club, 20_000),
  line: () => playOverBadLine({ ...long, tables: 25, orders: 2_000 }),
  hostile: () => attack(1_000_000, { minutes }),
  bots: () => playBots(),
  laboratory: () => simulateWhileKilled(6000),
  browsers: () => playEveryBook(),
  screens: () => playEveryScreen(named.filter(name => !(name in parts))),
}

const long = { ruleset: 'line-of-battle', scenario: 'constitution' }

/** Three servers, and something falls about every hundredth order. */
const club = {
  ...long,
  servers: 3,
  tables: 25,
  orders: 4_000,
  life: 200,
}

/** Lines of the journal of each scenario. */
const COMPARED = 60

async function everyScenario(): Promise<{ pairs: number; faults: string[] }> {
  const faults: string[] = []
  let pairs = 0
  for (const { manifest, load } of Object.values(library)) {
    const game = await load()
    for (const scenario of Object.keys(manifest.scenarios)) {
      const found = comparePairs(game, scenario, COMPARED)
      pairs += found.pairs
      faults.push(...found.differences)
    }
  }
  return { pairs, faults }
}

for (const [name, run] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  const before = performance.now()
  const { faults, ...found } = await run()
  const seconds = Math.round((performance.now() - before) / 1000)
  process.stdout.write(`${name}, ${seconds} s: ${JSON.stringify(found)}\n`)
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
}
