import { databaseIn, postgresForTests } from '@grognard/server/store/postgres-for-tests.ts'
import { seededDice } from '@grognard/umpire'
import { faultsAfter } from './audit.ts'
import { playClub } from './club.ts'
import { frontDoor } from './front-door.ts'
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
  /** How often a server was killed, and how often the database. */
  servers: number
  database: number
  orders: number
  faults: string[]
}

/** Milliseconds after an order was taken within which something falls. */
const MOMENT = 60
/** Of so many falls the second is the database’s. */
const ROUND = 4

/**
 * Clients play at several servers that share a database, while one after the other, and now and then
 * the database itself, is killed in the middle of what it does; what was wrong afterwards.
 */
export async function playWhileServersFall({ life, ...plan }: FallPlan): Promise<Fallen> {
  const postgres = await postgresForTests()
  const database = await databaseIn(postgres.url)
  const servers = await Promise.all(
    Array.from({ length: plan.servers }, () => startServer(undefined, database)),
  )
  const door = await frontDoor(() => servers.map(({ port }) => port))
  const dice = seededDice('several')
  const fallen = { servers: 0, database: 0 }
  let isOver = false
  let left = dice.roll(life)
  let falling = Promise.resolve()
  const fall = async (): Promise<void> => {
    await new Promise(resolve => setTimeout(resolve, dice.roll(MOMENT)))
    if (isOver) return
    if ((fallen.servers + fallen.database) % ROUND === 1) {
      await postgres.killAndStart()
      fallen.database += 1
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
    await postgres.stop()
  }
}
