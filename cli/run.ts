import type { Command } from 'commander'
import { CommanderError } from 'commander'
import { programFor } from './commands.ts'
import { parsingError } from './parsing-error.ts'
import { UsageError } from './usage-error.ts'
import { languageAsked, wordsFor } from './words.ts'

/** Runs the command line; gives the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  let code = 0
  const program = programFor(ended => (code = ended), languageAsked(args, process.env))
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    return codeFor(error, program, args)
  }
}

/** Asking for help is no fault. */
function codeFor(error: unknown, program: Command, args: readonly string[]): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0
  const fault = error instanceof CommanderError ? parsingError(error, program, args) : error
  if (!(fault instanceof UsageError)) throw error
  const words = wordsFor(null, languageAsked(args, process.env))
  const lines = [`grognard: ${words.say(fault.why)}`, ...fault.parts.map(part => `  ${part}`)]
  process.stderr.write(lines.map(line => `${line.replaceAll('\n', ' ')}\n`).join(''))
  return 2
}
