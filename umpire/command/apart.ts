import type { MemberOrders } from './command.ts'

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
