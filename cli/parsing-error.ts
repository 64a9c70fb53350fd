import type { Command, CommanderError } from 'commander'
import { excerpt } from '@grognard/umpire'
import { commandNames } from './play/command-words.ts'
import { errorWithText, usageError } from './usage-error.ts'
import type { UsageError } from './usage-error.ts'
import { cliCatalogues } from './words.ts'

/** The names that begin with the text, then those that take the fewest changed, added or dropped signs to be made of it. */
export function nearestTo(text: string, names: readonly string[], most = 3): string[] {
  const ranked = names.map(name => ({
    name,
    changes: name.startsWith(text) ? 0 : changesBetween(text, name),
  }))
  return ranked
    .toSorted((one, other) => one.changes - other.changes)
    .slice(0, most)
    .map(({ name }) => name)
}

function changesBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [row, sign] of one.split('').entries()) {
    const here = [row + 1]
    for (let i = 0; i < other.length; i++) {
      const kept = (above[i] ?? 0) + (other.charAt(i) === sign ? 0 : 1)
      here.push(Math.min(kept, (above[i + 1] ?? 0) + 1, (here[i] ?? 0) + 1))
    }
    above = here
  }
  return above.at(-1) ?? 0
}

/** What looks like a command, but is typed while a battle is played, in whatever language. */
const withinPlay = new Set(
  Object.values(cliCatalogues).flatMap(catalogue =>
    commandNames.filter(name => name !== 'help').map(name => catalogue[`cli.word.${name}`]),
  ),
)

/** What is wrong with flags and arguments by themselves, read from what the parser says in English. */
export function parsingError(
  { code, message }: CommanderError,
  program: Command,
  args: readonly string[],
): UsageError {
  const { command, word = '' } = commandCalled(program, args)
  if (command.commands.length > 0 && !word.startsWith('-')) return unknownCommand(word, command)
  const [, quoted = ''] = /'([^']*)'/.exec(message) ?? []
  switch (code) {
    case 'commander.unknownOption':
      return unknownFlag(quoted, command)
    case 'commander.optionMissingArgument':
      return withoutValue(quoted)
    case 'commander.missingArgument':
      return usageError('noArgument', { name: quoted, form: formOf(command) })
    case 'commander.excessArguments':
      return tooMany(command)
    default:
      return errorWithText(excerpt(message.replace(/^error: /, '')))
  }
}

/** The command that the words name, also one within another, and the word after them. */
function commandCalled(
  program: Command,
  [word, ...rest]: readonly string[],
): { command: Command; word: string | undefined } {
  const called = program.commands.find(one => one.name() === word)
  return called ? commandCalled(called, rest) : { command: program, word }
}

function unknownFlag(flag: string, command: Command): UsageError {
  const commands = command.parent ? [command, ...command.commands] : [command]
  const flags = new Set(commands.flatMap(one => one.options.flatMap(({ long }) => long ?? [])))
  const known = nearestTo(flag, [...flags, '--help']).join(', ')
  return usageError('unknownFlag', { flag, command: nameOf(command), known })
}

function tooMany(command: Command): UsageError {
  const more = command.args.slice(command.registeredArguments.length).join(', ')
  return usageError('tooMany', { more, form: formOf(command) })
}

/** `form` is as the help has it, `--save <file>`. */
function withoutValue(form: string): UsageError {
  const [flag = '', what = ''] = form.split(' ')
  return usageError('noValue', { flag, what: what.replaceAll(/[<>]/g, '') })
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
  if (withinPlay.has(name)) return usageError('withinPlay', { name })
  const known = program.commands.map(command => command.name()).join(', ')
  return usageError('unknownCommand', { name, known })
}
