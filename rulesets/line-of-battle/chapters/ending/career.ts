import { isJson } from '@grognard/umpire'
import type { Json, Seat } from '@grognard/umpire'
import { pointsEarned, rankAt, strokeOfAttribute } from '../../book/tables/points.ts'
import type { AttributeId } from '../../book/tables/points.ts'
import { playerOf, sideOf } from '../../model/players.ts'
import { blankSheet, readSheet, sheetName } from '../../model/sheet.ts'
import type { BattleEntry, BattleResult, Sheet } from '../../model/sheet.ts'
import type { Attachments, State, Strokes } from '../../model/state.ts'
import { resultOf } from './ending.ts'

/**
 * [LOB-250] [LOB-251] The sheet with the battle on it. [LOB-254] A campaign adds its mission points
 * for tasks of its own. RangeError while the battle is not over; the sheet given is left as it is.
 */
export function afterBattle(sheet: Sheet, state: State, seat: Seat, forTasks = 0): Sheet {
  const entry = entryFor(sheet, state, seat, forTasks)
  return {
    name: sheet.name,
    nation: sheet.nation,
    points: sheet.points + entry.change,
    rank: entry.rank,
    attributes: grown(sheet.attributes, entry.earned),
    battles: [...sheet.battles, entry],
    notes: [...sheet.notes],
  }
}

function entryFor(sheet: Sheet, state: State, seat: Seat, forTasks: number): BattleEntry {
  const result = resultFor(state, seat)
  const counted = pointsFor(state, seat)
  const { against } = counted
  const own = counted.own + forTasks
  const missionPoints = counted.missionPoints + forTasks
  const change = changeBy(result, own, against)
  const strokes = { ...playerOf(state, seat).strokes }
  return {
    scenario: state.scenario,
    result,
    points: own,
    missionPoints,
    change,
    strokes,
    earned: attributesEarned(strokes),
    rank: rankAfter(sheet, sheet.points + change),
  }
}

function resultFor(state: State, seat: Seat): BattleResult {
  if (state.outcome === null) throw new RangeError('The battle is not over.')
  const { winners } = state.outcome
  if (winners.length === 0) return 'drawn'
  return winners.includes(seat) ? 'won' : 'lost'
}

/** [LOB-254] Mission points are among the victory points. */
function pointsFor(state: State, seat: Seat) {
  const side = sideOf(state, seat)
  const { points, missionPoints } = resultOf(state)
  return {
    own: points[side] ?? 0,
    against: points[1 - side] ?? 0,
    missionPoints: missionPoints[side] ?? 0,
  }
}

/** [LOB-252] Own points are added; a defeat takes the difference off instead. */
function changeBy(result: BattleResult, own: number, against: number): number {
  return result === 'lost' ? Math.min(0, own - against) : own
}

/** [LOB-253] A rank once reached is kept. */
function rankAfter(sheet: Sheet, points: number): number {
  return Math.max(sheet.rank, rankAt(points))
}

/** [LOB-260] [LOB-261] Ten strokes of one kind make a point of its attribute; the rest lapses. */
export function attributesEarned(strokes: Strokes): Record<AttributeId, number> {
  return {
    melee: pointsEarned(strokes[strokeOfAttribute.melee]),
    bearing: pointsEarned(strokes[strokeOfAttribute.bearing]),
    navigation: pointsEarned(strokes[strokeOfAttribute.navigation]),
    gunnery: pointsEarned(strokes[strokeOfAttribute.gunnery]),
  }
}

function grown(
  old: Record<AttributeId, number>,
  earned: Record<AttributeId, number>,
): Record<AttributeId, number> {
  return {
    melee: old.melee + earned.melee,
    bearing: old.bearing + earned.bearing,
    navigation: old.navigation + earned.navigation,
    gunnery: old.gunnery + earned.gunnery,
  }
}

/**
 * [LOB-250] [LOB-260] The commanders' sheets with an ended battle on them; a seat that brought none
 * begins one. None where the career is not played.
 */
export function sheetsLeft(state: State, attachments: Attachments): Record<string, Json> {
  if (!state.options.career) return {}
  const seats = state.players.map(player => player.seat)
  return Object.fromEntries(
    seats.map(seat => [sheetName(seat), sheetAfter(state, attachments, seat)]),
  )
}

function sheetAfter(state: State, attachments: Attachments, seat: Seat): Json {
  const sheet: unknown = JSON.parse(
    JSON.stringify(afterBattle(sheetOf(state, attachments, seat), state, seat)),
  )
  if (!isJson(sheet)) throw new Error('A commander\u2019s sheet must be plain data.')
  return sheet
}

function sheetOf(state: State, attachments: Attachments, seat: Seat): Sheet {
  const brought = attachments[sheetName(seat)]
  return brought === undefined ? blankSheet('', playerOf(state, seat).nation) : readSheet(brought)
}
