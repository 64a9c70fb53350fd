import { seededDice } from '@grognard/umpire'
import { faultsAfter } from './audit.ts'
import { playClub } from './club.ts'
import { startServer } from './server-process.ts'

interface KillPlan {
  tables: number
  orders: number
  ruleset: string
  scenario: string
  /** So many orders at most are taken before it is killed again. */
  life: number
}

export interface Killed {
  kills: number
  orders: number
  faults: string[]
}

/** Milliseconds after an order was taken within which the server is killed. */
const MOMENT = 60

/** Clients play while the server is killed again and again; what was wrong afterwards. */
export async function playWhileKilled({ life, ...plan }: KillPlan): Promise<Killed> {
  const server = await startServer()
  const dice = seededDice('kills')
  let isOver = false
  let kills = 0
  let left = dice.roll(life)
  let killing = Promise.resolve()
  const kill = async (): Promise<void> => {
    await new Promise(resolve => setTimeout(resolve, dice.roll(MOMENT)))
    if (isOver) return
    await server.killAndStart()
    kills += 1
    left = dice.roll(life)
  }
  const run = await playClub({
    ...plan,
    url: () => server.url,
    haste: 10,
    taken() {
      left -= 1
      if (left === 0) killing = kill()
    },
  })
  isOver = true
  await killing
  await server.stop()
  const faults = await faultsAfter(server.database, run)
  return { kills, orders: run.acknowledged.length, faults }
}
