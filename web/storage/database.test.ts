import { expect, test, vi } from 'vitest'
import { askToStay } from './database.ts'

test('a browser is asked once to keep battles, and its answer holds', async () => {
  const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  expect(await askToStay({ persist, persisted: async () => false })).toBe(true)
  expect(persist).toHaveBeenCalledTimes(1)
  expect(await askToStay({ persist, persisted: async () => true })).toBe(true)
  expect(persist).toHaveBeenCalledTimes(1)
})

test('a browser that knows nothing of it, or will not hear of it, does no harm', async () => {
  expect(await askToStay(undefined)).toBe(false)
  expect(await askToStay({})).toBe(false)
  const refuses = async (): Promise<boolean> => {
    throw new TypeError('not on this address')
  }
  expect(await askToStay({ persist: refuses, persisted: refuses })).toBe(false)
})
