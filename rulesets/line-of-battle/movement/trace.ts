import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import type { Message, Trace } from '@grognard/umpire'
import { shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { surveyOf } from './path.ts'
import { follow } from './voyage.ts'
import type { Voyage } from './voyage.ts'

/** Where legs really lead: to the first contact, and no further. 1/1000 in. */
export function traceOfLegs(state: State, ship: Ship, legs: readonly Leg[], budget: number): Trace {
  const voyage = follow(state, ship, legs)
  const { cost, length } = surveyOf(state, ship, legs)
  const { end, met, isAground } = voyage
  const trace: Trace = {
    poses: [{ x: ship.x, y: ship.y, heading: ship.heading }, ...voyage.poses],
    cost,
    budget,
    reached: cost - length + voyage.travelled,
    contact: met !== null || isAground ? { x: end.x, y: end.y } : null,
  }
  const meets = meetsIn(state, voyage)
  if (meets) trace.meets = meets
  return trace
}

function meetsIn(state: State, { met, isAground, edge }: Voyage): Message | null {
  if (met !== null) return { key: 'lob.trace.alongside', values: { ship: shipOf(state, met).name } }
  if (isAground) return { key: 'lob.trace.aground' }
  return edge === null ? null : { key: 'lob.trace.edge' }
}
