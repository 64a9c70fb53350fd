import { prospectChanges, prospectText } from '@grognard/board/words/index.ts'
import type { Words } from '@grognard/board/words/index.ts'
import { fractionText, likelihood } from '@grognard/umpire'
import type { Forecast, Game, Kind, Seat, View } from '@grognard/umpire'

/** Orders of one kind that one piece may be given; of no piece in particular where `piece` is null. */
interface OrderGroup {
  kind: string
  piece: string | null
  orders: Kind[]
}

/** What the seat may order now, by kind and piece; `total` counts those beyond the limit too. */
export function offeredTo(game: Game, view: View, seat: Seat, limit: number): object {
  const pieces = new Set(game.pieces(view).map(({ id }) => id))
  const kinds = game.ordersByKind(view, seat).map(orders => groupsOf(orders, pieces))
  const total = countIn(kinds.flat())
  const shares = fairShares(kinds.map(countIn), limit)
  const groups = kinds.flatMap((all, index) => sampleOf(all, shares[index] ?? 0))
  return { groups, listed: countIn(groups), total }
}

/** By the first of its fields that names a piece on the table. */
function groupsOf(orders: readonly Kind[], pieces: ReadonlySet<string>): OrderGroup[] {
  const groups = new Map<string | null, OrderGroup>()
  for (const order of orders) {
    const named = Object.entries(order).find(
      ([name, value]) => name !== 'kind' && pieces.has(String(value)),
    )
    const piece = named ? String(named[1]) : null
    const group = groups.get(piece) ?? { kind: order.kind, piece, orders: [] }
    group.orders.push(order)
    groups.set(piece, group)
  }
  return [...groups.values()]
}

function countIn(groups: readonly OrderGroup[]): number {
  return groups.reduce((sum, { orders }) => sum + orders.length, 0)
}

function sampleOf(groups: readonly OrderGroup[], limit: number): OrderGroup[] {
  const shares = fairShares(
    groups.map(({ orders }) => orders.length),
    limit,
  )
  return groups
    .map((group, index) => ({ ...group, orders: evenlyFrom(group.orders, shares[index] ?? 0) }))
    .filter(({ orders }) => orders.length > 0)
}

/** Each gets as many as the others, unless it has fewer; the first get what is left over. */
export function fairShares(counts: readonly number[], limit: number): number[] {
  const shares = counts.map(() => 0)
  let left = Math.min(
    limit,
    counts.reduce((sum, count) => sum + count, 0),
  )
  while (left > 0)
    for (const [index, count] of counts.entries()) {
      const share = shares[index] ?? 0
      if (left === 0 || share >= count) continue
      shares[index] = share + 1
      left -= 1
    }
  return shares
}

/** So many of the list, as far apart as they can be. */
function evenlyFrom<Value>(values: readonly Value[], count: number): Value[] {
  if (count >= values.length) return [...values]
  return values.filter(
    (_, index) =>
      Math.floor((index * count) / values.length) !==
      Math.floor(((index - 1) * count) / values.length),
  )
}

/** What may come of an allowed order, the likeliest first; `certain` happens however the dice fall. */
export function oddsTold(words: Words, forecast: Forecast): object {
  const { isExact, certain, rolls, oddsHidden } = forecast
  const outcomes = forecast.prospects
    .map(prospect => ({
      chance: fractionText(prospect.chance),
      p: likelihood(prospect.chance),
      summary:
        prospect.told.length > 0
          ? prospectText(words, forecast, prospect)
          : prospectChanges(words, forecast, prospect, prospect.changes),
      change: prospect.changes,
      ...(prospect.ends && { outcome: prospect.ends }),
    }))
    .toSorted((a, b) => b.p - a.p)
  const dice = rolls.map(one => ({
    ...one,
    tally: one.tally.map(line => ({ ...line, text: words.explain(line) })),
  }))
  return {
    allowed: true,
    exact: isExact,
    outcomes,
    certain,
    throws: dice,
    ...(oddsHidden && { withheld: { ...oddsHidden, text: words.say(oddsHidden) } }),
  }
}
