import type { FastifyInstance } from 'fastify'
import { frame as frameSchema } from '@grognard/remote/answers.ts'
import type { Frame } from '@grognard/remote/answers.ts'
import { streamQuestion } from '@grognard/remote/questions.ts'
import type { StreamQuestion } from '@grognard/remote/questions.ts'
import type { Tables } from '../battles/hold-tables.ts'
import { holderOf } from '../battles/open-table.ts'
import { hashOfToken } from '../battles/tokens.ts'
import { tokenOf } from '../http/token-of.ts'
import type { Pulse } from './pulse.ts'
import type { Watchers } from './watchers.ts'

/** Bytes that may wait for a reader who does not read; then he is to come again. */
export const MOST_UNREAD = 4_000_000

/** Milliseconds without a sign after which the other end is asked for one. */
const SILENCE = 30_000

/** The frames of the socket as lines of JSON, for programs that read a stream. */
export function streamRoute(
  app: FastifyInstance,
  { tables, watchers, pulse }: { tables: Tables; watchers: Watchers; pulse: Pulse },
): void {
  app.route<{ Params: { id: string }; Querystring: StreamQuestion }>({
    method: 'GET',
    url: '/tables/:id/stream',
    schema: {
      summary:
        'What the seat is told from line `told` and remark `heard` on, and then as it comes: a frame a line.',
      querystring: streamQuestion,
      answer: frameSchema,
    },
    async handler(request, reply) {
      const table = request.params.id
      const token = tokenOf(request)
      const holder = holderOf(await tables.at(table), token)
      const leave = pulse.hold(request.ip)
      const { raw } = reply.hijack()
      raw.once('close', leave)
      // Who has gone without a word is found by the system, even where nothing is written.
      raw.socket?.setKeepAlive(true, SILENCE)
      const headers = { ...reply.getHeaders(), 'content-type': 'application/x-ndjson' }
      for (const [name, value = ''] of Object.entries(headers)) raw.setHeader(name, value)
      raw.writeHead(200, { 'cache-control': 'no-store' })
      const send = (frame: Frame): void => {
        if (raw.destroyed || raw.writableEnded) return
        raw.write(`${JSON.stringify(frame)}\n`)
        if (raw.writableLength > MOST_UNREAD) raw.destroy()
      }
      const hash = hashOfToken(token)
      const watcher = { table, holder, hash, send, drop: () => raw.end() }
      const ended = await watchers.watch(watcher, {
        told: Number(request.query.told ?? 0),
        heard: Number(request.query.heard ?? 0),
      })
      if (raw.destroyed) ended()
      else raw.once('close', ended)
    },
  })
}
