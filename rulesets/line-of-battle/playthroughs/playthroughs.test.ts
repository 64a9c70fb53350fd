import { expect, test } from 'vitest'
import { goldenBattle, testGolden } from '../../../checks/golden.ts'
import { plans } from './plans.ts'

/** [LOB-048] How each battle ends; the program that plays them anew prints these lines. */
const endings: Record<string, string> = {
  constitution:
    '39 orders, lob.outcome.won, ending lob.ending.fleetGone, side lob.side.0, grade lob.outcome.task, pointsOfA 5, pointsOfB 0, won by a',
  trafalgar:
    '565 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 5, pointsOfB 15, won by nobody',
  'first-of-june':
    '413 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 10, pointsOfB 5, won by nobody',
  spy: '237 orders, lob.outcome.won, ending lob.ending.mission, side lob.side.0, grade lob.grade.small, pointsOfA 25, pointsOfB 0, won by a',
  'open-battle':
    '328 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 5, pointsOfB 15, won by nobody',
  convoy:
    '351 orders, lob.outcome.won, ending lob.ending.mission, side lob.side.0, grade lob.outcome.task, pointsOfA 15, pointsOfB 5, won by a',
  'putting-to-sea':
    '659 orders, lob.outcome.won, ending lob.ending.mission, side lob.side.1, grade lob.outcome.task, pointsOfA 5, pointsOfB 30, won by b',
  'blockade-runners':
    '310 orders, lob.outcome.won, ending lob.ending.mission, side lob.side.0, grade lob.outcome.task, pointsOfA 5, pointsOfB 20, won by a',
  'optional-rules':
    '359 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 25, pointsOfB 20, won by nobody',
  'duel-by-chance':
    '179 orders, lob.outcome.won, ending lob.ending.fleetGone, side lob.side.1, grade lob.outcome.task, pointsOfA 0, pointsOfB 10, won by b',
  'convoy-by-chance':
    '207 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 20, pointsOfB 0, won by nobody',
  'trafalgar-by-chance':
    '166 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 10, pointsOfB 5, won by nobody',
  careers:
    '514 orders, lob.outcome.draw, ending lob.ending.turnLimit, pointsOfA 10, pointsOfB 20, won by nobody',
}

const folder = new URL('.', import.meta.url)

testGolden({ folder, plans, endings })

/** Drawn by lot, with no die of the book: the first wind and fleets that nobody builds. */
const lots = ['LOB-035', 'LOB-036']

test('[LOB-005] only six-sided dice are thrown: one for every test, four for the hour', () => {
  const rolls = Object.keys(plans)
    .flatMap(name => goldenBattle(folder, name).file.entries)
    .flatMap(entry => entry.events)
    .flatMap(event => event.rolls ?? [])
    .filter(({ rule }) => !lots.includes(rule))
  expect(rolls.length).toBeGreaterThan(1000)
  expect(rolls.filter(({ sides }) => sides !== 6)).toEqual([])
  const hours = rolls.filter(({ count }) => count !== 1)
  expect(new Set(hours.map(({ rule, count }) => `${rule} ${count}`))).toEqual(
    new Set(['LOB-033 4']),
  )
})
