import { expect, test } from 'vitest'
import type { Unit } from '../state.ts'
import { battle, doing } from '../testing.ts'
import { unitOf } from '../units.ts'
import { moraleTable } from './testing.ts'
import { reorganiseAtEnd } from './turn-end.ts'

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
