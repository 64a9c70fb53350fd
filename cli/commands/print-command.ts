import type { Command } from 'commander'
import { languageNamed } from '../games.ts'
import { gathered } from '../gathered.ts'
import { languageFrom } from '../words.ts'

interface PrintFlags {
  sheet: string
  paper: string
  option: string[]
  battle?: string
  out?: string
  language?: string
}

/** `ended` is told the exit code. */
export function addPrint(program: Command, ended: (code: number) => void): void {
  program
    .command('print <ruleset> [scenario]')
    .description('lay out cards, log, tables and gauges for paper and models, as a PDF')
    .option('--sheet <sheet>', 'cards, log, commander, reference, gauge or all', 'all')
    .option('--paper <paper>', 'a4 or letter', 'a4')
    .option('--option <name=value>', 'an option of the rules or the scenario', gathered, [])
    .option('--battle <file>', 'print a saved battle as it stands instead of a fresh one')
    .option('--out <file>', 'the file to write; without it RULESET-SHEET.pdf')
    .option('--language <language>', 'en, de or da; without it the language of the system')
    .allowExcessArguments(false)
    .action(async (ruleset: string, scenario: string | undefined, flags: PrintFlags) => {
      const { printSheets } = await import('./print.ts')
      const { language } = flags
      const chosen = language === undefined ? languageFrom(process.env) : languageNamed(language)
      ended(await printSheets({ ...flags, ruleset, scenario, language: chosen }))
    })
}
