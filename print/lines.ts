import type { Press } from './press.ts'
import { leading } from './style.ts'
import type { Style } from './style.ts'

/** The text in lines no wider than this; a word that is wider is broken where it must. */
export function linesOf(press: Press, text: string, style: Style, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap(one => piecesOf(press, one, style, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && press.widthOf(longer, style) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function piecesOf(press: Press, word: string, style: Style, width: number): string[] {
  if (press.widthOf(word, style) <= width || word.length < 2) return [word]
  let fits = 1
  while (press.widthOf(`${word.slice(0, fits + 1)}-`, style) <= width) fits += 1
  const rest = word.slice(fits)
  return [`${word.slice(0, fits)}-`, ...piecesOf(press, rest, style, width)]
}

/** The widest word: a column can be no narrower without breaking one. */
export function widestWord(press: Press, text: string, style: Style): number {
  return Math.max(...text.split(' ').map(word => press.widthOf(word, style)))
}

/** Writes lines under each other; gives their height. */
export function writeLines(
  press: Press,
  lines: readonly string[],
  x: number,
  y: number,
  style: Style,
): number {
  for (const [at, line] of lines.entries()) press.write(line, x, y + at * leading(style), style)
  return lines.length * leading(style)
}
