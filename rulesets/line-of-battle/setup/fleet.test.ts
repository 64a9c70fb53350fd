import fc from 'fast-check'
import { expect, test } from 'vitest'
import { battleOf } from '../testing.ts'
import { classOf } from '../tables/ships.ts'
import { fleetFrom, slugOf } from './fleet.ts'

const enlist = (name: string) => ({ card: 'brig', name, nation: 'none' as const, officer: null })

test.each([
  ['HMS Guerriere', 'guerriere'],
  ['USS United States', 'united-states'],
  ['Santísima Trinidad', 'santisima-trinidad'],
  ['Éole', 'eole'],
  ['Mont-Blanc', 'mont-blanc'],
  ['!?', 'ship'],
])('%s becomes the id %s', (name, id) => {
  expect(slugOf(name)).toBe(id)
})

test('[LOB-008] no two ships of a battle have one id, whatever they are called', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 12 }), names => {
      const state = battleOf({ ships: [{ id: 'neptune' }, { id: 'a' }, { id: 'a-2' }] })
      const ids = fleetFrom(state, 'red', [...names, 'Neptune', 'HMS Neptune'].map(enlist)).map(
        ship => ship.id,
      )
      expect(new Set([...ids, 'neptune', 'a', 'a-2']).size).toBe(ids.length + 3)
    }),
  )
})

test('[LOB-008] [LOB-137] a ship joins undamaged with the boxes of its card and its first load', () => {
  const state = battleOf({ rules: { isDoubleLoaded: [false, true] } })
  const [red] = fleetFrom(state, 'red', [enlist('Ant')])
  const [blue] = fleetFrom(state, 'blue', [enlist('Bee')])
  const { hull, sails, crew, length, beam } = classOf('brig')
  expect(red).toMatchObject({ hull, sails, crew, length, beam, status: 'waiting' })
  expect([red?.isDoubleLoaded, blue?.isDoubleLoaded]).toEqual([false, true])
})
