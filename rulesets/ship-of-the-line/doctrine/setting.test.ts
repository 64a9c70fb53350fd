import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { setupOrders } from '../setup/index.ts'
import { battleOf } from '../testing.ts'
import { anyOfficers } from './setting.ts'

test('[SOL-045] officers are chosen, a card of each, and not always the same', () => {
  const state = battleOf({ ships: [{}, { seat: 'b' }] })
  const hands = Array.from({ length: 20 }, (_, n) => {
    const order = anyOfficers(state, 'a', seededDice('officers', n))
    if (order?.kind !== 'chooseOfficers') throw new Error('No officers were chosen.')
    expect(setupOrders.chooseOfficers.judge(state, 'a', order).allowed).toBe(true)
    return JSON.stringify(order)
  })
  expect(new Set(hands).size).toBeGreaterThan(5)
})
