import type { Block, Piece } from '@grognard/umpire'
import { speck } from '../base/soft.ts'
import { group, path } from '../base/svg.ts'
import { dressOf } from './dress.ts'
import { cannon, limbered, wagon } from './gun.ts'
import { coatOfHorse, mounted, smallMounted } from './mounted.ts'
import type { Gait } from './mounted.ts'
import { layersOf, posed } from './parts.ts'
import type { Part } from './parts.ts'
import { DRAWN_HIGH, smallSoldier, soldier } from './soldier.ts'
import type { Headgear, Side, Stance } from './soldier.ts'

/** How much of a man is drawn: all of him, each colour of a rank as one shape, or coats and shakos alone. */
export type Detail = 'full' | 'ranks' | 'strips'

/** What a man on foot measures from his heels to the top of his shako, in breadths of his base. */
const HIGH = 2.4
/** Pixels of a man from which on he is drawn so; below the last the block is plain. */
const FULL = 24
const RANKS = 9
const STRIPS = 5

/** Breadth of a base in centimetres of the table for which figures are drawn in their own size. */
const BREADTH: Record<Block['arm'], number> = {
  foot: 15,
  horse: 20,
  gun: 50,
  limber: 50,
  wagon: 50,
}

/** Ground units to a unit of the drawing of a block's figures. */
export function sizeOf({ arm, base }: Block): number {
  return (base.width / BREADTH[arm]) * (arm === 'foot' ? (HIGH * BREADTH.foot) / DRAWN_HIGH : 1)
}

/** How high a man of the block stands, in ground units. */
export function heightOf(block: Block): number {
  return sizeOf(block) * DRAWN_HIGH
}

/** Null where its men could not be made out. `scale` is pixels in a ground unit. */
export function detailOf(block: Block, scale: number): Detail | null {
  const pixels = heightOf(block) * scale
  if (pixels >= FULL) return 'full'
  if (pixels >= RANKS) return 'ranks'
  return pixels >= STRIPS ? 'strips' : null
}

/** Men and horses of a row stand beside each other, so that each colour of all of them can be one shape. */
const isOfMen = ({ arm }: Block) => arm === 'foot' || arm === 'horse'

export interface Man {
  /** From the middle of the piece on the drawing, ground units. */
  x: number
  y: number
  side: Side
  isMirrored: boolean
  index: number
  /** Of the first rank. */
  isFront: boolean
  heading: number
}

/** How far men stand from their places, in bases, and how they lean, by how disordered they are. */
const RAGGED = [0.07, 0.26, 0.42, 0.62]
const LEANING = [2.5, 6, 9, 14]

/** What a unit does, so far as it is to be seen. */
export interface Doing {
  hasFired: boolean
  isCharging: boolean
}

/** All that stands on the ground of a block, rank behind rank. */
export function drawRanks(piece: Piece, block: Block, detail: Detail, doing: Doing): SVGGElement[] {
  return rowsOf(piece, block).map(row => {
    const figures = row.flatMap(man => figuresOf(man, block, detail, doing, piece.nation))
    const layers = isOfMen(block) ? layersOf(figures) : figures.flatMap(one => layersOf([one]))
    return group(
      'rank',
      layers.map(({ look, d }) => path(look, d)),
    )
  })
}

/** Shadows of all of them, in one shape so that none lies darker on another; `sun` is where a shadow of one falls. */
export function drawShadows(
  piece: Piece,
  block: Block,
  sun: { x: number; y: number },
): SVGPathElement {
  const size = sizeOf(block)
  const tall = (block.arm === 'foot' ? DRAWN_HIGH : 36) * size
  const half = (block.arm === 'foot' ? 4.6 : 9) * size
  const shadows = rowsOf(piece, block)
    .flat()
    .map(({ x, y }) => {
      const [far, down] = [x + sun.x * tall, y + sun.y * tall]
      const [a, b] = [Math.round(half), Math.round(half * 0.8)]
      return `M${Math.round(x - a)} ${Math.round(y)}L${Math.round(x + a)} ${Math.round(y)}L${Math.round(far + b)} ${Math.round(down)}L${Math.round(far - b)} ${Math.round(down)}Z`
    })
  return path('men-shadow', shadows.join(''))
}

/** The farthest first. Men beside each other in a row do not hide each other. */
export function rowsOf(piece: Piece, block: Block): Man[][] {
  const men = menOf(piece, block)
  const isAbreast = Math.abs(Math.cos((piece.heading / 18_000) * Math.PI)) > 0.5
  const rows = Map.groupBy(men, ({ index }) => {
    const place = block.places[index]
    return Math.round(((isAbreast ? place?.ahead : place?.aside) ?? 0) / 100)
  })
  const foot = (row: readonly Man[]) => row.reduce((sum, { y }) => sum + y, 0) / row.length
  return [...rows.values()].toSorted((one, other) => foot(one) - foot(other))
}

/** Who holds a house looks out of it towards us. */
function lookingOut({ badges }: Piece): boolean {
  return badges.some(({ kind }) => kind === 'garrison')
}

function menOf(piece: Piece, block: Block): Man[] {
  const { heading } = piece
  const front = Math.max(...block.places.map(({ ahead }) => ahead))
  const radians = (heading / 100) * (Math.PI / 180)
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return block.places.map((place, index) => {
    const { aside, ahead } = strayed(place, index, block)
    const looks = lookingOut(piece) ? 18_000 : (heading + place.turned) % 36_000
    return {
      x: aside * cos + ahead * sin,
      y: aside * sin - ahead * cos,
      ...sideTowards(looks),
      index,
      isFront: place.ahead === front,
      heading: looks,
    }
  })
}

/** From which side one is seen who looks along a heading. */
export function sideTowards(heading: number): { side: Side; isMirrored: boolean } {
  const degrees = (((heading / 100) % 360) + 360) % 360
  if (degrees < 52 || degrees > 308) return { side: 'back', isMirrored: false }
  if (degrees > 128 && degrees < 232) return { side: 'front', isMirrored: false }
  return { side: 'profile', isMirrored: degrees > 180 }
}

type Place = Block['places'][number]

/** Off its place by a measure that depends on the figure alone, so that it keeps still. */
function strayed(place: Place, index: number, { disorder, base, arm }: Block): Place {
  const reach = arm === 'foot' || arm === 'horse' ? (RAGGED[disorder] ?? 0) : 0
  const [one, other] = [speck(index + 11) * 2 - 1, speck(index + 711) * 2 - 1]
  return {
    ...place,
    aside: place.aside + one * reach * base.width,
    ahead: place.ahead + other * reach * Math.min(base.depth, base.width * 1.6),
  }
}

function figuresOf(man: Man, block: Block, detail: Detail, doing: Doing, nation: string): Part[][] {
  const { side, isMirrored, x, y, index } = man
  const size = sizeOf(block)
  const at = { x, y, size }
  switch (block.arm) {
    case 'foot':
      return [
        posed(footman(man, block, detail, doing, nation), {
          ...at,
          isMirrored,
          degrees: leanOf(index, block),
        }),
      ]
    case 'horse': {
      const gait: Gait = doing.isCharging ? 'gallop' : 'stand'
      const draw = detail === 'full' ? mounted : smallMounted
      const coat = coatOfHorse(speck(index))
      const horse = figure(`${detail} ${side} ${gait} ${coat} ${block.mark}`, () =>
        draw(side, gait, coat, block.mark),
      )
      return [posed(horse, { ...at, isMirrored, degrees: leanOf(index, block) / 2 })]
    }
    case 'gun':
      return withCrew(man, block, nation, detail).map(({ parts, ...foot }) =>
        posed(parts, { x: x + foot.x * size, y: y + foot.y * size, size, degrees: 0 }),
      )
    case 'limber':
      return placed(limbered(man.heading, side, isMirrored), at)
    case 'wagon':
      return placed(wagon(man.heading, side, isMirrored), at)
  }
}

const figures = new Map<string, Part[]>()

/** The same figure is put together once. */
function figure(name: string, make: () => Part[]): Part[] {
  const known = figures.get(name) ?? make()
  figures.set(name, known)
  return known
}

function large(side: Side, stance: Stance, gear: Headgear): Part[] {
  return figure(`${side} ${stance} ${gear}`, () => soldier(side, stance, gear))
}

function small(side: Side): Part[] {
  return figure(`small ${side}`, () => smallSoldier(side))
}

interface At {
  x: number
  y: number
  size: number
}

function placed(
  standing: readonly { x: number; y: number; parts: Part[] }[],
  { x, y, size }: At,
): Part[][] {
  return standing
    .toSorted((one, other) => one.y - other.y)
    .map(({ parts, ...foot }) =>
      posed(parts, { x: x + foot.x * size, y: y + foot.y * size, size, degrees: 0 }),
    )
}

function leanOf(index: number, { disorder }: Block): number {
  return (speck(index + 1711) * 2 - 1) * (LEANING[disorder] ?? 0)
}

const STANCES: readonly Stance[] = ['stand', 'stride', 'step']

function footman(
  man: Man,
  block: Block,
  detail: Detail,
  { hasFired }: Doing,
  nation: string,
): Part[] {
  if (detail === 'strips')
    return small(man.side).filter(({ look }) => look === 'coat' || look === 'shako')
  if (detail === 'ranks') return small(man.side)
  const stance =
    hasFired && man.isFront ? 'aim' : (STANCES[Math.floor(speck(man.index + 37) * 3)] ?? 'stand')
  return large(man.side, stance, dressOf(nation, block.mark).headgear)
}

/** Gunners beside a gun: two at the muzzle, two at the trail; in drawing units. */
const CREW = [
  [20, -17],
  [17, 18],
  [-22, -15],
  [-24, 14],
] as const

const GUNNER = 0.92

function withCrew(man: Man, block: Block, nation: string, detail: Detail) {
  const radians = (man.heading / 100) * (Math.PI / 180)
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const crew = CREW.map(([ahead, right], i) => {
    const figure =
      detail === 'full'
        ? large(man.side, i % 2 === 0 ? 'stand' : 'stride', dressOf(nation, block.mark).headgear)
        : small(man.side)
    const parts = figure.filter(({ look }) => !OF_THE_LINE.has(look))
    return {
      x: ahead * sin + right * cos,
      y: right * sin - ahead * cos,
      parts: posed(parts, { x: 0, y: 0, degrees: 0, size: GUNNER, isMirrored: man.isMirrored }),
    }
  })
  return [...crew, { x: 0, y: 0, parts: cannon(man.heading) }].toSorted(
    (one, other) => one.y - other.y,
  )
}

/** What gunners do not carry. */
const OF_THE_LINE = new Set(['musket', 'bayonet', 'pack', 'strap', 'roll'])
