import type { Piece } from '@grognard/umpire'
import { along } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { group, path } from '../base/svg.ts'
import { glow, puff } from './powder.ts'

/** A puff of muskets and one of guns, in ground units, and how far from one to the next along a line. */
const MUSKETS = { r: 1050, apart: 1700, most: 14, out: 1500, up: 1200 }
const GUNS = { r: 1500, apart: 5000, most: 6, out: 3800, up: 1400 }

/** What hangs before a unit that has fired this turn or the last: a bank of powder smoke along its front. */
export function drawSmoke(piece: Piece): SVGGElement {
  const isGun = piece.block?.arm === 'gun'
  const kind = isGun ? GUNS : MUSKETS
  const count = Math.max(1, Math.min(kind.most, Math.round(piece.beam / kind.apart)))
  const seed = seedOf(piece.id)
  const places = Array.from({ length: count }, (_, i) =>
    placeOf(piece, kind, (i + 0.5) / count - 0.5, seed + i * 31),
  )
  const puffs = places.flatMap((at, i) => billows(at, kind.r, seed + i * 57, isGun ? 5 : 2))
  return group('battle-smoke', [
    ...places.map(({ x, y }) => group('at-night', [glow({ x, y, r: kind.r * 2.6 })])),
    ...puffs.toSorted((one, other) => one.y - other.y).map(({ element }) => element),
  ])
}

/** A number of its own for each piece, so that its smoke keeps still. */
function seedOf(id: string): number {
  return (
    Array.from(id, letter => letter.charCodeAt(0)).reduce((sum, code) => sum * 7 + code, 3) % 9973
  )
}

type Kind = typeof MUSKETS

/** From the middle of the piece, on the drawing. */
function placeOf(piece: Piece, { out, up }: Kind, share: number, seed: number) {
  const far = piece.length / 2 + out * (0.7 + 0.6 * speck(seed))
  const ahead = along({ x: 0, y: 0 }, piece.heading, far)
  const aside = along(ahead, piece.heading + 9000, piece.beam * share)
  return { x: aside.x, y: -aside.y - up * (0.6 + 0.5 * speck(seed + 3)) }
}

function billows(at: { x: number; y: number }, r: number, seed: number, count: number) {
  return Array.from({ length: count }, (_, i) => {
    const chance = (n: number) => speck(seed + i * 13 + n)
    const x = at.x + r * (chance(1) - 0.35) * 1.7
    const y = at.y + r * (chance(2) - 0.6) * 1.1
    const size = r * (0.55 + 0.5 * chance(3))
    return { y, element: puff({ x, y, r: size }, 0.5 + 0.35 * chance(4)) }
  })
}

/** Dust behind horse that charges: faint rounds, in one shape. */
export function drawDust(piece: Piece): SVGGElement {
  const places = piece.block?.places ?? []
  const rounds = places.flatMap(({ aside, ahead }, index) =>
    [1, 2, 3].map(i => {
      const back = ahead - piece.length * 0.12 - i * 1500 - 900 * speck(index * 3 + i)
      const at = along(
        along({ x: 0, y: 0 }, piece.heading, back),
        piece.heading + 9000,
        aside + 500 * (speck(index + i * 71) - 0.5),
      )
      return disc(at.x, -at.y - 500, 1150 - i * 200)
    }),
  )
  return group('dust', [path('dust-face', rounds.join(''))])
}

function disc(x: number, y: number, r: number): string {
  const [half, across] = [Math.round(r), Math.round(2 * r)]
  return `M${Math.round(x - r)} ${Math.round(y)}a${half} ${Math.round(r * 0.7)} 0 1 0 ${across} 0a${half} ${Math.round(r * 0.7)} 0 1 0 ${-across} 0Z`
}
