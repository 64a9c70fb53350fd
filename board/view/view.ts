import { middleOf } from '../base/place.ts'
import type { Bounds, Point, Size } from '../base/place.ts'
import { fit, limitsFor, panBy, toGround, toScreen, zoomAt } from './camera.ts'
import type { Camera } from './camera.ts'
import { createOutlook, freeOf, freeSize } from './outlook.ts'
import type { Cover, Outlook, Room } from './outlook.ts'

/** The window onto the sheet: what part of the ground is seen, and how large. */
export interface View {
  camera(): Camera
  size(): Size
  /** The sheet, and the length that should be seen well at the closest. Both in ground units. */
  setSheet(bounds: Bounds, step: number): void
  /** What was fitted is fitted anew, but where the window grows or shrinks below alone; else what lies in the middle stays there. */
  resize(size: Size): void
  /** What of the window lies under panels: what is fitted or brought in keeps clear of them. Nothing moves, but once after the window was turned. */
  setCover(cover: Cover): void
  /** The ground that is in view and under no panel. */
  window(): Bounds
  fit(bounds: Bounds, margin: number): void
  /** The pixels of a ground unit if these were fitted. */
  scaleFor(bounds: Bounds, margin: number): number
  pan(dx: number, dy: number): void
  zoom(factor: number, at?: Point): void
  centre(place: Point): void
  look(camera: Camera): void
  /** For a hand: moves just far enough for a ground point to be in view with some room; what was fitted is in view. */
  bringIn(place: Point): void
  /** By itself: moves only for a ground point that is out of sight altogether, or within so many pixels of that. */
  follow(place: Point, early?: number): void
  /** By itself: nearer to a ground point, until a length fills a good part of the window; never farther off. */
  closeUp(place: Point, length: number): void
  /** Back to where it lay before it followed anything, unless a hand has moved it since. */
  comeBack(): void
  toGround(screen: Point): Point
  toScreen(ground: Point): Point
}

/** `changed` is called after each change. */
export function createView(changed: () => void): View {
  const room: Room = {
    size: { width: 1, height: 1 },
    cover: { top: 0, right: 0, bottom: 0, left: 0 },
    sheet: { x: 0, y: 0, width: 1, height: 1 },
    step: 1,
  }
  const outlook = createOutlook(room, changed)
  return {
    ...whatIsSeen(room, outlook),
    ...movedByHand(room, outlook),
    follow: outlook.follow,
    closeUp: (place, length) => outlook.closeUp(place, length),
    comeBack: outlook.comeBack,
    ...fittedWhole(room, outlook),
    ...changedAround(room, outlook),
  }
}

type Seen = 'camera' | 'size' | 'window' | 'toGround' | 'toScreen'

function whatIsSeen(room: Room, { camera }: Outlook): Pick<View, Seen> {
  return {
    camera,
    size: () => room.size,
    window() {
      const { left, top, right, bottom } = freeOf(room)
      const low = toGround(camera(), room.size, { x: left, y: bottom })
      const high = toGround(camera(), room.size, { x: right, y: top })
      return { x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y }
    },
    toGround: screen => toGround(camera(), room.size, screen),
    toScreen: ground => toScreen(camera(), room.size, ground),
  }
}

type ByHand = 'pan' | 'zoom' | 'centre' | 'look' | 'bringIn'

function movedByHand(room: Room, { camera, look, push }: Outlook): Pick<View, ByHand> {
  return {
    pan: (dx, dy) => look(panBy(camera(), dx, dy)),
    zoom(factor, at) {
      const { size, sheet, step } = room
      const point = at ?? { x: size.width / 2, y: size.height / 2 }
      look(zoomAt(camera(), size, point, factor, limitsFor(sheet, size, step)))
    },
    centre: place => look({ ...camera(), ...place }),
    look: next => look(next),
    bringIn: push,
  }
}

function fittedWhole(room: Room, { fitTo }: Outlook): Pick<View, 'fit' | 'scaleFor'> {
  return {
    fit: (bounds, margin) => fitTo({ bounds, margin }),
    scaleFor: (bounds, margin) => fit(bounds, freeSize(room), margin).scale,
  }
}

/** The sheet, the window's size and the panels over it. */
function changedAround(
  room: Room,
  { camera, fitted, look, fitTo }: Outlook,
): Pick<View, 'setSheet' | 'resize' | 'setCover'> {
  let isTurned = false
  return {
    setSheet(sheet, step) {
      room.sheet = sheet
      room.step = step
    },
    resize(next) {
      const by = { width: next.width - room.size.width, height: next.height - room.size.height }
      room.size = next
      isTurned = by.width !== 0 && by.height !== 0 && isNearlyCovered(room)
      const whole = fitted()
      const isHigherOnly = by.width === 0 && by.height !== 0
      if (whole && !isHigherOnly) fitTo(whole)
      else if (whole) look(cornerKept(camera(), by), whole)
      else look(by.width === 0 || by.height === 0 ? cornerKept(camera(), by) : camera())
    },
    setCover(next) {
      room.cover = next
      const whole = fitted()
      if (isTurned && whole) fitTo(whole)
      isTurned = false
    },
  }
}

/** Panels that lie over so much of the window are those of before it was turned. */
const MOST_COVERED = 0.6

function isNearlyCovered(room: Room): boolean {
  const { width, height } = freeSize(room)
  const open = 1 - MOST_COVERED
  return width < room.size.width * open || height < room.size.height * open
}

/** A window that grows or shrinks on one side only keeps its ground at the other. */
function cornerKept(camera: Camera, by: Size): Camera {
  return panBy(camera, -by.width / 2, -by.height / 2)
}

/** Bounds made larger on all sides, but not beyond the sheet, and never a mere dot. */
export function widened(bounds: Bounds, by: number, sheet: Bounds): Bounds {
  const middle = middleOf(bounds)
  const width = Math.min(sheet.width, Math.max(bounds.width + 2 * by, 4 * by))
  const height = Math.min(sheet.height, Math.max(bounds.height + 2 * by, 4 * by))
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

/** In a window that is higher than wide a broad sheet is seen in its height, its middle first. */
export function heightOf(sheet: Bounds, { width, height }: Size): Bounds {
  const isBroad = width < height && sheet.width > sheet.height
  if (!isBroad) return sheet
  const part = Math.max(sheet.width / 2, (sheet.height * width) / height)
  return { ...sheet, x: sheet.x + (sheet.width - part) / 2, width: part }
}
