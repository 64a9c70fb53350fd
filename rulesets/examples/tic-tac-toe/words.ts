import type { Message } from '@grognard/umpire'
import { nameOf } from './picture.ts'
import type { Event, Player, State } from './state.ts'

/** What happened, as a line of the log. */
export function narrate(event: Event): Message {
  switch (event.kind) {
    case 'marked':
      return {
        key: 'event.marked',
        values: { player: nameOf(event.player), cell: { key: `cell.${event.cell}` } },
      }
    case 'lineMade':
      return outcomeOf(event.player)
    case 'boardFilled':
      return drawn()
  }
}

export function drawn(): Message {
  return { key: 'outcome.draw' }
}

export function outcomeOf(player: Player): Message {
  return { key: 'outcome.line', values: { player: nameOf(player) } }
}

/** The board in words, a line for each row. */
export function context(view: State): Message[] {
  const on = (cell: number): Message => {
    const player = view.cells[cell]
    return player === undefined || player === 'free' ? { key: 'cell.free' } : nameOf(player)
  }
  return [0, 1, 2].map(row => ({
    key: `situation.row${row}`,
    values: { left: on(row * 3), middle: on(row * 3 + 1), right: on(row * 3 + 2) },
  }))
}
