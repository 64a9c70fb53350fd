import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { holdTables } from '../battles/hold-tables.ts'
import { createTurnTeller } from '../jobs/tell-turns.ts'
import { createJobs } from '../jobs/computer-moves.ts'
import { createUptime } from '../jobs/uptime.ts'
import { createPulse, createRounds } from '../live/pulse.ts'
import { LONGEST_WORD, socketRoute } from '../live/socket-route.ts'
import { streamRoute } from '../live/stream-route.ts'
import { createWatchers } from '../live/watchers.ts'
import { nothingMore } from '../offers.ts'
import type { Call } from '../live/broker-call.ts'
import type { OfferedHere } from '../offers.ts'
import type { Store } from '../store/open-database.ts'
import { accountRoutes } from './account-routes.ts'
import { timeHere } from '../time.ts'
import { answerFaults } from './answer-faults.ts'
import { drainAtEnd } from './drain.ts'
import { healthRoute } from './health.ts'
import { hereRoute } from './here-route.ts'
import { limitQuestions, usualLimits } from './limits.ts'
import type { Limits } from './limits.ts'
import { countAnswers, metricsRoute } from './metrics.ts'
import { describeApi } from './open-api.ts'
import { seatOfToken } from './seat-of-token.ts'
import { tableRoutes } from './table-routes.ts'
import { stopByMail, wayRoutes } from './way-routes.ts'

/** Tables, played from afar, under /api. */
export function remotePlay(
  app: FastifyInstance,
  store: Store,
  given: Partial<Limits> = {},
  offers: OfferedHere = nothingMore,
  time = timeHere,
  call: Call | null = null,
): void {
  const limits: Limits = { ...usualLimits, ...given }
  const tables = holdTables(store, time)
  const rounds = createRounds(limits.beat)
  const watchers = createWatchers(tables, rounds, call)
  const uptime = createUptime(store, time)
  const jobs = createJobs(tables, watchers.announce, uptime)
  const teller = createTurnTeller(tables, watchers, offers, offers.pace)
  const counts = new Map()
  const pulse = createPulse(limits.sockets, rounds)
  let farewell = Promise.resolve()
  drainAtEnd(app, () => (farewell = watchers.close()), pulse.end)
  app.addHook('onClose', async () => {
    rounds.end()
    await farewell
    await jobs.close()
    await uptime.end()
    await teller.close()
    offers.mail?.close()
    await tables.rest()
    await store.destroy()
  })
  app.register(
    async api => {
      answerFaults(api)
      api.addHook('onRequest', uptime.look)
      countAnswers(api, counts)
      await limitQuestions(api, limits)
      await api.register(websocket, { options: { maxPayload: LONGEST_WORD } })
      describeApi(api)
      hereRoute(api, offers)
      wayRoutes(api, tables, offers)
      await api.register(async mail => stopByMail(mail, tables))
      await api.register(account =>
        accountRoutes(account, tables, offers, table => void watchers.announce(table)),
      )
      tableRoutes(api, tables, {
        changed(table) {
          void watchers.announce(table)
          jobs.wake()
        },
        presenceAt: watchers.presenceAt,
      })
      seatOfToken(api, store)
      socketRoute(api, { tables, watchers, pulse })
      streamRoute(api, { tables, watchers, pulse })
    },
    { prefix: '/api' },
  )
  healthRoute(app, store)
  metricsRoute(app, { counts, store, sockets: pulse.count })
  app.addHook('onReady', async () => {
    await uptime.begin()
    jobs.wake()
  })
}
