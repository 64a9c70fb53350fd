import { expect, test } from 'vitest'
import { endingOf, missionPointsOf, resultOf } from './ending.ts'
import { gone, spying, sunk, takenByBlue } from './testing-task.ts'

test('[LOB-121] [LOB-254] [LOB-S-8] the spy: away with the party over the right edge brings the mission points', () => {
  const state = spying(gone)
  expect(endingOf(state)).toBe('mission')
  expect([missionPointsOf(state, 0), missionPointsOf(state, 1)]).toEqual([10, 0])
  expect(resultOf(state).points[0]).toBeGreaterThanOrEqual(10)
})

test('[LOB-220] the spy: the battle goes on while the party is ashore or aboard', () => {
  expect(endingOf(spying({}))).toBeNull()
  expect(endingOf(spying({}, { outcome: 'ashore', carrier: null }))).toBeNull()
})

test('[LOB-254] the spy: with the guards gone nobody hinders the party any more', () => {
  const state = spying({}, { outcome: 'ashore', carrier: null })
  for (const ship of state.ships) if (ship.seat === 'blue') ship.crew = 0
  expect([endingOf(state), missionPointsOf(state, 0)]).toEqual(['mission', 10])
})

test('[LOB-254] the spy: at the turn limit an open task counts as failed', () => {
  const state = spying({}, { outcome: 'ashore', carrier: null })
  state.turn = 20
  expect([endingOf(state), missionPointsOf(state, 1)]).toEqual(['turnLimit', 10])
})

const unfetched = { outcome: 'failed', carrier: null } as const

const village = { id: 'spy', name: 'spy', x: 0, y: 0, priority: 1 }

test('[LOB-S-8] the spy: after a party that nobody fetched another may be landed in time', () => {
  const state = spying({}, { objective: 'spy', ...unfetched })
  state.objectives.push(village)
  expect(endingOf(state)).toBeNull()
  state.turn = state.rules.turnLimit - 3
  expect(endingOf(state)).toBeNull()
  state.turn += 1
  expect([endingOf(state), missionPointsOf(state, 1)]).toEqual(['mission', 10])
})

test('[LOB-S-8] the spy: a party lost with the ship that fetched it is followed by none', () => {
  const state = spying(sunk, { objective: 'spy' })
  state.objectives.push(village)
  expect([endingOf(state), missionPointsOf(state, 1)]).toEqual(['mission', 10])
})

test.each([
  ['nobody fetched them and there is nothing to land for', {}, unfetched],
  ['the carrier is taken', takenByBlue, {}],
  ['the carrier is sunk', sunk, {}],
  ['the carrier leaves elsewhere', { ...gone, left: { edge: 0, byMorale: false } }, {}],
] as const)('[LOB-254] the spy: %s, and the points go to the other side', (_, fate, given) => {
  const state = spying(fate, given)
  expect(endingOf(state)).toBe('mission')
  expect([missionPointsOf(state, 0), missionPointsOf(state, 1)]).toEqual([0, 10])
})
