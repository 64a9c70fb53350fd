import type { Seat } from '@grognard/umpire'
import { say, seatName } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { haveSecrets, newsFor } from './listeners.ts'
import { toldLines } from './log.ts'
import { tellTalk } from './step-clock.ts'
import { listening } from './session.ts'
import type { Session } from './session.ts'

/**
 * Gives the screen to a seat; false where the input ended. Where it may not see what another saw,
 * the screen is cleared in between, and it is told anew only what it may know.
 */
export async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { atScreen, battle, humans } = session
  if (atScreen === seat) return true
  const isSecret = haveSecrets(battle, atScreen === null ? humans : [atScreen, seat])
  if (isSecret && !(await clearFor(session, seat))) return false
  session.atScreen = seat
  const news = newsFor(listening(session))
  if (!isSecret || news.length === 0) return true
  const { teller } = session
  await writeLines([say(teller, 'news'), ...news.flatMap(one => toldLines(teller, one))])
  return true
}

/** The one who leaves clears the screen, the one who comes asks for it. Through a pipe nobody waits. */
async function clearFor(session: Session, seat: Seat): Promise<boolean> {
  const { teller, input, atScreen } = session
  const values = { seat: seatName(teller, seat) }
  session.situated = ''
  await tellTalk(session, seat)
  if (!input.clear) {
    const warning = atScreen === null ? [say(teller, 'noHiding')] : []
    await writeLines([...warning, say(teller, 'screenOf', values)])
    return true
  }
  const prompts = atScreen === null ? ['screenTake'] : ['screenLeave', 'screenTake']
  for (const prompt of prompts) {
    await writeLines([say(teller, prompt, values)])
    if ((await input.next()) === undefined) return false
    input.clear()
  }
  return true
}
