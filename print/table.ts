import type { PrintedTable } from '@grognard/umpire'
import { areFigures } from './figures.ts'
import type { Block } from './flow.ts'
import { doubleRule, headingOf } from './heading.ts'
import type { Heading } from './heading.ts'
import { linesOf, widestWord, writeLines } from './lines.ts'
import type { Press } from './press.ts'
import { inks, leading, styles } from './style.ts'
import type { Style } from './style.ts'
import type { PrintWords } from './words.ts'

/** The narrowest and the widest that a column of a table has use for, points. */
export interface ColumnWidth {
  least: number
  most: number
}

/** Widths that add up to the whole, or null where not even the narrowest fit. */
export function fitWidths(widths: readonly ColumnWidth[], whole: number): number[] | null {
  const least = sum(widths.map(width => width.least))
  const most = sum(widths.map(width => width.most))
  if (least > whole) return null
  if (most <= whole) {
    const spare = (whole - most) / widths.length
    return widths.map(width => width.most + spare)
  }
  const share = (whole - least) / (most - least)
  return widths.map(width => width.least + (width.most - width.least) * share)
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0)
}

const PAD = { x: 3.5, y: 1.3 }
const HEAD_GAP = 5

interface Row {
  cells: string[][]
  height: number
}

interface Setting {
  widths: number[]
  head: Row
  rows: Row[]
  /** Columns that stand in the middle; their heads may be broken. */
  isFigures: boolean[]
  body: Style
  headStyle: Style
}

/** A table in one block, or in several where it is longer than a page. */
export function tableBlocks(
  press: Press,
  words: PrintWords,
  table: PrintedTable,
  width: number,
  longest: number,
): Block[] {
  const set = settingOf(press, words, table, width)
  const note = table.note ? linesOf(press, words.say(table.note), styles.note, width) : []
  const title = words.say(table.title)
  const fixed = headingOf(press, title, table.rules, width).height + set.head.height + 20
  const room = longest - fixed - note.length * leading(styles.note)
  return chunks(set.rows, room).map((rows, at, all) => {
    const name = at === 0 ? title : `${title} (${words.continued})`
    const heading = headingOf(press, name, table.rules, width)
    const foot = at === all.length - 1 ? note : []
    return blockOf(press, table, { ...set, rows }, heading, foot, width)
  })
}

function blockOf(
  press: Press,
  table: PrintedTable,
  set: Setting,
  heading: Heading,
  note: readonly string[],
  width: number,
): Block {
  const rowsHeight = set.rows.reduce((sum, row) => sum + row.height, 0)
  const headHeight = set.head.height + HEAD_GAP
  const noteHeight = note.length === 0 ? 0 : note.length * leading(styles.note) + 3
  return {
    span: table.isWide ? 'page' : 'column',
    height: heading.height + headHeight + rowsHeight + noteHeight + 1,
    draw(x, y) {
      heading.draw(x, y)
      let at = y + heading.height
      doubleRule(press, x, at, width)
      at += HEAD_GAP
      if (set.head.height > 0) {
        writeRow(press, set, set.head, x, at, set.headStyle)
        at += set.head.height
        press.line([x, at, x + width, at], { weight: 0.4 })
      }
      for (const [index, row] of set.rows.entries()) {
        if (index > 0) press.line([x, at, x + width, at], { weight: 0.3, ink: inks.faint })
        writeRow(press, set, row, x, at, set.body)
        at += row.height
      }
      press.line([x, at, x + width, at], { weight: 0.8 })
      writeLines(press, note, x, at + 3, styles.note)
    },
  }
}

function writeRow(press: Press, set: Setting, row: Row, x: number, y: number, style: Style): void {
  let left = x
  for (const [column, lines] of row.cells.entries()) {
    const width = set.widths[column] ?? 0
    const isMiddle = column > 0 && set.isFigures[column]
    const at = isMiddle ? left + width / 2 : left + (column === 0 ? 0 : PAD.x)
    for (const [line, text] of lines.entries()) {
      const top = y + PAD.y + line * leading(style)
      press.write(text, at, top, style, isMiddle ? 'centre' : 'left')
    }
    left += width
  }
}

/** Sizes to try from the largest down. */
const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.74, 0.68, 0.62, 0.56]

function settingOf(press: Press, words: PrintWords, table: PrintedTable, width: number): Setting {
  const heads = table.heads.map(words.cell)
  const rows = table.rows.map(row => row.map(words.cell))
  const isFigures = heads.map(
    (_, column) => table.isCentred === true || areFigures(table.rows, column),
  )
  for (const scale of scales) {
    const body = { ...styles.body, size: styles.body.size * scale }
    const headStyle = { ...styles.head, size: styles.head.size * scale }
    const wanted = heads.map((head, column) => {
      const texts = rows.map(row => row[column] ?? '')
      const pad = PAD.x * 2 * Math.min(1, scale)
      const words = [widestWord(press, head, headStyle)]
      const wholes = [isFigures[column] ? 0 : press.widthOf(head, headStyle)]
      for (const text of texts) {
        words.push(widestWord(press, text, body))
        wholes.push(press.widthOf(text, body))
      }
      return { least: pad + Math.max(...words), most: pad + Math.max(...words, ...wholes) }
    })
    const widths = fitWidths(wanted, width)
    if (!widths) continue
    const rowOf = (cells: readonly string[], style: Style): Row => {
      const lines = cells.map((text, column) =>
        linesOf(press, text, style, (widths[column] ?? 0) - PAD.x * 2 * Math.min(1, scale) + 0.5),
      )
      const most = Math.max(...lines.map(one => one.length))
      return { cells: lines, height: most * leading(style) + PAD.y * 2 }
    }
    const head = heads.every(text => text === '')
      ? { cells: [], height: 0 }
      : rowOf(heads, headStyle)
    return { widths, head, rows: rows.map(row => rowOf(row, body)), isFigures, body, headStyle }
  }
  throw new RangeError(`The table "${table.title.key}" has too many columns for its breadth.`)
}

function chunks(rows: readonly Row[], room: number): Row[][] {
  const found: Row[][] = [[]]
  let left = room
  for (const row of rows) {
    if (row.height > left && found.at(-1)?.length !== 0) {
      found.push([])
      left = room
    }
    found.at(-1)?.push(row)
    left -= row.height
  }
  return found
}
