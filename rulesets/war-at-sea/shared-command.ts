import type { SharedCommand } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import { strikesOn } from './chapters/air-attack/strike-together.ts'
import { defendersAgainst } from './chapters/air-defense/barrage.ts'
import { landingsOf } from './chapters/air-return/land.ts'
import { seatToEvade } from './chapters/gunnery/evasion.ts'
import { commanderOf } from './model/commanders.ts'
import type { State } from './model/state.ts'
import { nameOf } from './model/units.ts'
import type { Order } from './orders.ts'
import { faces } from './show/faces.ts'

/** [WAS-051] Several players on one side, each with his task group. */
export const sharedCommand: SharedCommand<State, Order, RuleId> = {
  rule: 'WAS-051',
  commanders: state => state.commanders,
  commanderOf,
  nameOf,
  faceOf: (state, { side, charge }) => ({
    key: 'was.face.commander',
    values: {
      side: faces(state)[`was.side.${side}`] ?? { key: `seat.${side}` },
      unit: nameOf(state, charge[0] ?? ''),
    },
  }),
  /** One word for all that reach a target is given where all of them obey who says it. */
  meant: {
    strikeTogether: (state, side, { target }) =>
      strikesOn(state, side, target).map(({ aircraft }) => aircraft),
    barrage: (state, side, { target }) => defendersAgainst(state, side, target).map(({ id }) => id),
    landAll: (state, side) => landingsOf(state, side).map(({ aircraft }) => aircraft),
  },
  asked: {
    fleets: 'senior',
    chooseSide: 'senior',
    fly: 'first',
    cargo: 'first',
    evade: (state, side) =>
      seatToEvade(state).includes(side)
        ? [commanderOf(state, state.running?.target ?? '') ?? side]
        : [],
  },
}
