import { hasNats, startNats } from '@grognard/lab/nats-for-tests.ts'
import type { NatsForTests } from '@grognard/lab/nats-for-tests.ts'
import { databaseIn, postgresForTests } from '@grognard/server/store/postgres-for-tests.ts'
import { seededDice } from '@grognard/umpire'
import { faultsAfter } from './audit.ts'
import { playClub } from './club.ts'
import { frontDoor } from './front-door.ts'
import { simulateWhileKilled } from './laboratory.ts'
import { startServer } from './server-process.ts'

interface FallPlan {
  servers: number
  tables: number
  orders: number
  ruleset: string
  scenario: string
  /** So many orders at most are taken before something falls again. */
  life: number
}

interface Fallen {
  /** How often a server was killed, how often the database, and how often the broker, where there is one. */
  servers: number
  database: number
  broker: number
  orders: number
  faults: string[]
}

/** Milliseconds after an order was taken within which something falls. */
const MOMENT = 60
/** Of so many falls the first is the database’s and the third the broker’s. */
const ROUND = 4

/**
 * Clients play at several servers that share a database and call to one another by a broker, while one
 * after the other is killed in the middle of what it does, database and broker too; what was wrong afterwards.
 */
export async function playWhileServersFall(
  { life, ...plan }: FallPlan,
  shared: NatsForTests | null = null,
): Promise<Fallen> {
  const postgres = await postgresForTests()
  const database = await databaseIn(postgres.url)
  const nats = shared ?? (hasNats ? await startNats() : null)
  const servers = await Promise.all(
    Array.from({ length: plan.servers }, () => startServer('', database, nats?.url)),
  )
  const door = await frontDoor(() => servers.map(({ port }) => port))
  const dice = seededDice('several')
  const fallen = { servers: 0, database: 0, broker: 0 }
  let isOver = false
  let left = dice.roll(life)
  let falling = Promise.resolve()
  const fall = async (): Promise<void> => {
    await new Promise(resolve => setTimeout(resolve, dice.roll(MOMENT)))
    if (isOver) return
    const turn = (fallen.servers + fallen.database + fallen.broker) % ROUND
    if (turn === 0) {
      await postgres.killAndStart()
      fallen.database += 1
    } else if (turn === 2 && nats) {
      await nats.killAndStart('kept')
      fallen.broker += 1
    } else {
      await servers[dice.roll(servers.length) - 1]?.killAndStart()
      fallen.servers += 1
    }
    left = dice.roll(life)
  }
  try {
    const run = await playClub({
      ...plan,
      url: () => door.url,
      haste: 10,
      taken() {
        left -= 1
        if (left === 0) falling = fall()
      },
    })
    isOver = true
    await falling
    const faults = await faultsAfter(database, run)
    return { ...fallen, orders: run.acknowledged.length, faults }
  } finally {
    await door.close()
    await Promise.all(servers.map(server => server.stop()))
    if (!shared) await nats?.stop()
    await postgres.stop()
  }
}

/** The same, while two workers of the laboratory play by way of the same broker and are killed as well. */
export async function playBesideLaboratory(
  plan: FallPlan,
  battles: number,
): Promise<{ club: Fallen; laboratory: object; faults: string[] }> {
  const nats = await startNats()
  const [club, laboratory] = await Promise.all([
    playWhileServersFall(plan, nats),
    simulateWhileKilled(battles, nats),
  ])
  await nats.stop()
  const faults = [...club.faults, ...laboratory.faults]
  return { club, laboratory, faults }
}
