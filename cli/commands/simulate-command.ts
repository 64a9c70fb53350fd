import type { Command, Option } from 'commander'
import { languageNamed } from '../games.ts'
import { gathered } from '../gathered.ts'
import { usageFault } from '../usage-error.ts'
import { languageFrom } from '../words.ts'

interface SimulateFlags {
  battles?: string
  seed?: string
  seat: string[]
  option: string[]
  paper: string[]
  swap?: true
  vary?: string
  workers?: string
  json?: string
  csv?: string
  html?: string
  markdown?: string
  run?: string
  resume?: string
  battle?: string
  save?: string
  language?: string
}

/** `ended` is told the exit code. */
export function addSimulate(program: Command, ended: (code: number) => void): void {
  const command = program
    .command('simulate [ruleset] [scenario]')
    .description('play many battles by the computer and say who wins, how long, how surely')
    .option('--battles <number>', 'how many battles, 100 without it; so many for each value varied')
    .option('--seed <seed>', 'the same seed gives the same battles; without it a new one')
    .option(
      '--seat <seat=player>',
      'who plays a seat: ensign, captain, admiral or random; captain where it is not said',
      gathered,
      [],
    )
    .option('--option <name=value>', 'an option of the rules or the scenario', gathered, [])
    .option('--paper <name=file>', 'a paper for the scenario, a JSON file', gathered, [])
    .option('--swap', 'play each seed twice, the second time with the players’ seats swapped')
    .option(
      '--vary <name=value,value>',
      'play each seed under each value of an option or by each player of a seat, and compare',
    )
    .option('--workers <number>', 'how many battles at a time; without it one a core')
    .option('--json <file>', 'write the plan, what it comes to and every battle as JSON')
    .option('--csv <file>', 'write every battle as a row of a table')
    .option('--html <file>', 'write a report with charts')
    .option('--markdown <file>', 'write the tables as a page of Markdown')
    .option('--run <file>', 'keep each battle’s result in this file as it is played')
    .option('--resume <file>', 'go on with an interrupted run, or report on a finished one again')
    .option('--battle <number>', 'play this battle of the run alone, recorded; needs --save')
    .option('--save <file>', 'where that battle is saved, to be replayed')
    .option('--language <language>', 'en, de or da; without it the language of the system')
    .allowExcessArguments(false)
    .action(
      async (ruleset: string | undefined, scenario: string | undefined, flags: SimulateFlags) => {
        const { simulate } = await import('./simulate.ts')
        const { language } = flags
        const chosen = language === undefined ? languageFrom(process.env) : languageNamed(language)
        ended(await simulate({ ...flags, ruleset, scenario, language: chosen }))
      },
    )
  for (const option of command.options) if (option.required) refuseFlagAsValue(option)
}

/** A flag that stands where a value is missing is no value: `--csv --seed s1` lacks a file. */
function refuseFlagAsValue(option: Option): void {
  const { parseArg } = option
  const [, what = ''] = /<([^>]+)>/.exec(option.flags) ?? []
  option.argParser<unknown>((text, before) => {
    if (text.startsWith('--')) throw usageFault('noValue', { flag: option.long ?? '', what })
    return parseArg ? parseArg(text, before) : text
  })
}
