import { expect, test } from 'vitest'
import { saidIn } from './wording.ts'

const messages = {
  en: { hit: '{ship} is hit: {why}.', near: 'the range is {cables, number}' },
  de: { hit: '{ship} ist getroffen: {why}.', near: 'Entfernung {cables, number}' },
  da: {},
}
const said = saidIn(messages)
const hit = (why: string) => ({
  key: 'hit',
  values: { ship: 'Ajax', why: { key: why, values: { cables: 1.5 } } },
})

test('a message is said with the messages in it, in the language that is asked for', () => {
  expect(said(hit('near'))).toBe('Ajax is hit: the range is 1.5.')
  expect(said(hit('near'), 'de')).toBe('Ajax ist getroffen: Entfernung 1,5.')
})

test('a key without a sentence fails, also within another message', () => {
  expect(() => said({ key: 'near' }, 'da')).toThrow('There is no sentence "near".')
  expect(() => said(hit('far'))).toThrow('There is no sentence "far".')
})
