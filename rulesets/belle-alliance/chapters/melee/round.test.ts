import { expect, test } from 'vitest'
import { battle } from '../../fixtures.ts'
import type { TestTable } from '../../fixtures.ts'
import type { Unit } from '../../model/unit.ts'
import { enemyOf } from './fights.ts'
import { attack, blue, duel, fought, helper, totals } from './fixtures.ts'

const line: Unit['formation'] = { kind: 'skirmish', front: null, gap: 1_500 }

/** Even dice, and dice that lose by seven. */
const even = [3, 4, 4]

const low = [1, 2, 1]

function drawnIn({ events }: TestTable) {
  return events.flatMap(event => (event.kind === 'meleesFought' ? (event.drawn ?? []) : []))
}

test('[BA-4.1.3-01] both roll three dice with their factors, the lower id first', () => {
  const { table } = fought(duel({ valeur: 1 }, { valeur: -1 }), [2, 3, 4, 6, 5, 4])
  expect(totals(table, 'u1')).toEqual({ u2: 9 - 2 + 1 })
  expect(totals(table, 'u2')).toEqual({ u1: 15 - 2 - 1 })
  expect(table.left).toEqual([])
})

test('[BA-4.1.3-02] [BA-4.1.3-07] losses on both sides, disorder for the lower total', () => {
  const { lost, fell, table } = fought(duel(), [5, 5, 5, 4, 4, 4])
  expect(lost).toEqual([
    ['u2', 'melee', 3],
    ['u1', 'melee', 1],
  ])
  expect(fell).toEqual([['u2', 'U']])
  expect(table.opened).toEqual(['forced'])
})

test('[BA-4.1.3-07] [BA-5.4.1-01] losses, then prisoners, then the tenth of FU', () => {
  const { lost } = fought(duel(), [6, 6, 5, 1, 3, 4])
  expect(lost).toEqual([
    ['u2', 'melee', 3],
    ['u2', 'prisoners', 6],
    ['u2', 'rout', 2],
  ])
})

test('[BA-4.1.3-07] [BA-4.1.1-10] prisoners are at most the figures that are left', () => {
  const few = { figures: 12, original: 12 }
  const { lost, unit, state } = fought(duel({}, few), [6, 6, 5, 1, 3, 1])
  expect(lost).toEqual([
    ['u2', 'melee', 6],
    ['u2', 'prisoners', 6],
  ])
  expect(unit('u2').status).toBe('removed')
  expect(state.score.prisoners[0]).toBe(6)
  expect(state.attacks[0]?.state).toBe('routed')
  expect(unit('u1').routedEnemyIn).toBe(2)
})

test('[BA-Q-25] [BA-4.1.3-09] an even fight leaves both where they are; a later one is a new attack', () => {
  const { fell, state, unit, table } = fought(duel(), [...even, ...even])
  expect(drawnIn(table)).toEqual([{ attacker: 'u1', enemy: 'u2' }])
  expect(drawnIn(fought(duel(), [...even, ...low]).table)).toEqual([])
  expect(fell).toEqual([])
  expect(state.attacks[0]?.state).toBe('fought')
  expect([unit('u1').y, unit('u2').y]).toEqual([100_000, 105_000])
  const again = { ...attack('u1', 'u2'), isContinued: true }
  state.attacks.push(again)
  expect(totals(fought(state, [...even, ...even]).table, 'u1')).toEqual({ u2: 11 - 2 - 2 })
})

test('[BA-4.1.1-09] who took part was attacker or defender, and has fought', () => {
  const { unit } = fought(duel({ hasFought: false }, { hasFought: false }), [...even, ...even])
  expect(unit('u1')).toMatchObject({ attackedIn: 2, defendedIn: null, hasFought: true })
  expect(unit('u2')).toMatchObject({ attackedIn: null, defendedIn: 2, hasFought: true })
  expect(unit('u1').doing.fought).toBe(true)
})

test('[BA-4.1.1-10] who brings an enemy into FU has that to his credit', () => {
  const won = fought(duel(), [6, 6, 5, 1, 3, 4])
  expect(won.unit('u1').routedEnemyIn).toBe(2)
  expect(won.state.attacks[0]?.state).toBe('routed')
  const lost = fought(duel(), [1, 3, 4, 6, 6, 5])
  expect(lost.unit('u2').routedEnemyIn).toBe(2)
  expect(lost.state.attacks[0]?.state).toBe('fought')
  expect(fought(duel(), [5, 5, 5, 4, 4, 4]).unit('u1').routedEnemyIn).toBe(null)
})

test('[BA-4.1.1-09] [BA-4.1.1-10] a melee falls out because the enemy gave way under fire', () => {
  const routed = duel(
    {},
    { disorder: 'FU', y: 140_000 },
    {
      attacks: [attack('u1', 'u2', { state: 'lapsed' })],
    },
  )
  const { table, unit, state } = fought(routed, [])
  expect(table.events.map(({ kind }) => kind)).toEqual(['meleeLapsed'])
  expect(unit('u1')).toMatchObject({ attackedIn: 2, routedEnemyIn: 2 })
  expect(unit('u2').defendedIn).toBe(null)
  expect(state.attacks[0]?.state).toBe('routed')
})

test('[BA-4.1.1-09] or because the attacker did; the penalty is for who stood', () => {
  const beaten = duel(
    { disorder: 'U', y: 70_000 },
    {},
    {
      attacks: [attack('u1', 'u2', { state: 'lapsed' })],
    },
  )
  const { unit, state } = fought(beaten, [])
  expect([unit('u1').attackedIn, unit('u2').defendedIn]).toEqual([null, 2])
  expect(unit('u2').routedEnemyIn).toBe(null)
  expect(state.attacks[0]?.state).toBe('fought')
})

test('[BA-4.1.6-02] a neighbour does not roll; it shares result, penalty, supplies and credit', () => {
  const withNeighbour = (dice: number[]) =>
    fought(
      battle({
        units: [
          { hasFought: true, figures: 24, x: 90_000 },
          { figures: 24, x: 110_000 },
          { ...blue, hasFought: true, x: 100_000 },
        ],
        attacks: [attack('u1', 'u3'), attack('u2', 'u3')],
        helpers: [helper('neighbour', 'u2', 'u1', 'u3')],
      }),
      dice,
    )
  const lost = withNeighbour([1, 1, 5, 6, 6, 5])
  expect(lost.fell).toEqual([
    ['u1', 'FU'],
    ['u2', 'FU'],
  ])
  expect(lost.unit('u2')).toMatchObject({ attackedIn: 2, hasFought: true, supply: 'limited' })
  expect(lost.lost.filter(([unit, cause]) => unit === 'u2' && cause !== 'rout')).toEqual([])
  const won = withNeighbour([6, 6, 5, 1, 3, 4])
  expect(won.unit('u2').routedEnemyIn).toBe(2)
  expect(won.state.attacks.map(({ state }) => state)).toEqual(['routed', 'routed'])
})

test('[BA-4.1.6-03] a neighbour of a defender does not fight either, and shares the result', () => {
  const state = battle({
    units: [
      { hasFought: true, figures: 30 },
      { ...blue, hasFought: true, figures: 20, x: 95_000 },
      { ...blue, hasFought: true, figures: 20, x: 115_000 },
    ],
    attacks: [attack('u1', 'u2'), attack('u1', 'u3', { isContinued: true })],
    helpers: [helper('neighbour', 'u3', 'u2', 'u1')],
  })
  const { table, fell, unit } = fought(state, [5, 5, 5, 3, 3, 3])
  expect(Object.keys(totals(table, 'u1'))).toEqual(['u2'])
  expect(fell).toEqual([
    ['u2', 'FU'],
    ['u3', 'FU'],
  ])
  expect(unit('u3').defendedIn).toBe(2)
})

test('[BA-1.1.4-07] [BA-4.1.3-03] chiefs with the units that fight are engaged before the dice', () => {
  const state = duel({}, {}, { staff: [{ contact: 'u1' }] })
  const { table } = fought(state, [4, 4, 4, ...even, ...even])
  const kinds = table.events.map(({ kind }) => kind)
  expect(kinds.indexOf('chiefEngaged')).toBeLessThan(kinds.indexOf('meleeRolled'))
  expect(totals(table, 'u1')).toEqual({ u2: 11 - 2 + 1 })
})

test('[BA-5.5.3-01] two ones in the roll of a melee leave three more', () => {
  const { unit } = fought(duel(), [1, 1, 6, 3, 4, 4])
  expect([unit('u1').supply, unit('u2').supply]).toEqual(['limited', 'full'])
})

test('[BA-5.5.3-01] [BA-6.1.1-07] they run short for all that have their supplies together', () => {
  const state = duel({}, {}, { units: [{ id: 'line', mother: 'u1', y: 60_000, figures: 8 }] })
  const { unit } = fought(state, [1, 1, 5, 4, 4, 4])
  expect(['u1', 'line', 'u2'].map(id => unit(id).supply)).toEqual(['limited', 'limited', 'full'])
})

test('[BA-4.3.2-02] the line of a soutien shares its result, wherever it stands', () => {
  const skirmishers = { id: 'line', mother: 'u1', y: 96_000, figures: 10, formation: line }
  const { fell, lost, unit } = fought(duel({}, {}, { units: [skirmishers] }), [...low, ...even])
  expect(fell).toEqual([
    ['u1', 'FU'],
    ['line', 'FU'],
  ])
  expect(lost.filter(([id, cause]) => id === 'line' && cause === 'melee')).toEqual([])
  expect(unit('line').attackedIn).toBe(2)
})

test('[BA-4.3.2-03] in the zone its figures fight too, and it shares the losses', () => {
  const skirmishers = { id: 'line', mother: 'u1', y: 103_000, figures: 10, formation: line }
  const state = duel({ figures: 20 }, { figures: 30 }, { units: [skirmishers] })
  const { lost } = fought(state, [4, 4, 4, 5, 5, 5])
  expect(lost.filter(([, cause]) => cause === 'melee')).toEqual([
    ['u2', 'melee', 1],
    ['u1', 'melee', 2],
    ['line', 'melee', 1],
  ])
})

test('[BA-4.3.1-03] the result of a line that fights alone is not its soutien\u2019s', () => {
  const alone = { mother: 'u3', figures: 10, formation: line }
  const state = duel(alone, {}, { units: [{ id: 'u3', y: 88_000 }] })
  const { fell, unit } = fought(state, [2, 3, 3, 4, 4, 4])
  expect(fell).toEqual([['u1', 'FU']])
  expect(unit('u3').disorder).toBe('OR')
})

test('[BA-4.1.1-02] an attacker that is in disorder by now does not fight', () => {
  const { table, state } = fought(duel({ disorder: 'U' }), [])
  expect(table.events.map(({ kind }) => kind)).toEqual(['attacksSpent'])
  expect(state.attacks[0]?.state).toBe('fought')
})

test('[BA-4.1.1-08] an attack is not fought with who has left the board or the contact since', () => {
  const enemies = (enemy: Partial<Unit>) => {
    const state = duel({}, enemy)
    const [first] = state.attacks
    return first && enemyOf(state, first)?.id
  }
  expect(enemies({})).toBe('u2')
  expect(enemies({ status: 'left' })).toBeUndefined()
  expect(enemies({ y: 120_000 })).toBeUndefined()
  const state = duel()
  expect(enemyOf(state, attack('u1', 'nobody'))).toBeUndefined()
  expect(enemyOf(state, attack('u1', null))).toBeUndefined()
})
