import { expect, test } from 'vitest'
import type { Unit } from '../state.ts'
import type { FormationKind } from '../tables/formations.ts'
import { doing } from '../testing.ts'
import { attack, blue, counted, duel } from './testing.ts'

function formed(kind: FormationKind): Partial<Unit> {
  return { formation: { kind, front: null, gap: null } }
}

test('[BA-4.3.2-01] a line in the zone between the two covers its soutien', () => {
  const line = {
    id: 'line',
    mother: 'u1',
    y: 103_000,
    figures: 8,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  } as const
  const state = duel({}, {}, { units: [line] })
  expect(counted(state, 'u1')).toEqual({})
  expect(counted(state, 'u2')).toEqual({ infUncovered: -2 })
  const aside = duel({}, {}, { units: [{ ...line, y: 96_000 - 3_000 }] })
  expect(counted(aside, 'u1')).toMatchObject({ infUncovered: -2 })
})

test('[BA-4.3.2-01] [BA-4.3.2-04] a line that is attacked too still covers its soutien, and has fired for it', () => {
  const line = {
    id: 'line',
    mother: 'u5',
    y: 103_000,
    figures: 8,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
    doing: doing({ fired: true }),
  } as const
  const others = [
    line,
    { ...blue, id: 'u4', figures: 20, y: 108_000, x: 107_000 },
    { id: 'u5', x: 30_000 },
  ]
  const attacks = [attack('u2', 'u1'), attack('u4', 'line')]
  const state = duel(
    { figures: 20, soutienOf: 'line' },
    { figures: 20 },
    { units: others, attacks },
  )
  expect(counted(state, 'u1')).toEqual({ fired: -3 })
})

test('[BA-4.3.2-02] [BA-Q-72] figures of the line within 15 cm count in the soutien\u2019s number', () => {
  const line = {
    id: 'line',
    mother: 'u1',
    y: 96_000,
    figures: 10,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  } as const
  const state = duel({ figures: 20 }, { figures: 20 }, { units: [line] })
  expect(counted(state, 'u1')).toMatchObject({ r50: 1 })
  const far = duel({ figures: 20 }, { figures: 20 }, { units: [{ ...line, y: 70_000 }] })
  expect(counted(far, 'u1')).not.toHaveProperty('r50')
})

test('[BA-4.3.2-04] a line that fired: its soutien when near, a mother unit always', () => {
  const line = {
    id: 'line',
    mother: 'u1',
    y: 60_000,
    figures: 10,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
    doing: doing({ fired: true }),
  } as const
  expect(counted(duel({}, {}, { units: [line] }), 'u1')).toMatchObject({ fired: -3 })
  const other = { ...line, mother: 'u4', y: 96_000 - 3_000 }
  const mother = { id: 'u4', x: 30_000 }
  const backing = duel({ soutienOf: 'line' }, {}, { units: [other, mother] })
  expect(counted(backing, 'u1')).toMatchObject({ fired: -3 })
  const far = duel({ soutienOf: 'line' }, {}, { units: [{ ...other, y: 60_000 }, mother] })
  expect(counted(far, 'u1')).not.toHaveProperty('fired')
})

test('[BA-4.3.1-04] [BA-4.3.1-03] a line that fights alone: its own row, and a soutien near enough', () => {
  const line = {
    mother: 'u3',
    figures: 12,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  } as const
  const fight = (y: number) => duel({ ...line }, { figures: 12 }, { units: [{ id: 'u3', y }] })
  expect(counted(fight(90_000), 'u1')).toEqual({ skirmish: -4, support: 2 })
  expect(counted(fight(70_000), 'u1')).toEqual({ skirmish: -4 })
})

test('[BA-Q-61] working and routed infantry is uncovered too', () => {
  expect(counted(duel({}, formed('work')), 'u2')).toEqual({ artWorkRest: -2, infUncovered: -2 })
})
