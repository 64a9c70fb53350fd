import { copyEach } from '@grognard/umpire'
import type { Leg, OrderClause } from './clauses.ts'
import type { Terrain } from './setting.ts'
import type { Arrival, Doing, FiredAt, Formation, Gun, Rest, Unit, Work } from './unit.ts'

/** Legs and lists of a part are its only depths. */
export function copyClause(clause: OrderClause): OrderClause {
  if (clause.kind === 'march') return { ...clause, legs: copyEach(clause.legs, copyLeg) }
  if (clause.kind === 'manGuns') return { ...clause, gunners: clause.gunners.slice() }
  return { ...clause }
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

export function copyUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    seat: unit.seat,
    nation: unit.nation,
    name: unit.name,
    arm: unit.arm,
    isLight: unit.isLight,
    hasLances: unit.hasLances,
    isTrained: unit.isTrained,
    hasPioneers: unit.hasPioneers,
    weapon: unit.weapon,
    status: unit.status,
    arrival: unit.arrival && copyArrival(unit.arrival),
    leaving: unit.leaving && {
      edge: unit.leaving.edge,
      along: unit.leaving.along,
      turn: unit.leaving.turn,
    },
    valeur: unit.valeur,
    startingValeur: unit.startingValeur,
    valeurWonBack: unit.valeurWonBack,
    original: unit.original,
    figures: unit.figures,
    squadrons: unit.squadrons,
    guns: copyEach(unit.guns, copyGun),
    chief: unit.chief,
    mother: unit.mother,
    soutienOf: unit.soutienOf,
    partOf: unit.partOf,
    splitInTown: unit.splitInTown,
    refuge: unit.refuge,
    building: unit.building,
    walls: unit.walls && { width: unit.walls.width, depth: unit.walls.depth },
    formation: copyFormation(unit.formation),
    x: unit.x,
    y: unit.y,
    heading: unit.heading,
    disorder: unit.disorder,
    disorderedIn: unit.disorderedIn,
    supply: unit.supply,
    supplyRolls: unit.supplyRolls,
    hasFought: unit.hasFought,
    chargedIn: unit.chargedIn,
    targets: copyEach(unit.targets, copyFiredAt),
    attackedIn: unit.attackedIn,
    defendedIn: unit.defendedIn,
    routedEnemyIn: unit.routedEnemyIn,
    firedIn: unit.firedIn,
    movedIn: unit.movedIn,
    rest: unit.rest && copyRest(unit.rest),
    work: unit.work && copyWork(unit.work),
    failedOrder: unit.failedOrder && { key: unit.failedOrder.key, inRow: unit.failedOrder.inRow },
    failedReorganising: unit.failedReorganising,
    doing: copyDoing(unit.doing),
  }
}

function copyFormation(formation: Formation): Formation {
  return {
    kind: formation.kind,
    front: formation.front,
    gap: formation.gap,
  }
}

export function copyArrival(arrival: Arrival): Arrival {
  return {
    turn: arrival.turn,
    x: arrival.x,
    y: arrival.y,
    heading: arrival.heading,
  }
}

function copyDoing(doing: Doing): Doing {
  return {
    continuedFire: doing.continuedFire,
    fired: doing.fired,
    hasCanister: doing.hasCanister,
    split: doing.split,
    reformed: doing.reformed,
    moved: doing.moved,
    marched: doing.marched,
    sinceAbout: doing.sinceAbout,
    rate: doing.rate,
    passedThrough: doing.passedThrough,
    pressedBack: doing.pressedBack,
    hasStopped: doing.hasStopped,
    fought: doing.fought,
    hasAdvanced: doing.hasAdvanced,
    hasPivoted: doing.hasPivoted,
    hasTurnedAbout: doing.hasTurnedAbout,
    orderRolled: doing.orderRolled,
    disordered: doing.disordered,
    forced: doing.forced,
  }
}

function copyGun(gun: Gun): Gun {
  return {
    id: gun.id,
    pounder: gun.pounder,
    isHorse: gun.isHorse,
    gunners: gun.gunners,
  }
}

function copyFiredAt(firedAt: FiredAt): FiredAt {
  return {
    target: firedAt.target,
    turn: firedAt.turn,
    x: firedAt.x,
    y: firedAt.y,
  }
}

function copyRest(rest: Rest): Rest {
  return {
    since: rest.since,
    goal: rest.goal,
    turns: rest.turns,
  }
}

function copyWork(work: Work): Work {
  return {
    kind: work.kind,
    terrain: work.terrain,
    x: work.x,
    y: work.y,
    heading: work.heading,
    isBegun: work.isBegun,
    turns: work.turns,
    failedInRow: work.failedInRow,
  }
}
