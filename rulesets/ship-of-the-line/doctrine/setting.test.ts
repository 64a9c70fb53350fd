import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { setupOrders } from '../setup/index.ts'
import { battleOf } from '../testing.ts'
import { likedOfficers } from './setting.ts'

test('[SOL-045] officers are chosen, a card of each, and not always the same', () => {
  const state = battleOf({ ships: [{}, { seat: 'b' }] })
  const hands = Array.from({ length: 20 }, (_, n) => {
    const order = likedOfficers(state, 'a', seededDice('liked', n))
    if (order.kind !== 'chooseOfficers') throw new Error(`${order.kind} is no choice of officers.`)
    expect(setupOrders.chooseOfficers.judge(state, 'a', order).allowed).toBe(true)
    return JSON.stringify(order)
  })
  expect(new Set(hands).size).toBeGreaterThan(5)
})
