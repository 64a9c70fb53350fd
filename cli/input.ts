import { createInterface } from 'node:readline'

/** Lines as they are typed or come through a pipe. */
export interface Input {
  /** The next line without blanks around it; undefined when there are no more. */
  next(): Promise<string | undefined>
  close(): void
}

/** With a prompt for a person, where both ends are a terminal; a pipe's output stays clean. */
export function standardInput({ prompts }: { prompts: boolean }): Input {
  const isPerson = prompts && process.stdin.isTTY && process.stdout.isTTY
  const lines = createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
    ...(isPerson ? { output: process.stdout, prompt: '> ' } : {}),
  })
  const each = lines[Symbol.asyncIterator]()
  return {
    async next() {
      if (isPerson) lines.prompt()
      const { value, done } = await each.next()
      return done ? undefined : value.trim()
    },
    close: () => lines.close(),
  }
}
