import { cornerAt } from './corners.ts'
import type { Corners } from './corners.ts'
import { entry } from './entry.ts'
import { sideOfLine } from './segment.ts'

/** The area a hull shares with an outline, in square thousandths: the outline cut along each side. */
export function overlapArea(corners: Corners, outline: readonly number[]): number {
  let rest = outline
  for (let i = 0; i < 8; i += 2) {
    const j = (i + 2) & 7
    rest = cutAlong(
      rest,
      cornerAt(corners, i),
      cornerAt(corners, i + 1),
      cornerAt(corners, j),
      cornerAt(corners, j + 1),
    )
  }
  return areaOf(rest)
}

/** What of an outline lies to starboard of the line a-b. */
function cutAlong(
  outline: readonly number[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number[] {
  const kept: number[] = []
  for (let i = 0; i < outline.length; i += 2) {
    const x = entry(outline, i)
    const y = entry(outline, i + 1)
    const nextX = entry(outline, (i + 2) % outline.length)
    const nextY = entry(outline, (i + 3) % outline.length)
    const here = sideOfLine(ax, ay, bx, by, x, y)
    const there = sideOfLine(ax, ay, bx, by, nextX, nextY)
    if (here <= 0) kept.push(x, y)
    if (here < 0 === there < 0 || here === 0 || there === 0) continue
    const part = here / (here - there)
    kept.push(x + part * (nextX - x), y + part * (nextY - y))
  }
  return kept
}

function areaOf(outline: readonly number[]): number {
  let twice = 0
  for (let i = 0; i < outline.length; i += 2) {
    const x = entry(outline, i)
    const y = entry(outline, i + 1)
    const nextX = entry(outline, (i + 2) % outline.length)
    const nextY = entry(outline, (i + 3) % outline.length)
    twice += x * nextY - y * nextX
  }
  return Math.abs(twice) / 2
}
