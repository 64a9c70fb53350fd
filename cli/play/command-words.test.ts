import { expect, test } from 'vitest'
import { catalogue } from '@grognard/rulesets'
import { languages } from '@grognard/umpire'
import type { Language } from '@grognard/umpire'
import { orderKinds } from '../games.ts'
import { tellerFor } from '../teller.ts'
import { cliCatalogues, wordsFor } from '../words.ts'
import { commandMeant, commandNames, wordList } from './command-words.ts'
import { duelWith, game, typing, written } from './fixtures.ts'
import { newSession } from './session.ts'
import { playOn } from './turns.ts'
import { LeftTheTable } from './typed-dice.ts'

async function played(language: Language, ...lines: readonly string[]): Promise<void> {
  const teller = tellerFor(game, language)
  const plan = { teller, humans: ['red', 'blue'], saveTo: undefined }
  await playOn(newSession({ ...plan, input: typing(...lines), battle: duelWith() }))
}

test('a command is meant by its English word and by that of the player’s language', () => {
  expect(commandMeant(wordsFor(null, 'de'), 'Hilfe')).toBe('help')
  expect(commandMeant(wordsFor(null, 'de'), 'zuru\u0308ck')).toBe('undo')
  expect(commandMeant(wordsFor(null, 'da'), 'hjælp')).toBe('help')
  expect(commandMeant(wordsFor(null, 'en'), 'hilfe')).toBeUndefined()
  for (const language of languages)
    for (const name of commandNames) expect(commandMeant(wordsFor(null, language), name)).toBe(name)
})

test.each(languages)('in %s every command has a word of its own that names no order', language => {
  const words = wordList(wordsFor(null, language)).split(', ')
  expect(new Set(words).size).toBe(commandNames.length)
  for (const ruleset of Object.values(catalogue)) {
    const teller = tellerFor(ruleset, language)
    const kinds = orderKinds(ruleset)
    const names = [...kinds, ...kinds.map(kind => teller.words.name('order', kind))]
    for (const name of names) expect(commandMeant(teller.words, name), name).toBeUndefined()
  }
})

test.each(languages)('the help in %s explains every command by its word', language => {
  const helps = Object.entries(cliCatalogues[language]).filter(([key]) =>
    key.startsWith('cli.help.'),
  )
  const text = helps.map(([, sentence]) => sentence).join(' ')
  for (const word of wordList(wordsFor(null, language)).split(', '))
    expect(text).toMatch(new RegExp(`(^|[\\s.])${word}[: ]`))
})

test('commands are typed in the player’s language, and named where nothing was understood', async () => {
  await played('de', 'hilfe', 'fliegen', 'wortlaut 2', 'spell 1', 'ende', 'log')
  expect(written.out).toContain('in Klammern das englische Wort, das auch gilt: hilfe (help), lage')
  expect(written.out).toContain('Nicht verstanden: „fliegen“.')
  expect(written.out).toContain('eines der Kommandos: hilfe, lage, befehle, wortlaut, tipp,')
  expect(written.out).toContain('choose low\nchoose high\nDu verlässt die Schlacht')
})

test('real dice are left by the word of the language too', async () => {
  const teller = tellerFor(game, 'da')
  const plan = { teller, humans: ['red', 'blue'], saveTo: undefined }
  const battle = duelWith({ kind: 'typed' })
  const input = typing('choose high', 'choose low', 'slut')
  await expect(playOn(newSession({ ...plan, input, battle }))).rejects.toThrow(LeftTheTable)
})

test('what was typed wrong is told again in 200 characters', async () => {
  const long = 'x'.repeat(5000)
  const words = wordList(wordsFor(null, 'en')).split(', ')
  const lines = [long, `choose ${long}`, `choose stance=${long}`, `choose stance=low ${long}=1`]
  await played('en', ...lines, ...words.map(word => `${word} ${long}`))
  expect(written.out).toContain('x'.repeat(150))
  const tooLong = written.out.split('\n').filter(line => /x{201}/i.test(line))
  expect(tooLong).toEqual([])
})
