import type { Seat } from '@grognard/umpire'
import type { RematchAnswer } from '@grognard/remote/answers.ts'
import type { TableQuestion } from '@grognard/remote/questions.ts'
import type { SeatRow } from '../store/schema.ts'
import { planOf } from './clocks.ts'
import { TableFault } from './faults.ts'
import type { Table, Tables } from './hold-tables.ts'
import { layTable, seatOf, writeSeat } from './open-table.ts'
import type { Store } from '../store/open-database.ts'
import { heldIn } from './write-line.ts'

/**
 * Lays a table for the same battle, with sides changed where they are equal. Whoever sat at the old one has a seat at the new
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
    await tieAgain(within, { id, fresh, before })
    await within.updateTable('tables').set({ rematch: fresh }).where('id', '=', id).execute()
    return { table: fresh, seat, host }
  })
}

interface Again {
  id: string
  fresh: string
  before: ReadonlyMap<Seat, SeatRow>
}

/** What an account had at the old table it has at the new one; further keys are given for it anew. */
async function tieAgain(within: Store, { id, fresh, before }: Again): Promise<void> {
  const ties = await within
    .selectFrom('account_seats')
    .selectAll()
    .where('table_id', '=', id)
    .execute()
  const again = [...before].flatMap(([seat, old]) =>
    ties
      .filter(tie => tie.seat === old.seat && tie.link_hash === old.token_hash)
      .map(tie => ({ ...tie, table_id: fresh, seat, tied_at: Date.now() })),
  )
  if (again.length > 0) await within.insertInto('account_seats').values(again).execute()
}

/**
 * For each seat whoever had which one before. Nobody comes to sit on both sides: where one side has more
 * seats than the other, each keeps his own.
 */
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
  const [from, to] =
    ours.length === theirs.length
      ? [
          [...ours, ...theirs],
          [...theirs, ...ours],
        ]
      : [names, names]
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
