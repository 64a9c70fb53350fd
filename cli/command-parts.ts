import type { Command } from 'commander'
import type { Language } from '@grognard/umpire'
import { languageNamed } from './games.ts'
import { languageFrom } from './words.ts'

/** Is told the exit code. */
export type Ended = (code: number) => void

export const LANGUAGE = '--language <language>'
export const LANGUAGES = 'en, de or da (default: the system’s)'

export function chosenLanguage(flags: { language?: string }): Language {
  return flags.language === undefined ? languageFrom(process.env) : languageNamed(flags.language)
}

/** For a flag that may be given more than once. */
export function collected(value: string, values: string[]): string[] {
  return [...values, value]
}

export function commandIn(program: Command, usage: string, about: string): Command {
  return program.command(usage).description(about).allowExcessArguments(false)
}
