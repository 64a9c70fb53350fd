import { copyEach, copyOutcome, copyPlace } from '@grognard/umpire'
import { copyArrival, copyClause, copyUnit } from './copy-rows.ts'
import type {
  Advance,
  Attack,
  Carried,
  Engaged,
  Fire,
  ForcedMove,
  Helper,
  Reorganising,
  Score,
  Sheet,
  Side,
  SidePenalty,
  Staff,
  State,
} from './state.ts'

function copySheet(sheet: Sheet): Sheet {
  return {
    unit: sheet.unit,
    seat: sheet.seat,
    parts: copyEach(sheet.parts, copyClause),
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

/** What nothing changes in place; works that alter the terrain put another list there. */
export const setting = [
  'options',
  'commanders',
  'terrain',
  'victory',
] as const satisfies (keyof State)[]

/** Fresh literals all the way down but for the setting; the compiler reports a field that is left out. */
export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    scenario: state.scenario,
    title: state.title,
    about: state.about,
    options: state.options,
    year: state.year,
    width: state.width,
    height: state.height,
    turn: state.turn,
    lastTurn: state.lastTurn,
    clock: state.clock,
    sides: copyEach(state.sides, copySide),
    commanders: state.commanders,
    terrain: state.terrain,
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
    victory: state.victory,
    score: copyScore(state.score),
  }
}

function copySide(side: Side): Side {
  return {
    seat: side.seat,
    deployZone: side.deployZone.slice(),
    hasSealed: side.hasSealed,
  }
}

export function copyStaff(staff: Staff): Staff {
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
