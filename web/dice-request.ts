import { DiceNeeded } from '@grognard/umpire'
import type { TallyLine } from '@grognard/umpire'
import { observed } from './observed.ts'

/** Real dice the player is asked to throw. */
export interface DiceRequest {
  sides: number
  count: number
  rule: string
  tally: TallyLine[]
  /** Null when the player would rather not. */
  answer(result: number | null): void
}

/** The one question about dice that is on the screen, if any. */
export const diceRequest = observed<DiceRequest | null>(null)

/**
 * Plays something that may need real dice, asking for one result after the other.
 * Null when the player puts the dice down.
 */
export async function withDice<Result>(
  attempt: (typed: readonly number[]) => Result,
  askFor: (needed: DiceNeeded) => Promise<number | null> = askPlayer,
): Promise<Result | null> {
  const typed: number[] = []
  for (;;) {
    try {
      return attempt(typed)
    } catch (error) {
      if (!(error instanceof DiceNeeded)) throw error
      // oxlint-disable-next-line no-await-in-loop -- one die after the other, as at the table
      const result = await askFor(error)
      if (result === null) return null
      typed.push(result)
    }
  }
}

function askPlayer({ sides, count, rule, tally }: DiceNeeded): Promise<number | null> {
  return new Promise(resolve => {
    const answer = (result: number | null): void => {
      diceRequest.set(null)
      resolve(result)
    }
    diceRequest.set({ sides, count, rule, tally, answer })
  })
}
