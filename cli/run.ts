import { CommanderError } from 'commander'
import { programFor } from './commands.ts'
import { UsageFault } from './usage-fault.ts'

/** Runs the command line; gives the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  let code = 0
  try {
    await programFor(ended => (code = ended)).parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    return codeFor(error)
  }
}

/** Commander has printed its own line already. Asking for help is no fault. */
function codeFor(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (!(error instanceof UsageFault)) throw error
  const lines = [`grognard: ${error.message}`, ...error.parts.map(part => `  ${part}`)]
  process.stderr.write(lines.map(line => `${line.replaceAll('\n', ' ')}\n`).join(''))
  return 2
}
