import { expect, test } from 'vitest'
import { inches } from '@grognard/geometry/measured/units.ts'
import { battleOf, reasons, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { isRisky, transfer } from './transfer.ts'

/** A first rate at full strength, and a third rate with half its crew 1 inch to starboard of it. */
function battle(giver: Partial<Ship> = {}, receiver: Partial<Ship> = {}, setting: Setting = {}) {
  const gap = inches(1) + 300 + 275
  return battleOf({
    ...setting,
    ships: [
      { id: 'a', card: 'line1', hasMoved: true, ...giver },
      { id: 'b', card: 'line3', crew: 6, x: inches(24) + gap, hasMoved: true, ...receiver },
      ...(setting.ships ?? []),
    ],
  })
}

function order(crew = 6) {
  return { kind: 'transfer' as const, ship: 'a', to: 'b', crew }
}

function judged(state = battle(), crew = 6) {
  return reasons(transfer.judge(state, 'red', order(crew)))
}

function passed(dice: number[], setting: Setting = {}, crew = 6) {
  const table = tableFor(battle({}, {}, setting), dice)
  transfer.execute(table, 'red', order(crew))
  return {
    table,
    crews: [shipOf(table.state, 'a').crew, shipOf(table.state, 'b').crew],
  }
}

test('[LOB-080] own ships no more than two inches apart pass crew', () => {
  expect(judged()).toEqual([])
  expect(judged(battle({}, { x: inches(24) + inches(2) + 575 }))).toEqual([])
  expect(judged(battle({}, { x: inches(24) + inches(2) + 577 }))).toEqual([
    'LOB-080 transferTooFar',
  ])
  expect(judged(battle({}, { seat: 'blue' }))).toEqual(['LOB-080 transferNotOwn'])
})

test('[LOB-080] towards a strange ship the nearest own one is named, and why she gets none either', () => {
  const others = (given: Partial<Ship>[]) =>
    battleOf({ ships: [{ id: 'a', hasMoved: true }, { id: 'b', seat: 'blue' }, ...given] })
  const becauseOf = (given: Partial<Ship>[]) =>
    transfer.judge(others(given), 'red', order()).because
  const nearest = (given: Partial<Ship>[]) => becauseOf(given)[0]?.values?.nearest
  const own = { id: 'c', hasMoved: true, x: 26_000 }
  const full = [own, { id: 'd', x: 40_000 }]
  expect(nearest(full)).toEqual({ key: 'lob.transfer.closed', values: { to: 'c' } })
  expect(becauseOf(full)).toMatchObject([
    { rule: 'LOB-080' },
    { rule: 'LOB-081', message: 'lob.refuse.transferCrew', values: { ship: 'a', to: 'c' } },
  ])
  expect(nearest([{ ...own, crew: 3 }])).toEqual({ key: 'lob.transfer.open', values: { to: 'c' } })
  expect(nearest([])).toEqual({ key: 'lob.transfer.noOther' })
})

test('[LOB-080] after both have moved, or stay where they are', () => {
  expect(judged(battle({ hasMoved: false }))).toEqual(['LOB-080 transferBeforeMove'])
  expect(judged(battle({}, { hasMoved: false }))).toEqual(['LOB-080 transferBeforeMove'])
  expect(judged(battle({ hasMoved: false, isAnchored: true }))).toEqual([])
  expect(judged(battle({}, { hasMoved: false, crew: 0 }))).toEqual([])
})

test('[LOB-081] the giver keeps one, the receiver has no more than its full crew', () => {
  expect(judged(battle(), 7)).toEqual(['LOB-081 transferCrew'])
  expect(judged(battle({ crew: 4 }), 4)).toEqual(['LOB-081 transferCrew'])
  expect(judged(battle({ crew: 4 }), 3)).toEqual([])
  expect(judged(battle({ crew: 1 }), 1)).toEqual(['LOB-081 transferCrew'])
})

test('[LOB-082] at weather 2 with no enemy near all arrive, and no die is rolled (LOB-TV-74)', () => {
  const { crews, table } = passed([], { weather: 2 })
  expect(crews).toEqual([14, 12])
  expect(table.events).toMatchObject([{ die: null, arrived: 6, lost: 0 }])
})

test('[LOB-083] [LOB-085] six of crew at weather 4 on a 3: half arrives, the rest stays (LOB-TV-73)', () => {
  expect(passed([3], { weather: 4 }).crews).toEqual([17, 9])
})

test('[LOB-085] lost on 1, aborted on 2, all from 4; half is rounded down', () => {
  const rough = { weather: 5 }
  expect(passed([1], rough).crews).toEqual([14, 6])
  expect(passed([2], rough).crews).toEqual([20, 6])
  expect(passed([3], rough, 5).crews).toEqual([18, 8])
  expect([4, 5, 6].map(die => passed([die], rough).crews)).toEqual([
    [14, 12],
    [14, 12],
    [14, 12],
  ])
})

test('[LOB-032] [LOB-083] weather 3 is not rough yet', () => {
  expect(passed([], { weather: 3 }).crews).toEqual([14, 12])
})

/** North of the two, its stern as far off their bows as told; the first rate's lies farthest north. */
function enemyAhead(off: number, more: Partial<Ship> = {}): Setting {
  const y = inches(24) + 1150 + off + 850
  return { ships: [{ id: 'e', seat: 'blue', y, ...more }] }
}

test('[LOB-084] an enemy within ten inches of either ship asks for a test', () => {
  const risky = (setting: Setting) => {
    const state = battle({}, {}, setting)
    return isRisky(state, shipOf(state, 'a'), shipOf(state, 'b'))
  }
  expect(risky(enemyAhead(inches(10)))).toBe(true)
  expect(risky(enemyAhead(inches(10) + 2))).toBe(false)
  expect(risky(enemyAhead(inches(5), { seat: 'red' }))).toBe(false)
  expect(risky(enemyAhead(inches(5), { isStruck: true }))).toBe(false)
  expect(risky({ ships: [{ id: 'e', seat: 'blue', x: inches(35.6) }] })).toBe(true)
})

test('[LOB-084] rough weather and an enemy ask for one test only', () => {
  const { table } = passed([4], { weather: 6, ...enemyAhead(inches(5)) })
  expect(table.left).toEqual([])
})

test('[LOB-085] [LOB-023] it costs 2 points', () => {
  const pooled: Setting = {
    options: { actionPoints: true },
    players: [
      { seat: 'red', pool: 3 },
      { seat: 'blue', side: 1 },
    ],
  }
  expect(passed([], pooled).table.state.players[0]?.pool).toBe(1)
  const poor = {
    ...pooled,
    players: [
      { seat: 'red', pool: 1 },
      { seat: 'blue', side: 1 },
    ],
  }
  expect(judged(battle({}, {}, poor))).toEqual(['LOB-024 points'])
})

test('[LOB-086] a pair passes crew once a turn, but each ship with others as well', () => {
  const third = { id: 'c', card: 'line3', crew: 3, x: inches(22), hasMoved: true }
  const { table } = passed([], { ships: [third] }, 2)
  const again = { ...order(1), ship: 'b', to: 'a' }
  expect(judged(table.state, 1)).toEqual(['LOB-086 transferTwice'])
  expect(reasons(transfer.judge(table.state, 'red', again))).toContain('LOB-086 transferTwice')
  expect(reasons(transfer.judge(table.state, 'red', { ...order(1), to: 'c' }))).toEqual([])
  table.state.turn += 1
  expect(judged(table.state, 1)).toEqual([])
})

test('[LOB-074] [LOB-203] a ship at anchor may give, a fleeing one only be given to', () => {
  expect(judged(battle({ isAnchored: true }))).toEqual([])
  expect(judged(battle({ isFleeing: true }))).toEqual(['LOB-203 isFleeing'])
  expect(judged(battle({}, { isFleeing: true }))).toEqual([])
})

test('[LOB-081] what is offered is lawful, up to the most', () => {
  const state = battle()
  const legalOrders = transfer.legalOrders(state, 'red')
  expect(legalOrders.map(offer => offer.crew)).toEqual([1, 2, 3, 4, 5, 6])
  expect(legalOrders.every(offer => transfer.judge(state, 'red', offer).allowed)).toBe(true)
})
