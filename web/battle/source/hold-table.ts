import type { Standing } from './battle-source.ts'
import { standingOf, withSomeoneLooking } from './local-standing.ts'
import type { Table } from './local-standing.ts'

/** The table of a battle that is played here: all that changes on it comes by `change`. */
export interface TableHeld {
  now(): Table
  standing(): Standing
  change(part: Partial<Table>): void
  subscribe(told: () => void): () => void
  isClosed(): boolean
  close(): void
}

/** What changed: another battle or other players, and whether another order may be undone by it. */
export interface Change {
  isMoved: boolean
  isNewToUndo: boolean
}

/** Each change is told first; then `changed` has what follows from it done. */
export function holdTable(first: Table, changed: (change: Change) => void): TableHeld {
  let table = first
  let standing = standingOf(table)
  let isClosed = false
  const listeners = new Set<() => void>()
  return {
    now: () => table,
    standing: () => standing,
    change(part) {
      if (isClosed) return
      const before = table
      table = withSomeoneLooking({ ...before, ...part })
      const isMoved = table.battle !== before.battle || table.players !== before.players
      const isNewToUndo = isMoved || table.viewer !== before.viewer
      if (isNewToUndo) table = { ...table, undoable: null }
      standing = standingOf(table)
      for (const told of listeners) told()
      changed({ isMoved, isNewToUndo })
    },
    subscribe(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true
    },
  }
}
