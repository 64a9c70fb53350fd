import { expect, test } from 'vitest'
import { rankThresholds } from '../../book/tables/points.ts'
import { battleOf } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { attributesFrom, blankSheet, readSheet, sheetShape, titleOf } from '../../model/sheet.ts'
import type { Sheet } from '../../model/sheet.ts'
import type { Ship, State, Strokes } from '../../model/state.ts'
import { afterBattle, attributesEarned, sheetsLeft } from './career.ts'

const nothing: Strokes = { melee: 0, morale: 0, manoeuvre: 0, fullHit: 0, flag: 0 }

/** A battle that is over; red has taken so many ships, blue has sunk so many. */
function fought(taken: number, lost: number, winners: string[], more: Setting = {}): State {
  const prizes: Partial<Ship>[] = Array.from({ length: taken }, (_, index) => ({
    id: `prize${index}`,
    seat: 'red',
    firstSeat: 'blue',
    status: 'fled',
  }))
  const losses: Partial<Ship>[] = Array.from({ length: lost }, (_, index) => ({
    id: `loss${index}`,
    status: 'sunk',
  }))
  const outcome = { winners, message: { key: 'over' } }
  return battleOf({ ...more, ships: [...prizes, ...losses], outcome })
}

function hero(given: Partial<Sheet> = {}): Sheet {
  return { ...blankSheet('Horatio', 'england'), ...given }
}

test('[LOB-250] each player has a sheet with all battles, points and events', () => {
  const first = afterBattle(
    hero({ notes: ['Born at Burnham Thorpe.'] }),
    fought(3, 1, ['red']),
    'red',
  )
  const second = afterBattle(first, fought(0, 2, []), 'red')
  expect(second.battles.map(entry => [entry.result, entry.points, entry.change])).toEqual([
    ['won', 15, 15],
    ['drawn', 0, 0],
  ])
  expect(second.battles[0]).toMatchObject({ scenario: 'open', strokes: nothing, rank: 0 })
  expect(second.notes).toEqual(['Born at Burnham Thorpe.'])
})

test('[LOB-251] [LOB-254] career points are the sum of victory and mission points', () => {
  const rules = { victory: 'spy' as const, missionPoints: 10 }
  const carrier: Partial<Ship> = { id: 'c', status: 'fled', left: { edge: 0, byMorale: false } }
  const landing = {
    ship: 'c',
    seat: 'red',
    objective: '',
    landingX: 0,
    landingY: 0,
    pickUpX: 0,
    pickUpY: 0,
    dueIn: 3,
    outcome: 'succeeded' as const,
    carrier: 'c',
  }
  const outcome = { winners: ['red'], message: { key: 'over' } }
  const prize: Partial<Ship> = { id: 'p', seat: 'red', firstSeat: 'blue', status: 'fled' }
  const state = battleOf({ rules, ships: [carrier, prize], landings: [landing], outcome })
  const sheet = afterBattle(hero({ points: 100 }), state, 'red')
  expect(sheet.points).toBe(100 + 5 + 10)
  expect(sheet.battles[0]).toMatchObject({ points: 15, missionPoints: 10 })
})

test('[LOB-252] a victory or a draw adds the own points, a defeat takes the difference off', () => {
  const after = (winners: string[]) =>
    afterBattle(hero({ points: 100 }), fought(1, 4, winners), 'red').points
  expect([after(['red']), after([]), after(['blue'])]).toEqual([105, 105, 85])
})

test('[LOB-253] a rank once reached is kept when the points fall below it', () => {
  const before = hero({ points: 505, rank: 1 })
  const after = afterBattle(before, fought(0, 4, ['blue']), 'red')
  expect([after.points, after.rank]).toEqual([485, 1])
  expect(titleOf(after)).toBe('lob.rank.england.1')
})

test('[LOB-255] the ranks are reached at 500 to 90000 points, with titles by nation', () => {
  expect(rankThresholds).toEqual([500, 2500, 5000, 10_000, 20_000, 50_000, 90_000])
  const ranks = [494, 495, 89_995].map(
    points => afterBattle(hero({ points }), fought(1, 0, ['red']), 'red').rank,
  )
  expect(ranks).toEqual([0, 1, 7])
  expect(titleOf(hero({ nation: 'spain', rank: 7 }))).toBe('lob.rank.spain.7')
  expect(titleOf(hero({ nation: 'france', rank: 7 }))).toBe('lob.rank.france.6')
  expect(titleOf(hero({ rank: 0 }))).toBeUndefined()
})

test('[LOB-260] LOB-TV-16: twelve melees won make one point, and two strokes lapse', () => {
  expect(attributesEarned({ ...nothing, melee: 12 })).toMatchObject({ melee: 1 })
  expect(attributesEarned({ ...nothing, melee: 9 })).toMatchObject({ melee: 0 })
  expect(attributesEarned({ ...nothing, melee: 20 })).toMatchObject({ melee: 2 })
})

test('[LOB-261] melees, morale, manoeuvres and full hits each feed an attribute; flags none', () => {
  expect(attributesEarned({ melee: 10, morale: 20, manoeuvre: 30, fullHit: 40, flag: 50 })).toEqual(
    {
      melee: 1,
      bearing: 2,
      navigation: 3,
      gunnery: 4,
    },
  )
})

test('[LOB-263] points spent in a battle are there again in the next, with what it earned', () => {
  const own = { melee: 1, bearing: 0, navigation: 0, gunnery: 0 }
  const state = fought(0, 0, [], {
    players: [{ strokes: { ...nothing, melee: 11 } }, { seat: 'blue', side: 1 }],
  })
  const sheet = afterBattle(hero({ attributes: own }), state, 'red')
  expect(sheet.attributes).toEqual({ melee: 2, bearing: 0, navigation: 0, gunnery: 0 })
  expect(attributesFrom(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet.attributes)
})

test('[LOB-250] a sheet is read back as it was written, and anything else is refused', () => {
  const sheet = afterBattle(hero(), fought(3, 1, ['red']), 'red')
  expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet)
  expect(sheetShape.type).toBe('record')
  expect(() => readSheet({ ...JSON.parse(JSON.stringify(sheet)), rank: 8 })).toThrow(/rank/)
  expect(() => readSheet(null)).toThrow(RangeError)
})

test('[LOB-250] a battle that is not over cannot be entered', () => {
  expect(() => afterBattle(hero(), battleOf(), 'red')).toThrow(RangeError)
})

function ended(career: boolean) {
  const state = battleOf({ options: { career }, players: [{ seat: 'a' }, { seat: 'b', side: 1 }] })
  state.outcome = { winners: ['a'], message: { key: 'x' } }
  const [first] = state.players
  if (first) first.strokes.melee = 23
  return state
}

test('[LOB-250] [LOB-260] a sheet that was brought comes back with the battle and its points on it', () => {
  const brought = { ...blankSheet('Aubrey', 'england'), points: 40 }
  const attachments = { 'commander-a': JSON.parse(JSON.stringify(brought)) }
  const left = sheetsLeft(ended(true), attachments)
  expect(left['commander-a']).toMatchObject({ name: 'Aubrey', attributes: { melee: 2 } })
  expect(Object.keys(left)).toEqual(['commander-a', 'commander-b'])
  expect(attachments['commander-a']).toEqual(brought)
})

test('[LOB-250] without the career there are no sheets', () => {
  expect(sheetsLeft(ended(false), {})).toEqual({})
})
