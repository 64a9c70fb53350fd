import type { Seat } from '@grognard/umpire'
import type { LobTable } from '../rules.ts'
import type { Stroke } from './events.ts'

/** [LOB-012] [LOB-111] [LOB-207] [LOB-260] A success goes into the log, one stroke for the seat. */
export function noteStroke(table: LobTable, seat: Seat, stroke: Stroke): void {
  table.emit({ kind: 'strokeNoted', seat, stroke })
}
