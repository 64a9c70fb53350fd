import { isJson } from '@grognard/umpire'
import type { Json, Seat } from '@grognard/umpire'
import type { Papers } from '../setting.ts'
import type { State } from '../state.ts'
import { playerOf } from '../players.ts'
import { afterBattle } from './after-battle.ts'
import { blankSheet, readSheet } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const sheetName = (seat: Seat): string => `commander-${seat}`

/**
 * [LOB-250] [LOB-260] The commanders' sheets with an ended battle on them; a seat that brought none
 * begins one. None where the career is not played.
 */
export function sheetsLeft(state: State, papers: Papers): Record<string, Json> {
  if (!state.options.career) return {}
  const seats = state.players.map(player => player.seat)
  return Object.fromEntries(seats.map(seat => [sheetName(seat), sheetAfter(state, papers, seat)]))
}

function sheetAfter(state: State, papers: Papers, seat: Seat): Json {
  const sheet: unknown = JSON.parse(
    JSON.stringify(afterBattle(sheetOf(state, papers, seat), state, seat)),
  )
  if (!isJson(sheet)) throw new Error('A commander\u2019s sheet must be plain data.')
  return sheet
}

function sheetOf(state: State, papers: Papers, seat: Seat): Sheet {
  const brought = papers[sheetName(seat)]
  return brought === undefined ? blankSheet('', playerOf(state, seat).nation) : readSheet(brought)
}
