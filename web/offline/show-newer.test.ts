import { afterEach, expect, test, vi } from 'vitest'
import { showWhenAsked } from './show-newer.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the newer page takes over when a window asks for it, and for nothing else', () => {
  const skipWaiting = vi.fn(async () => undefined)
  let hear: (event: object) => void = () => undefined
  vi.stubGlobal('skipWaiting', skipWaiting)
  vi.stubGlobal('addEventListener', (_name: string, heard: typeof hear) => (hear = heard))
  showWhenAsked()
  hear({ type: 'message', data: 'something else' })
  expect(skipWaiting).not.toHaveBeenCalled()
  hear({ type: 'message', data: 'show the newer page' })
  expect(skipWaiting).toHaveBeenCalledOnce()
})
