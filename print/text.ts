import type { PrintedBlanks, PrintedText } from '@grognard/umpire'
import type { Block } from './flow.ts'
import { headingOf, rulesText } from './heading.ts'
import { linesOf, writeLines } from './lines.ts'
import type { Press } from './press.ts'
import { leading, styles } from './style.ts'
import type { PrintWords } from './words.ts'

/** A short paragraph over the whole page, its rules behind it. */
export function textBlock(
  press: Press,
  words: PrintWords,
  { text, rules = [] }: PrintedText,
  width: number,
): Block {
  const numbers = rules.length === 0 ? '' : ` (${rulesText(rules)})`
  const lines = linesOf(press, words.say(text) + numbers, styles.body, width)
  return {
    span: 'page',
    height: lines.length * leading(styles.body),
    draw: (x, y) => void writeLines(press, lines, x, y, styles.body),
  }
}

const LINE_HEIGHT = 24
const GAP = 10

/** Lines to write on; shares of more than 1 in sum go on in the next line. */
export function blanksBlock(
  press: Press,
  words: PrintWords,
  { title, blanks }: PrintedBlanks,
  width: number,
): Block {
  const heading = title ? headingOf(press, words.say(title), [], width) : null
  const lines = linesOfBlanks(blanks)
  return {
    span: 'page',
    height: (heading?.height ?? 0) + lines.length * LINE_HEIGHT,
    draw(x, y) {
      heading?.draw(x, y)
      let top = y + (heading?.height ?? 0)
      for (const line of lines) {
        let left = x
        for (const { name, value = '', share } of line) {
          const room = width * share - GAP
          drawBlank(press, words.say(name), words.cell(value), left, top, room)
          left += width * share
        }
        top += LINE_HEIGHT
      }
    },
  }
}

function drawBlank(
  press: Press,
  name: string,
  value: string,
  x: number,
  y: number,
  width: number,
): void {
  const foot = y + LINE_HEIGHT - 4
  press.write(name, x, foot - leading(styles.name), styles.name)
  const from = x + press.widthOf(name, styles.name) + 4
  press.line([from, foot, x + width, foot], { weight: 0.5 })
  press.write(value, from + 3, foot - leading(styles.value), styles.value)
}

type Blank = PrintedBlanks['blanks'][number]

function linesOfBlanks(blanks: readonly Blank[]): Blank[][] {
  const lines: Blank[][] = []
  let used = 2
  for (const blank of blanks) {
    if (used + blank.share > 1.001) {
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push(blank)
    used += blank.share
  }
  return lines
}
