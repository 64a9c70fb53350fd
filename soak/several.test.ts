import { expect, test } from 'vitest'
import { testPostgres } from '@grognard/server/store/postgres-for-tests.ts'
import { playWhileServersFall } from './several.ts'

test.runIf(process.env[testPostgres])(
  'servers that share a database are killed, and it too, while battles are played: nothing is lost',
  async () => {
    const plan = { ruleset: 'tic-tac-toe', scenario: 'standard', servers: 3, tables: 3 }
    const { servers, database, orders, faults } = await playWhileServersFall({
      ...plan,
      orders: 160,
      life: 40,
    })
    expect(faults).toEqual([])
    expect(orders).toBeGreaterThanOrEqual(160)
    expect(servers).toBeGreaterThan(0)
    expect(database).toBeGreaterThan(0)
  },
)
