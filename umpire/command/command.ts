import type { Kind, Seat } from '../kind.ts'
import type { Message } from '../message.ts'
import type { Reason, Ruling } from '../ruling.ts'
import type { Pose } from '../tool.ts'

/** Pieces that are commanded as one body: a brigade, a column, a division, a task group. */
export interface Formation {
  id: string
  name: Message
  /** Who leads it on the chart: one of its pieces, or a commander's figure. */
  leader: string
  pieces: readonly string[]
}

/** What an order for many is aimed at; a place in ground units. */
export type Aim =
  | { at: 'nothing' }
  | { at: 'place'; x: number; y: number }
  | { at: 'piece'; piece: string }

/** An order for many while it is shared out. */
export interface Group<State> {
  /** As the seat knows it, and as it will be with the orders that came before. */
  start: State
  state: State
  seat: Seat
  pieces: readonly string[]
  aim: Aim
  /** The ways of those that have their orders already, by piece. */
  tracks: ReadonlyMap<string, readonly Pose[]>
}

/** An order for many: what each of them is ordered by it. Its name is the sentence `group.ID`. */
export interface GroupOrder<State, Order extends Kind> {
  aim: Aim['at']
  /** The kinds of order that it comes to; it is open while the seat is asked for the first of them. */
  kinds: readonly Order['kind'][]
  /** What the piece is ordered, in this order; nothing where nothing is to be said to it. */
  orders(group: Group<State>, piece: string): readonly Order[]
  /** Where each will come once all have their orders; each order's own way where it is left out. */
  leads?(group: Group<State>, piece: string): readonly Pose[]
  /** All go as far the same way; then those are told who end elsewhere. */
  isInFormation?: true
  /** Who is ordered first; as they stand in the group where it is left out. */
  inTurn?(group: Group<State>): readonly string[]
}

/** How the pieces of a seat are commanded as bodies. */
export interface Command<State, Order extends Kind> {
  formations(view: State, seat: Seat): Formation[]
  /** By id. The first that is aimed at a place, or at a piece, is meant where a player only points. */
  orders: Record<string, GroupOrder<State, Order>>
}

/** What one of many is ordered, and the umpire's word on it: where he refuses, nothing of it is given. */
export interface MemberOrders<Order> {
  piece: string
  orders: readonly Order[]
  ruling: Ruling
  /** Where it leads the piece, from where it stands; empty where it leads nowhere. */
  poses: readonly Pose[]
  /** What ends its way before its end, as far as the seat can tell. */
  meets?: Message
  /** What else is to be known of its way beforehand, such as what slows it. */
  notes?: readonly Reason[]
  /** In a body that goes in formation: it ends elsewhere than the others. */
  isApart?: true
}

/** An order for many that has been shared out. */
export interface SharedOut<Order> {
  id: string
  aim: Aim
  members: readonly MemberOrders<Order>[]
}

/** An order of a plan, whom it is for, and where it leads. */
export interface PlannedOrder<Order> {
  order: Order
  piece: string | null
  poses: readonly Pose[]
}

/** An order for many that is open now. */
export interface OpenGroupOrder {
  id: string
  aim: Aim['at']
}

/** An order for many, and whom it is for. */
export interface GroupWish {
  id: string
  pieces: readonly string[]
  aim: Aim
  /** What was ordered the last time, for those who are to do the same again. */
  lastTime?: readonly Kind[]
}
