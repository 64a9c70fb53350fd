import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account, AccountAnswer, AccountTables } from '@grognard/remote/accounts.ts'
import {
  accountAnswer,
  accountTables,
  bareAnswer,
  bareQuestion,
  forgetQuestion,
  keyQuestion,
  linkQuestion,
  nameQuestion,
  signInQuestion,
  tieQuestion,
  untieQuestion,
} from '@grognard/remote/accounts.ts'
import type {
  ForgetQuestion,
  KeyQuestion,
  LinkQuestion,
  NameQuestion,
  SignInQuestion,
  TieQuestion,
  UntieQuestion,
} from '@grognard/remote/accounts.ts'
import { accountWayQuestion, wayAnswer } from '@grognard/remote/ways.ts'
import type { AccountWayQuestion } from '@grognard/remote/ways.ts'
import { giveKey, tablesOf, tieSeat, untieSeat } from '../accounts/account-seats.ts'
import { freshLink, spendLink } from '../accounts/mail-links.ts'
import { forgetPasskey } from '../accounts/passkeys.ts'
import {
  beginSession,
  deleteAccount,
  endAllSessions,
  endSession,
  SESSION,
  signedIn,
  signedOut,
} from '../accounts/sessions.ts'
import type { SignedIn } from '../accounts/sessions.ts'
import { TableFault } from '../battles/faults.ts'
import type { Tables } from '../battles/hold-tables.ts'
import { logFailure } from '../failure-log.ts'
import { mailTrouble } from '../notices/send-mail.ts'
import { keepWay, waysOf } from '../notices/ways.ts'
import { wordsOf } from '../notices/words.ts'
import type { OfferedHere } from '../offers.ts'
import type { AccountRow } from '../store/accounts-schema.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { inTransaction } from '../store/transactions.ts'

const COOKIE = 'grognard'

/** So many links may be asked for, or tried, from one address in so many milliseconds: a club may share one. */
const SIGN_INS = { max: 60, timeWindow: 15 * 60_000 }

const LONGEST_QUESTION = 20_000

/** What an account asks for, under /account. */
interface AccountRoute<Question> {
  name: string
  summary: string
  schema: object
  answer?: object
  does(who: SignedIn, question: Question, reply: FastifyReply): Promise<object | void>
}

/** Signing in and out, and the seats that an account has. */
export async function accountRoutes(
  app: FastifyInstance,
  tables: Tables,
  offers: OfferedHere,
  /** Who watches there by a token that opens nothing any more is to go. */
  changed: (table: string) => void,
): Promise<void> {
  const { store } = tables
  await app.register(fastifyCookie)
  app.addHook('onRequest', async request => refuseStrangers(request))
  const maybe = (request: FastifyRequest) => signedIn(store, request.cookies[COOKIE] ?? '')
  const who = async (request: FastifyRequest): Promise<SignedIn> => {
    const found = await maybe(request)
    if (!found) throw signedOut()
    return found
  }
  app.route({
    method: 'GET',
    url: '/account',
    schema: { summary: 'Who is signed in; null of a guest.', answer: accountAnswer },
    async handler(request) {
      const found = await maybe(request)
      return { account: found && (await told(found.account)) } satisfies AccountAnswer
    },
  })
  const told = async ({ id, name, mail }: AccountRow): Promise<Account> => {
    const passkeys = await store
      .selectFrom('passkeys')
      .select(['id', 'made_at'])
      .where('account_id', '=', id)
      .execute()
    return {
      name,
      mail,
      passkeys: passkeys.map(passkey => ({ id: passkey.id, madeAt: passkey.made_at })),
      ways: await waysOf(store, { account: id }),
    }
  }
  app.route({
    method: 'GET',
    url: '/account/tables',
    schema: { summary: 'The tables at which the account has a seat.', answer: accountTables },
    async handler(request) {
      const { account } = await who(request)
      return { tables: await tablesOf(tables, account.id) } satisfies AccountTables
    },
  })
  app.route<{ Body: LinkQuestion }>({
    method: 'POST',
    url: '/account/link',
    bodyLimit: LONGEST_QUESTION,
    config: { rateLimit: SIGN_INS },
    schema: {
      summary: 'Mails a link to sign in with; the answer is the same whoever has the address.',
      body: linkQuestion,
      answer: bareAnswer,
    },
    async handler(request) {
      const asker = await maybe(request)
      // Not waited for: how long it takes would tell what is known of the address.
      void mailLink(request.body, asker?.account.id ?? null)
      if (!offers.mail) throw new TableFault('notYet', 'This server does not send email.')
      return {}
    },
  })
  const mailLink = async (
    { mail, language }: LinkQuestion,
    asker: string | null,
  ): Promise<void> => {
    const { mail: mailer, publicUrl } = offers
    if (!mailer || publicUrl === null) return
    const to = mail.toLowerCase()
    try {
      const token = await freshLink(store, to, asker)
      if (token === null) return
      const words = wordsOf(language)
      const link = `${publicUrl}#/sign-in/${token}`
      await mailer.send({
        to,
        subject: words.say({ key: 'letter.signIn.subject' }),
        text: words.say({ key: 'letter.signIn', values: { link } }),
      })
    } catch (error) {
      logFailure('a mail to sign in with', mailTrouble(error))
    }
  }
  app.route<{ Body: SignInQuestion }>({
    method: 'POST',
    url: '/account/sign-in',
    bodyLimit: LONGEST_QUESTION,
    config: { rateLimit: SIGN_INS },
    schema: {
      summary: 'Signs in with the token of a mailed link, once.',
      body: signInQuestion,
      answer: accountAnswer,
    },
    async handler(request, reply) {
      const { token, name } = request.body
      const current = (await maybe(request))?.account.id ?? null
      const account = await inTransaction(store, within =>
        spendLink(within, token, { name, current }),
      )
      return enter(reply, account)
    },
  })
  const enter = async (reply: FastifyReply, account: AccountRow): Promise<AccountAnswer> => {
    const before = await maybe(reply.request)
    // What this browser was given through the account stays with its session.
    if (before?.account.id === account.id) return { account: await told(account) }
    if (before) leave(reply, await endSession(store, before.session))
    const token = await beginSession(store, account.id)
    void reply.setCookie(COOKIE, token, {
      ...cookieOf(offers, reply.request),
      maxAge: SESSION / 1000,
    })
    return { account: await told(account) }
  }
  passkeyRoutes(app, {
    store,
    offers,
    who: async request => (await maybe(request))?.account ?? null,
    enter,
  })
  const accountRoute = <Question>(route: AccountRoute<Question>): void => {
    const { name, summary, schema, answer = bareAnswer, does } = route
    app.route<{ Body: unknown }>({
      method: 'POST',
      url: `/account/${name}`,
      bodyLimit: LONGEST_QUESTION,
      schema: { summary, body: schema, answer },
      async handler(request, reply) {
        // The schema has been checked.
        const asked = request.body as Question
        return (await does(await who(request), asked, reply)) ?? {}
      },
    })
  }
  const leave = (reply: FastifyReply, left: readonly string[]): void => {
    void reply.clearCookie(COOKIE, cookieOf(offers, reply.request))
    for (const table of new Set(left)) changed(table)
  }
  accountRoute({
    name: 'sign-out',
    summary: 'Signs this browser out.',
    schema: bareQuestion,
    async does({ session }, _question, reply) {
      leave(reply, await endSession(store, session))
    },
  })
  accountRoute({
    name: 'sign-out-everywhere',
    summary: 'Signs every browser out.',
    schema: bareQuestion,
    async does({ account }, _question, reply) {
      leave(reply, await endAllSessions(store, account.id))
    },
  })
  accountRoute({
    name: 'delete',
    summary: 'Deletes the account; seats stay with who has their links.',
    schema: bareQuestion,
    async does({ account }, _question, reply) {
      leave(reply, await deleteAccount(store, account))
    },
  })
  accountRoute<NameQuestion>({
    name: 'name',
    summary: 'The name of the account.',
    schema: nameQuestion,
    async does({ account }, { name }) {
      await store.updateTable('accounts').set({ name }).where('id', '=', account.id).execute()
    },
  })
  accountRoute<TieQuestion>({
    name: 'seats',
    summary: 'Ties seats to the account, by their tokens; what opens nothing is passed over.',
    schema: tieQuestion,
    async does(found, { seats }) {
      for (const { table, token } of seats)
        await tieSeat(tables, found, table, token).catch(passedOver)
    },
  })
  accountRoute<AccountWayQuestion>({
    name: 'ways',
    summary: 'A way to tell the account that it is its turn, at all its tables.',
    schema: accountWayQuestion,
    answer: wayAnswer,
    async does({ account }, question) {
      if (question.way === 'mail' && account.mail === null)
        throw new TableFault('notYet', 'This account has no email address.')
      return keepWay(store, { account: account.id }, question, offers)
    },
  })
  accountRoute<ForgetQuestion>({
    name: 'passkey/forget',
    summary: 'A passkey signs in no longer; the last way into the account stays.',
    schema: forgetQuestion,
    does: ({ account }, { id }) => forgetPasskey(store, account, id),
  })
  accountRoute<UntieQuestion>({
    name: 'untie',
    summary: 'A seat is the account’s no longer; who has its link still has it.',
    schema: untieQuestion,
    async does({ account }, { table }) {
      for (const left of await untieSeat(store, account.id, table)) changed(left)
    },
  })
  accountRoute<KeyQuestion>({
    name: 'key',
    summary: 'This browser’s own token for a seat of the account; it ends with the session.',
    schema: keyQuestion,
    does: (found, question) => giveKey(store, found, question),
  })
}

/** Nothing else can reach the cookie: it goes with requests from this page alone. */
function cookieOf({ publicUrl }: OfferedHere, { protocol }: FastifyRequest) {
  return {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: protocol === 'https' || publicUrl?.startsWith('https:') === true,
  }
}

/** A browser says from where it was sent; from another page nothing is done. */
function refuseStrangers({ method, headers }: FastifyRequest): void {
  const from = headers['sec-fetch-site']
  if (method === 'POST' && from !== undefined && from !== 'same-origin')
    throw new TableFault('refused', 'This is asked for by the page of this server alone.')
}

function passedOver(error: unknown): void {
  if (!(error instanceof TableFault)) throw error
}
