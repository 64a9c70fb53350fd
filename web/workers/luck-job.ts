import { luckOf } from '@grognard/lab/luck.ts'
import { errorText } from '../shared/error-text.ts'
import { battleIn } from '../shared/open-game.ts'
import { LUCK_TRIES } from './luck.ts'
import type { LuckNews } from './luck.ts'

/** Gives the orders of a battle file again with other dice, away from the page. */
export async function work(question: string, tell: (answer: LuckNews) => void): Promise<void> {
  tell(await workedOut(question, tell))
}

async function workedOut(text: string, tell: (news: LuckNews) => void): Promise<LuckNews> {
  try {
    const luck = luckOf(await battleIn(text), { tries: LUCK_TRIES }, (done, of) => {
      tell({ done, of })
      return true
    })
    return { found: luck ?? [] }
  } catch (error) {
    return { fault: errorText(error) }
  }
}
