import { battleOf } from '../../model/fixtures.ts'
import type { Landing, ScenarioRules, Ship, State } from '../../model/state.ts'
import { resultOf } from './ending.ts'

export type Victory = ScenarioRules['victory']

/** A battle for this victory, in its third turn. */
export function task(victory: Victory, ships: Partial<Ship>[], more: Partial<State> = {}): State {
  const rules = { victory, exitEdges: victory === 'puttingToSea' ? [9000] : [] }
  return { ...battleOf({ ships, rules, turn: 3 }), ...more }
}

export const raider = { id: 'raider', seat: 'blue' }

/** Off over the right edge of her own will. */
export const gone = { status: 'fled' as const, left: { edge: 9000, byMorale: false } }

/** Driven off over it. */
export const routed = { status: 'fled' as const, left: { edge: 9000, byMorale: true } }

/** Ships of the first side, s0 and on, with these fates. */
export const squadron = (...fates: Partial<Ship>[]) =>
  fates.map((fate, index) => ({ id: `s${index}`, ...fate }))

export const sideThatWins = (state: State) => resultOf(state).side

export const takenByBlue = { seat: 'blue', firstSeat: 'red' }

export const sunk = { status: 'sunk' as const }

/** A party of the first side that has done its task and is aboard. */
function landing(given: Partial<Landing>): Landing {
  return {
    ship: 's0',
    seat: 'red',
    objective: 'house',
    landingX: 0,
    landingY: 0,
    pickUpX: 0,
    pickUpY: 0,
    dueIn: 5,
    outcome: 'succeeded',
    carrier: 's0',
    ...given,
  }
}

/** The spy’s ship with this fate, a second one, and a raider far off. */
export function spying(fate: Partial<Ship>, given: Partial<Landing> = {}): State {
  const rules = { victory: 'spy' as const, exitEdges: [9000], missionPoints: 10 }
  const ships = [...squadron(fate, {}), { ...raider, x: 40_000 }]
  return battleOf({ ships, rules, turn: 3, landings: [landing(given)] })
}
