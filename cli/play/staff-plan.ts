import type { Ask, Kind } from '@grognard/umpire'
import { orderText, say } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import type { Session } from './session.ts'
import { giveTogether } from './together.ts'

/**
 * The staff's plan for the step that is asked, an order a line; nothing is given before `rest` says so.
 * True once something was given: then it is to be looked who is asked.
 */
export async function tellPlan(session: Session, ask: Ask, rest: string): Promise<boolean> {
  const { teller } = session
  const orders = plannedNow(session, ask)
  const take = say(teller, 'plan.take')
  if (orders.length === 0) await writeLines([say(teller, 'plan.none')])
  else if (rest.toLowerCase() === take) return giveTogether(session, ask, orders)
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
