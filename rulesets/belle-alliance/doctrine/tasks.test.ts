import { expect, test } from 'vitest'
import { cm } from '../book/measures.ts'
import type { Terrain, VictoryRules } from '../model/setting.ts'
import type { State } from '../model/state.ts'
import { fieldOf } from './field.ts'
import { enemy, fight, own } from './fixtures.ts'
import { tasksFor } from './tasks.ts'

const tasksOf = (state: State) => tasksFor(fieldOf(state, 'red'))
const holding = (places: string[]): Partial<VictoryRules> => ({
  points: [{ kind: 'holdBuilding', seats: ['red', 'blue'], when: 'end', points: 4, places }],
})
const house = (id: string, x: number, y: number): Partial<Terrain> => ({
  id,
  kind: 'building',
  capacity: 20,
  points: [x, y, x + 8_000, y, x + 8_000, y + 6_000, x, y + 6_000],
})

test('[BA-6.1.1-03] the nearest foot goes for a house that gives points', () => {
  const units = [own(), own({ id: 'c', x: 130_000 }), enemy(cm(70))]
  const terrain = [house('h', 126_000, 120_000)]
  const tasks = tasksOf(fight(units, { terrain, victory: holding(['h']) }))
  expect(tasks.get('c')).toMatchObject({ kind: 'attack', building: 'h' })
  expect(tasks.get('a')?.building).toBe('')
})

test('[BA-1.2.3-01] horse of a brigade screens the flank on which it stands', () => {
  const horse = own({ id: 'c', arm: 'light cavalry', x: 140_000, y: 90_000 })
  const task = tasksOf(fight([own(), horse, enemy(cm(70))])).get('c')
  expect(task?.kind).toBe('screen')
  expect(task?.at.x).toBeGreaterThan(cm(110))
})

test('[BA-3.1.7-01] a brigade for which there is no room backs the others', () => {
  const brigade = (chief: string, y: number) => own({ id: `u-${chief}`, chief, y })
  const units = [brigade('c1', 90_000), brigade('c2', 75_000), brigade('c3', 60_000), enemy(cm(80))]
  const terrain = [house('h', 96_000, 140_000)]
  const staff = ['c1', 'c2', 'c3'].map(id => ({ id, x: 100_000, y: 50_000 }))
  const kinds = [...tasksOf(fight(units, { terrain, staff, victory: holding(['h']) })).values()]
  expect(kinds.filter(({ kind }) => kind === 'support')).toHaveLength(1)
})

const leaving: Partial<VictoryRules> = {
  points: [
    {
      kind: 'exited',
      seats: ['red'],
      when: 'event',
      points: 3,
      edge: 'south',
      from: 90_000,
      to: 110_000,
      fromTurn: 1,
      untilTurn: 12,
      disorders: ['OR', 'LU'],
      arms: ['infantry'],
    },
  ],
}

test('[BA-Q-34] a side that wins points by leaving does so in time, where nobody bars the way', () => {
  const units = [own(), enemy(cm(70))]
  const early = tasksOf(fight(units, { victory: leaving, turn: 1 })).get('a')
  expect(early?.kind).not.toBe('withdraw')
  const late = tasksOf(fight(units, { victory: leaving, turn: 8 })).get('a')
  expect(late).toMatchObject({ kind: 'withdraw', at: { y: -cm(20) } })
  const barred = [own(), enemy(cm(-50), { heading: 0 })]
  expect(tasksOf(fight(barred, { victory: leaving, turn: 8 })).get('a')?.kind).not.toBe('withdraw')
})
