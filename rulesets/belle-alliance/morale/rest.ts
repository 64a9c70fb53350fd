import { isAllowed, judgeBy } from '@grognard/umpire'
import { partOf, unitsToWriteFor, writePart } from '../command/write-part.ts'
import { alsoWritten, refusalsWith, unitName, writer } from '../formation/writing.ts'
import type { Writing } from '../formation/writing.ts'
import { nameOfUnit } from '../names.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import { isDisordered } from '../units.ts'

type Resting = Writing<'rest'>

/** [BA-5.5.4-02] Supplies come first, and a point only where one was lost. */
export const bodilyRefusals: readonly BaRefusal<Resting>[] = [
  {
    rule: 'BA-5.5.4-01',
    message: 'ba.refuse.restDisordered',
    values: unitName,
    when: resting => isDisordered(writer(resting)),
  },
  {
    rule: 'BA-5.5.4-01',
    message: 'ba.refuse.restsAlready',
    values: unitName,
    when: resting => writer(resting).rest !== null,
  },
  {
    rule: 'BA-5.5.4-02',
    message: 'ba.refuse.hasSupplies',
    values: unitName,
    when: resting => resting.part.goal === 'supply' && writer(resting).supply === 'full',
  },
  {
    rule: 'BA-5.5.4-02',
    message: 'ba.refuse.suppliesFirst',
    values: unitName,
    when: resting => resting.part.goal === 'valeur' && writer(resting).supply !== 'full',
  },
  {
    rule: 'BA-5.5.4-02',
    message: 'ba.refuse.nothingToWinBack',
    values: unitName,
    when: resting => resting.part.goal === 'valeur' && hasAllValeur(resting),
  },
]

/** [BA-1.3.6-01] Guns do not rest: their gunners leave them for it. */
const atTheGuns: BaRefusal<Resting> = {
  rule: 'BA-1.3.6-01',
  message: 'ba.refuse.restAtGuns',
  values: unitName,
  when: resting => writer(resting).guns.length > 0 && !alsoWritten(resting, 'leaveGuns'),
}

const restRefusals = refusalsWith<'rest'>([atTheGuns, ...bodilyRefusals])

function hasAllValeur(resting: Resting): boolean {
  const { valeur, startingValeur } = writer(resting)
  return valeur >= startingValeur
}

const goals = ['supply', 'valeur'] as const

/** [BA-5.5.4-01] [BA-5.5.4-02] A unit is to rest, for supplies or for a point of valeur. */
export const rest: BaOrderRules<'rest'> = {
  shape: { unit: { type: 'text' }, goal: { type: 'text', values: goals } },
  judge: (state, seat, order) =>
    judgeBy(restRefusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'rest')
      .flatMap(({ id }) => goals.map(goal => ({ kind: 'rest' as const, unit: id, goal })))
      .filter(order =>
        isAllowed(restRefusals, { state, seat, unit: order.unit, part: partOf(order) }),
      ),
  again: true,
  tool: { tool: 'list', piece: ({ unit }) => unit, isRare: () => true },
  describe: (state, { unit, goal }) => ({
    key: `ba.order.rest.${goal}`,
    values: { unit: nameOfUnit(state, unit) },
  }),
}
