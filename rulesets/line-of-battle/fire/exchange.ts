import { noteStroke } from '../points/strokes.ts'
import type { LobTable } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Exchange, Shot, State } from '../state.ts'
import { crossingFactor, crossingEnd } from './crossing.ts'
import { isWasted } from './wasted.ts'

/** The exchange of shots in progress. Throws where there is none. */
export function exchangeOf(state: State): Exchange {
  if (!state.exchange) throw new Error('No shots are being exchanged.')
  return state.exchange
}

/** The shot that provoked the exchange. */
export function firstShot(state: State): Shot {
  const shot = exchangeOf(state).shots[0]
  if (!shot) throw new Error('The exchange has no shot yet.')
  return shot
}

/** The shot being worked out: the last one of the exchange. */
export function shotInHand(state: State): Shot {
  return exchangeOf(state).shots.at(-1) ?? firstShot(state)
}

/** [LOB-135] The announced broadside is fired, from a crossing position where it lies in one. */
export function openShot(table: LobTable): void {
  noteCrossing(table)
  table.interrupt('shot')
}

/** [LOB-108] [LOB-111] A shot that is fired across bow or stern; one a ship and turn is logged. */
function noteCrossing(table: LobTable): void {
  const { state } = table
  const { shooter: id, target } = firstShot(state)
  const shooter = shipOf(state, id)
  const end = crossingEnd(state, shooter, shipOf(state, target))
  if (end === null || isWasted(state, firstShot(state))) return
  const { rescue } = exchangeOf(state)
  const factor = crossingFactor(state, rescue)
  if (factor === 1) return
  const isStroke = rescue !== 'passed' && !shooter.isCrossingNoted
  table.emit({ kind: 'crossed', shooter: id, target, end, factor, isStroke })
  if (isStroke) noteStroke(table, shooter.seat, 'manoeuvre')
}

/** [LOB-159] Both shots have had their effect. */
export function closeExchange(table: LobTable): void {
  table.emit({ kind: 'exchangeClosed' })
}
