import type { Metrics } from '@grognard/umpire'
import type { Event } from './rules.ts'
import type { State } from './state.ts'
import { CENTRE, CORNERS } from './tables.ts'

/** Is it worth anything to begin, and where; and who gets the centre? */
export const metrics: Metrics<State, Event> = {
  inEvent(event, { cells }) {
    if (event.kind !== 'marked' || cells.some(cell => cell !== 'free')) return []
    return [
      { factor: 'first', seat: event.player },
      { factor: 'opening', is: placeOf(event.cell) },
    ]
  },
  atEnd({ cells }) {
    const holder = cells[CENTRE]
    return holder === undefined || holder === 'free' ? [] : [{ count: 'centre', seat: holder }]
  },
}

function placeOf(cell: number): string {
  if (cell === CENTRE) return 'centre'
  return CORNERS.includes(cell) ? 'corner' : 'edge'
}
