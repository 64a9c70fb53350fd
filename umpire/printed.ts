import type { Message } from './message.ts'
import type { Silhouette } from './picture.ts'
import type { Gist } from './rulebook.ts'

/** What can be printed for play with paper, pencil and models. */
export const sheetKinds = ['cards', 'log', 'commander', 'reference', 'gauge'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** A battle, or what a seat may see of it; null for sheets of no battle. */
export interface PrintRequest<State> {
  state: State | null
  /** Whole and unhurt, or with the losses so far. */
  condition: 'fresh' | 'asItStands'
}

/** By kind, the sheets of a game; what a game has no use for is absent. */
export type Printer<State> = Partial<
  Record<SheetKind, (request: PrintRequest<State>) => PrintedSheet[]>
>

/** What stands on a sheet, not how: the layout is the printer's. */
export interface PrintedSheet {
  title: Message
  subtitle?: Message
  /** The long side of the paper lies across. */
  isLandscape?: true
  parts: PrintedPart[]
}

export type PrintedPart =
  | PrintedText
  | PrintedTable
  | PrintedForm
  | PrintedBlanks
  | PrintedCard
  | PrintedRuler
  | PrintedGauge

/** A number, a modifier with its sign, a name as it is, a message, a rule's gist; null for a dash. */
export type Cell = number | Adds | string | Message | Gist | null

interface Adds {
  adds: number
}

export interface PrintedText {
  part: 'text'
  text: Message
  rules?: readonly string[]
}

/** Over the whole page where it is wide, in a column otherwise. */
export interface PrintedTable {
  part: 'table'
  title: Message
  rules: readonly string[]
  heads: Cell[]
  rows: Cell[][]
  note?: Message
  isWide?: true
  /** All columns but the first stand in the middle, not only those of figures. */
  isCentred?: true
}

/** A table to be written in: heads, rows that are begun, then so many empty ones or as many as fit. */
export interface PrintedForm {
  part: 'form'
  title: Message
  /** Shares of the width. */
  columns: { head: Cell; share: number }[]
  rows: Cell[][]
  empty: number | 'page'
}

/** Lines to write on, each with its name before it. */
export interface PrintedBlanks {
  part: 'blanks'
  title?: Message
  blanks: { name: Message; value?: Cell; share: number }[]
}

export interface PrintedCard {
  part: 'card'
  title: Cell
  subtitle: Cell[]
  /** 0 or 1: its frame tells the sides apart; null for neither. */
  side: number | null
  /** Of a steel ship or an aircraft as the chart draws it; all of a sheet in one scale. */
  silhouette?: { kind: Silhouette; length: number; beam: number }
  facts: { name: Message; value: Cell }[]
  /** A small table: what its heads are, then a name and what stands under each. */
  figures?: { head: Cell; heads: Cell[]; rows: { name: Cell; cells: Cell[] }[] }
  boxes: BoxRow[]
  lines?: Cell[]
}

/** Boxes to be struck off; those that are struck already by their numbers from 1. */
export interface BoxRow {
  name: Cell
  of: number
  struck: number[]
  /** A heavy stroke after so many boxes, where a loss has its effect. */
  strokes?: number[]
}

/** To be cut out at true scale: millimetres on paper. */
export interface PrintedRuler {
  part: 'ruler'
  title: Message
  rules: readonly string[]
  /** One step of the scale, and what it is called. */
  step: number
  unit: Message
  /** Steps in all; longer than the page it is cut in pieces to be glued. */
  steps: number
  /** What ends at how many steps. */
  marks: { at: number; name: Cell }[]
}

/** To be cut out at true scale: millimetres on paper, x to the right, y downward. */
export interface PrintedGauge {
  part: 'gauge'
  title: Message
  rules: readonly string[]
  width: number
  height: number
  /** x0, y0, x1, y1 …; the cut is the outline. */
  lines: { kind: 'cut' | 'mark' | 'axis'; points: number[] }[]
  labels: { x: number; y: number; text: Cell }[]
}

/** The last so many boxes of a row. */
export function lastOf(of: number, count: number): number[] {
  return firstOf(count).map(number => of - count + number)
}

/** The first so many boxes of a row. */
export function firstOf(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index + 1)
}
