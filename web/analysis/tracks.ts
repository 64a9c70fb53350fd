import { turnMarks } from '@grognard/lab/chances.ts'
import type { Battle, DrawnPath, Marker, Message, Picture, Piece } from '@grognard/umpire'

/** With more tracks than this the numbers of the turns would hide them. */
const MOST_NUMBERED = 6

/** A letter on the chart, at a piece as it stood at a mark. */
export interface Lettered {
  letter: string
  mark: number
  piece: string | undefined
  label: Message
}

/** The ground at the end with the way of each piece, turn by turn, and letters where the battle turned. */
export function trackedPicture(battle: Battle, letters: readonly Lettered[]): Picture {
  const marks = turnMarks(battle).map(({ turn, state }) => ({
    turn,
    pieces: battle.game.pieces(state),
  }))
  const tracks = tracksIn(marks)
  const isNumbered = tracks.length <= MOST_NUMBERED
  const picture = battle.game.picture(battle.state)
  return {
    ...picture,
    bounds: boundsAround(tracks, picture),
    partOf: picture.bounds,
    arcs: [],
    paths: tracks.map(({ notes, ...track }) => (isNumbered ? { ...track, notes } : track)),
    markers: [
      ...lostIn(marks, picture.away),
      ...letters.flatMap(letter => markerOf(letter, marks[letter.mark]?.pieces ?? [])),
    ],
  }
}

/** A part of the sheet smaller than this share of it would show no surroundings. */
const LEAST_SHARE = 0.45
/** Room around what is shown, as a share of its size. */
const ROOM = 0.12

/** The part of the sheet in which all happened. */
function boundsAround(tracks: readonly Track[], picture: Picture): Picture['bounds'] {
  const { bounds, pieces } = picture
  const xs = [...pieces.map(({ x }) => x), ...tracks.flatMap(({ points }) => points.filter(isEven))]
  const ys = [...pieces.map(({ y }) => y), ...tracks.flatMap(({ points }) => points.filter(isOdd))]
  if (xs.length === 0) return bounds
  const [x, width] = stretch(xs, bounds.x, bounds.width)
  const [y, height] = stretch(ys, bounds.y, bounds.height)
  const part = { x, y, width, height }
  return picture.theme === 'plotting-board' ? onWholeSquares(part, picture) : part
}

/** The squares of a plotting board are named from its north-west corner, and a part of it shows whole ones. */
function onWholeSquares(
  part: Picture['bounds'],
  { bounds, measure: { size } }: Picture,
): Picture['bounds'] {
  const north = bounds.y + bounds.height
  const west = bounds.x + Math.floor((part.x - bounds.x) / size) * size
  const top = north - Math.floor((north - part.y - part.height) / size) * size
  const right = bounds.x + Math.ceil((part.x + part.width - bounds.x) / size) * size
  const foot = north - Math.ceil((north - part.y) / size) * size
  const x = Math.max(bounds.x, west)
  const y = Math.max(bounds.y, foot)
  const width = Math.min(bounds.x + bounds.width, right) - x
  return { x, y, width, height: Math.min(north, top) - y }
}

const isEven = (_: number, index: number) => index % 2 === 0
const isOdd = (_: number, index: number) => index % 2 === 1

/** Where a stretch with room around these begins, within the whole one, and how long it is. */
function stretch(places: readonly number[], from: number, whole: number): [number, number] {
  const [least, most] = [Math.min(...places), Math.max(...places)]
  const long = Math.min(whole, Math.max((most - least) * (1 + 2 * ROOM), whole * LEAST_SHARE))
  const begin = (least + most - long) / 2
  return [Math.max(from, Math.min(begin, from + whole - long)), long]
}

/** Where pieces were last seen that are lost at the end. */
function lostIn(marks: readonly Seen[], away: readonly string[] = []): Marker[] {
  const last = new Map(marks.flatMap(({ pieces }) => pieces.map(piece => [piece.id, piece])))
  const left = new Set([...away, ...(marks.at(-1)?.pieces ?? []).map(({ id }) => id)])
  return [...last.values()]
    .filter(({ id, seat, countedWith }) => seat !== null && countedWith !== null && !left.has(id))
    .map(piece => ({ kind: 'lost', x: piece.x, y: piece.y, label: calledOnChart(piece) }))
}

/** Where many are lost close together, whole labels would lie on one another. */
function calledOnChart({ short, name, label }: Piece): Message {
  const called = short ?? name
  return called === '' ? label : { key: 'web.dispatch.lost', values: { name: called } }
}

interface Seen {
  turn: number
  pieces: readonly Piece[]
}

type Track = DrawnPath & { notes: string[] }

/** One for each piece that has moved. The last mark is the end, which has no number of its own. */
function tracksIn(marks: readonly Seen[]): Track[] {
  const tracks = new Map<string, Track>()
  marks.forEach(({ turn, pieces }, index) => {
    for (const { id, side, seat, x, y } of pieces) {
      if (seat === null) continue
      const track = tracks.get(id) ?? { piece: id, kind: 'track', side, points: [], notes: [] }
      if (x === track.points.at(-2) && y === track.points.at(-1)) continue
      track.points.push(x, y)
      track.notes.push(index < marks.length - 1 ? `${turn}` : '')
      tracks.set(id, track)
    }
  })
  return [...tracks.values()].filter(({ points }) => points.length > 2)
}

/** None where the piece was not on the table. */
function markerOf({ letter, piece, label }: Lettered, pieces: readonly Piece[]): Marker[] {
  const at = pieces.find(({ id }) => id === piece)
  return at ? [{ kind: 'turningPoint', x: at.x, y: at.y, label, letter }] : []
}
