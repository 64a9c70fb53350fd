import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountAnswer } from '@grognard/remote/accounts.ts'
import { accountAnswer, bareQuestion, nameQuestion } from '@grognard/remote/accounts.ts'
import type { NameQuestion } from '@grognard/remote/accounts.ts'
import { Type } from 'typebox'
import {
  assertion,
  register,
  registration,
  relyingParty,
  signInByPasskey,
} from '../accounts/passkeys.ts'
import { TableFault } from '../battles/faults.ts'
import type { OfferedHere } from '../offers.ts'
import type { AccountRow } from '../store/accounts-schema.ts'
import type { Store } from '../store/open-database.ts'

/** What a browser says of a passkey is read by the library; here it has to be of its form. */
const credential = Type.Object({
  id: Type.String({ maxLength: 1500 }),
  rawId: Type.String({ maxLength: 1500 }),
  type: Type.Literal('public-key'),
  response: Type.Record(Type.String(), Type.Unknown()),
})
const registerQuestion = Type.Object(
  { name: Type.String({ maxLength: 40 }), response: credential },
  { additionalProperties: false },
)
const assertQuestion = Type.Object({ response: credential }, { additionalProperties: false })

interface Passkeys {
  store: Store
  offers: OfferedHere
  /** Null of a guest. */
  who(request: FastifyRequest): Promise<AccountRow | null>
  /** Signs the browser in. */
  enter(reply: FastifyReply, account: AccountRow): Promise<AccountAnswer>
}

/** So many from one address in so many milliseconds. */
const TRIES = { max: 40, timeWindow: 15 * 60_000 }

/** Passkeys: making one, and signing in by one. */
export function passkeyRoutes(app: FastifyInstance, { store, offers, who, enter }: Passkeys): void {
  const partyOf = ({ headers }: FastifyRequest) => {
    const party = relyingParty(offers, headers.host)
    if (!party) throw new TableFault('notYet', 'Passkeys need an address behind TLS, or localhost.')
    return party
  }
  const common = { method: 'POST' as const, config: { rateLimit: TRIES } }
  app.route<{ Body: NameQuestion }>({
    ...common,
    url: '/account/passkey/new',
    schema: { summary: 'What a browser needs to make a passkey.', body: nameQuestion },
    handler: async request =>
      registration(store, partyOf(request), await who(request), request.body.name),
  })
  app.route<{ Body: { name: string; response: RegistrationResponseJSON } }>({
    ...common,
    url: '/account/passkey/keep',
    schema: {
      summary: 'Keeps a passkey, and signs in.',
      body: registerQuestion,
      answer: accountAnswer,
    },
    async handler(request, reply) {
      const account = await register(store, partyOf(request), await who(request), request.body)
      return enter(reply, account)
    },
  })
  app.route({
    ...common,
    url: '/account/passkey/ask',
    schema: { summary: 'What a browser needs to show a passkey.', body: bareQuestion },
    handler: request => assertion(store, partyOf(request)),
  })
  app.route<{ Body: { response: AuthenticationResponseJSON } }>({
    ...common,
    url: '/account/passkey/show',
    schema: { summary: 'Signs in by a passkey.', body: assertQuestion, answer: accountAnswer },
    async handler(request, reply) {
      return enter(reply, await signInByPasskey(store, partyOf(request), request.body.response))
    },
  })
}
