import type { Piece } from '@grognard/umpire'
import { draw, group, line, path } from '../base/svg.ts'
import { fallenMast } from './fallen-mast.ts'
import type { Trim } from './trim.ts'

/** The row of boxes with a name, wherever its key stands in a catalogue; full when there is none. */
export function boxesOf(piece: Piece, name: string): { left: number; of: number } {
  const row = piece.rows.find(({ key }) => key === name || key.endsWith(`.${name}`))
  return row ?? { left: 1, of: 1 }
}

/** Where the masts stand and how wide their yards are, bow up, in hundredths of the length. */
const MASTS: Record<number, { y: number; yard: number; isMain: boolean }[]> = {
  0: [],
  1: [{ y: -6, yard: 1.7, isMain: true }],
  2: [
    { y: -20, yard: 1.55, isMain: false },
    { y: 13, yard: 1.75, isMain: true },
  ],
  3: [
    { y: -27, yard: 1.5, isMain: false },
    { y: 1, yard: 1.75, isMain: true },
    { y: 28, yard: 1.25, isMain: false },
  ],
}

const SAILS_A_MAST = 3
const MOST_CLOTHS = 4

export function mastsOf(count: number): { y: number; yard: number; isMain: boolean }[] {
  return MASTS[Math.min(3, Math.max(0, Math.round(count)))] ?? []
}

/** Sails standing on each mast: they go mast by mast from the bow, the mainmast last. */
export function sailsStanding(masts: number, left: number, of: number): number[] {
  const total = masts * SAILS_A_MAST
  const standing = of <= 0 ? total : Math.ceil((Math.max(0, left) / of) * total)
  let lost = total - standing
  const sails = mastsOf(masts).map(() => SAILS_A_MAST)
  const order = mastsOf(masts).map((mast, index) => ({ index, isMain: mast.isMain }))
  for (const { index } of order.toSorted((a, b) => Number(a.isMain) - Number(b.isMain))) {
    const gone = Math.min(SAILS_A_MAST, lost)
    sails[index] = SAILS_A_MAST - gone
    lost -= gone
  }
  return sails
}

/** Sails on each mast from the bow, null for a mast that is gone; where masts are not told of, the row of sails tells. */
export function rigOf(piece: Piece): (number | null)[] {
  const { left, of } = boxesOf(piece, 'sails')
  const masts = mastsOf(piece.build.masts)
  const each = piece.masts ?? sailsStanding(piece.build.masts, left, of)
  const isMainmastLost = piece.badges.some(({ kind }) => kind === 'mainmastLost')
  return masts.map(({ isMain }, index) =>
    isMain && isMainmastLost ? null : each[index] === undefined ? 0 : each[index],
  )
}

export interface Rig {
  masts: number
  half: number
  trim: Trim
  /** Sails on each mast from the bow, null for a mast that is gone. */
  standing: readonly (number | null)[]
  isFurled: boolean
}

/** Masts, yards and sails above the deck; `half` is half the beam in hundredths of the length. */
export function drawRig(rig: Rig): SVGGElement {
  const { standing } = rig
  const masts = mastsOf(rig.masts).map((mast, index) =>
    standing[index] === null
      ? fallenMast(mast.y, rig, index)
      : drawMast(mast.y, mast.yard * rig.half, standing[index] ?? 0, rig),
  )
  const hasJibs = !rig.isFurled && (standing[0] ?? 0) > 0
  return group('rig', [...(hasJibs ? [jibs(rig.trim)] : []), ...masts])
}

function drawMast(y: number, yard: number, sails: number, rig: Rig): SVGGElement {
  const swing = Math.abs(rig.trim.brace) > 0 ? rig.trim.brace : 0
  const cloths = Array.from({ length: Math.min(sails, MOST_CLOTHS) }, (_, i) =>
    rig.isFurled ? furled(yard, i) : cloth(yard * (1 - i * 0.2), i, rig.trim.fill),
  )
  const bare = sails === 0 ? [line('yard broken', -yard * 0.55, 1, yard * 0.2, -1)] : []
  const rigged = group('yards', [
    ...(sails > 0 ? [line('yard', -yard, 0, yard, 0)] : bare),
    ...cloths.toReversed(),
  ])
  rigged.setAttribute('transform', `rotate(${swing})`)
  const mast = group('mast', [rigged, draw('circle', { class: 'masthead', r: 1.9 })])
  mast.setAttribute('transform', `translate(0 ${y})`)
  return mast
}

/** A sail from above: a crescent that bellies away from the wind. */
function cloth(half: number, rank: number, fill: number): SVGPathElement {
  const base = -rank * 2.4
  const belly = base - 4 - 9 * fill * (1 - rank * 0.15)
  const edge = base - 0.4
  return path(
    `sail sail-${rank}`,
    `M${-half} ${edge}Q0 ${belly - 4} ${half} ${edge}Q0 ${base + (belly - base) * 0.35} ${-half} ${edge}Z`,
  )
}

function furled(half: number, rank: number): SVGPathElement {
  const reach = half * (1 - rank * 0.2)
  return path('sail furled', `M${-reach} -1.2Q0 -3 ${reach} -1.2Q0 1.2 ${-reach} -1.2Z`)
}

/** Two triangles of canvas between bowsprit and foremast, blown to leeward. */
function jibs(trim: Trim): SVGGElement {
  const side = trim.brace <= 0 ? -1 : 1
  const belly = side * (3 + 5 * (1 - trim.fill))
  return group('jibs', [
    path('sail jib', `M0 -70Q${belly * 1.5} -58 ${belly * 0.9} -46L0 -50Z`),
    path('sail jib', `M0 -60Q${belly * 1.5} -48 ${belly} -36L0 -40Z`),
  ])
}
