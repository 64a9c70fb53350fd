import type { Message, Seat } from '@grognard/umpire'
import { inDegrees, inMillimetres } from '../model/measures.ts'
import { scoreOf } from '../model/score.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { cardOf, isAfloat, nameOf } from '../model/units.ts'

/** The battle in words, for a terminal or a screen reader; the seat's own units first. */
export function status(view: State, seat: Seat): Message[] {
  const own = view.units.filter(unit => unit.seat === seat)
  const others = view.units.filter(unit => unit.seat !== seat)
  const units = [...own, ...others]
  return [
    {
      key: 'was.show.turnOf',
      values: { turn: Math.max(1, view.turn), limit: view.rules.turnLimit },
    },
    ...view.players.map(player => ({
      key: 'was.show.score',
      values: { seat: { key: `seat.${player.seat}` }, score: scoreOf(view, player.seat) },
    })),
    ...units.filter(isAfloat).map(unit => unitLine(view, unit)),
    ...units.filter(unit => !isAfloat(unit)).map(unit => goneLine(view, unit)),
  ]
}

function unitLine(view: State, unit: SeaUnit): Message {
  const card = cardOf(view, unit)
  return {
    key: 'was.status.unit',
    values: {
      name: card.name,
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

function goneLine(view: State, unit: SeaUnit): Message {
  return {
    key: 'was.status.gone',
    values: { name: nameOf(view, unit.id), fate: { key: `was.fate.${unit.status}` } },
  }
}
