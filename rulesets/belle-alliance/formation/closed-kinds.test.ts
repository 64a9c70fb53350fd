import { messageOfReason } from '@grognard/umpire'
import { expect, test } from 'vitest'
import type { Order } from '../orders.ts'
import { orders } from '../order-rules.ts'
import type { State, Unit } from '../state.ts'
import { battle, said, square } from '../testing.ts'

const horse: Partial<Unit> = { arm: 'light cavalry', figures: 16, isLight: true, name: 'Husaren' }
const house = { kind: 'building' as const, points: square(150_000, 150_000, 10_000), capacity: 44 }

function reasons(state: State, order: Order | undefined): string[] {
  if (!order) return ['nothing']
  const { because } = judged(state, order)
  return because.map(reason => `${reason.rule} ${said(messageOfReason(reason))}`)
}

function judged(state: State, order: Order) {
  switch (order.kind) {
    case 'occupy':
      return orders.occupy.judge(state, 'red', order)
    case 'join':
      return orders.join.judge(state, 'red', order)
    case 'transfer':
      return orders.transfer.judge(state, 'red', order)
    default:
      throw new RangeError(order.kind)
  }
}

test('[BA-6.1.1-02] horse is told first that it holds no buildings', () => {
  const state = battle({ units: [horse], terrain: [house] })
  const blank: Order = { kind: 'occupy', unit: 'u1', building: '', figures: 1 }
  expect(reasons(state, blank)[0]).toMatch(/^BA-6\.1\.1-02 Husaren/)
  const { tool } = orders.occupy
  const like = tool?.tool === 'list' ? tool.like?.(state, 'red', 'u1') : []
  expect(reasons(state, like?.[0])[0]).toMatch(/^BA-6\.1\.1-02/)
})

test('[BA-1.2.1-01] what is named wrongly is told by its name or as “that”, never by its id', () => {
  const state = battle({ units: [{}, { seat: 'blue', y: 150_000, name: 'Kessel' }] })
  expect(reasons(state, { kind: 'join', unit: 'u1', with: 'u2' })[0]).toContain('Kessel is no unit')
  expect(reasons(state, { kind: 'join', unit: 'u1', with: 'zz' })[0]).toContain('That is no unit')
  const chief = reasons(state, { kind: 'transfer', unit: 'u1', chief: '' })[0]
  expect(chief).toContain('That is no chief of yours')
})

test('[BA-1.3.2-03] light units are asked about with as many skirmishers as they may send', () => {
  const state = battle({ units: [horse] })
  const { tool } = orders.sendOut
  const like = tool?.tool === 'list' ? (tool.like?.(state, 'red', 'u1') ?? []) : []
  expect(like.length).toBeGreaterThan(0)
  expect(like.every(order => orders.sendOut.judge(state, 'red', order).allowed)).toBe(true)
})

test('[BA-2.2.3-01] where own units stand before it, a line is offered nearer', () => {
  const state = battle({ units: [horse, { y: 125_000 }] })
  const legalOrders = orders.sendOut.legalOrders(state, 'red').filter(({ unit }) => unit === 'u1')
  expect(legalOrders.length).toBeGreaterThan(0)
  expect(legalOrders.every(order => orders.sendOut.judge(state, 'red', order).allowed)).toBe(true)
})
