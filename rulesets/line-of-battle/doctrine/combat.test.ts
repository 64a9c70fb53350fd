import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Setting } from '../model/fixtures.ts'
import { shipOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { candidates } from './candidates.ts'
import { bestAim, bestGuns, bestReply, bestShot, nextShot } from './combat.ts'

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

/** What blue says to red's proposal. */
function reply(red: Partial<Ship>, blue: Partial<Ship>, given: Setting = {}): string {
  const ships = [
    { id: 'ajax', card: 'line3', y: 10_000, ...red },
    { id: 'heros', card: 'line3', seat: 'blue', y: 40_000, ...blue },
  ]
  return bestReply(battleOf({ proposal: 'end', at: 'answer', ships, ...given }), 'blue').kind
}

const lastTurn: Setting = { turn: 20 }

test('[LOB-048] with no shot fired nobody agrees to end the battle, nor does whoever has the better of it', () => {
  expect(reply({}, {})).toBe('decline')
  expect(reply({ hull: 3 }, {})).toBe('decline')
  expect(reply({}, { hull: 3 })).toBe('decline')
})

test('[LOB-048] a side that can no longer stand up to the other agrees', () => {
  expect(reply({}, { hull: 1, crew: 4 })).toBe('agree')
  expect(reply({}, { isFleeing: true })).toBe('agree')
  expect(reply({ hull: 1, crew: 4 }, {})).toBe('decline')
})

test('[LOB-048] nothing is left to win when no gun can bear before the last turn is over', () => {
  expect(reply({ x: 1000, y: 1000 }, { x: 47_000, y: 47_000 }, lastTurn)).toBe('agree')
  expect(reply({ y: 20_000 }, { y: 30_000 }, lastTurn)).toBe('decline')
  expect(reply({ x: 1000, y: 1000 }, { x: 47_000, y: 47_000 })).toBe('decline')
})

test('[LOB-048] [LOB-240] to what may still be sailed the nation’s bonus is added where it is in force', () => {
  const red = { card: 'schooner', nation: 'usa', y: 8000 } as const
  const blue = { card: 'schooner', nation: 'usa', y: 39_000 } as const
  expect(reply(red, blue, lastTurn)).toBe('agree')
  expect(reply(red, blue, { ...lastTurn, options: { nations: true } })).toBe('decline')
})

test('[LOB-048] [LOB-109] so is the further move of a ship that can cross and rescue', () => {
  const there = { y: 39_000 }
  const small = { card: 'schooner', ...there }
  expect(reply({ card: 'schooner', y: 8000 }, small, lastTurn)).toBe('agree')
  expect(reply({ y: 8000 }, there, lastTurn)).toBe('decline')
})

test('[LOB-048] whoever is behind goes on to the last turn', () => {
  const lost = { id: 'duc', seat: 'blue', status: 'sunk' as const }
  const apart = [
    { id: 'ajax', card: 'line3', x: 1000, y: 1000 },
    { id: 'heros', card: 'line3', seat: 'blue', x: 47_000, y: 47_000 },
  ]
  expect(reply({}, {}, { ...lastTurn, ships: apart })).toBe('agree')
  expect(reply({}, {}, { ...lastTurn, ships: [...apart, lost] })).toBe('decline')
})

test('[LOB-220] a task is seen through to its end', () => {
  const weak = { hull: 1, crew: 4 }
  expect(reply({}, weak, { rules: { victory: 'convoy' } })).toBe('decline')
})

test('[LOB-126] to shift the ships hurts nobody', () => {
  expect(reply({}, {}, { proposal: 'recentre' })).toBe('agree')
})
