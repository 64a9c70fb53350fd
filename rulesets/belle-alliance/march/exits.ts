import type { State, Unit } from '../state.ts'
import type { Edge } from '../victory-rules.ts'

/** A point beyond an edge of the board, and where along it, 1/1000 cm. */
export interface Beyond {
  edge: Edge
  along: number
  /** How far beyond. */
  by: number
}

/** Of a point beyond two edges the one it is farther beyond; null on the board. */
export function beyondEdge({ width, height }: State, x: number, y: number): Beyond | null {
  const byX = Math.max(-x, x - width)
  const byY = Math.max(-y, y - height)
  if (byX <= 0 && byY <= 0) return null
  if (byX >= byY) return { edge: x < 0 ? 'west' : 'east', along: y, by: byX }
  return { edge: y < 0 ? 'south' : 'north', along: x, by: byY }
}

/** [BA-Q-34] Whether the scenario counts, for good or ill, that this unit leaves there this turn. */
export function isExit(state: State, unit: Unit, { edge, along }: Beyond): boolean {
  return state.victory.points.some(
    rule =>
      rule.kind === 'exited' &&
      rule.edge === edge &&
      rule.from <= along &&
      along <= rule.to &&
      rule.fromTurn <= state.turn &&
      state.turn <= rule.untilTurn &&
      rule.seats.includes(unit.seat) &&
      rule.arms.includes(unit.arm),
  )
}
