import type { DiceSubject, Message, Seat } from '@grognard/umpire'
import type { Words } from './words.ts'

/** Whose order a die is rolled in, and for whom; without `action` the umpire's own opening. */
export interface DiceOccasion {
  seat: Seat | null
  action: Message | null
  subject: DiceSubject | null
}

/** Who rolls, for which of his pieces, and which of several dice; '' for what is not to be told. */
interface RolledForText {
  seat: string
  what: string
  number: string
}

/** Where no event will tell of the die, what was ordered; null where nothing is known of it. */
export function rolledForText(
  words: Words,
  { seat: giver, action, subject }: DiceOccasion,
): RolledForText | null {
  const seat = subject ? subject.seat : giver
  if (seat === null && (subject || !action)) return null
  const what = subject ? subjectWords(words, subject) : [action ? words.say(action) : '']
  return {
    seat: seat === null ? '' : words.name('seat', seat),
    what: what.filter(Boolean).join(' · '),
    number: subject && subject.of > 1 ? numberText(words, subject) : '',
  }
}

function subjectWords(words: Words, { pieces, part }: DiceSubject): string[] {
  return [pieces.map(piece => words.say(piece)).join(' – '), part ? words.say(part) : '']
}

function numberText(words: Words, { number, of }: DiceSubject): string {
  return words.say({ key: 'umpire.dieNumber', values: { number, of } })
}
