import { excerpt } from '@grognard/umpire'
import type { Ask, Value } from '@grognard/umpire'
import { formsFor, orderKinds } from '../games.ts'
import { formText } from '../order-form.ts'
import { readOrder } from '../order-line.ts'
import { say } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { unitsOf } from '../units.ts'
import { wordList } from './command-words.ts'
import { offersNow, offersOf } from './offers.ts'
import type { Offered } from './offers.ts'
import type { Sitting } from './sitting.ts'

/** The order a line means, or a line saying why it means none. */
export function orderIn(sitting: Sitting, ask: Ask, line: string): Offered | string {
  if (/^\d+$/.test(line)) return offerNumbered(sitting, ask, Number(line))
  const { teller, battle } = sitting
  const units = unitsOf(teller, battle.state)
  const legalOrders = (kind: string) =>
    offersOf(sitting, ask.seat)
      .map(({ order }) => order)
      .filter(order => order.kind === kind)
  const asked = readOrder(line, formsFor(teller, ask.asks), units, legalOrders)
  const isKnown = 'order' in asked || asked.kind !== undefined
  const read = isKnown ? asked : readOrder(line, formsFor(teller, orderKinds(teller.game)), units)
  if ('order' in read) return { seat: ask.seat, order: read.order }
  if (read.kind === undefined) return notRead(teller, read.fault)
  const forms = formsFor(teller, [read.kind]).map(formText).join(' ')
  const fault = say(teller, 'notFilled', { order: read.kind, fault: read.fault })
  return [fault, say(teller, 'formsHint', { forms })].join('\n')
}

function notRead(teller: Teller, text: Value): string {
  const given = typeof text === 'string' ? excerpt(text) : text
  return say(teller, 'notRead', { text: given, words: wordList(teller.words) })
}

function offerNumbered(sitting: Sitting, { seat }: Ask, number: number): Offered | string {
  const legalOrders = offersNow(sitting, seat)
  return (
    legalOrders[number - 1] ??
    say(sitting.teller, 'noSuchNumber', { number, count: legalOrders.length })
  )
}
