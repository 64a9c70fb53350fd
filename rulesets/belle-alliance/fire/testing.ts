import { judgeBy, tallyLines } from '@grognard/umpire'
import { commandEvolve } from '../command/evolve.ts'
import { moraleEvolve } from '../morale/evolve.ts'
import type { Event } from '../events.ts'
import type { Fire, Helper, State, Unit } from '../state.ts'
import { battle, tableFor } from '../testing.ts'
import type { Setting, TestTable } from '../testing.ts'
import { fireEvolve } from './evolve.ts'
import { fireFactors } from './factors.ts'
import { shotChecks } from './checks.ts'
import { resolve } from './steps.ts'
import { shotOf } from './shot.ts'

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
  return judgeBy(shotChecks, shotOf(state, fire)).because.map(({ rule }) => rule)
}

/** Resolves the fire that a state tells of, with these dice. */
export function resolved(
  state: State,
  dice: readonly number[],
  at: 'fireEnds' | 'continuedFireEnds' = 'fireEnds',
): TestTable {
  state.place = [{ at, loop: [0], waiting: [] }]
  const table = tableFor(state, { ...commandEvolve, ...fireEvolve, ...moraleEvolve }, dice)
  resolve(table)
  return table
}

/** The events of one kind. */
export function eventsOf<K extends Event['kind']>(
  { events }: TestTable,
  kind: K,
): Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)
}
