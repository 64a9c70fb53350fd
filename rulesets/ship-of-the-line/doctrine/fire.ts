import { reachOf } from '../battle/sight.ts'
import type { Ship } from '../state.ts'
import { batteriesFor, isAnswered, worthOfFire } from './gunnery.ts'
import type { Severity } from './gunnery.ts'
import { layings } from './laying.ts'
import { weights } from './weights.ts'

/** What all working guns of a ship may do to another, by laying. */
export interface Fire {
  worth: Float64Array
  /** A part of it is a broadside. */
  isAnswered: boolean[]
}

/** `severity` is that of a shot at the target. */
export function fireOf(ship: Ship, severity: Severity): Fire {
  const worth = new Float64Array(layings.length)
  const reach = reachOf(ship)
  const answered = layings.map((laying, place) => {
    if (laying.range > reach) return false
    const batteries = batteriesFor(laying, ship, 'all', 'any')
    worth[place] = worthOfFire(laying, batteries, severity)
    return isAnswered(laying, batteries)
  })
  return { worth, isAnswered: answered }
}

/** What an attack gains when it has been answered; `back` is the laying of the answer, below 0 for none. */
export function gainOf(fire: Fire, answer: Fire, laying: number, back: number): number {
  const dealt = fire.worth[laying] ?? 0
  if (dealt === 0 || back < 0 || !fire.isAnswered[laying]) return dealt
  return dealt - (answer.worth[back] ?? 0) * weights.answer * weights.taken
}
