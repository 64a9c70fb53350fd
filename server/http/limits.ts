import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import rateLimit from '@fastify/rate-limit'
import { TableFault } from '../battles/faults.ts'
import { sha256 } from '../battles/tokens.ts'

/** How much may be asked, and how often a line is looked after. */
export interface Limits {
  /** Questions of one seat, or of one address without a seat, within `timeWindow` milliseconds. */
  max: number
  timeWindow: number
  /** Questions of one address within that time, whatever tokens they bear: a club may share one. */
  ofAddress: number
  /** Tables that one address may lay within a minute. */
  tables: number
  /** Sockets that one address may hold at once. */
  sockets: number
  /** Milliseconds between signs that a line stands. */
  beat: number
}

export const usualLimits: Limits = {
  max: 600,
  timeWindow: 10_000,
  ofAddress: 3_000,
  tables: 120,
  sockets: 1_000,
  beat: 15_000,
}

/** For whoever measures the server, or tries to bring it down. */
export const noLimits: Limits = {
  ...usualLimits,
  max: 1_000_000_000,
  ofAddress: 1_000_000_000,
  tables: 1_000_000_000,
  sockets: 1_000_000_000,
}

const MINUTE = 60_000

/** Whoever asks for too much is told when to come again. */
export async function limitQuestions(api: FastifyInstance, limits: Limits): Promise<void> {
  const { max, timeWindow, ofAddress, tables } = limits
  await api.register(rateLimit, { max, timeWindow, keyGenerator: whoAsks })
  const anything = api.createRateLimit({ max: ofAddress, timeWindow, keyGenerator: addressOf })
  const laying = api.createRateLimit({ max: tables, timeWindow: MINUTE, keyGenerator: addressOf })
  const check = async (limit: typeof anything, request: FastifyRequest, reply: FastifyReply) => {
    const found = await limit(request)
    if (found.isAllowed || !found.isExceeded) return
    reply.header('retry-after', found.ttlInSeconds)
    throw new TableFault('tooMany', `Too much is asked; again in ${found.ttlInSeconds} s.`)
  }
  api.addHook('onRequest', async (request, reply) => {
    await check(anything, request, reply)
    if (isLaying(request)) await check(laying, request, reply)
  })
}

/** What no seat asks for is counted by address, whatever token it bears. */
function whoAsks({ headers, ip, routeOptions }: FastifyRequest): string {
  const isSeats = routeOptions.url?.startsWith('/api/tables/:id') ?? false
  return isSeats && headers.authorization ? sha256(headers.authorization) : ip
}

function addressOf({ ip }: FastifyRequest): string {
  return ip
}

function isLaying({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url === '/api/tables'
}
