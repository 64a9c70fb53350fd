import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import { meleeWith } from '../chapters/melee/fixtures.ts'
import { tableFor } from '../model/fixtures.ts'
import { battleOf } from './fixtures.ts'
import type { Setting } from './fixtures.ts'
import { isInLine, linesOf, lookAtLines, lookAtLinesAsDeployed } from './lines.ts'
import { shipOf } from './ships.ts'
import type { Ship, State } from './state.ts'

/** Third rates (2 inches long) northwards in line ahead, one at each place from the head down. */
function lineAt(places: number[], changes: Record<number, Partial<Ship>> = {}): Partial<Ship>[] {
  return places.map((y, place) => ({
    id: `s${place + 1}`,
    card: 'line3',
    y: inches(y),
    ...changes[place + 1],
  }))
}

/** Gaps of two inches. */
const FOUR = [38, 34, 30, 26]

function inLine(ships: Partial<Ship>[], setting: Setting = {}): string[] {
  const state = battleOf({ ...setting, ships })
  return state.ships.filter(ship => isInLine(state, ship)).map(ship => ship.id)
}

test('[LOB-103] three ships of the line with gaps of two inches are a line, two are none', () => {
  expect(inLine(lineAt([38, 34, 30]))).toEqual(['s1', 's2', 's3'])
  expect(inLine(lineAt([38, 34]))).toEqual([])
  expect(inLine(lineAt([38, 34, 29.99]))).toEqual([])
})

test('[LOB-103] [LOB-106] smaller classes neither count nor bridge', () => {
  expect(inLine(lineAt(FOUR, { 4: { card: 'frigate5' } }))).toEqual(['s1', 's2', 's3'])
  expect(inLine(lineAt(FOUR, { 2: { card: 'frigate5' } }))).toEqual([])
})

test('[LOB-103] a ship that struck or has no crew is no longer in it', () => {
  expect(inLine(lineAt(FOUR, { 1: { isStruck: true } }))).toEqual(['s2', 's3', 's4'])
  expect(inLine(lineAt(FOUR, { 2: { crew: 0 } }))).toEqual([])
})

test.each([
  ['at anchor', { isAnchored: true }],
  ['aground', { agroundSince: 1 }],
  ['without sails', { sails: 0 }],
  ['in flight', { isFleeing: true }],
])('[LOB-103] a ship %s sails in no line and holds none together', (_, change) => {
  expect(inLine(lineAt(FOUR, { 1: change }))).toEqual(['s2', 's3', 's4'])
  expect(inLine(lineAt(FOUR, { 2: change }))).toEqual([])
  const table = tableFor(battleOf({ ships: lineAt([38, 34, 30], { 3: change }) }))
  lookAtLines(table)
  expect(table.events).toEqual([])
})

test('[LOB-103] [LOB-172] a ship in a melee lies still and holds no line together', () => {
  const enemy = { id: 'e', card: 'line3', seat: 'blue', x: inches(24.9), y: inches(34) }
  const melees = [meleeWith({ attacker: 'e', defender: 's2' })]
  expect(inLine([...lineAt(FOUR), enemy])).toEqual(['s1', 's2', 's3', 's4'])
  expect(inLine([...lineAt(FOUR), enemy], { melees })).toEqual([])
})

test('[LOB-103] ships that sail, however slowly, make a line', () => {
  const crippled = { sails: 1, isMainmastLost: true, rudderTurns: 3 }
  expect(inLine(lineAt(FOUR, { 2: crippled }))).toEqual(['s1', 's2', 's3', 's4'])
})

test('[LOB-106] the follower lies within 30 degrees of the leader’s stern axis', () => {
  const aside = (x: number) => inLine(lineAt([38, 35, 32], { 3: { x } }))
  expect(aside(inches(24) + 577)).toEqual(['s1', 's2', 's3'])
  expect(aside(inches(24) + 579)).toEqual([])
})

test('[LOB-106] headings differ by 30 degrees at most', () => {
  const turned = (heading: number, x: number) =>
    inLine(lineAt([37.866, 35, 32], { 1: { heading, x: inches(x) } }))
  expect(turned(3000, 24.8)).toEqual(['s1', 's2', 's3'])
  expect(turned(3001, 24.8)).toEqual([])
  expect(turned(33_000, 23.2)).toEqual(['s1', 's2', 's3'])
  expect(turned(32_999, 23.2)).toEqual([])
})

test('[LOB-105] [LOB-106] an enemy hull in a gap breaks it there, a friend’s does not', () => {
  const between = { id: 'e', card: 'schooner', y: inches(36), heading: 9000 }
  expect(inLine([...lineAt(FOUR), { ...between, seat: 'blue' }])).toEqual(['s2', 's3', 's4'])
  expect(inLine([...lineAt(FOUR), between])).toEqual(['s1', 's2', 's3', 's4'])
})

test('[LOB-105] pieces of fewer than three lose the bonus', () => {
  const between = { id: 'e', card: 'schooner', seat: 'blue', y: inches(32), heading: 9000 }
  expect(inLine([...lineAt(FOUR), between])).toEqual([])
  expect(inLine([...lineAt([...FOUR, 22]), between])).toEqual(['s3', 's4', 's5'])
})

test('[LOB-112] a link that was sailed through stays broken for the turn', () => {
  const brokenLinks = [{ leader: 's1', follower: 's2' }]
  expect(inLine(lineAt(FOUR), { brokenLinks })).toEqual(['s2', 's3', 's4'])
})

test('[LOB-103] allied squadrons form one line, enemies do not', () => {
  const players = [{ seat: 'red' }, { seat: 'green', side: 0 }, { seat: 'blue', side: 1 }]
  const with3rd = (seat: string) => inLine(lineAt([38, 34, 30], { 3: { seat } }), { players })
  expect(with3rd('green')).toEqual(['s1', 's2', 's3'])
  expect(with3rd('blue')).toEqual([])
})

function strokes(state: State): number {
  const table = tableFor(state)
  lookAtLines(table)
  return table.state.players[0]?.strokes.manoeuvre ?? 0
}

test('[LOB-111] a line formed in play is noted once, not again while it sails on', () => {
  const state = battleOf({ ships: lineAt(FOUR) })
  expect(strokes(state)).toBe(1)
  expect(state.ships.every(ship => ship.wasInLine)).toBe(true)
  expect(strokes(state)).toBe(1)
})

test('[LOB-111] a line as deployed is seen and not noted', () => {
  const table = tableFor(battleOf({ ships: lineAt(FOUR) }))
  lookAtLinesAsDeployed(table)
  expect(table.state.players[0]?.strokes.manoeuvre).toBe(0)
  expect(shipOf(table.state, 's2').wasInLine).toBe(true)
})

test('[LOB-111] a line joined by another ship is no new line; one broken up and formed again is', () => {
  const joined = battleOf({ ships: lineAt(FOUR, { 1: { wasInLine: true } }) })
  expect(strokes(joined)).toBe(0)
  const scattered = battleOf({ ships: lineAt([38, 30, 22], { 1: { wasInLine: true } }) })
  expect(strokes(scattered)).toBe(0)
  expect(shipOf(scattered, 's1').wasInLine).toBe(false)
})

test('[LOB-103] two lines are told apart, each with its leader first', () => {
  const second = lineAt([38, 34, 30]).map(ship => ({
    ...ship,
    id: `t${ship.id}`,
    x: inches(40),
  }))
  const state = battleOf({ ships: [...lineAt([30, 38, 34]), ...second] })
  expect(linesOf(state).map(line => line.map(ship => ship.id))).toEqual([
    ['s2', 's3', 's1'],
    ['ts1', 'ts2', 'ts3'],
  ])
})

test('[LOB-104] the bonus is asked for by the ship, and a frigate has none', () => {
  const state = battleOf({ ships: [{ id: 'f', card: 'frigate5' }, ...lineAt([38, 34, 30])] })
  expect(isInLine(state, shipOf(state, 'f'))).toBe(false)
  expect(isInLine(state, shipOf(state, 's2'))).toBe(true)
})

test('[LOB-103] the leader comes first wherever she is in the list', () => {
  for (const places of [
    [38, 34, 30],
    [34, 38, 30],
    [34, 30, 38],
    [30, 34, 38],
    [30, 38, 34],
  ]) {
    const [line = []] = linesOf(battleOf({ ships: lineAt(places) }))
    expect(line.map(ship => ship.y)).toEqual([38, 34, 30].map(inches))
  }
})

/** Twelve third rates, each following the next, a twelfth of a circle further round. */
const ringOf12 = Array.from({ length: 12 }, (_, place): Partial<Ship> => {
  const heading = place * 3000
  const x = Math.round(inches(24) - inches(6.76) * cosine(heading))
  const y = Math.round(inches(24) + inches(6.76) * sine(heading))
  return { id: `s${place}`, card: 'line3', heading, x, y }
})

test('[LOB-103] ships that follow each other in a ring are a line', () => {
  expect(inLine(ringOf12)).toHaveLength(12)
  expect(linesOf(battleOf({ ships: ringOf12 })).map(line => line.length)).toEqual([12])
})

test('[LOB-103] a leader ahead of a ring is one more in its line', () => {
  const [first] = ringOf12
  const leader = { ...first, id: 'leader', y: (first?.y ?? 0) + inches(3.9) }
  expect(inLine([...ringOf12, leader])).toHaveLength(13)
  const [line = []] = linesOf(battleOf({ ships: [...ringOf12, leader] }))
  expect([line.length, line[0]?.id]).toEqual([13, 'leader'])
})
