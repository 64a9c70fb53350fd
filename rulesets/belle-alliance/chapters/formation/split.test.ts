import { expect, test } from 'vitest'
import { battle, doing, guns, square, tableFor, unit } from '../../fixtures.ts'
import type { OrderClause } from '../../model/clauses.ts'
import { distanceBetween } from '../../model/contact.ts'
import { hullOf } from '../../model/footprint.ts'
import { joinsDue } from '../../model/joining.ts'
import { merged, shareOf } from '../../model/parting.ts'
import type { Sheet } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { commandEvents } from '../command/events.ts'
import { seal } from '../command/sheets.ts'
import { attack } from '../encounter/fixtures.ts'
import { at, carriedOut, failures, sheet } from './fixtures.ts'
import { join, split } from './split.ts'

function againstSplit(given: Partial<Unit>, count: number): string[] {
  const { because } = split.judge(battle({ units: [given] }), 'red', {
    kind: 'split',
    unit: 'u1',
    count,
  })
  return because.map(({ rule }) => rule)
}

const horse = { arm: 'light cavalry', figures: 22, squadrons: 4 } as const
const battery = { arm: 'artillery', guns: guns(3) } as const

test('[BA-1.2.2-01] infantry splits only with more than 40 figures', () => {
  expect(againstSplit({ figures: 41 }, 20)).toEqual([])
  expect(againstSplit({ figures: 40 }, 20)).toEqual(['BA-1.2.2-01'])
})

test('[BA-1.2.2-02] in town fighting the number does not matter', () => {
  const house = { id: 'house', kind: 'building', points: square(100_000, 103_000, 6_000) } as const
  const inside = battle({ units: [{ building: 'house' }], terrain: [house] })
  const beside = battle({ units: [{}], terrain: [house] })
  const order = { kind: 'split', unit: 'u1', count: 10 } as const
  expect([inside, beside].map(state => split.judge(state, 'red', order).allowed)).toEqual([
    true,
    true,
  ])
})

test('[BA-5.5.2-04] no part has fewer than three figures', () => {
  expect(againstSplit({ figures: 41 }, 2)).toEqual(['BA-5.5.2-04'])
  expect(againstSplit({ figures: 41 }, 39)).toEqual(['BA-5.5.2-04'])
})

test('[BA-1.2.3-01] cavalry splits by squadrons', () => {
  expect(againstSplit(horse, 3)).toEqual([])
  expect(againstSplit(horse, 4)).toEqual(['BA-1.2.3-01'])
  const table = carriedOut({ units: [horse], sheets: [sheet('u1', { kind: 'split', count: 1 })] })
  expect(at(table, 'u1')).toMatchObject({ figures: 17, squadrons: 3 })
  expect(at(table, 'u1-2')).toMatchObject({ figures: 5, squadrons: 1, partOf: 'u1' })
})

test('[BA-1.2.4-01] batteries split by gun models', () => {
  const table = carriedOut({ units: [battery], sheets: [sheet('u1', { kind: 'split', count: 1 })] })
  expect(at(table, 'u1')).toMatchObject({ figures: 6, guns: [{ id: 'g1' }, { id: 'g2' }] })
  expect(at(table, 'u1-2')).toMatchObject({ figures: 3, guns: [{ id: 'g3' }] })
  expect(distanceBetween(at(table, 'u1'), at(table, 'u1-2'))).toBe(0)
  expect(hullOf(at(table, 'u1-2'))).toMatchObject({ x: 105_000, beam: 5_000 })
})

test('[BA-1.2.1-01] [BA-1.2.5-01] skirmish lines and gunners are not split', () => {
  expect(againstSplit({ figures: 50, mother: 'u9' }, 20)).toEqual(['BA-1.2.1-01'])
  expect(againstSplit({ arm: 'artillery', figures: 9 }, 3)).toEqual(['BA-1.2.1-01'])
})

test('[BA-1.2.1-01] the parts stand side by side, of a column one behind the other', () => {
  const halves = (kind: 'line' | 'marchColumn') => {
    const units = [{ figures: 44, formation: { kind, front: null, gap: null } }]
    return carriedOut({ units, sheets: [sheet('u1', { kind: 'split', count: 20 })] })
  }
  const line = halves('line')
  expect([at(line, 'u1').x, at(line, 'u1-2').x]).toEqual([92_500, 109_000])
  const column = halves('marchColumn')
  expect([at(column, 'u1').y, at(column, 'u1-2').y]).toEqual([100_000, 82_000])
})

test('[BA-1.2.6-01] each part is a unit of its own with the values of the whole', () => {
  const units = [{ figures: 44, valeur: 2, supply: 'limited', supplyRolls: 2 }] as const
  const table = carriedOut({
    units: [...units],
    sheets: [sheet('u1', { kind: 'split', count: 20 })],
  })
  expect(at(table, 'u1-2')).toMatchObject({
    valeur: 2,
    supply: 'limited',
    supplyRolls: 2,
    figures: 20,
  })
})

test('[BA-2.1.0-03] [BA-2.1.0-01] both parts march at half rate for the rest of the turn', () => {
  const table = carriedOut({
    units: [{ figures: 44 }],
    sheets: [sheet('u1', { kind: 'split', count: 20 })],
  })
  expect(
    [at(table, 'u1'), at(table, 'u1-2')].map(({ doing }) => [doing.split, doing.moved]),
  ).toEqual([
    [true, true],
    [true, true],
  ])
})

test('[BA-1.2.6-03] original strength is divided as the figures are BA-TV-165', () => {
  const whole = unit({ figures: 20, original: 24 })
  expect([shareOf(whole, 8).original, shareOf(whole, 12).original]).toEqual([9.6, 14.4])
  expect(merged(shareOf(whole, 12), shareOf(whole, 8)).original).toBeCloseTo(24, 9)
})

const parts: Partial<Unit>[] = [
  { figures: 20, valeur: 1 },
  { figures: 12, valeur: 3, partOf: 'u1', y: 97_000, disorder: 'LU', supply: 'none' },
]

function againstJoin(units: Partial<Unit>[]): string[] {
  const { because } = join.judge(battle({ units }), 'red', { kind: 'join', unit: 'u1', with: 'u2' })
  return because.map(({ rule }) => rule)
}

test('[BA-1.2.1-01] only parts of one unit are joined', () => {
  expect(againstJoin(parts)).toEqual([])
  expect(againstJoin([{}, { y: 97_000 }])).toEqual(['BA-1.2.1-01'])
  expect(againstJoin([{}, { seat: 'blue', partOf: 'u1', y: 97_000 }])).toEqual(['BA-1.2.1-01'])
})

test('[BA-2.1.0-02] parts join only in contact', () => {
  expect(againstJoin([{ figures: 20 }, { ...parts[1], y: 96_980 }])).toEqual(['BA-2.1.0-02'])
})

test('[BA-1.2.6-02] the values of the larger part hold for the whole', () => {
  const table = carriedOut({ units: parts, sheets: [sheet('u2', { kind: 'join', with: 'u1' })] })
  expect(at(table, 'u1')).toMatchObject({ figures: 32, valeur: 1, disorder: 'OR', supply: 'full' })
  expect(at(table, 'u2').status).toBe('joined')
  expect(at(table, 'u1').doing.split).toBe(true)
})

test('[BA-1.2.6-02] the order of the larger part goes on, that of the other is void', () => {
  const sheets = [sheet('u1'), sheet('u2', { kind: 'join', with: 'u1' })]
  const { state } = carriedOut({ units: parts, sheets })
  expect(state.sheets.map(({ unit: id }) => id)).toEqual(['u1'])
})

test('[BA-1.2.6-03] of two equal parts the worse value of each item holds', () => {
  const one = unit({ figures: 10, valeur: 2, disorder: 'LU', supply: 'full', hasFought: true })
  const other = unit({
    figures: 10,
    valeur: -1,
    disorder: 'OR',
    supply: 'limited',
    supplyRolls: 1,
    chargedIn: 3,
  })
  expect(merged(one, other)).toMatchObject({
    figures: 20,
    valeur: -1,
    disorder: 'LU',
    supply: 'limited',
    supplyRolls: 1,
    hasFought: true,
    chargedIn: 3,
  })
})

test('[BA-2.1.0-02] what a retreat has parted is not joined', () => {
  const [one, other] = parts
  const units = [{ ...one }, { ...other, y: 60_000 }]
  expect(
    failures(carriedOut({ units, sheets: [sheet('u1', { kind: 'join', with: 'u2' })] })),
  ).toEqual(['BA-2.1.0-02'])
})

test.each(['work', 'rest'] as const)(
  '[BA-1.3.5-02] [BA-1.3.6-01] who stands to %s neither splits nor joins',
  kind => {
    const formation = { kind, front: null, gap: null }
    expect(againstSplit({ figures: 50, formation }, 20)).toEqual(['BA-1.3.5-02'])
    const [one, other] = parts
    expect(
      againstJoin([
        { ...one, formation },
        { ...other, y: 99_000 },
      ]),
    ).toContain('BA-1.3.5-02')
    expect(againstJoin([{ ...one }, { ...other, formation, y: 96_000 }])).toContain('BA-1.3.5-02')
  },
)

test('[BA-1.1.1-04] a part that has used continued fire is not joined to', () => {
  const [one, other] = parts
  const units = [{ ...one }, { ...other, doing: doing({ continuedFire: true }) }]
  const table = carriedOut({ units, sheets: [sheet('u1', { kind: 'join', with: 'u2' })] })
  expect(failures(table)).toEqual(['BA-1.1.1-04'])
})

test('[BA-2.1.0-02] parts side by side stand as one where both stood', () => {
  const left = { figures: 20, x: 92_500 }
  const right = { figures: 12, x: 104_500, partOf: 'u1' }
  const table = carriedOut({
    units: [left, right],
    sheets: [sheet('u1', { kind: 'join', with: 'u2' })],
  })
  expect(hullOf(at(table, 'u1'))).toMatchObject({ x: 97_000, beam: 24_000 })
})

test('[BA-2.1.0-02] a column grows to the rear or to the front, where the other part stands', () => {
  const column = { formation: { kind: 'marchColumn', front: null, gap: null } } as const
  const tail = { ...column, figures: 12, partOf: 'u1' }
  const joined = (y: number) =>
    at(
      carriedOut({
        units: [
          { ...column, figures: 20 },
          { ...tail, y },
        ],
        sheets: [sheet('u1', { kind: 'join', with: 'u2' })],
      }),
      'u1',
    ).y
  expect([joined(85_000), joined(109_000)]).toEqual([100_000, 109_000])
})

test('[BA-2.1.0-02] a part that joins at the side adds its breadth on that side', () => {
  const joinedAt = (x: number, y = 100_000) => {
    const units = [{ figures: 20 }, { figures: 12, partOf: 'u1', x, y }]
    const table = carriedOut({ units, sheets: [sheet('u2', { kind: 'join', with: 'u1' })] })
    const { beam, x: middle } = hullOf(at(table, 'u1'))
    return [middle - beam / 2, middle + beam / 2]
  }
  expect(joinedAt(112_000)).toEqual([92_500, 116_500])
  expect(joinedAt(88_000)).toEqual([83_500, 107_500])
  expect(joinedAt(107_000, 97_000)).toEqual([88_000, 112_000])
})

test('[BA-1.2.6-02] what was meant for the part that joins is meant for the whole', () => {
  const fired = { target: 'u2', turn: 1, x: 100_000, y: 97_000 }
  const foe = { id: 'foe', seat: 'blue', y: 150_000, targets: [fired] }
  const formation = { kind: 'gunners', front: null, gap: null } as const
  const gunners = { arm: 'artillery', figures: 6, x: 180_000, formation, refuge: 'u2' } as const
  const { state } = carriedOut({
    units: [...parts, foe, gunners],
    attacks: [attack('foe', 'u2')],
    sheets: [sheet('u2', { kind: 'join', with: 'u1' })],
  })
  expect(state.attacks.map(({ target }) => target)).toEqual(['u1'])
  expect(at({ state }, 'foe').targets.map(({ target }) => target)).toEqual(['u1'])
  expect(at({ state }, 'u4').refuge).toBe('u1')
})

test('[BA-1.2.6-01] a part is called as the whole, with its number', () => {
  const units = [{ figures: 60, name: 'Kings' }]
  const table = carriedOut({ units, sheets: [sheet('u1', { kind: 'split', count: 20 })] })
  expect([at(table, 'u1').name, at(table, 'u1-2').name]).toEqual(['Kings', 'Kings (2)'])
})

test('[BA-2.1.0-02] who has left the board by then follows no part of its order', () => {
  const sheets = [sheet('u1', { kind: 'split', count: 22 })]
  const table = carriedOut({ units: [{ figures: 44, status: 'left' }], sheets })
  expect(table.events).toEqual([])
})

const rest: Partial<Unit> = { figures: 20 }
const part: Partial<Unit> = { figures: 12, partOf: 'u1', splitInTown: true, y: 97_000 }
const due = [{ unit: 'u2', clause: { kind: 'join', with: 'u1' } }]

function dueFor(units: Partial<Unit>[], sheets: Sheet[] = [], houseY = 150_000) {
  const points = square(100_000, houseY, 6_000)
  return joinsDue(battle({ units, sheets, terrain: [{ kind: 'building', points }] }), 'red')
}

test('[BA-1.2.2-02] parts split in town fighting are to be joined when they touch outside of it', () => {
  expect(dueFor([rest, part])).toEqual(due)
  expect(dueFor([rest, { ...part, y: 90_000 }])).toEqual([])
  expect(dueFor([rest, { ...part, splitInTown: false }])).toEqual([])
})

test('[BA-1.2.2-02] not while one of them stands at a building', () => {
  expect(dueFor([rest, part], [], 103_000)).toEqual([])
})

test('[BA-1.2.2-02] not where something else forbids it, and not twice', () => {
  const resting: OrderClause = { kind: 'rest', goal: 'supply' }
  expect(dueFor([rest, part], [sheet('u2', resting)])).toEqual([])
  expect(dueFor([rest, part], [sheet('u1', { kind: 'join', with: 'u2' })])).toEqual([])
})

test('[BA-1.2.2-02] whoever seals the orders has ordered the joining too', () => {
  const table = tableFor(battle({ units: [rest, part] }), commandEvents)
  seal.execute(table, 'red', { kind: 'seal' })
  expect(table.events.map(({ kind }) => kind)).toEqual(['partWritten', 'sheetsSealed'])
  expect(table.state.sheets).toMatchObject([{ unit: 'u2', parts: [{ kind: 'join', with: 'u1' }] }])
})

const house = {
  id: 'house',
  kind: 'building' as const,
  points: square(100_000, 103_000, 6_000),
  capacity: 16,
}

test('[BA-1.2.2-02] a part that goes into a building alone is such a part, a large unit in the open not', () => {
  const entering = carriedOut({
    units: [{}],
    terrain: [house],
    sheets: [sheet('u1', { kind: 'occupy', building: 'house', figures: 10 })],
  })
  expect(at(entering, 'u1-2').splitInTown).toBe(true)
  const large = carriedOut({
    units: [{ figures: 44 }],
    sheets: [sheet('u1', { kind: 'split', count: 22 })],
  })
  expect(at(large, 'u1-2').splitInTown).toBe(false)
})

test('[BA-1.2.2-02] once joined there is nothing left to do', () => {
  const table = carriedOut({
    units: [rest, part],
    sheets: [sheet('u2', { kind: 'join', with: 'u1' })],
  })
  expect(at(table, 'u1')).toMatchObject({ figures: 32, splitInTown: false })
})
