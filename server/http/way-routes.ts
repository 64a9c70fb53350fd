import type { FastifyInstance } from 'fastify'
import { bareAnswer, bareQuestion } from '@grognard/remote/accounts.ts'
import { seatWayQuestion, wayAnswer, waysAnswer } from '@grognard/remote/ways.ts'
import type { SeatWayQuestion, WaysAnswer } from '@grognard/remote/ways.ts'
import type { Tables } from '../battles/hold-tables.ts'
import { seatOf } from '../battles/open-table.ts'
import { keepWay, stopWay, waysOf } from '../notices/ways.ts'
import type { WayOwner } from '../notices/ways.ts'
import type { OfferedHere } from '../offers.ts'
import { tokenOf } from './token-of.ts'

const LONGEST_QUESTION = 10_000

/** How a seat is told that it is its turn, and how whoever is told stops that. */
export function wayRoutes(app: FastifyInstance, tables: Tables, offers: OfferedHere): void {
  const { store } = tables
  const ownerAt = async (table: string, token: string): Promise<WayOwner> => {
    const { seat } = seatOf(await tables.at(table), token)
    return { table, seat }
  }
  app.route<{ Params: { id: string }; Body: SeatWayQuestion }>({
    method: 'POST',
    url: '/tables/:id/ways',
    bodyLimit: LONGEST_QUESTION,
    schema: {
      summary: 'A way to tell the seat that it is its turn: a push service or a webhook.',
      body: seatWayQuestion,
      answer: wayAnswer,
    },
    async handler(request) {
      const owner = await ownerAt(request.params.id, tokenOf(request))
      return keepWay(store, owner, request.body, offers)
    },
  })
  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/tables/:id/ways',
    schema: {
      summary: 'The ways by which the seat is told that it is its turn.',
      answer: waysAnswer,
    },
    async handler(request) {
      const owner = await ownerAt(request.params.id, tokenOf(request))
      return { ways: await waysOf(store, owner) } satisfies WaysAnswer
    },
  })
  app.route<{ Params: { way: string } }>({
    method: 'POST',
    url: '/stop/:way',
    bodyLimit: LONGEST_QUESTION,
    schema: { summary: 'Stops a way, by its id.', body: bareQuestion, answer: bareAnswer },
    async handler(request) {
      await stopWay(store, request.params.way)
      return {}
    },
  })
}

/** As mail programs ask (RFC 8058): a form that says no more than that it is to stop. Who only looks is sent to the page. */
export function stopByMail(app: FastifyInstance, tables: Tables): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: LONGEST_QUESTION },
    (_request, _body, done) => done(null, {}),
  )
  app.route<{ Params: { way: string } }>({
    method: 'POST',
    url: '/unsubscribe/:way',
    schema: { summary: 'Stops a way, as mail programs ask for it.', answer: bareAnswer },
    async handler(request) {
      await stopWay(tables.store, request.params.way)
      return {}
    },
  })
  app.route<{ Params: { way: string } }>({
    method: 'GET',
    url: '/unsubscribe/:way',
    schema: { summary: 'Leads to the page that stops a way.' },
    handler: (request, reply) =>
      reply.redirect(`../../#/stop/${encodeURIComponent(request.params.way)}`, 303),
  })
}
