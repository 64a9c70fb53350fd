import type { Roll } from './recorded.ts'
import type { Kind } from './kind.ts'
import type { Recorded } from './recorded.ts'
import type { TallyLine } from './ruling.ts'

/** The only way for chance to enter a battle. */
export interface Dice {
  /** One die: 1..sides, each as likely. */
  roll(sides: number): number
  /** Several dice of which only the sum matters, of what their faces are worth where it is told: one chance node. */
  sum?(count: number, sides: number, worth?: Worth): number
}

/** What each face of a die counts, the 1 first. */
export type Worth = readonly number[]

/** Dice that were rolled together, each told, and what was added to them. */
export interface CombinedRoll {
  sides: number
  /** What each roll showed; of summed dice their sum. */
  results: number[]
  /** Dice in all. */
  count: number
  rule: string
  tally: TallyLine[]
  /** Results and modifiers. */
  total: number
}

/** Rolls in their order: those made together are one. */
export function combinedRolls(rolls: readonly Roll[]): CombinedRoll[] {
  const combined: CombinedRoll[] = []
  for (const { sides, count, result, rule, tally, withLast } of rolls) {
    const added = tally.reduce((sum, line) => sum + line.value, result)
    const last = combined[combined.length - 1]
    if (withLast && last) {
      last.results.push(result)
      last.count += count
      last.tally.push(...tally)
      last.total += added
    } else combined.push({ sides, results: [result], count, rule, tally: [...tally], total: added })
  }
  return combined
}

export function sumOf(dice: Dice, count: number, sides: number, worth?: Worth): number {
  if (dice.sum) return dice.sum(count, sides, worth)
  let sum = 0
  for (let i = 0; i < count; i++) sum += worthOf(dice.roll(sides), worth)
  return sum
}

export function worthOf(face: number, worth: Worth | undefined): number {
  return worth ? (worth[face - 1] ?? 0) : face
}

/** More rolls than any order needs by far: the largest of the books' battles has 40 at once. */
const MOST_ROLLS = 5_000

/** The dice of an order settle nothing, however often they are rolled: each time the same tie. */
export class EndlessDice extends Error {
  readonly rule: string

  constructor(rule: string) {
    super(`The dice settle nothing: ${MOST_ROLLS} rolls for one order, the last by ${rule}.`)
    this.name = 'EndlessDice'
    this.rule = rule
  }
}

/** To be asked before each roll. Throws EndlessDice. */
export function checkRolls(before: number, rule: string): void {
  if (before >= MOST_ROLLS) throw new EndlessDice(rule)
}

/** Thrown by scripted dice that have run out: the caller asks the player and plays the order again. */
export class DiceNeeded extends Error {
  readonly sides: number
  readonly count: number
  rule = ''
  tally: TallyLine[] = []
  /** What the order has led to before this die. */
  events: Recorded<Kind>[] = []
  /** The phase it is rolled in, where that is another than that of what was before it. */
  inPhase: string | null = null

  constructor(sides: number, count: number) {
    super(`A result of ${count}d${sides} is needed.`)
    this.name = 'DiceNeeded'
    this.sides = sides
    this.count = count
  }
}

/** A scripted result that the die does not have. `position` counts from 1. */
export class BadDie extends Error {
  readonly position: number

  constructor(position: number, result: unknown, count: number, sides: number) {
    super(
      `Die ${position} reads ${String(result)}; ${count}d${sides} gives ${count} to ${count * sides}.`,
    )
    this.name = 'BadDie'
    this.position = position
  }
}

export interface ScriptedDice extends Dice {
  /** How many results have been used. */
  used(): number
}

/** Results given in advance, one for each call; then `after` goes on, or DiceNeeded is thrown. */
export function scriptedDice(results: readonly number[], after?: Dice): ScriptedDice {
  let next = 0
  const take = (count: number, sides: number): number => {
    const result = results[next]
    next += 1
    const isOnTheDie =
      Number.isInteger(result) && Number(result) >= count && Number(result) <= count * sides
    if (result === undefined || !isOnTheDie) throw new BadDie(next, result, count, sides)
    return result
  }
  const isEmpty = () => next >= results.length
  const beyond = (sides: number, count: number): Dice => {
    if (!after) throw new DiceNeeded(sides, count)
    return after
  }
  return {
    used: () => Math.min(next, results.length),
    roll: sides => (isEmpty() ? beyond(sides, 1).roll(sides) : take(1, sides)),
    sum(count, sides, worth) {
      if (isEmpty()) return sumOf(beyond(sides, count), count, sides, worth)
      if (!worth) return take(count, sides)
      let sum = 0
      for (let i = 0; i < count; i++) sum += worthOf(this.roll(sides), worth)
      return sum
    },
  }
}
