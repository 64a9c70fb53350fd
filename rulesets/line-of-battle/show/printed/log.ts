import { firstOf } from '@grognard/umpire'
import type { Cell, PrintedCard, PrintedForm, PrintedSheet, PrintRequest } from '@grognard/umpire'
import { strokesPerPoint } from '../../book/tables/points.ts'
import { dayMinutes, lightAt, turnMinutes } from '../../book/tables/rally.ts'
import { clockTime } from '../../model/measures.ts'
import type { Player, State, Strokes } from '../../model/state.ts'
import { said } from './words.ts'

const strokeIds = ['melee', 'morale', 'manoeuvre', 'fullHit', 'flag'] as const

/** Boxes for strokes of a kind; more than anybody has earned in one battle, and two lines of ten. */
const strokeBoxes = 2 * strokesPerPoint

/** [LOB-012] The open log of a battle: hour, weather, wind and events, and the strokes of each seat. */
export function logSheets({ state, condition }: PrintRequest<State>): PrintedSheet[] {
  const stands = condition === 'asItStands'
  const players = state
    ? state.players.map(player => strokesCard(player, stands))
    : [blankCard(0), blankCard(1)]
  return [{ title: said('log'), parts: [...players, turnsForm(state, stands)] }]
}

function blankCard(side: number): PrintedCard {
  const none = { melee: 0, morale: 0, manoeuvre: 0, fullHit: 0, flag: 0 }
  return cardOf({ key: side === 0 ? 'seat.a' : 'seat.b' }, side, none)
}

function strokesCard({ seat, side, strokes }: Player, stands: boolean): PrintedCard {
  const none = { melee: 0, morale: 0, manoeuvre: 0, fullHit: 0, flag: 0 }
  return cardOf({ key: `seat.${seat}` }, side, stands ? strokes : none)
}

/** [LOB-260] A heavy stroke stands where a point is earned. */
function cardOf(title: Cell, side: number, strokes: Strokes): PrintedCard {
  const boxes = strokeIds.map(id => ({
    name: { key: `lob.stroke.${id}` },
    of: strokeBoxes,
    struck: firstOf(Math.min(strokeBoxes, strokes[id])),
    strokes: [strokesPerPoint],
  }))
  return { part: 'card', title, subtitle: [said('log.strokes')], side, facts: [], boxes }
}

function turnsForm(state: State | null, stands: boolean): PrintedForm {
  const pools = state?.options.actionPoints ? state.players : []
  return {
    part: 'form',
    title: said('log.turns'),
    columns: [
      { head: said('log.turn'), share: 0.7 },
      { head: said('log.hour'), share: 1 },
      { head: said('log.light'), share: 1.1 },
      { head: said('log.weather'), share: 1.1 },
      { head: said('log.wind'), share: 1 },
      ...pools.map(({ seat }) => ({
        head: said('log.pool', { seat: { key: `seat.${seat}` } }),
        share: 1.2,
      })),
      { head: said('log.events'), share: 6 },
    ],
    rows: state ? turnRows(state, stands ? Math.max(1, state.turn) : 1) : [],
    empty: 'page',
  }
}

/** [LOB-033] [LOB-034] The hour and its light, where the scenario and not the dice has set it. */
function turnRows(state: State, first: number): Cell[][] {
  const { turnLimit, hasRandomHour } = state.rules
  const isOpen = state.turn === 0 && hasRandomHour
  return Array.from({ length: turnLimit - first + 1 }, (_, index) => {
    const turn = first + index
    if (isOpen) return [turn]
    const clock = clockIn(state, turn)
    return [turn, clockTime(clock), { key: `lob.light.${lightAt(clock)}` }]
  })
}

/** [LOB-209] The hour of a turn to come, or of one that is over. */
function clockIn({ clock, turn: now }: State, turn: number): number {
  const later = (turn - Math.max(1, now)) * turnMinutes
  return (((clock + later) % dayMinutes) + dayMinutes) % dayMinutes
}
