import { faultsOfFile, gameOf, shapeAt, withValueAt } from '@grognard/umpire'
import type { Json } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { classChart } from '../book/tables/class-chart.ts'
import { woodenShips } from '../index.ts'
import { scenarioFile } from './author.ts'
import { scenarioShape } from './file.ts'

const game = gameOf(woodenShips)
const { blank, places } = scenarioFile

const placeOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the umpire has against the blank file with other values there: where, and what. */
function faultsWith(...changes: [path: string, value: Json][]): [string | null, string][] {
  const file = changes.reduce((now, [path, value]) => withValueAt(now, path, value), blank)
  return faultsOfFile(game, scenarioFile, file).map(fault => [
    fault.at,
    'note' in fault ? placeOf(fault.note.values?.at) : fault.reason.message,
  ])
}

const ship = 'sides[0].ships[0]'

test('[WS-006] an author begins with a file that is in order and bears its name', () => {
  expect(faultsWith()).toEqual([])
  const state = game.prepare('own', {}, { scenario: withValueAt(blank, 'title', 'Off Brest') })
  const { title, windFrom } = game.picture(state)
  expect(title?.values).toEqual({ name: 'Off Brest' })
  expect(windFrom).toBe(30_000)
})

test('[WS-010] a ship stands where she is drawn, and every place of the sheet comes back the same', () => {
  const [piece] = game.pieces(game.prepare('own', {}, { scenario: blank }))
  const bow = places.toGround({ x: 8, y: 9 })
  expect(Math.hypot((piece?.x ?? 0) - bow.x, (piece?.y ?? 0) - bow.y)).toBeLessThanOrEqual(500)
  for (const x of [1, 2, 3, 30])
    for (const y of [1, 9, 22]) expect(places.toFile(places.toGround({ x, y }))).toEqual({ x, y })
})

test('[WS-006] a spoilt file is told of with its place', () => {
  expect(faultsWith([`${ship}.heading`, 90])).toEqual([[ship, `${ship}.heading`]])
  expect(faultsWith([`${ship}.class`, 'br-galleon'])).toEqual([[ship, `${ship}.class`]])
  expect(faultsWith(['sides[1].ships', []])).toEqual([[null, 'sides[1].ships']])
})

test('[WS-010] [WS-013] [WS-250] no ship begins off the sheet, ashore or in the hex of another', () => {
  expect(faultsWith([`${ship}.x`, 40])).toEqual([[ship, 'ws.refuse.fileOffSheet']])
  expect(faultsWith(['ground', [{ x: 8, y: 9, depth: 0 }]])).toEqual([
    [ship, 'ws.refuse.fileAshore'],
  ])
  expect(faultsWith([`${ship}.x`, 22], [`${ship}.y`, 14])).toEqual([
    [ship, 'ws.refuse.fileHexTaken'],
    ['sides[1].ships[0]', 'ws.refuse.fileHexTaken'],
  ])
  expect(faultsWith([`${ship}.name`, 'Pomone'])).toHaveLength(2)
})

test('[WS-016] whatever is laid of the lists fits, under a name of its own', () => {
  for (const { path, kinds } of scenarioFile.lists(blank)) {
    expect(kinds.length).toBeGreaterThan(0)
    for (const { item } of kinds)
      expect(faultsWith([`${path}[9]`, { ...item, x: 15, y: 4 }])).toEqual([])
  }
})

test('[WS-016] a row of the class chart is told by what it is, and no two are told alike', () => {
  const rows = scenarioFile.valuesAt?.(blank, `${ship}.class`) ?? []
  expect(rows.map(({ value }) => value)).toEqual(classChart.map(({ id }) => id))
  const told = rows.map(row => JSON.stringify('name' in row && row.name))
  expect(new Set(told).size).toBe(classChart.length)
  expect(scenarioFile.valuesAt?.(blank, `${ship}.name`)).toBeNull()
})

test('every field of the form has a shape', () => {
  for (const path of scenarioFile.fields) expect(shapeAt(scenarioShape, path)).toBeDefined()
})
