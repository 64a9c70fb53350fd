import type { FastifyInstance } from 'fastify'
import { offersAnswer } from '@grognard/remote/accounts.ts'
import type { Offers } from '@grognard/remote/accounts.ts'
import type { OfferedHere } from '../offers.ts'
import { relyingParty } from '../accounts/passkeys.ts'

/** What this server offers, so that the page can say what is off. */
export function hereRoute(app: FastifyInstance, offers: OfferedHere): void {
  app.get(
    '/here',
    {
      schema: {
        summary: 'Whether tables are kept here, and what else is offered.',
        answer: offersAnswer,
      },
    },
    ({ headers }): Offers => ({
      remotePlay: true,
      mail: offers.mail !== null,
      push: offers.push?.publicKey ?? null,
      passkeys: relyingParty(offers, headers.host) !== null,
    }),
  )
}
