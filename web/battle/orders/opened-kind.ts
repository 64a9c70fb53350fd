import { targetOf } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { TurnView } from '../state/turn-view.ts'

/** More of one kind lie in a list of lines. */
export const MOST_BUTTONS = 6

export type OfKind = readonly [kind: string, orders: readonly Kind[]]

interface Wish {
  wanted: string
  pending: Kind | null
  orderContext: TurnView['orderContext']
}

/**
 * The kind that was asked for, or the first. A long list of targets waits until one of them is pointed
 * at, and is then of the orders aimed at that one.
 */
export function openedIn(groups: readonly OfKind[], wish: Wish): OfKind | undefined {
  const { wanted, pending, orderContext } = wish
  const asked = groups.find(([kind]) => kind === wanted)
  if (asked) return asked
  const targetIn = (order: Kind) => targetOf(orderContext, order)
  const target = pending && targetIn(pending)
  const pointed = pending && target !== null && groups.find(([kind]) => kind === pending.kind)
  if (pointed) return [pointed[0], pointed[1].filter(order => targetIn(order) === target)]
  const isOfTargets = ([, orders]: OfKind) =>
    orders.length > MOST_BUTTONS && new Set(orders.map(targetIn)).size > 1
  const [first] = groups
  return first && isOfTargets(first) ? undefined : first
}
