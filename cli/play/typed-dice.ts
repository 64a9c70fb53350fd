import { DiceNeeded } from '@grognard/umpire'
import type { Input } from '../input.ts'
import { writeLines } from '../output.ts'
import { diceName, gistOf, say, tallyLines } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { commandMeant } from './command-words.ts'

/** Thrown when a person leaves while dice are awaited. */
export class LeftTheTable extends Error {}

/** Plays with real dice: each result is asked for when the rules need it, and all is played again. */
export async function withTypedDice<Result>(
  teller: Teller,
  input: Input,
  play: (typed: readonly number[]) => Result,
): Promise<Result> {
  const typed: number[] = []
  for (;;) {
    const result = tried(() => play(typed))
    if (!(result instanceof DiceNeeded)) return result
    typed.push(await resultFor(teller, input, result))
  }
}

function tried<Result>(play: () => Result): Result | DiceNeeded {
  try {
    return play()
  } catch (error) {
    if (error instanceof DiceNeeded) return error
    throw error
  }
}

async function resultFor(teller: Teller, input: Input, needed: DiceNeeded): Promise<number> {
  await writeLines(promptLines(teller, needed))
  for (;;) {
    const text = await input.next()
    if (text === undefined || commandMeant(teller.words, text) === 'quit') throw new LeftTheTable()
    const result = resultIn(text, needed)
    if (result !== undefined) return result
    await writeLines([say(teller, 'dieBad', { text, ...rangeOf(needed) })])
  }
}

/** What the dice are for, what will be added to them, and what may be typed. */
function promptLines(teller: Teller, needed: DiceNeeded): string[] {
  const { rule, tally } = needed
  const gist = gistOf(teller, rule) ?? ''
  return [
    say(teller, 'dieAsked', { dice: diceName(needed), rule, gist }),
    ...tallyLines(teller, tally).map(line => `  ${line}`),
    say(teller, 'dieType', rangeOf(needed)),
  ]
}

function rangeOf(needed: DiceNeeded) {
  const { count, sides } = needed
  return { dice: diceName(needed), from: count, to: count * sides }
}

/** The sum of the throw, or each die of it. */
function resultIn(text: string, { count, sides }: DiceNeeded): number | undefined {
  const numbers = text.split(/[\s,+]+/).map(Number)
  const isSum = numbers.length === 1
  if (!isSum && numbers.length !== count) return undefined
  const [from, to] = isSum ? [count, count * sides] : [1, sides]
  const areFaces = numbers.every(face => Number.isInteger(face) && face >= from && face <= to)
  return areFaces ? numbers.reduce((sum, face) => sum + face, 0) : undefined
}
