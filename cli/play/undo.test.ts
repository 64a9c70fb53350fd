import { expect, test } from 'vitest'
import { duelWith, given, high, low, played, written } from './fixtures.ts'
import { undoLast } from './undo.ts'

test('an order is taken back until dice fall or secrets come out', () => {
  const battle = duelWith()
  expect(undoLast(battle, ['red'])).toEqual({ fault: 'nothing' })
  const chosen = given(battle, 'red', high)
  expect(undoLast(chosen, ['red'])).toHaveProperty('battle.state', battle.state)
  expect(undoLast(chosen, ['blue'])).toEqual({ fault: 'nothing' })
  expect(undoLast(given(chosen, 'blue', low), ['red'])).toEqual({ fault: 'dice' })
})

test('a secret that came out without dice cannot be taken back', () => {
  const chosen = given(given(duelWith(), 'red', high), 'blue', low, [1, 1])
  const entries = chosen.file.entries.map(entry => ({
    ...entry,
    events: entry.events.map(event => ({ ...event, rolls: [] })),
  }))
  const bloodless = { ...chosen, file: { ...chosen.file, entries } }
  for (const seat of ['red', 'blue'])
    expect(undoLast(bloodless, [seat])).toEqual({ fault: 'secret' })
})

test('undo is told and the battle goes on from there', async () => {
  const { battle } = await played(['red', 'blue'], ['undo', '1', 'undo', '2', 'quit'])
  expect(written.out).toContain('You have no order to take back.')
  expect(written.out).toContain('Taken back: a secret order of Red')
  expect(battle.file.entries[1]?.order).toEqual(low)
})

test('one who has answered takes the answer back by its number, and is asked again', async () => {
  const { battle } = await played(['red', 'blue'], ['choose high', '3', 'choose low', 'choose low'])
  expect(written.out).toContain('2. Stance: low\n  3. Red: Think again\n')
  expect(written.out).toContain('rethought: Red')
  expect(battle.file.entries.slice(1, 5).map(({ seat, order }) => [seat, order?.kind])).toEqual([
    ['red', 'choose'],
    ['red', 'rethink'],
    ['blue', 'choose'],
    ['red', 'choose'],
  ])
})

test('the answer of a seat that is not at this screen is not taken back here', async () => {
  await played(['blue'], ['quit'], given(duelWith(), 'red', high))
  expect(written.out).toContain('Stance: low')
  expect(written.out).not.toContain('Think again')
})

test('a battle is resigned by saying so twice, and is over', async () => {
  const { battle } = await played(['red', 'blue'], ['concede', 'resign now', 'concede yes', '1'])
  expect(written.out.match(/Type “concede yes” to concede/g)).toHaveLength(2)
  expect(written.out).toContain('Red concedes the battle.')
  expect(battle.state.outcome?.winners).toEqual(['blue'])
  expect(battle.file.entries).toHaveLength(2)
})
