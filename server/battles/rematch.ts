import type { Seat } from '@grognard/umpire'
import type { RematchAnswer } from '@grognard/remote/answers.ts'
import type { TableQuestion } from '@grognard/remote/questions.ts'
import type { SeatRow } from '../store/schema.ts'
import { planOf } from './clocks.ts'
import { TableFault } from './faults.ts'
import type { Table, Tables } from './hold-tables.ts'
import { layTable, seatOf, writeSeat } from './open-table.ts'
import { heldIn } from './write-line.ts'

/**
 * Lays a table for the same battle with sides changed. Whoever sat at the old one has a seat at the new
 * one by the same link. Asked again it is the same table. Throws TableFault.
 */
export function offerRematch(tables: Tables, id: string, token: string): Promise<RematchAnswer> {
  return tables.change(id, async (table, within) => {
    const own = seatOf(table, token)
    const { row } = table
    if (row.stage !== 'ended') throw new TableFault('notYet', 'The battle is not over.')
    const before = changedSides(table)
    const [seat = ''] = [...before].find(([, { seat: old }]) => old === own.seat) ?? []
    if (row.rematch !== null) return { table: row.rematch, seat }
    const { table: fresh, host } = await layTable(
      within,
      questionAgain(table, before),
      tables.time.now(),
    )
    for (const [changed, { name, token_hash }] of before)
      if (token_hash !== null)
        await writeSeat(within, { table_id: fresh, seat: changed }, { name, token_hash })
    await within.updateTable('tables').set({ rematch: fresh }).where('id', '=', id).execute()
    return { table: fresh, seat, host }
  })
}

/** For each seat whoever had which one before. */
function changedSides(table: Table): Map<Seat, SeatRow> {
  const { seats } = table
  const { game, state } = heldIn(table).battle
  const names = seats.map(({ seat }) => seat)
  const [first = ''] = names
  const own = game.allies(state, first)
  const [ours, theirs] = [
    names.filter(seat => own.includes(seat)),
    names.filter(seat => !own.includes(seat)),
  ]
  // Sides of another size cannot be exchanged: then each moves on by one seat.
  const from = ours.length === theirs.length ? [...ours, ...theirs] : names
  const to = ours.length === theirs.length ? [...theirs, ...ours] : [...names.slice(1), first]
  return new Map(
    from.flatMap((seat, at) => {
      const before = seats.find(one => one.seat === to[at])
      return before ? [[seat, before] as const] : []
    }),
  )
}

function questionAgain({ row }: Table, before: ReadonlyMap<Seat, SeatRow>): TableQuestion {
  const plans = [...before].map(([seat, { kind, level }]): [Seat, TableQuestion['seats'][Seat]] => [
    seat,
    kind === 'computer' && level !== null ? { kind, level } : { kind: 'person' },
  ])
  return {
    ruleset: row.ruleset,
    scenario: row.scenario,
    options: JSON.parse(row.options),
    papers: JSON.parse(row.papers),
    seats: Object.fromEntries(plans),
    isPublic: false,
    clock: planOf(row),
    ...(row.watch_delay !== null && { watchDelay: row.watch_delay }),
  }
}
