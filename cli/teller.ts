import type { Words } from '@grognard/board/words/index.ts'
import type {
  Ask,
  Game,
  Kind,
  Language,
  Message,
  Outcome,
  Playable,
  Recorded,
  Roll,
  Ruling,
  Seat,
  TallyLine,
  Values,
} from '@grognard/umpire'
import { ruleIn, sumsOf, combinedRolls } from '@grognard/umpire'
import { withIdsIn } from './play/piece-ids.ts'
import { wordsFor } from './words.ts'

/** Puts what happens in a battle into lines of text, one fact a line, for eyes and screen readers. */
export interface Teller {
  game: Game
  words: Words
}

export function tellerFor(game: Game, language: Language): Teller {
  return { game, words: wordsFor(game, language) }
}

export function say({ words }: Teller, key: string, values: Values = {}): string {
  return words.say({ key: `cli.${key}`, values })
}

export function seatName({ words }: Teller, seat: Seat): string {
  return words.name('seat', seat)
}

/** As it stands within a sentence: “the Allies”. */
export function seatWithin({ words }: Teller, seat: Seat): string {
  const within = `${seat}.sentence`
  return words.name('seat', words.has(`seat.${within}`) ? within : seat)
}

/** What the rule says, in our words; undefined for an id the book does not have. */
export function gistOf({ game, words }: Teller, rule: string): string | undefined {
  const rows = game.rulebook.rows
  return Object.hasOwn(rows, rule) ? rows[rule]?.gist[words.language] : undefined
}

export function gistLine(teller: Teller, rule: string): string {
  const gist = gistOf(teller, rule)
  return gist === undefined
    ? say(teller, 'noSuchRule', { rule })
    : say(teller, 'gist', { rule, gist })
}

/** Who is asked for what, by which rule. */
export function askLine(teller: Teller, ask: Ask): string {
  const { words } = teller
  const rule = gistOf(teller, ask.rule) === undefined ? '' : gistLine(teller, ask.rule)
  const phase = ask.phase === '' ? '' : words.name('phase', ask.phase)
  const values = {
    seat: seatName(teller, ask.seat),
    step: words.name('step', ask.step),
    phase,
    rule,
  }
  return say(teller, phase === '' ? 'ask' : 'askInPhase', values).trim()
}

/** Whose turn it still is in a step that has been told. */
export function askAgainLine(teller: Teller, { seat, step }: Ask): string {
  const values = { seat: seatName(teller, seat), step: teller.words.name('step', step) }
  return say(teller, 'askAgain', values)
}

/** Every reason of a refusal, each followed by what its rule says. */
export function refusalLines(teller: Teller, ruling: Ruling): string[] {
  const lines = ruling.because.flatMap(reason => {
    const text = teller.words.explain(reason)
    const { rule } = reason
    if (gistOf(teller, rule) === undefined) return [`  ${text}`]
    return [`  ${say(teller, 'reason', { text, rule })}`, `    ${gistLine(teller, rule)}`]
  })
  return [say(teller, 'refused'), ...lines]
}

/** Each reason of a refusal once, with its rule. */
export function reasonsOf(teller: Teller, { because }: Ruling): string[] {
  const reasons = because.map(reason => {
    const text = teller.words.explain(reason)
    return reason.rule === '' ? text : say(teller, 'reason', { text, rule: reason.rule })
  })
  return [...new Set(reasons)]
}

export function orderText({ game, words }: Teller, state: Playable, order: Kind): string {
  return words.say(game.describeOrder(state, order))
}

/** A line of the log, with the rule that it rests on in brackets where it names one. */
export function lineOf(teller: Teller, message: Message): string {
  const text = teller.words.say(message)
  const rule = ruleIn(message)
  return rule === '' ? text : say(teller, 'ruled', { text, rule })
}

export function rollsOf(event: Recorded<Kind>): readonly Roll[] {
  return event.rolls ?? []
}

/** What fell, and what was added to it. */
export function rollLines(teller: Teller, rolls: readonly Roll[]): string[] {
  return combinedRolls(rolls).flatMap(combined => {
    const { rule, results, tally } = combined
    const head = say(teller, 'roll', {
      dice: diceName(teller, combined),
      rule,
      result: results.join(' + '),
    })
    return [`  ${head}`, ...tallyLines(teller, tally).map(line => `    ${line}`)]
  })
}

/** What is added to a roll, each with its rule, and all of it together. */
export function tallyLines(teller: Teller, tally: readonly TallyLine[]): string[] {
  const lines = tally.map(({ value, ...reason }) =>
    say(teller, 'tally', { value, text: teller.words.explain(reason), rule: reason.rule }),
  )
  const sums = sumsOf(tally).map(({ name: key, value: sum }) =>
    say(teller, 'tallySumOf', { what: teller.words.say({ key }), sum }),
  )
  if (sums.length > 0) return [...lines, ...sums]
  const sum = tally.reduce((all, { value }) => all + value, 0)
  return tally.length > 1 ? [...lines, say(teller, 'tallySum', { sum })] : lines
}

export function diceName(
  teller: Teller,
  { count, sides }: { count: number; sides: number },
): string {
  return say(teller, 'dice', { count, sides })
}

/** Every rule that the event's dice and their modifiers cite. */
export function rulesCited(event: Recorded<Kind>): string[] {
  const cited = rollsOf(event).flatMap(roll => [roll.rule, ...roll.tally.map(line => line.rule)])
  return [...new Set(cited)].filter(rule => rule !== '')
}

export function statusLines(teller: Teller, view: Playable, seat: Seat): string[] {
  const { game, words } = teller
  const told = game.status(view, seat).map(withIdsIn(game.picture(view)))
  const lines = told.map((message: Message) => `  ${words.say(message)}`)
  return [say(teller, 'situation'), ...lines]
}

export function outcomeLines(teller: Teller, outcome: Outcome): string[] {
  return [say(teller, 'over', { message: teller.words.say(outcome.message) })]
}
