import { expect, test } from 'vitest'
import { testingPlan } from '@grognard/lab/fixtures.ts'
import { commandOf, resumeCommand } from './command-line.ts'
import { timeText } from './progress.ts'

test('the command says all of the plan, and what a shell would misread is quoted', () => {
  const plan = testingPlan({
    options: { first: 'noughts' },
    papers: { sheet: null },
    seed: "Nelson's eye",
    swap: true,
  })
  expect(commandOf(plan, ['sheet=my sheet.json'])).toBe(
    `./grognard simulate tic-tac-toe standard --option first=noughts --paper 'sheet=my sheet.json' --seat crosses=random --seat noughts=random --swap --battles 4 --seed 'Nelson'\\''s eye'`,
  )
  expect(commandOf(plan, [])).toContain('--paper sheet=FILE')
})

test('a varied seat is named once', () => {
  const vary = { of: 'seat', name: 'noughts', values: ['ensign', 'admiral'] } as const
  const plan = testingPlan({ vary: { ...vary, values: [...vary.values] } })
  expect(commandOf(plan, [])).toContain('--seat crosses=random --vary noughts=ensign,admiral ')
})

test('the command to go on asks for the same reports, and for no language that is the usual one', () => {
  const flags = { csv: 'rows.csv', html: 'my report.html', language: 'da' } as const
  expect(resumeCommand('a run', flags, 'en')).toBe(
    "./grognard simulate --resume 'a run' --csv rows.csv --html 'my report.html' --language da",
  )
  expect(resumeCommand('run', { language: 'en', workers: '2' }, 'en')).toBe(
    './grognard simulate --resume run --workers 2',
  )
})

test.each([
  [0, '0:00'],
  [59_400, '1:00'],
  [125_000, '2:05'],
  [3_725_000, '1:02:05'],
])('%i milliseconds are told as %s', (milliseconds, text) => {
  expect(timeText(milliseconds)).toBe(text)
})
