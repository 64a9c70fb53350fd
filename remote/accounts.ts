import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'
import { stage } from './answers.ts'
import { wayAnswer } from './ways.ts'

/** Accounts: what is asked of the server about them, and what it answers. */

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const time = Type.Integer({ minimum: 0, description: 'Milliseconds since 1970.' })

/** What this server offers to who plays here; the page says plainly what is off. */
export const offersAnswer = Type.Object({
  remotePlay: Type.Literal(true),
  /** Links to sign in with, and mail when it is one’s turn. */
  mail: Type.Boolean(),
  push: orNull(Type.String({ description: 'The public key for web push, in base64url.' })),
  /** Whether the address by which one came will do for passkeys. */
  passkeys: Type.Boolean(),
})
export type Offers = Static<typeof offersAnswer>

const account = Type.Object({
  name: Type.String(),
  mail: orNull(Type.String({ description: 'Null of who signs in by passkey alone.' })),
  passkeys: Type.Array(Type.Object({ id: Type.String(), madeAt: time })),
  /** How one is told that it is one’s turn. */
  ways: Type.Array(wayAnswer),
})
export type Account = Static<typeof account>

/** Null of a guest. */
export const accountAnswer = Type.Object({ account: orNull(account) })
export type AccountAnswer = Static<typeof accountAnswer>

const result = Type.Union([Type.Literal('won'), Type.Literal('lost'), Type.Literal('drawn')])
export type Result = Static<typeof result>

/** A table at which the account has a seat. */
const accountTable = Type.Object({
  table: Type.String(),
  seat: Type.String(),
  ruleset: Type.String(),
  scenario: Type.String(),
  stage,
  takenAt: time,
  others: Type.Array(orNull(Type.String()), {
    description: 'The names of the others; null of a computer.',
  }),
  /** Null until the battle is over. */
  result: orNull(result),
  isAsked: Type.Boolean(),
})
export type AccountTable = Static<typeof accountTable>

export const accountTables = Type.Object({ tables: Type.Array(accountTable) })
export type AccountTables = Static<typeof accountTables>

/** It is done, and there is nothing more to say. */
export const bareAnswer = Type.Object({}, { additionalProperties: false })

const name = Type.String({ maxLength: 40, description: 'A name as players see it.' })
const token = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' })
const tableId = Type.String({ maxLength: 64 })

/** An address as mail is sent to; whether it is one shows when it arrives. */
const mail = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@<>,;:"()\\[\\]\\\\]+@[^\\s@<>,;:"()\\[\\]\\\\]+$',
})
const language = Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('da')])

/** A link to sign in with, to be mailed. */
export const linkQuestion = Type.Object({ mail, language }, { additionalProperties: false })
export type LinkQuestion = Static<typeof linkQuestion>

/** The mailed link’s token, and the name of who has no account yet. */
export const signInQuestion = Type.Object({ token, name }, { additionalProperties: false })
export type SignInQuestion = Static<typeof signInQuestion>

export const nameQuestion = Type.Object({ name }, { additionalProperties: false })
export type NameQuestion = Static<typeof nameQuestion>

/** Seats that this browser holds, by their tokens. */
export const tieQuestion = Type.Object(
  {
    seats: Type.Array(Type.Object({ table: tableId, token }, { additionalProperties: false }), {
      maxItems: 200,
    }),
  },
  { additionalProperties: false },
)
export type TieQuestion = Static<typeof tieQuestion>

/** A passkey that is not to sign in any more. */
export const forgetQuestion = Type.Object(
  { id: Type.String({ maxLength: 1500 }) },
  { additionalProperties: false },
)
export type ForgetQuestion = Static<typeof forgetQuestion>

/** A table that the account leaves. */
export const untieQuestion = Type.Object({ table: tableId }, { additionalProperties: false })
export type UntieQuestion = Static<typeof untieQuestion>

/** A seat of the account, and the token by which this browser is to open it. */
export const keyQuestion = Type.Object(
  { table: tableId, seat: Type.String({ maxLength: 64 }), token },
  { additionalProperties: false },
)
export type KeyQuestion = Static<typeof keyQuestion>

/** Nothing more need be said. */
export const bareQuestion = Type.Object({}, { additionalProperties: false })
