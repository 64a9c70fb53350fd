import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { battleOf } from '../testing.ts'
import type { Setting } from '../testing.ts'
import { bestAim, bestGuns, bestShot, nextShot } from './firing.ts'
import { candidates } from './candidates.ts'

/** Red's ship and one of blue's so many inches to the east of it. */
function facing(inches: number, ship: Partial<Ship> = {}, setting: Setting = {}): State {
  return battleOf({
    at: 'target',
    ...setting,
    ships: [
      { id: 'ajax', card: 'line3', ...ship },
      { id: 'heros', card: 'line3', seat: 'blue', x: 24_000 + inches * 1000 + 550 },
    ],
  })
}

test('[LOB-054] grape for an enemy that will be close, round shot for one that will not', () => {
  const near = facing(5)
  const far = facing(14)
  expect(bestShot(near, shipOf(near, 'ajax'))).toBe('grape')
  expect(bestShot(far, shipOf(far, 'ajax'))).toBe('round')
})

test('[LOB-054] every ship that may fire is loaded, then the seat is done', () => {
  const state = facing(8, { shot: null })
  expect(nextShot(state, 'red')).toMatchObject({ kind: 'chooseShot', ship: 'ajax' })
  shipOf(state, 'ajax').shot = 'round'
  expect(nextShot(state, 'red')).toEqual({ kind: 'done' })
})

test('[LOB-132] a target in reach is named', () => {
  expect(bestAim(facing(4), 'red')).toEqual({
    kind: 'aim',
    ship: 'ajax',
    battery: 'starboard',
    target: 'heros',
  })
})

test('[LOB-134] no shot is fired that cannot hit', () => {
  expect(bestAim(facing(14, {}, { clock: 23 * 60, weather: 5 }), 'red')).toEqual({ kind: 'done' })
})

test('[LOB-137] a double load is kept for a fair chance', () => {
  expect(bestAim(facing(14, { isDoubleLoaded: true }), 'red').kind).toBe('aim')
  const dusk = { clock: 20 * 60, weather: 4 }
  expect(bestAim(facing(8, { isDoubleLoaded: true }, dusk), 'red').kind).toBe('done')
  expect(bestAim(facing(8, { isDoubleLoaded: false }, dusk), 'red').kind).toBe('aim')
})

test('[LOB-137] nobody thinks of spending a double load on a target that is not worth it', () => {
  const setting = { clock: 20 * 60, weather: 4 }
  const targetsOf = (isDoubleLoaded: boolean) => {
    const state = facing(2, { isDoubleLoaded }, setting)
    const far = { id: 'far', card: 'line3', seat: 'blue', x: 31_000, y: 28_000 } as const
    state.ships.push(...battleOf({ ships: [far] }).ships)
    const all = [...candidates(state, 'red', seededDice('targets'))]
    return all.map(({ order }) => (order.kind === 'aim' ? order.target : order.kind))
  }
  expect(targetsOf(false)).toEqual(['heros', 'far', 'done'])
  expect(targetsOf(true)).toEqual(['heros', 'done'])
})

test('[LOB-132] of two targets the one that costs the enemy more', () => {
  const state = facing(4)
  state.ships.push(
    ...battleOf({
      ships: [{ id: 'brig', card: 'brig', seat: 'blue', x: 27_000, y: 26_000, crew: 1 }],
    }).ships,
  )
  shipOf(state, 'heros').crew = 3
  shipOf(state, 'ajax').shot = 'grape'
  expect(bestAim(state, 'red')).toMatchObject({ target: 'heros' })
})

test('[LOB-150] a halved crew serves one side where only one has a target', () => {
  const halved = { crew: 6, firepower: 5 }
  const one = facing(4, { crew: halved.crew }, { at: 'guns' })
  expect(bestGuns(one, 'red')).toEqual({ kind: 'chooseGuns', ship: 'ajax', guns: 'oneSide' })
  const both = facing(4, { crew: halved.crew }, { at: 'guns' })
  both.ships.push(...battleOf({ ships: [{ id: 'brave', seat: 'blue', x: 20_000 }] }).ships)
  expect(bestGuns(both, 'red')).toEqual({ kind: 'chooseGuns', ship: 'ajax', guns: 'lessFire' })
})
