import { expect, test } from 'vitest'
import type { Part } from '../parts.ts'
import type { Unit } from '../state.ts'
import { orderKeyOf } from './order-key.ts'
import { form, kindsOf, march } from './testing.ts'
import { beside, far, modifiers, rolled, unitIn } from './testing-order-rolls.ts'

test('[BA-1.1.3-05] chief +4 or orderly +2: one figure counts, and only the immediate chief’s', () => {
  const o = { id: 'o', kind: 'orderly' as const, over: 'c', contact: 'u1' }
  const chief = { ...beside, contact: 'u1' }
  const other = { id: 'd', contact: 'u1' }
  expect(modifiers({ staff: [chief, o] }, [march()])).toEqual(['order.chiefInContact 4'])
  expect(modifiers({ staff: [far, o] }, [march()])).toEqual(['order.orderlyInContact 2'])
  expect(modifiers({ staff: [far, other] }, [march()])).toEqual([])
})

test('[BA-1.1.3-06] [BA-1.1.3-11] nothing but a huddle +2, nothing but a march to the chief +4', () => {
  const to = { units: [{ id: 'u1', chief: 'c', heading: 18_000 }] }
  expect(modifiers(to, [march()])).toEqual(['order.onlyTowardsChief 4'])
  expect(modifiers({}, [march()])).toEqual([])
  expect(modifiers(to, [march(), form('line')])).toEqual([])
  expect(modifiers({}, [form('huddle')])).toEqual(['order.onlyHuddle 2'])
  expect(modifiers({}, [form('huddle'), march()])).toEqual([])
})

test('[BA-1.1.3-06] a march towards the chief has him ahead within its breadth on each leg', () => {
  const aside = (x: number) => ({
    units: [{ id: 'u1', chief: 'c', heading: 18_000 }],
    staff: [{ ...far, x }],
  })
  // Half the line is 11.25 cm broad, half the base of the chief 1 cm.
  expect(modifiers(aside(112_250), [march()])).toHaveLength(1)
  expect(modifiers(aside(112_260), [march()])).toEqual([])
  const about: Part = { ...march(), legs: [{ kind: 'about', amount: 0 }] }
  expect(modifiers({}, [about])).toEqual(['order.onlyTowardsChief 4'])
})

test('[BA-1.1.3-07] a particularly effective chief +1, an ineffective one -2', () => {
  const of = (quality: 'effective' | 'ineffective') =>
    modifiers({ staff: [{ ...far, quality }] }, [march()])
  expect(of('effective')).toEqual(['order.effectiveChief 1'])
  expect(of('ineffective')).toEqual(['order.ineffectiveChief -2'])
})

test('[BA-1.1.3-08] +1 for each turn in a row in which the same order has failed', () => {
  const first = rolled({}, [march()], 3, 3, 3)
  expect(first.events[0]).toMatchObject({ followed: false, inRow: 1 })
  const key = orderKeyOf(first.state, 'u1')
  const units = [{ id: 'u1', chief: 'c', failedOrder: { key, inRow: 2 } }]
  expect(rolled({ units }, [march()], 3, 3, 4).events[0]).toMatchObject({ total: 12 })
  expect(rolled({ units }, [march()], 3, 3, 1).events[0]).toMatchObject({ total: 9, inRow: 3 })
  expect(rolled({ units }, [march(9_000)], 3, 3, 3).events[0]).toMatchObject({ total: 9, inRow: 1 })
})

test('[BA-1.1.3-08] a turn without a roll ends the row', () => {
  const units = [{ id: 'u1', chief: 'c', failedOrder: { key: 'x', inRow: 2 } }]
  const table = rolled({ units, staff: [beside] }, [march()])
  expect(kindsOf(table)).toEqual(['orderFollowed', 'failuresForgotten'])
  expect(unitIn(table)?.failedOrder).toBeNull()
})

test('[BA-1.1.3-09] light disorder -2, disorder -4, valeur as it is', () => {
  const of = (unit: Partial<Unit>) =>
    modifiers({ units: [{ id: 'u1', chief: 'c', ...unit }] }, [march()])
  expect(of({ disorder: 'LU' })).toEqual(['order.LU -2'])
  expect(of({ disorder: 'U', valeur: 3 })).toEqual(['order.U -4', 'order.valeur 3'])
  expect(of({ valeur: -2 })).toEqual(['order.valeur -2'])
})

test('[BA-1.1.4-06] what a fallen chief takes off the rolls of his side counts here', () => {
  const penalties = [
    { seat: 'red', value: -2, untilTurn: 3 },
    { seat: 'red', value: -1, untilTurn: 2 },
    { seat: 'blue', value: -1, untilTurn: 3 },
  ]
  expect(modifiers({ penalties }, [march()])).toEqual(['penalty -3'])
})
