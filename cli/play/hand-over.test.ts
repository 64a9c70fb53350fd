import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { expect, test } from 'vitest'
import { gameOf, newBattle } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { tellerFor } from '../teller.ts'
import type { Input } from '../terminal.ts'
import { duelWith, seeded, teller, typing, written } from './fixtures.ts'
import { newSession } from './session.ts'
import { playOn } from './turns.ts'

/** As at a terminal whose screen can be cleared; what stood on it is kept, screen by screen. */
function atTerminal(...lines: readonly string[]): { input: Input; screens: string[] } {
  const screens: string[] = []
  const clear = () => {
    screens.push(written.out)
    written.out = ''
  }
  return { input: { ...typing(...lines), clear }, screens }
}

test('between two at one terminal the screen is cleared of what the other must not see', async () => {
  const { input, screens } = atTerminal('choose high', '', '', 'log', 'quit')
  const plan = { teller, saveTo: undefined, battle: duelWith() }
  await playOn(newSession({ ...plan, input, humans: ['red', 'blue'] }))
  const next = 'Blue is next: press Enter to clear the screen, then pass it across.'
  expect(screens[0]).toContain(next)
  expect(screens[1]).toBe('The screen is for Blue: press Enter when nobody else is looking.\n')
  expect(screens).toHaveLength(2)
  expect(written.out).toContain('Blue to act: stance')
})

test('where nobody has a secret the screen is not cleared', async () => {
  const open = gameOf(
    changed(duel, { view: state => duel.rules.copy(state), redact: event => event }),
  )
  const battle = newBattle(open, { scenario: 'hall', dice: seeded })
  const { input, screens } = atTerminal('choose high', 'choose low', 'quit')
  const plan = { teller: tellerFor(open, 'en'), saveTo: undefined, battle }
  await playOn(newSession({ ...plan, input, humans: ['red', 'blue'] }))
  expect(screens).toEqual([])
})
