import { expect, test } from 'vitest'
import { faultAt } from './fault.ts'
import { describeFault, faultMessages, messageOfFault, plainly } from './index.ts'

const tooMany = faultAt('ships', 'most', { most: 40 })

test('a fault is told in English to programs', () => {
  expect(describeFault(tooMany)).toBe('ships: expected at most 40 entries')
  expect(describeFault(faultAt('', 'record'))).toBe('expected a record')
})

test('a fault is told to players in their language', () => {
  const said = (language: 'de' | 'da') => plainly(faultMessages[language], messageOfFault(tooMany))
  expect(said('de')).toBe('ships: erwartet wird eine Liste mit höchstens 40 Einträgen')
  expect(said('da')).toBe('ships: forventet en liste med højst 40 poster')
})
