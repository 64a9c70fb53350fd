import type { Point } from '@grognard/geometry'
import type { Of } from '@grognard/umpire'
import type { FormationKind } from '../book/tables/troops.ts'
import { extendTowards } from '../chapters/march/foreseen-way.ts'
import { plainMarch } from '../chapters/march/march.ts'
import type { MarchOrder } from '../chapters/march/march.ts'
import { pathOfMarch } from '../chapters/march/path.ts'
import type { Leg } from '../model/clauses.ts'
import { centreOf } from '../model/footprint.ts'
import { hasChosenFront, plainChange } from '../model/formations.ts'
import { piecesOf } from '../model/ground/land.ts'
import { isMarchColumn } from '../model/marching/rates.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import type { Order } from '../orders.ts'
import { distanceBetweenPoints, near, turnTowards } from './field.ts'
import type { Field } from './field.ts'
import { detour } from './ground.ts'
import { clearMarch, endOfMarch } from './traffic.ts'
import type { Passage, Style } from './traffic.ts'

/** Ways round friends are tried so far aside, as parts of the way ahead. */
const ASIDE = [-0.6, 0.6] as const
/** And for who cannot stir otherwise. */
const FAR_ASIDE = [...ASIDE, -2, 2] as const
/** Parts of the march that go on or back before one turns. */
const ON = 0.5
const BACK = 0.3
/** A way round is worth it if it brings the unit nearer by this, 1/1000 cm. */
const GAIN = 3_000

/** Towards a point, as far as nobody is in the way, or round who is; none where that is nowhere. */
export function marchTo(field: Field, unit: Unit, to: Point, style: Style = {}): Order[] {
  const by = style.rate === 'charge' ? to : wayPoint(field.state, unit, to)
  const straight = passageTo(field, unit, by, style)
  const best = straight.isWhole ? straight : bestPassage(field, unit, { to, by }, style, straight)
  return best.order.legs.length === 0 ? [] : [best.order]
}

function bestPassage(
  field: Field,
  unit: Unit,
  { to, by }: { to: Point; by: Point },
  style: Style,
  straight: Passage,
): Passage {
  const left = ({ order }: Passage) =>
    order.legs.length === 0
      ? distanceBetweenPoints(centreOf(unit), to)
      : distanceBetweenPoints(endOfMarch(field.state, unit, order), to)
  const isStuck = straight.order.legs.length === 0
  const aside = isMarchColumn(unit) ? [] : isStuck ? FAR_ASIDE : ASIDE
  const [best] = [
    ...waysAside(field, unit, to, style, aside),
    ...passagesBy(field, unit, by, style),
  ]
    .filter(({ order }) => order.legs.some(({ kind }) => kind === 'straight'))
    .toSorted((one, other) => left(one) - left(other))
  return best && (isStuck || left(best) < left(straight) - GAIN) ? best : straight
}

function waysAside(
  field: Field,
  unit: Unit,
  to: Point,
  style: Style,
  sides: readonly number[],
): Passage[] {
  const from = centreOf(unit)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return sides
    .map(aside => ({
      x: Math.round(from.x + dx / 2 + dy * aside),
      y: Math.round(from.y + dy / 2 - dx * aside),
    }))
    .map(by => passageTo(field, unit, by, style))
}

/** First on for half of the march, or about and back for some of it, and only then to the point. */
function passagesBy(field: Field, unit: Unit, to: Point, style: Style): Passage[] {
  const { rate = 'normal' } = style
  const plain = plainMarch(unit.id, rate)
  const { budget } = pathOfMarch(field.state, unit, plain)
  const on = (share: number): Leg => ({ kind: 'straight', amount: Math.ceil(budget * share) })
  const back: Leg[] = [{ kind: 'about', amount: 0 }, on(BACK)]
  const begun = rate === 'charge' ? [[on(ON)]] : [[on(ON)], back]
  return begun.map(legs => {
    const order = { ...extendTowards(field.state, unit, { ...plain, legs }, to), unit: unit.id }
    return clearMarch(field, unit, order, style)
  })
}

function passageTo(field: Field, unit: Unit, by: Point, style: Style): Passage {
  const { rate = 'normal' } = style
  const order = {
    ...extendTowards(field.state, unit, plainMarch(unit.id, rate), by),
    unit: unit.id,
  }
  return clearMarch(field, unit, order, style)
}

/** The next point of the way: beside a house, or along a road for who keeps to it. */
function wayPoint(state: State, unit: Unit, to: Point): Point {
  return roadPoint(state, unit, to) ?? detour(state, unit, to)
}

/** The farthest corner of the road under a march column that is on its way. */
function roadPoint(state: State, unit: Unit, to: Point): Point | undefined {
  if (!isMarchColumn(unit)) return undefined
  const left = distanceBetweenPoints(unit, to)
  if (left < near.longWay / 2) return undefined
  for (const { points } of piecesOf(state, 'road')) {
    const corners = cornersOf(points)
    const leg = corners.findIndex((corner, i) => isBeside(unit, corner, corners[i + 1]))
    if (leg < 0) continue
    const ends = [corners[leg], corners[leg + 1]].filter(end => end !== undefined)
    const [next] = ends
      .filter(end => distanceBetweenPoints(end, unit) > near.road)
      .toSorted((one, other) => distanceBetweenPoints(one, to) - distanceBetweenPoints(other, to))
    if (next && distanceBetweenPoints(next, to) < left) return next
  }
  return undefined
}

function cornersOf(points: readonly number[]): Point[] {
  return points.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: points[i + 1] ?? 0 }] : []))
}

/** The point is so near to the stretch between two others that it goes along it. */
function isBeside(point: Point, from: Point, to: Point | undefined): boolean {
  if (!to) return false
  const detoured = distanceBetweenPoints(point, from) + distanceBetweenPoints(point, to)
  return detoured - distanceBetweenPoints(from, to) < near.road / 4
}

/** A turn that is smaller than this needs no wheel, 1/100 degree. */
const FACING = 2500

/** A wheel towards a point where the front looks elsewhere. */
export function facing(field: Field, unit: Unit, to: Point, most = FACING): Order[] {
  const turn = turnTowards(unit, to)
  if (Math.abs(turn) < most) return []
  const kind = unit.formation.kind === 'marchColumn' ? 'pivot' : 'wheel'
  const legs: Leg[] = [{ kind, amount: turn }]
  const order: MarchOrder = { ...plainMarch(unit.id), legs }
  const { order: clear } = clearMarch(field, unit, order, { isCautious: false })
  return clear.legs.length === 0 ? [] : [clear]
}

/** Front of an attack column for so many figures. */
const COLUMN_FRONT = { least: 4, most: 8, ranks: 4 }

/** A change of formation. */
export function form(unit: Unit, formation: FormationKind): Of<Order, 'form'> {
  const { least, most, ranks } = COLUMN_FRONT
  const files = Math.max(least, Math.min(most, Math.floor(unit.figures / ranks)))
  const front = hasChosenFront(formation) ? files : null
  return { kind: 'form', unit: unit.id, ...plainChange({ kind: formation, front, gap: null }) }
}

export function hasArrived(unit: Unit, at: Point): boolean {
  return distanceBetweenPoints(centreOf(unit), at) < near.goal
}
