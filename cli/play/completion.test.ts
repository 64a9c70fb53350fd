import { expect, test } from 'vitest'
import { newBattle } from '@grognard/umpire'
import { gameNamed } from '../games.ts'
import { tellerFor } from '../teller.ts'
import { completionOf } from './completion.ts'
import { duelWith, teller, typing } from './fixtures.ts'
import { newSession } from './session.ts'

const duel = newSession({
  teller,
  input: typing(),
  humans: ['a'],
  saveTo: undefined,
  battle: duelWith(),
})

/** What Tab offers at the end of a line. */
function offered(session: typeof duel, line: string): string[] {
  const [ask] = session.battle.game.asks(session.battle.state)
  if (!ask) throw new Error('Nobody is asked.')
  return completionOf(session, ask, line)[0]
}

const land = gameNamed('belle-alliance')
const farm = newBattle(land, {
  scenario: 'crossroads-farm',
  dice: { kind: 'seeded', seed: '8' },
})
const french = newSession({
  teller: tellerFor(land, 'en'),
  input: typing(),
  humans: ['france'],
  saveTo: undefined,
  battle: farm,
})

test('a line begins with a kind of order or a command', () => {
  expect(offered(duel, '')).toEqual(expect.arrayContaining(['choose', 'help', 'odds']))
  expect(offered(duel, 'CH')).toEqual(['choose'])
  expect(offered(duel, 'od')).toEqual(['odds'])
})

test('then the values of the field that comes next, and the names of the fields', () => {
  expect(offered(duel, 'choose ')).toEqual(expect.arrayContaining(['high', 'low', 'stance=']))
  expect(offered(duel, 'choose h')).toEqual(['high'])
  expect(offered(duel, 'choose stance=l')).toEqual(['stance=low'])
  expect(offered(duel, 'odds choose h')).toEqual(['high'])
  expect(offered(duel, 'choose high ')).toEqual([])
})

test('what is typed is replaced from its beginning', () => {
  const [ask] = duel.battle.game.asks(duel.battle.state)
  if (!ask) throw new Error('Nobody is asked.')
  expect(completionOf(duel, ask, 'choose stance=l')[1]).toBe('stance=l')
  expect(completionOf(duel, ask, 'choose ')[1]).toBe('')
})

test('a field that names a piece takes those of the seat, as the shape says', () => {
  const [ask] = farm.game.asks(farm.state)
  if (!ask) throw new Error('Nobody is asked.')
  const kind = ask.asks.find(one =>
    Object.values(land.shape(one)).some(shape => shape.type === 'text' && shape.role === 'piece'),
  )
  const [name] =
    Object.entries(land.shape(kind ?? '')).find(
      ([, shape]) => shape.type === 'text' && shape.role === 'piece',
    ) ?? []
  const own = land
    .picture(land.view(farm.state, ask.seat))
    .pieces.filter(({ seat }) => seat === ask.seat)
    .map(({ id }) => `${name}=${id}`)
  const ids = offered(french, `${kind} ${name}=`)
  expect(ids.length).toBeGreaterThan(0)
  expect(own).toEqual(expect.arrayContaining(ids))
})

test('an unknown word and a command without an order complete nothing', () => {
  expect(offered(duel, 'dance h')).toEqual([])
  expect(offered(duel, 'quit h')).toEqual([])
  expect(offered(duel, 'help ch')).toEqual(['choose'])
})
