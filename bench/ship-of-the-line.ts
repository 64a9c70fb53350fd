import { shipOfTheLine } from '@grognard/rulesets/ship-of-the-line/index.ts'
import type { State } from '@grognard/rulesets/ship-of-the-line/model/state.ts'
import {
  begin,
  play,
  playInPlace,
  prepare,
  sampleFor,
  seatsAsked,
  seededDice,
} from '@grognard/umpire'
import { measure, printLimit, printMeasures } from './harness.ts'
import type { Case, Effort } from './harness.ts'

/** Much code has to grow warm, and rounds have to be longer than a battle. */
const effort: Effort = { warmUpMilliseconds: 2000, roundMilliseconds: 200, rounds: 9 }

const dice = seededDice('bench')

function begun(scenario: string): State {
  return begin(shipOfTheLine, prepare(shipOfTheLine, scenario), seededDice(scenario)).state
}

const seatOf = (state: State): string => seatsAsked(state)[0] ?? ''

/** Random battles to their ends one after another; each run goes on where the last one stopped. */
function searchFrom(start: State, name: string): Case {
  let state = shipOfTheLine.rules.copy(start)
  return {
    name,
    run(times) {
      let ended = 0
      for (let i = 0; i < times; i++) {
        const seat = seatOf(state)
        const order = sampleFor(shipOfTheLine, state, seat, dice)
        if (!order) throw new Error(`${seat} has no order to give.`)
        playInPlace(shipOfTheLine, state, seat, order, dice)
        if (!state.outcome) continue
        ended += 1
        state = shipOfTheLine.rules.copy(start)
      }
      return ended
    },
  }
}

const standard = begun('standard')
const searchStep = searchFrom(standard, 'ship of the line search step, whole battles')
const searchStepOfTen = searchFrom(begun('squadrons'), 'ship of the line search step, ten ships')

const recordedStep: Case = {
  name: 'ship of the line recorded step',
  run(times) {
    let state = standard
    let events = 0
    for (let i = 0; i < times; i++) {
      const seat = seatOf(state)
      const order = sampleFor(shipOfTheLine, state, seat, dice)
      if (!order) throw new Error(`${seat} has no order to give.`)
      const played = play(shipOfTheLine, state, seat, order, dice)
      events += played.events.length
      state = played.state.outcome ? standard : played.state
    }
    return events
  },
}

const copied: Case = {
  name: 'ship of the line copy',
  run(times) {
    let sum = 0
    for (let i = 0; i < times; i++) sum += shipOfTheLine.rules.copy(standard).columns
    return sum
  },
}

/** What a step and a copy of three ships a side cost; search by itself, as a player searches. */
export function benchShipOfTheLine(): void {
  const measures = [
    ...measure([searchStep], effort),
    ...measure([searchStepOfTen], effort),
    ...measure([recordedStep, copied]),
  ]
  const of = (wanted: Case) => measures.find(({ name }) => name === wanted.name)
  printMeasures(measures)
  printLimit('search step of the standard game', of(searchStep), 0.75)
}
