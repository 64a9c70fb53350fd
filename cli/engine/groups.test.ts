import { beforeEach, expect, test } from 'vitest'
import { isRecord } from '@grognard/umpire'
import { ask, engineOf, okOf } from './fixtures.ts'
import type { Engine } from './seen.ts'

const known = { battle: 'b1', seat: 'axis' }
const pieces = ['prinz-eugen', 'bismarck']
const sail = (unit: string) => ({ kind: 'sail', unit, legs: [{ advance: 1800 }] })

let engine: Engine
beforeEach(() => {
  engine = engineOf(null)
  okOf(engine, { do: 'new', ruleset: 'war-at-sea', scenario: 'denmark-strait', seed: 'one' })
})

function play(...orders: object[]) {
  return okOf(engine, { do: 'play', ...known, orders })
}

/** On to the guns: all ships of both sides go ahead. */
function toTheGuns(): void {
  play(...pieces.map(sail))
  const allies = { battle: 'b1', seat: 'allies' }
  okOf(engine, { do: 'play', ...allies, orders: ['hood', 'prince-of-wales'].map(sail) })
}

test('an order for many is shared out as the page does, and its orders are played in one request', () => {
  const aim = { at: 'place', x: 3000, y: 7000 }
  const shared = okOf(engine, { do: 'share', ...known, group: 'follow', pieces, aim })
  expect(shared.members).toMatchObject(pieces.map(piece => ({ piece, allowed: true })))
  const orders = shared.orders as object[]
  expect(orders).toMatchObject([{ unit: 'prinz-eugen' }, { unit: 'bismarck' }])
  const played = play(...orders)
  expect(played.rulings).toMatchObject([{ allowed: true }, { allowed: true }])
  expect(played.awaiting).toMatchObject({ seats: [{ seat: 'allies' }] })
})

test('who is refused of several does not hold up the others; where none is allowed nothing has changed', () => {
  const state = () => okOf(engine, { do: 'state', battle: 'b1' })
  const before = state()
  const wrong = ask(engine, { do: 'play', ...known, orders: [sail('hood'), sail('hood')] })
  expect(wrong.error).toMatchObject({ code: 'refused', at: 'orders[0]' })
  expect(state()).toEqual(before)
  const { rulings } = play(sail('hood'), sail('prinz-eugen'), sail('prinz-eugen'))
  expect(rulings).toMatchObject([{ allowed: false }, { allowed: true }, { allowed: false }])
})

test('odds of several orders are those of the whole', () => {
  toTheGuns()
  const { seats } = okOf(engine, { do: 'awaiting', battle: 'b1' })
  expect(seats).toMatchObject([{ seat: 'axis', step: 'gunfire' }])
  const aim = { at: 'piece', piece: 'hood' }
  const { orders } = okOf(engine, { do: 'share', ...known, group: 'fireAt', pieces, aim })
  const all = orders as object[]
  expect(all.length).toBeGreaterThan(1)
  const noLoss = (odds: Record<string, unknown>): number => {
    const outcomes = odds.outcomes as { p: number; change: unknown[] }[]
    const idle = outcomes.filter(({ change }) => change.length === 0)
    return idle.reduce((sum, { p }) => sum + p, 0)
  }
  const each = all.map(order => noLoss(okOf(engine, { do: 'odds', ...known, order })))
  const whole = okOf(engine, { do: 'odds', ...known, orders: all })
  expect(whole.exact).toBe(true)
  expect(noLoss(whole)).toBeCloseTo(each.reduce((product, p) => product * p, 1))
  expect(noLoss(whole)).toBeLessThan(Math.min(...each))
})

test.each([
  [{ do: 'odds' }, 'malformed', 'order'],
  [{ do: 'odds', orders: [] }, 'malformed', 'order'],
  [{ do: 'odds', order: sail('bismarck'), orders: [sail('bismarck')] }, 'malformed', 'order'],
  [{ do: 'play', orders: [sail('bismarck'), { kind: 'sail' }] }, 'malformed', 'orders[1].unit'],
  [{ do: 'play', orders: [sail('bismarck')], dice: [1] }, 'malformed', 'orders'],
  [{ do: 'play', orders: [sail('bismarck')], until: 'phase' }, 'malformed', 'orders'],
  [{ do: 'share', group: 'dance', pieces }, 'unknownKind', 'group'],
  [{ do: 'share', group: 'follow', pieces }, 'malformed', 'aim.at'],
  [{ do: 'share', group: 'follow', pieces: ['hood'] }, 'malformed', 'pieces[0]'],
])('a request that is wrong says where: %j', (request, code, at) => {
  expect(ask(engine, { ...known, ...request }).error).toMatchObject({ code, at })
})

test('an engine of one seat shares out for that seat alone', () => {
  const bot = engineOf('axis')
  okOf(bot, { do: 'new', ruleset: 'war-at-sea', scenario: 'denmark-strait', seed: 'one' })
  const { formations } = okOf(bot, { do: 'groups', ...known })
  expect(Array.isArray(formations) && formations.every(isRecord)).toBe(true)
  const other = { battle: 'b1', seat: 'allies' }
  expect(ask(bot, { do: 'groups', ...other }).error).toMatchObject({ code: 'notYours' })
  const share = { do: 'share', group: 'follow', pieces: ['hood'] }
  expect(ask(bot, { ...share, ...other }).error).toMatchObject({ code: 'notYours' })
})
