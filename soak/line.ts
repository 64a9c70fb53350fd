import { faultsAfter } from './audit.ts'
import { badLine } from './bad-line.ts'
import type { BadLine } from './bad-line.ts'
import { playClub } from './club.ts'
import { startServer } from './server-process.ts'

interface LinePlan {
  tables: number
  orders: number
  ruleset: string
  scenario: string
}

interface LineRun {
  orders: number
  mishaps: BadLine['mishaps']
  faults: string[]
}

/** Clients play over a bad line; what was wrong afterwards. */
export async function playOverBadLine(plan: LinePlan): Promise<LineRun> {
  const server = await startServer()
  const line = await badLine(server.port)
  const run = await playClub({ ...plan, url: () => line.url, haste: 10 })
  line.mend()
  await line.close()
  await server.stop()
  const faults = await faultsAfter(server.database, run)
  return { orders: run.acknowledged.length, mishaps: line.mishaps, faults }
}
