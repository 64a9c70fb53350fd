import type { Event } from '../../events.ts'
import { battle, tableFor } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import type { ClauseOf, Leg, MarchClause, OrderClause } from '../../model/clauses.ts'
import type { Attack, Sheet, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import { buildingEvents } from '../buildings/events.ts'
import { occupyAdvancing } from '../buildings/occupy.ts'
import { commandEvents } from '../command/events.ts'
import { formationEvents } from '../formation/events.ts'
import { staffEvents } from '../staff/events.ts'
import { encounterEvents } from './events.ts'
import { advanceAll, marchAll } from './march-all.ts'

const applyEvent = {
  ...commandEvents,
  ...staffEvents,
  ...formationEvents,
  ...buildingEvents,
  ...encounterEvents,
}

export const straight = (cm: number): Leg => ({ kind: 'straight', amount: cm * 1000 })
export const pivot = (degrees: number): Leg => ({ kind: 'pivot', amount: degrees * 100 })
export const wheel = (degrees: number): Leg => ({ kind: 'wheel', amount: degrees * 100 })
export const about: Leg = { kind: 'about', amount: 0 }

/** A march along legs, all phase at the normal rate, unless told. */
export function march(legs: Leg[], given: Partial<MarchClause> = {}): MarchClause {
  return { kind: 'march', rate: 'normal', legs, fromTick: 1, toTick: 20, course: 0, ...given }
}

export function sheet(unit: string, ...parts: OrderClause[]): Sheet {
  return { unit, seat: 'red', parts, result: 'followed' }
}

/** An announced attack on a unit. */
export function attack(unit: string, target: string, given: Partial<Attack> = {}): Attack {
  return {
    unit,
    target,
    againstPosition: false,
    terrain: '',
    isCharge: false,
    isContinued: false,
    ifMet: 'stop',
    met: null,
    state: 'announced',
    ...given,
  }
}

export function attackClause(
  target: string,
  given: Partial<ClauseOf<'attack'>> = {},
): ClauseOf<'attack'> {
  return { kind: 'attack', target, againstPosition: false, terrain: '', ifMet: 'stop', ...given }
}

export interface Marched {
  state: State
  events: Event[]
  /** Place in cm and heading in degrees. */
  at(id: string): [number, number, number]
  unit(id: string): Unit
  kinds: string[]
}

/** The movement phase played from a setting. */
export function marched(setting: Setting, dice: number[] = []): Marched {
  return played(setting, dice, marchAll)
}

/** Continued advances played from a setting. */
export function advanced(setting: Setting): Marched {
  return played(setting, [], table => {
    advanceAll(table)
    occupyAdvancing(table)
  })
}

function played(setting: Setting, dice: number[], play: (table: BaTable) => void): Marched {
  const table = tableFor(battle(setting), applyEvent, dice)
  play(table)
  const { state, events } = table
  return {
    state,
    events,
    kinds: events
      .map(({ kind }) => kind)
      .filter(kind => kind !== 'ticked' && kind !== 'marchEnded'),
    unit: id => unitOf(state, id),
    at(id) {
      const { x, y, heading } = unitOf(state, id)
      return [x / 1000, y / 1000, heading / 100]
    },
  }
}

export const ahead = march([straight(50)])

export const blue: Partial<Unit> = { seat: 'blue', heading: 18_000 }

export const line = { kind: 'skirmish' as const, front: null, gap: 1500 }

export const column = { kind: 'attackColumn' as const, front: 6, gap: null }

export const horse: Partial<Unit> = { arm: 'medium cavalry', figures: 16 }
