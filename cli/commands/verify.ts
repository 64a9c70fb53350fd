import type { Words } from '@grognard/board/words/index.ts'
import { catalogue } from '@grognard/rulesets'
import { BattleFileError, importBattle, verdictLines, verify } from '@grognard/umpire'
import type { Battle, Language, Message, Verdict } from '@grognard/umpire'
import { readText } from '../files.ts'
import { writeLines } from '../terminal.ts'
import { usageError } from '../usage-error.ts'
import { wordsFor } from '../words.ts'

/**
 * 0 where every entry follows from the one before by the rules and the dice, 1 where one does not.
 * What a battle that holds does not prove is told, and is no failure.
 */
export async function tellVerdict(file: string, language: Language): Promise<number> {
  const words = wordsFor(null, language)
  const read = readOrBlame(readText(file))
  const verdict = 'file' in read ? verify(read) : read
  if ('file' in read && verdict.valid) {
    await writeLines(upheldLines(words, file, read, verdict))
    return 0
  }
  if (verdict.valid) return 0
  if (verdict.seq === undefined) throw usageError('inFile', { file, why: verdict.reason })
  await writeLines(refutedLines(words, file, verdict))
  return 1
}

/** Other rules than those that it was played by speak before what they do not allow. */
function refutedLines(words: Words, file: string, { reason, reserves }: Refuted): string[] {
  const [why = '', ...lines] = [...reserves, reason].map(line => words.say(line))
  const key = reserves.length > 0 ? 'cli.otherRules' : 'cli.invalid'
  return [words.say({ key, values: { file, why } }), ...lines]
}

function upheldLines(words: Words, file: string, battle: Battle, verdict: Verdict): string[] {
  const { entries } = battle.file
  const events = entries.reduce((sum, entry) => sum + entry.events.length, 0)
  const [headline = '', ...lines] = verdictLines(verdict).map(line => words.say(line))
  const values = { file, entries: entries.length - 1, events, verdict: headline }
  const mark = (line: string, index: number) =>
    index < verdict.reserves.length ? `- ${line}` : line
  return [words.say({ key: 'cli.valid', values }), ...lines.map(mark)]
}

type Refuted = Pick<Blame, 'reason' | 'reserves'>

interface Blame {
  valid: false
  /** Undefined where the file is none at all. */
  seq: number | undefined
  reason: Message
  reserves: Message[]
}

function readOrBlame(text: string): Battle | Blame {
  try {
    return importBattle(text, catalogue)
  } catch (error) {
    if (!(error instanceof BattleFileError)) throw error
    return { valid: false, seq: entryAt(error.at), reason: error.reason, reserves: [] }
  }
}

/** The start belongs to entry 0, the umpire's opening. */
function entryAt(at: string): number | undefined {
  if (/^start\b/.test(at)) return 0
  const [, seq] = /^entries\[(\d+)\]/.exec(at) ?? []
  return seq === undefined ? undefined : Number(seq)
}
