import { chancesOf } from '@grognard/lab/chances.ts'
import { errorText } from '../shared/error-text.ts'
import { battleIn } from '../shared/open-game.ts'
import { CHANCES_BATTLES } from './chances.ts'
import type { ChancesNews } from './chances.ts'

/** Plays a battle file on from each of its turns, away from the page. */
export async function work(question: string, tell: (answer: ChancesNews) => void): Promise<void> {
  try {
    const battle = await battleIn(question)
    for (const { done, of, found } of chancesOf(battle, { battles: CHANCES_BATTLES })) {
      if (found && done === of) tell({ found })
      else tell({ done, of, ...(found && { soFar: found }) })
    }
  } catch (error) {
    tell({ fault: errorText(error) })
  }
}
