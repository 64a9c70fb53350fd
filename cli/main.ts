import { CommanderError } from 'commander'
import { programFor } from './commands.ts'
import { endQuietlyWhenClosed } from './output.ts'
import { UsageFault } from './usage-fault.ts'

/** Commander has printed its own line already. Asking for help is no fault. */
function codeFor(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (!(error instanceof UsageFault)) throw error
  process.stderr.write(`grognard: ${error.message.replaceAll('\n', ' ')}\n`)
  return 2
}

endQuietlyWhenClosed()
try {
  const program = programFor(code => (process.exitCode = code))
  await program.parseAsync(process.argv)
} catch (error) {
  process.exitCode = codeFor(error)
}
