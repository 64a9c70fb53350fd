import type { Words } from '@grognard/board/words/index.ts'
import { isJsonRecord, valueAt, withValueAt } from '@grognard/umpire'
import type { FilePoint, Json, PlacedKind, PlacedList, ScenarioFileCard } from '@grognard/umpire'

type JsonRecord = Record<string, Json>

/** The points of an outline, or of what lies as a line or an area; null of a piece. */
export function pointsOf(value: Json | undefined): FilePoint[] | null {
  if (value === undefined) return null
  if (isJsonRecord(value)) return value.points === undefined ? null : pointsOf(value.points)
  if (!Array.isArray(value)) return null
  return value.map(pair => {
    const [x, y] = Array.isArray(pair) ? pair : []
    return { x: Number(x), y: Number(y) }
  })
}

export function placeOf(value: Json | undefined): FilePoint | null {
  if (value === undefined || !isJsonRecord(value)) return null
  const { x, y } = value
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

const pairsOf = (points: readonly FilePoint[]): Json => points.map(({ x, y }) => [x, y])

/** The file with other points of an outline, or of what lies there. */
export function withPoints(file: Json, path: string, points: readonly FilePoint[]): Json {
  const isOutline = Array.isArray(valueAt(file, path))
  return withValueAt(file, isOutline ? path : `${path}.points`, pairsOf(points))
}

/** A piece or a shape moved so far on the file's own scale; what stands in its lists goes along. */
export function movedBy(file: Json, path: string, by: FilePoint): Json {
  const value = valueAt(file, path)
  const points = pointsOf(value)
  if (points)
    return withPoints(
      file,
      path,
      points.map(point => sum(point, by)),
    )
  if (value === undefined || !isJsonRecord(value)) return file
  return withValueAt(file, path, pieceMovedBy(value, by))
}

function pieceMovedBy(piece: JsonRecord, by: FilePoint): Json {
  const followers = Object.entries(piece).map(([name, part]): [string, Json] => [
    name,
    Array.isArray(part) ? part.map(one => placedBy(one, by)) : part,
  ])
  return placedBy(Object.fromEntries(followers), by)
}

function placedBy(value: Json, by: FilePoint): Json {
  const place = placeOf(value)
  return place && isJsonRecord(value) ? { ...value, ...sum(place, by) } : value
}

function sum(one: FilePoint, other: FilePoint): FilePoint {
  return { x: rounded(one.x + other.x), y: rounded(one.y + other.y) }
}

/** Tenths, without the dust of binary fractions and without a zero below zero. */
const rounded = (value: number): number => Math.round(value * 10) / 10 + 0

/** A piece turned where it stands, a shape about its middle; degrees clockwise. */
export function turnedBy(file: Json, path: string, degrees: number): Json {
  const value = valueAt(file, path)
  const points = pointsOf(value)
  if (points) return withPoints(file, path, pointsTurned(points, degrees))
  const heading = valueAt(file, `${path}.heading`)
  if (typeof heading !== 'number') return file
  return withValueAt(file, `${path}.heading`, (heading + degrees + 360) % 360)
}

function pointsTurned(points: readonly FilePoint[], degrees: number): FilePoint[] {
  const middle = middleOf(points)
  const angle = (degrees * Math.PI) / 180
  return points.map(({ x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y]
    return {
      x: rounded(middle.x + dx * Math.cos(angle) + dy * Math.sin(angle)),
      y: rounded(middle.y - dx * Math.sin(angle) + dy * Math.cos(angle)),
    }
  })
}

function middleOf(points: readonly FilePoint[]): FilePoint {
  const count = Math.max(1, points.length)
  return {
    x: points.reduce((all, { x }) => all + x, 0) / count,
    y: points.reduce((all, { y }) => all + y, 0) / count,
  }
}

/** The kind with the name that its pieces have in the player's language. */
export function namedIn(words: Pick<Words, 'say'>, kind: PlacedKind): PlacedKind {
  const { called, item } = kind
  return called ? { ...kind, item: { ...item, name: words.say(called) } } : kind
}

/** The kind in hand as it is offered now: with one ship laid, the next has another name. */
export function kindNow(
  card: Pick<ScenarioFileCard, 'lists'>,
  file: Json,
  { list, kind }: { list: string; kind: PlacedKind },
): PlacedKind {
  const kinds = card.lists(file).find(({ path }) => path === list)?.kinds ?? []
  return kinds.find(one => toldBy(one) === toldBy(kind)) ?? kind
}

const toldBy = ({ name, group }: PlacedKind): string => JSON.stringify([name, group])

/** What is laid: with an id and a name that nothing else has. */
export function freshItem(file: Json, { item }: PlacedKind, place: JsonRecord): Json {
  const { id, name } = item
  return {
    ...item,
    ...(typeof id === 'string' && { id: freshName(namesIn(file, 'id'), id, '') }),
    ...(typeof name === 'string' && { name: freshName(namesIn(file, 'name'), name, ' ') }),
    ...place,
  }
}

/** An id always has a number, a name only where it is taken: the next is the second. */
function freshName(taken: ReadonlySet<string>, stem: string, gap: string): string {
  if (gap !== '' && !taken.has(stem)) return stem
  let number = gap === '' ? 1 : 2
  while (taken.has(`${stem}${gap}${number}`)) number++
  return `${stem}${gap}${number}`
}

/** Every text of that field anywhere in the file. */
function namesIn(value: Json, field: string): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set()
  const own = !Array.isArray(value) && typeof value[field] === 'string' ? [value[field]] : []
  return new Set([...own, ...Object.values(value).flatMap(part => [...namesIn(part, field)])])
}

/** A piece at a place, with all that stands around it. */
export function pieceAt(file: Json, kind: PlacedKind, { x, y }: FilePoint): Json {
  const at = { x: 0, y: 0 }
  const item = freshItem(file, kind, at)
  return isJsonRecord(item) ? pieceMovedBy(item, { x, y }) : item
}

/** A field changed; where a thing is named by it, those that name it elsewhere follow. */
export function withField(
  file: Json,
  path: string,
  value: Json | undefined,
  { references }: Pick<ScenarioFileCard, 'references'>,
): Json {
  const before = valueAt(file, path)
  const field = path.slice(path.lastIndexOf('.') + 1)
  const changed = withValueAt(file, path, value)
  const others = references[field]
  if (!others || typeof before !== 'string' || typeof value !== 'string') return changed
  return renamed(changed, others, { before, value })
}

interface Renaming {
  before: string
  value: string
}

function renamed(part: Json, fields: readonly string[], renaming: Renaming, isIn = false): Json {
  if (typeof part === 'string') return isIn && part === renaming.before ? renaming.value : part
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(one => renamed(one, fields, renaming, isIn))
  const entries = Object.entries(part).map(([name, one]): [string, Json] => [
    name,
    renamed(one, fields, renaming, fields.includes(name)),
  ])
  return Object.fromEntries(entries)
}

export function listOf(card: ScenarioFileCard, file: Json, path: string): PlacedList | undefined {
  return card.lists(file).find(list => path.startsWith(`${list.path}[`))
}

/** Whether points are the corners of an area; an outline is one. */
export function isArea(card: ScenarioFileCard, file: Json, path: string): boolean {
  const kinds = listOf(card, file, path)?.kinds ?? []
  const kind = valueAt(file, `${path}.kind`)
  const alike = kinds.find(one => one.item.kind === kind)
  return (alike?.lies ?? 'area') === 'area'
}
