import { expect, test } from 'vitest'
import { battle, doing, guns, said, square } from '../../fixtures.ts'
import type { ClauseOf } from '../../model/clauses.ts'
import { distanceBetween } from '../../model/contact.ts'
import { figuresNear, lineOf, soutienOf } from '../../model/figures.ts'
import type { Unit } from '../../model/unit.ts'
import { at, carriedOut, failures, forming, sheet } from '../formation/fixtures.ts'
import { form } from '../formation/form.ts'
import { recall } from './recall.ts'
import { sendOut } from './send-out.ts'
import { soutien } from './soutien.ts'

function sending(given: Partial<ClauseOf<'sendOut'>> = {}): ClauseOf<'sendOut'> {
  return { kind: 'sendOut', figures: 10, gap: 1_500, heading: 0, distance: 5_000, ...given }
}

function againstSending(units: Partial<Unit>[], clause: ClauseOf<'sendOut'>): string[] {
  const { because } = sendOut.judge(battle({ units }), 'red', { ...clause, unit: 'u1' })
  return because.map(({ rule }) => rule)
}

const skirmish = { kind: 'skirmish', front: null, gap: 1_500 } as const
const line: Partial<Unit> = { id: 'l', mother: 'u1', figures: 9, formation: skirmish, y: 106_500 }

test('[BA-1.3.2-03] a third of the figures skirmishes, rounded down', () => {
  expect(againstSending([{ figures: 32 }], sending())).toEqual([])
  expect(againstSending([{ figures: 29 }], sending())).toEqual(['BA-1.3.2-03'])
})

test('[BA-1.3.2-03] light units send out as many as they like', () => {
  expect(againstSending([{ isLight: true }], sending({ figures: 27 }))).toEqual([])
})

test('[BA-1.3.2-03] what skirmishes already counts in the third', () => {
  expect(againstSending([{ figures: 21 }, line], sending({ figures: 1 }))).toEqual([])
  expect(againstSending([{ figures: 21 }, line], sending({ figures: 2 }))).toEqual(['BA-1.3.2-03'])
})

test('[BA-1.3.2-03] guns send out no skirmishers', () => {
  expect(againstSending([{ arm: 'artillery', guns: guns(2) }], sending())).toEqual(['BA-1.3.2-03'])
})

test('[BA-1.3.2-04] gaps are one to two bases', () => {
  expect(againstSending([{}], sending({ gap: 3_000 }))).toEqual([])
  expect(againstSending([{}], sending({ gap: 3_100 }))).toEqual(['BA-1.3.2-04'])
})

test('[BA-2.2.3-01] the middle figure is placed up to 5 cm from the mother unit', () => {
  expect(againstSending([{}], sending({ distance: 5_001 }))).toEqual(['BA-2.2.3-01'])
  const table = carriedOut({ units: [{}], sheets: [sheet('u1', sending())] })
  expect(at(table, 'u1-line')).toMatchObject({ x: 100_000, y: 106_500, heading: 0 })
  expect(distanceBetween(at(table, 'u1'), at(table, 'u1-line'))).toBe(5_000)
})

test('[BA-2.2.3-01] to any side', () => {
  const table = carriedOut({ units: [{}], sheets: [sheet('u1', sending({ heading: 9000 }))] })
  expect(at(table, 'u1')).toMatchObject({ figures: 20, x: 100_000 })
  expect(at(table, 'u1-line')).toMatchObject({ x: 114_000, y: 98_500, heading: 9000 })
})

test('[BA-1.2.5-01] [BA-1.1.2-12] the line belongs to its mother unit', () => {
  const table = carriedOut({ units: [{}], sheets: [sheet('u1', sending())] })
  expect(at(table, 'u1-line')).toMatchObject({
    mother: 'u1',
    partOf: null,
    figures: 10,
    original: 10,
  })
  expect(at(table, 'u1').doing.split).toBe(false)
})

test('[BA-2.2.3-06] line and mother unit have both changed formation', () => {
  const table = carriedOut({ units: [{}], sheets: [sheet('u1', sending())] })
  expect([at(table, 'u1'), at(table, 'u1-line')].map(({ doing }) => doing.reformed)).toEqual([
    true,
    true,
  ])
})

test('[BA-2.2.3-06] more figures strengthen the line that is out', () => {
  const units = [{ figures: 24 }, line]
  const table = carriedOut({ units, sheets: [sheet('u1', sending({ figures: 2, gap: 2_000 }))] })
  expect(at(table, 'l')).toMatchObject({ figures: 11, formation: { gap: 2_000 }, y: 106_500 })
  expect(at(table, 'u1').figures).toBe(22)
})

test('[BA-2.2.3-05] the mother unit may form before it sends out', () => {
  const sheets = [sheet('u1', sending(), forming('attackColumn', { front: 5 }))]
  const table = carriedOut({ units: [{}], sheets })
  expect(table.events.map(({ kind }) => kind)).toEqual(['formationChanged', 'skirmishersSent'])
})

test('[BA-2.2.3-05] and after it has recalled', () => {
  const sheets = [sheet('u1', forming('square'), { kind: 'recall', line: 'l', figures: 9 })]
  const table = carriedOut({ units: [{ figures: 21 }, line], sheets })
  expect(table.events.map(({ kind }) => kind)).toEqual(['skirmishersRecalled', 'formationChanged'])
  expect(at(table, 'u1')).toMatchObject({ figures: 30, formation: { kind: 'square' } })
})

function againstRecall(units: Partial<Unit>[], figures: number): string[] {
  const order = { kind: 'recall', unit: 'u1', line: 'l', figures } as const
  return recall.judge(battle({ units }), 'red', order).because.map(({ rule }) => rule)
}

test('[BA-2.2.3-02] every figure recalled is within 15 cm', () => {
  expect(againstRecall([{}, { ...line, y: 116_500 }], 9)).toEqual([])
  expect(againstRecall([{}, { ...line, y: 116_501 }], 9)).toEqual(['BA-2.2.3-02'])
  const aslant = { ...line, x: 111_250, y: 115_000, heading: 9000 }
  expect(againstRecall([{}, aslant], 9)).toEqual(['BA-2.2.3-02'])
  const { units } = battle({ units: [{}, aslant] })
  const [mother, skirmishers] = units
  expect(mother && skirmishers && figuresNear(skirmishers, mother)).toBe(5)
})

test('[BA-2.2.3-02] only the mother unit recalls', () => {
  expect(againstRecall([{}, { ...line, mother: 'u9' }], 9)).toEqual(['BA-2.2.3-02'])
})

test('[BA-1.2.5-02] common values are those of the larger part', () => {
  const units = [
    { figures: 21, valeur: 2 },
    { ...line, valeur: -1, disorder: 'LU' as const },
  ]
  const table = carriedOut({
    units,
    sheets: [sheet('u1', { kind: 'recall', line: 'l', figures: 9 })],
  })
  expect(at(table, 'u1')).toMatchObject({ figures: 30, valeur: 2, disorder: 'OR', original: 30 })
  expect(at(table, 'l').status).toBe('joined')
})

test('[BA-1.2.5-02] single figures may come back', () => {
  const table = carriedOut({
    units: [{ figures: 21 }, line],
    sheets: [sheet('u1', { kind: 'recall', line: 'l', figures: 4 })],
  })
  expect([at(table, 'u1').figures, at(table, 'l').figures]).toEqual([25, 5])
})

test('[BA-5.5.2-04] [BA-2.2.3-02] nobody leaves one or two figures out: all come back, or three stay', () => {
  expect([9, 8, 7, 6, 1].map(figures => againstRecall([{}, line], figures))).toEqual([
    [],
    ['BA-5.5.2-04'],
    ['BA-5.5.2-04'],
    [],
    [],
  ])
  const offered = (figures: number) =>
    recall.legalOrders(battle({ units: [{}, { ...line, figures }] }), 'red').map(row => row.figures)
  expect([3, 4, 5, 6, 9].map(offered)).toEqual([[3], [4], [5, 2], [6, 3], [9, 4]])
})

test('[BA-5.5.2-04] who cannot all come back is told to leave three', () => {
  const aslant = { ...line, figures: 6, x: 111_250, y: 112_000, heading: 9000 }
  const state = battle({ units: [{}, aslant] })
  const order = { kind: 'recall', unit: 'u1', line: 'l', figures: 4 } as const
  const [reason] = recall.judge(state, 'red', order).because
  expect(reason && said({ key: reason.message, values: reason.values ?? {} })).toBe(
    'Leave at least 3 out: fewer than that would be removed from the board.',
  )
})

test('[BA-5.5.2-04] [BA-2.2.3-02] where losses since have left too few, all come back', () => {
  const recalled = (figures: number, given: Partial<Unit> = {}) => {
    const back = sheet('u1', { kind: 'recall', line: 'l', figures: 4 })
    return carriedOut({ units: [{ figures: 21 }, { ...line, ...given, figures }], sheets: [back] })
  }
  const left = (figures: number) => {
    const table = recalled(figures)
    const skirmishers = at(table, 'l')
    const out = skirmishers.status === 'joined' ? 0 : skirmishers.figures
    return [at(table, 'u1').figures, out]
  }
  expect([8, 7, 6, 5, 4, 3].map(left)).toEqual([
    [25, 4],
    [25, 3],
    [27, 0],
    [26, 0],
    [25, 0],
    [24, 0],
  ])
  expect(failures(recalled(5, { y: 116_600 }))).toEqual(['BA-2.2.3-02'])
})

test('[BA-2.2.1-05] skirmishers need room', () => {
  const units = [{}, { id: 'e', seat: 'blue' as const, y: 106_000, heading: 18000 }]
  const table = carriedOut({ units, sheets: [sheet('u1', sending())] })
  expect(failures(table)).toEqual(['BA-2.2.1-05'])
})

test('[BA-1.3.3-03] the mother unit is the soutien', () => {
  const { units, ...state } = battle({ units: [{}, line] })
  const [mother, skirmishers] = units
  expect(skirmishers && soutienOf({ ...state, units }, skirmishers)).toBe(mother)
  expect(mother && lineOf({ ...state, units }, mother)).toBe(skirmishers)
})

test('[BA-1.3.3-02] a soutien is closed and has half the figures of its line', () => {
  const soutienWith = (given: Partial<Unit>) => {
    const state = battle({ units: [given, { ...line, figures: 20 }] })
    return soutienOf(state, at({ state }, 'l'))?.id
  }
  expect(soutienWith({ figures: 10 })).toBe('u1')
  expect(soutienWith({ figures: 9 })).toBeUndefined()
  expect(soutienWith({ formation: { kind: 'rest', front: null, gap: null } })).toBeUndefined()
})

test('[BA-1.3.3-01] [BA-1.3.3-03] another unit takes its place when it is ordered to', () => {
  const units = [{}, { x: 140_000 }, line]
  const table = carriedOut({ units, sheets: [sheet('u2', { kind: 'soutien', line: 'l' })] })
  expect(soutienOf(table.state, at(table, 'l'))?.id).toBe('u2')
})

test('[BA-1.3.3-03] a mother unit ordered to back another line leaves its own', () => {
  const other = { ...line, id: 'm', mother: 'u2', x: 140_000 }
  const units = [{}, { x: 140_000 }, line, other]
  const table = carriedOut({ units, sheets: [sheet('u1', { kind: 'soutien', line: 'm' })] })
  expect(soutienOf(table.state, at(table, 'm'))?.id).toBe('u1')
  expect(soutienOf(table.state, at(table, 'l'))).toBeUndefined()
})

test('[BA-1.3.3-02] a unit that is too small is not ordered to be soutien', () => {
  const state = battle({ units: [{}, { figures: 4, x: 140_000 }, line] })
  const { because } = soutien.judge(state, 'red', { kind: 'soutien', unit: 'u2', line: 'l' })
  expect(because.map(({ rule }) => rule)).toEqual(['BA-1.3.3-02'])
})

test('[BA-1.2.3-01] skirmishers of cavalry take no squadrons along, nor bring any back', () => {
  const hussars = { arm: 'light cavalry', isLight: true, figures: 20, squadrons: 4 } as const
  const out = carriedOut({ units: [hussars], sheets: [sheet('u1', sending({ gap: 2_000 }))] })
  expect(at(out, 'u1-line').squadrons).toBe(0)
  const back = sheet('u1', { kind: 'recall', line: 'u1-line', figures: 10 })
  const again = carriedOut({ units: out.state.units, sheets: [back] })
  expect(at(again, 'u1')).toMatchObject({ figures: 20, squadrons: 4 })
})

test('[BA-1.3.2-03] no second line goes out while the first is out in another formation', () => {
  for (const kind of ['line', 'rout'] as const) {
    const other = { ...line, formation: { kind, front: null, gap: null } }
    expect(againstSending([{ figures: 21 }, other], sending({ figures: 3 }))).toEqual([
      'BA-1.3.2-03',
    ])
  }
})

test('[BA-1.3.2-03] a line of a unit that is not light skirmishes again after it had formed up', () => {
  const formed = { ...line, formation: { kind: 'line', front: null, gap: null } as const }
  const order = { ...forming('skirmish', { gap: 1_500 }), unit: 'l' }
  expect(form.judge(battle({ units: [{}, formed] }), 'red', order).because).toEqual([])
})

test('[BA-1.1.1-04] a line that has used continued fire is neither recalled nor strengthened', () => {
  const units = [{ figures: 24 }, { ...line, doing: doing({ continuedFire: true }) }]
  const recalling = carriedOut({
    units,
    sheets: [sheet('u1', { kind: 'recall', line: 'l', figures: 9 })],
  })
  expect(failures(recalling)).toEqual(['BA-1.1.1-04'])
  const strengthening = carriedOut({ units, sheets: [sheet('u1', sending({ figures: 2 }))] })
  expect(failures(strengthening)).toEqual(['BA-1.1.1-04'])
})

const house = {
  id: 'house',
  kind: 'building' as const,
  points: square(100_000, 100_000, 9_000),
  capacity: 36,
}

test('[BA-6.1.1-01] a garrison takes its line back while there is room', () => {
  const recalling = (figures: number) =>
    carriedOut({
      units: [{ figures, building: 'house' }, line],
      terrain: [house],
      sheets: [sheet('u1', { kind: 'recall', line: 'l', figures: 9 })],
    })
  expect(at(recalling(27), 'u1')).toMatchObject({ figures: 36, building: 'house' })
  expect(failures(recalling(28))).toEqual(['BA-6.1.1-01'])
})

test('[BA-6.1.2-03] a garrison is no soutien', () => {
  const state = battle({ units: [{ building: 'house' }, line], terrain: [house] })
  expect(soutienOf(state, at({ state }, 'l'))).toBeUndefined()
})

test('[BA-1.3.3-03] to be soutien is no movement: continued fire does not forbid it', () => {
  const units = [{}, { x: 140_000, doing: doing({ continuedFire: true }) }, line]
  const table = carriedOut({ units, sheets: [sheet('u2', { kind: 'soutien', line: 'l' })] })
  expect(soutienOf(table.state, at(table, 'l'))?.id).toBe('u2')
})

test('[BA-1.3.3-03] the soutien of a line is relieved by another, those of other lines stay', () => {
  const units = [
    {},
    { x: 140_000, soutienOf: 'l' },
    { x: 60_000, soutienOf: 'm' },
    { x: 20_000 },
    line,
    { ...line, id: 'm', mother: 'u2', x: 140_000 },
  ]
  const table = carriedOut({ units, sheets: [sheet('u4', { kind: 'soutien', line: 'l' })] })
  const backed = ['u2', 'u3', 'u4'].map(id => at(table, id).soutienOf)
  expect(backed).toEqual([null, 'm', 'l'])
})

test('[BA-2.2.3-01] where a friend stands close before it a line is offered at half or a quarter of the way', () => {
  const distances = (y: number) => {
    const friend = { id: 'f', y, isLight: true }
    const legalOrders = sendOut.legalOrders(battle({ units: [{ isLight: true }, friend] }), 'red')
    const ahead = legalOrders.filter(({ unit, heading }) => unit === 'u1' && heading === 0)
    return [...new Set(ahead.map(({ distance }) => distance))]
  }
  expect(distances(150_000)).toEqual([5_000])
  expect(distances(107_200)).toEqual([2_500])
  expect(distances(106_000)).toEqual([1_250])
})

test('[BA-2.2.1-05] [BA-2.2.3-02] what stays out of a line that is recalled keeps its ground', () => {
  const next = { id: 'z', isLight: true, x: 124_050, y: 106_500 }
  const far = { ...line, id: 'm', mother: 'z', figures: 13, x: 124_050, y: 113_000 }
  const kinds = (left: number) => {
    const sheets = [
      sheet('u1', { kind: 'recall', line: 'l', figures: 9 - left }),
      sheet('z', { kind: 'recall', line: 'm', figures: 13 }),
    ]
    const table = carriedOut({ units: [{}, line, next, far], sheets }, [12, 9])
    return table.events.map(one => one.kind)
  }
  expect(kinds(7)).toEqual(['groundContested', 'skirmishersRecalled'])
  expect(kinds(0)).toEqual(['skirmishersRecalled', 'skirmishersRecalled'])
})
