import type { Ask, Kind } from '@grognard/umpire'
import { refusalLines, say } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { giveOrder } from './give-order.ts'
import type { Session, Together } from './session.ts'

/** One after the other, as long as the same is asked; true once something has come of it. */
export async function giveTogether(
  session: Session,
  ask: Ask,
  orders: readonly Kind[],
): Promise<boolean> {
  const { seat, step } = ask
  session.together = { seat, step, left: orders, given: 0, count: orders.length }
  return goOnTogether(session, ask)
}

/**
 * Where others answer in between, what is left waits until the seat is asked at the same step again,
 * and falls where another step has come. True where something was done.
 */
export async function goOnTogether(session: Session, ask: Ask): Promise<boolean> {
  const { teller, together } = session
  if (!together || together.seat !== ask.seat) return false
  const isMeant = together.step === ask.step
  const now = isMeant ? await allGiven(session, ask, together) : together
  if (isMeant && now.left.length > 0) return true
  const { given, count } = now
  session.together = null
  session.takenTogether = { count: given, end: entriesNow(session, given) }
  await writeLines([say(teller, 'plan.given', { given, count })])
  return true
}

/** Of a battle far away it is heard later what has come of the orders: none of them is in it yet. */
function entriesNow({ battle, far }: Session, given: number): number {
  return battle.file.entries.length + (far ? given : 0)
}

async function allGiven(session: Session, ask: Ask, together: Together): Promise<Together> {
  let now = together
  while (now.left.length > 0 && isStillAsked(session, ask)) {
    // oxlint-disable-next-line no-await-in-loop -- each is judged by what the one before has changed
    now = await nextGiven(session, now)
    session.together = now
  }
  return now
}

/** What has become unlawful meanwhile is told and left out. */
async function nextGiven(session: Session, now: Together): Promise<Together> {
  const [order, ...left] = now.left
  if (!order) return now
  const ruling = await giveOrder(session, { seat: now.seat, order })
  if (ruling.allowed) return { ...now, left, given: now.given + 1 }
  await writeLines(refusalLines(session.teller, ruling))
  return { ...now, left }
}

function isStillAsked({ teller: { game }, battle }: Session, { seat, step }: Ask): boolean {
  return game.asks(battle.state).some(ask => ask.seat === seat && ask.step === step)
}
