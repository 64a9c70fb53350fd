import type { Message, Seat } from '@grognard/umpire'
import { ashore, isInTheAir } from '../model/air.ts'
import { inDegrees, inMillimetres } from '../model/measures.ts'
import { scoreOf } from '../model/score.ts'
import type { Aircraft, SeaUnit, State } from '../model/state.ts'
import { cardOf, isAfloat, nameOf } from '../model/units.ts'
import { nameOfCard } from '../model/names.ts'

/** The battle in words, for a terminal or a screen reader; the seat's own units first. */
export function status(view: State, seat: Seat): Message[] {
  const own = view.units.filter(unit => unit.seat === seat)
  const others = view.units.filter(unit => unit.seat !== seat)
  const units = [...own, ...others]
  return [
    ...ownWords(view),
    {
      key: 'was.show.turnOf',
      values: { turn: Math.max(1, view.turn), limit: view.rules.turnLimit },
    },
    ...view.players.map(player => ({
      key: 'was.show.score',
      values: { seat: { key: `seat.${player.seat}` }, score: scoreOf(view, player.seat) },
    })),
    ...units.filter(isAfloat).map(unit => unitLine(view, unit)),
    ...[true, false].flatMap(isOwn =>
      view.aircraft
        .filter(plane => (plane.seat === seat) === isOwn)
        .map(plane => planeLine(view, plane)),
    ),
    ...units.filter(unit => !isAfloat(unit)).map(unit => goneLine(view, unit)),
  ]
}

/** What a file of a player's own calls its battle and says of it. */
function ownWords({ title, about }: State): Message[] {
  return [title, about]
    .filter(text => text !== '')
    .map(name => ({ key: 'file.words', values: { name } }))
}

function unitLine(view: State, unit: SeaUnit): Message {
  const card = cardOf(view, unit)
  return {
    key: 'was.status.unit',
    values: {
      name: nameOfCard(card),
      type: { key: `was.type.${card.type}` },
      seat: { key: `seat.${unit.seat}` },
      x: inMillimetres(unit.x),
      y: inMillimetres(unit.y),
      degrees: inDegrees(unit.heading),
      hull: unit.hull,
      of: card.hull,
    },
  }
}

function planeLine(view: State, plane: Aircraft): Message {
  const isShown = isInTheAir(plane)
  return {
    key: isShown ? 'was.status.planeAt' : 'was.status.plane',
    values: {
      name: nameOf(view, plane.id),
      type: { key: `was.type.${cardOf(view, plane).type}` },
      seat: { key: `seat.${plane.seat}` },
      state: stateOf(view, plane),
      ...(isShown && { x: inMillimetres(plane.x), y: inMillimetres(plane.y) }),
    },
  }
}

function stateOf(view: State, { status, rearming, home }: Aircraft): Message {
  if (isOnGround(status) && rearming > 0) return { key: 'was.plane.rearming' }
  if (!isOnGround(status)) return { key: `was.plane.${status}` }
  return home === ashore
    ? { key: 'was.plane.ashore' }
    : { key: 'was.plane.aboard', values: { home: nameOf(view, home) } }
}

function isOnGround(status: Aircraft['status']): boolean {
  return status === 'ready' || status === 'resting'
}

function goneLine(view: State, unit: SeaUnit): Message {
  return {
    key: 'was.status.gone',
    values: { name: nameOf(view, unit.id), fate: { key: `was.fate.${unit.status}` } },
  }
}
