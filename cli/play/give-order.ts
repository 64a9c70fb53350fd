import { give } from '@grognard/umpire'
import type { Given, Kind, Ruling, Seat } from '@grognard/umpire'
import type { Offered } from './offers.ts'
import { goOn } from './session.ts'
import type { Session } from './session.ts'
import { diceForOrder, withTypedDice } from './typed-dice.ts'

/** What comes of an order that is given far away is told once it has come. */
export async function giveOrder(session: Session, { seat, order }: Offered): Promise<Ruling> {
  if (session.far) return session.far.give(order)
  const { ruling, battle } = await giveAtTable(session, seat, order)
  if (ruling.allowed) await goOn(session, battle)
  return ruling
}

export function giveAtTable(session: Session, seat: Seat, order: Kind): Promise<Given> {
  const { battle } = session
  const play = (typed: readonly number[]): Given => give(battle, seat, order, typed)
  return withTypedDice(diceForOrder(session, seat, order), play, ({ events }) => events)
}
