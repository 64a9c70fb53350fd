import { expect, test } from 'vitest'
import { testingPlan } from '@grognard/lab/fixtures.ts'
import type { Comparison } from '@grognard/lab/summary.ts'
import { gameNamed } from '../games.ts'
import { tellerFor } from '../teller.ts'
import { comparisonLines, rulesLine } from './sentences.ts'

test.each([
  ['en', 'Rules: Rules of play, undated. '],
  ['de', 'Regeln: Spielregeln ohne Jahresangabe. '],
  ['da', 'Regler: Spilleregler uden årstal. '],
] as const)('the edition is told in the language of the report: %s', (language, text) => {
  expect(rulesLine(tellerFor(gameNamed('ship-of-the-line'), language))).toContain(text)
})

const difference = {
  pairs: 4,
  differing: 2,
  difference: 0.5,
  interval: { low: -0.042, high: 0.9 },
  chance: 0.25,
}
const comparison: Comparison = {
  one: 'ensign',
  other: 'captain',
  isSame: false,
  threshold: 0.05,
  seats: [{ seat: 'noughts', wins: difference, lost: { ...difference, differing: 0 } }],
  length: null,
}

test.each([
  ['en', 'named for the seat “Noughts”, wherever seated, wins: +50.0 percentage points (−4.2'],
  ['de', 'Platz „Kreis“ genannt ist, wo er auch sitzt, siegt: +50,0 Prozentpunkte (−4,2 …'],
  ['da', 'pladsen »Bolle«, hvor han end sidder, vinder: +50,0 procentpoint (−4,2 … +90,0)'],
] as const)('a difference of shares is told in percentage points: %s', (language, text) => {
  const vary = {
    of: 'seat' as const,
    name: 'noughts',
    values: ['ensign' as const, 'captain' as const],
  }
  const plan = testingPlan({ swap: true, vary })
  const [line] = comparisonLines(tellerFor(gameNamed('tic-tac-toe'), language), plan, comparison)
  expect(line).toContain(text)
})
