import { stepDown, stepEast } from '@grognard/geometry/hex/hex.ts'
import { rowOf } from '@grognard/geometry/hex/names.ts'
import { isOnSea, sternOf } from '../../model/ships.ts'
import type { Exit, Sheet, Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'

/** [WS-024] Over an edge by which a fleet escapes a ship is gone, whosoever she is; elsewhere the sheet follows the ships. */
export function shiftSheet(table: WsTable): void {
  const { state } = table
  if (areAllOnSheet(state)) return
  for (const ship of state.ships.filter(isOnSea)) {
    const edge = edgeCrossed(state, ship)
    if (edge) table.emit({ kind: 'shipEscaped', ship: ship.id, edge })
  }
  const sheet = sheetAround(state)
  if (sheet) table.emit({ kind: 'sheetMoved', ...sheet })
}

/** Bow and stern of each ship, as nearly always. */
function areAllOnSheet({ ships, sheet }: State): boolean {
  for (const ship of ships) {
    if (!isOnSea(ship)) continue
    const { q, r, heading } = ship
    if (!isOnSheet(sheet, q, r)) return false
    if (!isOnSheet(sheet, q - stepEast(heading), r - stepDown(heading))) return false
  }
  return true
}

function isOnSheet({ q, row, columns, rows }: Sheet, column: number, r: number): boolean {
  const line = rowOf(column, r)
  return column >= q && column < q + columns && line >= row && line < row + rows
}

function edgeCrossed({ sheet, rules }: State, ship: Ship): Exit['edge'] | null {
  const beyond = edgesBeyond(sheet, ship.q, rowOf(ship.q, ship.r))
  const exit = rules.exits.find(one => beyond.includes(one.edge))
  return exit?.edge ?? null
}

/** The edges of the sheet that a hex lies beyond. */
function edgesBeyond(
  { q, row, columns, rows }: Sheet,
  column: number,
  line: number,
): Exit['edge'][] {
  const edges: Exit['edge'][] = []
  if (column < q) edges.push('west')
  if (column >= q + columns) edges.push('east')
  if (line < row) edges.push('north')
  if (line >= row + rows) edges.push('south')
  return edges
}

/** The sheet laid anew so that every hull is on it, or larger where they lie too far apart or an edge must stay; null where it may. */
function sheetAround({ ships, sheet, rules }: State): Sheet | null {
  const hulls = ships.filter(isOnSea).flatMap(ship => [{ q: ship.q, r: ship.r }, sternOf(ship)])
  if (hulls.length === 0) return null
  const isExit = (edge: Exit['edge']) => rules.exits.some(exit => exit.edge === edge)
  const columns = span(
    { from: sheet.q, length: sheet.columns, isFirst: isExit('west'), isLast: isExit('east') },
    hulls.map(({ q }) => q),
  )
  const rows = span(
    { from: sheet.row, length: sheet.rows, isFirst: isExit('north'), isLast: isExit('south') },
    hulls.map(({ q, r }) => rowOf(q, r)),
  )
  const moved = { q: columns.from, row: rows.from, columns: columns.length, rows: rows.length }
  const isSame = moved.q === sheet.q && moved.row === sheet.row
  return isSame && moved.columns === sheet.columns && moved.rows === sheet.rows ? null : moved
}

/** Hexes of sea that are laid beyond the hull that reaches an edge. */
const MARGIN = 4

/** The sheet in one direction; whether its first or its last line is an edge that stays where it is. */
interface Extent {
  from: number
  length: number
  isFirst: boolean
  isLast: boolean
}

function span(extent: Extent, places: readonly number[]): Pick<Extent, 'from' | 'length'> {
  const { from, length, isFirst, isLast } = extent
  const least = Math.min(...places)
  const most = Math.max(...places)
  if (least >= from && most < from + length) return { from, length }
  if (isFirst || isLast) return grown(extent, least, most)
  if (most - least + 1 > length) return { from: least, length: most - least + 1 }
  const start = least < from ? least - MARGIN : most - length + 1 + MARGIN
  return { from: Math.max(most - length + 1, Math.min(least, start)), length }
}

/** [WS-024] An edge by which ships escape stays: the sheet grows on its other side. */
function grown(
  { from, length, isFirst, isLast }: Extent,
  least: number,
  most: number,
): Pick<Extent, 'from' | 'length'> {
  const start = isFirst || least >= from ? from : least - MARGIN
  const end = isLast || most < from + length ? from + length : most + 1 + MARGIN
  return { from: start, length: end - start }
}
