import type { Seat, SharedCommand } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import { commanderOf } from './model/commanders.ts'
import { nameOf } from './model/names.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'
import { commandersFace } from './show/faces.ts'

/** Whoever commands this ship, where it is one of the side’s. */
function askedFor(shipIn: (state: State) => string | undefined) {
  return (state: State, side: Seat): readonly Seat[] => [
    commanderOf(state, shipIn(state) ?? '') ?? side,
  ]
}

const ofShipInTurn = askedFor(({ turn }) => turn?.ship)
const ofDefender = askedFor(({ boarding }) => boarding?.defender)

/** [SOL-136] Several players on one side, each with his ships. */
export const sharedCommand: SharedCommand<State, Order, RuleId> = {
  rule: 'SOL-136',
  commanders: state => state.commanders,
  commanderOf,
  nameOf,
  faceOf: commandersFace,
  asked: {
    nation: 'senior',
    officers: 'senior',
    dotOfReturn: ofShipInTurn,
    captain: ofShipInTurn,
    retaliation: askedFor(({ attacks }) => attacks.at(-1)?.target),
    marines: ofDefender,
    grape: ofDefender,
    secondGrape: ofDefender,
    answerDraw: 'senior',
  },
}
