import { expect, test } from 'vitest'
import { createView, heightOf } from './view.ts'
import type { View } from './view.ts'

const sheet = { x: 0, y: 0, width: 1000, height: 500 }

function shown(width: number, height: number): View {
  const view = createView(() => {})
  view.setSheet(sheet, 100)
  view.resize({ width, height })
  return view
}

test('what was fitted is fitted anew when the window changes its size', () => {
  const view = shown(1000, 800)
  view.fit(sheet, 0)
  view.resize({ width: 400, height: 800 })
  expect(view.camera()).toEqual({ x: 500, y: 250, scale: 0.4 })
})

test('once a hand has moved the chart, the middle stays the middle when the window changes', () => {
  const view = shown(1000, 800)
  view.fit(sheet, 0)
  view.zoom(3)
  view.pan(120, 40)
  const before = view.camera()
  view.resize({ width: 400, height: 300 })
  expect(view.camera()).toEqual(before)
})

test('a place within what was fitted is in view: the chart does not move', () => {
  const view = shown(1000, 800)
  view.fit(sheet, 0)
  const before = view.camera()
  view.bringIn({ x: 1, y: 499 })
  expect(view.camera()).toEqual(before)
})

test('a place out of view is brought in with room around it', () => {
  const view = shown(400, 400)
  view.fit({ x: 0, y: 0, width: 200, height: 200 }, 0)
  view.bringIn({ x: 900, y: 100 })
  expect(view.toScreen({ x: 900, y: 100 })).toEqual({ x: 340, y: 200 })
})

test('what is fitted keeps clear of panels, and a place under one is brought out', () => {
  const view = shown(1000, 800)
  view.setCover({ top: 0, right: 0, bottom: 300, left: 0 })
  view.fit(sheet, 0)
  expect(view.toScreen({ x: 500, y: 0 }).y).toBe(500)
  view.setCover({ top: 0, right: 0, bottom: 500, left: 0 })
  const before = view.camera()
  view.bringIn({ x: 500, y: 400 })
  expect(view.camera()).toEqual(before)
  view.bringIn({ x: 500, y: 100 })
  expect(view.toScreen({ x: 500, y: 100 }).y).toBe(240)
})

test('what is seen is left where it is, though near an edge', () => {
  const view = shown(1000, 800)
  view.fit(sheet, 0)
  view.zoom(2)
  const before = view.camera()
  view.bringIn(view.toGround({ x: 955, y: 45 }))
  expect(view.camera()).toEqual(before)
})

test('a window that grows on one side keeps its ground at the other', () => {
  const view = shown(1000, 800)
  view.fit(sheet, 0)
  view.zoom(2)
  const corner = view.toGround({ x: 0, y: 0 })
  view.resize({ width: 1300, height: 800 })
  expect(view.toGround({ x: 0, y: 0 })).toEqual(corner)
})

test('a panel that rises from below moves nothing, fitted or not', () => {
  const view = shown(1000, 800)
  view.fit(sheet, 0)
  const corner = view.toGround({ x: 0, y: 0 })
  view.resize({ width: 1000, height: 600 })
  expect(view.toGround({ x: 0, y: 0 })).toEqual(corner)
  expect(view.camera().scale).toBe(1)
})

test('a window that is turned is fitted again when its panels have found their new places', () => {
  const view = shown(390, 844)
  view.setCover({ top: 40, right: 0, bottom: 420, left: 0 })
  view.fit(sheet, 0)
  view.resize({ width: 844, height: 390 })
  const panels = { top: 40, right: 400, bottom: 0, left: 0 }
  view.setCover(panels)
  const fresh = shown(844, 390)
  fresh.setCover(panels)
  fresh.fit(sheet, 0)
  expect(view.camera()).toEqual(fresh.camera())
  view.setCover({ ...panels, right: 0 })
  expect(view.camera()).toEqual(fresh.camera())
})

test('panels come and go: nothing moves for them', () => {
  const view = shown(400, 400)
  view.fit({ x: 300, y: 50, width: 400, height: 400 }, 0)
  const before = view.camera()
  for (const bottom of [250, 0, 300]) {
    view.setCover({ top: 0, right: 0, bottom, left: 0 })
    expect(view.camera()).toEqual(before)
  }
})

test('what is seen is not followed; what is out of sight is, or about to be where that is wanted, and then the chart comes back', () => {
  const view = shown(400, 400)
  view.fit({ x: 300, y: 50, width: 400, height: 400 }, 0)
  view.pan(1, 0)
  const before = view.camera()
  view.follow(view.toGround({ x: 3, y: 397 }))
  view.follow(view.toGround({ x: 43, y: 357 }), 40)
  expect(view.camera()).toEqual(before)
  view.follow(view.toGround({ x: 20, y: 200 }), 40)
  expect(view.camera().x).toBeLessThan(before.x)
  view.comeBack()
  view.follow({ x: 5, y: 100 })
  view.follow({ x: 995, y: 100 })
  expect(view.camera()).not.toEqual(before)
  view.comeBack()
  expect(view.camera()).toEqual(before)
})

test('a hand that moves the chart meanwhile is not undone', () => {
  const view = shown(400, 400)
  view.fit({ x: 300, y: 50, width: 400, height: 400 }, 0)
  view.follow({ x: 5, y: 100 })
  view.pan(20, 0)
  const before = view.camera()
  view.comeBack()
  expect(view.camera()).toEqual(before)
})

test('a fitted strip at the edge of the sheet is shown with the sheet beside it, not with bare ground', () => {
  const view = shown(400, 800)
  view.fit({ x: 400, y: 450, width: 200, height: 50 }, 0)
  const { y, height } = view.window()
  expect(y + height).toBeLessThanOrEqual(500)
})

test('in a high window a broad sheet is fitted by half its breadth, a high one whole', () => {
  expect(heightOf(sheet, { width: 400, height: 800 })).toEqual({ ...sheet, x: 250, width: 500 })
  expect(heightOf(sheet, { width: 800, height: 400 })).toEqual(sheet)
})

test('the chart goes near to what is told, never farther off, and comes back', () => {
  const view = shown(1000, 800)
  view.fit(sheet, 0)
  const before = view.camera()
  view.closeUp({ x: 400, y: 200 }, 40)
  expect(view.camera().scale).toBeCloseTo((800 * 0.3) / 40)
  expect(view.toScreen({ x: 400, y: 200 })).toEqual({ x: 500, y: 400 })
  view.closeUp({ x: 410, y: 210 }, 4000)
  expect(view.camera().scale).toBeCloseTo((800 * 0.3) / 40)
  view.comeBack()
  expect(view.camera()).toEqual(before)
})
