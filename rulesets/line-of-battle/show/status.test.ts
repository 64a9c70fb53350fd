import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Setting } from '../model/fixtures.ts'
import { clockTime } from '../model/measures.ts'
import { status } from './status.ts'

const view = battleOf({
  turn: 3,
  clock: 8 * 60 + 30,
  weather: 4,
  windFrom: 18_000,
  ships: [
    { id: 'heros', name: 'Héros', seat: 'blue', x: 24_000, y: 34_000 },
    { id: 'ajax', name: 'Ajax', hull: 7, officer: 'commodore', isAnchored: true },
    { id: 'brave', name: 'Brave', seat: 'blue', x: 4_000, status: 'sunk' },
    { id: 'orion', name: 'Orion', status: 'fled' },
  ],
})

const lines = status(view, 'red')
const of = (key: string) => lines.filter(line => line.key === key).map(line => line.values)

test.each([
  [0, '00:00'],
  [510, '08:30'],
  [1439, '23:59'],
])('%i minutes after midnight are %s', (minutes, time) => {
  expect(clockTime(minutes)).toBe(time)
})

test('[LOB-012] the situation begins with turn, time, light, weather and wind', () => {
  expect(lines[0]).toEqual({
    key: 'lob.situation.time',
    values: {
      turn: 3,
      limit: 20,
      time: '08:30',
      light: { key: 'lob.light.day' },
      level: 4,
      weather: { key: 'lob.weather.4' },
      wind: { key: 'lob.wind.18000' },
    },
  })
})

test('[LOB-008] every ship on the board is told, the seat’s own first, with boxes and marks', () => {
  const ships = of('lob.situation.ship')
  expect(ships.map(values => values?.ship)).toEqual(['Ajax', 'Héros'])
  expect(ships[0]).toMatchObject({
    x: 24,
    y: 24,
    degrees: 0,
    hull: 7,
    fullHull: 10,
    marks: {
      key: 'lob.marks.one',
      values: {
        marks: {
          key: 'lob.list.more',
          values: {
            list: { key: 'lob.badge.flagship' },
            more: { key: 'lob.badge.anchored' },
          },
        },
      },
    },
  })
  expect(ships[1]).toMatchObject({ marks: { key: 'lob.marks.none' } })
})

test('[LOB-010] ships that are gone are named with their fate', () => {
  expect(of('lob.situation.gone')).toEqual([
    { ship: 'Orion', seat: { key: 'seat.red' }, fate: { key: 'lob.fate.fled' } },
    { ship: 'Brave', seat: { key: 'seat.blue' }, fate: { key: 'lob.fate.sunk' } },
  ])
})

test('[LOB-222] for each own ship the nearest enemy that can fight, its distance and bearing', () => {
  expect(of('lob.situation.enemy')).toEqual([
    { ship: 'Ajax', enemy: 'Héros', distance: 8.3, bearing: 0 },
  ])
})

test('[LOB-222] of several enemies the nearest is told, hull to hull', () => {
  const enemies = (...ys: number[]) =>
    battleOf({
      ships: [
        { id: 'ajax', name: 'Ajax' },
        ...ys.map(y => ({ id: `e${y}`, name: `Enemy ${y}`, seat: 'blue', y })),
      ],
    })
  for (const ys of [
    [40_000, 30_000],
    [30_000, 40_000],
    [14_000, 30_000, 40_000],
  ])
    expect(
      status(enemies(...ys), 'red').find(line => line.key === 'lob.situation.enemy')?.values,
    ).toMatchObject({ ship: 'Ajax', enemy: 'Enemy 30000' })
})

test('[LOB-S-2] where the convoy is bound for is told once it is placed, where that is the rule', () => {
  const told = (given: Setting, fleetHeading: number | null = 9000) =>
    status(battleOf({ players: [{ fleetHeading }, { seat: 'blue', side: 1 }], ...given }), 'red')
      .filter(line => line.key === 'lob.situation.convoy')
      .map(line => line.values?.edge)
  const convoy: Setting = { rules: { victory: 'convoy' } }
  expect(told(convoy)).toEqual([{ key: 'lob.edge.9000' }])
  expect(told(convoy, null)).toEqual([])
  expect(told({ ...convoy, options: { convoyExit: 'anyEdge' } })).toEqual([])
  expect(told({})).toEqual([])
})
