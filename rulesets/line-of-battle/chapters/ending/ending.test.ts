import type { Message } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Ship, State } from '../../model/state.ts'
import { countPoints, endBattle, endingOf, resultOf } from './ending.ts'
import { gone, spying } from './fixtures.ts'

const corners = [
  { id: 'red1', x: 10_000, y: 10_000 },
  { id: 'blue1', seat: 'blue', x: 40_000, y: 40_000 },
]

function endedAt(turn: number, ships: Partial<Ship>[] = corners): State {
  const state = battleOf({ turn, ships, rules: { turnLimit: 12 } })
  countPoints(tableFor(state))
  return state
}

test('[LOB-048] the battle ends after its last turn and goes on before', () => {
  expect(endedAt(11).outcome).toBeNull()
  expect(endedAt(12).outcome).toEqual({
    winners: [],
    message: {
      key: 'lob.outcome.draw',
      values: expect.objectContaining({
        ending: { key: 'lob.ending.turnLimit' },
        points: 5,
        otherPoints: 5,
      }),
    },
  })
})

test('[LOB-048] it ends when a side has no operational ship on the board and none to come', () => {
  const wreck = { id: 'wreck', seat: 'blue', crew: 0, x: 40_000, y: 40_000 }
  expect(endedAt(2, [{ id: 'red1' }, wreck]).outcome).not.toBeNull()
  const relief = { id: 'relief', seat: 'blue', status: 'waiting' as const }
  const convoy = battleOf({
    ships: [{ id: 'red1' }, wreck, relief],
    rules: { deployment: 'convoy' },
  })
  expect(endingOf(convoy)).toBeNull()
})

test('[LOB-048] [LOB-042] a ship that found no room on her ground is not one to come', () => {
  const wreck = { id: 'wreck', seat: 'blue', crew: 0, x: 40_000, y: 40_000 }
  const away = { id: 'away', seat: 'blue', status: 'waiting' as const }
  expect(endedAt(2, [{ id: 'red1' }, wreck, away]).outcome).not.toBeNull()
})

test('[LOB-048] it ends when all agree', () => {
  const state = battleOf({ ships: corners, proposal: 'end' })
  endBattle(tableFor(state), 'agreement')
  expect(state.outcome?.message.values?.ending).toEqual({ key: 'lob.ending.agreement' })
  expect(state.proposal).toBeNull()
})

test('[LOB-215] [LOB-216] [LOB-217] [LOB-218] every line of the count is told before the result', () => {
  const ships = [
    { id: 'a', x: 10_000, y: 10_000 },
    { id: 'b', seat: 'blue', status: 'sunk' as const, officer: 'admiral' as const },
    { id: 'c', firstSeat: 'blue', x: 11_000, y: 10_000 },
    { id: 'd', status: 'fled' as const, left: { edge: 0, byMorale: true } },
  ]
  const table = tableFor(battleOf({ ships, turn: 3 }))
  countPoints(table)
  const counted = table.events.flatMap(event => (event.kind === 'pointsCounted' ? [event] : []))
  expect(
    counted.map(({ side, rule, points, ship, quarter }) => ({ side, rule, points, ship, quarter })),
  ).toEqual([
    { side: 0, rule: 'LOB-215', points: 10, ship: 'b', quarter: null },
    { side: 0, rule: 'LOB-216', points: 5, ship: 'c', quarter: null },
    { side: 0, rule: 'LOB-218', points: 5, ship: null, quarter: 0 },
    { side: 1, rule: 'LOB-217', points: 5, ship: 'd', quarter: null },
  ])
  expect(table.events.at(-1)).toMatchObject({ kind: 'battleEnded', points: [20, 5] })
})

test('[LOB-254] the points of the task are a line of the count', () => {
  const table = tableFor(spying(gone))
  countPoints(table)
  expect(table.events).toContainEqual({
    kind: 'pointsCounted',
    side: 0,
    rule: 'LOB-254',
    points: 10,
    ship: null,
    quarter: null,
  })
})

test('[LOB-112] a link of a line that was broken mends when the turn is over', () => {
  const state = battleOf({
    ships: corners,
    brokenLinks: [{ leader: 'a', follower: 'b' }],
    shaken: ['red1'],
  })
  countPoints(tableFor(state))
  expect([state.brokenLinks, state.shaken]).toEqual([[], []])
})

test('[LOB-219] the side with more points wins by the grade of the difference', () => {
  const lost = { seat: 'red', firstSeat: 'blue', officer: 'admiral' as const }
  const sunk = { id: 'b', seat: 'blue', status: 'sunk' as const }
  const state = endedAt(3, [{ id: 'a', ...lost, x: 10_000, y: 10_000 }, sunk])
  expect(state.outcome).toEqual({
    winners: ['red'],
    message: {
      key: 'lob.outcome.won',
      values: expect.objectContaining({
        side: { key: 'lob.side.0' },
        grade: { key: 'lob.grade.narrow' },
        points: 20,
        otherPoints: 0,
      }),
    },
  })
})

test('[LOB-219] [LOB-S-6] a fleet action of our own is won by less than the table asks for', () => {
  const sides = (leastLead: number, more: Partial<Ship> = {}) => {
    const sunk = { id: 'b', seat: 'blue', status: 'sunk' as const }
    const ships = [{ id: 'a', x: 10_000, y: 10_000 }, sunk, { id: 'c', seat: 'blue', ...more }]
    return resultOf(battleOf({ ships, rules: { leastLead } }))
  }
  expect(sides(11)).toMatchObject({ points: [10, 0], grade: 'draw', side: null })
  expect(sides(6)).toMatchObject({ points: [10, 0], grade: 'narrow', side: 0 })
  expect(sides(6, { x: 40_000, y: 40_000 })).toMatchObject({ points: [10, 5], grade: 'draw' })
})

function told({ key, values = {} }: Message): string {
  const words = Object.values(values).map(value =>
    typeof value === 'object' ? told(value) : String(value),
  )
  return [key, ...words].join(' ')
}

test('[LOB-048] [LOB-215] [LOB-218] the end tells what became of each ship, and what points are for', () => {
  const state = endedAt(3, [
    { id: 'ajax', x: 10_000, y: 10_000 },
    { id: 'wreck', seat: 'blue', crew: 0, x: 40_000, y: 40_000 },
    { id: 'heros', seat: 'blue', status: 'fled' },
    { id: 'prize', seat: 'red', firstSeat: 'blue', x: 10_000, y: 12_000 },
  ])
  const { ending, earned, otherEarned } = state.outcome?.message.values ?? {}
  if (typeof ending !== 'object' || typeof earned !== 'object') throw new Error('Nothing was told.')
  expect(told(ending)).toMatch(/^lob.ending.fleetGone lob.side.1 /)
  for (const fate of ['wreck lob.gone.unmanned', 'heros lob.gone.fled', 'prize lob.gone.taken'])
    expect(told(ending)).toContain(fate)
  expect(told(earned)).toContain('5 lob.for.quarter.0')
  expect(told(earned)).toContain('5 lob.for.fled heros')
  expect(otherEarned).toEqual({ key: 'lob.outcome.nothing' })
})

test('[LOB-254] the end tells the points of the task with the others', () => {
  const state = spying(gone)
  countPoints(tableFor(state))
  const { earned } = state.outcome?.message.values ?? {}
  if (typeof earned !== 'object') throw new Error('Nothing was told.')
  expect(told(earned)).toContain('10 lob.for.mission')
})
