import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that answers and farewells may take when the server is stopped. */
const GRACE = 5_000

/**
 * A server that is stopped takes no more questions, answers those it has, and says farewell on its
 * sockets; after some seconds nobody is waited for.
 */
export function drainAtEnd(app: FastifyInstance, farewell: () => unknown, end: () => void): void {
  const unanswered = new Set<ServerResponse>()
  app.addHook('onRequest', async (request, { raw }) => {
    if (request.raw.headers.upgrade !== undefined) return
    unanswered.add(raw)
    raw.once('close', () => unanswered.delete(raw))
  })
  app.addHook('preClose', async () => {
    farewell()
    setTimeout(end, GRACE).unref()
    const patience = Date.now() + GRACE
    while (unanswered.size > 0 && Date.now() < patience)
      await new Promise(resolve => setTimeout(resolve, 10))
  })
}
