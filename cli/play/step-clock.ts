import type { Ask, Clock, Seat } from '@grognard/umpire'
import { lineOf } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import type { Session } from './session.ts'

/** The clock of whoever is asked, where people sit on both sides of a terminal. */
function clockOf({ battle, humans, input, teller }: Session, { seat }: Ask): Clock | null {
  const { state } = battle
  const own = teller.game.allies(state, seat)
  const isTimed = input.clear !== undefined && humans.some(human => !own.includes(human))
  return isTimed ? teller.game.clock(teller.game.view(state, seat), seat) : null
}

/** The next line, or the order of the clock where it does not come in time. A line that comes too late is the next one's. */
export async function lineInTime(
  session: Session,
  ask: Ask,
  next: () => Promise<string | undefined>,
): Promise<string | undefined | Clock> {
  const clock = clockOf(session, ask)
  const typing = (session.typing ??= next())
  const line = clock ? await Promise.race([typing, timeOver(session, ask, clock)]) : await typing
  if (line !== clock) session.typing = null
  return line
}

function timeOver(session: Session, { seat }: Ask, clock: Clock): Promise<Clock> {
  const { deadline } = session
  const isSame = deadline?.seat === seat && deadline.name === clock.name
  const now = Date.now()
  const at = isSame ? deadline.at : now + 1000 * clock.seconds
  session.deadline = { seat, name: clock.name, at }
  return new Promise(resolve => {
    setTimeout(() => resolve(clock), at - now).unref()
  })
}

/** What commanders of one side may say, before the screen is theirs. */
export async function tellTalk(session: Session, seat: Seat): Promise<void> {
  const { teller, battle, humans } = session
  const { game } = teller
  const friends = game.allies(battle.state, seat).filter(one => one !== seat)
  if (!friends.some(one => humans.includes(one))) return
  const lines = game.talk(game.view(battle.state, seat), seat)
  await writeLines(lines.map(line => lineOf(teller, line)))
}
