import { loadGame } from '@grognard/rulesets/library.ts'
import { seededDice } from '@grognard/umpire'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../store/open-database.ts'
import { giveOrder } from './give-order.ts'
import { holdTables } from './hold-tables.ts'
import { serverForTests, seatedAt, noughtsAndCrosses } from './tables-for-tests.ts'

const LINES = 40

/** A database with a battle of so many lines, as a server leaves it. */
async function longBattle() {
  const server = await serverForTests()
  const plan = { ...noughtsAndCrosses, ruleset: 'belle-alliance', scenario: 'crossroads-farm' }
  const { table, seats } = await seatedAt(server.server, plan)
  await server.close()
  const store = await openDatabase(server.database)
  onTestFinished(() => store.destroy())
  const game = await loadGame(plan.ruleset)
  const tables = holdTables(store)
  const dice = seededDice('long')
  for (let given = 0; given < LINES; given++) {
    const { held } = await tables.at(table)
    const state = held?.battle.state
    const seat = state && game.asks(state)[0]?.seat
    if (!state || seat === undefined) throw new Error('Nobody is asked.')
    const order = game.sample(state, seat, dice)
    if (!order) throw new Error(`${seat} has no order.`)
    await giveOrder(tables, table, seats[seat] ?? '', { id: `order-no-${given}`, told: 999, order })
  }
  return { store, table }
}

test('while a long journal is read others have their turn, and it is read once for all who ask', async () => {
  const { store, table } = await longBattle()
  const tables = holdTables(store)
  let turns = 0
  let isRead = false
  const others = (): void => {
    if (isRead) return
    turns += 1
    setImmediate(others)
  }
  setImmediate(others)
  const [first, second] = await Promise.all([tables.at(table), tables.at(table)])
  isRead = true
  expect(first.held?.lines).toBe(LINES + 1)
  expect(second.held).toBe(first.held)
  expect(turns).toBeGreaterThan(0)
})
