import { writeFileSync } from 'node:fs'
import { paperNames, print } from '@grognard/print'
import type { PaperName } from '@grognard/print'
import { fontsFromDisk } from '@grognard/print/fonts-from-disk.ts'
import { sheetKinds, withFaces } from '@grognard/umpire'
import type { Game, Language, Playable, PrintRequest, SheetKind } from '@grognard/umpire'
import { readBattleFile, unwritten } from '../files.ts'
import { gameNamed, scenarioNamed } from '../games.ts'
import { optionsFrom, prepared } from '../play/plan.ts'
import { tellerFor } from '../teller.ts'
import { writeLine } from '../terminal.ts'
import { usageError } from '../usage-error.ts'
import { wordsFor } from '../words.ts'

export interface PrintFlags {
  ruleset: string
  scenario: string | undefined
  sheet: string
  paper: string
  option: readonly string[]
  battle?: string
  out?: string
  language: Language
}

/** Writes the PDF and tells where. Throws UsageError for what cannot be printed or written. */
export async function printSheets(flags: PrintFlags): Promise<number> {
  const { language } = flags
  const game = gameNamed(flags.ruleset)
  const kinds = sheetsNamed(game, flags.sheet)
  const paper = paperNamed(flags.paper)
  const request = requestOf(game, flags)
  const words = wordsFor(request.state ? withFaces(game, request.state, {}) : game, language)
  const { file, pages } = await print({
    game: game.title[language],
    sheets: kinds.flatMap(kind => game.printed(kind, request)),
    language,
    say: words.say,
    paper,
    fonts: fontsFromDisk(),
  })
  const out = flags.out ?? `${game.id}-${flags.sheet}.pdf`
  keep(out, file)
  const values = { file: out, pages: pages.length }
  await writeLine(words.say({ key: 'cli.print.done', values }))
  return 0
}

/** Throws UsageError with the sheets that the game has. */
function sheetsNamed({ id, sheets }: Game, sheet: string): readonly SheetKind[] {
  if (sheets.length === 0) throw usageError('print.nothing', { game: id })
  if (sheet === 'all') return sheets
  const named = sheetKinds.find(kind => kind === sheet)
  if (named && sheets.includes(named)) return [named]
  const known = [...sheets, 'all'].join(', ')
  throw usageError(named ? 'print.noUse' : 'print.noSheet', { game: id, sheet, known })
}

function paperNamed(name: string): PaperName {
  const paper = paperNames.find(one => one === name.toLowerCase())
  if (paper) return paper
  throw usageError('print.noPaper', { name, known: paperNames.join(', ') })
}

function requestOf(game: Game, flags: PrintFlags): PrintRequest<Playable> {
  const { scenario, option, battle, language } = flags
  if (option.length > 0 && scenario === undefined) throw usageError('print.optionsAlone')
  if (battle !== undefined) return ofBattle(game, scenario, battle)
  if (scenario === undefined) return { state: null, condition: 'fresh' }
  const named = scenarioNamed(game, scenario)
  const options = optionsFrom(game.optionsOf(named), option)
  return {
    state: prepared(tellerFor(game, language), { scenario: named, options }),
    condition: 'fresh',
  }
}

function ofBattle(game: Game, scenario: string | undefined, path: string): PrintRequest<Playable> {
  if (scenario !== undefined) throw usageError('print.both')
  const { game: played, state } = readBattleFile(path)
  if (played.id !== game.id)
    throw usageError('print.ofOther', { file: path, played: played.id, game: game.id })
  return { state, condition: 'asItStands' }
}

function keep(path: string, file: Uint8Array): void {
  try {
    writeFileSync(path, file)
  } catch (error) {
    throw unwritten(path, error)
  }
}
