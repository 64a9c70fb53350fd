import type { LobTable } from '../rules.ts'

/** [LOB-045] A turn begins: all that is counted by turns is cleared. */
export function beginTurn(table: LobTable): void {
  table.emit({ kind: 'turnBegun', turn: table.state.turn + 1, seenBy: null })
}

/** [LOB-141] A movement phase is over: one less for every ship that had to keep her course in it. */
export function countRudders(table: LobTable): void {
  const ships: { ship: string; turns: number }[] = []
  for (const ship of table.state.ships)
    if (ship.rudderTurns > 0) ships.push({ ship: ship.id, turns: ship.rudderTurns - 1 })
  if (ships.length > 0) table.emit({ kind: 'ruddersCounted', ships })
}
