import { field, judgeBy } from '@grognard/umpire'
import { da } from './messages/da.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { chapter, event, refuse, stop } from './rules.ts'
import type { Order, Rules } from './rules.ts'
import { nameOf, nameOfCell, players } from './state.ts'
import type { Player, State } from './state.ts'
import { CELLS, LINES } from './tables.ts'

const player = field.one(players)

/** What can happen. */
export const markingEvents = {
  marked: event(
    { player, cell: field.integer(0, CELLS - 1) },
    {
      apply(state, { player, cell }) {
        state.cells[cell] = player
      },
      describe: ({ player, cell }) => ({
        key: 'event.marked',
        values: { player: nameOf(player), cell: nameOfCell(cell) },
      }),
    },
  ),
  lineMade: event(
    { player },
    {
      rule: 'TTT-5',
      apply(state, { player }) {
        state.outcome = { winners: [player], message: lineOf(player) }
      },
      describe: ({ player }) => lineOf(player),
    },
  ),
  boardFilled: event(
    {},
    {
      rule: 'TTT-6',
      apply(state) {
        state.outcome = { winners: [], message: { key: 'outcome.draw' } }
      },
      describe: () => ({ key: 'outcome.draw' }),
    },
  ),
}

function lineOf(player: Player) {
  return { key: 'outcome.line', values: { player: nameOf(player) } } as const
}

/** What a player can order, and why it may be refused. */
export const markShape = { cell: field.integer() }

interface Marking {
  state: State
  mark: Order
}

const refusals = [
  stop<Marking>(
    'TTT-1',
    'mark.offBoard',
    ({ mark }) => mark.cell < 0 || mark.cell >= CELLS,
    ({ mark }) => ({ cell: mark.cell, last: CELLS - 1 }),
  ),
  refuse<Marking>(
    'TTT-4',
    'mark.taken',
    ({ state, mark }) => state.cells[mark.cell] !== 'free',
    ({ mark }) => ({ cell: nameOfCell(mark.cell) }),
  ),
]

/** [TTT-3] One mark on one free cell. */
const mark: Rules = {
  shape: markShape,
  judge: (state, _seat, order) => judgeBy(refusals, { state, mark: order }),
  execute(table, seat, { cell }) {
    const { state } = table
    const marker = state.players.find(one => one === seat)
    if (!marker) throw new Error(`"${seat}" is no player.`)
    table.emit({ kind: 'marked', player: marker, cell })
    if (hasLine(state, marker)) table.emit({ kind: 'lineMade', player: marker })
    else if (freeCells(state).length === 0) table.emit({ kind: 'boardFilled' })
  },
  legalOrders: state => freeCells(state).map(cell => ({ kind: 'mark', cell })),
  tool: { tool: 'list', target: ({ cell }) => nameOfCell(cell).key },
  describe: (_state, { cell }) => ({ key: 'tell.mark', values: { cell: nameOfCell(cell) } }),
}

export function freeCells({ cells }: State): number[] {
  return cells.flatMap((cell, index) => (cell === 'free' ? [index] : []))
}

/** [TTT-5] Three of one mark in a row, a column or a diagonal. */
function hasLine({ cells }: State, player: Player): boolean {
  return LINES.some(line => line.every(cell => cells[cell] === player))
}

/** The one chapter of this book. */
export const marking = chapter({
  orders: { mark },
  events: markingEvents,
  messages: { en, de, da },
})
