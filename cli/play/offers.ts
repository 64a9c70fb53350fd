import { isDeepStrictEqual } from 'node:util'
import { excerpt } from '@grognard/umpire'
import type { Ask, Kind, Message, Playable, Seat, Value } from '@grognard/umpire'
import { formsFor, orderKinds } from '../games.ts'
import { formText } from '../order-form.ts'
import { readOrder } from '../order-line.ts'
import type { Offers } from '../order-line.ts'
import { shortOrder } from '../short-order.ts'
import { orderText, say, seatName } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { unitsOf } from '../units.ts'
import { wordList } from './command-words.ts'
import { withIds } from './piece-ids.ts'
import type { Session } from './session.ts'

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
export function offersNow(session: Session, seat: Seat): Offered[] {
  const legalOrders = [...offersOf(session, seat), ...retractsHere(session)]
  const isOffered = (order: Kind) =>
    legalOrders.some(offer => isDeepStrictEqual(offer.order, order))
  const others = advisedTo(session, seat).filter(
    (order, i, all) =>
      !isOffered(order) && i === all.findIndex(one => isDeepStrictEqual(one, order)),
  )
  return [...legalOrders, ...others.map(order => ({ seat, order }))]
}

/** Of advice that was given as the battle stands now. */
function advisedTo({ advised, battle }: Session, seat: Seat): readonly Kind[] {
  return advised?.battle === battle && advised.seat === seat ? advised.orders : []
}

function offersOf({ teller: { game }, battle }: Session, seat: Seat): Offered[] {
  const orders = game.legalOrders(game.view(battle.state, seat), seat, MOST)
  return orders.map(order => ({ seat, order }))
}

function retractsHere(session: Session): Offered[] {
  const { teller, battle, humans } = session
  const retracts = teller.game.retracts(battle.state).filter(({ seat }) => humans.includes(seat))
  return retracts.flatMap(({ seat }) => offersOf(session, seat))
}

/** The offered orders with their numbers, the first of them or all. */
export function offerLines(session: Session, seat: Seat, most: number): string[] {
  const { teller } = session
  const own = offersOf(session, seat)
  const numbered = own.map(({ order }, i) => ({ order, number: i + 1 }))
  const lines = numberedLines(session, seat, numbered.slice(0, most))
  const count = own.length - lines.length
  const more = count > 0 ? [`  ${say(teller, 'offersMore', { count })}`] : []
  const head = own.length === 0 ? say(teller, 'offersNone') : say(teller, 'offers')
  return [head, ...lines, ...more, ...retractLines(session, own.length)]
}

/** Orders of the seat, each with the number that gives it. */
export function numberedLines(
  session: Session,
  seat: Seat,
  numbered: readonly { order: Kind; number: number }[],
): string[] {
  const { teller } = session
  const orders = numbered.map(({ order }) => order)
  const numbers = numbered.map(({ number }) => number)
  return offerTexts(session, seat, orders).map(
    (order, i) => `  ${say(teller, 'offer', { number: numbers[i] ?? 0, order })}`,
  )
}

/** Numbered on from the orders listed for the seat that is asked. */
function retractLines(session: Session, after: number): string[] {
  const { teller, battle } = session
  return retractsHere(session).map(({ seat, order }, i) => {
    const text = offerText(teller, teller.game.view(battle.state, seat), order)
    const values = { number: after + i + 1, seat: seatName(teller, seat), order: text }
    return `  ${say(teller, 'offerOfOther', values)}`
  })
}

function offerText(teller: Teller, view: Playable, order: Kind): string {
  return withIds(orderText(teller, view, order), order, teller.game.shape(order.kind))
}

/** Orders that read the same are told apart by how they would be typed. */
function offerTexts(session: Session, seat: Seat, legalOrders: readonly Kind[]): string[] {
  const { teller, battle } = session
  const view = teller.game.view(battle.state, seat)
  const texts = legalOrders.map(order => offerText(teller, view, order))
  const isAmbiguous = (text: string): boolean => texts.indexOf(text) !== texts.lastIndexOf(text)
  return legalOrders.map((order, i) => {
    const text = texts[i] ?? ''
    return isAmbiguous(text) ? `${text}: ${shortOffer(session, seat, order)}` : text
  })
}

/** An offered order as short as it can be typed now. */
export function shortOffer(session: Session, seat: Seat, order: Kind): string {
  const { teller, battle } = session
  const units = unitsOf(teller, battle.state)
  const forms = formsFor(teller, [order.kind])
  const offers = offersOfKind(session, seat)
  return forms.map(form => shortOrder(order, form, units, offers)).join(' ')
}

/** What is offered of a kind; each kind is looked up once. */
function offersOfKind(session: Session, seat: Seat): Offers {
  let all: readonly Kind[] | null = null
  return kind => {
    all ??= offersOf(session, seat).map(({ order }) => order)
    return all.filter(order => order.kind === kind)
  }
}

/** The order a line means, or a line saying why it means none. */
export function orderIn(session: Session, ask: Ask, line: string): Offered | string {
  if (/^\d+$/.test(line)) return offerNumbered(session, ask, Number(line))
  const { teller, battle } = session
  const units = unitsOf(teller, battle.state)
  const legalOrders = offersOfKind(session, ask.seat)
  const asked = readOrder(line, formsFor(teller, ask.asks), units, legalOrders)
  const isKnown = 'order' in asked || asked.kind !== undefined
  const read = isKnown ? asked : readOrder(line, formsFor(teller, orderKinds(teller.game)), units)
  if ('order' in read) return { seat: ask.seat, order: read.order }
  if (read.kind === undefined) return notRead(teller, read.fault)
  const forms = formsFor(teller, [read.kind]).map(formText).join(' ')
  const fault = say(teller, 'notFilled', { order: read.kind, fault: faultIn(read.fault) })
  return [fault, say(teller, 'formsHint', { forms })].join('\n')
}

/** A field that is not there is told as that. */
function faultIn(fault: string | Message): string | Message {
  if (typeof fault === 'string') return fault
  const { at, expected } = fault.values ?? {}
  const isMissing = typeof expected === 'object' && expected.key === 'fault.missing'
  return isMissing && at !== undefined ? { key: 'cli.fieldMissing', values: { at } } : fault
}

function notRead(teller: Teller, text: Value): string {
  const given = typeof text === 'string' ? excerpt(text) : text
  return say(teller, 'notRead', { text: given, words: wordList(teller.words) })
}

function offerNumbered(session: Session, { seat }: Ask, number: number): Offered | string {
  const legalOrders = offersNow(session, seat)
  return (
    legalOrders[number - 1] ??
    say(session.teller, 'noSuchNumber', { number, count: legalOrders.length })
  )
}
