import { expect, test } from 'vitest'
import { battle, guns, said, square } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import { centreOf } from '../../model/footprint.ts'
import type { ForcedMove } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import { chooseDirection, directionTool } from './choose-direction.ts'
import { moraleTable } from './fixtures.ts'
import { makeForcedMove, seatToChoose } from './forced.ts'

const line = { kind: 'line' as const, front: null, gap: null }

const free: ForcedMove = {
  unit: 'u1',
  degree: 'U',
  cause: 'orderRoll',
  fromX: null,
  fromY: null,
  also: [],
  heading: null,
  with: [],
}
const fired: ForcedMove = { ...free, cause: 'fire', fromX: 100_000, fromY: 150_000 }

function stateOf(move: ForcedMove, setting: Setting = {}) {
  return battle({
    units: [{}, { id: 'foe', seat: 'blue', y: 140_000 }],
    forced: [{ ...move }],
    ...setting,
  })
}

function refusals(move: ForcedMove, heading: number, setting: Setting = {}, seat = 'red') {
  const order = { kind: 'chooseDirection' as const, unit: 'u1', heading }
  return chooseDirection.judge(stateOf(move, setting), seat, order).because.map(row => row.message)
}

const chosen = { options: { retreatDirection: 'chosen' as const } }

test('[BA-5.3.1-03] after an order roll or spread of rout the owner chooses any whole degree', () => {
  expect(seatToChoose(stateOf(free))).toEqual(['red'])
  expect(refusals(free, 0)).toEqual([])
  expect(refusals(free, 35_900)).toEqual([])
  expect(refusals(free, 150)).toEqual(['ba.refuse.wholeDegree'])
  expect(refusals(free, 0, {}, 'blue')).toEqual(['ba.refuse.noDirection'])
})

test('[BA-5.3.1-02] [BA-Q-56] else it goes straight away from the effect', () => {
  expect(seatToChoose(stateOf(fired))).toEqual([])
  expect(refusals(fired, 18_000)).toEqual(['ba.refuse.noDirection'])
})

test('[BA-Q-56] by option the owner chooses inside 45 degrees', () => {
  expect(seatToChoose(stateOf(fired, chosen))).toEqual(['red'])
  expect(refusals(fired, 18_000, chosen)).toEqual([])
  expect(refusals(fired, 22_500, chosen)).toEqual([])
  expect(refusals(fired, 22_600, chosen)).toEqual(['ba.refuse.outsideCone'])
})

test('[BA-Q-57] of several effects of the same degree the owner chooses which drives it away', () => {
  const both: ForcedMove = { ...fired, also: [{ x: 150_000, y: 98_500 }] }
  expect(seatToChoose(stateOf(both))).toEqual(['red'])
  expect(refusals(both, 18_000)).toEqual([])
  expect(refusals(both, 27_000)).toEqual([])
  expect(refusals(both, 22_500)).toEqual(['ba.refuse.notStraightAway'])
  expect(refusals(both, 22_500, chosen)).toEqual([])
  const state = stateOf(both)
  expect(chooseDirection.legalOrders(state, 'red').map(({ heading }) => heading)).toEqual([
    18_000, 27_000,
  ])
  const start = directionTool.start(state, 'red', 'u1')
  expect(directionTool.extend(state, 'red', start, 30_000, 90_000).heading).toBe(27_000)
})

test('[BA-5.1.2-03] no move is made while a direction is open', () => {
  const state = stateOf(free)
  const table = moraleTable(state)
  makeForcedMove(table)
  expect(table.events).toEqual([])
  chooseDirection.execute(table, 'red', { kind: 'chooseDirection', unit: 'u1', heading: 9_000 })
  makeForcedMove(table)
  expect(state.units[0]).toMatchObject({ x: 118_500, heading: 27_000 })
})

test('[BA-5.3.1-03] the offers are lawful, the safest first', () => {
  const legalOrders = chooseDirection.legalOrders(stateOf(free), 'red')
  expect(legalOrders[0]?.heading).toBe(18_000)
  expect(chooseDirection.legalOrders(stateOf(fired, chosen), 'red')[0]?.heading).toBe(18_000)
  expect(legalOrders).toHaveLength(8)
  const narrow = chooseDirection.legalOrders(stateOf(fired, chosen), 'red')
  expect(narrow.length).toBeGreaterThan(3)
  const aslant = { ...fired, fromX: 103_000 }
  const headings = chooseDirection
    .legalOrders(stateOf(aslant, chosen), 'red')
    .map(row => row.heading)
  expect(headings).toContain(18_300)
  for (const { heading } of narrow) expect(refusals(fired, heading, chosen)).toEqual([])
})

test('[BA-5.3.1-02] the hand points the way; outside the cone the nearest degree inside it counts', () => {
  const state = stateOf(fired, chosen)
  const start = directionTool.start(state, 'red', 'u1')
  expect(directionTool.pieces(state, 'red')).toEqual(['u1'])
  expect(directionTool.extend(state, 'red', start, 100_000, 50_000).heading).toBe(18_000)
  expect(directionTool.extend(state, 'red', start, 190_000, 98_500).heading).toBe(13_500)
  expect(directionTool.extend(state, 'red', start, 10_000, 98_500).heading).toBe(22_500)
  const trace = directionTool.trace(state, 'red', start)
  expect(trace).toMatchObject({ cost: 20_000, reached: 20_000, contact: null })
  const centre = centreOf(unitOf(state, 'u1'))
  expect(trace.poses).toMatchObject([centre, { x: centre.x, y: centre.y - 20_000 }])
})

test('[BA-5.3.1-03] nobody is asked where every way is barred by the same', () => {
  const wood = { id: 'w', kind: 'wood' as const, points: square(100_000, 98_500, 60_000) }
  const battery = { arm: 'artillery' as const, guns: guns(2) }
  const units = [battery, { id: 'foe', seat: 'blue', y: 190_000 }]
  expect(seatToChoose(stateOf(free, { units }))).toEqual(['red'])
  expect(seatToChoose(stateOf(free, { units, terrain: [wood] }))).toEqual([])
})

test('[BA-5.3.1-02] a rout is called a rout, a retreat a retreat', () => {
  const told = (degree: 'U' | 'FU') =>
    said(
      chooseDirection.describe(stateOf({ ...free, degree }), {
        kind: 'chooseDirection',
        unit: 'u1',
        heading: 9_000,
      }),
    )
  expect(told('U')).toBe('u1: retreat to the east (90°) up to 20 cm (order roll)')
  expect(told('FU')).toBe('u1: rout to the east (90°) up to 40 cm (order roll)')
})

test('[BA-5.3.1-03] ways that are free are offered before those that somebody bars, who is named', () => {
  const wall = { id: 'w', seat: 'blue', y: 80_000, formation: line }
  const state = stateOf(free, { units: [{}, { id: 'foe', seat: 'blue', y: 140_000 }, wall] })
  const [first, ...others] = chooseDirection.legalOrders(state, 'red')
  const texts = [first, ...others].map(order =>
    order ? said(chooseDirection.describe(state, order)) : '',
  )
  const barred = texts.map(text => text.includes('blocked by'))
  expect(barred).toContain(true)
  expect(barred.lastIndexOf(false)).toBeLessThan(barred.indexOf(true))
  expect(texts.find(text => text.includes('to the south ('))).toBe(
    'u1: retreat to the south (180°) up to 20 cm (order roll) – blocked by w: full disorder follows',
  )
  expect(directionTool.start(state, 'red', 'u1')).toEqual(first)
})

test('[BA-5.3.1-05] a drawn way that is barred says by whom and what follows; an open one what is owed', () => {
  const trace = (setting: Setting, degree: 'U' | 'FU' = 'U') => {
    const order = { kind: 'chooseDirection' as const, unit: 'u1', heading: 18_000 }
    return directionTool.trace(stateOf({ ...free, degree }, setting), 'red', order)
  }
  const rules = ({ notes = [] }: ReturnType<typeof trace>) => notes.map(({ rule }) => rule)
  const enemy = { units: [{}, { id: 'foe', seat: 'blue', y: 90_000 }] }
  expect(rules(trace({}))).toEqual(['BA-5.3.1-01'])
  expect(trace({}).meets).toBeUndefined()
  expect(rules(trace(enemy))).toEqual(['BA-5.3.1-01', 'BA-5.3.1-05'])
  expect(trace(enemy).meets).toEqual({ key: 'ba.trace.barred', values: { by: 'foe' } })
  expect(rules(trace({}, 'FU'))).toEqual(['BA-5.4.1-02'])
})
