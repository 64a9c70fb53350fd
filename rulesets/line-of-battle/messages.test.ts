import { languages } from '@grognard/umpire/message.ts'
import { describe, expect, test } from 'vitest'
import { nationIds, officerIds } from './book/tables/command.ts'
import { rowIds, shotIds } from './book/tables/fire.ts'
import { windHeadings } from './book/tables/movement.ts'
import { attributeIds, rankThresholds, rankTitle } from './book/tables/points.ts'
import { lightIds, weatherLevels } from './book/tables/rally.ts'
import { classIds } from './book/tables/ships.ts'
import { gradeIds } from './book/tables/victory.ts'
import { lineOfBattle } from './index.ts'

const { messages } = lineOfBattle

const titles = nationIds.flatMap(nation =>
  rankThresholds.flatMap((_, index) => rankTitle(nation, index + 1) ?? []),
)

const named = [
  ...classIds.map(id => `lob.class.${id}`),
  ...shotIds.map(id => `lob.shot.${id}`),
  ...nationIds.map(id => `lob.nation.${id}`),
  ...officerIds.map(id => `lob.officer.${id}`),
  ...lightIds.map(id => `lob.light.${id}`),
  ...windHeadings.map(heading => `lob.wind.${heading}`),
  ...windHeadings.map(heading => `lob.direction.${heading}`),
  ...weatherLevels.map(row => `lob.weather.${row.level}`),
  ...rowIds.map(id => `lob.row.${id}`),
  ...gradeIds.flatMap(id => [`lob.grade.${id}`, `lob.grade.${id}.defeat`]),
  ...attributeIds.map(id => `lob.attribute.${id}`),
  ...titles,
]

describe.each(languages)('messages in %s', language => {
  test('everything in the tables has a name', () => {
    expect(named.filter(key => !messages[language][key])).toEqual([])
  })
})

/** Values that a sentence says, but for the count, which may only choose between its forms. */
const valuesIn = (sentence = ''): string =>
  [...new Set(sentence.match(/(?<!one |other )\{(?!count)\w+(?=[,}])/g))].toSorted().join()

/** Reasons of advice stand under a ship's own order: where English says "she", others may name her. */
const withoutShip = (key: string, sentence = ''): string =>
  key.startsWith('lob.because.') ? sentence.replaceAll('{ship}', '') : sentence

test.each(languages)('a sentence in %s has the values that it has in English', language => {
  const differing = Object.entries(messages.en).filter(
    ([key, english]) =>
      valuesIn(withoutShip(key, english)) !== valuesIn(withoutShip(key, messages[language][key])),
  )
  expect(differing.map(([key]) => key)).toEqual([])
})
