import { HALF_TURN, QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import type { Dice } from '@grognard/umpire'
import { allowanceOf, runOf } from '../../model/path.ts'
import type { Leg } from '../../model/path.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import type { SailOrder } from '../../orders.ts'

/** Part of the allowance, and turns made as early as the length of the hull allows. */
interface Helm {
  share: number
  turns: readonly number[]
}

const third = HALF_TURN / 6
const sixth = HALF_TURN / 12

/** Straight, easily and hard to either hand, twice, slowly. */
const helms: readonly Helm[] = [
  { share: 1, turns: [] },
  { share: 1, turns: [third] },
  { share: 1, turns: [-third] },
  { share: 1, turns: [2 * third] },
  { share: 1, turns: [-2 * third] },
  { share: 1, turns: [QUARTER_TURN] },
  { share: 1, turns: [-QUARTER_TURN] },
  { share: 1, turns: [sixth] },
  { share: 1, turns: [-sixth] },
  { share: 1, turns: [QUARTER_TURN, QUARTER_TURN] },
  { share: 1, turns: [-QUARTER_TURN, -QUARTER_TURN] },
  { share: 1, turns: [third, -third] },
  { share: 1, turns: [-third, third] },
  { share: 0.5, turns: [] },
  { share: 0.1, turns: [] },
]

/** Good shapes of a course, full speed first. */
export function coursesOf(state: State, unit: SeaUnit): SailOrder[] {
  const turns = mostTurns(state, unit)
  const courses = helms
    .filter(helm => helm.turns.length <= turns)
    .map(helm => courseBy(state, unit, helm))
  const back = allowanceOf(state, unit, true)
  if (back > 0) courses.push(courseAstern(unit, back))
  return courses
}

/** [WAS-058] How often it can turn: a helm of more turns comes to the same as one of fewer. */
function mostTurns(state: State, unit: SeaUnit): number {
  return Math.floor(allowanceOf(state, unit) / Math.max(1, runOf(state, unit)))
}

function courseAstern({ id }: SeaUnit, advance: number): SailOrder {
  return { kind: 'sail', unit: id, legs: [{ advance, turn: 0 }], isAstern: true }
}

export function courseByChance(state: State, unit: SeaUnit, dice: Dice): SailOrder {
  const back = allowanceOf(state, unit, true)
  const helm = helms[dice.roll(helms.length + (back > 0 ? 1 : 0)) - 1]
  return helm ? courseBy(state, unit, helm) : courseAstern(unit, back)
}

/** [WAS-057] [WAS-058] Turns as early as the length of the hull allows, and sails on to the end. */
function courseBy(state: State, unit: SeaUnit, helm: Helm): SailOrder {
  const allowance = allowanceOf(state, unit)
  const length = Math.min(allowance, Math.max(1, Math.floor(allowance * helm.share)))
  const needed = runOf(state, unit)
  const legs: Leg[] = []
  let rest = length
  for (const turn of helm.turns) {
    if (rest < needed) break
    legs.push({ advance: needed, turn })
    rest -= needed
  }
  if (rest > 0) legs.push({ advance: rest, turn: 0 })
  return { kind: 'sail', unit: unit.id, legs, isAstern: false }
}
