import { expect, test } from 'vitest'
import { battleOf, playerWith } from '../fixtures.ts'
import { status } from './status.ts'

const view = battleOf({
  round: 4,
  windFrom: 6,
  players: [playerWith({}, ['MAS-1', 'CAP-2']), playerWith({ seat: 'b' })],
  ships: [
    { id: 'b1', number: 1, seat: 'b', x: 2, y: 3 },
    { id: 'b2', number: 2, seat: 'b', status: 'sunk' },
    { id: 'a1', number: 1, x: 5, y: 6, heading: 7, hull: 3, hasRudder: false },
  ],
})

const lines = status(view, 'a')

test('the situation begins with the round and the wind', () => {
  expect(lines[0]).toEqual({
    key: 'sol.situation.round',
    values: { round: 4, wind: { key: 'sol.wind.6' } },
  })
})

test('[SOL-004] [SOL-072] the seat’s own ships come first, with place, heading, sails, guns, hull and marks', () => {
  expect(lines[1]?.values).toMatchObject({
    column: 6,
    row: 7,
    heading: { key: 'sol.heading.7' },
    sails: 9,
    fullSails: 9,
    port: 5,
    starboard: 5,
    hull: 3,
    hullSinksAt: 20,
    marks: {
      key: 'sol.marks.some',
      values: {
        marks: {
          key: 'sol.list',
          values: { list: { key: 'sol.badge.rudderLost' }, more: { key: 'sol.badge.adrift' } },
        },
      },
    },
  })
  expect(lines[2]?.values).toMatchObject({ column: 3, row: 4, marks: { key: 'sol.marks.none' } })
})

test('a ship that is gone is named with its fate', () => {
  expect(lines[3]).toMatchObject({
    key: 'sol.situation.away',
    values: { fate: { key: 'sol.fate.sunk' } },
  })
})

test('[SOL-047] cards that may still be played are named, each as a quotation', () => {
  const quoted = (card: string) => ({
    key: 'sol.quoted',
    values: { words: { key: `sol.card.${card}.name` } },
  })
  expect(lines[4]?.values?.cards).toEqual({
    key: 'sol.list',
    values: { list: quoted('MAS-1'), more: quoted('CAP-2') },
  })
  expect(lines).toHaveLength(5)
})
