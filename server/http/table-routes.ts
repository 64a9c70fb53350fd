import type { FastifyInstance } from 'fastify'
import {
  lobbyAnswer,
  orderAnswer,
  ordersAnswer,
  tableCard,
  tableOpened,
  takeBackAnswer,
  talkAnswer,
} from '@grognard/remote/answers.ts'
import type { LobbyAnswer } from '@grognard/remote/answers.ts'
import {
  hashQuestion,
  orderQuestion,
  ordersQuestion,
  shareQuestion,
  tableQuestion,
  takeBackQuestion,
  takeQuestion,
  talkQuestion,
} from '@grognard/remote/questions.ts'
import type {
  HashQuestion,
  OrderQuestion,
  OrdersQuestion,
  ShareQuestion,
  TableQuestion,
  TakeBackQuestion,
  TakeQuestion,
  TalkQuestion,
} from '@grognard/remote/questions.ts'
import { giveOrder, ordersFor, takeBack } from '../battles/give-order.ts'
import type { Tables } from '../battles/hold-tables.ts'
import { publicTables } from '../battles/lobby.ts'
import {
  cardOf,
  fileOf,
  giveHash,
  giveShare,
  holderOf,
  openTable,
  takeSeat,
} from '../battles/open-table.ts'
import type { Presence } from '../battles/open-table.ts'
import { say } from '../battles/talk.ts'
import { agreementRoutes } from './agreement-routes.ts'
import { seatRoutes } from './seat-routes.ts'
import { tokenOf } from './token-of.ts'

/** Bytes: what players bring to a table may be long. */
const LONGEST_TABLE = 1_000_000

/** What goes on around the tables. */
interface Around {
  /** Hears of each table at which something was done. */
  changed(table: string): void
  presenceAt(table: string): Presence
}

/** What is done at tables. */
export function tableRoutes(
  app: FastifyInstance,
  tables: Tables,
  { changed, presenceAt }: Around,
): void {
  app.route<{ Body: TableQuestion }>({
    method: 'POST',
    url: '/tables',
    bodyLimit: LONGEST_TABLE,
    schema: { summary: 'Lays a table.', body: tableQuestion, answer: tableOpened },
    async handler(request, reply) {
      reply.code(201)
      return openTable(tables, request.body)
    },
  })
  app.route({
    method: 'GET',
    url: '/tables',
    schema: { summary: 'Public tables: with a free seat, or to look on.', answer: lobbyAnswer },
    async handler(): Promise<LobbyAnswer> {
      return { tables: await publicTables(tables.store, presenceAt) }
    },
  })
  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/tables/:id',
    schema: { summary: 'The table as everybody may know it.', answer: tableCard },
    handler: async request =>
      cardOf(await tables.at(request.params.id), presenceAt(request.params.id)),
  })
  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/tables/:id/file',
    schema: { summary: 'The battle file, once the battle is over.' },
    async handler(request, reply) {
      const table = await tables.at(request.params.id)
      holderOf(table, tokenOf(request))
      reply.type('application/json; charset=utf-8')
      return fileOf(table)
    },
  })
  app.route<{ Params: { id: string }; Querystring: OrdersQuestion }>({
    method: 'GET',
    url: '/tables/:id/orders',
    schema: {
      summary:
        'Lawful orders for the seat as it sees the battle; where space is continuous, samples.',
      querystring: ordersQuestion,
      answer: ordersAnswer,
    },
    async handler(request) {
      const { id } = request.params
      const { limit = '100' } = request.query
      return ordersFor(await tables.at(id), tokenOf(request), Number(limit))
    },
  })
  const seatRoute = seatRoutes(app, tables, changed)
  seatRoute<TakeQuestion>({
    name: 'take',
    summary: 'Takes a free seat, with the invitation’s token.',
    schema: takeQuestion,
    does: takeSeat,
  })
  seatRoute<HashQuestion>({
    name: 'hash',
    summary: 'Another share of the dice: its hash.',
    schema: hashQuestion,
    does: giveHash,
  })
  seatRoute<ShareQuestion>({
    name: 'share',
    summary: 'The seat’s share of the dice, once all seats are taken.',
    schema: shareQuestion,
    does: giveShare,
  })
  seatRoute<OrderQuestion>({
    name: 'orders',
    summary: 'Gives an order; asked again under the same id, it is given once.',
    schema: orderQuestion,
    answer: orderAnswer,
    does: giveOrder,
  })
  seatRoute<TakeBackQuestion>({
    name: 'take-back',
    summary: 'Takes the seat’s last order back, or says why it stands.',
    schema: takeBackQuestion,
    answer: takeBackAnswer,
    does: takeBack,
  })
  seatRoute<TalkQuestion>({
    name: 'talk',
    summary: 'Says something to the table, or to those of the seat’s own side.',
    schema: talkQuestion,
    answer: talkAnswer,
    does: say,
  })
  agreementRoutes(seatRoute)
}
