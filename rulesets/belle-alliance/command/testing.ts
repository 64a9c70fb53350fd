import type { Part } from '../parts.ts'
import type { Setting, TestTable } from '../testing.ts'
import { battle, tableFor } from '../testing.ts'
import { moraleEvolve } from '../morale/evolve.ts'
import type { Sheet } from '../state.ts'
import { commandEvolve } from './evolve.ts'

/** For tests: a table with the bookkeeping of orders and of disorder. */
export function commandTable(setting: Setting, dice: readonly number[] = []): TestTable {
  return tableFor(battle(setting), { ...moraleEvolve, ...commandEvolve }, dice)
}

/** For tests: a sheet of red's for a unit. */
export function sheet(unit: string, parts: Part[], result: Sheet['result'] = 'written'): Sheet {
  return { unit, seat: 'red', parts, result }
}

/** For tests: a plain change of formation. */
export function form(formation: 'square' | 'huddle' | 'line'): Part {
  const plain = { front: null, gap: null, turnsAbout: false }
  return { kind: 'form', formation, ...plain, quarter: 'none', middle: 'left' }
}

/** For tests: a march straight ahead, 1/1000 cm. */
export function march(amount = 10_000): Extract<Part, { kind: 'march' }> {
  const legs = [{ kind: 'straight' as const, amount }]
  return { kind: 'march', rate: 'normal', legs, fromTick: 1, toTick: 20, course: 0 }
}

/** For tests: the kinds of what happened. */
export function kindsOf({ events }: TestTable): string[] {
  return events.map(({ kind }) => kind)
}
