import type { Language, Message, PrintedSheet } from '@grognard/umpire'
import { marksBeyond, marksOverlapping } from './marks.ts'
import type { Mark } from './marks.ts'
import { paperOf } from './paper.ts'
import type { Paper, PaperName } from './paper.ts'
import { createPress } from './press.ts'
import type { Fonts, Press } from './press.ts'
import { laySheet } from './sheet.ts'
import { styles } from './style.ts'
import { printWords } from './words.ts'
import { unpacked } from './woff.ts'
import type { PrintWords } from './words.ts'

export { paperNames } from './paper.ts'
export type { PaperName } from './paper.ts'
export type { Fonts } from './press.ts'
export { marksBeyond, marksOverlapping }

export interface PrintJob {
  /** The game's title in the language. */
  game: string
  sheets: readonly PrintedSheet[]
  language: Language
  say(message: Message): string
  paper: PaperName
  /** WOFF files. */
  fonts: Fonts
}

export interface Printed {
  /** The PDF file. */
  file: Uint8Array
  pages: readonly Paper[]
  marks: readonly Mark[]
}

/** Lays out sheets and gives them as one PDF. RangeError where a part is too large for the paper. */
export async function print(job: PrintJob): Promise<Printed> {
  const { game, sheets, language, fonts, paper } = job
  const words = printWords(language, job.say)
  const titles = sheets.map(sheet => words.say(sheet.title))
  const title = [game, ...new Set(titles)].join(' \u00b7 ')
  const faces = await facesOf(fonts)
  const press = createPress({ paper: paperOf(paper), fonts: faces, title, language })
  for (const sheet of sheets) {
    press.paper = paperOf(paper, sheet.isLandscape)
    laySheet(press, words, game, sheet)
  }
  writeFeet(press, words, game)
  const file = await press.finish()
  return { file, pages: press.pages, marks: press.marks }
}

async function facesOf({ regular, italic, bold, capitals }: Fonts): Promise<Fonts> {
  return {
    regular: await unpacked(regular),
    italic: await unpacked(italic),
    bold: await unpacked(bold),
    capitals: await unpacked(capitals),
  }
}

function writeFeet(press: Press, words: PrintWords, game: string): void {
  for (const [at, paper] of press.pages.entries()) {
    press.turnTo(at)
    const y = paper.bottom + 10
    press.write(`${game} \u00b7 Grognard`, paper.left, y, styles.foot)
    press.write(words.page(at + 1, press.pages.length), paper.right, y, styles.foot, 'right')
  }
}
