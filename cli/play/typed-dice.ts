import { rolledForText } from '@grognard/board/words/index.ts'
import type { DiceOccasion } from '@grognard/board/words/index.ts'
import { DiceNeeded, subjectOf, rolledFor } from '@grognard/umpire'
import type { Kind, Message, Playable, Recorded, Seat, RolledFor } from '@grognard/umpire'
import { audienceOf } from '../audience.ts'
import type { Audience } from '../audience.ts'
import { diceName, gistOf, say, seatName, tallyLines } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { commandMeant } from './command-words.ts'
import type { CommandName } from './command-words.ts'
import { listening, savedLine, wayBack } from './session.ts'
import type { Session } from './session.ts'

/** What dice may have to be rolled for, and what is to be said where they are not rolled. */
export interface DiceTable extends Pick<Session, 'teller' | 'input'> {
  /** What is told of the dice is no more than these may know. */
  audience: Audience
  /** How the battle stands before. */
  before: Playable
  /** Whose order it is; null for the umpire's opening. */
  seat: Seat | null
  /** The order, where it may be told. */
  action: Message | null
  leave(how: 'quit' | 'ended'): string[]
  save(path: string): string[]
}

/** The dice of the umpire's opening: there is no battle yet that could be kept. */
export function diceForOpening({
  humans,
  ...table
}: Pick<Session, 'teller' | 'input' | 'humans'> & { before: Playable }): DiceTable {
  const nothing = (): string[] => [say(table.teller, 'dieUnbegun')]
  const audience = audienceOf(table.teller.game, humans)
  return { ...table, audience, seat: null, action: null, leave: nothing, save: nothing }
}

/** The dice of an order. Until they are rolled the battle stands as before it, and is kept so. */
export function diceForOrder(session: Session, seat: Seat, order: Kind): DiceTable {
  const { teller, input, battle } = session
  const { audience } = listening(session)
  const isOwn = audience.seats.every(one => one === seat)
  const action = isOwn ? teller.game.describeOrder(battle.state, order) : null
  const unplayed = (): string => unplayedLine(session, seat, action)
  return {
    teller,
    input,
    audience,
    before: battle.state,
    seat,
    action,
    leave: how => [say(teller, how), unplayed(), wayBack(session)],
    save: path => [savedLine(session, path), unplayed()],
  }
}

function unplayedLine({ teller }: Session, seat: Seat, action: Message | null): string {
  const values = { seat: seatName(teller, seat) }
  return action
    ? say(teller, 'dieUnplayed', { ...values, order: action })
    : say(teller, 'dieUnplayedOf', values)
}

/** Thrown when a person leaves while dice are awaited. */
export class LeftTheTable extends Error {}

/** Plays with real dice: each result is asked for when the rules need it, and all is played again. */
export async function withTypedDice<Result>(
  table: DiceTable,
  play: (typed: readonly number[]) => Result,
  eventsOf: (result: Result) => readonly Recorded<Kind>[],
): Promise<Result> {
  const typed: number[] = []
  for (;;) {
    const result = tried(() => play(typed))
    if (!(result instanceof DiceNeeded)) return result
    const purpose = rolledFor(play, typed, eventsOf)
    typed.push(await resultFor(table, result, purpose))
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

async function resultFor(
  table: DiceTable,
  needed: DiceNeeded,
  purpose: RolledFor | null,
): Promise<number> {
  await writeLines(promptLines(table, needed, purpose))
  for (;;) {
    const text = await table.input.next()
    if (text === undefined) return leave(table, 'ended')
    const result = resultIn(text, needed)
    if (result !== undefined) return result
    const [word = '', ...rest] = text.split(/\s+/)
    const meant = commandMeant(table.teller.words, word)
    if (meant === 'quit') return leave(table, 'quit')
    await writeLines(answerLines(table, needed, { text, meant, rest }))
  }
}

async function leave(table: DiceTable, how: 'quit' | 'ended'): Promise<never> {
  await writeLines(table.leave(how))
  throw new LeftTheTable()
}

interface TypedLine {
  text: string
  meant: CommandName | undefined
  rest: readonly string[]
}

/** What is said to a line that is no result. */
function answerLines(
  table: DiceTable,
  needed: DiceNeeded,
  { text, meant, rest }: TypedLine,
): string[] {
  const { teller } = table
  const range = rangeOf(teller, needed)
  switch (meant) {
    case 'save':
      return table.save(rest.join(' '))
    case 'help':
      return [say(teller, needed.count > 1 ? 'dieHelpSum' : 'dieHelp', range)]
    default:
      return [say(teller, 'dieBad', { text, ...range })]
  }
}

/** What the dice are for, what will be added to them, and what may be typed. */
function promptLines(table: DiceTable, needed: DiceNeeded, purpose: RolledFor | null): string[] {
  const { teller } = table
  const { rule, tally } = needed
  const gist = gistOf(teller, rule) ?? ''
  return [
    say(teller, 'dieAsked', { dice: diceName(teller, needed), rule, gist }),
    ...purposeLines(table, needed, purpose),
    ...tallyLines(teller, tally).map(line => `  ${line}`),
    say(teller, 'dieType', rangeOf(teller, needed)),
  ]
}

/** Whose dice they are, in the words of the page. */
function purposeLines(
  table: DiceTable,
  { events }: DiceNeeded,
  purpose: RolledFor | null,
): string[] {
  const { game, words } = table.teller
  const { audience, before, seat, action } = table
  const event = purpose ? audience.hears(purpose.event) : undefined
  const state = audience.view(game.replay(before, events))
  const subject = purpose && event ? subjectOf(game, state, null, { ...purpose, event }) : null
  const occasion: DiceOccasion = { seat, action, subject }
  const told = rolledForText(words, occasion)
  if (!told) return []
  const text = [told.seat, told.what].filter(Boolean).join(' · ')
  return [`  ${[text, told.number].filter(Boolean).join(' ')}`]
}

function rangeOf(teller: Session['teller'], needed: DiceNeeded) {
  const { count, sides } = needed
  return { dice: diceName(teller, needed), from: count, to: count * sides }
}

/** The sum of the roll, or each die of it. */
function resultIn(text: string, { count, sides }: DiceNeeded): number | undefined {
  const numbers = text.split(/[\s,+]+/).map(Number)
  const isSum = numbers.length === 1
  if (!isSum && numbers.length !== count) return undefined
  const [from, to] = isSum ? [count, count * sides] : [1, sides]
  const areFaces = numbers.every(face => Number.isInteger(face) && face >= from && face <= to)
  return areFaces ? numbers.reduce((sum, face) => sum + face, 0) : undefined
}
