import { expect, test } from 'vitest'
import { battle, chief, doing, unit } from '../../fixtures.ts'
import { frontOf } from '../../model/footprint.ts'
import { unitOf } from '../../model/units.ts'
import { atWork, begun, ordered, pioneers, reasons, tableOf } from './fixtures.ts'
import { beginWorks, finishWorks, procureWorks } from './progress.ts'
import { work } from './work.ts'

test('[BA-6.3.0-01] pioneers work in the open, others do not; a garrison strengthens its building', () => {
  expect(reasons(battle({ units: [pioneers()] }))).toEqual([])
  expect(reasons(battle({ units: [pioneers({ hasPioneers: false })] }))).toContain('BA-6.3.0-01')
})

test('[BA-6.3.0-02] five figures are the least, and groups of five build five centimetres each', () => {
  expect(reasons(battle({ units: [pioneers({ figures: 4 })] }))).toContain('BA-6.3.0-02')
  const state = battle({ units: [pioneers({ ...atWork, figures: 14, work: begun() })] })
  finishWorks(tableOf(state))
  const [built] = state.terrain
  expect(built?.points).toEqual([95_000, 100_000, 105_000, 100_000])
  expect(built).toMatchObject({ kind: 'linear', obstacle: 'I', width: 0, level: 0, edgeDepth: 0 })
})

test('[BA-6.3.0-03] in disorder no work is ordered, and the turn of forming up counts', () => {
  expect(reasons(battle({ units: [pioneers({ disorder: 'U' })] }))).toContain('BA-6.3.0-03')
  const state = ordered({ work: begun({ turns: 0 }) })
  const table = tableOf(state)
  beginWorks(table)
  finishWorks(table)
  expect(unitOf(state, 'u1').formation.kind).toBe('work')
  expect(unitOf(state, 'u1').work?.turns).toBe(1)
})

test('[BA-6.3.0-04] a broken turn counts nothing, the turns before it stay', () => {
  const state = battle({ units: [pioneers({ ...atWork, work: begun(), disorder: 'U' })] })
  finishWorks(tableOf(state))
  expect(unitOf(state, 'u1').work).toMatchObject({ isBegun: false, turns: 7 })
  const again = ordered({ work: begun({ isBegun: false }) })
  procureWorks(tableOf(again, [5, 5, 5]))
  expect(unitOf(again, 'u1').work).toMatchObject({ isBegun: true, turns: 7 })
})

test('[BA-1.3.5-01] the work lies beside the unit that stands round it', () => {
  expect(reasons(battle({ units: [pioneers()] }), { x: 150_000 })).toContain('BA-1.3.5-01')
})

test('[BA-6.3.0-06] works that are not listed are not offered', () => {
  const kinds = work.legalOrders(battle({ units: [pioneers()] }), 'red').map(offer => offer.work)
  expect(kinds).toEqual(['abatis', 'chevaux', 'barricade', 'epaulement'])
})

test('[BA-T-20] with fewer than five figures left a work is broken', () => {
  const state = battle({ units: [pioneers({ ...atWork, figures: 4, work: begun() })] })
  finishWorks(tableOf(state))
  expect(unitOf(state, 'u1').work?.isBegun).toBe(false)
  expect(state.terrain).toEqual([])
})

test('[BA-1.3.5-01] [BA-2.2.1-01] a unit forms to work behind the middle of its front', () => {
  const state = ordered({ figures: 25, work: begun({ turns: 0 }) })
  beginWorks(tableOf(state))
  expect(frontOf(unitOf(state, 'u1'))).toEqual({ x: 100_000, y: 100_000 })
  expect(unitOf(state, 'u1').doing).toMatchObject({ reformed: true, moved: true })
})

test('[BA-2.2.1-05] without room to form the work does not begin', () => {
  const state = ordered({ work: begun({ turns: 0 }) })
  state.units.push(unit({ id: 'u2', x: 100_000, y: 96_000 }))
  const table = tableOf(state)
  beginWorks(table)
  expect(table.events.map(({ kind }) => kind)).toEqual(['partFailed', 'workBroken'])
  expect(unitOf(state, 'u1').formation.kind).toBe('line')
})

test.each([{ continuedFire: true }, { forced: true }])(
  '[BA-1.1.1-04] [BA-5.3.1-01] who has done %o this turn does not form to work',
  done => {
    const state = ordered({ work: begun({ turns: 0 }), doing: doing(done) })
    beginWorks(tableOf(state))
    expect(unitOf(state, 'u1').formation.kind).toBe('line')
    expect(unitOf(state, 'u1').work?.isBegun).toBe(false)
  },
)

test('[BA-1.3.5-02] a working unit that is ordered to form otherwise stays so, and its turn is broken', () => {
  const state = battle({ units: [pioneers({ work: begun() })] })
  beginWorks(tableOf(state))
  finishWorks(tableOf(state))
  expect(unitOf(state, 'u1').formation.kind).toBe('line')
  expect(unitOf(state, 'u1').work?.isBegun).toBe(false)
})

test('[BA-6.3.0-03] splitting or sending skirmishers out breaks the work', () => {
  for (const done of [{ split: true }, { reformed: true }]) {
    const state = battle({ units: [pioneers({ ...atWork, work: begun(), doing: doing(done) })] })
    finishWorks(tableOf(state))
    expect(unitOf(state, 'u1').work?.isBegun).toBe(false)
  }
})

test('[BA-1.1.4-13] a chief in contact stays at the unit that forms to work', () => {
  const state = ordered({ work: begun({ turns: 0 }) })
  state.staff.push(chief({ contact: 'u1', x: 112_250, y: 98_500 }))
  beginWorks(tableOf(state))
  expect(state.staff[0]?.x).toBeLessThan(107_000)
  expect(state.staff[0]?.contact).toBe('u1')
})

test('[BA-6.3.0-04] a unit at its work needs no order; to resume it, the same place is offered', () => {
  const site = { x: 101_000, y: 99_000, heading: 4500 }
  const busy = battle({ units: [pioneers({ ...atWork, work: begun(site) })] })
  expect(reasons(busy, site)).toEqual(['BA-6.3.0-04'])
  const broken = battle({ units: [pioneers({ work: begun({ ...site, isBegun: false }) })] })
  const legalOrders = work.legalOrders(broken, 'red')
  expect(legalOrders.find(offer => offer.work === 'abatis')).toMatchObject(site)
})
