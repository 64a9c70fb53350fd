import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Ruling, Seat } from '@grognard/umpire'
import { declareHelper } from '../command/declarations.ts'
import { isWithin } from '../formation/zone.ts'
import { nameOf } from '../names.ts'
import { meleeHelp } from '../melee/help.ts'
import type { Order } from '../orders.ts'
import type { BaOrderRules } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { findUnit, isOnBoard, unitOf } from '../units.ts'
import { foreseeHelpedMelee } from '../melee/foresight.ts'
import { fireHelp } from './fire-help.ts'
import { foreseeHelpedFire } from './foresight.ts'
import { isMeleeStep } from '../melee/helping.ts'
import type { HelpRules } from './help.ts'
import { GUESS } from './occasions.ts'

type Kind = 'neighbour' | 'support'
type HelpOrder = Of<Order, 'beNeighbour'> | Of<Order, 'support'>
type Named = Omit<HelpOrder, 'kind'>

/** The rules of the step that play rests at. */
function rulesAt(state: State): HelpRules {
  return isMeleeStep(state) ? meleeHelp : fireHelp
}

function judgeHelp(state: State, seat: Seat, kind: Kind, named: Named): Ruling {
  const { unit, of, against } = named
  return judgeBy(rulesAt(state)[kind], { state, seat, unit, of, against })
}

/** Every friend that the seat's units can help now, as far as one sees without measuring. */
function legalHelp(state: State, seat: Seat, kind: Kind): Named[] {
  const rules = rulesAt(state)
  const own = state.units.filter(unit => unit.seat === seat && isOnBoard(unit))
  return rules.pairsOf(state, seat, kind).flatMap(pair =>
    own
      .filter(unit => kind === 'neighbour' || isNear(unit, unitOf(state, pair.of)))
      .map(({ id: unit }) => ({ unit, ...pair }))
      .filter(named => isAllowed(rules[kind], { ...named, state, seat })),
  )
}

function isNear(helper: Unit, friend: Unit): boolean {
  return isWithin(helper, friend, distances.support * GUESS)
}

const shape = { unit: { type: 'text' }, of: { type: 'text' }, against: { type: 'text' } } as const

/** [BA-3.1.6-01] [BA-4.1.6-01] A unit helps the fire or fight of another instead of its own. */
export const beNeighbour: BaOrderRules<'beNeighbour'> = {
  shape,
  judge: (state, seat, order) => judgeHelp(state, seat, 'neighbour', order),
  execute: (table, seat, { unit, of, against }) =>
    declareHelper(table, seat, { kind: 'neighbour', unit, of, against }),
  foresee(table, seat, order) {
    beNeighbour.execute(table, seat, order)
    return isMeleeStep(table.state) ? foreseeHelpedMelee : foreseeHelpedFire
  },
  legalOrders: (state, seat) =>
    legalHelp(state, seat, 'neighbour').map(named => ({ kind: 'beNeighbour', ...named })),
  again: true,
  tool: { tool: 'list', piece: order => order.unit, target: order => order.of },
  describe: (state, order) => ({ key: 'ba.order.beNeighbour', values: namesIn(state, order) }),
}

/** [BA-3.1.7-01] [BA-4.1.7-01] A unit backs another that is fired at or fights. */
export const support: BaOrderRules<'support'> = {
  shape,
  judge: (state, seat, order) => judgeHelp(state, seat, 'support', order),
  execute: (table, seat, { unit, of, against }) =>
    declareHelper(table, seat, { kind: 'support', unit, of, against }),
  /** Support against fire changes nothing of the seat's own. */
  foresee(table, seat, order) {
    support.execute(table, seat, order)
    return isMeleeStep(table.state) ? foreseeHelpedMelee : undefined
  },
  legalOrders: (state, seat) =>
    legalHelp(state, seat, 'support').map(named => ({ kind: 'support', ...named })),
  again: true,
  tool: { tool: 'list', piece: order => order.unit, target: order => order.of },
  describe: (state, order) => ({ key: 'ba.order.support', values: namesIn(state, order) }),
}

function namesIn(state: State, { unit, of }: Named) {
  return { unit: told(findUnit(state, unit), unit), friend: told(findUnit(state, of), of) }
}

function told(unit: Unit | undefined, id: string) {
  return unit ? nameOf(unit) : id
}
