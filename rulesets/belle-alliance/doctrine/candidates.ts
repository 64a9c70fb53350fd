import { stepOf } from '@grognard/umpire'
import type { Candidate, Lookahead, Message, Seat } from '@grognard/umpire'
import { centreOf } from '../model/footprint.ts'
import { findSheet } from '../model/sheets.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { isDisordered } from '../model/units.ts'
import type { Order } from '../orders.ts'
import { fieldOf, nearestEnemy, styles } from './field.ts'
import type { Field, Style } from './field.ts'
import { thoughtsOnFire } from './firing.ts'
import { marchTo } from './marching.ts'
import { isLawful } from './legal-orders.ts'
import { nextStaff } from './staff.ts'
import { gistOf, nextUnitOrder, thoughtsOnUnits } from './unit-orders.ts'
import type { OnUnit } from './unit-orders.ts'

/**
 * A beginner's mistake: as it stands straight at the nearest enemy, with no orders to attack him.
 * None for a garrison, for skirmishers, in disorder, and for who has orders already.
 */
export function rushOf(field: Field, unit: Unit): Order | undefined {
  const { state, seat } = field
  if (unit.building !== null || unit.mother !== null || isDisordered(unit)) return undefined
  const near = findSheet(state, unit.id) ? undefined : nearestEnemy(field, unit)
  if (!near) return undefined
  const way = marchTo(field, unit, centreOf(near.enemy), { isCautious: false })
  return way.find(order => isLawful(state, seat, order))
}

/** What is thought of at each step: the best first, to leave it at that last. */
export function candidates(view: State, seat: Seat): Candidate<Order>[] {
  const step = stepOf(view)
  if (step === 'orders')
    return orderCandidates(view, seat, singly(thoughtsOnUnits(view, seat, 'bold')))
  const isContinued = step === 'continuedFire'
  if (step === 'fire' || isContinued) return orDone(thoughtsOnFire(view, seat, isContinued), 'fire')
  if (step !== 'staff' && step !== 'lastStaff') return []
  const move = nextStaff(view, seat)
  return move ? orDone([move], 'staff') : []
}

/** For each unit a beginner thinks of going straight at the enemy before anything better. */
export function beginnersCandidates(view: State, seat: Seat): Candidate<Order>[] {
  if (stepOf(view) !== 'orders') return candidates(view, seat)
  const field = fieldOf(view, seat)
  const thoughts = thoughtsOnUnits(view, seat, 'bold').map(({ unit, orders }): OnUnit => {
    const rush = rushOf(field, unit)
    return { unit, orders: rush ? [[rush], ...orders] : orders }
  })
  return orderCandidates(view, seat, singly(thoughts))
}

type Reason = Style | 'unit' | 'rash' | 'seal' | 'fire' | 'support' | 'hold' | 'staff' | 'stay'

const because = (reason: Reason): Message[] => [{ key: `ba.because.${reason}` }]

const instead = { fire: 'hold', staff: 'stay' } as const

function orDone(orders: readonly Order[], reason: keyof typeof instead): Candidate<Order>[] {
  if (orders.length === 0) return []
  const found = orders.map((order, i) => {
    const isSupport = order.kind === 'support'
    return { order, worth: -i, because: because(isSupport ? 'support' : reason) }
  })
  const last = { order: { kind: 'done' } as const, worth: -orders.length }
  return [...found, { ...last, because: because(instead[reason]) }]
}

function singly(thoughts: readonly OnUnit[]): OnUnit['orders'] {
  return thoughts.flatMap(({ orders }) => orders)
}

/** The manner of a whole turn before anything is written; then unit by unit. */
function orderCandidates(view: State, seat: Seat, thoughts: OnUnit['orders']): Candidate<Order>[] {
  const whole = view.sheets.length === 0 ? inStyles(view, seat) : []
  const single = thoughts.map(([order, style], i) => ({
    order,
    worth: -whole.length - i,
    because: because(style === undefined ? 'unit' : 'rash'),
  }))
  const worth = -whole.length - single.length
  const found = [...whole, ...single]
  if (found.length === 1 && view.sheets.length > 0) return found
  return [...found, { order: { kind: 'seal' }, worth, because: because('seal') }]
}

/** Only manners that would have something else done than those before. */
function inStyles(view: State, seat: Seat): Candidate<Order>[] {
  const gists = styles.map(style => gistOf(view, seat, style))
  return styles.flatMap((style, i) => {
    const isNew = gists.indexOf(gists[i] ?? '') === i
    const order = isNew ? nextUnitOrder(view, seat, style) : undefined
    return order ? [{ order, worth: -i, style, because: because(style) }] : []
  })
}

/** One turn: what is ordered now is told exactly enough, and beyond that dice hide the rest. */
export const lookahead: Lookahead<State> = {
  clock: ({ turn }) => turn,
  ahead: 1,
  candidates: 3,
  priorWeight: 1,
}
