/** Text as it is sought: without capitals and accents. */
function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** Whether every word that is sought stands in the text, in whatever order; nothing sought finds all. */
export function isFound(text: string, sought: string): boolean {
  const within = plainly(text)
  return plainly(sought)
    .split(/\s+/)
    .every(word => within.includes(word))
}

/** One line of the list: what it is called and under which heading it stands. */
export interface Headed {
  heading: string
}

/** The lines under their headings, in the order in which these come first; with a single heading none is needed. */
export function underHeadings<Line extends Headed>(lines: readonly Line[]): [string, Line[]][] {
  const headings = [...new Set(lines.map(({ heading }) => heading))]
  if (headings.length < 2) return lines.length === 0 ? [] : [['', [...lines]]]
  return headings.map(heading => [heading, lines.filter(line => line.heading === heading)])
}
