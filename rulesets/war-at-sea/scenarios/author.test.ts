import { faultsOfFile, gameOf, shapeAt, withValueAt } from '@grognard/umpire'
import type { Json } from '@grognard/umpire'
import { languages } from '@grognard/umpire/message.ts'
import { expect, test } from 'vitest'
import { cardById } from '../book/tables/cards.ts'
import { warAtSea } from '../index.ts'
import { messages } from '../messages.ts'
import { scenarioFile } from './author.ts'
import { scenarioShape } from './file.ts'
import { classNames } from '../model/names.ts'

const game = gameOf(warAtSea)
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

const ship = 'allies.units[0]'

test('[WAS-S-7] an author begins with a file that is in order and bears its name', () => {
  expect(faultsWith()).toEqual([])
  const state = game.prepare('own', {}, { scenario: withValueAt(blank, 'title', 'The strait') })
  expect(game.picture(state).title?.values).toEqual({ name: 'The strait' })
})

test('[WAS-S-7] a spoilt file is told of with its place', () => {
  expect(faultsWith([`${ship}.card`, 'uk-dreadnought'])).toEqual([[ship, `${ship}.card`]])
  expect(faultsWith([`${ship}.x`, 'west'])).toEqual([[ship, `${ship}.x`]])
  expect(faultsWith(['axis.units', []])).toEqual([[null, 'axis.units']])
})

test('[WAS-005] [WAS-037] [WAS-065] no hull begins off the table, on an island or on another', () => {
  expect(faultsWith([`${ship}.x`, 5])).toEqual([[ship, 'was.refuse.fileOffTable']])
  const island = { name: '', x: 320, y: 540, land: 60, water: 95 }
  expect(faultsWith(['islands', [island]])).toEqual([[ship, 'was.refuse.fileOnIsland']])
  expect(faultsWith([`${ship}.x`, 1140])).toEqual([
    [ship, 'was.refuse.filePlaceTaken'],
    ['axis.units[0]', 'was.refuse.filePlaceTaken'],
  ])
  expect(faultsWith([`${ship}.name`, 'Admiral Hipper'])).toHaveLength(2)
})

test('[WAS-028] [WAS-029] [WAS-039] aircraft have a home with room for them', () => {
  const at = (home: string): Json => ({ card: firstPlane(), home })
  expect(faultsWith(['allies.aircraft', [at('Nowhere')]])).toEqual([
    [null, 'was.refuse.fileNoHome'],
  ])
  expect(faultsWith(['allies.aircraft', [at('ashore')]])).toEqual([
    [null, 'was.refuse.fileAirbaseFull'],
  ])
  expect(faultsWith(['allies.aircraft', [at('ashore')]], ['allies.airbase', 1])).toEqual([])
  expect(faultsWith(['allies.aircraft', [at('Ajax'), at('Ajax'), at('Ajax')]])).toEqual([
    [ship, 'was.refuse.fileDeckFull'],
  ])
})

/** The first aircraft that the file may name. */
function firstPlane(): string {
  const shape = shapeAt(scenarioShape, 'allies.aircraft[0].card')
  return (shape?.type === 'text' && shape.values?.[0]) || ''
}

test('[WAS-010] whatever is laid of the lists fits, alone on the sea', () => {
  for (const { path, kinds } of scenarioFile.lists(blank)) {
    expect(kinds.length).toBeGreaterThan(0)
    for (const { item } of kinds) {
      const laid = { ...item, x: 720, y: 850 }
      const twice = faultsWith([`${path}[9]`, laid]).filter(
        ([, fault]) => fault !== 'was.refuse.fileNameTwice',
      )
      expect(twice).toEqual([])
    }
  }
})

test('a card is called by its name in the form, not by its id', () => {
  for (const path of ['allies.aircraft[0].card', `${ship}.card`]) {
    const shape = shapeAt(scenarioShape, path)
    const ids = (shape?.type === 'text' && shape.values) || []
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids)
      for (const language of languages)
        expect(messages[language][`${scenarioFile.names.card}.${id}`]).toBe(
          classNames[id]?.[language] ?? cardById(id).name,
        )
  }
})

test('every field of the form has a shape', () => {
  for (const path of scenarioFile.fields) expect(shapeAt(scenarioShape, path)).toBeDefined()
})
