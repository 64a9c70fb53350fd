import { judgeBy } from '@grognard/umpire'
import type { Dice, OrderRules, Refusal, Table } from '@grognard/umpire'
import type { RuleId } from './rulebook.ts'
import { isPlayer } from './state.ts'
import type { Event, Mark, Player, State } from './state.ts'
import { CELLS, LINES } from './tables.ts'

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
    when: ({ state, mark }) => state.cells[mark.cell] !== null,
  },
]

/** [TTT-3] One mark on one free cell. */
export const marking: OrderRules<State, Event, Mark, RuleId> = {
  shape: { cell: { type: 'integer' } },
  judge: (state, _seat, mark) => judgeBy(refusals, { state, mark }),
  carryOut(table, seat, { cell }) {
    if (!isPlayer(seat)) throw new Error(`"${seat}" is no player.`)
    table.happen({ kind: 'marked', player: seat, cell })
  },
  offers: state => freeCells(state).map(cell => ({ kind: 'mark', cell })),
  pick: (state, _seat, dice) => {
    const cell = freeCell(state, dice)
    return cell === undefined ? undefined : { kind: 'mark', cell }
  },
  tool: { tool: 'list', target: ({ cell }) => `cell.${cell}` },
  tell: (_state, { cell }) => ({ key: 'tell.mark', values: { cell: { key: `cell.${cell}` } } }),
}

export function freeCells(state: State): number[] {
  const free: number[] = []
  for (let cell = 0; cell < CELLS; cell++) if (state.cells[cell] === null) free.push(cell)
  return free
}

/** The nth free cell, n by the dice, without listing them all. */
function freeCell(state: State, dice: Dice): number | undefined {
  let free = 0
  for (const mark of state.cells) if (mark === null) free += 1
  if (free === 0) return undefined
  let left = dice.roll(free)
  return state.cells.findIndex(mark => mark === null && --left === 0)
}

/** [TTT-5 TTT-6] A line wins; a full board without one is a draw. */
export function endIfDecided(table: Table<State, Event, RuleId>, player: Player): void {
  const { state } = table
  if (hasLine(state, player)) table.happen({ kind: 'lineMade', player })
  else if (!state.cells.includes(null)) table.happen({ kind: 'boardFilled' })
}

function hasLine({ cells }: State, player: Player): boolean {
  for (const [a, b, c] of LINES)
    if (cells[a] === player && cells[b] === player && cells[c] === player) return true
  return false
}
