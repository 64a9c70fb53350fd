import type { FastifyRequest } from 'fastify'

/** Empty where there is none: a public table is open to all. */
export function tokenOf({ headers }: FastifyRequest): string {
  const [, token = ''] = /^Bearer ([\w-]{1,64})$/.exec(headers.authorization ?? '') ?? []
  return token
}
