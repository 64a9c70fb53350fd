import { STATUS_CODES } from 'node:http'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Fault } from '@grognard/remote/answers.ts'

/** The page is only read: nothing is sent to the server. */
const METHODS: readonly string[] = ['GET', 'HEAD']

/** What the page may load and do; it has no script and no style of its own outside its files. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/** Whoever came over TLS comes so for a year. */
const onSecureAnswers = { 'strict-transport-security': 'max-age=31536000' }

const onEveryAnswer = {
  'content-security-policy': policy.join('; '),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Names of built files carry their content's hash, so they may be kept; the page itself may not. */
const KEPT = 'public, max-age=31536000, immutable'
const ASKED_EACH_TIME = 'no-cache'

/** They are given out under the name of the file beside which they lie. */
const asCompressed = /\.(?:br|gz)$/

/** In the form of all that goes wrong under /api. */
const unreadable: Fault = { fault: 'malformed', says: 'This address cannot be read.' }

/**
 * A server that has nothing yet; what it answers bears what every answer does. `proxy` are addresses,
 * parted by commas, of those before it whose word is taken on where a question came from, and how.
 */
export function emptyServer(proxy?: string): FastifyInstance {
  const app = fastify({
    logger: false,
    trustProxy: proxy ?? false,
    forceCloseConnections: true,
    // An address that cannot be read comes before any hook.
    frameworkErrors: (_error, { url }, reply) => refuseAddress(url, reply.headers(onEveryAnswer)),
    // What does not fit is refused, not mended.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
  })
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.headers(onEveryAnswer)
    if (protocol === 'https') reply.headers(onSecureAnswers)
  })
  return app
}

/** Gives out the files of a folder, each as small as it was made beside it for who takes it so. */
export function servePage(app: FastifyInstance, folder: string): void {
  app.register(async page => {
    page.addHook('onRequest', async (request, reply) => {
      if (!METHODS.includes(request.method)) return notAllowed(reply)
      if (hasFragment(request.url) || leavesFolder(request.url)) return refuse(reply, 400)
    })
    page.setNotFoundHandler((_request, reply) => refuse(reply, 404))
    page.setErrorHandler((error, _request, reply) => refuse(reply, statusOf(error)))
    await page.register(fastifyStatic, {
      root: folder,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      allowedPath: path => !asCompressed.test(path),
      setHeaders(reply, path) {
        const isHashed = /[/\\]assets[/\\]/.test(path)
        reply.header('cache-control', isHashed ? KEPT : ASKED_EACH_TIME)
      },
    })
  })
}

/** It is for the browser alone and never asked for; the router would read no further than to it. */
function hasFragment(url: string): boolean {
  return url.includes('#')
}

/** The router has refused before what cannot be decoded. */
function leavesFolder(url: string): boolean {
  const [path = ''] = url.split('?')
  return decodeURIComponent(path).split(/[/\\]/).includes('..')
}

/** What is no name of a file here, such as one with an empty step, was no good question. */
function statusOf(error: unknown): number {
  const isNumbered = error instanceof Error && 'statusCode' in error
  const status = isNumbered ? Number(error.statusCode) : 500
  return status === 403 ? 400 : status
}

function notAllowed(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('allow', METHODS.join(', ')), 405)
}

function refuseAddress(url: string, reply: FastifyReply): FastifyReply {
  return url.startsWith('/api/') ? reply.code(400).send(unreadable) : refuse(reply, 400)
}

/** In one word, without what went wrong inside. */
function refuse(reply: FastifyReply, status: number): FastifyReply {
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8')
  return reply.send(`${STATUS_CODES[status] ?? status}\n`)
}
