import type { Cell, PrintedCard } from '@grognard/umpire'
import { boxesOf, boxSettingOf } from './boxes.ts'
import type { Boxes, BoxSetting } from './boxes.ts'
import type { Block } from './flow.ts'
import { capital } from './heading.ts'
import { linesOf, writeLines } from './lines.ts'
import type { Press } from './press.ts'
import { drawSilhouette, silhouetteScale } from './silhouette.ts'
import { inks, leading, styles } from './style.ts'
import type { Style } from './style.ts'
import type { PrintWords } from './words.ts'

const PAD = 7
/** Around a silhouette, a third of it above. */
const PICTURE_GAP = 7

export interface CardSetting {
  boxes: BoxSetting
  /** Points of a ground unit of silhouettes. */
  scale: number
}

/** The boxes of all these cards are of one size, and their silhouettes in one scale. */
export function settingOfCards(
  press: Press,
  words: PrintWords,
  cards: readonly PrintedCard[],
  width: number,
): CardSetting {
  const inner = width - 2 * PAD
  const rows = cards.flatMap(card => card.boxes)
  return {
    boxes: boxSettingOf(press, words, rows, inner),
    scale: silhouetteScale(cards, inner),
  }
}

/** A card with a double frame; the second side's frame is heavy and single. */
export function cardBlock(
  press: Press,
  words: PrintWords,
  card: PrintedCard,
  width: number,
  { boxes: boxSetting, scale }: CardSetting,
): Block {
  const inner = width - 2 * PAD
  const title = linesOf(press, capital(words.cell(card.title)), styles.cardTitle, inner)
  const subtitle = card.subtitle
    .map(words.cell)
    .filter(text => text !== '')
    .join(' \u00b7 ')
  const subtitles = subtitle === '' ? [] : linesOf(press, subtitle, styles.cardSubtitle, inner)
  const facts = factLines(press, words, card, inner)
  const figures = figuresOf(press, words, card.figures, inner)
  const boxes = boxesOf(press, words, card.boxes, boxSetting)
  const text = (card.lines ?? []).flatMap(line =>
    linesOf(press, words.cell(line), styles.body, inner),
  )
  const headHeight =
    title.length * leading(styles.cardTitle) + subtitles.length * leading(styles.cardSubtitle)
  const factsHeight = facts.length * FACT_LEADING
  const picture = card.silhouette ? card.silhouette.beam * scale + PICTURE_GAP : 0
  const textHeight = text.length === 0 ? 0 : text.length * leading(styles.body) + 4
  return {
    span: 'column',
    height:
      PAD +
      headHeight +
      6 +
      picture +
      factsHeight +
      figures.height +
      boxes.height +
      textHeight +
      PAD,
    draw(x, y, height) {
      frame(press, card.side, x, y, width, height)
      const left = x + PAD
      let at = y + PAD - 2
      at += writeLines(press, title, left, at, styles.cardTitle)
      at += writeLines(press, subtitles, left, at, styles.cardSubtitle)
      press.line([left, at + 3, left + inner, at + 3], { weight: 0.4, ink: inkOf(card.side) })
      at += 6
      if (card.silhouette)
        drawSilhouette(press, card.silhouette, card.side, scale, left, at + PICTURE_GAP / 3)
      at += picture
      for (const [line, items] of facts.entries())
        for (const { x: aside, name, value } of items) {
          const top = at + line * FACT_LEADING
          press.write(name, left + aside, top, styles.name)
          press.write(
            value,
            left + aside + press.widthOf(name, styles.name) + NAME_GAP,
            top - 0.4,
            styles.value,
          )
        }
      at += factsHeight
      figures.draw(left, at)
      at += figures.height
      boxes.draw(left, at)
      writeLines(press, text, left, at + boxes.height + 2, styles.body)
    },
  }
}

/** The breadth of a column of figures. */
const FIGURE_WIDTH = 24

/** Names to the left, each figure in the middle of its column, the columns to the right. */
function figuresOf(
  press: Press,
  words: PrintWords,
  figures: PrintedCard['figures'],
  width: number,
): Boxes {
  if (!figures || figures.rows.length === 0) return { height: 0, draw() {} }
  const { head, heads, rows } = figures
  const first = width - heads.length * FIGURE_WIDTH
  const writeCells = (cells: readonly Cell[], x: number, y: number, style: Style): void => {
    for (const [column, cell] of cells.entries()) {
      const middle = x + first + (column + 0.5) * FIGURE_WIDTH
      press.write(words.cell(cell), middle, y, style, 'centre')
    }
  }
  return {
    height: (rows.length + 1) * FACT_LEADING + 4,
    draw(x, y) {
      press.write(words.cell(head), x, y, styles.head)
      writeCells(heads, x, y, styles.head)
      press.line([x, y + FACT_LEADING, x + width, y + FACT_LEADING], {
        weight: 0.3,
        ink: inks.faint,
      })
      for (const [index, { name, cells }] of rows.entries()) {
        const top = y + (index + 1) * FACT_LEADING + 1.5
        press.write(words.cell(name), x, top, styles.label)
        writeCells(cells, x, top - 0.4, styles.value)
      }
    },
  }
}

function inkOf(side: number | null): string {
  return side === null ? inks.rule : (inks.sides[side] ?? inks.rule)
}

function frame(
  press: Press,
  side: number | null,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const ink = inkOf(side)
  if (side === 1) return press.box(x, y, width, height, { weight: 2.2, ink })
  press.box(x, y, width, height, { weight: 1.1, ink })
  press.box(x + 2.4, y + 2.4, width - 4.8, height - 4.8, { weight: 0.4, ink })
}

interface Fact {
  x: number
  name: string
  value: string
}

const NAME_GAP = 3.5
const FACT_GAP = 12
const FACT_LEADING = 12.6

/** Names and values in a row, broken between facts. */
function factLines(press: Press, words: PrintWords, card: PrintedCard, width: number): Fact[][] {
  const lines: Fact[][] = []
  let x = width + 1
  for (const fact of card.facts) {
    const name = words.say(fact.name)
    const room = width - press.widthOf(name, styles.name) - NAME_GAP
    const [value = '', ...more] = linesOf(press, words.cell(fact.value), styles.value, room)
    const breadth = press.widthOf(name, styles.name) + NAME_GAP + press.widthOf(value, styles.value)
    if (x + breadth > width) {
      lines.push([])
      x = 0
    }
    lines.at(-1)?.push({ x, name, value })
    x += breadth + FACT_GAP
    for (const rest of more) lines.push([{ x: 0, name: '', value: rest }])
    if (more.length > 0) x = width + 1
  }
  return lines
}
