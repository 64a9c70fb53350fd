import type { Cell, PrintedForm, PrintedSheet, PrintRequest } from '@grognard/umpire'
import { seats } from '../../model/state.ts'
import type { State } from '../../model/state.ts'
import { cardOf } from '../../model/units.ts'
import { said } from './words.ts'
import { nameOfCard } from '../../model/names.ts'

/** Turns on one line of the record, and its lines without a battle; our own measure. */
const turnColumns = 12
const blankLines = 20

/** [WAS-045] [WAS-140] A record of damage for each side, turn by turn, and one of the battle. */
export function recordSheets({ state, condition }: PrintRequest<State>): PrintedSheet[] {
  const stands = condition === 'asItStands'
  return [
    ...seats.map(seat => ({
      title: said('record'),
      subtitle: { key: `seat.${seat}` },
      isLandscape: true as const,
      parts: [damageForm(state, seat, stands)],
    })),
    { title: said('log'), isLandscape: true, parts: [turnForm(state, stands)] },
  ]
}

/** A line for each unit: what it has left now, and a column a turn to write in what it loses. */
function damageForm(state: State | null, seat: string, stands: boolean): PrintedForm {
  const limit = Math.min(state?.rules.turnLimit ?? turnColumns, turnColumns)
  const rows = state ? unitRows(state, seat, stands) : []
  return {
    part: 'form',
    title: said('record.units'),
    columns: [
      { head: said('record.unit'), share: 3.4 },
      { head: said('record.hull'), share: 0.9 },
      { head: said('record.targets'), share: 2.6 },
      ...Array.from({ length: limit }, (_, turn) => ({ head: turn + 1, share: 0.7 })),
    ],
    rows,
    empty: rows.length > 0 ? 0 : blankLines,
  }
}

function unitRows(state: State, seat: string, stands: boolean): Cell[][] {
  return [
    ...state.units
      .filter(unit => unit.seat === seat)
      .map(unit => {
        const card = cardOf(state, unit)
        const { hull } = card
        return [nameOfCard(card), stands ? Math.max(0, unit.hull) : hull]
      }),
    ...state.aircraft
      .filter(plane => plane.seat === seat)
      .map(plane => [nameOfCard(cardOf(state, plane)), null]),
  ]
}

/** [WAS-047] [WAS-162] The dice for initiative, the points and what happened. */
function turnForm(state: State | null, stands: boolean): PrintedForm {
  const limit = state?.rules.turnLimit ?? turnColumns
  const first = state && stands ? Math.max(1, state.turn) : 1
  return {
    part: 'form',
    title: said('log.turns'),
    columns: [
      { head: said('log.turn'), share: 0.6 },
      ...seats.map(seat => ({ head: headOf('initiative', seat), share: 1.7 })),
      ...seats.map(seat => ({ head: headOf('points', seat), share: 1.7 })),
      { head: said('log.events'), share: 6 },
    ],
    rows: Array.from({ length: Math.max(0, limit - first + 1) }, (_, index) => [first + index]),
    empty: 0,
  }
}

function headOf(what: 'initiative' | 'points', seat: string): Cell {
  return said(`log.${what}`, { seat: { key: `seat.${seat}` } })
}
