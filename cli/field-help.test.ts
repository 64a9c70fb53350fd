import { catalogue, gameById } from '@grognard/rulesets'
import { expect, test } from 'vitest'
import { fieldLines } from './field-help.ts'
import { formsFor } from './games.ts'
import { tellerFor } from './teller.ts'

function linesOf(game: string, kind: string): string[] {
  const teller = tellerFor(gameById(game), 'en')
  return formsFor(teller, [kind]).flatMap(form => fieldLines(teller, form))
}

test('a field is told with what it is measured from, and what it is where it is left out', () => {
  const lines = linesOf('belle-alliance', 'march')
  expect(lines).toContain('unit=TEXT: the unit that is meant, by its id.')
  expect(lines.find(line => line.startsWith('course=ANGLE'))).toContain(
    'clockwise from its own front',
  )
  expect(lines.find(line => line.startsWith('rate='))).toContain('Left out: normal.')
  const sail = linesOf('line-of-battle', 'sail')
  expect(sail.find(line => line.startsWith('anchor='))).toContain('Left out: no.')
})

test('a heading is told as its game counts it', () => {
  expect(linesOf('ship-of-the-line', 'wear')[0]).toContain('an eighth of the compass')
  expect(linesOf('line-of-battle', 'spin')[1]).toContain('0 is up the table, 90 to the right')
})

/** Orders of the first two phases and what is typed most; every field of them has a meaning. */
const explained: Record<string, readonly string[]> = {
  'belle-alliance': ['march', 'form', 'attack', 'fire', 'moveStaff', 'advance', 'sendOut', 'split'],
  'line-of-battle': ['sail', 'place', 'chooseShot', 'aim', 'fire', 'board', 'transfer', 'spin'],
  'ship-of-the-line': ['move', 'wear', 'fire', 'retaliate', 'board', 'berth'],
}

test.each(Object.keys(explained))('%s says what the fields of its orders mean', id => {
  const game = catalogue[id]
  if (!game) throw new Error(`There is no ruleset ${id}.`)
  const teller = tellerFor(game, 'de')
  for (const form of formsFor(teller, explained[id] ?? []))
    for (const line of fieldLines(teller, form)) expect(line).toMatch(/: \S/)
})
