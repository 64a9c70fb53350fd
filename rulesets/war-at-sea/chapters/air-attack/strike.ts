import { field, isAllowed, joinNames, judgeBy } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { detectedOn, dieSides } from '../../book/tables/dice.ts'
import { isInTheAir } from '../../model/air.ts'
import { isDetected } from '../../model/submarines.ts'
import { expertChoices, lendExperts, lendingRefusals } from '../../model/experts.ts'
import { applyLosses, attackUnit } from '../../model/hits.ts'
import type { Aircraft, SeaUnit, State } from '../../model/state.ts'
import {
  findPlane,
  findUnit,
  isEnemyAfloat,
  isSubmarine,
  nameOf,
  planeOf,
  unitOf,
} from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { WasOrderRules, WasTable } from '../../rules.ts'
import { refused } from '../../words.ts'
import { airAimAt, airAimRefusals, airWeapons, mayStrike } from './aim.ts'

export type StrikeOrder = Of<Order, 'strike'>

/** [WAS-A15] If nobody evades. */
const settled = plays('evasion', { evade: 'stand' }, { next: applyLosses })

export const strikeShape = {
  aircraft: field.piece('mark'),
  weapon: field.one(airWeapons),
  target: field.target('ship'),
  /** Carriers that lend the skill of their crews. */
  experts: field.usually([], field.list(field.friend('ship'), { isDistinct: true, most: 4 })),
}

/** [WAS-120] The one attack of an aircraft. */
export const strike: WasOrderRules<'strike'> = {
  shape: strikeShape,
  judge(state, seat, order) {
    const plane = findPlane(state, order.aircraft)
    const target = findUnit(state, order.target)
    if (!plane || plane.seat !== seat || !isInTheAir(plane))
      return refused('WAS-120', 'was.refuse.notYourAircraft')
    if (!target) return refused('WAS-096', 'was.refuse.nothingThere')
    const ruling = judgeBy(airAimRefusals, airAimAt(state, plane, order.weapon, target))
    if (!ruling.allowed) return ruling
    const { weapon, experts } = order
    return judgeBy(lendingRefusals, { state, seat, plane, weapon, experts })
  },
  execute: strikeOnce,
  continues(table, seat, order) {
    strikeOnce(table, seat, order)
    return table.state.running ? settled : applyLosses
  },
  legalOrders: (state, seat) => strikersOf(state, seat).flatMap(plane => strikesOf(state, plane)),
  sample(state, seat, dice) {
    const plane = strikerByChance(state, seat, dice)
    const strikes = plane ? strikesOf(state, plane) : []
    return strikes.length > 0 ? strikes[dice.roll(strikes.length) - 1] : undefined
  },
  tool: { tool: 'list', piece: ({ aircraft }) => aircraft, target: ({ target }) => target },
  describe: (state, { aircraft, weapon, target, experts }) => ({
    key: experts.length > 0 ? 'was.order.strikeHelped' : 'was.order.strike',
    values: {
      plane: nameOf(state, aircraft),
      weapon: { key: `was.weapon.${weapon}` },
      target: nameOf(state, target),
      experts: joinNames(experts.map(id => nameOf(state, id))),
    },
  }),
}

/** [WAS-132] Looks for the submarine where it has to, then attacks with all the help there is. */
export function strikeOnce(
  table: WasTable,
  seat: Seat,
  { aircraft, weapon, target: at, experts }: Omit<StrikeOrder, 'kind'>,
): void {
  const { state } = table
  const plane = planeOf(state, aircraft)
  const target = unitOf(state, at)
  if (weapon === 'asw' && !isFoundBy(table, seat, plane, target)) return
  const { attack } = airAimAt(state, plane, weapon, target)
  lendExperts(table, plane, weapon, experts)
  if (attack.isAlternate)
    table.emit({ kind: 'planeAbilitySpent', aircraft, ability: 'alternatePayload6' })
  attackUnit(table, attack, target)
}

/** [WAS-130] [WAS-132] [WAS-133] */
function isFoundBy(table: WasTable, seat: Seat, plane: Aircraft, target: SeaUnit): boolean {
  if (!isSubmarine(table.state, target) || isDetected(table.state, seat, target)) return true
  const isFound = table.roll(dieSides, 'WAS-132') >= detectedOn
  table.emit({
    kind: 'submarineSought',
    seat,
    aircraft: plane.id,
    target: target.id,
    isFound,
  })
  return isFound
}

export function strikersOf(state: State, seat: Seat): Aircraft[] {
  return state.aircraft.filter(plane => plane.seat === seat && mayStrike(state, plane))
}

function strikerByChance(state: State, seat: Seat, dice: Dice): Aircraft | undefined {
  const able = strikersOf(state, seat).filter(plane => hasStrike(state, plane))
  return able.length > 0 ? able[dice.roll(able.length) - 1] : undefined
}

/** What an aircraft can attack, and with what; whoever helps is left out. */
export function strikesAt(state: State, plane: Aircraft): Omit<StrikeOrder, 'experts'>[] {
  const open: Omit<StrikeOrder, 'experts'>[] = []
  for (const target of state.units) {
    if (!isEnemyAfloat(plane.seat, target)) continue
    for (const weapon of airWeapons)
      if (isAllowed(airAimRefusals, airAimAt(state, plane, weapon, target)))
        open.push({ kind: 'strike', aircraft: plane.id, weapon, target: target.id })
  }
  return open
}

function strikesOf(state: State, plane: Aircraft): StrikeOrder[] {
  return strikesAt(state, plane).flatMap(order =>
    expertChoices(state, plane, order.weapon).map(experts => ({ ...order, experts })),
  )
}

function hasStrike(state: State, plane: Aircraft): boolean {
  return strikesAt(state, plane).length > 0
}

/** [WAS-120] The seat, as long as one of its aircraft can attack. */
export function seatToStrike(state: State, seat: Seat): readonly Seat[] {
  return mayStrikeMore(state, seat) ? [seat] : []
}

export function mayStrikeMore(state: State, seat: Seat): boolean {
  return strikersOf(state, seat).some(plane => hasStrike(state, plane))
}
