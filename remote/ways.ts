import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'

/** Ways to tell somebody who is not looking that it is his turn: what is asked, and what is answered. */

export const MINUTES_A_DAY = 1440

const minute = Type.Integer({ minimum: 0, maximum: MINUTES_A_DAY - 1 })

/** In which language, and when not. */
const manners = {
  language: Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('da')]),
  /** As Europe/Copenhagen. */
  timeZone: Type.String({ maxLength: 64 }),
  /** Minutes after midnight there between which nothing is sent; null for never. */
  quiet: Type.Union([
    Type.Object({ from: minute, to: minute }, { additionalProperties: false }),
    Type.Null(),
  ]),
}

const push = Type.Object(
  {
    way: Type.Literal('push'),
    /** As the browser’s push service gave it. */
    subscription: Type.Object(
      {
        endpoint: Type.String({ maxLength: 2000 }),
        keys: Type.Object(
          {
            p256dh: Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]+=*$' }),
            auth: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]+=*$' }),
          },
          { additionalProperties: false },
        ),
      },
      { additionalProperties: false },
    ),
    ...manners,
  },
  { additionalProperties: false },
)

const mail = Type.Object(
  {
    way: Type.Literal('mail'),
    /** At most one mail in so many hours, for all tables together. */
    hours: Type.Integer({ minimum: 1, maximum: 168 }),
    ...manners,
  },
  { additionalProperties: false },
)

const webhook = Type.Object(
  { way: Type.Literal('webhook'), url: Type.String({ maxLength: 2000 }), ...manners },
  { additionalProperties: false },
)

/** How an account is told, at all its tables. */
export const accountWayQuestion = Type.Union([push, mail])
export type AccountWayQuestion = Static<typeof accountWayQuestion>

/** How a seat is told. Its mail is its account’s: an address is believed once its owner has signed in by it. */
export const seatWayQuestion = Type.Union([push, webhook])
export type SeatWayQuestion = Static<typeof seatWayQuestion>

export type WayQuestion = AccountWayQuestion | SeatWayQuestion

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** A way that is kept. Whoever knows its id can stop it. */
export const wayAnswer = Type.Object({
  id: Type.String(),
  way: Type.Union([Type.Literal('push'), Type.Literal('mail'), Type.Literal('webhook')]),
  hours: orNull(Type.Integer({ description: 'Of mail: at most one in so many hours.' })),
  quiet: orNull(Type.Object({ from: minute, to: minute })),
  target: orNull(Type.String({ description: 'Of a push service or a webhook: where it goes.' })),
})
export type Way = Static<typeof wayAnswer>

export const waysAnswer = Type.Object({ ways: Type.Array(wayAnswer) })
export type WaysAnswer = Static<typeof waysAnswer>
