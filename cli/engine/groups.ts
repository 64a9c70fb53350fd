import { commandedAmong, openToGroup, ordersToGive, recordOf, sharedOutAt } from '@grognard/umpire'
import type { AtTheTable } from '@grognard/umpire'
import { wordsFor } from '../words.ts'
import { EngineError } from './errors.ts'
import { readyAt } from './open-battles.ts'
import { playOn } from './play.ts'
import type { Requests } from './requests.ts'
import { orderFrom, seenBy } from './seen.ts'
import type { Engine } from './seen.ts'
import { awaitingOf, refusal, rulingOf, toldEvents } from './telling.ts'

/** Bodies of pieces that can be ordered as one, and what they can be ordered now. */
export function groupsOf(engine: Engine, request: Requests['groups']): object {
  const at = tableOf(engine, request)
  const { game, view, seat } = at
  const words = wordsFor(game, engine.language)
  const own = commandedAmong(game.pieces(view), seat)
  return {
    formations: game.formations(view, seat).map(one => ({ ...one, name: words.say(one.name) })),
    orders: openToGroup(at, own).map(one => ({ ...one, text: words.name('group', one.id) })),
  }
}

/** Shares one order for many out: what each would be ordered, and whether it may. Nothing is played. */
export function sharedOut(engine: Engine, request: Requests['share']): object {
  const at = tableOf(engine, request)
  const { game, view, seat } = at
  const { group: id, pieces, aim = { at: 'nothing' } } = request
  const own = commandedAmong(game.pieces(view), seat)
  const stranger = pieces.findIndex(piece => !own.includes(piece))
  if (stranger >= 0)
    throw new EngineError('malformed', `the pieces are ${own.join(', ')}`, `pieces[${stranger}]`)
  const open = openToGroup(at, pieces)
  const order = open.find(one => one.id === id)
  if (!order) {
    const known = open.map(one => one.id).join(', ') || 'none'
    throw new EngineError('unknownKind', `the orders for a group now are ${known}`, 'group')
  }
  if (order.aim !== aim.at)
    throw new EngineError('malformed', `${id} is aimed at: ${order.aim}`, 'aim.at')
  const shared = sharedOutAt(at, { id, pieces, aim })
  const words = wordsFor(game, engine.language)
  const members = shared.members.map(({ piece, orders, ruling }) => ({
    piece,
    orders,
    ...rulingOf(words, ruling),
  }))
  return { members, orders: ordersToGive(shared) }
}

/** The battle as the seat knows it, and its own orders until now. */
function tableOf(
  { battles }: Engine,
  { battle, seat }: { battle: string; seat: string },
): AtTheTable {
  const held = readyAt(battles, battle)
  const { game, view } = seenBy(battles, held, seat)
  return { game, view, seat, entries: recordOf(held.battle, seat).entries }
}

/**
 * Several orders in a row, each judged when its turn comes: who is refused by then does not hold up the
 * others. Where none is taken it is refused as one order is, and nothing has changed.
 */
export function playMany(
  { battles, language }: Engine,
  {
    battle: handle,
    seat,
    orders: given,
  }: { battle: string; seat: string; orders: readonly unknown[] },
): object {
  const first = readyAt(battles, handle)
  const { game } = seenBy(battles, first, seat)
  const orders = given.map((order, index) => orderFrom(game, order, `orders[${index}]`))
  const words = wordsFor(game, language)
  let held = first
  const events: object[] = []
  const rulings = orders.map(order => {
    const { view } = seenBy(battles, held, seat)
    const ruling = rulingOf(words, game.judge(view, seat, order))
    if (!ruling.allowed) return ruling
    const gone = playOn(held, { seat, order, results: [], told: 0 }, ownDice, false)
    events.push(...toldEvents(battles, held, gone.events))
    held = gone.held
    return ruling
  })
  const [refused] = rulings
  if (refused && !rulings.some(({ allowed }) => allowed)) throw refusal(refused, 'orders[0]')
  battles.replace(handle, held)
  return { rulings, events, awaiting: awaitingOf(battles, held) }
}

const ownDice = { dice: [], isStrict: false }

/** What a request gives: one order, or several. */
export type OneOrMany = { order: unknown } | { orders: readonly unknown[] }

export function oneOrMany({ order, orders }: { order?: unknown; orders?: unknown[] }): OneOrMany {
  if (order !== undefined && orders === undefined) return { order }
  if (orders !== undefined && order === undefined && orders.length > 0) return { orders }
  throw new EngineError('malformed', 'expected either order, or orders with at least one', 'order')
}
