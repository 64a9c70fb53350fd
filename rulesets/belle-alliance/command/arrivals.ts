import { copyStaff } from '../copy.ts'
import type { BaTable } from '../rules.ts'
import type { Staff, State } from '../state.ts'
import { staffBase } from '../tables/bases.ts'
import { isFreeForStaff } from './beside.ts'
import { catchStaff } from './catching.ts'

/**
 * [BA-Q-71] Chiefs and orderlies whose turn has come stand on the board at their place of arrival;
 * [BA-1.1.4-06] where an enemy is near they are tested at once.
 */
export function bringStaff(table: BaTable): void {
  const { state } = table
  for (const figure of state.staff.filter(one => isDue(state, one))) bring(table, figure)
  catchStaff(table)
}

function isDue({ turn }: State, { status, arrival }: Staff): boolean {
  return status === 'waiting' && arrival !== null && arrival.turn <= turn
}

/** Several come on side by side along the edge. */
function bring(table: BaTable, figure: Staff): void {
  const { arrival, seat, id: staff } = figure
  if (!arrival) return
  const { width, height } = table.state
  const margin = staffBase.depth / 2
  const x = between(arrival.x, margin, width - margin)
  const y = between(arrival.y, margin, height - margin)
  const isSideways = arrival.x <= margin || arrival.x >= width - margin
  for (let step = 0; step < MOST_BESIDE; step += 1) {
    const aside = (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * staffBase.depth
    const place = isSideways ? { x, y: y + aside } : { x: x + aside, y }
    const pose = { ...place, heading: arrival.heading }
    if (!isFreeForStaff(table.state, figure, pose)) continue
    const here = { status: 'onBoard' as const, arrival: null, ...pose }
    table.emit({ kind: 'staffArrived', seat, staff, arrived: { ...copyStaff(figure), ...here } })
    return
  }
}

/** Places that are tried along the edge; what finds none comes next turn. */
const MOST_BESIDE = 21

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
