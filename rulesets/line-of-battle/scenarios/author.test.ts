import { faultsOfFile, gameOf, shapeAt, withValueAt } from '@grognard/umpire'
import type { Json } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { lineOfBattle } from '../index.ts'
import { scenarioFile } from './author.ts'
import { scenarioShape } from './file.ts'

const game = gameOf(lineOfBattle)
const { blank } = scenarioFile

const placeOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the umpire has against the blank file with other values there: where, and what. */
function faultsWith(...changes: [path: string, value: Json][]): [string | null, string][] {
  const file = changes.reduce((now, [path, value]) => withValueAt(now, path, value), blank)
  return faultsOfFile(game, scenarioFile, file).map(fault => [
    fault.at,
    'note' in fault ? placeOf(fault.note.values?.at) : fault.reason.message,
  ])
}

const island = [
  [8, 24],
  [16, 24],
  [16, 30],
  [8, 30],
]

const far = [
  [40, 40],
  [44, 40],
  [44, 44],
]

test('[LOB-006] an author begins with a file that is in order, of two nations', () => {
  expect(faultsWith()).toEqual([])
  const state = game.prepare('own', {}, { scenario: withValueAt(blank, 'title', 'Off Ushant') })
  expect(game.picture(state).title?.values).toEqual({ name: 'Off Ushant' })
  expect(game.pieces(state).map(({ name }) => name)).toEqual(['HMS Amphion', 'Pomone'])
})

test('[LOB-006] a spoilt file is told of with its place and the ship', () => {
  const ship = 'sides[1].ships[0]'
  expect(faultsWith([`${ship}.heading`, 400])).toEqual([[ship, `${ship}.heading`]])
  expect(faultsWith([`${ship}.mast`, 3])).toEqual([[ship, `${ship}.mast`]])
  expect(faultsWith(['sides[0].ships', []])).toEqual([[null, 'sides[0].ships']])
  expect(faultsWith([`${ship}.card`, 'galleon'])).toEqual([[ship, 'lob.refuse.fileNoCard']])
  expect(faultsWith([`${ship}.name`, ''])).toEqual([[null, 'lob.refuse.fileNameless']])
  expect(faultsWith(['start', 'noon'])).toEqual([[null, 'lob.refuse.fileStart']])
})

test('[LOB-001] [LOB-092] no ship begins off the board, aground or on another', () => {
  const ship = 'sides[0].ships[0]'
  expect(faultsWith([`${ship}.x`, 60])).toEqual([[ship, 'lob.refuse.fileOffBoard']])
  expect(faultsWith(['terrain', [{ kind: 'land', points: island }]])).toEqual([
    [ship, 'lob.refuse.fileAground'],
  ])
  expect(faultsWith([`${ship}.x`, 34], [`${ship}.y`, 21])).toEqual([
    [ship, 'lob.refuse.fileOnShip'],
    ['sides[1].ships[0]', 'lob.refuse.fileOnShip'],
  ])
})

test('[LOB-090] a shoal stops only those that draw more', () => {
  const shoal = (depth: number) =>
    faultsWith(['terrain', [{ kind: 'depth', depth, points: island }]])
  expect(shoal(1)).toEqual([['sides[0].ships[0]', 'lob.refuse.fileAground']])
  expect(shoal(5)).toEqual([])
})

test('[LOB-008] whatever is laid of the lists fits, and has a name of its own', () => {
  for (const { path, kinds } of scenarioFile.lists(blank)) {
    expect(kinds.length).toBeGreaterThan(0)
    for (const { lies, item } of kinds) {
      const place: Record<string, Json> = lies === 'piece' ? { x: 24, y: 40 } : { points: far }
      expect(faultsWith([`${path}[9]`, { ...item, ...place }])).toEqual([])
    }
  }
})

test('[LOB-013] a card of the file is offered and sails', () => {
  const card = { ...shapeOfCard, id: 'razee', name: 'Razee' }
  const carded = withValueAt(blank, 'cards', [card])
  const kinds = scenarioFile
    .lists(carded)
    .at(-1)
    ?.kinds.map(({ item }) => item.card)
  expect(kinds).toContain('razee')
  expect(faultsWith(['cards', [card]], ['sides[0].ships[0].card', 'razee'])).toEqual([])
})

const shapeOfCard = {
  points: 120,
  actionPoints: 4,
  move: 6000,
  turning: 6000,
  draught: 3,
  morale: 5,
  firepower: 3,
  size: 'medium',
  hull: 10,
  sails: 9,
  crew: 8,
  isShipOfTheLine: false,
  canCross: true,
  length: 1800,
  beam: 500,
}

test('every field of the form has a shape', () => {
  for (const path of scenarioFile.fields) expect(shapeAt(scenarioShape, path)).toBeDefined()
})
