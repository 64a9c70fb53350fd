import type { Idea, Message, Seat } from '@grognard/umpire'
import { bestFire } from './firing.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { manners } from './tempers.ts'
import type { Manner } from './tempers.ts'
import { nextWritten } from './writing.ts'

/** The manner of a whole turn before anything is written; after that, to write on or to leave it at that. */
export function ideas(view: State, seat: Seat): Idea<Order>[] {
  const step = view.place[view.place.length - 1]?.at
  if (step === 'orders') return written(view, seat)
  const fire = step === 'fire' ? bestFire(view, seat) : undefined
  return fire
    ? [
        { order: fire, worth: 1, because: because('fire') },
        { order: { kind: 'done' }, worth: 0, because: because('hold') },
      ]
    : []
}

const because = (reason: Manner | 'seal' | 'fire' | 'hold'): Message[] => [
  { key: `ba.because.${reason}` },
]

function written(view: State, seat: Seat): Idea<Order>[] {
  const orders = manners.map(manner => ({ manner, order: nextWritten(view, seat, manner) }))
  const seal: Idea<Order> = {
    order: { kind: 'seal' },
    worth: -manners.length,
    because: because('seal'),
  }
  const found = orders.flatMap(({ manner, order }, index) =>
    order ? [{ order, worth: -index, manner, because: because(manner) }] : [],
  )
  return view.sheets.length === 0 ? [...found, seal] : [...found.slice(0, 1), seal]
}
