import { readTold, recordFrom } from '@grognard/umpire'
import type { Game, Kind, Ruling, SeatRecord } from '@grognard/umpire'
import type {
  Fault,
  Frame,
  Holder,
  OrderAnswer,
  ProposalAnswer,
  Remark,
  Running,
  TableCard,
  TakeBackAnswer,
  TalkAnswer,
  TalkTo,
  TalkTold,
} from './answers.ts'
import type { AnswerQuestion, DrawnNote, JoinQuestion, ProposeQuestion } from './questions.ts'

/** How the line to the server is: it is opened, it stands, or it is lost and tried again. */
export type Connection = 'opening' | 'open' | 'lost'

/** A table as a client knows it. */
export interface TableKnown {
  connection: Connection
  card: TableCard | null
  holder: Holder | null
  /** Null as long as the battle has not begun. */
  record: SeatRecord | null
  /** What runs beside the battle, and by how much the server’s clock is ahead of this one’s. */
  running: Running
  ahead: number
  /** Lines told so far. */
  told: number
  /** What one has heard said at the table, and what of one's own waits to be handed over. */
  said: readonly Remark[]
  waiting: readonly Remark[]
  /** Why the server will not let one in; nothing is tried again then. */
  fault: Fault | null
}

export interface TableClient {
  now(): TableKnown
  /** Tells of each change; returns what ends that. */
  subscribe(told: () => void): () => void
  /** Tried until the server has answered. Null where one had not heard what everybody saw: look again. */
  give(order: Kind): Promise<Ruling | null>
  /** Takes one’s last order back, or says why it stands. */
  takeBack(): Promise<TakeBackAnswer>
  /** Tried until the server has answered; with what one has drawn, for one's own side. Throws Refused. */
  say(to: TalkTo, text: string, notes?: readonly DrawnNote[]): Promise<TalkAnswer>
  /** Proposes something to the others; what the server has against it, or null. */
  propose(what: ProposeQuestion['what']): Promise<Fault | null>
  /** Answers the proposal with this id, or withdraws it; nothing where it is no longer open. */
  answer(proposal: string, answer: AnswerQuestion['answer']): Promise<void>
  close(): void
}

/** What of the world outside a client needs; a test may give it another. */
export interface World {
  fetch: typeof fetch
  openSocket(url: string, hears: SocketHears): Socket
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds; returns what stops it. */
  later(work: () => void, wait: number): () => void
  freshId(): string
}

interface SocketHears {
  opened(): void
  said(text: string): void
  /** Closed, or never opened. */
  closed(): void
}

interface Socket {
  send(text: string): void
  close(): void
}

/** The world as browsers and Node have it. */
export const worldHere: World = {
  fetch: (...asked) => fetch(...asked),
  openSocket(url, { opened, said, closed }) {
    const socket = new WebSocket(url)
    socket.addEventListener('open', opened)
    socket.addEventListener('message', ({ data }) => said(String(data)))
    socket.addEventListener('close', closed)
    return socket
  },
  now: () => Date.now(),
  later(work, wait) {
    const timer = setTimeout(work, wait)
    return () => clearTimeout(timer)
  },
  freshId: () => crypto.randomUUID(),
}

export interface TableAddress {
  /** Of the server, as https://example.org/ */
  server: string
  table: string
  token: string
}

/** Milliseconds: the first wait before a lost line is tried again, the longest, and how long silence may last. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const SILENCE = 45_000
/** Milliseconds: an answer that has not come by then is asked for again. */
const LONGEST_ANSWER = 30_000

/** Comes to a table and stays there: a lost line is taken up again where it was lost. */
export function openTable(
  address: TableAddress,
  loadGame: (ruleset: string) => Promise<Game>,
  world: World,
): TableClient {
  let known: TableKnown = {
    connection: 'opening',
    card: null,
    holder: null,
    record: null,
    running: { now: null, clocks: [], bookUntil: null, proposal: null },
    ahead: 0,
    told: 0,
    said: [],
    waiting: [],
    fault: null,
  }
  let plain: Game | null = null
  let isClosed = false
  let losses = 0
  const listeners = new Set<() => void>()
  const change = (part: Partial<TableKnown>): void => {
    if (isClosed) return
    known = { ...known, ...part }
    for (const told of listeners) told()
  }

  const take = async (frame: Frame): Promise<void> => {
    if ('card' in frame) return change({ card: frame.card, holder: frame.holder })
    if ('running' in frame) return takeRunning(frame.running)
    if ('fault' in frame) return takeFault(frame.fault)
    if ('talk' in frame) return takeTalk(frame.talk)
    if ('lines' in frame) await takeLines(frame)
  }
  /** What the server could not do for the moment it is asked again. */
  const takeFault = (fault: Fault): void => {
    if (fault.fault === 'unavailable') throw new Refused(fault)
    change({ fault, connection: 'lost' })
  }
  const takeTalk = ({ from, said, waiting }: TalkTold): void => {
    if (from > known.said.length) return line.reopen()
    change({ said: [...known.said, ...said.slice(known.said.length - from)], waiting })
  }
  const takeRunning = (running: Running): void => {
    const ahead = running.now === null ? known.ahead : running.now - world.now()
    change({ running, ahead })
  }
  /** A record is shown from its first line on: before it nobody is asked. */
  const takeLines = async ({ start, from, lines }: Lines): Promise<void> => {
    if (start) {
      plain = await loadGame(start.ruleset)
      const record = readTold(recordFrom(plain, start), plain, lines)
      return change({ record, told: lines.length })
    }
    const { record, told } = known
    // Where some are missing, the line is taken up anew; what came twice is known.
    if (from > told) return line.reopen()
    const fresh = lines.slice(told - from)
    if (!record || !plain || fresh.length === 0) return
    change({ record: readTold(record, plain, fresh), told: told + fresh.length })
  }

  const line = keepLine(world, {
    url: socketUrl(address.server),
    join: (): JoinQuestion => {
      const { table, token } = address
      return { table, token, told: known.record ? known.told : 0, heard: known.said.length }
    },
    opened() {
      losses = 0
      change({ connection: 'open' })
    },
    take,
    lost() {
      if (known.fault) return null
      change({ connection: 'lost' })
      losses += 1
      return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (losses - 1))
    },
  })

  // Resolves once all has come that was told by then: who looks again sees what became of it.
  const ask = async <Answer extends { told: number }>(
    what: string,
    question: object,
  ): Promise<Answer> => {
    const answer = await askUntilAnswered<Answer>(
      world,
      `${address.server}api/tables/${address.table}/${what}`,
      {
        token: address.token,
        question: { ...question, id: world.freshId() },
        isClosed: () => isClosed,
      },
    )
    await new Promise<void>(resolve => {
      const look = (): void => {
        if (known.told < answer.told && !known.fault && !isClosed) return
        listeners.delete(look)
        resolve()
      }
      listeners.add(look)
      look()
    })
    return answer
  }
  return {
    now: () => known,
    subscribe(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    async give(order) {
      const answer = await ask<OrderAnswer>('orders', { order, told: known.told })
      return 'stale' in answer ? null : answer.ruling
    },
    say: (to, text, notes) =>
      askUntilAnswered<TalkAnswer>(world, `${address.server}api/tables/${address.table}/talk`, {
        token: address.token,
        question: { id: world.freshId(), to, text, ...(notes && { notes: [...notes] }) },
        isClosed: () => isClosed,
      }),
    takeBack: () => ask<TakeBackAnswer>('take-back', { told: known.told }),
    async propose(what) {
      try {
        await ask<ProposalAnswer>('propose', { what, told: known.told })
        return null
      } catch (error) {
        if (error instanceof Refused) return error.fault
        throw error
      }
    },
    async answer(proposal, answer) {
      await ask<ProposalAnswer>('answer', { proposal, answer })
    },
    close() {
      isClosed = true
      line.close()
      for (const told of listeners) told()
    },
  }
}

function socketUrl(server: string): string {
  return `${server.replace(/^http/, 'ws')}api/live`
}

type Lines = Extract<Frame, { lines: unknown }>

interface Line {
  url: string
  join(): JoinQuestion
  opened(): void
  take(frame: Frame): Promise<void>
  /** Milliseconds until it is tried again; null for never. */
  lost(): number | null
}

/** A socket that is opened again whenever it is lost, or has been silent for too long. */
function keepLine(world: World, { url, join, opened, take, lost }: Line) {
  let socket: Socket | null = null
  let stopWaiting: (() => void) | null = null
  let stopListening: (() => void) | null = null
  let isClosed = false
  let queue: Promise<void> = Promise.resolve()
  const leave = (): void => {
    stopWaiting?.()
    stopListening?.()
    const left = socket
    socket = null
    left?.close()
  }
  const lose = (): void => {
    leave()
    const wait = isClosed ? null : lost()
    if (wait !== null) stopWaiting = world.later(open, wait)
  }
  const hear = (): void => {
    stopListening?.()
    stopListening = world.later(lose, SILENCE)
  }
  const open = (): void => {
    leave()
    if (isClosed) return
    // What a socket that was left says counts no more.
    const isMine = (): boolean => socket === mine
    const mine: Socket = world.openSocket(url, {
      opened: () => isMine() && mine.send(JSON.stringify(join())),
      said(text) {
        if (!isMine()) return
        hear()
        const frame = JSON.parse(text) as Frame
        if ('card' in frame) opened()
        queue = queue.then(() => (isMine() ? take(frame) : undefined)).catch(lose)
      },
      closed: () => isMine() && lose(),
    })
    socket = mine
    hear()
  }
  open()
  return {
    reopen: open,
    close() {
      isClosed = true
      leave()
    },
  }
}

/** The server has refused what was asked; asking again would not help. */
export class Refused extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.says)
    this.name = 'Refused'
    this.fault = fault
  }
}

interface Asking {
  token: string
  question: object
  isClosed?: () => boolean
}

/** It is as it is only for the moment. */
function isPassing({ fault }: Fault): boolean {
  return fault === 'unavailable' || fault === 'tooMany'
}

/** Asks again, under the same id, until the server has answered. Throws Refused. */
async function askUntilAnswered<Answer>(
  world: World,
  url: string,
  { token, question, isClosed = () => false }: Asking,
): Promise<Answer> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
    const patience = new AbortController()
    const stop = world.later(() => patience.abort(), LONGEST_ANSWER)
    try {
      return await askOnce<Answer>(world.fetch, url, { token, question, signal: patience.signal })
    } catch (error) {
      if (error instanceof Refused && !isPassing(error.fault)) throw error
      if (isClosed()) throw error
    } finally {
      stop()
    }
    await new Promise<void>(resolve => world.later(resolve, wait))
  }
}

/** One question and its answer. Throws Refused where the server says why not, another error where no whole answer comes. */
export async function askOnce<Answer>(
  fetchIt: typeof fetch,
  url: string,
  { token, question, signal }: { token?: string; question?: object; signal?: AbortSignal },
): Promise<Answer> {
  const response = await fetchIt(url, {
    method: question ? 'POST' : 'GET',
    headers: {
      ...(question && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(question && { body: JSON.stringify(question) }),
    ...(signal && { signal }),
  })
  if (response.ok) return (await response.json()) as Answer
  const answer: unknown = await response.json().catch(() => null)
  throw new Refused(faultFrom(response.status, answer))
}

function faultFrom(status: number, answer: unknown): Fault {
  if (answer !== null && typeof answer === 'object' && 'fault' in answer && 'says' in answer)
    return answer as Fault
  return { fault: 'unavailable', says: `The server answers ${status}.` }
}
