import { catalogue } from '@grognard/rulesets'
import type { Language, Seat } from '@grognard/umpire'
import { standardInput } from '../input.ts'
import { writeLine } from '../output.ts'
import { answerTo } from './answer.ts'
import { newTables } from './table.ts'
import type { Engine } from './verbs.ts'

/** Answers each line with one line, in order, until the input ends. */
export async function runEngine(seat: Seat | undefined, language: Language): Promise<number> {
  const engine: Engine = { catalogue, tables: newTables(seat ?? null), language }
  const input = standardInput({ prompts: false })
  for (let line = await input.next(); line !== undefined; line = await input.next()) {
    if (line !== '') await writeLine(answerTo(engine, line))
  }
  return 0
}
