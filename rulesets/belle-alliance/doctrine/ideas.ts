import type { Idea, Message, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { thoughtsOnFire } from './firing.ts'
import { nextStaff } from './staff.ts'
import { manners } from './tempers.ts'
import type { Manner } from './tempers.ts'
import { gistOf, nextWritten, thoughtsOnUnits } from './writing.ts'

/** What is thought of at each step: the best first, to leave it at that last. */
export function ideas(view: State, seat: Seat): Idea<Order>[] {
  const step = view.place[view.place.length - 1]?.at
  if (step === 'orders') return written(view, seat)
  const isContinued = step === 'continuedFire'
  if (step === 'fire' || isContinued) return orDone(thoughtsOnFire(view, seat, isContinued), 'fire')
  if (step !== 'staff' && step !== 'lastStaff') return []
  const move = nextStaff(view, seat)
  return move ? orDone([move], 'staff') : []
}

type Reason = Manner | 'unit' | 'rash' | 'seal' | 'fire' | 'hold' | 'staff' | 'stay'

const because = (reason: Reason): Message[] => [{ key: `ba.because.${reason}` }]

const instead = { fire: 'hold', staff: 'stay' } as const

function orDone(orders: readonly Order[], reason: keyof typeof instead): Idea<Order>[] {
  if (orders.length === 0) return []
  const found = orders.map((order, i) => ({ order, worth: -i, because: because(reason) }))
  const last = { order: { kind: 'done' } as const, worth: -orders.length }
  return [...found, { ...last, because: because(instead[reason]) }]
}

/** The manner of a whole turn before anything is written; then unit by unit. */
function written(view: State, seat: Seat): Idea<Order>[] {
  const whole = view.sheets.length === 0 ? inManners(view, seat) : []
  const single = thoughtsOnUnits(view, seat, 'bold').map(([order, manner], i) => ({
    order,
    worth: -whole.length - i,
    because: because(manner === undefined ? 'unit' : 'rash'),
  }))
  const worth = -whole.length - single.length
  const found = [...whole, ...single]
  if (found.length === 1 && view.sheets.length > 0) return found
  return [...found, { order: { kind: 'seal' }, worth, because: because('seal') }]
}

/** Only manners that would have something else done than those before. */
function inManners(view: State, seat: Seat): Idea<Order>[] {
  const gists = manners.map(manner => gistOf(view, seat, manner))
  return manners.flatMap((manner, i) => {
    const isNew = gists.indexOf(gists[i] ?? '') === i
    const order = isNew ? nextWritten(view, seat, manner) : undefined
    return order ? [{ order, worth: -i, manner, because: because(manner) }] : []
  })
}
