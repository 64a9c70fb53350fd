import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'
import type {
  Kind,
  Options,
  Outcome,
  Ruling,
  ToldLine,
  ToldStart,
  WhyItStands,
} from '@grognard/umpire'
import { clockPlan, drawnNotes } from './questions.ts'

/** What the server says, as JSON schemas: types are read from them, and they are written out in the API’s page. */

const text = (description: string) => Type.String({ description })
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const seat = Type.String({ description: 'A seat, by its name in the ruleset.' })
const time = Type.Integer({ minimum: 0, description: 'Milliseconds since 1970.' })
const count = Type.Integer({ minimum: 0 })
const told = Type.Integer({
  minimum: 0,
  description: 'So many lines the seat has been told after it.',
})

/** Of the umpire’s own records the kind is described here; `grognard engine` has their schemas. */
const kind = Type.Unsafe<Kind>({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string' } },
  additionalProperties: true,
  description: 'An order; the engine’s `schema` describes those of each ruleset.',
})
const outcome = Type.Unsafe<Outcome>({
  type: 'object',
  required: ['winners', 'message'],
  properties: {
    winners: { type: 'array', items: { type: 'string' } },
    message: { type: 'object' },
  },
  additionalProperties: true,
  description: 'How the battle ended: the seats that won, none for a draw.',
})
const ruling = Type.Unsafe<Ruling>({
  type: 'object',
  required: ['allowed', 'because'],
  properties: {
    allowed: { type: 'boolean' },
    because: { type: 'array', items: { type: 'object', required: ['rule', 'message'] } },
  },
  additionalProperties: true,
  description: 'Whether the order was allowed and, if not, every reason with its rule.',
})

const options = Type.Unsafe<Options>({ type: 'object' })
const toldLine = Type.Unsafe<ToldLine>({
  anyOf: [
    {
      type: 'object',
      required: ['entry'],
      properties: { entry: { type: 'object' } },
      additionalProperties: true,
    },
    {
      type: 'object',
      required: ['stands'],
      properties: { stands: { type: 'integer' } },
      additionalProperties: true,
    },
  ],
  description: 'An entry of the battle as the seat may know it, or how many of them still stand.',
})
const toldStart = Type.Unsafe<ToldStart>({
  type: 'object',
  required: ['ruleset', 'scenario', 'start'],
  description: 'How the battle stood at its beginning, as the seat may know it.',
})

export const stage = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('playing'),
  Type.Literal('ended'),
])

const seatCard = Type.Object(
  {
    seat,
    kind: Type.Union([Type.Literal('person'), Type.Literal('computer')]),
    level: orNull(text('Of a computer.')),
    name: orNull(text('Null as long as the seat is free.')),
    isHere: Type.Boolean({
      description: 'Somebody looks on with this seat’s link at this moment.',
    }),
    hash: orNull(text('The hash of this seat’s share of the dice.')),
    share: orNull(text('The share, once the battle has begun.')),
    standIn: orNull(
      text('The level of the computer that plays for the person; null where nobody stands in.'),
    ),
  },
  { description: 'A seat as everybody at the table may know it.' },
)
export type SeatCard = Static<typeof seatCard>

export const tableCard = Type.Object(
  {
    id: Type.String(),
    ruleset: Type.String(),
    scenario: Type.String(),
    edition: text('Of the rules.'),
    options,
    isPublic: Type.Boolean(),
    openedAt: time,
    stage,
    seats: Type.Array(seatCard),
    watching: Type.Integer({
      minimum: 0,
      description: 'So many look on without a seat at this moment.',
    }),
    watchDelay: orNull(
      Type.Integer({
        description:
          'Minutes after which spectators are told all; null where they are told what everybody may know, at once.',
      }),
    ),
    commitment: text('SHA-256 of the secret from which, with the shares, all dice come.'),
    clock: clockPlan,
    rematch: orNull(text('The table at which it is fought again with sides changed.')),
  },
  { description: 'A table as everybody who sees it may know it.' },
)
export type TableCard = Static<typeof tableCard>

const seatClock = Type.Object(
  {
    seat,
    until: orNull(Type.Number({ description: 'When its time is over; null while not asked.' })),
    stock: orNull(
      Type.Number({ description: 'Milliseconds of its stock by then; null where there is none.' }),
    ),
  },
  { description: 'How the clock of a person’s seat stands, by the server’s time.' },
)
export type SeatClock = Static<typeof seatClock>

const proposal = Type.Object(
  {
    id: Type.String(),
    seat,
    about: Type.Union([Type.Literal('undo'), Type.Literal('draw'), Type.Literal('end')]),
    stands: orNull(
      Type.Integer({
        description: 'Of taking back: so many of the entries that the seat knows would stand.',
      }),
    ),
    accepted: Type.Array(seat),
    awaited: Type.Array(seat, { description: 'Whose answer is waited for.' }),
    closed: orNull(
      Type.Object({
        how: Type.Union([
          Type.Literal('agreed'),
          Type.Literal('declined'),
          Type.Literal('withdrawn'),
        ]),
        by: seat,
      }),
    ),
  },
  { description: 'What somebody has proposed, as a seat may know it.' },
)
export type ToldProposal = Static<typeof proposal>

const running = Type.Object(
  {
    now: orNull(
      Type.Number({ description: 'The server’s own time; null where no clock is kept.' }),
    ),
    clocks: Type.Array(seatClock),
    bookUntil: orNull(
      Type.Number({
        description:
          'When the time is over that the rulebook gives the seat for its step; nobody else is told.',
      }),
    ),
    proposal: orNull(proposal),
  },
  { description: 'What runs beside the battle.' },
)
export type Running = Static<typeof running>

const stale = Type.Object(
  { stale: Type.Literal(true), told },
  { description: 'Something had been told that the question did not know of; nothing was done.' },
)

export const proposalAnswer = Type.Union([
  Type.Object({
    isOpen: Type.Boolean({ description: 'Whether it is still waited for others.' }),
    told,
  }),
  stale,
])
export type ProposalAnswer = Static<typeof proposalAnswer>

export const linkRenewed = Type.Object({ token: text('The seat’s new token.') })
export type LinkRenewed = Static<typeof linkRenewed>

export const rematchAnswer = Type.Object({
  table: Type.String(),
  seat: text('The seat that is played there by the same link.'),
  host: Type.Optional(text('Where the table was opened by this question.')),
})
export type RematchAnswer = Static<typeof rematchAnswer>

export const lobbyAnswer = Type.Object({
  tables: Type.Array(tableCard, {
    description: 'Those with a free seat first, then those at which one may look on.',
  }),
})
export type LobbyAnswer = Static<typeof lobbyAnswer>

export const tableOpened = Type.Object({
  table: Type.String(),
  host: text('The host’s own token.'),
  invite: text('The token that takes a free seat.'),
  watch: text('The token that lets look on.'),
})
export type TableOpened = Static<typeof tableOpened>

export const seatOpened = Type.Object({ table: Type.String(), seat })
export type SeatOpened = Static<typeof seatOpened>

const holder = Type.Union(
  [
    Type.Object({ seat }),
    Type.Object({ host: Type.Literal(true) }),
    Type.Object({ guest: Type.Literal(true) }),
    Type.Object({ spectator: Type.Literal(true) }),
  ],
  { description: 'Who one is at a table, by one’s token.' },
)
export type Holder = Static<typeof holder>

export const ordersAnswer = Type.Object({
  isAsked: Type.Boolean(),
  orders: Type.Array(kind, { description: 'None where the seat is not asked.' }),
  outcome: orNull(outcome),
  told,
})
export type OrdersAnswer = Static<typeof ordersAnswer>

export const orderAnswer = Type.Union([Type.Object({ ruling, told }), stale])
export type OrderAnswer = Static<typeof orderAnswer>

export const takeBackAnswer = Type.Object({
  why: orNull(
    Type.Unsafe<WhyItStands>({
      enum: ['nothing', 'other', 'computer', 'dice', 'shown', 'gone'],
      description: 'Why the order stands; null where it was taken back.',
    }),
  ),
  by: orNull(Type.String({ description: 'The seat whose order came after it.' })),
  told,
})
export type TakeBackAnswer = Static<typeof takeBackAnswer>

const talkTo = Type.Union([Type.Literal('table'), Type.Literal('side')], {
  description: 'All who sit at the table, or those of one’s own side.',
})
export type TalkTo = Static<typeof talkTo>

const remark = Type.Object(
  {
    seat,
    name: text('As who said it was called then.'),
    to: talkTo,
    text: text('As it was typed: to be shown as text and as nothing else.'),
    notes: Type.Optional(drawnNotes),
    at: time,
  },
  { description: 'Something that was said at a table.' },
)
export type Remark = Static<typeof remark>

export const talkAnswer = Type.Object({
  waits: Type.Boolean({
    description: 'Whether it waits to be handed over, as the rules of the battle want it.',
  }),
})
export type TalkAnswer = Static<typeof talkAnswer>

const talkTold = Type.Object(
  { from: count, said: Type.Array(remark), waiting: Type.Array(remark) },
  { description: 'Remarks that the seat hears from this number on, and its own that wait.' },
)
export type TalkTold = Static<typeof talkTold>

const faultKind = Type.Union([
  Type.Literal('malformed'),
  Type.Literal('unknownTable'),
  Type.Literal('noSeat'),
  Type.Literal('taken'),
  Type.Literal('notYet'),
  Type.Literal('refused'),
  Type.Literal('signedOut'),
  Type.Literal('linkSpent'),
  Type.Literal('elsewhere'),
  Type.Literal('tooMany'),
  Type.Literal('tooFast'),
  Type.Literal('tooLarge'),
  Type.Literal('unavailable'),
])
export type FaultKind = Static<typeof faultKind>

export const fault = Type.Object(
  {
    fault: faultKind,
    says: text('In English, for programs and logs.'),
    at: Type.Optional(text('The field that is wrong.')),
  },
  { description: 'Why something was not done.' },
)
export type Fault = Static<typeof fault>

export const frame = Type.Union(
  [
    Type.Object({ card: tableCard, holder: orNull(holder) }),
    Type.Object(
      { from: count, lines: Type.Array(toldLine), start: Type.Optional(toldStart) },
      { description: 'Lines from this number on; with the start to who has none yet.' },
    ),
    Type.Object({ talk: talkTold }),
    Type.Object({ running }),
    Type.Object({ fault }),
    Type.Object({ beat: Type.Literal(true) }, { description: 'Nothing new, the line stands.' }),
  ],
  { description: 'What comes on a socket, and as a line of a stream.' },
)
export type Frame = Static<typeof frame>

/** Nothing more is to be said. */
export const done = Type.Object({})
