import type { Of } from '@grognard/umpire'
import { commandEvolve } from '../command/evolve.ts'
import { cm } from '../measures.ts'
import type { Order } from '../orders.ts'
import type { State, Unit } from '../state.ts'
import { guns, square, tableFor } from '../testing.ts'
import type { Terrain } from '../terrain.ts'
import { fire } from './fire.ts'
import { beNeighbour, support } from './help-orders.ts'
import { range } from './range.ts'
import { takeBack } from './take-back.ts'
import { atFire, facing, firing } from './testing.ts'

/** Within the first zone of muskets. */
export const near = cm(9)
export const skirmish: Unit['formation'] = { kind: 'skirmish', front: null, gap: 1_500 }
export const battery = firing({ arm: 'artillery', guns: guns(2, 6, 4) })

export type Firing = Of<Order, 'fire'>

/** An order to `a` to fire all its line at `b`. */
export function order(given: Partial<Firing> = {}): Firing {
  const plain = { unit: 'a', target: 'b', figures: 30, guns: [], x: 100_000, y: 109_000 }
  return { kind: 'fire', ...plain, isHidden: false, ...given }
}

/** The rules that a ruling names. */
export function rulesOf({ because }: { because: { rule: string }[] }): string[] {
  return because.map(({ rule }) => rule)
}

/** What stands against an order of red. */
export const judged = (state: State, given: Partial<Firing> = {}) =>
  rulesOf(fire.judge(state, 'red', order(given)))

/** What stands against fire of a red unit like this at a blue line. */
export const against = (unit: Partial<Unit>, given: Partial<Firing> = {}) =>
  judged(atFire([firing(unit), facing(near)]), given)

/** The same state at the step of continued fire. */
export const continued = (state: State): State => {
  state.place = [{ at: 'continuedFire', loop: [0], waiting: ['red', 'blue'] }]
  return state
}

/** The state after these orders of red. */
export function after(state: State, ...orders: Order[]): State {
  const table = tableFor(state, commandEvolve)
  for (const given of orders) {
    if (given.kind === 'fire') fire.execute(table, 'red', given)
    if (given.kind === 'range') range.execute(table, 'red', given)
    if (given.kind === 'support') support.execute(table, 'red', given)
    if (given.kind === 'beNeighbour') beNeighbour.execute(table, 'red', given)
    if (given.kind === 'takeBack') takeBack.execute(table, 'red', given)
  }
  return state
}

/** A stone house in the middle of the board. */
export const house: Partial<Terrain> = {
  kind: 'building',
  points: square(100_000, 100_000, 10_000),
  cover: 'II',
  level: 1,
}
