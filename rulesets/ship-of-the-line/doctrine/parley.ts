import type { Dice, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { evaluate } from './evaluate.ts'

/** A draw is welcome to whoever has the worse of it. */
export function answerToDraw(state: State, seat: Seat, _dice: Dice): Order {
  return { kind: evaluate(state, seat) < 0 ? 'agree' : 'decline' }
}
