import { Command } from 'commander'
import type { JobLeft } from '@grognard/server'
import type { Language } from '@grognard/umpire'
import { engineHelp } from './engine/help.ts'
import { addCampaign } from './campaign-command.ts'
import { addSimulate, addWorker } from './simulate-commands.ts'
import { chosenLanguage, collected, commandIn, LANGUAGE, LANGUAGES } from './command-parts.ts'
import type { Ended } from './command-parts.ts'
import type { ServeOptions } from '@grognard/server'
import { languageNamed } from './games.ts'
import { helpIn, helpText } from './help-words.ts'
import { unknownCommand } from './parsing-error.ts'
import { numberFrom } from './simulate/flags.ts'
import { usageError } from './usage-error.ts'
import { version } from './version.ts'
import { languageFrom } from './words.ts'

const EXIT_CODES = 'Exit codes: 0 success, 1 invalid or not verified, 2 bad option or file.'

/** The command line. Each command is loaded when it is called; `ended` is told the exit code. */
export function programFor(ended: Ended, language: Language): Command {
  const program = new Command('grognard')
    .description(
      'Historical tabletop wargames with an umpire that enforces and explains every rule.',
    )
    .version(version, '-v, --version', 'tell the version')
    .configureHelp(helpIn(language))
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .showSuggestionAfterError(false)
    .helpCommand(false)
    .allowExcessArguments()
    .action((_flags: object, { args }: Command) => {
      if (args.length > 0) throw unknownCommand(args[0] ?? '', program)
      program.outputHelp()
    })
  program.addHelpText('after', `\n${helpText(language, EXIT_CODES)}`)
  addServe(program, ended)
  addServer(program, ended)
  addGames(program, ended)
  addPlay(program, ended)
  addReplay(program, ended)
  addVerify(program, ended)
  addPapers(program, ended)
  addCampaign(program, ended)
  addPrint(program, ended)
  addSimulate(program, ended)
  addWorker(program, ended)
  addRules(program, ended)
  addEngine(program, ended)
  addBot(program, ended)
  return program
}

interface PrintFlags {
  sheet: string
  paper: string
  option: string[]
  battle?: string
  out?: string
  language?: string
}

/** `ended` is told the exit code. */
function addPrint(program: Command, ended: (code: number) => void): void {
  program
    .command('print <ruleset> [scenario]')
    .description('make sheets for a game with models: cards, log, tables and gauges, as a PDF')
    .option('--sheet <sheet>', 'cards, log, commander, reference, gauge or all', 'all')
    .option('--paper <paper>', 'a4 or letter', 'a4')
    .option('--option <name=value>', 'an option of the rules or the scenario', collected, [])
    .option('--battle <file>', 'print a saved battle as it stands, not a fresh one')
    .option('--out <file>', 'the file to write (default: RULESET-SHEET.pdf)')
    .option('--language <language>', 'en, de or da (default: the system’s)')
    .allowExcessArguments(false)
    .action(async (ruleset: string, scenario: string | undefined, flags: PrintFlags) => {
      const { printSheets } = await import('./commands/print.ts')
      const { language } = flags
      const chosen = language === undefined ? languageFrom(process.env) : languageNamed(language)
      ended(await printSheets({ ...flags, ruleset, scenario, language: chosen }))
    })
}

function addServe(program: Command, ended: Ended): void {
  commandIn(program, 'serve', 'build the page if needed and serve it to the browser')
    .option('--port <port>', 'the port (default: 8080 or the next free one)')
    .option('--host <host>', 'the address to listen on (default: 127.0.0.1)')
    .option('--data <dir>', 'where online battles are kept (default: data)')
    .option(
      '--database <url>',
      'a PostgreSQL database that several servers can share, postgres://…',
    )
    .option('--broker <url>', 'a NATS server by which servers that share it call to one another')
    .option('--trust-proxy <addresses>', 'the proxies in front of it to trust (default: none)')
    .option('--public-url <url>', 'where players find the page; needed for email and passkeys')
    .option('--mail <url>', 'the mail server, as smtp://user:password@host:587 (default: no mail)')
    .option('--mail-from <name>', 'the sender of its emails')
    .option('--push-keys <file>', 'the keys for web push (default: those in the data folder)')
    .option('--allow-private-webhooks', 'let webhooks lead into private networks')
    .action(async (wish: ServeOptions) => {
      const { start, ServeError } = await import('@grognard/server')
      await start(wish).catch((error: unknown) => {
        if (!(error instanceof ServeError)) throw error
        process.stderr.write(`grognard: ${error.message}\n`)
        ended(error.exitCode)
      })
    })
}

function addServer(program: Command, ended: Ended): void {
  const server = program.command('server').description('manage the data of a server')
  commandIn(server, 'backup <file>', 'copy the database while the server may be running')
    .option('--data <dir>', 'where the server keeps it (default: data)')
    .action(async (file: string, { data }: { data?: string }) => {
      const { backUpTo, ServeError } = await import('@grognard/server')
      try {
        const { tables } = backUpTo(file, data)
        process.stdout.write(`${file}: ${tables} tables\n`)
      } catch (error) {
        if (!(error instanceof ServeError)) throw error
        process.stderr.write(`grognard: ${error.message}\n`)
        ended(error.exitCode)
      }
    })
  commandIn(server, 'jobs', 'list what a server has still to do, what it has given up first')
    .option('--data <dir>', 'where the server keeps it (default: data)')
    .option(
      '--database <url>',
      'a PostgreSQL database that several servers can share, postgres://…',
    )
    .option('--again', 'have what was given up tried again')
    .action(async ({ again, ...where }: { data?: string; database?: string; again?: true }) => {
      const { jobsLeft, ServeError } = await import('@grognard/server')
      try {
        const jobs = await jobsLeft(where, again)
        for (const job of jobs) process.stdout.write(`${jobLine(job)}\n`)
        process.stdout.write(`${jobs.length} to do\n`)
      } catch (error) {
        if (!(error instanceof ServeError)) throw error
        process.stderr.write(`grognard: ${error.message}\n`)
        ended(error.exitCode)
      }
    })
}

const jobNames = {
  computer: 'the computer’s move',
  clock: 'the end of the clock',
  book: 'the end of the rulebook’s time',
}

function jobLine({ table, seat, job, attempts, due, isGivenUp }: JobLeft): string {
  const when = due === 0 ? 'at once' : `at ${new Date(due).toISOString()}`
  const tried = attempts === 0 ? '' : `, failed ${attempts} times${isGivenUp ? ', given up' : ''}`
  return `${table} ${seat}: ${jobNames[job]}, ${when}${tried}`
}

function addGames(program: Command, ended: Ended): void {
  commandIn(program, 'games', 'list the rulesets and their scenarios')
    .option(LANGUAGE, LANGUAGES)
    .action(async (flags: { language?: string }) => {
      const { tellGames } = await import('./commands/games.ts')
      ended(await tellGames(chosenLanguage(flags)))
    })
}

function addPlay(program: Command, ended: Ended): void {
  commandIn(program, 'play [ruleset] [scenario]', 'play a battle in the terminal')
    .option(
      '--seat <seat=player>',
      'who plays a seat: human, computer, ensign, captain or admiral (computer means captain); if no seat is human, you get the first seat not named and the computer plays the rest',
      collected,
      [],
    )
    .option('--option <name=value>', 'an option of the rules or the scenario', collected, [])
    .option('--paper <name=file>', 'a paper for the scenario, a JSON file', collected, [])
    .option('--seed <seed>', 'the seed of the dice (default: a new one)')
    .option('--dice <source>', 'computer, or typed for real dice', 'computer')
    .option('--save <file>', 'save the battle in this file after every order')
    .option('--resume <file>', 'continue a saved battle instead of starting one')
    .option('--server <url>', 'play a seat at a table of this server: --server URL --seat LINK')
    .option('--name <name>', 'with --server: your name at the table')
    .option(LANGUAGE, LANGUAGES)
    .action(async (ruleset: string | undefined, scenario: string | undefined, flags: PlayFlags) => {
      const language = chosenLanguage(flags)
      if (flags.server !== undefined) return ended(await playAfar(flags, ruleset, language))
      const { playInTerminal } = await import('./commands/play.ts')
      ended(await playInTerminal({ ...flags, ruleset, scenario, language }))
    })
}

/** A battle far away is what it is: of the flags only those fit that say who comes. */
async function playAfar(
  flags: PlayFlags,
  ruleset: string | undefined,
  language: Language,
): Promise<number> {
  const { server = '', seat, name, option, paper, seed, dice, save, resume } = flags
  const others = [ruleset, seed, save, resume, ...option, ...paper]
  if (others.some(one => one !== undefined) || dice !== 'computer') throw usageError('far.alone')
  const { playFarAway } = await import('./commands/play-far.ts')
  return playFarAway({ server, seat, name, language })
}

interface PlayFlags {
  server?: string
  name?: string
  seat: string[]
  option: string[]
  paper: string[]
  seed?: string
  dice: string
  save?: string
  resume?: string
  language?: string
}

function addReplay(program: Command, ended: Ended): void {
  commandIn(
    program,
    'replay <file>',
    'print the log of a saved battle, from its first order to its last',
  )
    .option('--from <order>', 'begin with this order; the first is 1')
    .option('--to <order>', 'end with this order')
    .option('--seat <seat>', 'show what this seat may know')
    .option('--all', 'show secret orders too while the battle is not over')
    .option(LANGUAGE, LANGUAGES)
    .action(async (file: string, flags: ReplayFlags) => {
      const { tellReplay } = await import('./commands/replay.ts')
      ended(await tellReplay(file, { ...flags, language: chosenLanguage(flags) }))
    })
}

interface ReplayFlags {
  from?: string
  to?: string
  seat?: string
  all?: true
  language?: string
}

function addVerify(program: Command, ended: Ended): void {
  commandIn(
    program,
    'verify <file>',
    'check a saved battle: exit code 0 if every entry is valid, 1 if not',
  )
    .option(LANGUAGE, LANGUAGES)
    .action(async (file: string, flags: { language?: string }) => {
      const { tellVerdict } = await import('./commands/verify.ts')
      ended(await tellVerdict(file, chosenLanguage(flags)))
    })
}

function addPapers(program: Command, ended: Ended): void {
  commandIn(
    program,
    'papers <file>',
    'save the papers of a finished battle: its commanders’ sheets',
  )
    .option('--to <folder>', 'the folder to write them to', '.')
    .option(LANGUAGE, LANGUAGES)
    .action(async (file: string, flags: { to: string; language?: string }) => {
      const { keepPapers } = await import('./commands/papers.ts')
      ended(await keepPapers(file, flags.to, chosenLanguage(flags)))
    })
}

function addRules(program: Command, ended: Ended): void {
  commandIn(
    program,
    'rules <ruleset> [rule...]',
    'list the rules of a book, or some of them, in our own words',
  )
    .option(
      '--coverage',
      'with the code and the tests; exit code 1 if an enforced rule has no test',
    )
    .option('--json', 'as JSON')
    .option(LANGUAGE, LANGUAGES)
    .action(async (id: string, rules: string[], flags: RulesFlags) => {
      const { tellRules } = await import('./commands/rules.ts')
      ended(await tellRules(id, rules, { ...flags, language: chosenLanguage(flags) }))
    })
}

interface RulesFlags {
  coverage?: true
  json?: true
  language?: string
}

/** Battles that an engine can be told to hold; more than fit into memory. */
const MOST_HELD = 1_000_000

function addEngine(program: Command, ended: Ended): void {
  commandIn(program, 'engine', 'speak JSON Lines with a bot on standard input and output')
    .option('--seat <seat>', 'answer for this seat only')
    .option('--battles <number>', 'how many battles may be open at once (default: 1000)')
    .option('--language <language>', 'the language of texts in answers: en, de or da', 'en')
    .addHelpText('after', engineHelp())
    .action(async ({ seat, battles, language }: EngineFlags) => {
      const { runEngine } = await import('./engine/answer.ts')
      const most = battles === undefined ? undefined : numberFrom('battles', battles, 1, MOST_HELD)
      ended(await runEngine(languageNamed(language), seat, most))
    })
}

function addBot(program: Command, ended: Ended): void {
  program
    .command('bot [program...]')
    .description('let a bot that speaks the engine’s protocol play a seat at a table on a server')
    .option('--server <url>', 'the server’s address; not needed with a full link')
    .option('--seat <link>', 'the link of the seat, or an invitation: the first free seat')
    .option('--token <token>', 'the token of the seat, instead of a link')
    .option('--name <name>', 'its name at the table (default: the program’s)')
    .option(LANGUAGE, LANGUAGES)
    .action(async (command: string[], flags: BotFlags) => {
      const { connectBot } = await import('./commands/bot.ts')
      ended(await connectBot({ ...flags, language: chosenLanguage(flags) }, command))
    })
}

interface BotFlags {
  server?: string
  seat?: string
  token?: string
  name?: string
  language?: string
}

interface EngineFlags {
  seat?: string
  battles?: string
  language: string
}
