import { readFileSync } from 'node:fs'
import type { Json, Shape } from '@grognard/umpire'
import { chooseOrder } from '@grognard/players'
import { give, newBattle, seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { gameNamed } from './games.ts'

const game = gameNamed('belle-alliance')
const guide = readFileSync('docs/write-a-scenario.md', 'utf8')

function example(): Json {
  return JSON.parse(readFileSync('docs/scenario-example.json', 'utf8'))
}

/** Every field's name, and every value that a text may have. */
function wordsOf(shape: Shape): string[] {
  if (shape.type === 'record')
    return Object.entries(shape.fields).flatMap(([name, field]) => [name, ...wordsOf(field)])
  if (shape.type === 'list' || shape.type === 'table') return wordsOf(shape.of)
  if (shape.type === 'oneOf') return shape.of.flatMap(wordsOf)
  return shape.type === 'text' ? [...(shape.values ?? [])] : []
}

test('[BA-1.1.9-01] the guide names every field of a scenario file and every value', () => {
  const shape = game.scenarios.own?.attachments?.scenario
  const words = new Set(shape ? wordsOf(shape) : [])
  expect(words.size).toBeGreaterThan(100)
  expect([...words].filter(word => !guide.includes(`\`${word}\``))).toEqual([])
})

test('the rules that the guide cites are in the book', () => {
  const cited = [...guide.matchAll(/BA-(?:[\dQT]\w*)(?:[.-]\d+)*/g)].map(([rule]) => rule)
  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter(rule => !Object.hasOwn(game.rulebook.rows, rule))).toEqual([])
})

test('[BA-1.1.9-01] the example of the guide begins and is played', () => {
  const dice = { kind: 'seeded', seed: 'mill' } as const
  let battle = newBattle(game, {
    scenario: 'own',
    options: { turns: 1 },
    papers: { scenario: example() },
    dice,
  })
  expect(game.seats(battle.state)).toEqual(['france', 'prussia'])
  for (let order = 0; battle.state.outcome === null && order < 500; order++) {
    const [ask] = game.asks(battle.state)
    const seat = ask?.seat ?? ''
    const view = game.view(battle.state, seat)
    const given = give(battle, seat, chooseOrder(game, view, seat, seededDice('p', order)))
    expect(given.ruling.allowed).toBe(true)
    battle = given.battle
  }
  expect(battle.state.outcome).not.toBeNull()
})
