import { catalogue } from '@grognard/rulesets'
import { BattleFileFault, importBattle, verify } from '@grognard/umpire'
import type { Battle, Language, Message } from '@grognard/umpire'
import { readText } from '../files.ts'
import { writeLine } from '../output.ts'
import { usageFault } from '../usage-fault.ts'
import { wordsFor } from '../words.ts'

/** 0 where every entry follows from the one before by the rules and the dice, 1 where one does not. */
export async function tellVerdict(file: string, language: Language): Promise<number> {
  const words = wordsFor(null, language)
  const read = readOrBlame(readText(file))
  const verdict = 'file' in read ? verify(read) : read
  if ('file' in read && verdict.valid) {
    const { entries } = read.file
    const events = entries.reduce((sum, entry) => sum + entry.events.length, 0)
    const values = { file, entries: entries.length - 1, events }
    await writeLine(words.say({ key: 'cli.valid', values }))
    return 0
  }
  if (verdict.valid) return 0
  if (verdict.seq === undefined) throw usageFault('inFile', { file, why: verdict.reason })
  const why = words.say(verdict.reason)
  await writeLine(words.say({ key: 'cli.invalid', values: { file, why } }))
  return 1
}

interface Blame {
  valid: false
  /** Undefined where the file is none at all. */
  seq: number | undefined
  reason: Message
}

function readOrBlame(text: string): Battle | Blame {
  try {
    return importBattle(text, catalogue)
  } catch (error) {
    if (!(error instanceof BattleFileFault)) throw error
    return { valid: false, seq: entryAt(error.at), reason: error.reason }
  }
}

/** The start belongs to entry 0, the umpire's opening. */
function entryAt(at: string): number | undefined {
  if (/^start\b/.test(at)) return 0
  const [, seq] = /^entries\[(\d+)\]/.exec(at) ?? []
  return seq === undefined ? undefined : Number(seq)
}
