import type { Command, Option } from 'commander'
import { chosenLanguage, collected, commandIn, LANGUAGE, LANGUAGES } from './command-parts.ts'
import type { Ended } from './command-parts.ts'
import { languageNamed } from './games.ts'
import { usageError } from './usage-error.ts'
import { languageFrom } from './words.ts'

interface SimulateFlags {
  battles?: string
  seed?: string
  seat: string[]
  option: string[]
  paper: string[]
  swap?: true
  vary?: string
  workers?: string
  broker?: string
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

export function addSimulate(program: Command, ended: Ended): void {
  const command = program
    .command('simulate [ruleset] [scenario]')
    .description(
      'let the computer play many battles and report who wins, how long battles last and how certain the figures are',
    )
    .option('--battles <number>', 'how many battles, for each value varied (default: 100)')
    .option('--seed <seed>', 'the same seed gives the same battles (default: a new one)')
    .option(
      '--seat <seat=player>',
      'who plays a seat: ensign, captain, admiral, doctrine, doctrine:PLAN or random (default: captain); the doctrine is the captain who overlooks nothing',
      collected,
      [],
    )
    .option('--option <name=value>', 'an option of the rules or the scenario', collected, [])
    .option('--paper <name=file>', 'a paper for the scenario, a JSON file', collected, [])
    .option('--swap', 'play each seed twice, the second time with seats swapped')
    .option(
      '--vary <name=value,value>',
      'play each seed with each value of an option or each player of a seat, and compare',
    )
    .option('--workers <number>', 'how many battles at a time (default: one per core)')
    .option('--broker <url>', 'have the battles played by all workers at this NATS server')
    .option('--json <file>', 'write the plan, the results and every battle as JSON')
    .option('--csv <file>', 'write every battle as a row of a table')
    .option('--html <file>', 'write a report with charts')
    .option('--markdown <file>', 'write the tables as a page of Markdown')
    .option('--run <file>', 'save each battle’s result in this file as it is played')
    .option('--resume <file>', 'continue an interrupted run, or report on a finished one again')
    .option('--battle <number>', 'play and record only this battle of the run; needs --save')
    .option('--save <file>', 'where to save that battle, to replay it')
    .option('--language <language>', 'en, de or da (default: the system’s)')
    .allowExcessArguments(false)
    .action(
      async (ruleset: string | undefined, scenario: string | undefined, flags: SimulateFlags) => {
        const { simulate } = await import('./commands/simulate.ts')
        const { language } = flags
        const chosen = language === undefined ? languageFrom(process.env) : languageNamed(language)
        ended(await simulate({ ...flags, ruleset, scenario, language: chosen }))
      },
    )
  for (const option of command.options) if (option.required) refuseFlagAsValue(option)
}

export function addWorker(program: Command, ended: Ended): void {
  commandIn(program, 'worker', 'play battles for everyone who simulates at a NATS server')
    .option('--broker <url>', 'its address, as nats://user:password@host:4222')
    .option('--workers <number>', 'how many battles at a time (default: one per core)')
    .option(LANGUAGE, LANGUAGES)
    .action(async (flags: { broker?: string; workers?: string; language?: string }) => {
      const { workAtBroker } = await import('./commands/worker.ts')
      ended(await workAtBroker({ ...flags, language: chosenLanguage(flags) }))
    })
}

/** A flag that stands where a value is missing is no value: `--csv --seed s1` lacks a file. */
function refuseFlagAsValue(option: Option): void {
  const { parseArg } = option
  const [, what = ''] = /<([^>]+)>/.exec(option.flags) ?? []
  option.argParser<unknown>((text, before) => {
    if (text.startsWith('--')) throw usageError('noValue', { flag: option.long ?? '', what })
    return parseArg ? parseArg(text, before) : text
  })
}
