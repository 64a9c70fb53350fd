import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Forfeit, Of, Ruling, Seat } from '@grognard/umpire'
import { distances } from '../../book/tables/scale.ts'
import { isWithin } from '../../model/contact.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import {
  declareHelper,
  hasDeclared,
  showDeclarations,
  takeBackDeclared,
} from '../../model/support.ts'
import type { HelpRules } from '../../model/support.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { BaOrderRules, BaRefusal } from '../../rules.ts'
import { waysToFire } from '../fire/choices.ts'
import { GUESS } from '../fire/occasions.ts'
import { foreseeHelpedFire } from '../fire/resolve.ts'
import { fireHelp } from '../fire/support.ts'
import { advance } from '../melee/advance.ts'
import { takeRefuge } from '../melee/refuge.ts'
import { foreseeHelpedMelee, foreseeMelee } from '../melee/round.ts'
import { isMeleeStep, meleeHelp } from '../melee/support.ts'

const stepOf = ({ place }: State): string => place[place.length - 1]?.at ?? ''

const couldStill = (state: State, ask: string, ids: readonly string[]): Forfeit[] =>
  [...new Set(ids)].map(piece => ({ piece, name: nameOfUnit(state, piece), ask }))

/** Fire at what is seen; ground where somebody is only assumed to be is left aside. */
const fire = (state: State, seat: Seat): Forfeit[] => {
  const seen = waysToFire(state, seat).filter(({ isHidden }) => !isHidden)
  return couldStill(
    state,
    'ba.ask.fire',
    seen.map(({ unit }) => unit),
  )
}

const refuge = (state: State, seat: Seat): Forfeit[] => {
  const open = takeRefuge.legalOrders(state, seat)
  return couldStill(
    state,
    'ba.ask.refuge',
    open.map(({ battery }) => battery),
  )
}

/** [BA-3.1.1-05] [BA-4.1.4-04] [BA-4.5.0-02] What is lost step by step where it is gone on. */
const forfeits: Record<string, (state: State, seat: Seat) => Forfeit[]> = {
  refuge,
  continuedFire: fire,
  fire,
  advance: (state, seat) => {
    const open = advance.legalOrders(state, seat).map(({ unit }) => unit)
    const yet = open.filter(unit => !state.advances.some(row => row.unit === unit))
    return couldStill(state, 'ba.ask.advance', yet)
  },
  lastRefuge: refuge,
}

/** The seat has done all it wants to do at this step. The last to say so ends the secrecy. */
export const done: BaOrderRules<'done'> = {
  shape: {},
  judge: () => ({ allowed: true, because: [] }),
  execute(table, seat) {
    const waiting = table.state.place[table.state.place.length - 1]?.waiting ?? []
    if (waiting.every(other => other === seat)) showDeclarations(table)
  },
  /** Before a melee: how it will go with the helpers that are named. */
  foresee(table, seat, order) {
    done.execute(table, seat, order)
    return isMeleeStep(table.state) ? foreseeMelee : undefined
  },
  legalOrders: () => [{ kind: 'done' }],
  sample: () => ({ kind: 'done' }),
  tool: {
    tool: 'list',
    isPrimary: true,
    forfeits: (state, seat) => forfeits[stepOf(state)]?.(state, seat) ?? [],
  },
  describe: () => ({ key: 'ba.order.done' }),
}

interface TakingBack {
  state: State
  seat: Seat
  unit: string
}

const refusals: readonly BaRefusal<TakingBack>[] = [
  {
    rule: 'BA-1.1.1-02',
    message: 'ba.refuse.notYourDeclaration',
    when: ({ state, seat, unit }) => findUnit(state, unit)?.seat !== seat,
    stop: true,
  },
  {
    rule: 'BA-1.1.1-02',
    message: 'ba.refuse.nothingDeclared',
    values: ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
    when: ({ state, unit }) => !hasDeclared(state, unit),
  },
]

/** [BA-1.1.1-02] What a unit has declared is struck out, as long as not all have declared. */
export const takeBack: BaOrderRules<'takeBack'> = {
  shape: { unit: { type: 'text' } },
  judge: (state, seat, { unit }) => judgeBy(refusals, { state, seat, unit }),
  execute: (table, seat, { unit }) => takeBackDeclared(table, seat, unit),
  legalOrders: (state, seat) =>
    state.units
      .filter(unit => unit.seat === seat && hasDeclared(state, unit.id))
      .map(({ id }) => ({ kind: 'takeBack', unit: id })),
  again: true,
  excludeFromSearch: true,
  tool: { tool: 'list', piece: order => order.unit, isRare: () => true },
  describe: (state, { unit }) => ({
    key: 'ba.order.takeBack',
    values: { unit: nameOfUnit(state, unit) },
  }),
}

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
