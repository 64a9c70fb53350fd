import { reachOf } from '../battle/sight.ts'
import type { Ship } from '../state.ts'
import type { Severity } from './gunnery.ts'
import { layings } from './laying.ts'
import type { Laying } from './laying.ts'
import { weights } from './weights.ts'

/** What all working guns of a ship may do to another, by laying. */
export interface Fire {
  worth: Float64Array
  /** A part of it is a broadside. */
  isAnswered: boolean[]
}

/** `severity` is that of a shot at the target. */
export function fireOf(ship: Ship, severity: Severity): Fire {
  const fire = { worth: new Float64Array(layings.length), isAnswered: layings.map(() => false) }
  const reach = reachOf(ship)
  for (let place = 0; place < layings.length; place++) {
    const laying = layings[place]
    if (laying && laying.range <= reach) layOn(fire, place, laying, ship, severity)
  }
  return fire
}

function layOn(
  { worth, isAnswered }: Fire,
  place: number,
  { side, kinds, range }: Laying,
  ship: Ship,
  severity: Severity,
): void {
  const works = ship.batteries[side]
  let sum = 0
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i]
    if (!works[i] || kind === undefined) continue
    sum += severity[kind][range - 1] ?? 0
    if (kind === 'broadside') isAnswered[place] = true
  }
  worth[place] = sum
}

/** What an attack gains when it has been answered; `back` is the laying of the answer, below 0 for none. */
export function gainOf(fire: Fire, answer: Fire, laying: number, back: number): number {
  const dealt = fire.worth[laying] ?? 0
  if (dealt === 0 || back < 0 || !fire.isAnswered[laying]) return dealt
  return dealt - (answer.worth[back] ?? 0) * weights.answer * weights.taken
}
