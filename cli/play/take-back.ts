import type { Entry } from '@grognard/umpire'
import { isSecretTo } from '../audience.ts'
import { orderText, say, seatName } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { forgetFrom } from './listeners.ts'
import { listening, saveIfWanted } from './session.ts'
import type { FarTable, Session } from './session.ts'
import { undoLast } from './undo.ts'

/** Takes back the last order, or all that were given together last; true where something was taken back. */
export async function takeBack(session: Session): Promise<boolean> {
  const { far } = session
  return far ? takenBackFar(session, far) : takenBackHere(session)
}

/** How many were given together last; one where others have come since. */
function lastTogether({ takenTogether, battle }: Session): number {
  const isLast = takenTogether?.end === battle.file.entries.length
  return isLast ? Math.max(1, takenTogether.count) : 1
}

async function takenBackFar(session: Session, far: FarTable): Promise<boolean> {
  let isAny = false
  for (let left = lastTogether(session); left > 0; left--) {
    // oxlint-disable-next-line no-await-in-loop -- the last one first
    const why = await far.takeBack()
    // oxlint-disable-next-line no-await-in-loop -- told in its turn
    if (why) await writeLines([session.teller.words.say(why)])
    if (why) break
    isAny = true
  }
  return isAny
}

/** Where one of several stands, so do those that were given before it. */
async function takenBackHere(session: Session): Promise<boolean> {
  let isAny = false
  for (let left = lastTogether(session); left > 0; left--) {
    const undone = undoLast(session.battle, session.humans)
    // oxlint-disable-next-line no-await-in-loop -- told in its turn
    if ('fault' in undone) await writeLines([say(session.teller, `undo.${undone.fault}`)])
    if ('fault' in undone) break
    session.battle = undone.battle
    forgetFrom(session.listeners, undone.entry.seq)
    isAny = true
    // oxlint-disable-next-line no-await-in-loop -- told in its turn
    await writeLines([undoneLine(session, undone.entry)])
  }
  if (isAny) await forgotten(session)
  return isAny
}

async function forgotten(session: Session): Promise<void> {
  session.situated = ''
  session.takenTogether = null
  session.together = null
  await saveIfWanted(session)
}

/** Of a secret order of another it is told whose it was. */
function undoneLine(session: Session, entry: Entry): string {
  const { teller, battle } = session
  const { seat, order } = entry
  const isSecret = isSecretTo(listening(session).audience, entry)
  if (isSecret && seat) return say(teller, 'undoneSecret', { seat: seatName(teller, seat) })
  return say(teller, 'undone', { order: order ? orderText(teller, battle.state, order) : '' })
}
