/** A number, or what is added for the chief [BA-T-10] or the valeur. */
export type Value = number | '+chief' | '-chief' | '+valeur' | '-valeur'

/** [BA-T-06] [BA-T-07] A factor: in the sum of losses and in that of moral, if true of one or other. */
export interface FireRow {
  /** [BA-T-22] In each column only one factor of a group counts. */
  group: string
  ownLoss: Value
  targetLoss: Value
  ownMoral: Value
  targetMoral: Value
}

/** The columns as printed: losses for the firer and the target, moral for both. */
export function fireRow(
  group: string,
  ownLoss: Value,
  targetLoss: Value,
  ownMoral: Value,
  targetMoral: Value,
): FireRow {
  return { group, ownLoss, targetLoss, ownMoral, targetMoral }
}

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
