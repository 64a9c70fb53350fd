import type { BaOptions } from './options.ts'
import type { Leg, Part } from './parts.ts'
import type { Terrain } from './terrain.ts'
import type { PointRule, VictoryRules } from './victory-rules.ts'

export function copyEach<Row>(rows: readonly Row[], copyOne: (row: Row) => Row): Row[] {
  const copies: Row[] = []
  for (const row of rows) copies.push(copyOne(row))
  return copies
}

export function copyOptions(options: BaOptions): BaOptions {
  return {
    measuring: options.measuring,
    retreatDirection: options.retreatDirection,
    placing: options.placing,
  }
}

/** Legs and lists of a part are its only depths. */
export function copyPart(part: Part): Part {
  if (part.kind === 'march') return { ...part, legs: copyEach(part.legs, copyLeg) }
  if (part.kind === 'manGuns') return { ...part, gunners: part.gunners.slice() }
  return { ...part }
}

function copyLeg(leg: Leg): Leg {
  return { kind: leg.kind, amount: leg.amount }
}

export function copyTerrain(terrain: Terrain): Terrain {
  return {
    id: terrain.id,
    kind: terrain.kind,
    name: terrain.name,
    points: terrain.points.slice(),
    level: terrain.level,
    look: terrain.look,
    width: terrain.width,
    obstacle: terrain.obstacle,
    cover: terrain.cover,
    edgeDepth: terrain.edgeDepth,
    edgeObstacle: terrain.edgeObstacle,
    edgeCover: terrain.edgeCover,
    isNonRicochet: terrain.isNonRicochet,
    crossing: terrain.crossing,
    capacity: terrain.capacity,
    isStrengthened: terrain.isStrengthened,
    isDestroyed: terrain.isDestroyed,
    builtBy: terrain.builtBy,
  }
}

export function copyVictory(rules: VictoryRules): VictoryRules {
  return {
    points: copyEach(rules.points, copyPointRule),
    suddenEnd: rules.suddenEnd && { percent: rules.suddenEnd.percent },
    startOwners: rules.startOwners.map(owner => ({ place: owner.place, seat: owner.seat })),
    levels: rules.levels.map(level => ({ ...level })),
  }
}

function copyPointRule(rule: PointRule): PointRule {
  const seats = rule.seats.slice()
  switch (rule.kind) {
    case 'holdBuilding':
      return { ...rule, seats, places: rule.places.slice() }
    case 'holdArea':
      return { ...rule, seats, places: rule.places.slice(), area: rule.area.slice() }
    case 'exited':
    case 'unitsBeyond':
      return { ...rule, seats, disorders: rule.disorders.slice(), arms: rule.arms.slice() }
    default:
      return { ...rule, seats }
  }
}
