import { networkInterfaces } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { buildPage, pageFolder } from './page.ts'
import { DEFAULT_HOST, portFrom, serve, ServeError, whereItIs } from './serve.ts'

/** Port and host as written by the player; the environment's PORT and HOST stand in for them. */
export interface Wish {
  port?: string | undefined
  host?: string | undefined
}

/** Builds the page when needed and serves it until a signal ends it. Throws ServeError. */
export async function start(wish: Wish): Promise<void> {
  const port = wish.port ?? (process.env['PORT'] || undefined)
  const host = wish.host ?? (process.env['HOST'] || DEFAULT_HOST)
  const place = { host, port: port === undefined ? undefined : portFrom(port), folder: pageFolder }
  try {
    await buildPage(line => process.stderr.write(`${line}\n`))
  } catch (error) {
    throw new ServeError(`the page could not be built: ${reasonIn(error)}`, 1)
  }
  const serving = await serve(place)
  for (const line of whereItIs(serving.address, networkInterfaces()))
    process.stdout.write(`${line}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void serving.close().then(() => process.exit(0)))
}

/** The builder's own heading says no more than that it failed. */
function reasonIn(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const lines = text.split('\n').map(line => line.trim())
  return lines.find(line => line !== '' && !line.startsWith('Build failed')) ?? text
}
