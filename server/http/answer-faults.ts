import type { FastifyError, FastifyInstance } from 'fastify'
import type { Fault, FaultKind } from '@grognard/remote/answers.ts'
import { TableFault } from '../battles/faults.ts'
import { logFailure } from '../failure-log.ts'

const statuses: Record<FaultKind, number> = {
  malformed: 400,
  unknownTable: 404,
  noSeat: 403,
  taken: 409,
  notYet: 409,
  refused: 409,
  signedOut: 401,
  linkSpent: 410,
  elsewhere: 409,
  tooMany: 429,
  tooFast: 429,
  tooLarge: 413,
  unavailable: 503,
}

/** Whatever goes wrong is answered in one form; what went wrong inside is not told. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, { method, routeOptions }, reply) => {
    const fault = faultIn(error)
    if (fault.fault === 'unavailable') logFailure(`${method} ${routeOptions.url ?? ''}`, error)
    return reply.code(statuses[fault.fault]).header('cache-control', 'no-store').send(fault)
  })
  app.setNotFoundHandler((_request, reply) => {
    const fault: Fault = { fault: 'unknownTable', says: 'There is nothing here.' }
    return reply.code(404).header('cache-control', 'no-store').send(fault)
  })
}

export function faultIn(error: unknown): Fault {
  if (error instanceof TableFault) return error.told()
  if (!(error instanceof Error)) return unavailable
  const { validation, statusCode = 500 } = error as FastifyError
  const [first] = validation ?? []
  if (first) {
    const at = first.instancePath.split('/').filter(Boolean).join('.')
    return { fault: 'malformed', says: error.message, ...(at && { at }) }
  }
  if (statusCode === 413) return { fault: 'tooLarge', says: 'This is too large.' }
  if (statusCode === 429) return { fault: 'tooMany', says: error.message }
  return statusCode < 500 ? { fault: 'malformed', says: error.message } : unavailable
}

const unavailable: Fault = { fault: 'unavailable', says: 'The server could not do it; try again.' }
