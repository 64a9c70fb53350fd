import { isDeepStrictEqual } from 'node:util'
import type { Kind, Playable, Seat } from '@grognard/umpire'
import { orderTyped } from '../order-form.ts'
import type { Teller } from '../teller.ts'
import { unitsOf } from '../units.ts'
import { orderText, say, seatName } from '../teller.ts'
import { withIds } from './piece-ids.ts'
import type { Sitting } from './sitting.ts'

/** As many as are told without being asked for: a list read aloud should end. */
export const TOLD_AT_ONCE = 12

/** As many as can be chosen by number. */
const MOST = 500

/** An order that can be given now, and by whom. */
export interface Offered {
  seat: Seat
  order: Kind
}

/**
 * What the seat may order, then what takes back the answers that others at the screen have given,
 * then what it was advised that is none of these.
 */
export function offersNow(sitting: Sitting, seat: Seat): Offered[] {
  const legalOrders = [...offersOf(sitting, seat), ...retractsHere(sitting)]
  const isOffered = (order: Kind) =>
    legalOrders.some(offer => isDeepStrictEqual(offer.order, order))
  const others = advisedTo(sitting, seat).filter(
    (order, i, all) =>
      !isOffered(order) && i === all.findIndex(one => isDeepStrictEqual(one, order)),
  )
  return [...legalOrders, ...others.map(order => ({ seat, order }))]
}

/** Of advice that was given as the battle stands now. */
function advisedTo({ advised, battle }: Sitting, seat: Seat): readonly Kind[] {
  return advised?.battle === battle && advised.seat === seat ? advised.orders : []
}

export function offersOf({ teller: { game }, battle }: Sitting, seat: Seat): Offered[] {
  const orders = game.legalOrders(game.view(battle.state, seat), seat, MOST)
  return orders.map(order => ({ seat, order }))
}

function retractsHere(sitting: Sitting): Offered[] {
  const { teller, battle, humans } = sitting
  const retracts = teller.game.retracts(battle.state).filter(({ seat }) => humans.includes(seat))
  return retracts.flatMap(({ seat }) => offersOf(sitting, seat))
}

/** The offered orders with their numbers, the first of them or all. */
export function offerLines(sitting: Sitting, seat: Seat, most: number): string[] {
  const { teller } = sitting
  const own = offersOf(sitting, seat)
  const numbered = own.map(({ order }, i) => ({ order, number: i + 1 }))
  const lines = numberedLines(sitting, seat, numbered.slice(0, most))
  const count = own.length - lines.length
  const more = count > 0 ? [`  ${say(teller, 'offersMore', { count })}`] : []
  const head = own.length === 0 ? say(teller, 'offersNone') : say(teller, 'offers')
  return [head, ...lines, ...more, ...retractLines(sitting, own.length)]
}

/** Orders of the seat, each with the number that gives it. */
export function numberedLines(
  sitting: Sitting,
  seat: Seat,
  numbered: readonly { order: Kind; number: number }[],
): string[] {
  const { teller, battle } = sitting
  const view = teller.game.view(battle.state, seat)
  const orders = numbered.map(({ order }) => order)
  const numbers = numbered.map(({ number }) => number)
  return offerTexts(sitting, view, orders).map(
    (order, i) => `  ${say(teller, 'offer', { number: numbers[i] ?? 0, order })}`,
  )
}

/** Numbered on from the offers of the seat that is asked. */
function retractLines(sitting: Sitting, after: number): string[] {
  const { teller, battle } = sitting
  return retractsHere(sitting).map(({ seat, order }, i) => {
    const text = offerText(teller, teller.game.view(battle.state, seat), order)
    const values = { number: after + i + 1, seat: seatName(teller, seat), order: text }
    return `  ${say(teller, 'offerOfOther', values)}`
  })
}

function offerText(teller: Teller, view: Playable, order: Kind): string {
  return withIds(orderText(teller, view, order), order, teller.game.shape(order.kind))
}

/** Orders that read the same are told apart by how they would be typed. */
function offerTexts({ teller }: Sitting, view: Playable, legalOrders: readonly Kind[]): string[] {
  const texts = legalOrders.map(order => offerText(teller, view, order))
  const units = unitsOf(teller, view)
  const isAmbiguous = (text: string): boolean => texts.indexOf(text) !== texts.lastIndexOf(text)
  const typed = (order: Kind) => orderTyped(order, teller.game.shape(order.kind), units)
  return legalOrders.map((order, i) => {
    const text = texts[i] ?? ''
    return isAmbiguous(text) ? `${text}: ${typed(order)}` : text
  })
}
