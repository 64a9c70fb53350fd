import { expect, test } from 'vitest'
import { battle, doing, guns, said, tableFor } from '../../fixtures.ts'
import { inflict } from '../../model/effects.ts'
import type { State } from '../../model/state.ts'
import type { Rest, Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { commandEvents } from '../command/events.ts'
import { formationEvents } from '../formation/events.ts'
import { moraleEvents } from '../morale/events.ts'
import { moraleTable } from '../morale/fixtures.ts'
import { recoveryEvents } from './events.ts'
import { beginRests, reorganiseAtEnd, rest } from './rest.ts'

const tired: Partial<Unit> = { supply: 'limited', supplyRolls: 2, valeur: 0, startingValeur: 1 }

function refusals(given: Partial<Unit>, goal: Rest['goal'] = 'supply') {
  const state = battle({ units: [given] })
  const ruling = rest.judge(state, 'red', { kind: 'rest', unit: 'u1', goal })
  return ruling.because.map(({ message }) => message)
}

/** u1 is ordered to rest in turn 3 and forms up for it. */
function resting(goal: Rest['goal'], given: Partial<Unit> = tired, others: Partial<Unit>[] = []) {
  const state = battle({ turn: 3, units: [given, ...others] })
  const table = tableFor(state, {
    ...commandEvents,
    ...formationEvents,
    ...moraleEvents,
    ...recoveryEvents,
  })
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

function after(given: Partial<Unit>) {
  const state = battle({ units: [given] })
  reorganiseAtEnd(moraleTable(state))
  return unitOf(state, 'u1')
}

test('[BA-5.2.2-01] LU ends with a later whole turn without new disorder, whatever was done', () => {
  expect(after({ disorder: 'LU', disorderedIn: 1 }).disorder).toBe('OR')
  expect(after({ disorder: 'LU', disorderedIn: 2 }).disorder).toBe('LU')
  const busy = doing({ moved: true, fired: true, fought: true })
  expect(after({ disorder: 'LU', disorderedIn: 1, doing: busy }).disorder).toBe('OR')
  const shaken = doing({ disordered: true })
  expect(after({ disorder: 'LU', disorderedIn: 1, doing: shaken }).disorder).toBe('LU')
})

test('[BA-5.3.2-01] U becomes LU by a later whole turn of standing still', () => {
  expect(after({ disorder: 'U', disorderedIn: 1 })).toMatchObject({
    disorder: 'LU',
    disorderedIn: 2,
  })
  expect(after({ disorder: 'U', disorderedIn: 2 }).disorder).toBe('U')
})

test.each(['moved', 'fought', 'passedThrough', 'pressedBack', 'reformed', 'split'] as const)(
  '[BA-5.3.2-01] not by a turn in which it %s',
  what => {
    const given = { disorder: 'U' as const, disorderedIn: 1, doing: doing({ [what]: true }) }
    expect(after(given).disorder).toBe('U')
  },
)

test('[BA-5.1.1-03] [BA-5.2.2-01] one step a turn: LU of this turn is order after the next', () => {
  const state = battle({ units: [{ disorder: 'U', disorderedIn: 1 }] })
  reorganiseAtEnd(moraleTable(state))
  expect(unitOf(state, 'u1').disorder).toBe('LU')
  state.turn = 3
  reorganiseAtEnd(moraleTable(state))
  expect(unitOf(state, 'u1').disorder).toBe('OR')
})

test('[BA-5.3.2-01] [BA-5.2.2-01] who has left the board is not reorganised', () => {
  const gone = { status: 'left' as const, disorderedIn: 1 }
  const state = battle({
    units: [
      { ...gone, disorder: 'LU' },
      { ...gone, disorder: 'U' },
    ],
  })
  const table = moraleTable(state)
  reorganiseAtEnd(table)
  expect(table.events).toEqual([])
})

test('[BA-5.4.3-02] full disorder does not end by itself', () => {
  expect(after({ disorder: 'FU', disorderedIn: 1 }).disorder).toBe('FU')
})

test('[BA-5.5.4-03] only a wagon with ammunition hastens a resupply', () => {
  const resting: Partial<Unit> = {
    supply: 'none',
    formation: { kind: 'rest', front: null, gap: null },
    rest: { since: 1, goal: 'supply', turns: 3 },
  }
  const wagon: Partial<Unit> = { id: 'wagon', arm: 'wagon', figures: 1, x: 107_000, y: 103_000 }
  const turns = (supply: Unit['supply']) => {
    const state = battle({ units: [resting, { ...wagon, supply }] })
    reorganiseAtEnd(moraleTable(state))
    return unitOf(state, 'u1').rest?.turns
  }
  expect([turns('full'), turns('none')]).toEqual([7, 4])
})

const changed = { kind: 'valeurChanged', unit: 'u1', valeur: -4, cause: 'losses' } as const

test('[BA-5.5.2-01] the valeur of a unit with nobody left is not told', () => {
  const told = (figures: number) =>
    recoveryEvents.valeurChanged.describe(changed, battle({ units: [{ figures }] }))
  expect(told(0)).toBeNull()
  const message = told(5)
  expect(message && said(message)).toBe('u1 has quality -4 after its losses.')
})
