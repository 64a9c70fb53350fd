import type { PrintedForm } from '@grognard/umpire'
import type { Block } from './flow.ts'
import { doubleRule, headingOf } from './heading.ts'
import type { Heading } from './heading.ts'
import { linesOf } from './lines.ts'
import type { Press } from './press.ts'
import { inks, leading, styles } from './style.ts'
import type { PrintWords } from './words.ts'

const ROW = 19
const PAD = 3.5
/** Fewer empty rows than these are not worth the rest of a page. */
const FEWEST = 4

interface Setting {
  widths: number[]
  heads: string[][]
  headHeight: number
  heading: Heading
}

/** A table to write in, in as many blocks as it takes pages. */
export function formBlocks(
  press: Press,
  words: PrintWords,
  form: PrintedForm,
  width: number,
  longest: number,
): Block[] {
  const rows = form.rows.map(row => row.map(words.cell))
  const blank = typeof form.empty === 'number' ? form.empty : 0
  const all = [...rows, ...Array.from({ length: blank }, () => [] as string[])]
  const first = settingOf(press, words, form, width, words.say(form.title))
  const later = settingOf(
    press,
    words,
    form,
    width,
    `${words.say(form.title)} (${words.continued})`,
  )
  const perPage = Math.floor((longest - first.heading.height - first.headHeight - 8) / ROW)
  const blocks: Block[] = []
  for (let from = 0; from < Math.max(1, all.length); from += perPage) {
    const isLast = from + perPage >= all.length
    const set = from === 0 ? first : later
    const takesRest = isLast && form.empty === 'page'
    blocks.push(blockOf(press, set, all.slice(from, from + perPage), width, takesRest))
  }
  return blocks
}

function settingOf(
  press: Press,
  words: PrintWords,
  form: PrintedForm,
  width: number,
  title: string,
): Setting {
  const shares = form.columns.reduce((sum, column) => sum + column.share, 0)
  const widths = form.columns.map(column => (width * column.share) / shares)
  const heads = form.columns.map(({ head }, column) =>
    linesOf(press, words.cell(head), styles.head, (widths[column] ?? 0) - 2 * PAD),
  )
  const most = Math.max(...heads.map(lines => lines.length))
  const heading = headingOf(press, title, [], width)
  return { widths, heads, headHeight: most * leading(styles.head) + 4, heading }
}

function blockOf(
  press: Press,
  set: Setting,
  rows: readonly string[][],
  width: number,
  takesRest: boolean,
): Block {
  const { heading, headHeight } = set
  const least = takesRest ? Math.max(rows.length, FEWEST) : rows.length
  const fixed = heading.height + 5 + headHeight
  return {
    span: 'page',
    height: fixed + least * ROW + 2,
    ...(takesRest ? { takesRest } : {}),
    draw(x, y, height) {
      heading.draw(x, y)
      const top = y + heading.height + 5
      doubleRule(press, x, top - 5, width)
      const count = Math.floor((height - fixed - 2) / ROW + 0.001)
      writeHeads(press, set, x, top)
      for (let row = 0; row < count; row++)
        writeRow(press, set, rows[row] ?? [], x, top + headHeight + row * ROW, width)
      grid(press, set, x, top + headHeight, count * ROW, width)
    },
  }
}

function writeHeads(press: Press, { widths, heads, headHeight }: Setting, x: number, y: number) {
  let left = x
  for (const [column, lines] of heads.entries()) {
    const top = y + headHeight - 2 - lines.length * leading(styles.head)
    for (const [at, line] of lines.entries())
      press.write(line, left + PAD, top + at * leading(styles.head), styles.head)
    left += widths[column] ?? 0
  }
}

/** What is too long for its cell is set smaller. */
function writeRow(
  press: Press,
  { widths }: Setting,
  cells: readonly string[],
  x: number,
  y: number,
  width: number,
): void {
  press.line([x, y, x + width, y], { weight: 0.4, ink: inks.faint })
  let left = x
  for (const [column, text] of cells.entries()) {
    const room = (widths[column] ?? 0) - 2 * PAD
    const wide = press.widthOf(text, styles.body)
    const size = wide > room ? Math.max(5, (styles.body.size * room) / wide) : styles.body.size
    const style = { ...styles.body, size }
    const [line = ''] = linesOf(press, text, style, room + 0.5)
    press.write(line, left + PAD, y + (ROW - leading(style)) / 2, style)
    left += widths[column] ?? 0
  }
}

function grid(
  press: Press,
  { widths }: Setting,
  x: number,
  y: number,
  height: number,
  width: number,
): void {
  press.line([x, y, x + width, y], { weight: 0.5 })
  press.line([x, y + height, x + width, y + height], { weight: 0.8 })
  let left = x
  for (const breadth of widths.slice(0, -1)) {
    left += breadth
    press.line([left, y, left, y + height], { weight: 0.4, ink: inks.faint })
  }
}
