import italic from '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff?url'
import regular from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff?url'
import bold from '@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff?url'
import capitals from '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff?url'
import { print } from '@grognard/print'
import type { Fonts, PaperName } from '@grognard/print'
import type { Game, Playable, PrintRequest, SheetKind } from '@grognard/umpire'
import { download } from '../shared/save-file.ts'
import type { wordsFor } from '../shared/sentences.ts'

export interface PrintJob {
  game: Game
  sheet: SheetKind | 'all'
  paper: PaperName
  request: PrintRequest<Playable>
  words: ReturnType<typeof wordsFor>
}

/** Lays the sheets out and hands the PDF to the browser. Fetched only when something is printed. */
export async function printSheets({ game, sheet, paper, request, words }: PrintJob) {
  const kinds = sheet === 'all' ? game.sheets : [sheet]
  const { language, say } = words
  const { file } = await print({
    game: game.title[language],
    sheets: kinds.flatMap(kind => game.printed(kind, request)),
    language,
    say,
    paper,
    fonts: await fontsFromSite(),
  })
  download(`${game.id}-${sheet}.pdf`, new Blob([new Uint8Array(file)], { type: 'application/pdf' }))
}

async function fontsFromSite(): Promise<Fonts> {
  const [one, two, three, four] = await Promise.all(
    [regular, italic, bold, capitals].map(fetchFont),
  )
  if (!one || !two || !three || !four) throw new Error('The typefaces have not come.')
  return { regular: one, italic: two, bold: three, capitals: four }
}

/** Throws where the site does not answer. */
async function fetchFont(url: string): Promise<Uint8Array> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
