import { parseArgs } from 'node:util'
import { ServeError } from './serve-error.ts'
import { DEFAULT_HOST, DEFAULT_PORT, start } from './serve.ts'
import type { ServeOptions } from './serve.ts'
import { DEFAULT_DATA } from './store/data-folder.ts'

const help = `Usage: npm start -- [--port PORT] [--host HOST] [--data DIR] [--database URL [--broker URL]]
                    [--trust-proxy ADDRESSES]
                    [--public-url URL] [--mail URL --mail-from NAME] [--push-keys FILE]
                    [--allow-private-webhooks]

Builds the page if it is missing or out of date, serves it and prints its address.

  --port PORT  the port (default: PORT, or ${DEFAULT_PORT} or the next free one)
  --host HOST  the address to listen on (default: HOST, or ${DEFAULT_HOST})
  --data DIR   where online battles are kept (default: DATA, or ${DEFAULT_DATA})
  --database URL
               a PostgreSQL database that several servers can share, in place of the file in
               the data folder: postgres://user:password@host/name
  --broker URL a NATS server by which servers that share a database call to one another:
               nats://user:password@host:4222 (without it they look once a second)
  --trust-proxy ADDRESSES
               the proxies in front of it to trust when they say where a request came from and
               whether by TLS, such as 127.0.0.1 (default: TRUST_PROXY, or none)
  --public-url URL    where players find the page, as https://example.org/; needed for email,
                      and for passkeys on any other machine
  --mail URL          the mail server for sign-in links and for email when it is a player's
                      turn: smtp://user:password@host:587, smtps://…; without it, no email
  --mail-from NAME    the sender, as "Grognard <umpire@example.org>"
  --push-keys FILE    the keys for web push (default: those in the data folder, made there
                      at the first start)
  --allow-private-webhooks
                      let webhooks lead into private networks and to this machine
  --help       this text

In the environment: GROGNARD_DATABASE, GROGNARD_BROKER, and from --public-url on GROGNARD_PUBLIC_URL, GROGNARD_MAIL,
GROGNARD_MAIL_FROM, GROGNARD_PUSH_KEYS, GROGNARD_ALLOW_PRIVATE_WEBHOOKS=1.
`

function optionsFrom(args: string[]): ServeOptions | 'help' {
  const text = { type: 'string' as const }
  const options = {
    port: text,
    host: text,
    data: text,
    database: text,
    broker: text,
    'trust-proxy': text,
    'public-url': text,
    mail: text,
    'mail-from': text,
    'push-keys': text,
    'allow-private-webhooks': { type: 'boolean' as const },
    help: { type: 'boolean' as const, short: 'h' },
  }
  try {
    const { values } = parseArgs({ args, options, allowPositionals: false })
    const { help: isHelp, ...given } = values
    return isHelp ? 'help' : serveOptionsOf(given)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ServeError(why.split(/\. |\n/)[0] ?? why)
  }
}

type Given = Record<
  | 'port'
  | 'host'
  | 'data'
  | 'database'
  | 'broker'
  | 'trust-proxy'
  | 'public-url'
  | 'mail'
  | 'mail-from'
  | 'push-keys',
  string | undefined
> & { 'allow-private-webhooks': boolean | undefined }

function serveOptionsOf(values: Partial<Given>): ServeOptions {
  const { port, host, data, database, broker, mail } = values
  return {
    port,
    host,
    data,
    database,
    broker,
    mail,
    trustProxy: values['trust-proxy'],
    publicUrl: values['public-url'],
    mailFrom: values['mail-from'],
    pushKeys: values['push-keys'],
    allowPrivateWebhooks: values['allow-private-webhooks'],
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
