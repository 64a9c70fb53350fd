import { isRecord } from '@grognard/umpire'

/** A row of the list that a fleet is: the card, and what is said of the one that was taken. */
export type Row = Readonly<Record<string, unknown>>

export function rowsOf(list: unknown): readonly Row[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

export function without(rows: readonly Row[], index: number): readonly Row[] {
  return rows.filter((_, at) => at !== index)
}

/** The row at a place said otherwise, of the same card. */
export function alike(rows: readonly Row[], index: number, next: Row): readonly Row[] {
  return rows.map((row, at) => (at === index ? { ...next, card: row.card } : row))
}
