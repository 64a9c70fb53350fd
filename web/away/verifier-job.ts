import { verify } from '@grognard/umpire'
import { errorText } from '../common/error-text.ts'
import { battleIn } from '../common/games.ts'
import type { Verified } from './verifier.ts'

/** Plays a battle file again, away from the page. */
export async function work(question: string, tell: (answer: Verified) => void): Promise<void> {
  tell(await verdictOn(question))
}

async function verdictOn(text: string): Promise<Verified> {
  try {
    return { verdict: verify(await battleIn(text)) }
  } catch (error) {
    return { fault: errorText(error) }
  }
}
