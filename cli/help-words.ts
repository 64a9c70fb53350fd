import { Help, Option } from 'commander'
import type { Language } from '@grognard/umpire'
import { helpInDanish, termsInDanish } from './messages/help.da.ts'
import { helpInGerman, termsInGerman } from './messages/help.de.ts'

type Table = Readonly<Record<string, string>>

const sentences: Record<Language, Table> = { en: {}, de: helpInGerman, da: helpInDanish }
const terms: Record<Language, Table> = { en: {}, de: termsInGerman, da: termsInDanish }

const plain = new Help()

/** What a command says of itself, in the language; English where that has no sentence. */
export function helpText(language: Language, text: string): string {
  return sentences[language][text] ?? text
}

/** The help of the commands in the language. */
export function helpIn(language: Language): Partial<Help> {
  const said = (text: string) => helpText(language, text)
  const named = (text: string) => withTerms(text, terms[language])
  return {
    optionDescription: option =>
      descriptionOf(option, said).replace('(default: ', said('(default: ')),
    commandDescription: command => said(plain.commandDescription(command)),
    subcommandDescription: command => said(plain.subcommandDescription(command)),
    optionTerm: option => named(plain.optionTerm(option)),
    subcommandTerm: command => named(plain.subcommandTerm(command)),
    commandUsage: command => named(plain.commandUsage(command)),
    styleTitle: said,
  }
}

/** What an option is for, and its default; an empty list is none. */
function descriptionOf(option: Option, said: (text: string) => string): string {
  const told = new Option(option.flags, said(option.description))
  const isList = Array.isArray(option.defaultValue)
  return plain.optionDescription(isList ? told : told.default(option.defaultValue))
}

/** `<file>` and `[options]` with what stands between the brackets in another language. */
function withTerms(text: string, table: Table): string {
  return text.replaceAll(/(?<=[<[])[^>\]]+(?=[>\]])/g, term => table[term] ?? term)
}
