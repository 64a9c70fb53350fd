import type { Loss } from '../morale/effect.ts'
import type { Unit } from '../state.ts'
import { unit } from '../testing.ts'
import { outcomeOf } from './outcome.ts'
import type { Result } from './outcome.ts'
import type { Body } from './body.ts'

/** A unit that fights for itself, in the open. */
export function body(given: Partial<Unit> & { id: string }): Body {
  const own = unit(given)
  return {
    unit: own,
    isCovered: false,
    line: null,
    lineFigures: 0,
    isScreened: false,
    others: [],
    figures: own.figures,
  }
}

const red = body({ id: 'red' })

const blue = body({ id: 'blue', seat: 'blue', y: 105_000 })

export interface Rolled {
  own?: Body
  enemy?: Body
  totals: [own: number, enemy: number]
  units?: [own: number, enemy: number]
  hasSupplies?: boolean
}

/** Both sides of one fight. */
export function fight({
  own = red,
  enemy = blue,
  totals,
  units = [1, 1],
  hasSupplies = true,
}: Rolled) {
  const [total, enemyTotal] = totals
  const one: Result = {
    own,
    enemy,
    total,
    enemyTotal,
    meleeUnits: units[0],
    hasSupplies,
    neighbours: [],
  }
  const other: Result = {
    own: enemy,
    enemy: own,
    total: enemyTotal,
    enemyTotal: total,
    meleeUnits: units[1],
    hasSupplies: true,
    neighbours: [],
  }
  return [one, other]
}

/** Figures lost by each unit. */
export function losses(results: Result[], cause: Loss['cause'] = 'melee'): Record<string, number> {
  const found = outcomeOf(results).losses.filter(loss => loss.cause === cause)
  return Object.fromEntries(found.map(loss => [loss.unit, loss.figures]))
}

/** The disorder that each unit comes into. */
export function effects(results: Result[]): Record<string, string> {
  return Object.fromEntries(outcomeOf(results).effects.map(({ unit: id, degree }) => [id, degree]))
}
