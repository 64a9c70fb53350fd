import { headings, turnBetween, turned } from './heading.ts'

/** Headings at right angles to a line that need the smallest turn: one, or both where they tie. */
export function alongside(heading: number, line: number): readonly number[] {
  return turns[heading]?.[line] ?? []
}

const turns = headings.map(heading => headings.map(line => acrossLine(heading, line)))

function acrossLine(heading: number, line: number): readonly number[] {
  const right = turned(line, 2)
  const left = turned(line, -2)
  const difference = turnBetween(heading, right) - turnBetween(heading, left)
  if (difference === 0) return [right, left]
  return difference < 0 ? [right] : [left]
}
