import { useEffect } from 'react'
import type { ChartNote } from '@grognard/board'
import type { DrawnNote, Remark } from '@grognard/remote/index.ts'
import type { Seat } from '@grognard/umpire'
import { showNotes } from '../battle/chart/own-notes.ts'

/** So much of the talk has been looked at, by table: what was erased here does not come back. */
const looked = new Map<string, number>()

/** Puts what others of one's own side have drawn on the chart of the battle, the latest of each. */
export function useDrawnByOthers(
  table: string,
  battle: string,
  said: readonly Remark[],
  own: Seat,
) {
  useEffect(() => {
    const fresh = said.slice(looked.get(table) ?? 0)
    looked.set(table, said.length)
    for (const { seat, notes } of fresh) if (notes && seat !== own) showNotes(battle, seat, notes)
  }, [table, battle, said, own])
}

/** Places of the ground are whole: as many as a table takes at once. */
export function drawnOf(notes: readonly ChartNote[]): DrawnNote[] {
  return notes.slice(-MOST).map(({ from, to }) => ({ from: wholeAt(from), to: to && wholeAt(to) }))
}

const MOST = 40

function wholeAt({ x, y }: ChartNote['from']): DrawnNote['from'] {
  return { x: Math.round(x), y: Math.round(y) }
}

/** What one's side sees of one's own drawing; null where one has shown none. */
export function shownLast(said: readonly Remark[], own: Seat): readonly DrawnNote[] | null {
  return said.findLast(({ seat, notes }) => seat === own && notes)?.notes ?? null
}
