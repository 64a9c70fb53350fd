import { readFileSync } from 'node:fs'
import { faultsOfFile, gameOf, shapeAt, valueAt, withValueAt } from '@grognard/umpire'
import type { Json } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { belleAlliance } from '../index.ts'
import { scenarioFile } from './author.ts'
import { scenarioShape } from './file-shape.ts'

const game = gameOf(belleAlliance)
const { blank } = scenarioFile

const placeOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the umpire has against the blank file with another value there: where, and what. */
function faultsWith(path: string, value: Json | undefined): [string | null, string][] {
  const faults = faultsOfFile(game, scenarioFile, withValueAt(blank, path, value))
  return faults.map(fault => [
    fault.at,
    'note' in fault ? placeOf(fault.note.values?.at) : fault.reason.message,
  ])
}

test('[BA-1.1.9-01] an author begins with a file that is in order', () => {
  expect(faultsOfFile(game, scenarioFile, blank)).toEqual([])
  expect(game.pictureOfFile(blank)?.pieces).toHaveLength(10)
})

test('[BA-1.1.9-01] a spoilt file is told of with its place and the thing on the chart', () => {
  const battalion = 'sides[0].units[1]'
  expect(faultsWith(`${battalion}.valeur`, 9)).toEqual([[battalion, `${battalion}.valeur`]])
  expect(faultsWith('sides[1].units', [])).toEqual([[null, 'sides[1].units']])
  expect(faultsWith(`${battalion}.x`, -60)).toEqual([[battalion, 'ba.refuse.fileOffBoard']])
  expect(faultsWith(`${battalion}.chief`, 'nobody')).toEqual([[battalion, 'ba.refuse.fileNoChief']])
  expect(faultsWith('start', 'noon')).toEqual([[null, 'ba.refuse.fileStart']])
})

test('[BA-1.1.9-01] a side without units is still drawn, what is no file is not', () => {
  expect(game.pictureOfFile(withValueAt(blank, 'sides[1].units', []))?.pieces).toHaveLength(8)
  expect(game.pictureOfFile({ format: 'other' })).toBeNull()
})

test('[BA-T-21] whatever is laid of the lists fits the shape of its list but for its place', () => {
  const place = { x: 60, y: 45, heading: 0 }
  const points = [
    [10, 40],
    [20, 40],
    [20, 50],
  ]
  for (const { path, kinds } of scenarioFile.lists(blank)) {
    expect(kinds.length).toBeGreaterThan(0)
    for (const { lies, item } of kinds) {
      const whole = { ...item, ...(lies === 'piece' ? { ...place, ...item } : { points }) }
      const file = withValueAt(blank, `${path}[9]`, whole)
      const notes = faultsOfFile(game, scenarioFile, file).filter(fault => 'note' in fault)
      expect({ path, item, notes }).toEqual({ path, item, notes: [] })
    }
  }
})

test('[BA-T-21] the troops offered are those of the year', () => {
  const troopsIn = (year: number) =>
    JSON.stringify(scenarioFile.lists(withValueAt(blank, 'year', year)).at(-1)?.kinds)
  expect(troopsIn(1813)).not.toBe(troopsIn(1815))
})

test('[BA-1.1.9-01] a unit names its commander and its troops by what a player reads', () => {
  const values = (path: string) => scenarioFile.valuesAt?.(blank, path)
  const unit = 'sides[1].units[0]'
  expect(values(`${unit}.chief`)).toEqual([{ value: 'prussia-C1', at: 'sides[1].chiefs[0]' }])
  const entries = values(`${unit}.entry`)?.map(({ value }) => value)
  expect(entries).toContain('13. til 24. linie')
  expect(entries).not.toContain('7. og 8. dragoner')
  expect(new Set(entries).size).toBe(entries?.length)
  expect(values(`${unit}.name`)).toBeNull()
})

test('[BA-1.1.9-01] places are those of the chart; a building is garrisoned, no wood', () => {
  const lying = (id: string, kind: string): Json => ({ id, kind, points: [[1, 1]] })
  const terrain = [lying('wood1', 'wood'), lying('house1', 'building')]
  const values = (path: string) =>
    scenarioFile.valuesAt?.(withValueAt(blank, 'terrain', terrain), path)?.map(one => one.value)
  expect(values('victory.points[0].places')).toEqual(['wood1', 'house1'])
  expect(values('sides[0].units[0].building')).toEqual(['house1'])
})

test('[BA-1.1.4-01] the next commander is named after his command, under a number of his own', () => {
  const laid = scenarioFile.lists(blank).flatMap(({ kinds }) => kinds)
  expect(laid.flatMap(({ item }) => (item.id === 'C' ? [item.name] : []))).toEqual([
    'Brigade 2',
    'Division 1',
    'Corps 1',
    'Brigade 2',
    'Division 1',
    'Corps 1',
  ])
})

test('every field of the form has a shape, and the example of the guide can be drawn', () => {
  for (const path of scenarioFile.fields) expect(shapeAt(scenarioShape, path)).toBeDefined()
  const example: Json = JSON.parse(readFileSync('docs/scenario-example.json', 'utf8'))
  expect(faultsOfFile(game, scenarioFile, example)).toEqual([])
  expect(valueAt(example, 'sides[0].units[0].id')).toBe('f1')
})
