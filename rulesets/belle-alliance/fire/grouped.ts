/** Rows that have the same key, in the order in which each key first comes up. */
export function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Row[][] {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}
