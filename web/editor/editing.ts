import { valueAt, withValueAt } from '@grognard/umpire'
import type { FilePoint, Json, PlacedKind, ScenarioFileCard } from '@grognard/umpire'
import { freshItem, movedBy, pieceAt, turnedBy, withField, withPoints, pointsOf } from './things.ts'

/** A scenario file being written. */
export interface Editing {
  file: Json
  past: readonly Json[]
  future: readonly Json[]
  /** The path of what is in hand. */
  selected: string | null
  tool: Tool | null
}

/** What the next click lays, and the points of it that are set. */
export interface Tool {
  list: string
  kind: PlacedKind
  points: readonly FilePoint[]
}

export type Edit =
  | { do: 'open'; file: Json }
  | { do: 'select'; path: string | null }
  | { do: 'take'; list: string; kind: PlacedKind }
  | { do: 'layDown' }
  /** With the kind in hand as it is now. */
  | { do: 'point'; at: FilePoint; kind?: PlacedKind }
  | { do: 'finish' }
  | { do: 'grab' }
  | { do: 'drag'; path: string; by: FilePoint }
  | { do: 'dragCorner'; path: string; corner: number; to: FilePoint }
  | { do: 'turn'; degrees: number }
  | { do: 'remove' }
  | { do: 'field'; path: string; value: Json | undefined }
  | { do: 'undo' }
  | { do: 'redo' }

type Pointing = Extract<Edit, { do: 'point' }>

/** So many steps can be taken back. */
const MOST_KEPT = 200

export function editingOf(file: Json): Editing {
  return { file, past: [], future: [], selected: null, tool: null }
}

export function edited(card: ScenarioFileCard, now: Editing, edit: Edit): Editing {
  switch (edit.do) {
    case 'open':
      return { ...changed(now, edit.file), selected: null, tool: null }
    case 'select':
      return { ...now, selected: edit.path, tool: null }
    case 'take':
      return { ...now, selected: null, tool: { list: edit.list, kind: edit.kind, points: [] } }
    case 'layDown':
      return now.tool ? { ...now, tool: null } : { ...now, selected: null }
    case 'point':
      return pointed(now, edit)
    case 'finish':
      return finished(now)
    case 'grab':
      return changed(now, now.file)
    case 'drag':
      return { ...now, file: movedBy(now.file, edit.path, edit.by) }
    case 'dragCorner':
      return { ...now, file: cornerMoved(now.file, edit) }
    case 'turn':
      return now.selected === null
        ? now
        : changed(now, turnedBy(now.file, now.selected, edit.degrees))
    case 'remove':
      return removed(now)
    case 'field':
      return changed(now, withField(now.file, edit.path, edit.value, card))
    case 'undo':
      return undone(now)
    case 'redo':
      return redone(now)
  }
}

function changed(now: Editing, file: Json): Editing {
  return { ...now, file, past: [...now.past, now.file].slice(-MOST_KEPT), future: [] }
}

function undone(now: Editing): Editing {
  const file = now.past.at(-1)
  if (file === undefined) return now
  const future = [now.file, ...now.future]
  return { ...now, file, past: now.past.slice(0, -1), future, selected: kept(now, file) }
}

function redone(now: Editing): Editing {
  const [file, ...future] = now.future
  if (file === undefined) return now
  return { ...now, file, past: [...now.past, now.file], future, selected: kept(now, file) }
}

function kept({ selected }: Editing, file: Json): string | null {
  return selected !== null && valueAt(file, selected) !== undefined ? selected : null
}

/** A piece is laid at once, a shape point by point. */
function pointed(now: Editing, { at, kind }: Pointing): Editing {
  const { tool } = now
  if (!tool) return { ...now, selected: null }
  if (tool.kind.lies === 'piece') return laid(now, tool, pieceAt(now.file, kind ?? tool.kind, at))
  return { ...now, tool: { ...tool, points: [...tool.points, at] } }
}

/** The corners that make a shape. */
const fewest = { area: 3, line: 2, piece: 1 }

export function canFinish({ kind, points }: Tool): boolean {
  return kind.lies !== 'piece' && points.length >= fewest[kind.lies]
}

/** The shape is laid; with too few points it is given up. */
function finished(now: Editing): Editing {
  const { tool } = now
  if (!tool) return now
  const fresh = { ...now, tool: { ...tool, points: [] } }
  if (!canFinish(tool)) return fresh
  const points: Json = tool.points.map(({ x, y }) => [x, y])
  return laid(fresh, fresh.tool, freshItem(now.file, tool.kind, { points }))
}

/** The tool stays in hand for the next. */
function laid(now: Editing, { list }: Tool, item: Json): Editing {
  const there = valueAt(now.file, list)
  const count = Array.isArray(there) ? there.length : 0
  const path = `${list}[${count}]`
  return { ...changed(now, withValueAt(now.file, path, item)), selected: path }
}

function cornerMoved(file: Json, { path, corner, to }: Extract<Edit, { do: 'dragCorner' }>): Json {
  const points = pointsOf(valueAt(file, path)) ?? []
  return withPoints(
    file,
    path,
    points.map((point, index) => (index === corner ? to : point)),
  )
}

/** What is in hand leaves its list; an outline stays, since the file needs it. */
function removed(now: Editing): Editing {
  const { selected } = now
  if (selected === null || !selected.endsWith(']')) return now
  return { ...changed(now, withValueAt(now.file, selected, undefined)), selected: null }
}
