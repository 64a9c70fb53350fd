import {
  begin,
  faultsOfFile,
  gameOf,
  prepare,
  seededDice,
  shapeAt,
  withValueAt,
} from '@grognard/umpire'
import type { Json } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { shipOfTheLine } from '../index.ts'
import { scenarioFile } from './author.ts'
import { scenarioShape } from './file.ts'

const game = gameOf(shipOfTheLine)
const { blank, places } = scenarioFile

const placeOf = (value: unknown): string => (typeof value === 'string' ? value : '')

type Change = [path: string, value: Json]

const fileWith = (changes: readonly Change[]): Json =>
  changes.reduce((now, [path, value]) => withValueAt(now, path, value), blank)

/** What the umpire has against the blank file with other values there: where, and what. */
function faultsWith(...changes: Change[]): [string | null, string][] {
  return faultsOfFile(game, scenarioFile, fileWith(changes)).map(fault => [
    fault.at,
    'note' in fault ? placeOf(fault.note.values?.at) : fault.reason.message,
  ])
}

const ship = 'sides[0].ships[0]'
const begun = (...changes: Change[]) =>
  begin(
    shipOfTheLine,
    prepare(shipOfTheLine, 'own', {}, { scenario: fileWith(changes) }),
    seededDice('own'),
  )

test('[SOL-010] an author begins with a file that is in order and bears its name', () => {
  expect(faultsWith()).toEqual([])
  const { state } = begun(['title', 'Off Ushant'])
  expect(game.picture(state).title?.values).toEqual({ words: 'Off Ushant' })
  expect(game.picture(game.prepare('own', {}, { scenario: blank })).windFrom).toBe(0)
  expect(game.picture(game.prepare('duel', {}, {})).windFrom).toBeNull()
})

test('[SOL-013] [SOL-015] [SOL-012] ships are at sea, the wind and the flags as the file says: nothing of it is asked or rolled', () => {
  const wind = [0, 45, 90, 135, 180, 225, 270, 315]
  for (const [heading, windFrom] of wind.entries()) {
    const { state, events } = begun(['windFrom', windFrom], [`${ship}.heading`, 45])
    expect(state.windFrom).toBe(heading)
    expect(events.map(({ kind }) => kind)).toContain('windRolled')
    expect(state.ships.map(({ status }) => status)).toEqual(['afloat', 'afloat'])
    expect(state.ships[0]).toMatchObject({ x: 9, y: 8, heading: 1 })
    expect(state.players.map(({ nation }) => nation)).toEqual(['england', 'france'])
    expect(game.asks(state).map(({ step }) => step)).toEqual(['officers', 'officers'])
  }
})

test('[SOL-004] [SOL-072] what a ship has suffered is as the file says', () => {
  const { state } = begun(
    [`${ship}.hull`, 12],
    [`${ship}.mizzen`, null],
    [`${ship}.fore`, 1],
    [`${ship}.rudder`, false],
  )
  expect(state.ships[0]).toMatchObject({
    hull: 12,
    masts: { fore: 1, main: 3, mizzen: null },
    hasRudder: false,
  })
})

test('[SOL-011] every dot of the board comes back the same, and a ship is drawn on hers', () => {
  const [piece] = game.pieces(game.prepare('own', {}, { scenario: blank }))
  expect(places.toGround({ x: 10, y: 9 })).toEqual({ x: piece?.x, y: piece?.y })
  for (const x of [1, 2, 25])
    for (const y of [1, 9, 17]) expect(places.toFile(places.toGround({ x, y }))).toEqual({ x, y })
})

test('[SOL-010] a spoilt file is told of with its place', () => {
  expect(faultsWith([`${ship}.heading`, 60])).toEqual([[ship, `${ship}.heading`]])
  expect(faultsWith([`${ship}.hull`, 20])).toEqual([[ship, `${ship}.hull`]])
  expect(faultsWith(['board', 'round'])).toEqual([[null, 'board']])
  expect(faultsWith(['sides[1].ships', []])).toEqual([[null, 'sides[1].ships']])
})

test('[SOL-011] [SOL-095] [SOL-012] no ship begins off the board or on the dot of another, no flag flies twice', () => {
  expect(faultsWith([`${ship}.x`, 26])).toEqual([[ship, 'sol.refuse.fileOffBoard']])
  expect(faultsWith([`${ship}.x`, 26], ['board', 'large'])).toEqual([])
  expect(faultsWith([`${ship}.x`, 16], [`${ship}.y`, 10])).toEqual([
    [ship, 'sol.refuse.fileDotTaken'],
    ['sides[1].ships[0]', 'sol.refuse.fileDotTaken'],
  ])
  expect(faultsWith(['sides[1].nation', 'england'])).toEqual([[null, 'sol.refuse.fileSameFlag']])
})

test('[SOL-010] whatever is laid of the lists fits', () => {
  for (const { path, kinds } of scenarioFile.lists(blank)) {
    expect(kinds.length).toBeGreaterThan(1)
    for (const { item } of kinds)
      expect(faultsWith([`${path}[1]`, { ...item, x: 20, y: 4 }])).toEqual([])
  }
})

test('every field of the form has a shape', () => {
  for (const path of scenarioFile.fields) expect(shapeAt(scenarioShape, path)).toBeDefined()
})
