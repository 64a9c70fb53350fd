import { give } from '@grognard/umpire'
import type { Kind, Ruling, Seat } from '@grognard/umpire'
import { errorText } from '../../shared/error-text.ts'
import { askingFor, withDice } from '../dice/dice-request.ts'
import type { AtTheThrow, Occasion } from '../dice/dice-request.ts'
import type { TableHeld } from './hold-table.ts'
import type { Table } from './local-standing.ts'

/** An order and whose it is. */
interface Given {
  seat: Seat
  order: Kind
  isComputers: boolean
}

export interface Umpire {
  /** Null where real dice were laid down. */
  take(given: Given): Promise<Ruling | null>
  /** Orders that have been given and not been ruled on. */
  inHand(): number
}

/** What the umpire has done besides: dice that were laid down are kept, a roll is shown, the next may go on. */
interface Beside {
  keep(): void
  ruled(): void
  /** So many moments are still to be shown. */
  toShow(): number
}

/** The umpire takes one order after the other, since dice may have to be rolled for each. */
export function createUmpire(held: TableHeld, { keep, ruled, toShow }: Beside): Umpire {
  const { now, change } = held
  let inHand = 0
  let queue: Promise<unknown> = Promise.resolve()

  const judged = async ({ seat, order, isComputers }: Given): Promise<Ruling | null> => {
    const result = await playedWithDice(held, { seat, order, toShow })
    const isPlayed = result?.ruling.allowed === true
    if (result && isPlayed) change({ battle: result.battle, rolling: null, isHalted: false })
    else change({ rolling: null, isHalted: isComputers || now().isHalted })
    if (!result) keep()
    return result?.ruling ?? null
  }
  const inTurn = async (before: Promise<unknown>, given: Given): Promise<Ruling | null> => {
    await before
    try {
      return await judged(given)
    } catch (error) {
      if (!given.isComputers) throw error
      change(haltedBy(error))
      return null
    } finally {
      inHand -= 1
      ruled()
    }
  }
  return {
    inHand: () => inHand,
    take(given) {
      inHand += 1
      const taken = inTurn(queue, given)
      queue = taken.catch(() => undefined)
      return taken
    },
  }
}

/** The computer could not answer, or its order could not be played. */
export function haltedBy(error: unknown): Partial<Table> {
  const fault = { key: 'web.fault.computer', values: { fault: errorText(error) } }
  return { rolling: null, thinking: null, isHalted: true, fault }
}

/** Real dice are asked for where they are wanted, and the viewer is shown how it stands by then. */
function playedWithDice(
  { now, change }: TableHeld,
  { seat, order, toShow }: Pick<Given, 'seat' | 'order'> & Pick<Beside, 'toShow'>,
) {
  const showRoll = ({ state, phase, events }: AtTheThrow): void => {
    const { battle, viewer } = now()
    if (viewer === null || toShow() > 0) return
    const { game } = battle
    const known = events.filter(event => game.redact(event, viewer) !== undefined)
    const view = game.view(state, viewer)
    change({ rolling: { view, phase: phase === '' ? null : phase, events: known.length } })
  }
  return withDice(
    typed => give(now().battle, seat, order, typed),
    askingFor(() => occasionOf(now(), seat, order), showRoll),
    ({ events }) => events,
    { held: () => now().thrown, hold: thrown => change({ thrown }) },
  )
}

/** What dice are rolled for when a seat gives an order. */
function occasionOf({ battle, viewer }: Table, seat: Seat, order: Kind): Occasion {
  const { game, state } = battle
  const action = game.describeOrder(game.view(state, viewer ?? seat), order)
  return { game, before: state, viewer, seat, action }
}
