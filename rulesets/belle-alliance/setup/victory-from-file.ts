import type { Seat } from '@grognard/umpire'
import type { PointsFile, VictoryFile } from '../scenarios/file.ts'
import type { PointRule, VictoryRules } from '../victory-rules.ts'
import { arms } from '../tables/arms.ts'
import { disorders } from '../tables/disorder.ts'
import { lengthOf, pointsOf } from './lengths.ts'

/** Turns of the longest battle, for a rule that holds to its end. */
const NEVER = 1000

/** [BA-Q-34] The scenario's own victory rules; what is left out of a row means no limit. */
export function victoryFrom(file: VictoryFile, seats: readonly Seat[]): VictoryRules {
  return {
    points: file.points.map(row => pointRuleFrom(row, seats)),
    suddenEnd: file.suddenEndPercent === undefined ? null : { percent: file.suddenEndPercent },
    startOwners: (file.startOwners ?? []).map(({ place, seat }) => ({ place, seat })),
    levels: file.levels.map(({ least, most, seat, grade }) => ({ least, most, seat, grade })),
  }
}

function pointRuleFrom(row: PointsFile, both: readonly Seat[]): PointRule {
  const { when, points } = row
  const base = { seats: [...(row.seats ?? both)], when, points }
  const places = [...(row.places ?? [])]
  const { kind } = row
  switch (kind) {
    case 'holdBuilding':
      return { ...base, kind, places }
    case 'holdArea':
      return { ...base, kind, places, area: pointsOf(row.area ?? []), fromTurn: row.fromTurn ?? 1 }
    case 'unitInDisorder':
      return { ...base, kind, disorder: row.disorder ?? 'U' }
    case 'exited':
      return { ...base, kind, ...exitOf(row), ...whoOf(row) }
    case 'unitsBeyond':
      return { ...base, kind, ...limitsOf(row, base.seats[0] ?? ''), ...whoOf(row) }
    case 'prisoners':
    case 'losses':
      return { ...base, kind, per: row.per ?? 1 }
    default:
      return { ...base, kind }
  }
}

function exitOf(row: PointsFile) {
  return {
    edge: row.edge ?? ('north' as const),
    from: lengthOf(row.from ?? 0),
    to: lengthOf(row.to ?? 0),
    fromTurn: row.fromTurn ?? 1,
    untilTurn: row.untilTurn ?? NEVER,
  }
}

function limitsOf(row: PointsFile, seat: Seat) {
  const below = row.below === undefined ? null : lengthOf(row.below)
  const above = row.above === undefined ? null : lengthOf(row.above)
  return { of: row.of ?? seat, axis: row.axis ?? ('x' as const), below, above }
}

function whoOf(row: PointsFile) {
  return { disorders: [...(row.disorders ?? disorders)], arms: [...(row.arms ?? arms)] }
}
