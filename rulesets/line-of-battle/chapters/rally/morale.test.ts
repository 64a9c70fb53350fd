import { total } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { isShaken } from '../../model/morale.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { earnedBy } from '../ending/score.ts'
import { beaten, enemy, melee, rally } from './fixtures.ts'
import {
  moraleContext,
  moraleModifiers,
  openMoraleTest,
  resolveMorale,
  rollMorale,
} from './morale.ts'

function bonusOf(state: State, id = 'ship1'): number {
  return total(moraleModifiers, moraleContext(state, shipOf(state, id)))
}

test('[LOB-200] LOB-TV-46: exactly half the hull lost needs no test', () => {
  const state = battleOf({ ships: [{ card: 'line1', hull: 10 }, enemy] })
  rally(state)
  expect(state.shaken).toEqual([])
})

test('[LOB-200] LOB-TV-47: more than half the hull lost needs one', () => {
  const state = battleOf({ ships: [{ card: 'line1', hull: 9 }, enemy] })
  expect(shipOf(state, 'ship1')).toSatisfy((ship: Ship) => isShaken(state, ship))
  rally(state, 1)
  expect(state.shaken).toEqual(['ship1'])
})

test('[LOB-200] LOB-TV-53: more than half the crew lost needs one as well, half does not', () => {
  const ships = [{ id: 'a', card: 'line3', crew: 5 }, { id: 'b', card: 'line3', crew: 6 }, enemy]
  const state = battleOf({ ships })
  rally(state, 1)
  expect(state.shaken).toEqual(['a'])
})

test('[LOB-153] the tests are taken in initiative order, then as the ships are listed', () => {
  const ships = ['a', 'b', 'c', 'd'].map((id, index) => {
    return { ...beaten, id, seat: index % 2 === 0 ? 'red' : 'blue' }
  })
  const state = battleOf({ ships, initiative: ['blue', 'red'] })
  rally(state, 1, 1, 1, 1)
  expect(state.shaken).toEqual(['b', 'd', 'a', 'c'])
})

test('[LOB-201] LOB-TV-13: a first-rate with a beaten hull rolls 6 and takes to flight', () => {
  const state = battleOf({ ships: [beaten, enemy] })
  rally(state, 6)
  expect(shipOf(state, 'ship1')).toMatchObject({ isFleeing: true, moraleFails: 1 })
})

test('[LOB-201] the die must stay below the value, or at most reach it as agreed', () => {
  const strict = battleOf({ ships: [beaten, enemy] })
  rally(strict, 5)
  expect(shipOf(strict, 'ship1').isFleeing).toBe(true)
  const lenient = battleOf({ ships: [beaten, enemy], options: { moralePass: 'lte' } })
  rally(lenient, 5)
  expect(shipOf(lenient, 'ship1').isFleeing).toBe(false)
})

test('[LOB-202] LOB-TV-14: with an admiral near, a frigate of value 4 passes on a 4', () => {
  const frigate = { id: 'frigate', card: 'frigate5', hull: 4, x: 24_000, y: 24_000 }
  const admiral = { id: 'flag', card: 'line1', officer: 'admiral' as const, x: 30_000, y: 24_000 }
  const near = battleOf({ ships: [frigate, admiral, enemy] })
  expect(bonusOf(near, 'frigate')).toBe(2)
  rally(near, 4)
  expect(shipOf(near, 'frigate').isFleeing).toBe(false)
  const alone = battleOf({ ships: [frigate, enemy] })
  rally(alone, 4)
  expect(shipOf(alone, 'frigate').isFleeing).toBe(true)
})

test('[LOB-202] LOB-TV-15: in a line of battle with an admiral near no test can be lost', () => {
  const column = [0, 1, 2].map(index => ({
    id: `line${index}`,
    card: 'line3',
    hull: 6,
    x: 24_000,
    y: 30_000 - index * 3500,
  }))
  const admiral = { id: 'flag', card: 'line3', officer: 'admiral' as const, x: 28_000, y: 26_000 }
  const state = battleOf({ ships: [...column, admiral, enemy] })
  expect(column.map(ship => bonusOf(state, ship.id))).toEqual([4, 4, 4])
  rally(state, 6, 6, 6)
  expect(state.ships.some(ship => ship.isFleeing)).toBe(false)
})

test('[LOB-202] the distance is from hull to hull, ten inches included', () => {
  const admiral = { id: 'flag', officer: 'admiral' as const, x: 24_000 }
  const at = (gap: number) => battleOf({ ships: [{ x: 24_000 + 500 + gap }, admiral, enemy] })
  expect([bonusOf(at(10_000)), bonusOf(at(10_001))]).toEqual([2, 0])
})

test('[LOB-202] only the highest officer counts; a flagship has its own officer and two more', () => {
  const commodore = { id: 'a', officer: 'commodore' as const, x: 25_000 }
  const viceAdmiral = { id: 'b', officer: 'viceAdmiral' as const, x: 26_000 }
  expect(bonusOf(battleOf({ ships: [{}, commodore] }))).toBe(1)
  const state = battleOf({ ships: [{}, commodore, viceAdmiral] })
  expect([bonusOf(state), bonusOf(state, 'a'), bonusOf(state, 'b')]).toEqual([2, 4, 4])
})

test('[LOB-039] an officer of the enemy, of a lost ship or of a prize gives no heart', () => {
  const lost = { officer: 'admiral' as const, x: 25_000 }
  const ships = [
    { id: 'a', ...lost, seat: 'blue' },
    { id: 'b', ...lost, status: 'sunk' as const },
    { id: 'c', ...lost, firstSeat: 'blue' },
    { id: 'd', ...lost, isStruck: true },
  ]
  expect(bonusOf(battleOf({ ships: [{}, ...ships] }))).toBe(0)
})

test.each([
  ['england', 2],
  ['france', 1],
  ['spain', 0],
  ['usa', 0],
] as const)('[LOB-240] [LOB-241] [LOB-242] the morale of %s has %i added', (nation, bonus) => {
  const ships = [{ nation }]
  expect(bonusOf(battleOf({ ships, options: { nations: true } }))).toBe(bonus)
  expect(bonusOf(battleOf({ ships }))).toBe(0)
})

test('[LOB-205] a ship in a melee does not test', () => {
  const state = battleOf({ ships: [beaten, enemy], melees: [melee('enemy', 'ship1')] })
  rally(state)
  expect(state.shaken).toEqual([])
})

test('[LOB-200] [LOB-174] a prize of this turn does not test before the next', () => {
  const prize = { id: 'prize', card: 'line1', crew: 2, firstSeat: 'blue', shot: null }
  const state = battleOf({ ships: [prize, enemy] })
  rally(state)
  expect(state.shaken).toEqual([])
  shipOf(state, 'prize').shot = 'round'
  rally(state, 1)
  expect(state.shaken).toEqual(['prize'])
})

test('[LOB-207] [LOB-012] passed tests and flags taken go into the log', () => {
  const state = battleOf({ ships: [beaten, { ...beaten, id: 'b', moraleFails: 2 }, enemy] })
  rally(state, 1, 6)
  expect(state.players.map(player => player.strokes)).toMatchObject([
    { morale: 1, flag: 0 },
    { morale: 0, flag: 1 },
  ])
})

test('[LOB-262] points of presence are offered after the die of a morale test', () => {
  const points = { melee: 0, bearing: 2, navigation: 0, gunnery: 0 }
  const setting = {
    ships: [beaten, enemy],
    players: [{ attributes: points }, { seat: 'blue', side: 1 }],
  }
  const state = battleOf({ ...setting, options: { career: true } })
  const table = tableFor(state, [6])
  openMoraleTest(table, 'ship1')
  rollMorale(table)
  expect(table.opened).toEqual(['moraleTest', 'attributes'])
  table.emit({
    kind: 'attributeSpent',
    seat: 'red',
    ship: 'ship1',
    attribute: 'bearing',
    points: 2,
    left: 0,
  })
  resolveMorale(table)
  expect(shipOf(state, 'ship1').isFleeing).toBe(false)
})

test('[LOB-206] [LOB-010] LOB-TV-78: after three failures running the flag is struck', () => {
  const state = battleOf({ ships: [beaten, enemy] })
  for (const die of [6, 6, 6]) rally(state, die)
  expect(shipOf(state, 'ship1')).toMatchObject({
    seat: 'blue',
    firstSeat: 'red',
    isStruck: true,
    isFleeing: false,
    crew: 0,
    status: 'afloat',
  })
  expect(earnedBy(state, 1)).toContainEqual(expect.objectContaining({ rule: 'LOB-216', points: 5 }))
  rally(state)
})

test('[LOB-216] a prize that strikes to her first side is taken no more', () => {
  const prize = { ...beaten, id: 'prize', firstSeat: 'blue', moraleFails: 2 }
  const state = battleOf({ ships: [prize, enemy] })
  expect(earnedBy(state, 0)).toContainEqual(expect.objectContaining({ rule: 'LOB-216' }))
  rally(state, 6)
  expect(shipOf(state, 'prize')).toMatchObject({ seat: 'blue', isStruck: true })
  for (const side of [0, 1])
    expect(earnedBy(state, side).map(line => line.rule)).not.toContain('LOB-216')
})

test('[LOB-206] a flagship that strikes is worth ten points', () => {
  const flagship = { card: 'schooner', hull: 1, officer: 'commodore' as const, moraleFails: 2 }
  const state = battleOf({ ships: [flagship, enemy] })
  rally(state, 6)
  expect(earnedBy(state, 1)).toContainEqual(
    expect.objectContaining({ rule: 'LOB-215', points: 10 }),
  )
})

test('[LOB-206] the ship falls to the seat of the nearest enemy that can still act', () => {
  const players: Setting['players'] = [
    { seat: 'red' },
    { seat: 'blue', side: 1 },
    { seat: 'green', side: 1 },
  ]
  const ships = [
    { ...beaten, moraleFails: 2 },
    { id: 'far', seat: 'blue', x: 40_000 },
    { id: 'near', seat: 'green', x: 30_000 },
    { id: 'wreck', seat: 'blue', x: 26_000, crew: 0 },
  ]
  const state = battleOf({ players, ships })
  rally(state, 6)
  expect(shipOf(state, 'ship1').seat).toBe('green')
})
