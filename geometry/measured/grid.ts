/** The least rectangle along the axes round something; its sides belong to it. */
export interface Extent {
  west: number
  east: number
  south: number
  north: number
}

export function areExtentsMeeting(one: Extent, other: Extent): boolean {
  return (
    one.west <= other.east &&
    one.east >= other.west &&
    one.south <= other.north &&
    one.north >= other.south
  )
}

/** The square round a point, so far to every side. */
export function extentAround(x: number, y: number, reach: number): Extent {
  return { west: x - reach, east: x + reach, south: y - reach, north: y + reach }
}

/** The extent of points x0, y0, x1, y1, …, so much larger on every side. */
export function extentOf(points: readonly number[], grown = 0): Extent {
  const extent = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x = 0, y = 0] = [points[i], points[i + 1]]
    extent.west = Math.min(extent.west, x - grown)
    extent.east = Math.max(extent.east, x + grown)
    extent.south = Math.min(extent.south, y - grown)
    extent.north = Math.max(extent.north, y + grown)
  }
  return extent
}

/** Things sorted by where they lie, so that who asks what is near looks at nothing far away. */
export interface Grid<Item> {
  /** What meets this extent, in the order of the list. */
  meeting(extent: Extent): Item[]
  /** The thing in this row of the list lies elsewhere now. */
  move(row: number, extent: Extent): void
}

interface Placed<Item> extends Extent {
  item: Item
  /** Its place in the list. */
  row: number
  /** The question that found it last: it may lie in several squares. */
  askedIn: number
}

interface Squares<Item> {
  side: number
  columns: number
  rows: number
  west: number
  south: number
  within: Placed<Item>[][]
}

/** Fewer are gone through as quickly as sorted. */
const FEW = 8

/** The things must stay the same while the grid is in use; who lies elsewhere is moved. */
export function gridOf<Item>(
  items: readonly Item[],
  extentOfItem: (item: Item) => Extent,
): Grid<Item> {
  const placed = items.map((item, row) => placedAt(extentOfItem(item), item, row))
  return placed.length <= FEW ? listOf(placed) : squaresOf(placed)
}

function placedAt<Item>(
  { west, east, south, north }: Extent,
  item: Item,
  row: number,
): Placed<Item> {
  return { west, east, south, north, item, row, askedIn: 0 }
}

function listOf<Item>(placed: readonly Placed<Item>[]): Grid<Item> {
  return {
    meeting: extent => itemsOf(placed.filter(one => areExtentsMeeting(one, extent))),
    move: (row, extent) => put(placed[row], extent),
  }
}

function squaresOf<Item>(placed: readonly Placed<Item>[]): Grid<Item> {
  const squares = sorted(placed)
  let questions = 0
  return {
    meeting(extent) {
      questions += 1
      const found: Placed<Item>[] = []
      forSquaresUnder(squares, extent, square => gather(square, extent, questions, found))
      return itemsOf(found.length > 1 ? found.toSorted(byRow) : found)
    },
    move(row, extent) {
      const one = placed[row]
      if (!one) return
      forSquaresUnder(squares, one, square => square.splice(square.indexOf(one), 1))
      put(one, extent)
      forSquaresUnder(squares, one, square => square.push(one))
    },
  }
}

function put(placed: Extent | undefined, { west, east, south, north }: Extent): void {
  if (placed) Object.assign(placed, { west, east, south, north })
}

function gather<Item>(
  square: readonly Placed<Item>[],
  extent: Extent,
  question: number,
  found: Placed<Item>[],
): void {
  for (const one of square) {
    if (one.askedIn === question || !areExtentsMeeting(one, extent)) continue
    one.askedIn = question
    found.push(one)
  }
}

function itemsOf<Item>(placed: readonly Placed<Item>[]): Item[] {
  return placed.map(({ item }) => item)
}

function byRow(one: { row: number }, other: { row: number }): number {
  return one.row - other.row
}

/** No grid has many more columns or rows than this, however long and narrow it is. */
const SPREAD = 256

/** About as many squares as things. */
function sorted<Item>(placed: readonly Placed<Item>[]): Squares<Item> {
  const { west, south, east, north } = aroundAll(placed)
  const width = east - west
  const height = north - south
  const side = Math.max(1, Math.sqrt((width * height) / placed.length), (width + height) / SPREAD)
  const columns = 1 + Math.floor(width / side)
  const rows = 1 + Math.floor(height / side)
  const within = Array.from({ length: columns * rows }, (): Placed<Item>[] => [])
  const squares = { side, columns, rows, west, south, within }
  for (const one of placed) forSquaresUnder(squares, one, square => square.push(one))
  return squares
}

function aroundAll(extents: readonly Extent[]): Extent {
  const all = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const { west, east, south, north } of extents) {
    all.west = Math.min(all.west, west)
    all.east = Math.max(all.east, east)
    all.south = Math.min(all.south, south)
    all.north = Math.max(all.north, north)
  }
  return all
}

/** What lies beyond all things belongs to the squares at the edge. */
function forSquaresUnder<Item>(
  { side, columns, rows, west, south, within }: Squares<Item>,
  extent: Extent,
  visit: (square: Placed<Item>[]) => void,
): void {
  const last = placeIn((extent.east - west) / side, columns)
  const top = placeIn((extent.north - south) / side, rows)
  for (let row = placeIn((extent.south - south) / side, rows); row <= top; row += 1)
    for (let column = placeIn((extent.west - west) / side, columns); column <= last; column += 1) {
      const square = within[row * columns + column]
      if (square) visit(square)
    }
}

function placeIn(squares: number, most: number): number {
  return Math.max(0, Math.min(most - 1, Math.floor(squares)))
}
