/** The corner with the least x and y, and the extent. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The corners of a lattice over a box, its last column and row on the far edges. */
interface Lattice {
  box: Box
  step: number
  columns: number
  rows: number
  isIn: (x: number, y: number) => boolean
  /** Whether corners are in, row by row, with a rim of corners that are out around them. */
  are: boolean[]
}

/** Halvings of an edge of the lattice that the border crosses. */
const HALVINGS = 5

/**
 * Closed outlines x0,y0,x1,y1 … of the region of a box that a test tells; a point is in it that lies
 * within an odd number of them. What is narrower than the step may be missed; the border is within
 * 1/32 of it.
 */
export function contoursOf(
  isIn: (x: number, y: number) => boolean,
  box: Box,
  step: number,
): number[][] {
  const lattice = latticeOver(isIn, box, step)
  const after = stretchesIn(lattice)
  const outlines: number[][] = []
  for (const first of after.keys()) {
    const outline: number[] = []
    let edge: number | undefined = first
    while (edge !== undefined) {
      const next = after.get(edge)
      after.delete(edge)
      if (next !== undefined) outline.push(...crossingOf(lattice, edge))
      edge = next
    }
    if (outline.length > 0) outlines.push(outline)
  }
  return outlines
}

function latticeOver(isIn: Lattice['isIn'], box: Box, step: number): Lattice {
  const columns = Math.ceil(box.width / step) + 3
  const rows = Math.ceil(box.height / step) + 3
  const lattice: Lattice = { box, step, columns, rows, isIn, are: [] }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isRim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1
      lattice.are.push(!isRim && isIn(xOf(lattice, column), yOf(lattice, row)))
    }
  }
  return lattice
}

function xOf({ box, step, columns }: Lattice, column: number): number {
  if (column >= columns - 2) return box.x + box.width
  return box.x + Math.max(0, column - 1) * step
}

function yOf({ box, step, rows }: Lattice, row: number): number {
  if (row >= rows - 2) return box.y + box.height
  return box.y + Math.max(0, row - 1) * step
}

/** An edge is named by its first corner, doubled, and one more if it runs up. */
function stretchesIn({ columns, rows, are }: Lattice): Map<number, number> {
  const after = new Map<number, number>()
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const corner = row * columns + column
      const corners = [corner, corner + 1, corner + columns + 1, corner + columns]
      const edges = [corner * 2, (corner + 1) * 2 + 1, (corner + columns) * 2, corner * 2 + 1]
      joinEdges(
        corners.map(at => are[at] === true),
        edges,
        after,
      )
    }
  }
  return after
}

/** Around a cell each run of corners that are in is cut off, from the edge that ends it to the one before. */
function joinEdges(
  isIn: readonly boolean[],
  edges: readonly number[],
  after: Map<number, number>,
): void {
  isIn.forEach((is, end) => {
    if (!is || isIn[(end + 1) % 4]) return
    let start = end
    while (isIn[(start + 3) % 4]) start = (start + 3) % 4
    const [from, to] = [edges[end], edges[(start + 3) % 4]]
    if (from !== undefined && to !== undefined) after.set(from, to)
  })
}

/** Where the border crosses an edge, by halving; a whole number. */
function crossingOf(lattice: Lattice, edge: number): [x: number, y: number] {
  const corner = Math.floor(edge / 2)
  const [column, row] = [corner % lattice.columns, Math.floor(corner / lattice.columns)]
  const isUpright = edge % 2 === 1
  const [x, y] = [xOf(lattice, column), yOf(lattice, row)]
  const [otherX, otherY] = isUpright ? [x, yOf(lattice, row + 1)] : [xOf(lattice, column + 1), y]
  const isFirstIn = lattice.are[corner] === true
  let [inside, outside] = isFirstIn ? [0, 1] : [1, 0]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2
    const isMiddleIn = lattice.isIn(x + (otherX - x) * middle, y + (otherY - y) * middle)
    if (isMiddleIn) inside = middle
    else outside = middle
  }
  return [Math.round(x + (otherX - x) * inside), Math.round(y + (otherY - y) * inside)]
}
