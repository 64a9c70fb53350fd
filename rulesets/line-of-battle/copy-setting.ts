import type { LobOptions } from './options.ts'
import type { Area, Objective, ScenarioRules, Terrain } from './setting.ts'
import type { Card } from './tables/ships.ts'

/** Copies of what the scenario and the players settle before the battle, each a fresh literal. */
export function copyOptions(options: LobOptions): LobOptions {
  return {
    actionPoints: options.actionPoints,
    noGo30: options.noGo30,
    targetSize: options.targetSize,
    nations: options.nations,
    career: options.career,
    moralePass: options.moralePass,
    weatherShift: options.weatherShift,
    criticalOn: options.criticalOn,
    criticalOtherAmmo: options.criticalOtherAmmo,
    failedRescueFallsBackTo: options.failedRescueFallsBackTo,
    counterFire: options.counterFire,
    multipliers: options.multipliers,
    windToleranceDeg: options.windToleranceDeg,
    resultLabels: options.resultLabels,
    hullsBlockFire: options.hullsBlockFire,
    convoyExit: options.convoyExit,
    tieInMelee: options.tieInMelee,
    measure: options.measure,
    scale: options.scale,
  }
}

export function copyRules(rules: ScenarioRules): ScenarioRules {
  return {
    turnLimit: rules.turnLimit,
    deployment: rules.deployment,
    victory: rules.victory,
    points: rules.points.slice(),
    fleets: rules.fleets,
    isDoubleLoaded: rules.isDoubleLoaded.slice(),
    areas: copyEach(rules.areas, copyArea),
    hasCommonHeading: rules.hasCommonHeading.slice(),
    exitEdges: rules.exitEdges.slice(),
    entrance: rules.entrance
      ? { edge: rules.entrance.edge, from: rules.entrance.from, to: rules.entrance.to }
      : null,
    hasRandomWeather: rules.hasRandomWeather,
    hasRandomHour: rules.hasRandomHour,
    hasRandomWind: rules.hasRandomWind,
    chooser: rules.chooser,
    canRecentre: rules.canRecentre,
    missionPoints: rules.missionPoints,
    leastLead: rules.leastLead,
  }
}

export function copyCard(card: Card): Card {
  return {
    id: card.id,
    name: card.name,
    points: card.points,
    actionPoints: card.actionPoints,
    move: card.move,
    turning: card.turning,
    draught: card.draught,
    morale: card.morale,
    firepower: card.firepower,
    size: card.size,
    hull: card.hull,
    sails: card.sails,
    crew: card.crew,
    isShipOfTheLine: card.isShipOfTheLine,
    canCross: card.canCross,
    length: card.length,
    beam: card.beam,
  }
}

export function copyTerrain(row: Terrain): Terrain {
  return { kind: row.kind, name: row.name, polygon: row.polygon.slice(), depth: row.depth }
}

export function copyObjective(row: Objective): Objective {
  return { id: row.id, name: row.name, x: row.x, y: row.y, priority: row.priority }
}

function copyArea(area: Area): Area {
  return {
    side: area.side,
    isForMerchantmen: area.isForMerchantmen,
    x: area.x,
    y: area.y,
    width: area.width,
    height: area.height,
  }
}

export function copyEach<Row>(rows: readonly Row[], copyRow: (row: Row) => Row): Row[] {
  const copies: Row[] = []
  for (const row of rows) copies.push(copyRow(row))
  return copies
}
