import { Type } from 'typebox'
import type { Static } from 'typebox'

/** What is asked of the server, as JSON schemas: they are checked there, and written out in its OpenAPI page. */

const name = Type.String({ minLength: 1, maxLength: 40, description: 'A name as players see it.' })
const hash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 in lower-case hex.',
})

/** 128 random bits or more, made by the client; the server keeps no more of it than its SHA-256. */
const token = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' })

/** A client’s own name for what it asks: asked again under the same name, nothing happens twice. */
const requestId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })

/** So many lines the client has been told: what is asked before it knew of more is not done. */
const told = Type.Integer({ minimum: 0 })

const seatPlan = Type.Union([
  Type.Object({ kind: Type.Literal('person') }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('computer'), level: Type.String({ maxLength: 20 }) },
    { additionalProperties: false },
  ),
])

/** What becomes of who lets his time run out: he is waited for, the computer takes his seat, or his side has lost. */
const whenOver = Type.Union([
  Type.Literal('wait'),
  Type.Literal('computer'),
  Type.Literal('forfeit'),
])

/** How long a seat may think: as long as it likes; a stock of minutes beside half a minute a move; or days a turn. */
export const clockPlan = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('live'),
      minutes: Type.Integer({ minimum: 1, maximum: 600 }),
      whenOver,
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 60 }), whenOver },
    { additionalProperties: false },
  ),
])
export type ClockPlan = Static<typeof clockPlan>

/** A new table: what is played, by whom, and whether strangers may join. */
export const tableQuestion = Type.Object(
  {
    ruleset: Type.String({ maxLength: 40 }),
    scenario: Type.String({ maxLength: 80 }),
    options: Type.Record(
      Type.String(),
      Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 200 })]),
    ),
    /** What the players bring, by its name: fleets, careers. */
    papers: Type.Record(Type.String(), Type.Unknown()),
    /** Who plays each seat; a seat that is not named is a person’s. */
    seats: Type.Record(Type.String(), seatPlan),
    /** It is shown in the lobby, and who comes first takes a free seat. */
    isPublic: Type.Boolean(),
    /** Minutes after which spectators are told all; without it they are told what everybody may know, at once. */
    watchDelay: Type.Optional(Type.Integer({ minimum: 1, maximum: 43_200 })),
    /** Without it there is no clock. */
    clock: Type.Optional(clockPlan),
  },
  { additionalProperties: false },
)
export type TableQuestion = Static<typeof tableQuestion>

/** Taking a free seat: a name, a token of one’s own for it, and the hash of one’s share of the dice. */
export const takeQuestion = Type.Object(
  { seat: Type.String({ maxLength: 64 }), name, token, hash },
  { additionalProperties: false },
)
export type TakeQuestion = Static<typeof takeQuestion>

/** Another share, as who comes from another device without the one whose hash was given. */
export const hashQuestion = Type.Object({ hash }, { additionalProperties: false })
export type HashQuestion = Static<typeof hashQuestion>

/** One’s share, once everybody has given the hash of theirs. */
export const shareQuestion = Type.Object({ share: hash }, { additionalProperties: false })
export type ShareQuestion = Static<typeof shareQuestion>

export const orderQuestion = Type.Object(
  {
    id: requestId,
    told,
    order: Type.Unknown(),
  },
  { additionalProperties: false },
)
export type OrderQuestion = Static<typeof orderQuestion>

export const takeBackQuestion = Type.Object(
  { id: requestId, told },
  { additionalProperties: false },
)
export type TakeBackQuestion = Static<typeof takeBackQuestion>

const place = Type.Object(
  {
    x: Type.Integer({ minimum: -1e9, maximum: 1e9 }),
    y: Type.Integer({ minimum: -1e9, maximum: 1e9 }),
  },
  { additionalProperties: false },
)

/** Arrows and circles on a chart, ground units; all that their writer shows his side from now on. */
export const drawnNotes = Type.Array(
  Type.Object(
    { from: place, to: Type.Union([place, Type.Null()]) },
    { additionalProperties: false },
  ),
  {
    maxItems: 40,
    description:
      'Arrows and circles on the chart, ground units: an arrow has a `to`. They take the place of those that the seat has shown before; an empty list takes them away.',
  },
)
export type DrawnNote = Static<typeof drawnNotes>[number]

/** Something to be said to the table, or to those of one's own side. */
export const talkQuestion = Type.Object(
  {
    id: requestId,
    to: Type.Union([Type.Literal('table'), Type.Literal('side')]),
    text: Type.String({ minLength: 1, maxLength: 500 }),
    /** For one's own side alone. */
    notes: Type.Optional(drawnNotes),
  },
  { additionalProperties: false },
)
export type TalkQuestion = Static<typeof talkQuestion>
/** Something that is done once the others have agreed to it. */
export const proposeQuestion = Type.Object(
  {
    id: requestId,
    told,
    what: Type.Union([
      Type.Object(
        {
          about: Type.Literal('undo'),
          /** The first entry that is not to stand, by its number among those that the seat knows. */
          to: Type.Integer({ minimum: 1 }),
        },
        { additionalProperties: false },
      ),
      /** Nobody wins: a draw, or an end without saying how it would have gone. */
      Type.Object(
        { about: Type.Union([Type.Literal('draw'), Type.Literal('end')]) },
        { additionalProperties: false },
      ),
    ]),
  },
  { additionalProperties: false },
)
export type ProposeQuestion = Static<typeof proposeQuestion>

/** What a seat says to a proposal, which bears the id under which it was made; its giver may withdraw it. */
export const answerQuestion = Type.Object(
  {
    id: requestId,
    proposal: requestId,
    answer: Type.Union([Type.Literal('accept'), Type.Literal('decline'), Type.Literal('withdraw')]),
  },
  { additionalProperties: false },
)
export type AnswerQuestion = Static<typeof answerQuestion>

/** A seat is given to the computer: one’s own, or the host gives that of who is gone. */
export const handOverQuestion = Type.Object(
  { seat: Type.String({ maxLength: 64 }), level: Type.String({ maxLength: 20 }) },
  { additionalProperties: false },
)
export type HandOverQuestion = Static<typeof handOverQuestion>

/** Asks for nothing more than that it be done. */
export const emptyQuestion = Type.Object({}, { additionalProperties: false })

/** The host has a new link made for a seat; the old one opens nothing from then on. */
export const renewQuestion = Type.Object(
  { seat: Type.String({ maxLength: 64 }) },
  { additionalProperties: false },
)
export type RenewQuestion = Static<typeof renewQuestion>

/** The first thing that is said on a socket; said again, it begins anew. */
export const joinQuestion = Type.Object(
  {
    table: Type.String({ maxLength: 64 }),
    token: Type.String({ maxLength: 64 }),
    told,
    /** So many remarks of the talk one has. */
    heard: Type.Optional(told),
  },
  { additionalProperties: false },
)
export type JoinQuestion = Static<typeof joinQuestion>

const countInAddress = Type.String({ pattern: '^[0-9]{1,9}$' })

/** Of a stream: so many lines the reader has, and so many remarks of the talk, as text in the address. */
export const streamQuestion = Type.Object(
  { told: Type.Optional(countInAddress), heard: Type.Optional(countInAddress) },
  { additionalProperties: false },
)
export type StreamQuestion = Static<typeof streamQuestion>

/** Of lawful orders: so many at most, as text in the address. */
export const ordersQuestion = Type.Object(
  { limit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' })) },
  { additionalProperties: false },
)
export type OrdersQuestion = Static<typeof ordersQuestion>
