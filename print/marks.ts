/** What has been put on paper, in points from the top left corner; text is empty for strokes. */
export interface Mark {
  page: number
  x: number
  y: number
  width: number
  height: number
  text: string
}

/** The marks that run over an edge of the paper or into the strip that printers leave white. */
export function marksBeyond(
  marks: readonly Mark[],
  pages: readonly { width: number; height: number }[],
  white: number,
): Mark[] {
  return marks.filter(mark => {
    const { width = 0, height = 0 } = pages[mark.page] ?? {}
    const isWithin = mark.x >= white && mark.y >= white
    return !isWithin || mark.x + mark.width > width - white || mark.y + mark.height > height - white
  })
}

/** Texts that lie upon each other on a page. */
export function marksOverlapping(marks: readonly Mark[]): [Mark, Mark][] {
  const texts = marks
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => one.page - other.page || one.y - other.y)
  const found: [Mark, Mark][] = []
  for (const [at, one] of texts.entries()) {
    for (let next = at + 1; next < texts.length; next++) {
      const other = texts[next]
      if (!other || other.page !== one.page || other.y >= one.y + one.height) break
      if (doOverlap(one, other)) found.push([one, other])
    }
  }
  return found
}

/** Letters may come as near as this without touching, points. */
const AIR = 1.2

function doOverlap(one: Mark, other: Mark): boolean {
  return (
    one.page === other.page &&
    one.x + one.width - AIR > other.x &&
    other.x + other.width - AIR > one.x &&
    one.y + one.height - AIR > other.y &&
    other.y + other.height - AIR > one.y
  )
}
