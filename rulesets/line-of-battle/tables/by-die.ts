/** The entry for a die in a table that begins with the entry for 1; throws beyond the table. */
export function byDie<Entry>(table: readonly Entry[], die: number): Entry {
  const entry = table[die - 1]
  if (entry === undefined) throw new RangeError(`The table has no entry for ${die}.`)
  return entry
}
