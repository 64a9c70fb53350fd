import { parseArgs } from 'node:util'
import { DEFAULT_HOST, DEFAULT_PORT, ServeError, start } from './serve.ts'
import type { ServeOptions } from './serve.ts'

const help = `Usage: npm start -- [--port PORT] [--host HOST]

Builds the page if it is missing or out of date, serves it and prints its address.

  --port PORT  the port (default: PORT, or ${DEFAULT_PORT} or the next free one)
  --host HOST  the address to listen on (default: HOST, or ${DEFAULT_HOST})
  --help       this text
`

function optionsFrom(args: string[]): ServeOptions | 'help' {
  const text = { type: 'string' as const }
  const options = { port: text, host: text, help: { type: 'boolean' as const, short: 'h' } }
  try {
    const { values } = parseArgs({ args, options, allowPositionals: false })
    return values.help ? 'help' : { port: values.port, host: values.host }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ServeError(why.split(/\. |\n/)[0] ?? why)
  }
}

try {
  const given = optionsFrom(process.argv.slice(2))
  if (given === 'help') process.stdout.write(help)
  else await start(given)
} catch (error) {
  if (!(error instanceof ServeError)) throw error
  process.stderr.write(`grognard: ${error.message}\n`)
  process.exitCode = error.exitCode
}
