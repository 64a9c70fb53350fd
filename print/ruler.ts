import type { PrintedRuler } from '@grognard/umpire'
import type { Block } from './flow.ts'
import { headingOf } from './heading.ts'
import { POINTS_PER_MM } from './paper.ts'
import type { Press } from './press.ts'
import { inks, leading, styles } from './style.ts'
import type { PrintWords } from './words.ts'

const LEAST_HEIGHT = 24 * POINTS_PER_MM
/** Left at the end of a piece for the paste, and at both ends of every piece. */
const TAB = 10 * POINTS_PER_MM
const END = 4 * POINTS_PER_MM
const tick = { whole: 11, half: 7, tenth: 4 }

interface Piece {
  from: number
  to: number
  hasTab: boolean
}

/** A ruler to cut out, at true scale, in pieces of whole steps where it is longer than the page. */
export function rulerBlocks(
  press: Press,
  words: PrintWords,
  ruler: PrintedRuler,
  width: number,
): Block[] {
  const step = ruler.step * POINTS_PER_MM
  const perPiece = Math.floor((width - 2 * END - TAB) / step)
  const pieces: Piece[] = []
  for (let from = 0; from < ruler.steps; from += perPiece) {
    const to = Math.min(ruler.steps, from + perPiece)
    pieces.push({ from, to, hasTab: to < ruler.steps })
  }
  return pieces.map((piece, at) => pieceBlock(press, words, ruler, piece, width, at === 0))
}

function pieceBlock(
  press: Press,
  words: PrintWords,
  ruler: PrintedRuler,
  piece: Piece,
  width: number,
  isFirst: boolean,
): Block {
  const heading = isFirst ? headingOf(press, words.say(ruler.title), ruler.rules, width) : null
  const over = heading ? heading.height + 3 : 0
  const marks = marksOf(press, words, ruler, piece)
  const rows = Math.max(0, ...marks.map(({ row }) => row + 1))
  const height = Math.max(LEAST_HEIGHT, marksTop + (rows + 1) * leading(styles.note) + 6)
  return {
    span: 'page',
    height: over + height,
    draw(x, y) {
      heading?.draw(x, y)
      drawPiece(press, words, ruler, piece, { x, y: y + over, height })
      for (const mark of marks) drawMark(press, mark, x, y + over)
    },
  }
}

/** Where the first line of names stands, below the numbers. */
const marksTop = tick.whole + leading(styles.label)

function drawPiece(
  press: Press,
  words: PrintWords,
  ruler: PrintedRuler,
  { from, to, hasTab }: Piece,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const step = ruler.step * POINTS_PER_MM
  const zero = x + startOf(from)
  const end = zero + (to - from) * step
  const last = hasTab ? end + TAB : end
  press.box(x, y, last - x, height, { weight: 0.9 })
  for (let at = from; at <= to; at++) {
    const left = zero + (at - from) * step
    press.line([left, y, left, y + tick.whole], { weight: 0.9 })
    if (at < to) fineTicks(press, left, y, step)
    if (at > from || from > 0) number(press, words.cell(at), left, y, at === to && !hasTab)
  }
  const foot = y + height - leading(styles.note) - 3
  press.write(words.say(ruler.unit), x + 5, foot, styles.note)
  if (!hasTab) return
  // Below the number, which stands on the seam.
  press.line([end, y + marksTop, end, y + height], { weight: 0.4, ink: inks.quiet, dash: 2.5 })
  press.write(words.glue, end + TAB / 2, foot, styles.note, 'centre')
}

/** Later pieces have a little paper before their first stroke. */
const startOf = (from: number): number => (from === 0 ? 0 : END)

function fineTicks(press: Press, x: number, y: number, step: number): void {
  const parts = step > 20 ? 10 : 2
  for (let part = 1; part < parts; part++) {
    const left = x + (part * step) / parts
    press.line([left, y, left, y + (part * 2 === parts ? tick.half : tick.tenth)], { weight: 0.4 })
  }
}

function number(press: Press, text: string, x: number, y: number, isEnd: boolean): void {
  press.write(text, isEnd ? x - 2 : x, y + tick.whole, styles.label, isEnd ? 'right' : 'centre')
}

/** A stroke with its name before it, or after it where there is no room; from the piece's left. */
interface Named {
  name: string
  x: number
  left: number
  row: number
}

/** Each name in the first line that is free so far. */
function marksOf(
  press: Press,
  words: PrintWords,
  { step, marks }: PrintedRuler,
  { from, to }: Piece,
): Named[] {
  const feet: number[] = []
  return marks
    .filter(({ at }) => at > from && at <= to)
    .toSorted((one, other) => one.at - other.at)
    .map(mark => {
      const name = words.cell(mark.name)
      const x = startOf(from) + (mark.at - from) * step * POINTS_PER_MM
      const width = press.widthOf(name, styles.note)
      const hasRoom = x - 4 - width >= 2
      const left = hasRoom ? x - 4 - width : x + 4
      const free = feet.findIndex(foot => foot + 2 <= left)
      const row = free < 0 ? feet.length : free
      feet[row] = Math.max(x, left + width)
      return { name, x, left, row }
    })
}

function drawMark(press: Press, { name, x, left, row }: Named, pieceX: number, y: number): void {
  const top = y + marksTop
  const foot = top + (row + 1) * leading(styles.note)
  press.line([pieceX + x, top, pieceX + x, foot], { weight: 1.2, ink: inks.sides[1] })
  press.write(name, pieceX + left, foot - leading(styles.note), styles.note)
}
