import { judgeBy, tallyLines } from '@grognard/umpire'
import type { Of } from '@grognard/umpire'
import { cm } from '../../book/measures.ts'
import { lossRow } from '../../book/tables/losses.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import type { Event } from '../../events.ts'
import { battle, beNeighbour, guns, square, support, tableFor, takeBack } from '../../fixtures.ts'
import type { Setting, TestTable } from '../../fixtures.ts'
import { shotRefusals } from '../../model/firing/conditions.ts'
import { fireUnitsOf, shotOf } from '../../model/firing/shot.ts'
import type { Terrain } from '../../model/setting.ts'
import type { Fire, Helper, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import type { Order } from '../../orders.ts'
import { commandEvents } from '../command/events.ts'
import { declareEvents } from '../declare/events.ts'
import { moraleEvents } from '../morale/events.ts'
import { recoveryEvents } from '../recovery/events.ts'
import { staffEvents } from '../staff/events.ts'
import { fireEvents } from './events.ts'
import { fireFactors } from './factors.ts'
import { fire, range } from './orders.ts'
import { resolveFire } from './resolve.ts'

/** Where the front of `facing` stands, 1/1000 cm north of the front of a red unit. */
const SOUTH = 100_000

/** For tests: a blue unit `b` that faces red's line at this distance, 1/1000 cm. */
export function facing(distance: number, given: Partial<Unit> = {}): Partial<Unit> {
  return { id: 'b', seat: 'blue', y: SOUTH + distance, heading: 18_000, hasFought: true, ...given }
}

/** A red unit `a` in the middle of the board that looks north and has fought before. */
export function firing(given: Partial<Unit> = {}): Partial<Unit> {
  return { id: 'a', y: SOUTH, hasFought: true, ...given }
}

/** Fire of `a` with all it has at the middle of the front of `b`, shown to all. */
export function fireOf(given: Partial<Fire> = {}): Fire {
  return {
    unit: 'a',
    part: 0,
    figures: 60,
    guns: [],
    target: 'b',
    x: 100_000,
    y: SOUTH,
    isRanging: false,
    isHidden: false,
    phase: 'fire',
    isShown: true,
    lost: null,
    ...given,
  }
}

export function helperOf(given: Partial<Helper>): Helper {
  return { unit: 'c', kind: 'support', of: 'b', against: '', isShown: true, ...given }
}

/** A battle at the step of fire. */
export function atFire(units: Partial<Unit>[], given: Setting = {}): State {
  return battle({ at: 'fire', units, ...given })
}

/** A battle in which this fire has been declared by all. */
export function declared(
  units: Partial<Unit>[],
  fires: Fire[],
  given: Pick<Setting, 'helpers'> = {},
): State {
  return atFire(units, { fires, ...given })
}

/** The factors that count, by the end of their message, with their values. */
export function counting(
  state: State,
  fire: Fire = fireOf(),
): { loss: Record<string, number>; moral: Record<string, number> } {
  const found = fireFactors(state, fire)
  if (!found) throw new RangeError('There is no target in range.')
  const { loss, moral, context } = found
  const named = (rows: typeof loss) =>
    Object.fromEntries(
      tallyLines(rows, context).map(({ message, value }) => [
        message.replace('ba.modifier.fire.', ''),
        value,
      ]),
    )
  return { loss: named(loss), moral: named(moral) }
}

/** The rules by which a fire would be lost, in the order they are checked. */
export function faultsOf(state: State, fire: Fire = fireOf()): string[] {
  return judgeBy(shotRefusals, shotOf(state, fire)).because.map(({ rule }) => rule)
}

/** Resolves the fire that a state tells of, with these dice. */
export function resolved(
  state: State,
  dice: readonly number[],
  at: 'fireEnds' | 'continuedFireEnds' = 'fireEnds',
): TestTable {
  state.place = [{ at, loop: [0], waiting: [] }]
  const table = tableFor(
    state,
    {
      ...commandEvents,
      ...staffEvents,
      ...declareEvents,
      ...fireEvents,
      ...moraleEvents,
      ...recoveryEvents,
    },
    dice,
  )
  resolveFire(table)
  return table
}

/** The events of one kind. */
export function eventsOf<K extends Event['kind']>(
  { events }: TestTable,
  kind: K,
): Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)
}

/** Within the first zone of muskets. */
export const near = cm(9)
export const skirmish: Unit['formation'] = { kind: 'skirmish', front: null, gap: 1_500 }
export const battery = firing({ arm: 'artillery', guns: guns(2, 6, 4) })

export type FireOrder = Of<Order, 'fire'>

/** An order to `a` to fire all its line at `b`. */
export function order(given: Partial<FireOrder> = {}): FireOrder {
  const plain = { unit: 'a', target: 'b', figures: 30, guns: [], x: 100_000, y: 109_000 }
  return { kind: 'fire', ...plain, isHidden: false, ...given }
}

/** The rules that a ruling names. */
export function rulesOf({ because }: { because: { rule: string }[] }): string[] {
  return because.map(({ rule }) => rule)
}

/** What stands against an order of red. */
export const judged = (state: State, given: Partial<FireOrder> = {}) =>
  rulesOf(fire.judge(state, 'red', order(given)))

/** What stands against fire of a red unit like this at a blue line. */
export const against = (unit: Partial<Unit>, given: Partial<FireOrder> = {}) =>
  judged(atFire([firing(unit), facing(near)]), given)

/** As it stands, at the step of continued fire. */
export const continued = (state: State): State => {
  state.place = [{ at: 'continuedFire', loop: [0], waiting: ['red', 'blue'] }]
  return state
}

/** The state after these orders of red. */
export function after(state: State, ...orders: Order[]): State {
  const table = tableFor(state, { ...declareEvents, ...fireEvents })
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

export function shaped(
  kind: FormationKind,
  front: number | null = null,
  gap: number | null = null,
) {
  return { formation: { kind, front, gap } }
}

function sum(counted: Record<string, number>): number {
  return Object.values(counted).reduce((total, value) => total + value, 0)
}

/** What three dice come to: fire units, both totals, whole figures and the moral effect. */
export function result(state: State, dice: number, fire = fireOf()) {
  const { loss, moral } = counting(state, fire)
  const lossTotal = dice + sum(loss)
  const moralTotal = lossTotal + sum(moral)
  const units = fireUnitsOf(shotOf(state, fire))
  const figures = Math.floor((units * lossRow(lossTotal).quarters) / 4)
  return [units, lossTotal, figures, moralTotal, lossRow(moralTotal).moral]
}
