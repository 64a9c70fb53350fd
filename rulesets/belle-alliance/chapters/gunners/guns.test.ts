import { expect, test } from 'vitest'
import { battle, doing, guns } from '../../fixtures.ts'
import { isTouching } from '../../model/contact.ts'
import type { Unit } from '../../model/unit.ts'
import { at, carriedOut, failures, sheet } from '../formation/fixtures.ts'
import { leaveGuns, manGuns } from './guns.ts'

const battery: Partial<Unit> = { id: 'b', arm: 'artillery', guns: guns(3) }
const formation = { kind: 'gunners', front: null, gap: null } as const
const empty: Partial<Unit> = { ...battery, guns: guns(3, 6, 0), original: 9 }
const gunners: Partial<Unit> = {
  id: 'k',
  arm: 'artillery',
  figures: 9,
  partOf: 'b',
  formation,
  y: 92_500,
}

function againstManning(units: Partial<Unit>[], unit: string, shares: number[]): string[] {
  const order = { kind: 'manGuns', unit, battery: 'b', gunners: shares } as const
  return manGuns.judge(battle({ units }), 'red', order).because.map(({ rule }) => rule)
}

test('[BA-2.2.5-01] gunners form up in contact with their battery', () => {
  const table = carriedOut({ units: [battery], sheets: [sheet('b', { kind: 'leaveGuns' })] })
  expect(at(table, 'b')).toMatchObject({ figures: 0, formation: { kind: 'unlimbered' } })
  expect(at(table, 'b-gunners')).toMatchObject({ figures: 9, guns: [], partOf: 'b', formation })
  expect(isTouching(at(table, 'b'), at(table, 'b-gunners'))).toBe(true)
})

test('[BA-1.2.4-02] that is no split', () => {
  const table = carriedOut({ units: [battery], sheets: [sheet('b', { kind: 'leaveGuns' })] })
  expect(at(table, 'b-gunners').doing).toMatchObject({ split: false, reformed: true })
})

test('[BA-2.2.5-02] [BA-1.3.6-01] they form for rest in the same change', () => {
  const rest = { kind: 'rest', goal: 'supply' } as const
  const table = carriedOut({ units: [battery], sheets: [sheet('b', { kind: 'leaveGuns' }, rest)] })
  expect(at(table, 'b-gunners').formation.kind).toBe('rest')
  expect(at(table, 'b').formation.kind).toBe('unlimbered')
})

test('[BA-2.2.5-02] [BA-1.3.5-01] and for work that is begun', () => {
  const site = { kind: 'epaulement', terrain: '', x: 0, y: 0, heading: 0 } as const
  const work = { ...site, isBegun: true, turns: 0, failedInRow: 0 }
  const table = carriedOut({
    units: [{ ...battery, work }],
    sheets: [sheet('b', { kind: 'leaveGuns' })],
  })
  expect(at(table, 'b-gunners')).toMatchObject({ formation: { kind: 'work' }, work })
  expect(at(table, 'b').work).toBeNull()
})

test('[BA-1.3.4-01] who has no guns cannot leave them', () => {
  const { because } = leaveGuns.judge(battle({ units: [{}] }), 'red', {
    kind: 'leaveGuns',
    unit: 'u1',
  })
  expect(because.map(({ rule }) => rule)).toEqual(['BA-1.3.4-01'])
})

test('[BA-2.2.5-03] guns are manned again in contact', () => {
  expect(againstManning([empty, gunners], 'k', [3, 3, 3])).toEqual([])
  expect(againstManning([empty, { ...gunners, y: 92_000 }], 'k', [3, 3, 3])).toEqual([
    'BA-2.2.5-03',
  ])
  const manning = sheet('k', { kind: 'manGuns', battery: 'b', gunners: [3, 3, 3] })
  const table = carriedOut({ units: [empty, gunners], sheets: [manning] })
  expect(at(table, 'b')).toMatchObject({
    figures: 9,
    guns: [{ gunners: 3 }, { gunners: 3 }, { gunners: 3 }],
  })
  expect(at(table, 'k').status).toBe('joined')
  expect(at(table, 'b').doing.reformed).toBe(true)
})

test('[BA-2.2.5-03] some may stay off the guns', () => {
  const manning = sheet('k', { kind: 'manGuns', battery: 'b', gunners: [4, 2, 0] })
  const table = carriedOut({ units: [empty, gunners], sheets: [manning] })
  expect([at(table, 'b').figures, at(table, 'k').figures]).toEqual([6, 3])
})

test('[BA-1.2.4-03] gunners are shared anew only inside the battery', () => {
  expect(againstManning([battery], 'b', [4, 4, 1])).toEqual([])
  expect(againstManning([battery], 'b', [4, 4, 2])).toEqual(['BA-1.2.4-03'])
  expect(againstManning([battery], 'b', [4, 5, 0])).toEqual(['BA-1.1.7-02'])
  const table = carriedOut({
    units: [battery],
    sheets: [sheet('b', { kind: 'manGuns', battery: 'b', gunners: [4, 4, 1] })],
  })
  expect(at(table, 'b').guns.map(gun => gun.gunners)).toEqual([4, 4, 1])
})

test('[BA-1.2.4-03] of another battery no guns are manned', () => {
  const stranger = { ...gunners, partOf: 'z' }
  expect(
    againstManning([empty, stranger, { ...battery, id: 'z', x: 150_000 }], 'k', [3, 3, 3]),
  ).toEqual(['BA-1.2.4-03'])
})

test('[BA-1.2.4-03] between split parts gunners go by leaving and manning', () => {
  const other = { ...battery, id: 'p', partOf: 'b', x: 150_000 }
  expect(againstManning([empty, other, { ...gunners, partOf: 'p' }], 'k', [3, 3, 3])).toEqual([])
})

test('[BA-2.2.5-03] an even share is offered', () => {
  const legalOrders = manGuns.legalOrders(battle({ units: [empty, gunners] }), 'red')
  expect(legalOrders).toEqual([{ kind: 'manGuns', unit: 'k', battery: 'b', gunners: [3, 3, 3] }])
})

test('[BA-1.2.6-02] gunners who join more of them on the guns take over the values of those', () => {
  const part: Partial<Unit> = { ...battery, guns: guns(3, 6, 2), valeur: 2 }
  const few = { ...gunners, figures: 2, valeur: -1, disorder: 'LU' as const }
  const manning = sheet('k', { kind: 'manGuns', battery: 'b', gunners: [3, 3, 2] })
  const table = carriedOut({ units: [part, few], sheets: [manning] })
  expect(at(table, 'b')).toMatchObject({ figures: 8, valeur: 2, disorder: 'OR' })
  const alone = carriedOut({ units: [empty, { ...gunners, valeur: -1 }], sheets: [manning] })
  expect(at(alone, 'b').valeur).toBe(-1)
})

test('[BA-1.1.1-04] guns that have used continued fire are not manned anew', () => {
  const fired = { ...battery, guns: guns(3, 6, 2), doing: doing({ continuedFire: true }) }
  const manning = sheet('k', { kind: 'manGuns', battery: 'b', gunners: [3, 3, 3] })
  const table = carriedOut({ units: [fired, gunners], sheets: [manning] })
  expect(failures(table)).toEqual(['BA-1.1.1-04'])
})

test('[BA-2.2.5-01] where there is no room behind the guns they form up beside them', () => {
  const behind: Partial<Unit> = { id: 'z', x: 100_000, y: 92_500 }
  const table = carriedOut({
    units: [battery, behind],
    sheets: [sheet('b', { kind: 'leaveGuns' })],
  })
  expect(at(table, 'b-gunners').x).toBeGreaterThan(107_500)
  expect(isTouching(at(table, 'b'), at(table, 'b-gunners'))).toBe(true)
})

test('[BA-1.2.4-03] nobody mans guns of the other side, or that are not on the board any more', () => {
  const why = (given: Partial<Unit>) => {
    const state = battle({ units: [{ ...empty, ...given }, gunners] })
    const order = { kind: 'manGuns' as const, unit: 'k', battery: 'b', gunners: [3, 3, 3] }
    return manGuns.judge(state, 'red', order).because.map(({ message }) => message)
  }
  expect(why({})).toEqual([])
  expect(why({ seat: 'blue' })).toContain('ba.refuse.notItsGuns')
  expect(why({ status: 'captured' })).toContain('ba.refuse.notItsGuns')
  expect(why({ guns: [] })).toContain('ba.refuse.notItsGuns')
  expect(why({ arm: 'wagon' })).toContain('ba.refuse.notItsGuns')
})
