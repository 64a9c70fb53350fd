import { copyOutcome, copyPlace } from '@grognard/umpire'
import { copyEach, copyOptions, copyPart, copyTerrain, copyVictory } from './copy-setting.ts'
import type {
  Advance,
  Arrival,
  Attack,
  Carried,
  Doing,
  Engaged,
  Fire,
  FiredAt,
  ForcedMove,
  Formation,
  Gun,
  Helper,
  Reorganising,
  Rest,
  Score,
  Sheet,
  Side,
  SidePenalty,
  Staff,
  State,
  Unit,
  Work,
} from './state.ts'

/** Fresh literals all the way down; the compiler reports a field that is left out. */
export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    scenario: state.scenario,
    options: copyOptions(state.options),
    year: state.year,
    width: state.width,
    height: state.height,
    turn: state.turn,
    lastTurn: state.lastTurn,
    clock: state.clock,
    sides: copyEach(state.sides, copySide),
    terrain: copyEach(state.terrain, copyTerrain),
    units: copyEach(state.units, copyUnit),
    staff: copyEach(state.staff, copyStaff),
    sheets: copyEach(state.sheets, copySheet),
    attacks: copyEach(state.attacks, copyAttack),
    fires: copyEach(state.fires, copyFire),
    helpers: copyEach(state.helpers, copyHelper),
    advances: copyEach(state.advances, copyAdvance),
    forced: copyEach(state.forced, copyForcedMove),
    carried: copyEach(state.carried, copyCarried),
    reorganising: copyEach(state.reorganising, copyReorganising),
    penalties: copyEach(state.penalties, copySidePenalty),
    engaged: copyEach(state.engaged, copyEngaged),
    victory: copyVictory(state.victory),
    score: copyScore(state.score),
  }
}

function copySide(side: Side): Side {
  return {
    seat: side.seat,
    name: side.name,
    deployZone: side.deployZone.slice(),
    hasDeployed: side.hasDeployed,
    hasSealed: side.hasSealed,
  }
}

function copyFormation(formation: Formation): Formation {
  return {
    kind: formation.kind,
    front: formation.front,
    gap: formation.gap,
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

function copyArrival(arrival: Arrival): Arrival {
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
    inObstacle: doing.inObstacle,
    hasStopped: doing.hasStopped,
    fought: doing.fought,
    hasAdvanced: doing.hasAdvanced,
    hasPivoted: doing.hasPivoted,
    hasTurnedAbout: doing.hasTurnedAbout,
    orderRolled: doing.orderRolled,
    disordered: doing.disordered,
    forced: doing.forced,
    transferred: doing.transferred,
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

function copyStaff(staff: Staff): Staff {
  return {
    id: staff.id,
    seat: staff.seat,
    kind: staff.kind,
    name: staff.name,
    over: staff.over,
    level: staff.level,
    quality: staff.quality,
    status: staff.status,
    arrival: staff.arrival && copyArrival(staff.arrival),
    x: staff.x,
    y: staff.y,
    heading: staff.heading,
    contact: staff.contact,
    failedReplacements: staff.failedReplacements,
    triedIn: staff.triedIn,
    lastMove: staff.lastMove,
  }
}

function copySheet(sheet: Sheet): Sheet {
  return {
    unit: sheet.unit,
    seat: sheet.seat,
    parts: copyEach(sheet.parts, copyPart),
    result: sheet.result,
  }
}

function copyAttack(attack: Attack): Attack {
  return {
    unit: attack.unit,
    target: attack.target,
    againstPosition: attack.againstPosition,
    terrain: attack.terrain,
    isCharge: attack.isCharge,
    isContinued: attack.isContinued,
    ifMet: attack.ifMet,
    met: attack.met,
    state: attack.state,
  }
}

export function copyFire(fire: Fire): Fire {
  return {
    unit: fire.unit,
    part: fire.part,
    figures: fire.figures,
    guns: fire.guns.slice(),
    target: fire.target,
    x: fire.x,
    y: fire.y,
    isRanging: fire.isRanging,
    isHidden: fire.isHidden,
    phase: fire.phase,
    isShown: fire.isShown,
    lost: fire.lost,
  }
}

export function copyHelper(helper: Helper): Helper {
  return {
    unit: helper.unit,
    kind: helper.kind,
    of: helper.of,
    against: helper.against,
    isShown: helper.isShown,
  }
}

export function copyAdvance(advance: Advance): Advance {
  return {
    unit: advance.unit,
    pivot: advance.pivot,
    distance: advance.distance,
    target: advance.target,
    building: advance.building,
    isShown: advance.isShown,
  }
}

export function copyForcedMove(forcedMove: ForcedMove): ForcedMove {
  return {
    unit: forcedMove.unit,
    degree: forcedMove.degree,
    cause: forcedMove.cause,
    fromX: forcedMove.fromX,
    fromY: forcedMove.fromY,
    also: forcedMove.also.map(({ x, y }) => ({ x, y })),
    heading: forcedMove.heading,
    with: forcedMove.with.slice(),
  }
}

function copyCarried(carried: Carried): Carried {
  return {
    carrier: carried.carrier,
    second: carried.second,
    with: carried.with.slice(),
    heading: carried.heading,
    left: carried.left,
  }
}

function copyReorganising(reorganising: Reorganising): Reorganising {
  return { unit: reorganising.unit, formation: reorganising.formation }
}

function copySidePenalty(sidePenalty: SidePenalty): SidePenalty {
  return {
    seat: sidePenalty.seat,
    value: sidePenalty.value,
    untilTurn: sidePenalty.untilTurn,
  }
}

function copyEngaged(engaged: Engaged): Engaged {
  return {
    unit: engaged.unit,
    staff: engaged.staff,
    modifier: engaged.modifier,
  }
}

function copyScore(score: Score): Score {
  return {
    points: score.points.slice(),
    owners: score.owners.map(owner => ({ place: owner.place, side: owner.side })),
    prisoners: score.prisoners.slice(),
  }
}
