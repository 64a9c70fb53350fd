import type { Seat } from '@grognard/umpire'
import { resultOf } from '../rally/ending.ts'
import { playerOf, sideOf } from '../players.ts'
import type { State, Strokes } from '../state.ts'
import { pointsEarned, strokeOfAttribute } from '../tables/attributes.ts'
import type { AttributeId } from '../tables/attributes.ts'
import { rankAt } from '../tables/ranks.ts'
import type { BattleEntry, BattleResult, Sheet } from './sheet.ts'

/**
 * [LOB-250] [LOB-251] The sheet with the battle on it. RangeError while the battle is not over; the
 * sheet given is left as it is.
 */
export function afterBattle(sheet: Sheet, state: State, seat: Seat): Sheet {
  const entry = entryFor(sheet, state, seat)
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

function entryFor(sheet: Sheet, state: State, seat: Seat): BattleEntry {
  const result = resultFor(state, seat)
  const { own, against, missionPoints } = pointsFor(state, seat)
  const change = changeBy(result, own, against)
  const strokes = { ...playerOf(state, seat).strokes }
  return {
    scenario: state.scenario,
    result,
    points: own,
    missionPoints,
    change,
    strokes,
    earned: earnedBy(strokes),
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
export function earnedBy(strokes: Strokes): Record<AttributeId, number> {
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
