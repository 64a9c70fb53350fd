import type { BoxRow } from '@grognard/umpire'
import type { Press } from './press.ts'
import { inks, leading, styles } from './style.ts'
import type { PrintWords } from './words.ts'

const GROUP = 5
const GROUP_GAP = 2.4
const LABEL_GAP = 6
const LINE_GAP = 2.6
/** Below a row of several lines, so that they are seen to be one. */
const BROKEN_GAP = 3.4
const sizes = [10.5, 9.8, 9.2, 8.6, 8, 7.4]
/** Where the longest row is broken in lines: the largest that has the fewest lines on all cards. */
const broken = [8.6, 8, 7.4]

export interface Boxes {
  height: number
  draw(x: number, y: number): void
}

/** What all cards of a sheet share: the breadth of names, the size of boxes, how many in a line. */
export interface BoxSetting {
  label: number
  size: number
  perLine: number
}

/** As large as the longest row of all cards allows. */
export function boxSettingOf(
  press: Press,
  words: PrintWords,
  rows: readonly BoxRow[],
  width: number,
): BoxSetting {
  const names = rows.map(row => press.widthOf(words.cell(row.name), styles.label))
  const label = LABEL_GAP + Math.max(0, ...names)
  const longest = Math.max(1, ...rows.map(row => row.of))
  const room = width - label
  const size = sizes.find(one => widthOf(longest, one) <= room)
  if (size !== undefined) return { label, size, perLine: longest }
  const settings = broken.map(one => ({ label, size: one, perLine: longestLine(rows, room, one) }))
  return settings.reduce((best, one) =>
    linesOfAll(rows, one.perLine) < linesOfAll(rows, best.perLine) ? one : best,
  )
}

function linesOfAll(rows: readonly BoxRow[], perLine: number): number {
  return rows.reduce((sum, { of }) => sum + linesFor(of, perLine), 0)
}

/** Rows of boxes under each other, in groups of five. */
export function boxesOf(
  press: Press,
  words: PrintWords,
  rows: readonly BoxRow[],
  { label, size, perLine }: BoxSetting,
): Boxes {
  if (rows.length === 0) return { height: 0, draw() {} }
  const heights = rows.map(({ of }) => {
    const lines = linesFor(of, perLine)
    return lines * (size + LINE_GAP) + (lines > 1 ? BROKEN_GAP : 0)
  })
  return {
    height: heights.reduce((sum, height) => sum + height, 0) + 3,
    draw(x, y) {
      let at = y + 3
      for (const [index, row] of rows.entries()) {
        const top = at + (size - leading(styles.label)) / 2
        press.write(words.cell(row.name), x, top, styles.label)
        drawRow(press, row, x + label, at, size, evenLine(row.of, perLine))
        at += heights[index] ?? 0
      }
    },
  }
}

function widthOf(count: number, size: number): number {
  return count * (size + gapOf(size)) - gapOf(size) + Math.floor((count - 1) / GROUP) * GROUP_GAP
}

const gapOf = (size: number): number => size * 0.16

/** In whole groups of five, unless that breaks more rows. */
function longestLine(rows: readonly BoxRow[], room: number, size: number): number {
  let count = 1
  while (widthOf(count + 1, size) <= room) count += 1
  const whole = count - (count % GROUP)
  const isWorse = whole === 0 || linesOfAll(rows, whole) > linesOfAll(rows, count)
  return isWorse ? count : whole
}

function linesFor(of: number, perLine: number): number {
  return Math.max(1, Math.ceil(of / perLine))
}

/** A row that is broken is broken evenly, in whole groups where they fit. */
function evenLine(of: number, perLine: number): number {
  const even = Math.ceil(of / linesFor(of, perLine))
  return Math.min(perLine, Math.ceil(even / GROUP) * GROUP)
}

function drawRow(
  press: Press,
  { of, struck, strokes = [] }: BoxRow,
  x: number,
  y: number,
  size: number,
  perLine: number,
): void {
  for (let box = 0; box < of; box++) {
    const place = box % perLine
    const left = x + place * (size + gapOf(size)) + Math.floor(place / GROUP) * GROUP_GAP
    const top = y + Math.floor(box / perLine) * (size + LINE_GAP)
    const isLost = struck.includes(box + 1)
    press.box(left, top, size, size, { weight: 0.6, fill: isLost ? inks.faint : '#ffffff' })
    if (isLost) press.line([left, top + size, left + size, top], { weight: 1 })
    if (strokes.includes(box + 1) && box + 1 < of)
      press.line(
        [left + size + gapOf(size) / 2, top - 1.4, left + size + gapOf(size) / 2, top + size + 1.4],
        { weight: 1.6 },
      )
  }
}
