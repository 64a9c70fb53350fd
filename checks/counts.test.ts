import { expect, test } from 'vitest'
import { countsOf } from './counts.ts'

function file(status: string, ...tests: string[]): object {
  return { name: 'a.test.ts', status, assertionResults: tests.map(one => ({ status: one })) }
}

function counts(code: number, ...testResults: object[]): object {
  return countsOf(JSON.stringify({ testResults }), code)
}

test('passed and failed tests are counted', () => {
  expect(counts(0, file('passed', 'passed', 'passed'))).toEqual({ passed: 2, failed: 0 })
  expect(counts(1, file('failed', 'passed', 'failed'))).toEqual({ passed: 1, failed: 1 })
})

test('a skipped test counts as failed', () => {
  expect(counts(0, file('passed', 'passed', 'skipped', 'todo'))).toEqual({ passed: 1, failed: 2 })
})

test('a file that could not be loaded counts as failed', () => {
  expect(counts(1, file('failed'), file('passed', 'passed'))).toEqual({ passed: 1, failed: 1 })
})

test('a run that failed for another reason counts as failed', () => {
  expect(counts(1, file('passed', 'passed'))).toEqual({ passed: 1, failed: 1 })
  expect(countsOf(undefined, 1)).toEqual({ passed: 0, failed: 1 })
})
