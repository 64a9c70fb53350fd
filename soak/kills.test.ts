import { expect, test } from 'vitest'
import { playWhileKilled } from './kills.ts'

test.each([
  ['tic-tac-toe', 'standard', 30],
  ['line-of-battle', 'constitution', 26],
])(
  'a server that is killed while %s is played loses no order and takes none twice',
  async (ruleset, scenario, orders) => {
    const plan = { ruleset, scenario, orders, tables: 2, life: 10 }
    const { kills, faults, orders: taken } = await playWhileKilled(plan)
    expect(faults).toEqual([])
    expect(taken).toBeGreaterThanOrEqual(orders)
    expect(kills).toBeGreaterThan(0)
  },
)
