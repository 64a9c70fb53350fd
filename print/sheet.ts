import type { PrintedPart, PrintedSheet } from '@grognard/umpire'
import { cardBlock, settingOfCards } from './card.ts'
import type { CardSetting } from './card.ts'
import { flow } from './flow.ts'
import type { Block } from './flow.ts'
import { formBlocks } from './form.ts'
import { gaugeBlock } from './gauge.ts'
import { capital, doubleRule } from './heading.ts'
import { linesOf } from './lines.ts'
import { columnOf, measureOf, POINTS_PER_MM } from './paper.ts'
import type { Press } from './press.ts'
import { rulerBlocks } from './ruler.ts'
import { inks, leading, styles } from './style.ts'
import { tableBlocks } from './table.ts'
import { blanksBlock, textBlock } from './text.ts'
import type { PrintWords } from './words.ts'

/** Lays one sheet on as many pages as it takes, the first under its title. */
export function laySheet(press: Press, words: PrintWords, game: string, sheet: PrintedSheet): void {
  const head = titleOf(press, words, game, sheet)
  const longest = press.paper.bottom - press.paper.top - head.height
  const cards = sheet.parts.filter(part => part.part === 'card')
  const setting = settingOfCards(press, words, cards, columnOf(press.paper))
  const blocks = sheet.parts.flatMap(part => blocksOf(press, words, part, { longest, setting }))
  const scaled = blocks.length > 0 && sheet.parts.some(isAtScale) ? [checkBar(press, words)] : []
  let isFirst = true
  flow(press, [...blocks, ...scaled], () => {
    press.page()
    const top = isFirst ? head.draw() : runningHead(press, words, game, sheet)
    isFirst = false
    return top
  })
}

function blocksOf(
  press: Press,
  words: PrintWords,
  part: PrintedPart,
  { longest, setting }: { longest: number; setting: CardSetting },
): Block[] {
  const width = measureOf(press.paper)
  switch (part.part) {
    case 'text':
      return [textBlock(press, words, part, width)]
    case 'table': {
      const breadth = part.isWide ? width : columnOf(press.paper)
      return tableBlocks(press, words, part, breadth, longest)
    }
    case 'form':
      return formBlocks(press, words, part, width, longest)
    case 'blanks':
      return [blanksBlock(press, words, part, width)]
    case 'card':
      return [cardBlock(press, words, part, columnOf(press.paper), setting)]
    case 'ruler':
      return rulerBlocks(press, words, part, width)
    case 'gauge':
      return [gaugeBlock(press, words, part, width)]
  }
}

function titleOf(press: Press, words: PrintWords, game: string, sheet: PrintedSheet) {
  const width = measureOf(press.paper)
  const titles = linesOf(press, capital(words.say(sheet.title)), styles.title, width)
  const subtitle = sheet.subtitle ? words.say(sheet.subtitle) : ''
  const below = subtitle === '' ? [] : linesOf(press, subtitle, styles.subtitle, width)
  const over = leading(styles.running)
  const height =
    over + titles.length * leading(styles.title) + below.length * leading(styles.subtitle) + 24
  const draw = (): number => {
    const { left, top } = press.paper
    const middle = left + width / 2
    press.write(game, middle, top, styles.running, 'centre')
    let at = top + over
    for (const line of titles) {
      press.write(line, middle, at, styles.title, 'centre')
      at += leading(styles.title)
    }
    for (const line of below) {
      press.write(line, middle, at, styles.subtitle, 'centre')
      at += leading(styles.subtitle)
    }
    doubleRule(press, left, at + 6, width)
    return top + height
  }
  return { height, draw }
}

function runningHead(press: Press, words: PrintWords, game: string, sheet: PrintedSheet): number {
  const { left, right, top } = press.paper
  press.write(game, left, top, styles.running)
  press.write(capital(words.say(sheet.title)), right, top, styles.running, 'right')
  doubleRule(press, left, top + leading(styles.running) + 2, right - left)
  return top + leading(styles.running) + 16
}

function isAtScale({ part }: PrintedPart): boolean {
  return part === 'ruler' || part === 'gauge'
}

/** Printers shrink pages unasked: a bar to lay a rule on. */
const CHECK_MM = 100

function checkBar(press: Press, words: PrintWords): Block {
  return {
    span: 'page',
    height: 26,
    draw(x, y) {
      press.write(`${words.cut} ${words.check(words.cell(CHECK_MM))}`, x, y, styles.note)
      press.box(x, y + 15, CHECK_MM * POINTS_PER_MM, 4, { weight: 0, fill: inks.rule })
    },
  }
}
