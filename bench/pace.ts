import { monitorEventLoopDelay } from 'node:perf_hooks'
import { ourTable, say, told } from './server-tables.ts'
import type { Bench } from './server-tables.ts'

/** Plays at a server, and tells how long its orders took: `pace.ts URL`. */
const [url = ''] = process.argv.slice(2)
/** Orders a second, and for how many seconds. */
const PACE = 100
const SECONDS = 30

/** Orders at an even pace, whether those before have been heard of or not. */
async function paced(tables: readonly Bench[]): Promise<number[]> {
  const times: number[] = []
  const begun = performance.now()
  const one = async (at: Bench, number: number): Promise<void> => {
    for (let turn = 0; turn < SECONDS; turn++) {
      const due = begun + 1000 * (turn + number / PACE)
      await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())))
      const before = performance.now()
      await (turn % 2 === 0 ? at.order() : at.back())
      times.push(performance.now() - before)
    }
  }
  await Promise.all(tables.map(one))
  return times
}

const tables: Bench[] = []
while (tables.length < PACE) tables.push(await ourTable(url))
const own = monitorEventLoopDelay({ resolution: 1 })
own.enable()
const times = await paced(tables)
own.disable()
for (const at of tables) at.close()
const longest = Math.max(...times).toFixed(1)
// In nanoseconds.
const paused = (own.max / 1e6).toFixed(1)
say(
  `${PACE} orders a second: ${told(times)}, longest ${longest} ms; who measures paused for ${paused} ms at most`,
)
process.exit()
