import { seededDice } from '@grognard/umpire'
import { languages } from '@grognard/umpire/message.ts'
import { expect, test } from 'vitest'
import { messages } from '../messages/index.ts'
import type { Ship } from '../state.ts'
import { battleOf } from '../testing.ts'
import type { Setting } from '../testing.ts'
import { candidates } from './candidates.ts'

const far = { id: 'heros', seat: 'blue', x: 24_000, y: 44_000 }

/** What speaks for the one order that is thought of. */
function reasons(ships: Partial<Ship>[], setting: Setting = {}): string[] {
  const found = [...candidates(battleOf({ ...setting, ships }), 'red', seededDice('reasons'))]
  expect(found).toHaveLength(1)
  const keys = found[0]?.because?.map(({ key }) => key) ?? []
  for (const language of languages)
    expect(
      keys.filter(key => !messages[language][key]),
      language,
    ).toEqual([])
  return keys.map(key => key.slice('lob.because.'.length))
}

test('[LOB-060] far from the enemy a ship closes, and it is said whether she keeps the wind', () => {
  const ajax = { id: 'ajax', x: 24_000, y: 10_000 }
  expect(reasons([ajax, far], { windFrom: 0 })).toEqual(['unseen', 'closes', 'far'])
  expect(reasons([ajax, far], { windFrom: 18_000 })).toEqual(['unseen', 'closes', 'gage', 'far'])
})

test('[LOB-104] a ship of the line that finds her place astern of another is told so', () => {
  const line = [
    { id: 'ajax', card: 'line3', x: 24_000, y: 16_000, hasMoved: true },
    { id: 'orion', card: 'line3', x: 24_000, y: 10_500 },
  ]
  expect(reasons([...line, far])).toContain('line')
})

test('[LOB-102] [LOB-061] a ship that comes about and one that has sailed are told why', () => {
  expect(reasons([{ id: 'ajax', card: 'line1', y: 46_500 }])).toEqual(['about'])
  expect(reasons([{ id: 'ajax', hasMoved: true }, far])).toEqual(['allSailed'])
})
