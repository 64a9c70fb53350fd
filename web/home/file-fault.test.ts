import { expect, test } from 'vitest'
import { BattleFileError, exportBattle, give } from '@grognard/umpire'
import { smallBattle } from '../journeys/battles-for-tests.ts'
import { battleIn } from '../shared/open-game.ts'
import { wordsFor } from '../shared/sentences.ts'
import { faultOfFile } from './file-fault.ts'

const { battle } = give(smallBattle(), 'crosses', { kind: 'mark', cell: 4 })
const whole = exportBattle(battle)

async function said(text: string): Promise<string> {
  const error: unknown = await battleIn(text).catch((fault: unknown) => fault)
  if (!(error instanceof BattleFileError)) throw new Error('No fault was found.')
  return wordsFor('en').say(faultOfFile('june.json', text, error))
}

test('a damaged battle file is told as one, with its name and the entry', async () => {
  expect(await said(whole.replace('"cell":4}', '"cell":"four"}'))).toMatch(
    /^june\.json is a battle file, but it is damaged at entry 1\. order\.cell: expected a whole/,
  )
  expect(await said(whole.replace('"seq":1', '"seq":2'))).toContain(
    'damaged at entry 1. seq: expected 1, found 2; an entry is missing or out of place.',
  )
  expect(await said(whole.replace('"dice": {', '"die": {'))).toContain(
    'june.json is a battle file, but it is damaged. ',
  )
})

test('a kind of order or event that there is not is named, and not all that there are', async () => {
  expect(await said(whole.replace('"kind":"mark"', '"kind":"swim"'))).toBe(
    'june.json is a battle file, but it is damaged at entry 1. order.kind: “swim” is unknown here.',
  )
  expect(await said(whole.replace('"kind":"marked"', '"kind":"swam"'))).toBe(
    'june.json is a battle file, but it is damaged at entry 1. events[0].kind: “swam” is unknown here.',
  )
})

test('a battle file that was cut short is told as one', async () => {
  expect(await said(whole.slice(0, -40))).toMatch(
    /^june\.json is a battle file, but it is damaged: it cannot be read from line \d+, column \d+ on\.$/,
  )
})

test('a battle file that is whole but not for this program is not called damaged', async () => {
  expect(await said(whole.replace('"version": 1', '"version": 99'))).toContain(
    'june.json cannot be opened: This file is of version 99',
  )
  expect(await said(whole.replace('"tic-tac-toe"', '"chess"'))).toContain(
    'june.json cannot be opened: The ruleset chess is unknown here',
  )
})

test('a file that is no battle file is told as none', async () => {
  const none = 'june.json is not a Grognard battle file. '
  expect(await said('{"format":"shopping list"}')).toContain(
    'june.json is not a Grognard battle file: its format should be grognard-battle',
  )
  expect(await said('{}')).toMatch(
    /^june\.json is not a Grognard battle file: it does not name its format \(.*\)\.$/,
  )
  expect(await said('milk, eggs')).toContain(`${none}This is not valid JSON`)
})
