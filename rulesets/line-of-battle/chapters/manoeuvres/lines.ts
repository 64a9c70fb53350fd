import { linesOf } from '../../model/lines.ts'
import { noteStroke } from '../../model/players.ts'
import type { Ship } from '../../model/state.ts'
import type { LobTable } from '../../rules.ts'

/** [LOB-111] A line as deployed is no feat: it is seen and not noted. */
export function lookAtLinesAsDeployed(table: LobTable): void {
  noteLinesSeen(table, linesOf(table.state))
}

/** [LOB-111] A line none of whose ships stood in one before is noted for its leader's player. */
export function lookAtLines(table: LobTable): void {
  const lines = linesOf(table.state)
  for (const line of lines) {
    const [head] = line
    if (!head || line.some(ship => ship.wasInLine)) continue
    table.emit({ kind: 'lineFormed', seat: head.seat, ships: line.map(ship => ship.id) })
    noteStroke(table, head.seat, 'manoeuvre')
  }
  noteLinesSeen(table, lines)
}

/** Says so only where something has changed. */
function noteLinesSeen(table: LobTable, lines: readonly Ship[][]): void {
  const ships = new Set(lines.flat())
  const hasChanged = table.state.ships.some(ship => ship.wasInLine !== ships.has(ship))
  if (hasChanged) table.emit({ kind: 'linesSeen', ships: [...ships].map(ship => ship.id) })
}
