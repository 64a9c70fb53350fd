import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildPage, pageFolder } from './build-page.ts'
import { offersFrom } from './flags.ts'
import type { OfferFlags } from './flags.ts'
import { remotePlay } from './http/remote-play.ts'
import { callBy } from './live/broker-call.ts'
import type { Call } from './live/broker-call.ts'
import type { OfferedHere } from './offers.ts'
import { emptyServer, servePage } from './page-server.ts'
import { ServeError } from './serve-error.ts'
import { DATABASE, DEFAULT_DATA } from './store/data-folder.ts'
import { isPostgres, openDatabase } from './store/open-database.ts'
import type { Store } from './store/open-database.ts'
import { timeHere } from './time.ts'

export const DEFAULT_PORT = 8080
export const DEFAULT_HOST = '127.0.0.1'
const PORTS_TRIED = 20

export interface Serving {
  address: string
  close(): Promise<void>
}

export interface Place {
  host: string
  /** Undefined: the default port, or the next free one. */
  port: number | undefined
  folder: string
  /** The database for play from afar, postgres://… or a file; none without. */
  database?: string
  /** The broker by which servers that share a database call to one another; none without. */
  broker?: URL
  /** The addresses of proxies in front of it. */
  proxy?: string
  offers?: OfferedHere
}

/** Serves a folder. Throws ServeError where the port, the host or the database cannot be had. */
export async function serve(place: Place): Promise<Serving> {
  const app = serverBehind(place.proxy)
  if (place.database !== undefined) {
    const call = place.broker === undefined ? null : await callAt(place.broker)
    remotePlay(app, await databaseAt(place.database), {}, place.offers, timeHere, call)
  }
  servePage(app, place.folder)
  const ports = place.port === undefined ? nextPorts() : [place.port]
  const address = await listenOnFirst(app, place.host, ports)
  return { address, close: () => app.close() }
}

function serverBehind(proxy: string | undefined): FastifyInstance {
  try {
    return emptyServer(proxy)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ServeError(`“${proxy}” are no addresses of proxies: ${why}`)
  }
}

async function databaseAt(path: string): Promise<Store> {
  try {
    return await openDatabase(path)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ServeError(`the database ${shown(path)} cannot be opened: ${why}`, 1)
  }
}

async function callAt(broker: URL): Promise<Call> {
  try {
    return await callBy(broker)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ServeError(`there is no broker at ${broker.host}: ${why}`, 1)
  }
}

/** Without the password that may stand in an address. */
function shown(place: string): string {
  if (!isPostgres(place)) return place
  const url = new URL(place)
  return `postgres://${url.host}${url.pathname}`
}

function nextPorts(): number[] {
  return Array.from({ length: PORTS_TRIED }, (_, i) => DEFAULT_PORT + i)
}

async function listenOnFirst(
  app: FastifyInstance,
  host: string,
  ports: readonly number[],
): Promise<string> {
  for (const [i, port] of ports.entries()) {
    try {
      await app.listen({ host, port })
      return addressOf(app, host)
    } catch (error) {
      const isTaken = codeOf(error) === 'EADDRINUSE'
      if (!isTaken || i === ports.length - 1) throw new ServeError(whyNot(error, host, port))
    }
  }
  throw new ServeError('no port was given')
}

function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return urlOf(host, port)
}

/** What stands for every address of this machine, and which of them it takes in. */
const EVERY: Record<string, readonly string[]> = {
  '0.0.0.0': ['IPv4'],
  '[::]': ['IPv4', 'IPv6'],
}

/** Where the page is, in lines: one that listens on every address is told by those that can be typed. */
export function whereItIs(
  address: string,
  interfaces: ReturnType<typeof networkInterfaces>,
): string[] {
  const { hostname, port: written } = new URL(address)
  const port = written || '80'
  const families = EVERY[hostname]
  if (!families) return [`Grognard is at ${address}`]
  const reached = Object.values(interfaces)
    .flatMap(own => own ?? [])
    .filter(own => !own.internal && !own.scopeid && families.includes(own.family))
    .map(own => `  from other devices in your network: ${urlOf(own.address, port)}`)
  return [`Grognard is at ${urlOf('localhost', port)}`, ...reached]
}

function urlOf(host: string, port: string | number | undefined): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
}

function whyNot(error: unknown, host: string, port: number): string {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is in use; choose another with --port`
  if (code === 'EACCES') return `port ${port} needs rights that this user does not have`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `this machine has no address ${host}`
  return `cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : code}`
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** A port as written on the command line or in PORT. Throws ServeError. */
export function portFrom(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port >= 0 && port <= 65535) return port
  throw new ServeError(`“${text}” is not a port: a port is a whole number from 0 to 65535`)
}

/** As written by the player; the environment's PORT, HOST, DATA and TRUST_PROXY stand in for them. */
export interface ServeOptions extends OfferFlags {
  port?: string | undefined
  host?: string | undefined
  /** The folder in which battles played from afar are kept. */
  data?: string | undefined
  /** A database that several servers may share, postgres://…, in place of the one in that folder. */
  database?: string | undefined
  /** The broker by which servers that share a database call to one another, nats://… */
  broker?: string | undefined
  /** Addresses of proxies in front of the server, parted by commas. */
  trustProxy?: string | undefined
}

/** Throws ServeError. */
export function databaseFrom(text: string): string {
  if (isPostgres(text) && URL.canParse(text)) return text
  // A password may stand in it: the address is not shown.
  throw new ServeError('--database is not an address such as postgres://user:password@host/name')
}

/** Throws ServeError. */
function brokerFrom(text: string, database: string | undefined): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['nats:', 'tls:'].includes(url.protocol) || url.hostname === '')
    throw new ServeError('--broker is not an address such as nats://user:password@host:4222')
  if (database === undefined)
    throw new ServeError('--broker is for servers that share a database: name it with --database')
  return url
}

/** Builds the page when needed and serves it until a signal ends it. Throws ServeError. */
export async function start(options: ServeOptions): Promise<void> {
  const port = options.port ?? (process.env['PORT'] || undefined)
  const host = options.host ?? (process.env['HOST'] || DEFAULT_HOST)
  const data = options.data ?? (process.env['DATA'] || DEFAULT_DATA)
  const database = options.database ?? (process.env['GROGNARD_DATABASE'] || undefined)
  const broker = options.broker ?? (process.env['GROGNARD_BROKER'] || undefined)
  const proxy = options.trustProxy ?? (process.env['TRUST_PROXY'] || undefined)
  const place = {
    host,
    port: port === undefined ? undefined : portFrom(port),
    folder: pageFolder,
    database: database === undefined ? join(data, DATABASE) : databaseFrom(database),
    ...(broker !== undefined && { broker: brokerFrom(broker, database) }),
    ...(proxy !== undefined && { proxy }),
    offers: offersFrom(options, process.env, data),
  }
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
