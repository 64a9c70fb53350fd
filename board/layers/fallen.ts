import type { Picture, Piece } from '@grognard/umpire'
import { speck } from '../base/soft.ts'
import { group, path } from '../base/svg.ts'
import { dressOf } from '../figures/dress.ts'
import { layersOf, posed } from '../figures/parts.ts'
import { sizeOf } from '../figures/ranks.ts'
import { soldier } from '../figures/soldier.ts'

/** A man who lies where he fell, on the drawing. */
interface Fallen {
  x: number
  y: number
  degrees: number
}

/** Of one unit: those who fell while this board looked on, and at first those it had lost before, behind its rear. */
interface Lost {
  men: Fallen[]
  group: SVGGElement
}

export interface FallenLayer {
  element: SVGGElement
  show(picture: Picture): void
}

/** More than these of one unit would cover the ground. */
const MOST = 14

/** The state does not tell where men fell: the board remembers where their unit stood when it lost them. */
export function fallenLayer(): FallenLayer {
  const element = group('fallen-men')
  const units = new Map<string, Lost>()
  return {
    element,
    show({ pieces }) {
      for (const piece of pieces) {
        const lost = lostOf(piece)
        if (lost === null) continue
        const known = units.get(piece.id)
        if (!known && lost === 0) continue
        const unit = known ?? { men: [], group: group(`men nation-${piece.nation}`) }
        if (!known) element.append(unit.group)
        units.set(piece.id, unit)
        if (unit.men.length === lost) continue
        unit.men = lyingNow(unit.men, lost, piece, known !== undefined)
        draw(unit, piece)
      }
    },
  }
}

/** Null of what is no body of men. */
function lostOf({ block }: Piece): number | null {
  if (block?.arm !== 'foot' && block?.arm !== 'horse') return null
  return Math.max(0, Math.min(MOST, block.of - block.places.length))
}

function lyingNow(men: readonly Fallen[], lost: number, piece: Piece, isSeen: boolean): Fallen[] {
  if (lost < men.length) return men.slice(0, lost)
  const fresh = Array.from({ length: lost - men.length }, (_, i) => {
    const chance = (n: number) =>
      speck((men.length + i) * 29 + n + piece.id.length * 101 + Math.round(piece.x / 500))
    return placeOf(piece, chance, isSeen)
  })
  return [...men, ...fresh]
}

/** Where the unit stands; those lost before anybody looked on lie behind it. */
function placeOf(
  { x, y, heading, length, beam }: Piece,
  chance: (n: number) => number,
  isSeen: boolean,
): Fallen {
  const radians = (heading / 100) * (Math.PI / 180)
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const ahead = isSeen ? length * (0.62 - chance(1) * 1.1) : -length / 2 - 700 - chance(1) * 2600
  const aside = (chance(2) - 0.5) * beam * 1.15
  return {
    x: x + ahead * sin + aside * cos,
    y: -(y + ahead * cos - aside * sin),
    degrees: (chance(3) > 0.5 ? 90 : -90) + (chance(4) - 0.5) * 110,
  }
}

const LYING = 0.86

function draw({ men, group: holder }: Lost, piece: Piece): void {
  const { block, nation } = piece
  if (!block) return
  const man = soldier('front', 'stand', dressOf(nation, block.mark).headgear)
  const size = sizeOf({ ...block, arm: 'foot', base: { width: 1500, depth: 1500 } }) * LYING
  const figures = men.map(({ x, y, degrees }) => posed(man, { x, y, degrees, size }))
  const layers = layersOf(figures).map(({ look, d }) => path(look, d))
  holder.replaceChildren(group('rank', layers))
}
