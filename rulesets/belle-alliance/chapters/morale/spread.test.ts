import { total } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battle } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import { strongest } from '../../model/rolls.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { moraleTable } from './fixtures.ts'
import { carrierFactors, secondFactors, settleContacts } from './spread.ts'

const routing: Partial<Unit> = {
  id: 'carrier',
  disorder: 'FU',
  y: 101_500,
  formation: { kind: 'rout', front: null, gap: null },
}

/** The carrier has run into the second from the north, with these dice. */
function contact(
  carrier: Partial<Unit>,
  second: Partial<Unit>,
  dice: [number, number],
  setting: Setting = {},
) {
  const units = [
    { ...routing, ...carrier },
    { id: 'second', ...second },
  ]
  const carried = [{ carrier: 'carrier', second: 'second', with: [], heading: 18_000, left: 0 }]
  const state = battle({ ...setting, units, carried })
  const table = moraleTable(state, ...dice)
  settleContacts(table)
  const rolled = table.events.find(event => event.kind === 'spreadRolled')
  if (rolled?.kind !== 'spreadRolled') throw new Error('Nothing was rolled.')
  return { state, rolled }
}

function disorderAfter(...dice: [number, number]) {
  return unitOf(contact({}, {}, dice).state, 'second').disorder
}

test('[BA-5.4.2-02] [BA-Q-07] BA-TV-145 to 147: the difference decides about the second alone', () => {
  const after = [disorderAfter(12, 12), disorderAfter(12, 11), disorderAfter(14, 10)]
  expect(after).toEqual(['OR', 'LU', 'U'])
  expect([disorderAfter(15, 10), disorderAfter(10, 12)]).toEqual(['FU', 'OR'])
  expect(unitOf(contact({}, {}, [3, 18]).state, 'carrier')).toMatchObject({
    disorder: 'FU',
    figures: 30,
  })
})

test('[BA-T-09] BA-TV-171: twelve against twenty-four figures', () => {
  const { rolled, state } = contact({ figures: 12 }, { figures: 24 }, [14, 9])
  expect(rolled).toMatchObject({ carrierTotal: 14, secondTotal: 11, degree: 'U' })
  expect(unitOf(state, 'second').disorder).toBe('U')
})

function bonus(carrier: Partial<Unit>, second: Partial<Unit>, setting: Setting = {}) {
  const units = [
    { ...routing, ...carrier },
    { id: 'second', ...second },
  ]
  const state: State = battle({ ...setting, units })
  const [one, other] = [unitOf(state, 'carrier'), unitOf(state, 'second')]
  const figures = { own: one.figures, other: other.figures }
  const first = { state, own: one, other, ownFigures: figures.own, otherFigures: figures.other }
  const met = {
    state,
    own: other,
    other: one,
    ownFigures: figures.other,
    otherFigures: figures.own,
  }
  return [total(strongest(carrierFactors, first), first), total(strongest(secondFactors, met), met)]
}

test('[BA-T-09] the rows of both columns', () => {
  expect(bonus({}, {})).toEqual([0, 0])
  expect(bonus({}, { formation: { kind: 'marchColumn', front: null, gap: null } })).toEqual([0, -2])
  expect(bonus({ arm: 'light cavalry' }, { arm: 'heavy cavalry' })).toEqual([1, 1])
  expect(bonus({ figures: 45 }, {})).toEqual([1, 0])
  expect(bonus({}, { figures: 10 })).toEqual([4, 0])
  expect(bonus({}, { disorder: 'LU' })).toEqual([0, -2])
  expect(bonus({}, { disorder: 'U' })).toEqual([0, -4])
  expect(bonus({}, { disorder: 'FU' })).toEqual([0, -8])
})

test('[BA-T-09] [BA-5.5.1-01] valeur counts for both', () => {
  expect(bonus({ valeur: -2 }, { valeur: 3 })).toEqual([-2, 3])
})

test('[BA-T-09] the immediate chief in contact steadies the second', () => {
  const staff = [{ id: 'chief', contact: 'second' }]
  expect(bonus({}, { chief: 'chief' }, { staff })).toEqual([0, 2])
  expect(bonus({}, { chief: null }, { staff })).toEqual([0, 0])
})

test('[BA-T-09] cover of the second holds the rout up', () => {
  const hedge = {
    kind: 'linear' as const,
    cover: 'II' as const,
    points: [50_000, 100_000, 150_000, 100_000],
  }
  expect(bonus({}, {}, { terrain: [hedge] })).toEqual([-4, 0])
})

test('[BA-1.1.4-06] [BA-Q-29] the penalty of a side is on the rolls for its units', () => {
  const penalties = [{ seat: 'red', value: -2, untilTurn: 3 }]
  const { rolled } = contact({}, {}, [12, 12], { penalties })
  expect(rolled).toMatchObject({ carrierTotal: 10, secondTotal: 10 })
})

test('[BA-5.4.2-03] two routs that carry the same unit away go with it', () => {
  const other = { ...routing, id: 'other', x: 108_000 }
  const carried = ['carrier', 'other'].map(carrier => ({
    carrier,
    second: 'second',
    with: [],
    heading: 18_000,
    left: 0,
  }))
  const state = battle({ units: [routing, other, { id: 'second' }], carried })
  settleContacts(moraleTable(state, 18, 3, 18, 3))
  expect(state.forced).toMatchObject([{ unit: 'second', with: ['carrier', 'other'] }])
  expect(unitOf(state, 'second').figures).toBe(25)
})

test('[BA-5.4.2-02] nobody rolls where the one that carries or the other has left the board', () => {
  const carried = [{ carrier: 'carrier', second: 'second', with: [], heading: 18_000, left: 0 }]
  const kinds = (carrier: Partial<Unit>, second: Partial<Unit>) => {
    const units = [
      { ...routing, ...carrier },
      { id: 'second', ...second },
    ]
    const table = moraleTable(battle({ units, carried: structuredClone(carried) }), 12, 12)
    settleContacts(table)
    return table.events.map(({ kind }) => kind)
  }
  expect(kinds({}, {})).toContain('spreadRolled')
  expect(kinds({}, { status: 'left' })[0]).toBe('contactForgotten')
  expect(kinds({ status: 'removed' }, {})[0]).toBe('contactForgotten')
})
