import { expect, test } from 'vitest'
import { joinList, joinNames, plainly, ruleIn, withRule } from './index.ts'
import type { Message } from './index.ts'

test('a line bears the rule that it rests on, its own before another', () => {
  expect(withRule({ key: 'sunk' }, 'R-1')).toEqual({ key: 'sunk', values: { rule: 'R-1' } })
  const own = { key: 'sunk', values: { rule: 'R-2' } }
  expect(withRule(own, 'R-1')).toEqual(own)
  expect(withRule({ key: 'sunk' }, null)).toEqual({ key: 'sunk' })
  expect(withRule(null, 'R-1')).toBeNull()
})

test('a line without a rule in words names none', () => {
  expect(ruleIn({ key: 'sunk', values: { rule: 'R-2' } })).toBe('R-2')
  expect(ruleIn({ key: 'sunk', values: { rule: 3 } })).toBe('')
  expect(ruleIn({ key: 'sunk' })).toBe('')
})

const inWords = (names: readonly string[]) =>
  plainly(
    { and: '{list}, {more}', said: '{names}' },
    {
      key: 'said',
      values: { names: joinList<string>(names, 'and', '–') },
    },
  )

test('several values are one phrase in their order, and none are what stands for none', () => {
  expect(inWords([])).toBe('–')
  expect(inWords(['north'])).toBe('north')
  expect(inWords(['north', 'east', 'south', 'west', 'here'])).toBe('north, east, south, west, here')
})

test('a phrase of forty names is a few messages deep', () => {
  const ships = Array.from({ length: 40 }, (_, n): Message => ({ key: `ship ${n}` }))
  expect(depthOf(joinList(ships, 'and', { key: 'none' }))).toBe(7)
})

function depthOf({ values = {} }: Message): number {
  const within = Object.values(values).map(value =>
    typeof value === 'object' ? depthOf(value) : 0,
  )
  return 1 + Math.max(0, ...within)
}

const listWords = {
  'umpire.and': '{names} and {last}',
  'umpire.list': '{list}, {more}',
  'umpire.times': '{count} × {name}',
  spitfire: 'Spitfire',
  said: '{names}',
}

test.each([
  [[], ''],
  [['Ajax'], 'Ajax'],
  [['Ajax', 'Orion'], 'Ajax and Orion'],
  [['Ajax', 'Orion', 'Bellona'], 'Ajax, Orion and Bellona'],
  [['Ajax', 'Fletcher', 'Orion', 'Fletcher'], 'Ajax, 2 × Fletcher and Orion'],
  [['Fletcher', 'Fletcher', 'Fletcher'], '3 × Fletcher'],
  [[{ key: 'spitfire' }, { key: 'spitfire' }, 'Ajax'], '2 × Spitfire and Ajax'],
])('%j stand in a sentence as “%s”', (names, said) => {
  expect(plainly(listWords, { key: 'said', values: { names: joinNames(names) } })).toBe(said)
})
