import type { BaTable } from '../rules.ts'
import { nearness } from '../tables/forced-march.ts'
import { overhangOf } from './board-edge.ts'
import { moverAt } from './mover.ts'
import type { Walk } from './walk.ts'

/** [BA-5.1.2-02] The unit that stands on the edge already and would go over it; else null. */
export function leavesBoard({ stop, distance }: Walk): string | null {
  return stop?.kind === 'edge' && distance <= 2 * nearness ? stop.unit : null
}

/** Out of the game; its staff stays. */
export function leaveBoard(table: BaTable, way: Walk, id: string): void {
  const mover = way.movers.find(({ unit }) => unit.id === id)
  const beyond =
    mover && overhangOf(table.state, moverAt(mover, way.heading, way.distance + STEP).unit)
  if (!beyond) throw new RangeError(`"${id}" does not stand on the edge of the board.`)
  table.emit({ kind: 'leftBoard', unit: id, edge: beyond.edge, along: beyond.along })
}

/** Enough to be beyond the edge, 1/1000 cm. */
const STEP = 4 * nearness
