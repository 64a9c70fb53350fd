import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Battle, Language, Message } from '@grognard/umpire'
import { readBattleFile, unwritten, writeWhole } from '../files.ts'
import { writeLine } from '../terminal.ts'
import { wordsFor } from '../words.ts'

/** Writes the papers an ended battle leaves its players; 1 where it leaves none. */
export async function keepPapers(
  file: string,
  folder: string,
  language: Language,
): Promise<number> {
  const read = readBattleFile(file)
  const { game, file: battle, state } = read
  const words = wordsFor(game, language)
  const attachments = Object.entries(game.exports(state, battle.papers))
  if (attachments.length === 0) await writeLine(words.say(whyNone(read, file, language)))
  for (const [name, paper] of attachments) {
    const path = writePaper(folder, name, paper)
    await writeLine(words.say({ key: 'cli.papers.kept', values: { name, file: path } }))
  }
  return attachments.length === 0 ? 1 : 0
}

function whyNone({ game, state }: Battle, file: string, language: Language): Message {
  if (!game.open(ruleset => ruleset.print?.exports !== undefined))
    return { key: 'cli.papers.unknown', values: { file, game: game.title[language] } }
  return { key: `cli.papers.${state.outcome ? 'none' : 'notOver'}`, values: { file } }
}

function writePaper(folder: string, name: string, paper: unknown): string {
  const path = join(folder, `${name}.json`)
  try {
    mkdirSync(folder, { recursive: true })
    writeWhole(path, `${JSON.stringify(paper, null, 2)}\n`)
  } catch (error) {
    throw unwritten(path, error)
  }
  return path
}
