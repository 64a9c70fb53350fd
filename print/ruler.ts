import type { PrintedRuler } from '@grognard/umpire'
import type { Block } from './block.ts'
import { headingOf } from './heading.ts'
import { POINTS_PER_MM } from './paper.ts'
import type { Press } from './press.ts'
import { inks, leading, styles } from './style.ts'
import type { PrintWords } from './words.ts'

const HEIGHT = 24 * POINTS_PER_MM
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
  return pieces.map((piece, at) => {
    const heading = headingOf(
      press,
      at === 0 ? words.say(ruler.title) : '',
      at === 0 ? ruler.rules : [],
      width,
    )
    return {
      span: 'page',
      height: (at === 0 ? heading.height + 3 : 0) + HEIGHT,
      draw(x, y) {
        if (at === 0) heading.draw(x, y)
        drawPiece(press, words, ruler, piece, x, at === 0 ? y + heading.height + 3 : y)
      },
    }
  })
}

function drawPiece(
  press: Press,
  words: PrintWords,
  ruler: PrintedRuler,
  { from, to, hasTab }: Piece,
  x: number,
  y: number,
): void {
  const step = ruler.step * POINTS_PER_MM
  const zero = x + (from === 0 ? 0 : END)
  const length = (to - from) * step
  const end = zero + length
  const last = hasTab ? end + TAB : end
  press.box(x, y, last - x, HEIGHT, { weight: 0.9 })
  for (let at = from; at <= to; at++) {
    const left = zero + (at - from) * step
    press.line([left, y, left, y + tick.whole], { weight: 0.9 })
    if (at < to) fineTicks(press, left, y, step)
    if (at > from || from > 0) number(press, words.cell(at), left, y, at === to && !hasTab)
  }
  if (from === 0) press.write(words.say(ruler.unit), zero + 3, y + tick.whole - 2, styles.note)
  const inPiece = ruler.marks.filter(mark => mark.at > from && mark.at <= to)
  drawMarks(
    press,
    inPiece.map(mark => ({ name: words.cell(mark.name), x: zero + (mark.at - from) * step })),
    y,
    zero + 2,
  )
  if (hasTab) {
    press.line([end, y, end, y + HEIGHT], { weight: 0.4, ink: inks.quiet, dash: 2.5 })
    press.write(words.glue, end + TAB / 2, y + HEIGHT - 14, styles.note, 'centre')
  }
}

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

interface Named {
  name: string
  x: number
}

/** Strokes with their names before them, each name in the first line that is free so far. */
function drawMarks(press: Press, marks: readonly Named[], y: number, least: number): void {
  const top = y + tick.whole + leading(styles.label)
  const feet: number[] = []
  for (const { name, x } of marks.toSorted((one, other) => one.x - other.x)) {
    const left = x - 4 - press.widthOf(name, styles.note)
    const free = feet.findIndex(foot => foot + 2 <= left)
    const line = free < 0 ? feet.length : free
    feet[line] = x
    const foot = top + (line + 1) * leading(styles.note)
    press.line([x, top, x, foot], { weight: 1.2, ink: inks.sides[1] })
    press.write(name, Math.max(least, left), foot - leading(styles.note), styles.note)
  }
}
