import type { Kind, Seat } from '../kind.ts'
import type { PathTool, Pose } from '../tool.ts'
import type { Group, GroupOrder, MemberOrders } from './command.ts'

/** How pieces of a ruleset go where they are pointed to. */
interface Moving<State, Order extends Kind> {
  kinds: readonly Order['kind'][]
  tool: Pick<PathTool<State, Order>, 'extend'>
  /** The order with no path yet. */
  begin(state: State, seat: Seat, piece: string): Order
  /** Where it stands, or will; undefined where it is nowhere. */
  placeOf(state: State, piece: string): Pose | undefined
}

interface Place {
  x: number
  y: number
}

/** The whole group goes as its middle is pointed to: each as far the same way, so that they keep their places. */
export function moveInFormation<State, Order extends Kind>({
  kinds,
  tool,
  begin,
  placeOf,
}: Moving<State, Order>): GroupOrder<State, Order> {
  return {
    aim: 'place',
    kinds,
    isInFormation: true,
    orders(group, piece) {
      const by = shiftOf(group, placeOf)
      const from = placeOf(group.start, piece)
      if (!by || !from) return []
      const { state, seat } = group
      const order = begin(state, seat, piece)
      return [tool.extend(state, seat, order, Math.round(from.x + by.x), Math.round(from.y + by.y))]
    },
  }
}

/** From the middle of the group to where it is pointed. */
function shiftOf<State>(
  { start, pieces, aim }: Group<State>,
  placeOf: (state: State, piece: string) => Pose | undefined,
): Place | null {
  const places = pieces.flatMap(piece => placeOf(start, piece) ?? [])
  if (aim.at !== 'place' || places.length === 0) return null
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: aim.x - sum.x / places.length, y: aim.y - sum.y / places.length }
}

interface Following<State, Order extends Kind> extends Moving<State, Order> {
  /** The group from the head of its line to the end. */
  inLine(state: State, pieces: readonly string[]): readonly string[]
}

/** The first goes where it is pointed; each of the others in the track of the one ahead, as far behind it as it was. */
export function followTheLeader<State, Order extends Kind>({
  inLine,
  ...moving
}: Following<State, Order>): GroupOrder<State, Order> {
  const inTurn = ({ start, pieces }: Group<State>) => inLine(start, pieces)
  return {
    aim: 'place',
    kinds: moving.kinds,
    inTurn,
    orders(group, piece) {
      const { state, seat, aim } = group
      if (aim.at !== 'place' || !moving.placeOf(group.start, piece)) return []
      const ways = wayBehind(group, inTurn(group), piece, moving.placeOf) ?? [aim]
      const order = moving.begin(state, seat, piece)
      return [
        ways.reduce(
          (drawn, { x, y }) => moving.tool.extend(state, seat, drawn, Math.round(x), Math.round(y)),
          order,
        ),
      ]
    },
  }
}

/** By where the one ahead stood, if it is gone that far, to its distance behind where she ends; null for the first. */
function wayBehind<State>(
  { start, tracks }: Group<State>,
  line: readonly string[],
  piece: string,
  placeOf: (state: State, piece: string) => Pose | undefined,
): Place[] | null {
  const ahead = line
    .slice(0, line.indexOf(piece))
    .findLast(one => tracks.has(one) || placeOf(start, one) !== undefined)
  const from = placeOf(start, piece)
  const stood = ahead === undefined ? undefined : placeOf(start, ahead)
  if (ahead === undefined || !from || !stood) return null
  const gone = tracks.get(ahead) ?? []
  const goal = pointBehind([from, stood, ...gone.slice(1)], distanceBetween(from, stood))
  return goal.isPast ? [stood, goal.point] : [goal.point]
}

/** The point so far before the end of a track; `isPast` its second point. */
function pointBehind(track: readonly Place[], far: number): { point: Place; isPast: boolean } {
  let left = far
  for (let at = track.length - 1; at > 0; at--) {
    const [to, from] = [track[at], track[at - 1]]
    if (!to || !from) continue
    const length = distanceBetween(from, to)
    if (length >= left && length > 0) {
      const part = (length - left) / length
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      return { point, isPast: at > 1 }
    }
    left -= length
  }
  return { point: track[0] ?? { x: 0, y: 0 }, isPast: false }
}

function distanceBetween(one: Place, other: Place): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  return Math.sqrt(dx * dx + dy * dy)
}

interface Way {
  x: number
  y: number
}

/** Fewer have no middle that one of them could part from. */
const LEAST = 3

/** Marks those of a body in formation who end elsewhere than its place in it asks: farther off by half of what most go. */
export function withApart<Order>(members: readonly MemberOrders<Order>[]): MemberOrders<Order>[] {
  const ways = members.flatMap(wayOf)
  if (ways.length < LEAST) return [...members]
  const most = { x: middleOf(ways.map(({ x }) => x)), y: middleOf(ways.map(({ y }) => y)) }
  const far = lengthOf(most) / 2
  return members.map(member => {
    const isApart = wayOf(member).some(
      ({ x, y }) => lengthOf({ x: x - most.x, y: y - most.y }) > far,
    )
    return isApart ? { ...member, isApart: true as const } : member
  })
}

/** From where it stands to where it ends; nothing for who goes nowhere. */
function wayOf<Order>({ poses, ruling }: MemberOrders<Order>): Way[] {
  const [from, to] = [poses[0], poses.at(-1)]
  return ruling.allowed && from && to ? [{ x: to.x - from.x, y: to.y - from.y }] : []
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.trunc(sorted.length / 2)] ?? 0
}

const lengthOf = ({ x, y }: Way): number => Math.sqrt(x * x + y * y)
