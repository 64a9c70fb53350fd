import type { Kind, Playable, Seat } from '@grognard/umpire'
import { orderTyped } from '../order-form.ts'
import { orderText, say } from '../teller.ts'
import type { Sitting } from './sitting.ts'

/** As many as are told without being asked for: a list read aloud should end. */
export const TOLD_AT_ONCE = 12

/** As many as can be chosen by number. */
const MOST = 500

export function offersNow({ teller, battle }: Sitting, seat: Seat): Kind[] {
  return teller.game.offers(teller.game.view(battle.state, seat), seat, MOST)
}

/** The offered orders with their numbers, the first of them or all. */
export function offerLines(sitting: Sitting, seat: Seat, most: number): string[] {
  const { teller, battle } = sitting
  const view = teller.game.view(battle.state, seat)
  const offers = offersNow(sitting, seat)
  if (offers.length === 0) return [say(teller, 'offersNone')]
  const lines = offerTexts(sitting, view, offers.slice(0, most)).map(
    (order, i) => `  ${say(teller, 'offer', { number: i + 1, order })}`,
  )
  const count = offers.length - lines.length
  const more = count > 0 ? [`  ${say(teller, 'offersMore', { count })}`] : []
  return [say(teller, 'offers'), ...lines, ...more]
}

/** Orders that read the same are told apart by how they would be typed. */
function offerTexts({ teller }: Sitting, view: Playable, offers: readonly Kind[]): string[] {
  const texts = offers.map(order => orderText(teller, view, order))
  const isAmbiguous = (text: string): boolean => texts.indexOf(text) !== texts.lastIndexOf(text)
  return offers.map((order, i) => {
    const text = texts[i] ?? ''
    return isAmbiguous(text) ? `${text}: ${orderTyped(order)}` : text
  })
}
