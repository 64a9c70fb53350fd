import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import type { Frame } from '@grognard/remote/answers.ts'
import { joinQuestion } from '@grognard/remote/questions.ts'
import type { JoinQuestion } from '@grognard/remote/questions.ts'
import { Check } from 'typebox/value'
import { TableFault } from '../battles/faults.ts'
import type { Tables } from '../battles/hold-tables.ts'
import { holderOf } from '../battles/open-table.ts'
import { hashOfToken } from '../battles/tokens.ts'
import { faultIn } from '../http/answer-faults.ts'
import { MOST_UNREAD } from './stream-route.ts'
import type { Pulse } from './pulse.ts'
import type { Watchers } from './watchers.ts'

/** Milliseconds: who says nothing for so long after coming is sent away. */
const PATIENCE = 10_000

/** So many words may wait for their turn. */
const MOST_WAITING = 8

/** Bytes: what a client says on a socket is short. */
export const LONGEST_WORD = 2_000

interface Live {
  tables: Tables
  watchers: Watchers
  pulse: Pulse
}

/** The socket on which a seat hears what happens at its table. */
export function socketRoute(app: FastifyInstance, { tables, watchers, pulse }: Live): void {
  const listen = (socket: WebSocket, { ip }: FastifyRequest): void => {
    const patience = setTimeout(() => socket.close(), PATIENCE)
    let leave: (() => void) | null = null
    let isGone = false
    let waiting = 0
    let queue: Promise<void> = Promise.resolve()
    const hear = async (data: string): Promise<void> => {
      clearTimeout(patience)
      const asked = joinFrom(data)
      leave?.()
      const ended = await watch(socket, asked, { tables, watchers })
      if (isGone) ended()
      else leave = ended
    }
    const sendAway = (error: unknown): void => {
      if (isGone) return
      say(socket, { fault: faultIn(error) })
      go()
      socket.close()
    }
    const go = (): void => {
      isGone = true
      clearTimeout(patience)
      leave?.()
      leave = null
    }
    // Node's own kind of bytes: it is not asked for in parts.
    socket.on('message', (data: Buffer) => {
      if (isGone) return
      waiting += 1
      if (waiting > MOST_WAITING)
        return sendAway(new TableFault('tooMany', 'Wait for an answer before asking again.'))
      queue = queue
        .then(() => (isGone ? undefined : hear(data.toString())))
        .catch(sendAway)
        .finally(() => (waiting -= 1))
    })
    socket.on('error', () => socket.close())
    socket.on('close', go)
    try {
      pulse.keep(socket, ip)
    } catch (error) {
      sendAway(error)
    }
  }
  app.route({
    method: 'GET',
    url: '/live',
    schema: { summary: 'The socket on which a seat hears what happens at its table.' },
    handler() {
      throw new TableFault('malformed', 'This is spoken to over a WebSocket.')
    },
    wsHandler: listen,
  })
}

/** Throws TableFault. */
function joinFrom(data: string): JoinQuestion {
  const asked = parsed(data)
  if (!Check(joinQuestion, asked))
    throw new TableFault('malformed', 'A table, a token and what has been told are asked for.')
  return asked
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

async function watch(
  socket: WebSocket,
  { table, token, told, heard = 0 }: JoinQuestion,
  { tables, watchers }: Pick<Live, 'tables' | 'watchers'>,
): Promise<() => void> {
  const holder = holderOf(await tables.at(table), token)
  const send = (frame: Frame): void => say(socket, frame)
  const hash = hashOfToken(token)
  const watcher = { table, holder, hash, send, drop: () => socket.close() }
  return watchers.watch(watcher, { told, heard })
}

function say(socket: WebSocket, frame: Frame): void {
  if (socket.readyState !== socket.OPEN) return
  socket.send(JSON.stringify(frame))
  if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
}
