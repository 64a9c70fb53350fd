import { expect, test } from 'vitest'
import { placeLabels } from './labels.ts'

const label = { clear: { x: 10, y: 10 }, width: 60, height: 14 }

test('a name stands below its piece when there is room', () => {
  const offsets = placeLabels([{ id: 'a', at: { x: 100, y: 100 }, ...label }])
  expect(offsets.get('a')).toEqual({ x: 0, y: 21 })
})

test('names give way to pieces and to names before them', () => {
  const offsets = placeLabels([
    { id: 'a', at: { x: 100, y: 100 }, ...label },
    { id: 'b', at: { x: 100, y: 121 }, ...label },
  ])
  expect(offsets.get('a')?.y).toBeLessThan(0)
  expect(offsets.get('b')?.y).toBeGreaterThan(0)
})

test('where there is no room at all there is no name', () => {
  const crowd = Array.from({ length: 40 }, (_, i) => ({
    id: `${i}`,
    at: { x: (i % 8) * 22, y: Math.floor(i / 8) * 22 },
    ...label,
  }))
  const offsets = placeLabels(crowd)
  expect(offsets.size).toBeGreaterThan(0)
  expect(offsets.size).toBeLessThan(40)
})

test('a piece that lies over a larger one is named outside that', () => {
  const carrier = { left: 20, right: 180, top: 20, bottom: 180 }
  const flight = { id: 'a', at: { x: 100, y: 100 }, ...label }
  expect(placeLabels([flight], [carrier]).size).toBe(0)
  const offset = placeLabels([{ ...flight, isOver: true }], [carrier]).get('a')
  expect(Math.abs(offset?.y ?? 0)).toBeGreaterThan(80 + label.height / 2)
})

test('a name goes where the window shows it whole', () => {
  const at = { x: 20, y: 100 }
  const wanted = [
    {
      id: 'a',
      at,
      ...label,
      places: [
        { x: -40, y: 0 },
        { x: 45, y: 0 },
      ],
    },
  ]
  const window = { width: 200, height: 200 }
  expect(placeLabels(wanted, [], window).get('a')).toEqual({ x: 45, y: 0 })
  expect(placeLabels(wanted, []).get('a')).toEqual({ x: -40, y: 0 })
  const outside = wanted.map(one => ({ ...one, at: { x: -5, y: 100 } }))
  expect(placeLabels(outside, [], window).size).toBe(0)
})

test('a name is moved in from the edge of the window, and left out where it has no room there', () => {
  const window = { width: 200, height: 200 }
  const wanted = [{ id: 'a', at: { x: 12, y: 100 }, ...label, places: [{ x: 0, y: 20 }] }]
  expect(placeLabels(wanted, [], window).get('a')).toEqual({ x: 18, y: 20 })
  const body = { left: 50, right: 60, top: 110, bottom: 130 }
  expect(placeLabels(wanted, [body], window).size).toBe(0)
})

test('where a name and the line below it have no room together, the name stands alone', () => {
  const at = { x: 100, y: 100 }
  const places = [{ x: 0, y: 0 }]
  const both = { id: 'a', at, ...label, height: 40, places }
  const brief = { width: label.width, height: label.height }
  const above = { left: 0, right: 200, top: 60, bottom: 90 }
  expect(placeLabels([{ ...both, brief }], []).get('a')).toEqual({ x: 0, y: 0 })
  expect(placeLabels([{ ...both, brief }], [above]).get('a')).toEqual({ x: 0, y: 0, isBrief: true })
  expect(placeLabels([both], [above]).size).toBe(0)
})
