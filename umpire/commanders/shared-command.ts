import type { ByStep } from '../cursor.ts'
import type { Kind, Of, Seat } from '../kind.ts'
import type { Message, Value } from '../message.ts'
import type { Playable } from '../playable.ts'
import type { Commander } from './commander.ts'

/**
 * Who of a side is asked at a step: its senior, all, the first who has anything to order there, or as
 * the ruleset says; otherwise all who have anything to order.
 */
export type Asked<State> =
  | 'senior'
  | 'all'
  | 'first'
  | ((state: State, side: Seat) => readonly Seat[])

/** What a ruleset of sides says, so that several people may share one, each with his own pieces. */
export interface SharedCommand<State extends Playable, Order extends Kind, Id extends string> {
  /** The rule by which each orders his own pieces alone. */
  rule: Id
  commanders(state: State): readonly Commander[]
  /** The seat that commands the piece; undefined for what is no piece. */
  commanderOf(state: State, piece: string): Seat | undefined
  /** The name of a piece, within a refusal. */
  nameOf(state: State, piece: string): Value
  /** What a further commander is called in this battle. */
  faceOf(state: State, commander: Commander): Message
  /** Orders that each gives for himself and not for his side, such as that he has done. */
  ownWord?: readonly Order['kind'][]
  /** The pieces of an order for many; of others they are its fields of the role `piece`. */
  meant?: { [K in Order['kind']]?: (state: State, side: Seat, order: Of<Order, K>) => string[] }
  asked?: ByStep<State, Asked<State>>
}
