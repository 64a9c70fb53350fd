import type { Command, CommanderError } from 'commander'
import { excerpt } from '@grognard/umpire'
import { nearestTo } from './nearest.ts'
import { commandNames } from './play/command-words.ts'
import { saidFault, usageFault } from './usage-error.ts'
import type { UsageError } from './usage-error.ts'
import { cliCatalogues } from './words.ts'

/** What looks like a command, but is typed while a battle is played, in whatever language. */
const withinPlay = new Set(
  Object.values(cliCatalogues).flatMap(catalogue =>
    commandNames.filter(name => name !== 'help').map(name => catalogue[`cli.word.${name}`]),
  ),
)

/** What is wrong with flags and arguments by themselves, read from what the parser says in English. */
export function parsingFault(
  { code, message }: CommanderError,
  program: Command,
  args: readonly string[],
): UsageError {
  const [word = ''] = args
  const called = program.commands.find(one => one.name() === word)
  if (!called && !word.startsWith('-')) return unknownCommand(word, program)
  const command = called ?? program
  const [, quoted = ''] = /'([^']*)'/.exec(message) ?? []
  switch (code) {
    case 'commander.unknownOption':
      return unknownFlag(quoted, command)
    case 'commander.optionMissingArgument':
      return withoutValue(quoted)
    case 'commander.missingArgument':
      return usageFault('noArgument', { name: quoted, form: formOf(command) })
    case 'commander.excessArguments':
      return tooMany(command)
    default:
      return saidFault(excerpt(message.replace(/^error: /, '')))
  }
}

function unknownFlag(flag: string, command: Command): UsageError {
  const flags = [...command.options.flatMap(({ long }) => long ?? []), '--help']
  const known = nearestTo(flag, flags).join(', ')
  return usageFault('unknownFlag', { flag, command: nameOf(command), known })
}

function tooMany(command: Command): UsageError {
  const more = command.args.slice(command.registeredArguments.length).join(', ')
  return usageFault('tooMany', { more, form: formOf(command) })
}

/** `form` is as the help has it, `--save <file>`. */
function withoutValue(form: string): UsageError {
  const [flag = '', what = ''] = form.split(' ')
  return usageFault('noValue', { flag, what: what.replaceAll(/[<>]/g, '') })
}

/** The command with what it takes, as `grognard replay <file>`. */
function formOf(command: Command): string {
  const taken = command.registeredArguments.map(one => {
    const name = one.variadic ? `${one.name()}...` : one.name()
    return one.required ? `<${name}>` : `[${name}]`
  })
  return [nameOf(command), ...taken].join(' ')
}

function nameOf(command: Command): string {
  return command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name()
}

export function unknownCommand(name: string, program: Command): UsageError {
  if (withinPlay.has(name)) return usageFault('withinPlay', { name })
  const known = program.commands.map(command => command.name()).join(', ')
  return usageFault('unknownCommand', { name, known })
}
