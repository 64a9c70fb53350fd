import { gameById } from '@grognard/rulesets'
import { expect, test } from 'vitest'
import { errorInAttachments } from './begin.ts'
import { excerpt, errorAt } from './validation-error.ts'
import { describeError, errorMessages, messageOfError, plainly, Unprepared } from './index.ts'

const ticTacToe = gameById('tic-tac-toe')
const tooMany = errorAt('ships', 'most', { most: 40 })

test('a fault is told in English to programs', () => {
  expect(describeError(tooMany)).toBe('ships: expected at most 40 entries')
  expect(describeError(errorAt('', 'record'))).toBe('expected a record')
})

test('a fault is told to players in their language', () => {
  const said = (language: 'de' | 'da') => plainly(errorMessages[language], messageOfError(tooMany))
  expect(said('de')).toBe('ships: erwartet wird eine Liste mit höchstens 40 Einträgen')
  expect(said('da')).toBe('ships: forventet en liste med højst 40 poster')
})

test('options that a scenario does not take keep their fault for the reader’s language', () => {
  try {
    ticTacToe.prepare('standard', { first: 'nobody' })
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(Unprepared)
    const said = error instanceof Unprepared ? messageOfError(error.detail) : { key: '' }
    expect(plainly(errorMessages.da, said)).toBe(
      'options.first: forventet en af værdierne crosses, noughts',
    )
  }
})

test('a paper that the scenario does not take is told with the scenarios that do', () => {
  const anything = { type: 'anything' } as const
  const scenarios = {
    plain: {},
    own: { attachments: { map: anything } },
    grand: { attachments: { oob: anything } },
  }
  const said = (scenario: keyof typeof scenarios, paper: string) => {
    const error = errorInAttachments(scenarios[scenario], { [paper]: 1 }, scenarios)
    return error && describeError(error)
  }
  expect(said('plain', 'map')).toBe(
    'papers.map: expected no paper of this name here; own takes one',
  )
  expect(said('plain', 'ship')).toBe('papers.ship: expected no paper; this scenario takes none')
  expect(said('own', 'ship')).toBe('papers.ship: expected one of the papers map')
  expect(said('own', 'map')).toBeNull()
})

test('a value from outside is told again with 200 characters at most', () => {
  expect(excerpt('x'.repeat(200))).toBe('x'.repeat(200))
  expect(excerpt('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`)
  expect(excerpt(['x'.repeat(300)])).toBe(`["${'x'.repeat(197)}…`)
})
