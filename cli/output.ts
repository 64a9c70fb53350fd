import { once } from 'node:events'

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
