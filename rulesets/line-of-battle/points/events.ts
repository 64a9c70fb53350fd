import type { Seat } from '@grognard/umpire'
import type { Strokes } from '../state.ts'
import type { ActionId } from '../tables/points.ts'
import type { AttributeId } from '../tables/attributes.ts'

export type PointsEvent =
  /** The pool as it stands after the points came in. */
  | { kind: 'poolFilled'; seat: Seat; added: number; pool: number }
  /** The pool as it stands after the payment. */
  | { kind: 'pointsPaid'; seat: Seat; action: ActionId; cost: number; pool: number }
  | { kind: 'strokeNoted'; seat: Seat; stroke: Stroke }
  /** `ship` is the one the die is thrown for, `left` what the seat has left of the attribute. */
  | AttributeSpent
  | { kind: 'pointsKept'; seat: Seat }
  | { kind: 'proposed'; seat: Seat; what: Proposal }
  | { kind: 'agreed'; seat: Seat }
  | { kind: 'declined'; seat: Seat }
  /** Where every ship on the board lies now. */
  | { kind: 'recentred'; ships: Moved[] }

export interface AttributeSpent {
  kind: 'attributeSpent'
  seat: Seat
  ship: string
  attribute: AttributeId
  points: number
  left: number
}

export type Stroke = keyof Strokes
export type Proposal = 'recentre' | 'end'

interface Moved {
  ship: string
  x: number
  y: number
}
