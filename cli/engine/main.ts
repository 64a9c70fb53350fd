import { catalogue } from '@grognard/rulesets'
import type { Language, Seat } from '@grognard/umpire'
import { writeLine } from '../output.ts'
import { answerTo } from './answer.ts'
import { linesIn } from './lines.ts'
import { newTables } from './table.ts'
import type { Engine } from './verbs.ts'

/** Answers each line with one line, in order, until the input ends; `most` battles may be open. */
export async function runEngine(language: Language, seat?: Seat, most?: number): Promise<number> {
  const engine: Engine = { catalogue, tables: newTables(seat ?? null, most), language }
  for await (const line of linesIn(process.stdin)) {
    if (typeof line !== 'string' || line.trim() !== '') await writeLine(answerTo(engine, line))
  }
  return 0
}
