import { expect, test } from 'vitest'
import { battleOf, rulesIn, tableOf } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import { move } from './move.ts'
import { comeAbout, wear } from './tack.ts'

/** Close-hauled on the larboard tack, north-west, wind from the north. */
function closeHauled(setting: Setting = {}) {
  return battleOf({ ships: [{ x: 12, y: 8, heading: 7 }], ...setting })
}

const about = { kind: 'comeAbout', heading: 1 } as const
const worn = { kind: 'wear', heading: 1 } as const

test('[SOL-030] from 90 degrees off to 90 degrees off a ship turns right round', () => {
  const state = battleOf({ ships: [{ x: 12, y: 8, heading: 6 }] })
  comeAbout.execute(tableOf(state), 'a', { kind: 'comeAbout', heading: 2 })
  expect(state.ships[0]).toMatchObject({ x: 12, y: 7, heading: 2 })
})

test('[SOL-030] [SOL-035] running before the wind or lying head to it, a ship cannot change its tack', () => {
  for (const heading of [0, 3, 4, 5]) {
    const state = battleOf({ ships: [{ heading }] })
    expect(rulesIn(comeAbout.judge(state, 'a', about))).toContain('SOL-030')
    expect(rulesIn(wear.judge(state, 'a', worn))).toContain('SOL-035')
  }
})

test('[SOL-030] [SOL-035] neither ends on the old tack, off the wind or head to it', () => {
  for (const heading of [0, 3, 4, 5, 6, 7]) {
    expect(rulesIn(comeAbout.judge(closeHauled(), 'a', { ...about, heading }))).toEqual(['SOL-030'])
    expect(rulesIn(wear.judge(closeHauled(), 'a', { ...worn, heading }))).toEqual(['SOL-035'])
  }
})

test('[SOL-031] [SOL-034] coming about is one move, a cable straight into the wind', () => {
  const state = closeHauled()
  comeAbout.execute(tableOf(state), 'a', about)
  expect(state.ships[0]).toMatchObject({ x: 12, y: 7, heading: 1, lastAction: 'comeAbout' })
  expect(state.turn?.moves).toBe(1)
})

test('[SOL-036] [SOL-039] wearing is one move, a cable straight downwind', () => {
  const state = closeHauled()
  wear.execute(tableOf(state), 'a', worn)
  expect(state.ships[0]).toMatchObject({ x: 12, y: 9, heading: 1, lastAction: 'wear' })
  expect(state.turn?.moves).toBe(1)
})

test('[SOL-032] [SOL-037] SOL-TV-72: without a sail on the foremast a ship wears but does not come about', () => {
  for (const fore of [0, null]) {
    const masts = { fore, main: 3, mizzen: 3 }
    const state = closeHauled({ ships: [{ heading: 7, masts }] })
    expect(rulesIn(comeAbout.judge(state, 'a', about))).toEqual(['SOL-032'])
    expect(comeAbout.legalOrders(state, 'a')).toEqual([])
    expect(rulesIn(wear.judge(state, 'a', worn))).toEqual([])
  }
})

test('[SOL-033] SOL-TV-71: coming about does not follow coming about, not in the next turn either', () => {
  const state = closeHauled()
  const table = tableOf(state)
  comeAbout.execute(table, 'a', about)
  const back = { kind: 'comeAbout', heading: 7 } as const
  expect(rulesIn(comeAbout.judge(state, 'a', back))).toEqual(['SOL-033'])
  table.emit({ kind: 'turnEnded', ship: 'a1', turnsAway: 0 })
  table.emit({
    kind: 'turnBegan',
    ship: 'a1',
    isWreckHolding: false,
    wasAdrift: false,
    isOver: false,
  })
  expect(rulesIn(comeAbout.judge(state, 'a', back))).toEqual(['SOL-033'])
  expect(comeAbout.legalOrders(state, 'a')).toEqual([])
})

test('[SOL-033] a plain move or wearing between two allows the second', () => {
  const moved = closeHauled()
  comeAbout.execute(tableOf(moved), 'a', about)
  move.execute(tableOf(moved), 'a', { kind: 'move', turn: 0, alongside: null })
  expect(rulesIn(comeAbout.judge(moved, 'a', { kind: 'comeAbout', heading: 7 }))).toEqual([])
  const wore = closeHauled()
  comeAbout.execute(tableOf(wore), 'a', about)
  wear.execute(tableOf(wore), 'a', { kind: 'wear', heading: 7 })
  expect(rulesIn(comeAbout.judge(wore, 'a', about))).toEqual([])
})

test('[SOL-038] a ship wears twice running', () => {
  const state = closeHauled()
  wear.execute(tableOf(state), 'a', worn)
  expect(rulesIn(wear.judge(state, 'a', { kind: 'wear', heading: 7 }))).toEqual([])
})

test('[SOL-040] [SOL-133] coming about or wearing onto a ship is a collision, and not to be chosen', () => {
  const windward = { seat: 'b', x: 12, y: 7 }
  const leeward = { seat: 'b', x: 12, y: 9, number: 2 }
  const state = closeHauled({ ships: [{ x: 12, y: 8, heading: 7 }, windward, leeward] })
  expect(rulesIn(comeAbout.judge(state, 'a', about))).toEqual(['SOL-133'])
  expect(rulesIn(wear.judge(state, 'a', worn))).toEqual(['SOL-133'])
  state.options.rammingAllowed = true
  comeAbout.execute(tableOf(state), 'a', about)
  expect(state.ships[0]).toMatchObject({ x: 12, y: 8, heading: 6, hull: 3 })
  expect(state.ships[1]?.hull).toBe(5)
})
