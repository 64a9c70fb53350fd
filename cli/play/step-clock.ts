import type { Ask, Clock, Seat } from '@grognard/umpire'
import { lineOf } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import type { Session } from './session.ts'
import { keepTimesUsed } from './times-used.ts'

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
  const line = clock ? await typedWithin(session, ask, clock, typing) : await typing
  if (line !== clock) session.typing = null
  return line
}

const SECOND = 1000

/** What is used of the time is kept every second, so that a battle goes on where its clock stood. */
async function typedWithin(
  session: Session,
  { seat }: Ask,
  clock: Clock,
  typing: Promise<string | undefined>,
): Promise<string | undefined | Clock> {
  const { timesUsed } = session
  const step = `${seat} ${clock.name}`
  const before = timesUsed.get(step) ?? 0
  const since = Date.now()
  const count = (): void => {
    timesUsed.set(step, before + Date.now() - since)
    if (session.saved) keepTimesUsed(session.saved.file, session.battle, timesUsed)
  }
  const ticking = setInterval(count, SECOND).unref()
  const { promise: over, resolve } = Promise.withResolvers<Clock>()
  const ending = setTimeout(() => resolve(clock), SECOND * clock.seconds - before).unref()
  const line = await Promise.race([typing, over])
  clearInterval(ticking)
  clearTimeout(ending)
  count()
  return line
}

/** What commanders of one side may say, before the screen is theirs. */
export async function tellTalk(session: Session, seat: Seat): Promise<void> {
  const { teller, battle, humans } = session
  const { game } = teller
  const friends = game.allies(battle.state, seat).filter(one => one !== seat)
  if (!friends.some(one => humans.includes(one))) return
  const lines = game.talk(game.view(battle.state, seat), seat)?.told ?? []
  await writeLines(lines.map(line => lineOf(teller, line)))
}
