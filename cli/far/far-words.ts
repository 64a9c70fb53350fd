import type { Words } from '@grognard/board/words/index.ts'

/** What may be typed at a table far away alone; none of them is a kind of order of a book. */
const farNames = ['say', 'side', 'offer', 'accept', 'refuse', 'withdraw'] as const
export type FarName = (typeof farNames)[number]

/** The command that a word means: its English name, or its name in the player's language. */
export function farMeant(words: Words, typed: string): FarName | undefined {
  const word = typed.normalize('NFC').toLowerCase()
  return farNames.find(name => name === word || wordFor(words, name) === word)
}

/** Every command by its word in the player's language. */
export function farWords(words: Words): string[] {
  return farNames.map(name => wordFor(words, name))
}

function wordFor(words: Words, name: FarName): string {
  return words.say({ key: `cli.far.word.${name}` })
}
