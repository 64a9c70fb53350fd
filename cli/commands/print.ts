import { writeFileSync } from 'node:fs'
import { paperNames, print } from '@grognard/print'
import type { PaperName } from '@grognard/print'
import { fontsFromDisk } from '@grognard/print/fonts-from-disk.ts'
import { sheetKinds } from '@grognard/umpire'
import type { Game, Language, PrintRequest, Playable, SheetKind } from '@grognard/umpire'
import { readBattleFile, reasonOf } from '../files.ts'
import { gameNamed, scenarioNamed } from '../games.ts'
import { writeLine } from '../output.ts'
import { optionsFrom } from '../play/plan.ts'
import { prepared } from '../play/prepared.ts'
import { tellerFor } from '../teller.ts'
import { UsageFault } from '../usage-fault.ts'
import { wordsFor } from '../words.ts'

export interface PrintWish {
  ruleset: string
  scenario: string | undefined
  sheet: string
  paper: string
  option: readonly string[]
  battle?: string
  out?: string
  language: Language
}

/** Writes the PDF and tells where. Throws UsageFault for what cannot be printed or written. */
export async function printSheets(wish: PrintWish): Promise<number> {
  const { language } = wish
  const game = gameNamed(wish.ruleset)
  const kinds = sheetsNamed(game, wish.sheet)
  const paper = paperNamed(wish.paper)
  const request = requestOf(game, wish)
  const words = wordsFor(game, language)
  const { file, pages } = await print({
    game: game.title[language],
    sheets: kinds.flatMap(kind => game.printed(kind, request)),
    language,
    say: words.say,
    paper,
    fonts: fontsFromDisk(),
  })
  const out = wish.out ?? `${game.id}-${wish.sheet}.pdf`
  keep(out, file)
  const values = { file: out, pages: pages.length }
  await writeLine(words.say({ key: 'cli.print.done', values }))
  return 0
}

/** Throws UsageFault with the sheets that the game has. */
function sheetsNamed({ id, sheets }: Game, sheet: string): readonly SheetKind[] {
  if (sheets.length === 0)
    throw new UsageFault(`${id} has nothing to print: a pencil and any paper will do`)
  if (sheet === 'all') return sheets
  const named = sheetKinds.find(kind => kind === sheet)
  if (named && sheets.includes(named)) return [named]
  const known = [...sheets, 'all'].join(', ')
  throw new UsageFault(
    named
      ? `${id} has no use for the sheet “${sheet}”; it has ${known}`
      : `there is no sheet “${sheet}”; ${id} has ${known}`,
  )
}

function paperNamed(name: string): PaperName {
  const paper = paperNames.find(one => one === name.toLowerCase())
  if (paper) return paper
  throw new UsageFault(`there is no paper “${name}”; there are ${paperNames.join(', ')}`)
}

function requestOf(game: Game, wish: PrintWish): PrintRequest<Playable> {
  const { scenario, option, battle, language } = wish
  if (option.length > 0 && scenario === undefined)
    throw new UsageFault('options go with a scenario: print RULESET SCENARIO --option NAME=VALUE')
  if (battle !== undefined) return ofBattle(game, scenario, battle, language)
  if (scenario === undefined) return { state: null, condition: 'fresh' }
  const named = scenarioNamed(game, scenario)
  const options = optionsFrom(game.optionsOf(named), option)
  return {
    state: prepared(tellerFor(game, language), { scenario: named, options }),
    condition: 'fresh',
  }
}

function ofBattle(
  game: Game,
  scenario: string | undefined,
  path: string,
  language: Language,
): PrintRequest<Playable> {
  if (scenario !== undefined)
    throw new UsageFault('name a scenario or a battle file, not both: the file has its scenario')
  const { game: played, state } = readBattleFile(path, language)
  if (played.id !== game.id)
    throw new UsageFault(`${path} is a battle of ${played.id}, not of ${game.id}`)
  return { state, condition: 'asItStands' }
}

function keep(path: string, file: Uint8Array): void {
  try {
    writeFileSync(path, file)
  } catch (error) {
    throw new UsageFault(`cannot write ${path}: ${reasonOf(error)}`)
  }
}
