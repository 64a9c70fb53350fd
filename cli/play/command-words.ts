import type { Words } from '@grognard/board/words/index.ts'

/** What may be typed besides orders, in the order in which help lists it. */
export const commandNames = [
  'help',
  'situation',
  'orders',
  'spell',
  'advice',
  'plan',
  'group',
  'odds',
  'may',
  'log',
  'why',
  'undo',
  'save',
  'resign',
  'quit',
] as const

export type CommandName = (typeof commandNames)[number]

/** The command that a word means: its English name, or its name in the player's language. */
export function commandMeant(words: Words, typed: string): CommandName | undefined {
  const word = typed.normalize('NFC').toLowerCase()
  return commandNames.find(name => name === word || commandWord(words, name) === word)
}

/** By this word a player of the language calls the command. */
export function commandWord(words: Words, name: CommandName): string {
  return words.say({ key: `cli.word.${name}` })
}

/** Every command by its word in the player's language. */
export function commandWords(words: Words): string[] {
  return commandNames.map(name => commandWord(words, name))
}

export function wordList(words: Words): string {
  return commandWords(words).join(', ')
}

/** With the English names in brackets where they are others. */
export function wordListInBoth(words: Words): string {
  const named = commandNames.map(name => {
    const word = commandWord(words, name)
    return word === name ? name : `${word} (${name})`
  })
  return named.join(', ')
}
