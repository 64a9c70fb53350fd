import { createWords, umpireCatalogues } from '@grognard/board/words/index.ts'
import { catalogue, gameById } from '@grognard/rulesets'
import { languages } from '@grognard/umpire'
import type { Cell, Game, Language, PrintedSheet, SheetKind } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { fontsFromDisk } from './fonts-from-disk.ts'
import { marksBeyond, marksOverlapping, paperNames, print } from './index.ts'
import type { PaperName } from './index.ts'
import { printWords } from './words.ts'

const fonts = fontsFromDisk()
/** Points at the edges that printers leave white: a quarter of an inch. */
const WHITE = 18

function wordsOf(game: Game, language: Language) {
  return createWords(language, [game.messages[language], umpireCatalogues[language]])
}

function printed(game: Game, sheets: PrintedSheet[], language: Language, paper: PaperName) {
  const { say } = wordsOf(game, language)
  return print({ game: game.title[language], sheets, language, say, paper, fonts })
}

function sheetsOf(game: Game, kinds: readonly SheetKind[], scenario?: string): PrintedSheet[] {
  const state = scenario === undefined ? null : game.prepare(scenario)
  return kinds.flatMap(sheet => game.printed(sheet, { state, condition: 'fresh' }))
}

const games = Object.values(catalogue).filter(game => game.sheets.length > 0)
/** Every sheet of every game, in every language. */
const cases = games.flatMap(game => languages.map(language => ({ game, language, id: game.id })))
/** What differs from battle to battle, in one of the languages. */
const ofBattles: readonly SheetKind[] = ['cards', 'log', 'commander']
const battles = games.flatMap(game =>
  Object.keys(game.scenarios).map((scenario, index) => ({
    game,
    scenario,
    id: game.id,
    language: languages[index % languages.length] ?? 'en',
  })),
)

function figuresOf(sheets: readonly PrintedSheet[]): Cell[] {
  const tables = sheets.flatMap(({ parts }) => parts.filter(part => part.part === 'table'))
  return tables.flatMap(({ rows }) => rows.flat()).filter(cell => isFigure(cell))
}

function isFigure(cell: Cell): boolean {
  return typeof cell === 'number' || (typeof cell === 'object' && cell !== null && 'adds' in cell)
}

test('five games have sheets to print', () => {
  expect(games.map(({ id }) => id)).toEqual([
    'line-of-battle',
    'ship-of-the-line',
    'belle-alliance',
    'wooden-ships',
    'war-at-sea',
  ])
})

describe.each(paperNames)('on %s', paper => {
  test.each(cases)('all sheets of $id in $language', async ({ game, language }) => {
    await laidOutWell(game, sheetsOf(game, game.sheets), language, paper)
  })

  test.each(battles)('the battle $scenario of $id', async ({ game, scenario, language }) => {
    await laidOutWell(game, sheetsOf(game, ofBattles, scenario), language, paper)
  })
})

/** Within the paper, no word on another, every word and every figure of the tables there. */
async function laidOutWell(
  game: Game,
  sheets: PrintedSheet[],
  language: Language,
  paper: PaperName,
): Promise<void> {
  const { pages, marks, file } = await printed(game, sheets, language, paper)
  expect(marksBeyond(marks, pages, WHITE)).toEqual([])
  expect(marksOverlapping(marks)).toEqual([])
  const plain = Buffer.from(file).toString('latin1')
  expect(plain.startsWith('%PDF-')).toBe(true)
  expect(plain.match(/\/Type \/Page\b/g)).toHaveLength(pages.length)
  const texts = new Set(marks.map(({ text }) => text))
  expect([...texts].filter(text => /\b(lob|sol|ba|ws|was|seat|print)\.\w/.test(text))).toEqual([])
  const { cell } = printWords(language, wordsOf(game, language).say)
  expect(
    figuresOf(sheets)
      .map(cell)
      .filter(figure => !texts.has(figure)),
  ).toEqual([])
}

test('[LOB-007] an inch of the ruler is an inch on every paper', async () => {
  const game = gameById('line-of-battle')
  const sheets = game.printed('gauge', { state: null, condition: 'fresh' })
  for (const paper of paperNames) {
    const { marks } = await printed(game, sheets, 'en', paper)
    const middles = ['1', '2', '3'].map(number => {
      const mark = marks.find(({ text }) => text === number)
      return (mark?.x ?? 0) + (mark?.width ?? 0) / 2
    })
    expect((middles[1] ?? 0) - (middles[0] ?? 0)).toBeCloseTo(72, 3)
    expect((middles[2] ?? 0) - (middles[1] ?? 0)).toBeCloseTo(72, 3)
  }
})

test.each([300, 6000])(
  '[LOB-003] ruler and gauge for models of 1:%d fit the paper',
  async scale => {
    const game = gameById('line-of-battle')
    const state = game.prepare('constitution', { scale })
    const sheets = game.printed('gauge', { state, condition: 'fresh' })
    for (const paper of paperNames) await laidOutWell(game, sheets, 'de', paper)
  },
)

test('boxes are smaller where fewer rows are broken so: four ships of the line have their logs on a page', async () => {
  const game = gameById('wooden-ships')
  const { pages } = await printed(game, sheetsOf(game, ['cards'], 'san-domingo'), 'en', 'a4')
  expect(pages).toHaveLength(5)
})

test('what is too large for the paper is refused, not cut off', async () => {
  const game = gameById('line-of-battle')
  const gauge: PrintedSheet = {
    title: { key: 'lob.print.gauge' },
    parts: [
      {
        part: 'gauge',
        title: { key: 'lob.print.fan' },
        rules: [],
        width: 400,
        height: 20,
        lines: [],
        labels: [],
      },
    ],
  }
  await expect(printed(game, [gauge], 'en', 'a4')).rejects.toThrow('too wide')
})
