import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { DEGREE } from '@grognard/geometry/measured/units.ts'
import { inDegrees, inInches } from '../measures.ts'
import type { LobRefusal } from '../rules.ts'
import { cardOf } from '../ships.ts'
import { leastMove } from '../tables/movement.ts'
import { noGo } from '../tables/wind.ts'
import type { Acting } from './acting.ts'
import { noWay } from './no-way.ts'
import { turningAfter } from './path.ts'
import type { Survey } from './path.ts'
import { isCutShort } from './sailing.ts'

/** A path that a ship would sail. */
export interface Legs extends Acting {
  legs: readonly Leg[]
  survey: Survey
  /** The most that it may cost, 1/1000 in. */
  budget: number
}

/** What is wrong with a path. */
export const legRefusals: LobRefusal<Legs>[] = [
  ...noWay,
  {
    rule: 'LOB-141',
    message: 'lob.refuse.rudder',
    values: ({ ship }) => ({ ship: ship.name, turns: ship.rudderTurns }),
    when: ({ ship, survey }) => ship.rudderTurns > 0 && !survey.isStraight,
  },
  {
    rule: 'LOB-102',
    message: 'lob.refuse.tackFailed',
    values: ({ ship, budget }) => ({ ship: ship.name, inches: inInches(budget) }),
    stop: true,
    when: ({ ship, survey, budget }) =>
      ship.manoeuvre === 'tackFailed' && (!survey.isStraight || survey.length !== budget),
  },
  {
    rule: 'LOB-068',
    message: 'lob.refuse.turnTooSharp',
    values: turnValues,
    when: ({ survey }) => survey.sharp >= 0,
  },
  {
    rule: 'LOB-066',
    message: 'lob.refuse.intoTheWind',
    values: ({ ship, survey }) => ({
      ship: ship.name,
      leg: survey.windward + 1,
      degrees: inDegrees(noGo),
    }),
    when: ({ survey }) => survey.windward >= 0,
  },
  {
    rule: 'LOB-067',
    message: 'lob.refuse.tooFar',
    values: ({ ship, survey, budget }) => ({
      ship: ship.name,
      inches: inInches(survey.cost),
      most: inInches(budget),
    }),
    when: ({ survey, budget }) => survey.cost > budget,
  },
  {
    rule: 'LOB-061',
    message: 'lob.refuse.tooShort',
    values: ({ ship, survey }) => ({
      ship: ship.name,
      inches: inInches(survey.cost),
      least: inInches(leastMove),
    }),
    when: ({ state, ship, legs, survey }) =>
      survey.cost < leastMove && !isCutShort(state, ship, legs),
  },
]

/** Which leg turns too sharply and what would be allowed after it. */
function turnValues({ state, ship, legs, survey }: Legs) {
  const { advance, turn } = legs[survey.sharp] ?? { advance: 0, turn: 0 }
  return {
    ship: ship.name,
    leg: survey.sharp + 1,
    degrees: inDegrees(Math.abs(turn)),
    inches: inInches(advance),
    most: Math.floor(turningAfter(cardOf(state, ship).turning, advance) / DEGREE),
  }
}
