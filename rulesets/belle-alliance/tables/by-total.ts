/** A row of a table read by a total: the first whose least total is reached; null for all the rest. */
export interface TotalRow {
  least: number | null
}

/** Rows stand from the highest total down. Throws RangeError where the table has no row. */
export function byTotal<Row extends TotalRow>(rows: readonly Row[], total: number): Row {
  const found = rows.find(row => row.least === null || total >= row.least)
  if (!found) throw new RangeError(`The table has no row for ${total}.`)
  return found
}
