import { afterEach, expect, test, vi } from 'vitest'
import { createHover, createPress } from './press.ts'
import type { Point } from '../base/place.ts'
import type { Gestures } from './press.ts'

/** A press, and what it came to in words and numbers. */
function pressing(takesDrag = false) {
  const told: unknown[][] = []
  const tell =
    (what: string) =>
    (...values: unknown[]): void => {
      told.push([what, ...values])
    }
  const gestures: Gestures = {
    tapped: (place, by) => told.push(['tapped', place, by]),
    tappedTwice: tell('tappedTwice'),
    held: tell('held'),
    hovered: tell('hovered'),
    takesDrag: () => takesDrag,
    drawn: tell('drawn'),
    drawnTo: tell('drawnTo'),
    panned: tell('panned'),
    zoomed: tell('zoomed'),
  }
  return { press: createPress(gestures), told }
}

const at = (x: number, y = 0) => ({ x, y })

test('a press that hardly moves is a tap', () => {
  const { press, told } = pressing()
  press.down(1, at(10))
  expect(press.move(1, at(14))).toBe(true)
  press.up(1, at(14), 'mouse')
  press.stop()
  expect(told).toEqual([['tapped', at(14), 'mouse']])
})

test('a press that moves pushes the chart, or draws where the hand takes the drag', () => {
  const pushed = pressing()
  pushed.press.down(1, at(10))
  pushed.press.move(1, at(20))
  pushed.press.move(1, at(25, 5))
  pushed.press.up(1, at(25, 5), 'pen')
  expect(pushed.told).toEqual([
    ['panned', 10, 0],
    ['panned', 5, 5],
  ])
  const drawing = pressing(true)
  drawing.press.down(1, at(10))
  drawing.press.move(1, at(20))
  drawing.press.up(1, at(21), 'touch')
  expect(drawing.told).toEqual([
    ['drawn', at(20)],
    ['drawnTo', at(21)],
  ])
})

test('two fingers spread the chart about their middle, and leave no tap', () => {
  const { press, told } = pressing()
  press.down(1, at(0))
  press.down(2, at(100))
  press.move(2, at(200))
  press.up(2, at(200), 'touch')
  press.up(1, at(0), 'touch')
  press.stop()
  expect(told).toEqual([
    ['zoomed', at(100), 2],
    ['panned', 50, 0],
  ])
})

afterEach(() => void vi.useRealTimers())

test('a press that stays is held, and its release is no tap', () => {
  vi.useFakeTimers()
  const { press, told } = pressing()
  press.down(1, at(10))
  vi.advanceTimersByTime(600)
  press.up(1, at(10), 'touch')
  expect(told).toEqual([['held', at(10)]])
})

test('a pointer that is not pressed only hovers', () => {
  const { press, told } = pressing()
  expect(press.move(1, at(10))).toBe(false)
  press.up(1, at(10), 'mouse')
  expect(told).toEqual([])
})

test('after a hover that took long the page has as long to itself, and then the last place is told', () => {
  vi.useFakeTimers()
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  const told: (number | undefined)[] = []
  const hover = createHover(place => {
    told.push(place?.x)
    vi.advanceTimersByTime(80)
  })
  hover.soon(at(1))
  frames.shift()?.()
  hover.soon(at(2))
  hover.soon(at(3))
  expect(frames).toEqual([])
  vi.advanceTimersByTime(100)
  frames.shift()?.()
  hover.stop()
  expect(told).toEqual([1, 3])
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a pointer at rest is told once, until something is pressed', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  const told: (number | undefined)[] = []
  const hover = createHover(place => told.push(place?.x))
  const tellNext = (place: Point): void => {
    hover.soon(place)
    frames.shift()?.()
  }
  tellNext(at(1))
  tellNext(at(1))
  expect(told).toEqual([1])
  hover.forget()
  tellNext(at(1))
  tellNext(at(2))
  expect(told).toEqual([1, 1, 2])
  hover.stop()
  vi.unstubAllGlobals()
})
