import { describe, expect, test } from 'vitest'
import { headings } from '@grognard/geometry/dots/heading.ts'
import { languages } from '@grognard/umpire/message.ts'
import type { Catalogue, Language } from '@grognard/umpire/message.ts'
import { cardIds, officerIds } from '../book/tables/cards.ts'
import { resultIds, shotKinds } from '../book/tables/charts.ts'
import { nationIds, repairs, sailNames } from '../book/tables/ship.ts'
import { mastIds } from '../model/ships.ts'
import { parts as danishParts } from './da.ts'
import { parts as germanParts } from './de.ts'
import { parts as englishParts } from './en.ts'
import { messages } from './index.ts'

const parts: Record<Language, readonly Catalogue[]> = {
  en: englishParts,
  de: germanParts,
  da: danishParts,
}

const named = [
  ...headings.flatMap(heading => [`sol.heading.${heading}`, `sol.wind.${heading}`]),
  ...nationIds.map(id => `sol.nation.${id}`),
  ...['starboard', 'port'].map(side => `sol.side.${side}`),
  ...mastIds.map(id => `sol.mast.${id}`),
  ...sailNames.map(id => `sol.sail.${id}`),
  ...officerIds.map(id => `sol.officer.${id}`),
  ...shotKinds.map(id => `sol.chart.${id}`),
  ...resultIds.map(id => `sol.result.${id}`),
  ...Object.keys(repairs).map(id => `sol.repair.${id}`),
  ...cardIds.flatMap(id => [`sol.card.${id}.name`, `sol.card.${id}.text`]),
]

describe.each(languages)('messages in %s', language => {
  test('everything in the tables has a name', () => {
    expect(named.filter(key => !messages[language][key])).toEqual([])
  })

  test('no key stands in two parts', () => {
    const keys = parts[language].flatMap(part => Object.keys(part))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})
