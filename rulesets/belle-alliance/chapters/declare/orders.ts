import { field, isAllowed, judgeBy, seatsAsked, stepOf } from '@grognard/umpire'
import type { Of, Ruling, Seat } from '@grognard/umpire'
import { distances, GUESS } from '../../book/tables/scale.ts'
import { isWithin } from '../../model/contact.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import { hasDeclared, isMeleeStep } from '../../model/support.ts'
import type { Declaring, Forfeits } from '../../model/support.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** The phases in which sides declare. */
interface Phases {
  fire: Declaring
  melee: Declaring
}

/** The rules of the step that play rests at. */
function rulesAt({ fire, melee }: Phases, state: State): Declaring {
  return isMeleeStep(state) ? melee : fire
}

interface TakingBack {
  state: State
  seat: Seat
  unit: string
}

const refusals: readonly BaRefusal<TakingBack>[] = [
  stop(
    'BA-1.1.1-02',
    'ba.refuse.notYourDeclaration',
    ({ state, seat, unit }) => findUnit(state, unit)?.seat !== seat,
  ),
  refuse(
    'BA-1.1.1-02',
    'ba.refuse.nothingDeclared',
    ({ state, unit }) => !hasDeclared(state, unit),
    ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
  ),
]

export const takeBackShape = { unit: field.piece('block') }

/** [BA-1.1.1-02] What a unit has declared is struck out, as long as not all have declared. */
const takeBack: BaOrderRules<'takeBack'> = {
  shape: takeBackShape,
  judge: (state, seat, { unit }) => judgeBy(refusals, { state, seat, unit }),
  execute: (table, seat, { unit }) => table.emit({ kind: 'declarationTakenBack', seat, unit }),
  legalOrders: (state, seat) =>
    state.units
      .filter(unit => unit.seat === seat && hasDeclared(state, unit.id))
      .map(({ id }) => ({ kind: 'takeBack', unit: id })),
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

function judgeHelp(rules: Declaring, state: State, seat: Seat, kind: Kind, named: Named): Ruling {
  const { unit, of, against } = named
  return judgeBy(rules[kind], { state, seat, unit, of, against })
}

/** Every friend that the seat's units can help now, as far as one sees without measuring. */
function legalHelp(rules: Declaring, state: State, seat: Seat, kind: Kind): Named[] {
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

export const helpShape = {
  unit: field.piece('block'),
  of: field.friend('block'),
  against: field.target('block'),
}

/** [BA-3.1.6-01] [BA-4.1.6-01] A unit helps the fire or fight of another instead of its own. */
function neighbourRules(phases: Phases): BaOrderRules<'beNeighbour'> {
  return {
    ...helpRules(phases, 'beNeighbour', 'neighbour'),
    legalOrders: (state, seat) =>
      legalHelp(rulesAt(phases, state), state, seat, 'neighbour').map(named => ({
        kind: 'beNeighbour',
        ...named,
      })),
  }
}

/** [BA-3.1.7-01] [BA-4.1.7-01] A unit backs another that is fired at or fights. */
function supportRules(phases: Phases): BaOrderRules<'support'> {
  return {
    ...helpRules(phases, 'support', 'support'),
    legalOrders: (state, seat) =>
      legalHelp(rulesAt(phases, state), state, seat, 'support').map(named => ({
        kind: 'support',
        ...named,
      })),
  }
}

/** What the two have in common. */
function helpRules(phases: Phases, order: HelpOrder['kind'], kind: Kind) {
  const declareHelp = (table: BaTable, seat: Seat, { unit, of, against }: Named) =>
    table.emit({
      kind: 'helperDeclared',
      seat,
      helper: { kind, unit, of, against, isShown: false },
    })
  return {
    shape: helpShape,
    judge: (state: State, seat: Seat, named: Named) =>
      judgeHelp(rulesAt(phases, state), state, seat, kind, named),
    execute: declareHelp,
    continues(table: BaTable, seat: Seat, named: Named) {
      declareHelp(table, seat, named)
      return rulesAt(phases, table.state).odds[order]?.(table.state, named)
    },
    tool: { tool: 'list', piece: (named: Named) => named.unit, target: (named: Named) => named.of },
    describe: (state: State, named: Named) => ({
      key: `ba.order.${order}`,
      values: namesIn(state, named),
    }),
  } as const
}

function namesIn(state: State, { unit, of }: Named) {
  return { unit: nameById(findUnit(state, unit), unit), friend: nameById(findUnit(state, of), of) }
}

function nameById(unit: Unit | undefined, id: string) {
  return unit ? nameOf(unit) : id
}

/** The seat has done all it wants to do at this step. The last to say so ends the secrecy. */
function doneRules(phases: Phases, forfeits: Forfeits): BaOrderRules<'done'> {
  return {
    shape: {},
    judge: () => ({ allowed: true, because: [] }),
    execute: finishDeclaring,
    continues(table, seat) {
      finishDeclaring(table, seat)
      return rulesAt(phases, table.state).odds.done?.(table.state)
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
}

function finishDeclaring(table: BaTable, seat: Seat): void {
  if (seatsAsked(table.state).every(other => other === seat)) showDeclarations(table)
}

/** All have declared: everyone knows of it. Nothing happens where nothing was declared. */
function showDeclarations(table: BaTable): void {
  const { fires, helpers, advances } = table.state
  if ([...fires, ...helpers, ...advances].every(({ isShown }) => isShown)) return
  table.emit({
    kind: 'declarationsShown',
    fires: fires.map(fire => ({ ...fire, guns: fire.guns.slice(), isShown: true })),
    helpers: helpers.map(helper => ({ ...helper, isShown: true })),
    advances: advances.map(advance => ({ ...advance, isShown: true })),
  })
}

/** What sides declare in fire and in melee alike; what they ask differs by phase. */
export function declaringOrders(phases: Phases, forfeits: Forfeits) {
  return {
    done: doneRules(phases, forfeits),
    takeBack,
    beNeighbour: neighbourRules(phases),
    support: supportRules(phases),
  }
}
