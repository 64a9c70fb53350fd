import { headings } from '@grognard/geometry/dots/heading.ts'
import { languages } from '@grognard/umpire/message.ts'
import { describe, expect, test } from 'vitest'
import { cardIds, officerIds } from './book/tables/cards.ts'
import { resultIds, shotKinds } from './book/tables/charts.ts'
import { nationIds, repairs, sailNames } from './book/tables/ship.ts'
import { shipOfTheLine } from './index.ts'
import { parts } from './messages.ts'
import { mastIds } from './model/state.ts'

const { messages } = shipOfTheLine

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
