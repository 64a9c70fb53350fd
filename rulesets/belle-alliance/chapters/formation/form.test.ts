import { expect, test } from 'vitest'
import { hullDistance } from '@grognard/geometry'
import { messageOfReason } from '@grognard/umpire'
import type { Language } from '@grognard/umpire'
import { battle, guns, said, square, tableFor, unit } from '../../fixtures.ts'
import { belleAlliance } from '../../index.ts'
import { writeClause } from '../../model/clauses.ts'
import type { ClauseOf } from '../../model/clauses.ts'
import { copy } from '../../model/copy.ts'
import { hullOf, hullOfStaff } from '../../model/footprint.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isClosed } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import { commandEvents } from '../command/events.ts'
import { march, straight } from '../encounter/fixtures.ts'
import { formationEvents } from './events.ts'
import { at, carriedOut, failures, forming, sheet } from './fixtures.ts'
import { form } from './form.ts'

const { orders } = belleAlliance.rules
const hussars: Partial<Unit> = { arm: 'light cavalry', figures: 16, isLight: true, name: 'Husaren' }
const house = { kind: 'building' as const, points: square(150_000, 150_000, 10_000), capacity: 44 }

function reasons(state: State, order: Order | undefined): string[] {
  if (!order) return ['nothing']
  const { because } = judged(state, order)
  return because.map(reason => `${reason.rule} ${said(messageOfReason(reason))}`)
}

function judged(state: State, order: Order) {
  switch (order.kind) {
    case 'occupy':
      return orders.occupy.judge(state, 'red', order)
    case 'join':
      return orders.join.judge(state, 'red', order)
    case 'transfer':
      return orders.transfer.judge(state, 'red', order)
    default:
      throw new RangeError(order.kind)
  }
}

test('[BA-6.1.1-02] horse is told first that it holds no buildings', () => {
  const state = battle({ units: [hussars], terrain: [house] })
  const blank: Order = { kind: 'occupy', unit: 'u1', building: '', figures: 1 }
  expect(reasons(state, blank)[0]).toMatch(/^BA-6\.1\.1-02 Husaren/)
  const { tool } = orders.occupy
  const like = tool?.tool === 'list' ? tool.like?.(state, 'red', 'u1') : []
  expect(reasons(state, like?.[0])[0]).toMatch(/^BA-6\.1\.1-02/)
})

test('[BA-1.2.1-01] whoever names the wrong thing, or none, is told what to choose', () => {
  const state = battle({ units: [{}, { seat: 'blue', y: 150_000, name: 'Kessel' }] })
  for (const name of ['u2', 'zz', '']) {
    const [join] = reasons(state, { kind: 'join', unit: 'u1', with: name })
    expect(join).toBe('BA-1.2.1-01 Choose another part of the same unit.')
    const [transfer] = reasons(state, { kind: 'transfer', unit: 'u1', chief: name })
    expect(transfer).toBe('BA-1.1.5-01 Choose a commander of your own.')
  }
})

test('[BA-1.3.2-03] light units are asked about with as many skirmishers as they may send', () => {
  const state = battle({ units: [hussars] })
  const { tool } = orders.sendOut
  const like = tool?.tool === 'list' ? (tool.like?.(state, 'red', 'u1') ?? []) : []
  expect(like.length).toBeGreaterThan(0)
  expect(like.every(order => orders.sendOut.judge(state, 'red', order).allowed)).toBe(true)
})

test('[BA-2.2.3-01] where own units stand before it, a line is offered nearer', () => {
  const state = battle({ units: [hussars, { y: 125_000 }] })
  const legalOrders = orders.sendOut.legalOrders(state, 'red').filter(({ unit }) => unit === 'u1')
  expect(legalOrders.length).toBeGreaterThan(0)
  expect(legalOrders.every(order => orders.sendOut.judge(state, 'red', order).allowed)).toBe(true)
})

function rulesAgainst(given: Partial<Unit>, clause: ClauseOf<'form'>): string[] {
  const state = battle({ units: [given] })
  return form.judge(state, 'red', { ...clause, unit: 'u1' }).because.map(({ rule }) => rule)
}

const horse = { arm: 'heavy cavalry', figures: 16 } as const
const battery = { arm: 'artillery', guns: guns(3) } as const

test('[BA-1.3.1-04] [BA-1.3.1-07] infantry forms as infantry', () => {
  for (const kind of ['marchColumn', 'square', 'huddle'] as const)
    expect(rulesAgainst({}, forming(kind))).toEqual([])
  expect(rulesAgainst({}, forming('limbered'))).toEqual(['BA-1.3.1-01'])
})

test('[BA-1.3.1-07] [BA-1.3.1-08] [BA-1.3.1-09] cavalry has no square, mass or huddle', () => {
  for (const kind of ['square', 'huddle', 'battalionMass'] as const)
    expect(rulesAgainst(horse, forming(kind))).toEqual(['BA-1.3.1-01'])
})

test('[BA-1.3.1-05] [BA-1.3.1-12] a column of 30 is four to seven figures wide', () => {
  const column = (front: number | null) => rulesAgainst({}, forming('attackColumn', { front }))
  expect([4, 7].map(column)).toEqual([[], []])
  expect([3, 8, null].map(column)).toEqual([['BA-1.3.1-12'], ['BA-1.3.1-12'], ['BA-1.3.1-12']])
  expect(rulesAgainst({}, forming('square', { front: 4 }))).toEqual(['BA-1.3.1-12'])
})

test('[BA-1.3.1-11] a unit too small for a column may form it four wide', () => {
  expect(rulesAgainst({ figures: 10 }, forming('attackColumn', { front: 4 }))).toEqual([])
})

test('[BA-1.3.2-03] only light units skirmish as a whole', () => {
  const skirmish = forming('skirmish', { gap: 1_500 })
  expect(rulesAgainst({}, skirmish)).toEqual(['BA-1.3.2-03'])
  expect(rulesAgainst({ isLight: true }, skirmish)).toEqual([])
})

test('[BA-1.3.2-02] [BA-1.3.2-04] a line changes its gaps between one and two bases', () => {
  const line = { formation: { kind: 'skirmish', front: null, gap: 1_500 } } as const
  const gap = (given: number) => rulesAgainst(line, forming('skirmish', { gap: given }))
  expect(gap(3_000)).toEqual([])
  expect(gap(3_001)).toEqual(['BA-1.3.2-04'])
  expect(gap(1_499)).toEqual(['BA-1.3.2-04'])
  expect(gap(1_500)).toEqual(['BA-2.2.1-02'])
})

test('[BA-2.2.3-03] [BA-2.2.3-04] a line forms otherwise only when it is not tied to a mother unit', () => {
  const formation = { kind: 'skirmish', front: null, gap: 1_500 } as const
  expect(rulesAgainst({ formation }, forming('line'))).toEqual([])
  expect(rulesAgainst({ formation, mother: 'u9' }, forming('line'))).toEqual(['BA-2.2.3-04'])
})

test('[BA-2.2.2-01] quarter turns are for line and march column', () => {
  expect(rulesAgainst({}, forming('marchColumn', { quarter: 'left' }))).toEqual([])
  expect(rulesAgainst({}, forming('huddle', { quarter: 'left' }))).toEqual(['BA-2.2.2-01'])
})

test('[BA-2.2.4-01] guns turn about while they limber, others do not', () => {
  expect(rulesAgainst(battery, forming('limbered', { turnsAbout: true }))).toEqual([])
  expect(rulesAgainst({}, forming('marchColumn', { turnsAbout: true }))).toEqual(['BA-2.2.4-01'])
})

test('[BA-1.2.4-04] a wagon stays limbered', () => {
  const wagon = {
    arm: 'wagon',
    figures: 1,
    formation: { kind: 'limbered', front: null, gap: null },
  } as const
  expect(rulesAgainst(wagon, forming('unlimbered'))).toEqual(['BA-1.3.1-01'])
})

test('[BA-2.2.1-05] beyond the edge of the board and in a house there is no room', () => {
  expect(rulesAgainst({ x: 12_000 }, forming('line'))).toEqual(['BA-2.2.1-02'])
  const column = { formation: { kind: 'marchColumn', front: null, gap: null } } as const
  expect(rulesAgainst({ ...column, x: 2_000 }, forming('line'))).toEqual(['BA-2.2.1-05'])
  const house = { kind: 'building', points: square(108_000, 99_000, 4_000) } as const
  const state = battle({ units: [column], terrain: [house] })
  const { because } = form.judge(state, 'red', { ...forming('line'), unit: 'u1' })
  expect(because.map(({ rule }) => rule)).toEqual(['BA-2.2.1-05'])
})

test('[BA-2.2.1-03] [BA-6.1.1-03] who is in a building leaves it first', () => {
  const house = { id: 'house', kind: 'building', points: square(100_000, 100_000, 9_000) } as const
  const state = battle({ units: [{ building: 'house' }], terrain: [house] })
  const { because } = form.judge(state, 'red', { ...forming('square'), unit: 'u1' })
  expect(because.map(({ rule }) => rule)).toEqual(['BA-6.1.1-03'])
})

test('[BA-2.2.1-04] forming and leaving the guns are two changes', () => {
  const state = battle({ units: [battery], sheets: [sheet('u1', { kind: 'leaveGuns' })] })
  const { because } = form.judge(state, 'red', { ...forming('limbered'), unit: 'u1' })
  expect(because.map(({ rule }) => rule)).toEqual(['BA-2.2.1-04'])
})

test('[BA-2.2.1-04] who orders another formation is told which one that strikes out', () => {
  const written = forming('attackColumn', { front: 5 })
  const state = battle({ units: [{}], sheets: [sheet('u1', written)] })
  const told = (clause: ReturnType<typeof forming>, language: Language) =>
    said(form.describe(state, { ...clause, unit: 'u1' }), language)
  const other = forming('square')
  expect(told(other, 'en')).toBe('u1: change to square, instead of attack column')
  expect(told(other, 'de')).toContain(', statt ')
  expect(told(other, 'da')).toContain(', i stedet for ')
  expect(told(forming('attackColumn', { front: 6 }), 'en')).toContain('instead of attack column')
  expect(told(written, 'en')).not.toContain('instead of')
})

test('[BA-2.2.1-04] the log says so too, and the sheet has the new one alone', () => {
  const state = battle({
    units: [{}],
    sheets: [sheet('u1', forming('attackColumn', { front: 5 }))],
  })
  const table = tableFor(state, commandEvents)
  const lines = [forming('square'), march([straight(5)])].map(clause => {
    const before = copy(state)
    writeClause(table, 'red', 'u1', clause)
    const event = { kind: 'partWritten', seat: 'red', unit: 'u1', part: clause } as const
    return said(commandEvents.partWritten.describe(event, before) ?? { key: '' })
  })
  expect(lines[0]).toContain(', replacing the one before.')
  expect(lines[1]).not.toContain('in place')
  expect(state.sheets[0]?.parts.map(({ kind }) => kind).toSorted()).toEqual(['form', 'march'])
})

test('[BA-1.3.1-04] what is offered is lawful', () => {
  const state = battle({ units: [{}, { ...horse, x: 150_000 }, { ...battery, x: 50_000 }] })
  const legalOrders = form.legalOrders(state, 'red')
  expect(legalOrders.length).toBeGreaterThan(15)
  expect(legalOrders.every(offer => form.judge(state, 'red', offer).allowed)).toBe(true)
})

test('[BA-2.2.1-06] [BA-1.1.1-07] a unit that has changed formation has moved', () => {
  const table = carriedOut({ units: [{}], sheets: [sheet('u1', forming('square'))] })
  expect(at(table, 'u1')).toMatchObject({ formation: { kind: 'square' }, movedIn: 2 })
  expect(at(table, 'u1').doing).toMatchObject({ reformed: true, moved: true })
})

test('[BA-1.1.2-04] what is not followed is not carried out', () => {
  const failed = { ...sheet('u1', forming('square')), result: 'failed' } as const
  expect(at(carriedOut({ units: [{}], sheets: [failed] }), 'u1').formation.kind).toBe('line')
})

test('[BA-1.1.1-04] [BA-5.3.1-01] continued fire and forced moves keep a unit where it is', () => {
  for (const [flag, rule] of [
    ['continuedFire', 'BA-1.1.1-04'],
    ['forced', 'BA-5.3.1-01'],
  ] as const) {
    const { doing } = unit()
    const table = carriedOut({
      units: [{ doing: { ...doing, [flag]: true } }],
      sheets: [sheet('u1', forming('square'))],
    })
    expect(failures(table)).toEqual([rule])
  }
})

test('[BA-2.2.1-05] a unit that stands in the way takes the room', () => {
  const units = [
    { formation: { kind: 'marchColumn', front: null, gap: null } },
    { x: 116_000 },
  ] as const
  const table = carriedOut({ units: [...units], sheets: [sheet('u1', forming('line'))] })
  expect(failures(table)).toEqual(['BA-2.2.1-05'])
  expect(at(table, 'u1').formation.kind).toBe('marchColumn')
})

test('[BA-2.2.1-05] dice decide who has the ground that two want; equal ones are rolled again', () => {
  const formation = { kind: 'marchColumn', front: null, gap: null } as const
  const units = [{ formation }, { formation, x: 118_000 }]
  const sheets = [sheet('u1', forming('line')), sheet('u2', forming('line'))]
  const table = carriedOut({ units, sheets }, [9, 9, 8, 12])
  expect(table.events.map(({ kind }) => kind)).toEqual(['groundContested', 'formationChanged'])
  expect(at(table, 'u2').formation.kind).toBe('line')
  expect(at(table, 'u1').formation.kind).toBe('marchColumn')
})

test('[BA-2.2.1-05] ground that another gives up is free', () => {
  const formation = { kind: 'marchColumn', front: null, gap: null } as const
  const sheets = [sheet('u1', forming('line')), sheet('u2', forming('marchColumn'))]
  const table = carriedOut({ units: [{ formation }, { x: 116_000 }], sheets })
  expect(failures(table)).toEqual([])
  expect(at(table, 'u1').formation.kind).toBe('line')
})

test('[BA-2.3.1-04] a formation without a rate in its ground may be taken', () => {
  const wood = { kind: 'wood', points: square(100_000, 100_000, 60_000) } as const
  const table = carriedOut({
    units: [{}],
    terrain: [wood],
    sheets: [sheet('u1', forming('square'))],
  })
  expect(at(table, 'u1').formation.kind).toBe('square')
})

test('[BA-1.3.5-02] a working unit may form otherwise', () => {
  const formation = { kind: 'work', front: null, gap: null } as const
  expect(rulesAgainst({ formation }, forming('line'))).toEqual([])
})

test('[BA-2.2.4-03] limbering needs room for the limbers', () => {
  const house = { kind: 'building', points: square(100_000, 90_000, 6_000) } as const
  const state = battle({ units: [{ ...battery, guns: guns(1) }], terrain: [house] })
  const { because } = form.judge(state, 'red', { ...forming('limbered'), unit: 'u1' })
  expect(because.map(({ rule }) => rule)).toEqual(['BA-2.2.1-05'])
})

test('[BA-1.3.1-01] [BA-1.3.1-15] closed are units in formation, guns while they are manned', () => {
  const closed = (given: Partial<Unit>) => isClosed(unit(given))
  expect([closed({}), closed(battery), closed({ ...battery, figures: 0 })]).toEqual([
    true,
    true,
    false,
  ])
  expect(closed({ disorder: 'FU' })).toBe(false)
  for (const kind of ['skirmish', 'work', 'rest', 'rout'] as const)
    expect(closed({ formation: { kind, front: null, gap: null } })).toBe(false)
})

test('[BA-1.1.4-13] a chief stays in contact with a unit that changes formation', () => {
  const staff = [{ id: 'c', contact: 'u1', x: 112_250, y: 98_000 }]
  const table = carriedOut({ units: [{}], staff, sheets: [sheet('u1', forming('marchColumn'))] })
  const [chief] = table.state.staff
  expect(chief?.contact).toBe('u1')
  expect(chief && hullDistance(hullOfStaff(chief), hullOf(at(table, 'u1')))).toBeLessThan(11)
})

test('[BA-1.1.4-12] to stay at a unit that changes formation is no move of its own', () => {
  const staff = [{ id: 'c', contact: 'u1', x: 112_250, y: 98_000 }]
  const table = carriedOut({ units: [{}], staff, sheets: [sheet('u1', forming('marchColumn'))] })
  expect(table.state.staff[0]?.lastMove).toBeNull()
})

test('[BA-1.1.4-06] a staff figure that an enemy forms up near to is tested at once', () => {
  const staff = [{ id: 'c', seat: 'blue', x: 100_000, y: 80_000 }]
  const sheets = [sheet('u1', forming('marchColumn'))]
  const table = carriedOut({ units: [{}], staff, sheets }, [5, 5, 5])
  expect(table.events).toContainEqual(expect.objectContaining({ kind: 'staffTested', staff: 'c' }))
})

test.each([
  ['attackColumn', 15, 16],
  ['battalionMass', 15, 16],
] as const)(
  '[BA-1.3.1-11] all are told that %s is formed by too few figures',
  (kind, few, enough) => {
    const told = (figures: number) => {
      const { state, events } = carriedOut({
        units: [{ figures }],
        sheets: [sheet('u1', forming(kind, { front: 4 }))],
      })
      return events.flatMap(event =>
        event.kind === 'formationChanged'
          ? [formationEvents.formationChanged.describe(event, state)?.key]
          : [],
      )
    }
    expect(told(few)).toEqual(['ba.event.formationChanged.small'])
    expect(told(enough)).toEqual(['ba.event.formationChanged'])
  },
)

test('[BA-2.2.1-01] a change of formation is shown on the ground that the unit will stand on', () => {
  const state = battle({ units: [{}] })
  const order = { ...forming('square'), unit: 'u1' }
  const shown = form.tool?.tool === 'list' && form.tool.leads?.(state, 'red', order)
  const table = carriedOut({ units: [{}], sheets: [sheet('u1', forming('square'))] })
  expect(shown).toEqual([hullOf(at(table, 'u1'))])
})
