import { stepOf } from '@grognard/umpire'
import type { ByStep, Forfeit, Seat } from '@grognard/umpire'
import { strike } from './chapters/air-attack/strike.ts'
import { dogfight, shootDown } from './chapters/air-defense/shoot-down.ts'
import { bombard } from './chapters/gunnery/bombard.ts'
import { fire } from './chapters/gunnery/fire.ts'
import { isReadyToSail } from './chapters/movement/movers.ts'
import { launch } from './chapters/submarines/torpedo.ts'
import type { State } from './model/state.ts'
import { nameOf } from './model/units.ts'
import { chapter } from './rules.ts'
import type { WasOrderRules } from './rules.ts'
import { plain, refused } from './words.ts'

/** Each piece once, though it may have many orders open. */
function couldStill(ask: string, state: State, pieces: readonly string[]): Forfeit[] {
  return [...new Set(pieces)].map(piece => ({ piece, name: nameOf(state, piece), ask }))
}

function couldAttack(
  state: State,
  ...orders: readonly (readonly ({ unit: string } | { aircraft: string })[])[]
): Forfeit[] {
  const pieces = orders.flat().map(order => ('unit' in order ? order.unit : order.aircraft))
  return couldStill('was.ask.attack', state, pieces)
}

/** [WAS-055] [WAS-095] [WAS-115] [WAS-120] [WAS-135] What is lost step by step where it is gone on. */
const forfeits: ByStep<State, (state: State, seat: Seat) => Forfeit[]> = {
  move: (state, seat) =>
    couldStill(
      'was.ask.sail',
      state,
      state.units.filter(unit => isReadyToSail(state, seat, unit)).map(({ id }) => id),
    ),
  antiair: (state, seat) =>
    couldAttack(state, shootDown.legalOrders(state, seat), dogfight.legalOrders(state, seat)),
  strike: (state, seat) => couldAttack(state, strike.legalOrders(state, seat)),
  gunfire: (state, seat) =>
    couldAttack(state, fire.legalOrders(state, seat), bombard.legalOrders(state, seat)),
  submarines: (state, seat) => couldAttack(state, launch.legalOrders(state, seat)),
}

/** [WAS-046] Whoever is asked may always go on. */
export const done: WasOrderRules<'done'> = {
  ...plain('done', () => true, refused('WAS-046', 'was.refuse.notAsked')),
  execute() {},
  tool: {
    tool: 'list',
    isPrimary: true,
    forfeits: (state, seat) => forfeits[stepOf(state)]?.(state, seat) ?? [],
    isUnsaidAt: ['move'],
  },
  describe: () => ({ key: 'was.order.done' }),
}

/** The word that ends a step: what it leaves undone, several chapters know between them, so it is in none. */
export const goingOn = chapter({
  events: {},
  orders: { done },
  messages: { en: {}, de: {}, da: {} },
})
