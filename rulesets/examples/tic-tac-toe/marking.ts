import { judgeBy } from '@grognard/umpire'
import type { Dice, OrderRules, Refusal, Table } from '@grognard/umpire'
import type { RuleId } from './rulebook.ts'
import { isPlayer } from './state.ts'
import type { Event, Mark, Player, State } from './state.ts'
import { CELLS, LINES_THROUGH } from './tables.ts'

interface Marking {
  state: State
  mark: Mark
}

const refusals: readonly Refusal<Marking, RuleId>[] = [
  {
    rule: 'TTT-1',
    message: 'mark.offBoard',
    values: ({ mark }) => ({ cell: mark.cell, last: CELLS - 1 }),
    when: ({ mark }) => mark.cell < 0 || mark.cell >= CELLS,
    stop: true,
  },
  {
    rule: 'TTT-4',
    message: 'mark.taken',
    values: ({ mark }) => ({ cell: { key: `cell.${mark.cell}` } }),
    when: ({ state, mark }) => state.cells[mark.cell] !== 'free',
  },
]

/** [TTT-3] One mark on one free cell. */
export const marking: OrderRules<State, Event, Mark, RuleId> = {
  shape: { cell: { type: 'integer' } },
  judge: (state, _seat, mark) => judgeBy(refusals, { state, mark }),
  execute(table, seat, { cell }) {
    if (!isPlayer(seat)) throw new Error(`"${seat}" is no player.`)
    table.emit({ kind: 'marked', player: seat, cell })
    endIfDecided(table, seat, cell)
  },
  legalOrders: state => freeCells(state).map(cell => ({ kind: 'mark', cell })),
  sample: (state, _seat, dice) => {
    const cell = freeCell(state, dice)
    return cell === undefined ? undefined : { kind: 'mark', cell }
  },
  tool: { tool: 'list', target: ({ cell }) => `cell.${cell}` },
  describe: (_state, { cell }) => ({ key: 'tell.mark', values: { cell: { key: `cell.${cell}` } } }),
}

export function freeCells(state: State): number[] {
  const free: number[] = []
  for (let cell = 0; cell < CELLS; cell++) if (state.cells[cell] === 'free') free.push(cell)
  return free
}

/** Room for a list of cells, used again and again: search picks millions of orders. */
const free = new Uint8Array(CELLS)

/** One of the free cells, each as likely. Counted without branches, which a random board misleads. */
function freeCell({ cells }: State, dice: Dice): number | undefined {
  let count = 0
  for (let cell = 0; cell < CELLS; cell++) {
    free[count] = cell
    count = (count + Number(cells[cell] === 'free')) | 0
  }
  return count === 0 ? undefined : free[dice.roll(count) - 1]
}

/** [TTT-5 TTT-6] The mark just put may make a line; a full board without one is a draw. */
function endIfDecided(table: Table<State, Event, RuleId>, player: Player, cell: number): void {
  const { state } = table
  if (hasLine(state, player, cell)) table.emit({ kind: 'lineMade', player })
  else if (!state.cells.includes('free')) table.emit({ kind: 'boardFilled' })
}

function hasLine({ cells }: State, player: Player, cell: number): boolean {
  for (const others of LINES_THROUGH[cell] ?? [])
    if (cells[others[0]] === player && cells[others[1]] === player) return true
  return false
}
