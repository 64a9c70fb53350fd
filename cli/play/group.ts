import { forecastTogether, isByDice, ordersToGive, sharedOutAt } from '@grognard/umpire'
import type { Ask, Kind, SharedOut } from '@grognard/umpire'
import { orderText, reasonsOf, say } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { groupLines, pieceNamed } from './group-lines.ts'
import { groupTyped } from './group-typed.ts'
import type { GroupTyped } from './group-typed.ts'
import { forecastLines } from './odds.ts'
import type { Session } from './session.ts'
import { giveTogether } from './together.ts'

/**
 * One order for many, as on the page: each gets its own, and who is refused goes without. With nothing
 * behind the word the formations are told, and what can be ordered. True once something has been given.
 */
export async function orderGroup(session: Session, ask: Ask, line: string): Promise<boolean> {
  const wish = wishIn(session, ask, line)
  await writeLines(wish.lines)
  return wish.orders.length > 0 && giveTogether(session, ask, wish.orders)
}

/** The possible outcomes of all of it as one, told after the orders: many guns take seconds. Nothing is played. */
export async function tellGroupOdds(session: Session, ask: Ask, line: string): Promise<void> {
  const { teller } = session
  const { lines, orders, typed } = wishIn(session, ask, line)
  await writeLines(lines)
  if (!typed || orders.length === 0) return
  const { game, view, seat } = typed.at
  const texts = orders.map(order => `  ${orderText(teller, view, order)}`)
  await writeLines([say(teller, 'group.head'), ...texts])
  const forecast = forecastTogether(game, view, seat, orders)
  const isOpen = isByDice(forecast) || forecast.oddsHidden !== undefined
  await writeLines(isOpen ? forecastLines(teller, forecast) : [say(teller, 'group.certain')])
}

/** Of each of the group whether its order is allowed, and if not, why; nothing is played. */
export function groupMayLines(session: Session, ask: Ask, line: string): string[] {
  const { teller } = session
  const { lines, orders, typed } = wishIn(session, ask, line)
  if (!typed || orders.length === 0) return [...lines]
  const allowed = orders.map(order => `  ${orderText(teller, typed.at.view, order)}`)
  return [...lines, say(teller, 'may.yes'), ...allowed]
}

/** What comes of a line: what is to be said of it, and the orders that would be given. */
interface Wish {
  typed: GroupTyped | null
  lines: readonly string[]
  orders: readonly Kind[]
}

function wishIn(session: Session, ask: Ask, line: string): Wish {
  if (line === '') return { typed: null, lines: groupLines(session, ask), orders: [] }
  const typed = groupTyped(session, ask, line)
  if (typeof typed === 'string') return { typed: null, lines: [typed], orders: [] }
  const { pieces, order, aim } = typed
  const shared = sharedOutAt(typed.at, { id: order.id, pieces, aim })
  const orders = ordersToGive(shared)
  const none = orders.length === 0 ? [say(session.teller, 'group.none')] : []
  return { typed, lines: [...leftOutLines(session, typed, shared), ...none], orders }
}

/** Who goes without, and the umpire's first reason for it. */
function leftOutLines(
  { teller }: Session,
  { at }: GroupTyped,
  { members }: SharedOut<Kind>,
): string[] {
  return members
    .filter(({ ruling }) => !ruling.allowed)
    .map(({ piece, ruling }) => {
      const [why = ''] = reasonsOf(teller, ruling)
      return say(teller, 'group.leftOut', { piece: pieceNamed(at, piece), why })
    })
}
