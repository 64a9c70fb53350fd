import { warAtSea } from '@grognard/rulesets/war-at-sea/index.ts'
import type { State } from '@grognard/rulesets/war-at-sea/model/state.ts'
import type { Order } from '@grognard/rulesets/war-at-sea/orders.ts'
import { begin, playInPlace, prepare, sampleFor, seatsAsked, seededDice } from '@grognard/umpire'
import type { Dice } from '@grognard/umpire'
import { measure, printLimit, printMeasures } from './harness.ts'
import type { Case, Effort } from './harness.ts'

const effort: Effort = { warmUpMilliseconds: 3000, roundMilliseconds: 300, rounds: 11 }

/** The largest first, before the engine has learnt the others. */
const scenarios = ['guadalcanal', 'denmark-strait', 'river-plate'] as const

function battleOf(scenario: string): State {
  return begin(warAtSea, prepare(warAtSea, scenario), seededDice(scenario)).state
}

function seatOf(state: State): string {
  return seatsAsked(state)[0] ?? ''
}

function picked(state: State, dice: Dice): Order {
  const order = sampleFor(warAtSea, state, seatOf(state), dice)
  if (!order) throw new Error('Nothing to pick.')
  return order
}

/** Random battles to their ends one after another; each run goes on where the last one stopped. */
function searchIn(scenario: string): Case {
  const start = battleOf(scenario)
  const dice = seededDice('search')
  let state = warAtSea.rules.copy(start)
  return {
    name: `war at sea search step, ${scenario}, whole battles`,
    run(times) {
      let ended = 0
      for (let i = 0; i < times; i++) {
        playInPlace(warAtSea, state, seatOf(state), picked(state, dice), dice)
        if (!state.outcome) continue
        ended += 1
        state = warAtSea.rules.copy(start)
      }
      return ended
    },
  }
}

function copyOf(scenario: string): Case {
  const start = battleOf(scenario)
  return {
    name: `war at sea copy, ${scenario}`,
    run(times) {
      let sum = 0
      for (let i = 0; i < times; i++) sum += warAtSea.rules.copy(start).turn
      return sum
    },
  }
}

/** What a step and a copy cost, of a few ships and of a night action off Guadalcanal with 27 units. */
export function benchWarAtSea(): void {
  const searches = scenarios.flatMap(scenario => measure([searchIn(scenario)], effort))
  printMeasures(searches)
  for (const search of searches) printLimit(search.name, search, 7)
  printMeasures(measure(scenarios.map(copyOf), effort))
}
