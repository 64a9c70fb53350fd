import { expect, test } from 'vitest'
import { playerOf } from '../players.ts'
import { shipOf } from '../ships.ts'
import { tableFor } from '../testing.ts'
import { fire } from './fire.ts'
import { judgeRescue, rollRescue } from './rescue.ts'
import { seatToSailOn } from './sail-on.ts'
import { astern, evolveAll, exchange, fireAt } from './testing.ts'

const noPoints = { melee: 0, bearing: 0, navigation: 0, gunnery: 0 }
const strokes = (state: ReturnType<typeof astern>) => playerOf(state, 'red').strokes.manoeuvre

test('[LOB-109] [LOB-101] a 4 passes: triple damage and one stroke', () => {
  const state = astern()
  fireAt(state, [4, 4, 1], true)
  expect(state.exchange).toMatchObject({ rescue: 'passed', shots: [{ crossing: 3, damage: 12 }] })
  expect(shipOf(state, 'ajax').manoeuvre).toBe('rescueTried')
  expect(strokes(state)).toBe(1)
  expect(state.test).toBe(null)
})

test('[LOB-110] a 3 fails: normal damage, no further move, and the manoeuvre is used up', () => {
  const state = astern()
  exchange(state, [3, 4, 1], null, true)
  expect(state.exchange).toMatchObject({ rescue: 'failed', shots: [{ crossing: 1, damage: 4 }] })
  expect(shipOf(state, 'ajax').manoeuvre).toBe('rescueTried')
  expect(seatToSailOn(state)).toEqual([])
  expect(strokes(state)).toBe(0)
})

test('[LOB-110] where so agreed a failed rescue is still a plain crossing', () => {
  const state = astern({ options: { failedRescueFallsBackTo: 'double' } })
  fireAt(state, [3, 4, 1], true)
  expect(state.exchange).toMatchObject({ shots: [{ crossing: 2, damage: 8 }] })
  expect(strokes(state)).toBe(1)
})

test('[LOB-241] English seamanship adds one to the die, where nations are played', () => {
  const ajax = { nation: 'england' as const }
  const english = astern({ ajax, options: { nations: true } })
  fireAt(english, [3, 1], true)
  expect(english.exchange?.rescue).toBe('passed')
  const plain = astern({ ajax })
  fireAt(plain, [3, 1], true)
  expect(plain.exchange?.rescue).toBe('failed')
})

test('[LOB-153] [LOB-262] the test comes before the hit roll, and points spent on it count', () => {
  const players = [{ attributes: { ...noPoints, navigation: 1 } }, { seat: 'blue', side: 1 }]
  const state = astern({ options: { career: true }, players })
  const table = tableFor(state, evolveAll, [3])
  fire.execute(table, 'red', { kind: 'fire', ship: 'ajax', battery: 'port', rescue: true })
  rollRescue(table)
  expect(state.test).toMatchObject({ kind: 'rescue', ship: 'ajax', die: 3 })
  expect(table.chapters.at(-1)).toBe('attributes')
  if (state.test) state.test.spent = 1
  judgeRescue(table)
  expect(state.exchange).toMatchObject({ rescue: 'passed', shots: [{ result: 'unfired' }] })
})

test('[LOB-109] a plain shot throws no test', () => {
  const state = astern()
  const table = tableFor(state, evolveAll)
  fire.execute(table, 'red', { kind: 'fire', ship: 'ajax', battery: 'port', rescue: false })
  rollRescue(table)
  judgeRescue(table)
  expect(state.exchange?.rescue).toBe('no')
})
