import { give, takeBackOf } from '@grognard/umpire'
import type { Ruling, Seat } from '@grognard/umpire'
import type { OrderAnswer, OrdersAnswer, TakeBackAnswer } from '@grognard/remote/answers.ts'
import type { OrderQuestion, TakeBackQuestion } from '@grognard/remote/questions.ts'
import { TableFault } from './faults.ts'
import type { Table, Tables } from './hold-tables.ts'
import type { JournalLine } from './held-battle.ts'
import { seatOf } from './open-table.ts'
import { isStale } from './stale.ts'
import { heldIn, isTaken, linesTo, write, writeEntry } from './write-line.ts'

/** A person’s order, taken or refused. A request that was taken before is answered as it was then. Throws TableFault. */
export function giveOrder(
  tables: Tables,
  id: string,
  token: string,
  { id: request, told, order }: OrderQuestion,
): Promise<OrderAnswer> {
  return tables.change(id, async (table, within) => {
    const { seat, stand_in } = seatOf(table, token)
    const held = heldIn(table)
    const lines = linesTo(held, seat)
    if (await isTaken(within, id, seat, request)) return { ruling: allowed, told: lines.length }
    if (isStale(held, seat, told)) return { stale: true, told: lines.length }
    if (stand_in !== null) throw playedByComputer()
    const { ruling, battle } = give(held.battle, seat, order)
    if (!ruling.allowed) return { ruling, told: lines.length }
    const after = await writeEntry({ tables, table, held, within }, battle, { seat, id: request })
    return { ruling, told: linesTo(after, seat).length }
  })
}

/** Whoever comes back takes the seat back first. */
export function playedByComputer(): TableFault {
  return new TableFault('notYet', 'The computer plays this seat: take it back first.', 'seat')
}

const allowed: Ruling = { allowed: true, because: [] }

/** A computer’s order; nothing where it was given to a battle that has gone on since. */
export function giveComputers(
  tables: Tables,
  id: string,
  { seat, order, number }: { seat: Seat; order: unknown; number: number },
): Promise<boolean> {
  return tables.change(id, async (table, within) => {
    const held = heldIn(table)
    if (held.lines !== number + 1) return false
    const { ruling, battle } = give(held.battle, seat, order)
    if (!ruling.allowed) throw new Error(`The computer’s order is against the rules.`)
    await writeEntry({ tables, table, held, within }, battle, null)
    return true
  })
}

/** Takes the seat’s last order back, where it has learnt nothing by it. Throws TableFault. */
export function takeBack(
  tables: Tables,
  id: string,
  token: string,
  { id: request, told: known }: TakeBackQuestion,
): Promise<TakeBackAnswer> {
  return tables.change(id, async (table, within) => {
    const { seat, stand_in } = seatOf(table, token)
    const held = heldIn(table)
    const lines = linesTo(held, seat)
    const told = lines.length
    if (await isTaken(within, id, seat, request)) return { why: null, by: null, told }
    if (isStale(held, seat, known)) return { why: 'gone', by: null, told }
    // The file of a battle that is over has been given out, with all that was secret.
    if (table.row.stage === 'ended') return { why: 'shown', by: null, told }
    if (stand_in !== null) throw playedByComputer()
    const back = takeBackOf(held.battle, seat)
    if (!back.isOpen) return { why: back.why, by: back.by, told }
    const { entries, dice } = back.battle.file
    const again = entries.slice(back.seq)
    const line: JournalLine = { kind: 'tookBack', seq: back.seq, again, dice }
    const writing = { tables, table, held, within }
    const after = await write(writing, line, { seat, id: request })
    return { why: null, by: null, told: linesTo(after, seat).length }
  })
}

/** What the seat may order, from what it may know. Throws TableFault. */
export function ordersFor(table: Table, token: string, limit: number): OrdersAnswer {
  const { seat } = seatOf(table, token)
  const held = heldIn(table)
  const { game, state } = held.battle
  const view = game.view(state, seat)
  const isAsked = game.asks(view).some(ask => ask.seat === seat)
  return {
    isAsked,
    orders: isAsked ? game.legalOrders(view, seat, limit) : [],
    outcome: view.outcome,
    told: linesTo(held, seat).length,
  }
}
