import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Writes one line; waits where the reader is slower than the battle. */
export async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
}

export async function writeLines(lines: readonly string[]): Promise<void> {
  if (lines.length > 0) await writeLine(lines.join('\n'))
}

/** A reader who has gone away wants no more: that is the end, not a failure. */
export function endQuietlyWhenClosed(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit(0)
    })
  }
}

/** What a line may go on with, and the end of it that this takes the place of. */
export type Completion = [candidates: string[], typed: string]

type Complete = (line: string) => Completion

/** Lines as they are typed or come through a pipe. */
export interface Input {
  /** The next line without blanks around it; undefined when there are no more. Tab completes it where that is said. */
  next(complete?: Complete): Promise<string | undefined>
  /** Leaves nothing to read of what stood here or was typed; only where a person sits at a terminal. */
  clear?(): void
  /** Writes lines above what is being typed; only where a person sits at a terminal. */
  above?(lines: readonly string[]): Promise<void>
  close(): void
}

/** With a prompt for a person, where both ends are a terminal; a pipe's output stays clean. */
export function standardInput({ prompts }: { prompts: boolean }): Input {
  const isPerson = prompts && process.stdin.isTTY && process.stdout.isTTY
  let completeNow: Complete | undefined
  const completer: Complete = line => completeNow?.(line) ?? [[], line]
  const lines = createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
    ...(isPerson ? { output: process.stdout, prompt: '> ', completer } : {}),
  })
  let typed: string[] = []
  lines.on('history', history => void (typed = history))
  const each = lines[Symbol.asyncIterator]()
  return {
    async next(complete) {
      completeNow = complete
      if (isPerson) lines.prompt()
      const { value, done } = await each.next()
      completeNow = undefined
      return done ? undefined : value.trim()
    },
    close: () => lines.close(),
    ...(isPerson && {
      clear: () => clearScreen(typed),
      async above(told: readonly string[]) {
        process.stdout.write('\r\x1b[K')
        await writeLines(told)
        lines.prompt(true)
      },
    }),
  }
}

/** The screen, what has scrolled off it, and what the arrow keys would bring back. */
function clearScreen(typed: string[]): void {
  typed.length = 0
  process.stdout.write('\x1b[2J\x1b[3J\x1b[H')
}
