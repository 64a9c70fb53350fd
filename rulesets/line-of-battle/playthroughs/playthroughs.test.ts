import { readdirSync, readFileSync } from 'node:fs'
import { exportBattle, give, importBattle, newBattle, verify } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { endingOf } from '../../../checks/playthroughs.ts'
import { catalogue } from '../../index.ts'
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

function textOf(name: string): string {
  return readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')
}

function read(name: string): Battle {
  return importBattle(textOf(name), catalogue)
}

/** The same orders under the same seed. */
function playedAgain({ game, file }: Battle): Battle {
  const { scenario, options, papers, dice, entries } = file
  return entries
    .slice(1)
    .reduce(
      (battle, { seat, order }) => give(battle, seat ?? '', order).battle,
      newBattle(game, { scenario, options, papers, dice }),
    )
}

test('every plan has its battle and every battle its plan', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.json'))
  expect(files.toSorted()).toEqual(
    Object.keys(plans)
      .map(name => `${name}.json`)
      .toSorted(),
  )
  expect(Object.keys(endings).toSorted()).toEqual(Object.keys(plans).toSorted())
})

for (const [name, ending] of Object.entries(endings)) {
  test(`the battle ${name}: its events lead where its orders and dice lead`, () => {
    const battle = read(name)
    const again = playedAgain(battle)
    expect(again.state).toEqual(battle.state)
    expect(exportBattle(again)).toBe(textOf(name))
    expect(verify(battle)).toEqual({ valid: true, typed: 0 })
  })

  test(`the battle ${name} is the one planned`, () => {
    const { scenario, options = {}, papers = {}, dice } = plans[name] ?? {}
    const { file } = read(name)
    expect(file).toMatchObject({ scenario, options, dice })
    expect(file.papers).toEqual(papers)
  })

  test(`the battle ${name} ends: ${ending}`, () => {
    const battle = read(name)
    expect(endingOf(battle)).toBe(ending)
    expect(battle.game.asks(battle.state)).toEqual([])
  })
}

/** Drawn by lot, with no die of the book: the first wind and fleets that nobody builds. */
const lots = ['LOB-035', 'LOB-036']

test('[LOB-005] only six-sided dice are thrown: one for every test, four for the hour', () => {
  const rolls = Object.keys(plans)
    .flatMap(name => read(name).file.entries)
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
