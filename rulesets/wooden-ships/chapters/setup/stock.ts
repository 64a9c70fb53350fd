import type { Of, Seat, Stock, StockCard } from '@grognard/umpire'
import type { ClassRow } from '../../book/tables/class-chart.ts'
import { lineClass } from '../../book/tables/ships.ts'
import { buildOf, ensigns, sizeOf } from '../../model/look.ts'
import { classesFor, priceOf, valueOf } from '../../model/muster.ts'
import { nameFor } from '../../model/names-of-ships.ts'
import { fleetOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'

/** [WS-016] [WS-S-7] The classes of a nation, with average crews, each with the next free name that fits it. */
export function stock(state: State, seat: Seat, order: Of<Order, 'muster'> | null): Stock {
  const ships = order?.ships ?? []
  const cardFor = (row: ClassRow): StockCard => ({
    id: row.id,
    kind: { key: `ws.muster.kind.${row.class <= lineClass ? 'line' : 'other'}` },
    name: { key: 'ws.muster.guns', values: { guns: row.rating, class: row.class } },
    points: priceOf(state, seat, { card: row.id, name: '', quality: 'AV' }),
    note: {
      key: 'ws.muster.note',
      values: { ...row.log, crew: sum(row.log.crew), rigging: sum(row.log.rigging) },
    },
    look: {
      shape: 'ship',
      build: buildOf(row),
      ...sizeOf(row),
      side: fleetOf(state, seat),
      nation: ensigns[row.nation],
    },
    row: { card: row.id, name: nameFor(state, seat, row, ships) ?? '', quality: 'AV' },
  })
  return {
    list: 'ships',
    spent: valueOf(state, seat, ships),
    limit: state.rules.points,
    cards: classesFor(state, seat).map(cardFor),
  }
}

const sum = (squares: readonly number[]) => squares.reduce((all, one) => all + one, 0)
