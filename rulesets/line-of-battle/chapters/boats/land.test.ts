import { expect, test } from 'vitest'
import { inches } from '@grognard/geometry/measured/units.ts'
import { landingTurns } from '../../book/tables/movement.ts'
import { battleOf, ground, reasons, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Landing, Ship } from '../../model/state.ts'
import { checkLandings, isOnCoast, land, turnsAshore } from './land.ts'

/** An island of eight inches, a village in its middle, a ship half an inch off its west shore. */
const island = ground(inches(20), inches(20), inches(8))
const village = { id: 'village', name: 'the village', x: inches(24), y: inches(24), priority: 1 }
const offShore: Partial<Ship> = { id: 'a', x: inches(20) - 750, y: inches(24), hasMoved: true }

function battle(ship: Partial<Ship> = {}, setting: Setting = {}) {
  return battleOf({
    turn: 3,
    terrain: [island],
    objectives: [village],
    ...setting,
    ships: [{ ...offShore, ...ship }, ...(setting.ships ?? [])],
  })
}

const order = {
  kind: 'land' as const,
  ship: 'a',
  objective: 'village',
  landingX: inches(20),
  landingY: inches(24),
  pickUpX: inches(24),
  pickUpY: inches(20),
}

function judged(state = battle(), more: Partial<typeof order> = {}) {
  return reasons(land.judge(state, 'red', { ...order, ...more }))
}

test.each([
  ['LOB-TV-55', [9, 9], 5],
  ['LOB-TV-56', [4, 4], 2],
  ['LOB-TV-57', [10, 7], 4],
  ['LOB-TV-58', [1, 1], 1],
])('[LOB-118] %s: a walk of %j inches', (_vector, [there = 0, back = 0], turns) => {
  expect(landingTurns(inches(there) + inches(back))).toBe(turns)
  const objective = { x: 0, y: 0 }
  expect(turnsAshore(objective, { x: inches(there), y: 0 }, { x: 0, y: inches(back) })).toBe(turns)
})

test('[LOB-116] a ship within an inch of the coast that has moved or lies at anchor lands a party', () => {
  expect(judged()).toEqual([])
  expect(judged(battle({ hasMoved: false }))).toEqual(['LOB-116 landBeforeMove'])
  expect(judged(battle({ hasMoved: false, isAnchored: true }))).toEqual([])
  expect(judged(battle({ x: inches(20) - 1250 }))).toEqual([])
  expect(judged(battle({ x: inches(20) - 1252 }))).toEqual(['LOB-116 landTooFar'])
})

test('[LOB-116] with no enemy within two inches', () => {
  const enemy = (gap: number): Setting => ({
    ships: [{ id: 'e', seat: 'blue', x: inches(20) - 750 - 500 - gap, y: inches(24) }],
  })
  expect(judged(battle({}, enemy(inches(2))))).toEqual(['LOB-116 landNearEnemy'])
  expect(judged(battle({}, enemy(inches(2) + 2)))).toEqual([])
})

test('[LOB-115] [LOB-116] [LOB-117] both places lie on the coast of the land of the objective', () => {
  expect(judged(battle(), { landingX: inches(19.5) })).toEqual(['LOB-116 notCoast'])
  expect(judged(battle(), { pickUpX: inches(23), pickUpY: inches(22) })).toEqual([
    'LOB-117 pickUpNotCoast',
  ])
  expect(judged(battle(), { objective: 'fort' })).toEqual(['LOB-115 noObjective'])
})

test('[LOB-117] [LOB-122] the pick-up is marked on landing, and the ship is free afterwards', () => {
  const table = tableFor(battle())
  land.execute(table, 'red', order)
  expect(table.state.landings).toEqual([
    {
      ship: 'a',
      seat: 'red',
      objective: 'village',
      landingX: inches(20),
      landingY: inches(24),
      pickUpX: inches(24),
      pickUpY: inches(20),
      dueIn: 5,
      outcome: 'ashore',
      carrier: null,
    },
  ])
  expect(judged(table.state)).toEqual(['LOB-115 partyAshore', 'LOB-115 objectiveTaken'])
  expect(shipOf(table.state, 'a')).toMatchObject({ isAnchored: false, hasMoved: true })
})

const ashore: Landing = {
  ship: 'a',
  seat: 'red',
  objective: 'village',
  landingX: inches(20),
  landingY: inches(24),
  pickUpX: inches(24),
  pickUpY: inches(20),
  dueIn: 5,
  outcome: 'ashore',
  carrier: null,
}

function checked(turn: number, ship: Partial<Ship>, others: Partial<Ship>[] = []) {
  const table = tableFor(battle(ship, { turn, landings: [{ ...ashore }], ships: others }))
  checkLandings(table)
  const { outcome, carrier } = table.state.landings[0] ?? ashore
  return { outcome, carrier }
}

/** South of the pick-up, broadside on. */
const waiting: Partial<Ship> = { x: inches(24), y: inches(20) - 1250, heading: 9000 }

test('[LOB-119] [LOB-123] a ship at the pick-up when the time is up takes the party off (LOB-TV-19)', () => {
  expect(checked(4, waiting)).toEqual({ outcome: 'ashore', carrier: null })
  expect(checked(5, waiting)).toEqual({ outcome: 'succeeded', carrier: 'a' })
})

test('[LOB-119] another own ship will do, an enemy or a hulk will not', () => {
  const away = { x: inches(10) }
  expect(checked(5, away, [{ id: 'b', ...waiting }])).toEqual({
    outcome: 'succeeded',
    carrier: 'b',
  })
  expect(checked(5, away, [{ id: 'b', seat: 'blue', ...waiting }]).outcome).toBe('failed')
  expect(checked(5, { ...waiting, crew: 0 }).outcome).toBe('failed')
})

test('[LOB-120] no ship within an inch of it, and the landing fails', () => {
  expect(checked(5, { ...waiting, y: inches(20) - 1252 })).toEqual({
    outcome: 'failed',
    carrier: null,
  })
})

test('[LOB-120] a ship that is sunk ends the landing at once', () => {
  expect(checked(4, { ...waiting, status: 'sunk' }).outcome).toBe('failed')
})

test('[LOB-121] the ship that carries the party is known, for a scenario that asks it to leave', () => {
  expect(checked(5, waiting).carrier).toBe('a')
})

test('[LOB-116] what is offered is lawful', () => {
  const state = battle()
  const legalOrders = land.legalOrders(state, 'red')
  expect(legalOrders.length).toBeGreaterThan(2)
  expect(legalOrders.every(offer => land.judge(state, 'red', offer).allowed)).toBe(true)
})

test('[LOB-115] [LOB-S-8] the side without the task lands nobody', () => {
  const state = battle({ seat: 'blue', firstSeat: 'blue' })
  expect(reasons(land.judge(state, 'blue', order))).toEqual(['LOB-115 landWithoutTask'])
  expect(land.legalOrders(state, 'blue')).toEqual([])
})

test('[LOB-115] one party of a seat for each objective, and another when the first has failed', () => {
  const after = (given: Partial<Landing>) =>
    judged(battle({}, { landings: [{ ...ashore, ship: 'c', ...given }] }))
  expect(after({})).toEqual(['LOB-115 objectiveTaken'])
  expect(after({ outcome: 'failed' })).toEqual([])
  expect(after({ objective: 'elsewhere' })).toEqual([])
  expect(after({ seat: 'green' })).toEqual([])
})

test('[LOB-116] a point a tenth of an inch from the shore is on it', () => {
  const on = (off: number) => isOnCoast(island, { x: inches(20) - off, y: inches(24) })
  expect([0, 100, 101].map(on)).toEqual([true, true, false])
})
