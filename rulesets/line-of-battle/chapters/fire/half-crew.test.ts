import { expect, test } from 'vitest'
import { messagesOf, tableFor } from '../../model/fixtures.ts'
import { unknownShip } from '../../model/ship-refusals.ts'
import { firepowerOf } from '../../model/guns.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { meleeWith } from '../melee/fixtures.ts'
import { chooseGuns, hasGunsToChoose, seatWithHalfCrews } from './aim.ts'
import { abeam, exchange, fireAt } from './fixtures.ts'
import type { Pair } from './fixtures.ts'

const third = { card: 'line3' }
const oneSide = { kind: 'chooseGuns', ship: 'ajax', guns: 'oneSide' } as const

test('[LOB-150] vector LOB-TV-52: a third-rate with 6 of 12 crew lost chooses how she fights', () => {
  const state = abeam({ ajax: { ...third, crew: 6 } })
  expect(seatWithHalfCrews(state, 'red')).toEqual(['red'])
  expect(chooseGuns.legalOrders(state, 'red')).toHaveLength(2)
  expect(firepowerOf(state, shipOf(state, 'ajax'))).toBe(3)
  chooseGuns.execute(tableFor(state), 'red', oneSide)
  expect(firepowerOf(state, shipOf(state, 'ajax'))).toBe(5)
  expect(hasGunsToChoose(state, 'red')).toBe(false)
  expect(messagesOf(chooseGuns.judge(state, 'red', oneSide))).toEqual(['lob.refuse.gunsChosen'])
})

test('[LOB-150] with one box more she serves both sides as ever', () => {
  const state = abeam({ ajax: { ...third, crew: 7 } })
  expect(seatWithHalfCrews(state, 'red')).toEqual([])
  expect(messagesOf(chooseGuns.judge(state, 'red', oneSide))).toEqual(['lob.refuse.crewNotHalved'])
  expect(firepowerOf(state, shipOf(state, 'ajax'))).toBe(5)
})

test('[LOB-150] less fire is chosen for both sides', () => {
  const state = abeam({ ajax: { ...third, crew: 6 } })
  const order = { kind: 'chooseGuns', ship: 'ajax', guns: 'lessFire' } as const
  chooseGuns.execute(tableFor(state), 'red', order)
  fireAt(state, [4, 1])
  expect(state.exchange?.shots[0]?.damage).toBe(3)
})

test('[LOB-150] a ship whose choice does not matter is not asked for it', () => {
  const asked = (given: Pair) =>
    seatWithHalfCrews(abeam({ ajax: { ...third, crew: 6 }, ...given }), 'red')
  expect(asked({ apart: 15.1 })).toEqual([])
  expect(asked({ weather: 6 })).toEqual([])
  expect(asked({ heros: { isStruck: true } })).toEqual([])
  expect(asked({ ajax: { ...third, crew: 0 } })).toEqual([])
  expect(asked({ ajax: { ...third, crew: 6, isFleeing: true } })).toEqual([])
  expect(asked({ ajax: { ...third, crew: 6, shot: 'grape' } })).toEqual([])
  expect(asked({ heros: { x: 10_000, y: 30_000 } })).toEqual([])
})

test('[LOB-150] [LOB-172] nor is one that fights the only enemy in reach hand to hand', () => {
  const melee = meleeWith({ attacker: 'heros', defender: 'ajax', defenderBattery: 'starboard' })
  const fighting = { ajax: { ...third, crew: 6 }, apart: 0, melees: [melee] }
  expect(seatWithHalfCrews(abeam(fighting), 'red')).toEqual([])
  const others = [{ id: 'duc', seat: 'blue', x: 5000 }]
  expect(seatWithHalfCrews(abeam({ ...fighting, others }), 'red')).toEqual(['red'])
})

test('[LOB-150] [LOB-151] she is asked with nobody but an unmanned enemy to fire at', () => {
  const state = abeam({ ajax: { ...third, crew: 6 }, heros: { crew: 0 } })
  expect(seatWithHalfCrews(state, 'red')).toEqual(['red'])
})

test('[LOB-154] a crew halved during the phase fires with two less until its end', () => {
  const state = abeam({
    ajax: { ...third, crew: 7 },
    aims: [
      { ship: 'heros', battery: 'port', target: 'ajax' },
      { ship: 'ajax', battery: 'starboard', target: 'heros' },
    ],
  })
  exchange(state, [4, 6])
  expect(shipOf(state, 'ajax').crew).toBe(3)
  fireAt(state, [4, 1])
  expect(state.exchange?.shots[0]?.damage).toBe(3)
})

test('[LOB-150] only the owner chooses, for a ship that has crew', () => {
  const state = abeam({ ajax: { ...third, crew: 6 } })
  expect(messagesOf(chooseGuns.judge(state, 'blue', oneSide))).toEqual(['lob.refuse.notYourGuns'])
  const unknown = { ...oneSide, ship: 'nobody' }
  expect(chooseGuns.judge(state, 'red', unknown)).toEqual(unknownShip('nobody'))
})

test('[LOB-150] [LOB-056] a ship whose shot is not chosen, or not known, has no choice of guns yet', () => {
  const asked = (shot: Ship['shot']) =>
    seatWithHalfCrews(abeam({ ajax: { ...third, crew: 6, shot } }), 'red')
  expect(asked('round')).toEqual(['red'])
  expect(asked(null)).toEqual([])
})
