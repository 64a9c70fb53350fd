import { expect, test, vi } from 'vitest'
import { freshId } from './fresh-id.ts'

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('an id is drawn without what browsers have at safe addresses only', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const drawn = Array.from({ length: 200 }, freshId)
  for (const id of drawn) expect(id).toMatch(version4)
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('every bit that does not say the kind is drawn', () => {
  for (const [byte, id] of [
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ] as const) {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(array => {
      if (array instanceof Uint8Array) array.fill(byte)
      return array
    })
    expect(freshId()).toBe(id)
  }
})
