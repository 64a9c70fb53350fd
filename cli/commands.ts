import { Command } from 'commander'
import { addPrint } from './commands/print-command.ts'
import { addSimulate } from './commands/simulate-command.ts'
import { engineHelp } from './engine/help.ts'
import { languageNamed } from './games.ts'
import { gathered } from './gathered.ts'
import { unknownCommand } from './parsing-error.ts'
import { numberFrom } from './simulate/wish.ts'
import { languageFrom } from './words.ts'

type Ended = (code: number) => void

const LANGUAGE = '--language <language>'
const LANGUAGES = 'en, de or da; without it the language of the system'

/** The command line. Each command is loaded when it is called; `ended` is told the exit code. */
export function programFor(ended: Ended): Command {
  const program = new Command('grognard')
    .description(
      'Historical tabletop wargames with an umpire that enforces and explains every rule.',
    )
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .showSuggestionAfterError(false)
    .helpCommand(false)
    .allowExcessArguments()
    .action((_flags: object, { args }: Command) => {
      if (args.length > 0) throw unknownCommand(args[0] ?? '', program)
      program.outputHelp()
    })
  program.addHelpText(
    'after',
    '\nExit codes: 0 done, 1 not valid or not proven, 2 a flag or file is wrong.',
  )
  addServe(program, ended)
  addGames(program, ended)
  addPlay(program, ended)
  addReplay(program, ended)
  addVerify(program, ended)
  addPapers(program, ended)
  addPrint(program, ended)
  addSimulate(program, ended)
  addRules(program, ended)
  addEngine(program, ended)
  return program
}

function commandIn(program: Command, usage: string, about: string): Command {
  return program.command(usage).description(about).allowExcessArguments(false)
}

function addServe(program: Command, ended: Ended): void {
  commandIn(program, 'serve', 'build the page where needed and serve it to the browser')
    .option('--port <port>', 'the port; without it 8080 or the next free one')
    .option('--host <host>', 'the address to listen on; without it 127.0.0.1')
    .action(async (wish: { port?: string; host?: string }) => {
      const { start, ServeError } = await import('@grognard/server')
      await start(wish).catch((error: unknown) => {
        if (!(error instanceof ServeError)) throw error
        process.stderr.write(`grognard: ${error.message}\n`)
        ended(error.exitCode)
      })
    })
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
      'who plays a seat: human, computer, ensign, captain or admiral (computer is a captain); where no seat is human, the first not named is yours and the computer plays the rest',
      gathered,
      [],
    )
    .option('--option <name=value>', 'an option of the rules or the scenario', gathered, [])
    .option('--paper <name=file>', 'a paper for the scenario, a JSON file', gathered, [])
    .option('--seed <seed>', 'the seed of the dice; without it a new one')
    .option('--dice <source>', 'computer, or typed for real dice', 'computer')
    .option('--save <file>', 'save the battle in this file after every order')
    .option('--resume <file>', 'go on with a saved battle instead of beginning one')
    .option(LANGUAGE, LANGUAGES)
    .action(async (ruleset: string | undefined, scenario: string | undefined, flags: PlayFlags) => {
      const { playInTerminal } = await import('./commands/play.ts')
      const language = chosenLanguage(flags)
      ended(await playInTerminal({ ...flags, ruleset, scenario, language }))
    })
}

interface PlayFlags {
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
  commandIn(program, 'replay <file>', 'tell a saved battle from its first order to its last')
    .option('--from <order>', 'begin with this order; the first is 1')
    .option('--to <order>', 'end with this order')
    .option('--seat <seat>', 'tell what this seat may know')
    .option('--all', 'tell secret orders too, of a battle that is not over')
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
  commandIn(program, 'verify <file>', 'check a saved battle: 0 when every entry holds, 1 when not')
    .option(LANGUAGE, LANGUAGES)
    .action(async (file: string, flags: { language?: string }) => {
      const { tellVerdict } = await import('./commands/verify.ts')
      ended(await tellVerdict(file, chosenLanguage(flags)))
    })
}

function addPapers(program: Command, ended: Ended): void {
  commandIn(program, 'papers <file>', 'keep what an ended battle leaves: commanders’ sheets')
    .option('--to <folder>', 'the folder to write them to', '.')
    .option(LANGUAGE, LANGUAGES)
    .action(async (file: string, flags: { to: string; language?: string }) => {
      const { keepPapers } = await import('./commands/papers.ts')
      ended(await keepPapers(file, flags.to, chosenLanguage(flags)))
    })
}

function addRules(program: Command, ended: Ended): void {
  commandIn(program, 'rules <ruleset> [rule...]', 'list the rules of a book, or some, in our words')
    .option('--coverage', 'with the code and the tests; 1 where an enforced rule has no test')
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
    .option('--seat <seat>', 'answer for this seat alone')
    .option('--battles <number>', 'how many battles may be open at once, 1000 without it')
    .option('--language <language>', 'of texts in answers: en, de or da', 'en')
    .addHelpText('after', engineHelp())
    .action(async ({ seat, battles, language }: EngineFlags) => {
      const { runEngine } = await import('./engine/main.ts')
      const most = battles === undefined ? undefined : numberFrom('battles', battles, 1, MOST_HELD)
      ended(await runEngine(languageNamed(language), seat, most))
    })
}

interface EngineFlags {
  seat?: string
  battles?: string
  language: string
}

function chosenLanguage(flags: { language?: string }) {
  return flags.language === undefined ? languageFrom(process.env) : languageNamed(flags.language)
}
