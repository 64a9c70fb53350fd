import type { PrintedForm, PrintedSheet, PrintRequest } from '@grognard/umpire'
import { nameOf } from '../names.ts'
import type { Side, Staff, State } from '../state.ts'
import { orderliesOfChief } from '../tables/staff.ts'
import { said, tableOf } from './words.ts'

/** [BA-1.1.2-05] An order sheet for a turn of each side, under the list of its chiefs. */
export function orderSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  if (!state) return [sheetOf([ordersForm(null, null)])]
  return state.sides.flatMap(side => {
    const chiefs = state.staff.filter(({ seat, kind }) => seat === side.seat && kind === 'chief')
    const hasUnits = state.units.some(({ seat }) => seat === side.seat)
    if (!hasUnits) return []
    const list = chiefs.length > 0 ? [chiefsTable(chiefs)] : []
    return [
      { ...sheetOf([...list, ordersForm(state, side)]), subtitle: { key: `seat.${side.seat}` } },
    ]
  })
}

function sheetOf(parts: PrintedSheet['parts']): PrintedSheet {
  const blanks = {
    part: 'blanks' as const,
    blanks: [
      { name: said('log.turn'), share: 0.3 },
      { name: said('log.hour'), share: 0.3 },
      { name: said('orders.sealed'), share: 0.4 },
    ],
  }
  return { title: said('orders'), parts: [blanks, ...parts] }
}

/** [BA-1.1.4-01] Chiefs with what they are and whom they serve. */
function chiefsTable(chiefs: readonly Staff[]) {
  const nameById = new Map(chiefs.map(({ id, name }) => [id, name]))
  const table = tableOf({
    title: 'chiefs',
    rules: ['BA-1.1.4-01'],
    heads: [said('chief'), said('level'), said('quality'), said('superior'), said('orderlies')],
    rows: chiefs.map(({ name, level, quality, over }) => [
      name,
      { key: `ba.level.${level}` },
      { key: `ba.quality.${quality}` },
      (over !== null && nameById.get(over)) || null,
      orderliesOfChief,
    ]),
  })
  return { ...table, isWide: true as const }
}

function ordersForm(state: State | null, side: Side | null): PrintedForm {
  const chiefs = new Map(state?.staff.map(({ id, name }) => [id, name]))
  const units = state?.units.filter(
    ({ seat, status }) => seat === side?.seat && (status === 'onBoard' || status === 'waiting'),
  )
  return {
    part: 'form',
    title: said('orders.units'),
    columns: [
      { head: said('orders.unit'), share: 2.6 },
      { head: said('chief'), share: 1.7 },
      { head: said('orders.formation'), share: 1.7 },
      { head: said('orders.march'), share: 3 },
      { head: said('orders.attack'), share: 2.2 },
    ],
    rows: units?.map(unit => [nameOf(unit), chiefs.get(unit.chief ?? '') ?? '']) ?? [],
    empty: units ? FEW : 'page',
  }
}

/** Empty rows for units that split; our own measure. */
const FEW = 3
