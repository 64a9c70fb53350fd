/** Longer rows of such signs may be tokens, hashes or secrets. */
const MAYBE_SECRET = /[\w-]{20,}/g

/** Places in the code that are told with a failure. */
const PLACES = 6

/**
 * What went wrong inside, for whoever runs the server: a line of JSON on standard error. It holds no
 * token, no order, no name: `where` is the kind of question, and what looks like a secret is left out.
 */
export function logFailure(where: string, error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const places = stack.split('\n').filter(line => line.startsWith('    at '))
  const line = {
    time: new Date().toISOString(),
    level: 'error',
    where,
    error: `${name}: ${message.replaceAll(MAYBE_SECRET, '…')}`,
    at: places.slice(0, PLACES).map(place => place.trim()),
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
