import { expect, test } from 'vitest'
import { commandEvolve } from '../command/evolve.ts'
import { formationEvolve } from '../formation/evolve.ts'
import type { Rest, State, Unit } from '../state.ts'
import { battle, doing, guns, tableFor } from '../testing.ts'
import { unitOf } from '../units.ts'
import { beginRests } from './begin-rest.ts'
import { moraleEvolve } from './evolve.ts'
import { inflict } from './inflict.ts'
import { rest } from './rest.ts'
import { moraleTable } from './testing.ts'
import { reorganiseAtEnd } from './turn-end.ts'

const tired: Partial<Unit> = { supply: 'limited', supplyRolls: 2, valeur: 0, startingValeur: 1 }

function refusals(given: Partial<Unit>, goal: Rest['goal'] = 'supply') {
  const state = battle({ units: [given] })
  const ruling = rest.judge(state, 'red', { kind: 'rest', unit: 'u1', goal })
  return ruling.because.map(({ message }) => message)
}

/** u1 is ordered to rest in turn 3 and forms up for it. */
function resting(goal: Rest['goal'], given: Partial<Unit> = tired, others: Partial<Unit>[] = []) {
  const state = battle({ turn: 3, units: [given, ...others] })
  const table = tableFor(state, { ...commandEvolve, ...formationEvolve, ...moraleEvolve })
  rest.execute(table, 'red', { kind: 'rest', unit: 'u1', goal })
  table.emit({ kind: 'orderFollowed', seat: 'red', unit: 'u1' })
  beginRests(table)
  return { state, table }
}

/** The state at the end of each turn up to this one. */
function endTurns(state: State, last: number): string[] {
  const told: string[] = []
  for (; state.turn <= last; state.turn += 1) {
    reorganiseAtEnd(moraleTable(state))
    const { supply, valeur } = unitOf(state, 'u1')
    told[state.turn] = `${supply} ${valeur}`
    for (const unit of state.units) unit.doing = doing()
  }
  return told
}

test('[BA-1.3.6-01] [BA-2.2.1-01] [BA-5.5.4-01] it forms a block behind the middle of its front, as a formation change', () => {
  const { state } = resting('supply')
  expect(unitOf(state, 'u1')).toMatchObject({
    formation: { kind: 'rest' },
    x: 100_750,
    y: 95_500,
    rest: { since: 3, goal: 'supply', turns: 0 },
    doing: { reformed: true, moved: true },
  })
})

test('[BA-5.5.3-03] to begin a rest for supplies forfeits what is left', () => {
  expect(unitOf(resting('supply').state, 'u1')).toMatchObject({ supply: 'none', supplyRolls: 0 })
})

test('[BA-5.5.4-02] BA-TV-168: supplies after eight turns, then a point after eight more', () => {
  const told = endTurns(resting('supply').state, 19)
  expect([told[10], told[11], told[18], told[19]]).toEqual(['none 0', 'full 0', 'full 0', 'full 1'])
})

test('[BA-5.5.4-02] [BA-5.5.2-03] a point comes back only up to the starting valeur', () => {
  const { state } = resting('valeur', { valeur: 0, startingValeur: 1 })
  expect(endTurns(state, 30)[30]).toBe('full 1')
  expect(unitOf(state, 'u1').valeurWonBack).toBe(1)
})

test('[BA-5.5.4-03] BA-TV-168: beside a wagon two turns are enough, one unit for each wagon', () => {
  const wagon: Partial<Unit> = { id: 'wagon', arm: 'wagon', figures: 1, x: 107_750, y: 101_000 }
  const { state } = resting('supply', tired, [wagon])
  expect(endTurns(state, 5).slice(3)).toEqual(['none 0', 'none 0', 'full 0'])
  const busy = resting('supply', tired, [wagon])
  busy.state.units.unshift({
    ...unitOf(busy.state, 'u1'),
    id: 'u0',
    x: 114_750,
    rest: { since: 2, goal: 'supply', turns: 0 },
    doing: doing(),
  })
  expect(endTurns(busy.state, 4)[4]).toBe('none 0')
  expect(unitOf(busy.state, 'u1').rest).toMatchObject({ turns: 1 })
})

test('[BA-5.5.4-04] a turn that was not still loses all that counted', () => {
  const { state } = resting('supply')
  endTurns(state, 6)
  expect(unitOf(state, 'u1').rest).toMatchObject({ turns: 3 })
  unitOf(state, 'u1').doing.passedThrough = true
  reorganiseAtEnd(moraleTable(state))
  expect(unitOf(state, 'u1').rest).toBeNull()
})

test('[BA-5.5.4-01] fire does not break a rest, disorder does', () => {
  const { state } = resting('supply')
  const hit = { unit: 'u1', cause: 'fire' as const, fromX: 100_000, fromY: 150_000 }
  inflict(moraleTable(state), [{ ...hit, degree: 'LU' }])
  expect(unitOf(state, 'u1').rest).not.toBeNull()
  inflict(moraleTable(state), [{ ...hit, degree: 'U' }])
  expect(unitOf(state, 'u1').rest).toBeNull()
})

test('[BA-5.5.4-01] [BA-5.5.4-02] who may be ordered to rest, and for what', () => {
  expect(refusals(tired)).toEqual([])
  expect(refusals(tired, 'valeur')).toEqual(['ba.refuse.suppliesFirst'])
  expect(refusals({ ...tired, disorder: 'U' })).toEqual(['ba.refuse.restDisordered'])
  expect(refusals({})).toEqual(['ba.refuse.hasSupplies'])
  expect(refusals({}, 'valeur')).toEqual(['ba.refuse.nothingToWinBack'])
  expect(refusals({ valeur: -1, startingValeur: 0 }, 'valeur')).toEqual([])
})

test('[BA-1.3.6-01] gunners leave their guns to rest', () => {
  const battery: Partial<Unit> = { ...tired, arm: 'artillery', guns: guns(2) }
  expect(refusals(battery)).toEqual(['ba.refuse.restAtGuns'])
})

test('[BA-2.2.1-05] without room it does not form up', () => {
  const near = [
    { id: 'a', x: 111_000 },
    { id: 'b', y: 96_900 },
  ]
  const { state, table } = resting('supply', { ...tired, figures: 20 }, near)
  expect(unitOf(state, 'u1').rest).toBeNull()
  expect(table.events.at(-1)).toMatchObject({ kind: 'partFailed', part: 'rest' })
})
