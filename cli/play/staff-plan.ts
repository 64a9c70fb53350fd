import type { Ask, Kind } from '@grognard/umpire'
import { orderText, refusalLines, say } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { giveOrder } from './give-order.ts'
import type { Session } from './session.ts'

/**
 * The staff's plan for the step that is asked, an order a line; nothing is given before `rest` says so.
 * True once something was given: then it is to be looked who is asked.
 */
export async function tellPlan(session: Session, ask: Ask, rest: string): Promise<boolean> {
  const { teller } = session
  const orders = plannedNow(session, ask)
  const take = say(teller, 'plan.take')
  if (orders.length === 0) await writeLines([say(teller, 'plan.none')])
  else if (rest.toLowerCase() === take) return takePlan(session, ask, orders)
  else await writeLines(planLines(session, ask, orders))
  return false
}

function plannedNow({ teller: { game }, battle }: Session, { seat }: Ask): Kind[] {
  return game.plan(game.view(battle.state, seat), seat).map(({ order }) => order)
}

function planLines({ teller, battle }: Session, { seat }: Ask, orders: readonly Kind[]): string[] {
  const view = teller.game.view(battle.state, seat)
  const typed = `${say(teller, 'word.plan')} ${say(teller, 'plan.take')}`
  return [
    say(teller, 'plan.head'),
    ...orders.map(order => `  ${orderText(teller, view, order)}`),
    say(teller, 'plan.how', { typed, count: orders.length }),
  ]
}

/** One after the other, as long as the same is asked; what has become unlawful meanwhile is told and left out. */
async function takePlan(session: Session, ask: Ask, orders: readonly Kind[]): Promise<boolean> {
  let given = 0
  for (const order of orders) {
    if (!isStillAsked(session, ask)) break
    // oxlint-disable-next-line no-await-in-loop -- each is judged by what the one before has changed
    const ruling = await giveOrder(session, { seat: ask.seat, order })
    if (ruling.allowed) given += 1
    // oxlint-disable-next-line no-await-in-loop -- told in its turn
    else await writeLines(refusalLines(session.teller, ruling))
  }
  await writeLines([say(session.teller, 'plan.given', { given, count: orders.length })])
  return given > 0
}

function isStillAsked({ teller: { game }, battle }: Session, { seat, step }: Ask): boolean {
  return game.asks(battle.state).some(ask => ask.seat === seat && ask.step === step)
}
