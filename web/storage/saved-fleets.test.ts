import { beforeEach, expect, test, vi } from 'vitest'
import { forgetFleet, MOST_FLEETS, saveFleet, savedFleets } from './saved-fleets.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const rows = [{ card: 'brig', name: 'Lynx' }]

test('fleets are kept by book and name, the newest of a name, and forgotten', () => {
  expect(saveFleet('one', 'Home Fleet', rows)).toBe(true)
  saveFleet('two', 'Home Fleet', [])
  saveFleet('one', 'Channel', rows)
  saveFleet('one', 'Home Fleet', [...rows, ...rows])
  expect(savedFleets('one')).toEqual({ Channel: rows, 'Home Fleet': [...rows, ...rows] })
  forgetFleet('one', 'Channel')
  expect(Object.keys(savedFleets('one'))).toEqual(['Home Fleet'])
  expect(savedFleets('two')).toEqual({ 'Home Fleet': [] })
})

test('of very many the oldest go, and what is no fleet is passed over', () => {
  for (let at = 0; at <= MOST_FLEETS; at++) saveFleet('one', `Fleet ${at}`, rows)
  expect(Object.keys(savedFleets('one'))).toHaveLength(MOST_FLEETS)
  expect(savedFleets('one')).not.toHaveProperty('Fleet 0')
  kept.set('grognard.fleets', '{"one":{"a":7,"b":[1],"c":[{"card":"x"}]},"two":3}')
  expect(savedFleets('one')).toEqual({ c: [{ card: 'x' }] })
  expect(savedFleets('two')).toEqual({})
  kept.set('grognard.fleets', '{')
  expect(savedFleets('one')).toEqual({})
})

test('where nothing can be kept, it is said', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(saveFleet('one', 'Home Fleet', rows)).toBe(false)
})
