import type { Command, Group, GroupOrder } from '../command/command.ts'
import type { Kind, Seat } from '../kind.ts'
import type { Catalogue, Faces, Language } from '../message.ts'
import type { Piece } from '../picture.ts'
import type { Playable } from '../playable.ts'
import type { Display, Rules, Ruleset, Secrecy } from '../ruleset.ts'
import { isOrderKind, rulesOfKind } from '../order-rules.ts'
import { mostCommanders, seatsOfSide, sideOfSeat } from './commander.ts'
import { doctrineForMany } from './shared-doctrine.ts'
import { lensOf } from './lens.ts'
import type { Lens } from './lens.ts'
import { furtherCommander } from './messages.ts'
import { orderForMany } from './shared-orders.ts'
import { sequenceForMany } from './shared-sequence.ts'
import type { Asked, SharedCommand } from './shared-command.ts'

/**
 * A ruleset of sides, each of which several people may share. It goes on knowing sides alone: what a
 * commander orders is judged and carried out as his side's, where its pieces are his own.
 */
export function commandedByMany<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(
  ruleset: Ruleset<State, Order, Event, Id>,
  shared: SharedCommand<State, Order, Id>,
): Ruleset<State, Order, Event, Id> {
  const lens = lensOf(ruleset, shared)
  const { command } = ruleset
  const whole: Ruleset<State, Order, Event, Id> = {
    ...ruleset,
    messages: messagesForMany(ruleset.messages),
    rules: rulesForMany(ruleset, lens, shared),
    secrecy: secrecyForMany(ruleset.secrecy, lens),
    display: displayForMany(ruleset.display, lens, shared),
    players: {
      ...ruleset.players,
      doctrine: doctrineForMany(ruleset.players.doctrine, lens, () => whole),
    },
    ...(command && { command: commandForMany(command, lens) }),
  }
  return whole
}

function rulesForMany<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(
  ruleset: Ruleset<State, Order, Event, Id>,
  lens: Lens<State, Order>,
  shared: SharedCommand<State, Order, Id>,
): Rules<State, Order, Event, Id> {
  const { rules } = ruleset
  const { allies } = rules
  const byStep: Readonly<Record<string, Asked<State> | undefined>> = shared.asked ?? {}
  const sequence = Object.entries(rules.sequence).map(([name, steps]) => [
    name,
    sequenceForMany(steps, lens, step => byStep[step]),
  ])
  const orders = Object.keys(rules.orders)
    .filter(kind => isOrderKind(ruleset, kind))
    .map(kind => [kind, orderForMany(kind, rulesOfKind(ruleset, kind), lens)])
  return {
    ...rules,
    sequence: Object.fromEntries(sequence) as typeof rules.sequence,
    // Each kind keeps the rules of its own kind.
    orders: Object.fromEntries(orders) as typeof rules.orders,
    seats: state =>
      lens.isPlain(state)
        ? rules.seats(state)
        : rules.seats(state).flatMap(side => lens.seatsOf(state, side)),
    allies: (state, seat) => {
      const side = sideOfSeat(seat)
      const own = allies?.(state, side) ?? [side]
      return lens.isPlain(state) ? own : own.flatMap(one => lens.seatsOf(state, one))
    },
  }
}

/** Those of a side know alike. */
function secrecyForMany<State extends Playable, Order extends Kind, Event>(
  { view, sharedView, redact, determinize }: Secrecy<State, Event>,
  lens: Lens<State, Order>,
): Secrecy<State, Event> {
  return {
    view: (state, seat) => view(state, sideOfSeat(seat)),
    // Search looks at every step: where nobody shares a side, the seat is one.
    ...(sharedView && {
      sharedView: (state, seat) => sharedView(state, lens.isPlain(state) ? seat : sideOfSeat(seat)),
    }),
    redact: (event, seat) => redact(event, sideOfSeat(seat)),
    determinize: (seen, seat, dice) => determinize(seen, sideOfSeat(seat), dice),
  }
}

function displayForMany<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(
  display: Display<State, Event>,
  lens: Lens<State, Order>,
  shared: SharedCommand<State, Order, Id>,
): Display<State, Event> {
  const { pieces, clock, talk, advice, orderSheets } = display
  const owned = (state: State, all: Piece[]): Piece[] =>
    lens.isPlain(state)
      ? all
      : all.map(piece => ({ ...piece, seat: shared.commanderOf(state, piece.id) ?? piece.seat }))
  return {
    ...display,
    picture(state) {
      const picture = display.picture(state)
      return { ...picture, pieces: owned(state, picture.pieces) }
    },
    ...(pieces && { pieces: state => owned(state, pieces(state)) }),
    faces: (state, attachments) => ({
      ...display.faces?.(state, attachments),
      ...facesOf(state, shared),
    }),
    status: (view, seat) => display.status(view, sideOfSeat(seat)),
    ...(clock && { clock: (view, seat) => clock(view, sideOfSeat(seat)) }),
    ...(talk && { talk: (view, seat) => talk(view, sideOfSeat(seat)) }),
    ...(advice && { advice: (view, seat) => advice(view, sideOfSeat(seat)) }),
    ...(orderSheets && {
      orderSheets: (view, seat) =>
        orderSheets(view, sideOfSeat(seat)).filter(
          ({ piece }) => lens.isPlain(view) || lens.colleagueOf(view, seat, piece) === null,
        ),
    }),
  }
}

/** The senior goes by the name of his side; who has nothing to command yet by the side's and a number. */
function facesOf<State extends Playable, Order extends Kind, Id extends string>(
  state: State,
  { commanders, faceOf }: SharedCommand<State, Order, Id>,
): Faces {
  const others = commanders(state).filter(one => one.seat !== one.side && one.charge.length > 0)
  return Object.fromEntries(others.map(one => [`seat.${one.seat}`, faceOf(state, one)]))
}

/** Bodies of own pieces alone. */
function commandForMany<State extends Playable, Order extends Kind>(
  command: Command<State, Order>,
  lens: Lens<State, Order>,
): Command<State, Order> {
  const ofSide = (group: Group<State>): Group<State> => ({ ...group, seat: sideOfSeat(group.seat) })
  const orders = Object.entries(command.orders).map(
    ([id, order]): [string, GroupOrder<State, Order>] => {
      const { leads, inTurn } = order
      return [
        id,
        {
          ...order,
          orders: (group, piece) => order.orders(ofSide(group), piece),
          ...(leads && { leads: (group, piece) => leads(ofSide(group), piece) }),
          ...(inTurn && { inTurn: group => inTurn(ofSide(group)) }),
        },
      ]
    },
  )
  return {
    formations(view, seat) {
      const bodies = command.formations(view, sideOfSeat(seat))
      if (lens.isPlain(view)) return bodies
      const isOwn = (piece: string) => lens.colleagueOf(view, seat, piece) === null
      return bodies
        .map(body => ({ ...body, pieces: body.pieces.filter(isOwn) }))
        .filter(({ pieces }) => pieces.length > 1)
    },
    orders: Object.fromEntries(orders),
  }
}

/** Where a battle has no better name for them, further commanders go by their side and a number. */
function messagesForMany(messages: Record<Language, Catalogue>): Record<Language, Catalogue> {
  const ofLanguage = (language: Language): Catalogue => {
    const names = Object.entries(messages[language]).flatMap(([key, name]) =>
      namesOf(key, name, language),
    )
    return { ...messages[language], ...Object.fromEntries(names) }
  }
  return { en: ofLanguage('en'), de: ofLanguage('de'), da: ofLanguage('da') }
}

function namesOf(key: string, name: string, language: Language): [string, string][] {
  const [, side, sentence = ''] = /^seat\.([^.]+)(\.sentence)?$/.exec(key) ?? []
  if (side === undefined) return []
  return seatsOfSide(side, mostCommanders).flatMap((seat: Seat, at): [string, string][] =>
    at === 0 ? [] : [[`seat.${seat}${sentence}`, furtherCommander(language, name, at + 1)]],
  )
}
