import { expect, test } from 'vitest'
import type { NationId } from '../../book/tables/command.ts'
import { battleOf } from '../../model/fixtures.ts'
import { fullFirepower } from '../../model/guns.ts'
import { shipOf } from '../../model/ships.ts'
import { speedOf } from '../../model/speed.ts'
import type { State } from '../../model/state.ts'

/** A frigate of the nation with the wind abeam: what it does with the option and without. */
function sailing<Result>(nation: NationId, measure: (state: State) => Result): Result[] {
  const ships = [{ nation, heading: 9000 }]
  return [true, false].map(nations => measure(battleOf({ ships, options: { nations } })))
}

const speed = (state: State) => speedOf(state, shipOf(state, 'ship1'), false)
const guns = (state: State) => fullFirepower(state, shipOf(state, 'ship1'))

test('[LOB-240] nations are an option for the whole battle', () => {
  expect(sailing('none', speed)).toEqual([4000, 4000])
  expect(sailing('none', guns)).toEqual([4, 4])
})

test('[LOB-242] French ships move an inch more', () => {
  expect(sailing('france', speed)).toEqual([5000, 4000])
})

test('[LOB-243] Spanish ships have one more firepower', () => {
  expect(sailing('spain', guns)).toEqual([5, 4])
  expect(sailing('england', guns)).toEqual([4, 4])
})

test('[LOB-244] ships of the United States move two inches more', () => {
  expect(sailing('usa', speed)).toEqual([6000, 4000])
  expect(sailing('spain', speed)).toEqual([4000, 4000])
})
