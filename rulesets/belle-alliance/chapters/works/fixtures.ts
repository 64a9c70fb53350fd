import type { Of } from '@grognard/umpire'
import { battle, tableFor, unit } from '../../fixtures.ts'
import type { State } from '../../model/state.ts'
import type { Unit, Work } from '../../model/unit.ts'
import type { Order } from '../../orders.ts'
import { commandEvents } from '../command/events.ts'
import { formationEvents } from '../formation/events.ts'
import { gunnerEvents } from '../gunners/events.ts'
import { staffEvents } from '../staff/events.ts'
import { worksEvents } from './events.ts'
import { work } from './work.ts'

/** An abatis where the pioneers stand. */
const order = {
  kind: 'work' as const,
  unit: 'u1',
  work: 'abatis' as const,
  terrain: '',
  x: 100_000,
  y: 100_000,
  heading: 0,
}

export function pioneers(given: Partial<Unit> = {}): Unit {
  return unit({ hasPioneers: true, x: 100_000, y: 100_000, ...given })
}

/** A battle in which the order is followed. */
export function ordered(given: Partial<Unit> = {}, ground: State['terrain'] = []): State {
  const state = battle({ units: [pioneers(given)], terrain: ground })
  const { kind: _kind, unit: _unit, ...fields } = order
  state.sheets.push({
    unit: 'u1',
    seat: 'red',
    parts: [{ kind: 'work', ...fields }],
    result: 'followed',
  })
  return state
}

export function tableOf(state: State, dice: readonly number[] = []) {
  return tableFor(
    state,
    { ...commandEvents, ...staffEvents, ...formationEvents, ...gunnerEvents, ...worksEvents },
    dice,
  )
}

/** A work under way. */
export const begun = (given: Partial<Work> = {}): Work => ({
  kind: 'abatis',
  terrain: '',
  x: 100_000,
  y: 100_000,
  heading: 0,
  isBegun: true,
  turns: 7,
  failedInRow: 0,
  ...given,
})

export const atWork = { formation: { kind: 'work' as const, front: null, gap: null } }

/** The rules that forbid the work. */
export function reasons(
  state: State,
  given: Partial<Omit<Of<Order, 'work'>, 'kind'>> = {},
): string[] {
  return work.judge(state, 'red', { ...order, ...given }).because.map(reason => reason.rule)
}

export function garrison(given: Partial<Unit> = {}): Unit {
  return unit({ figures: 20, building: 'h1', ...given })
}
