import type { Point, Size } from '../base/place.ts'

/** Of the box around a line of writing, in pixels. */
export const NAME_HEIGHT = 17

const LETTER = 8
const FONTS = {
  ship: 'italic 14px',
  flagship: 'italic 17px',
  near: 'italic 21px',
  state: 'italic 14.5px',
  damage: '12px',
  block: 'italic 13.5px',
  ground: '15px',
  band: '12.5px',
} as const
/** Names of the ground are spaced out by so many pixels a letter, as the style has it. */
const SPACED: Partial<Record<keyof typeof FONTS, number>> = { ground: 2.1 }
const widths = new Map<string, number>()

/** The width of a name in pixels, measured once in the font the page has. */
export function widthOf(name: string, font: keyof typeof FONTS): number {
  const key = `${font} ${name}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = `${FONTS[font]} ${getComputedStyle(document.body).fontFamily}`
  const letters = pen?.measureText(name).width ?? name.length * LETTER
  const width = letters + name.length * (SPACED[font] ?? 0) + 6
  widths.set(key, width)
  return width
}

/** A name wanted at a point of the screen; those first in the list go first. */
export interface Wanted {
  id: string
  at: Point
  /** How far from the point the piece itself reaches across and down, in pixels. */
  clear: Point
  width: number
  height: number
  /** The room that it takes without the line below it, where there is none for both. */
  brief?: Size
  /** Offsets to be tried before the usual ones; or the only ones. */
  first?: readonly Point[]
  places?: readonly Point[]
  /** It may lie over a larger piece, and its name then outside that. */
  isOver?: boolean
  /** To be tried last, where a line leads from the name to its piece. */
  last?: readonly Point[]
}

/** Where the middle of a name lies from its point; `isBrief` without the line below it. */
export interface Placed extends Point {
  isBrief?: boolean
}

/** In pixels of the screen. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Offsets in pixels from each point to the middle of its name; absent where there is no room. Names lie
 * over none of the bodies (around the points where no others are given), and within the window, moved
 * in from its edges where they must be; a name that would be cut off is left out.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  bodies: readonly Box[] = wanted.map(bodyAround),
  window: Size | null = null,
): Map<string, Placed> {
  const taken: Box[] = bodies.slice()
  const offsets = new Map<string, Placed>()
  for (const label of wanted) {
    if (!isInside(around(label.at, 0, 0), window)) continue
    const whole = placeOf(label, taken, window)
    const brief = !whole && label.brief ? { ...label, ...label.brief } : null
    const offset = whole ?? (brief && placeOf(brief, taken, window))
    if (!offset) continue
    taken.push(boxAt(brief ?? label, offset))
    offsets.set(label.id, brief ? { ...offset, isBrief: true } : offset)
  }
  return offsets
}

function placeOf(label: Wanted, taken: readonly Box[], window: Size | null): Point | null {
  const free = (place: Point) => isFree(boxAt(label, place), taken)
  const places = placesFor(label)
  const whole = places.find(place => isInside(boxAt(label, place), window) && free(place))
  return whole ?? (window && places.map(place => movedIn(label, place, window)).find(free)) ?? null
}

function bodyAround({ at, clear }: Wanted): Box {
  return around(at, clear.x * 1.8, clear.y * 1.8)
}

/** So much farther off, in pixels, a name is tried whose piece lies over a larger one. */
const OUTSIDE = [16, 32, 48] as const

function placesFor({
  clear,
  width,
  height,
  first = [],
  places,
  isOver = false,
  last = [],
}: Wanted): readonly Point[] {
  if (places) return places
  const down = clear.y + height / 2 + 4
  const across = clear.x + width / 2 + 6
  const farther = isOver ? OUTSIDE.flatMap(far => placesAround(across + far, down + far)) : []
  return [...first, ...placesAround(across, down), ...farther, ...last]
}

/** Below, above, to the right, to the left, at the corners; then the same somewhat farther off. */
function placesAround(across: number, down: number): Point[] {
  return [
    { x: 0, y: down },
    { x: 0, y: -down },
    { x: across, y: 0 },
    { x: -across, y: 0 },
    { x: across * 0.8, y: down },
    { x: -across * 0.8, y: -down },
    { x: across * 0.8, y: -down },
    { x: -across * 0.8, y: down },
    { x: 0, y: down * 1.7 },
    { x: 0, y: -down * 1.7 },
    { x: across * 0.9, y: down * 0.6 },
    { x: across * 0.9, y: -down * 0.6 },
    { x: -across * 0.9, y: down * 0.6 },
    { x: -across * 0.9, y: -down * 0.6 },
    { x: across * 0.5, y: down * 2.3 },
    { x: -across * 0.5, y: -down * 2.3 },
    { x: across * 1.3, y: down * 1.5 },
    { x: -across * 1.3, y: -down * 1.5 },
  ]
}

function boxAt(label: Wanted, offset: Point): Box {
  const middle = { x: label.at.x + offset.x, y: label.at.y + offset.y }
  return around(middle, label.width, label.height)
}

function around(middle: Point, width: number, height: number): Box {
  return {
    left: middle.x - width / 2,
    right: middle.x + width / 2,
    top: middle.y - height / 2,
    bottom: middle.y + height / 2,
  }
}

/** The place nearest to it where the window shows the name whole. */
function movedIn(label: Wanted, { x, y }: Point, { width, height }: Size): Point {
  const [broad, high] = [label.width / 2, label.height / 2]
  const { at } = label
  return {
    x: Math.max(broad, Math.min(width - broad, at.x + x)) - at.x,
    y: Math.max(high, Math.min(height - high, at.y + y)) - at.y,
  }
}

function isInside({ left, right, top, bottom }: Box, window: Size | null): boolean {
  if (!window) return true
  return left >= 0 && top >= 0 && right <= window.width && bottom <= window.height
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  return taken.every(
    other =>
      box.right <= other.left ||
      box.left >= other.right ||
      box.bottom <= other.top ||
      box.top >= other.bottom,
  )
}
