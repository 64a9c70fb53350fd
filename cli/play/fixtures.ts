import { gameOf, give, newBattle } from '@grognard/umpire'
import type { Battle, BattleDice, Kind } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { caughtOutput } from '../fixtures.ts'
import { tellerFor } from '../teller.ts'
import type { Input } from '../terminal.ts'
import { newSession } from './session.ts'
import { playOn } from './turns.ts'
import { LeftTheTable } from './typed-dice.ts'

export const game = gameOf(duel)

export const teller = tellerFor(game, 'en')

export const seeded: BattleDice = { kind: 'seeded', seed: 'hall' }

/** What was said in a test. */
export const written = caughtOutput()

/** Lines as a player types them, one after another. */
export function typing(...lines: readonly string[]): Input {
  const left = [...lines]
  return { next: () => Promise.resolve(left.shift()), close: () => undefined }
}

export function duelWith(dice: BattleDice = seeded): Battle {
  return newBattle(game, { scenario: 'hall', dice })
}

export function given(
  battle: Battle,
  seat: string,
  order: Kind,
  typed: readonly number[] = [],
): Battle {
  return give(battle, seat, order, typed).battle
}

export const high = { kind: 'choose', stance: 'high' }

export const low = { kind: 'choose', stance: 'low' }

/** The duel played on with what these players type, until they leave. */
export async function played(
  humans: readonly string[],
  lines: readonly string[],
  battle = duelWith(),
) {
  const input = typing(...lines)
  const plan = { teller, input, humans, saveTo: undefined, battle }
  const session = newSession(plan)
  await playOn(session).catch((error: unknown) => {
    if (!(error instanceof LeftTheTable)) throw error
  })
  return session
}
