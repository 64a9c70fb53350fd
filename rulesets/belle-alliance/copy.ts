import { copyOutcome, copyPlace } from '@grognard/umpire'
import { copyArrival, copyUnit } from './copy-unit.ts'
import {
  copyAdvance,
  copyAttack,
  copyCarried,
  copyFire,
  copyForcedMove,
  copyHelper,
  copyReorganising,
  copySheet,
} from './copy-declared.ts'
import { copyEach, copyOptions, copyTerrain, copyVictory } from './copy-setting.ts'
import type { Engaged, Score, Side, SidePenalty, Staff, State } from './state.ts'

/** Fresh literals all the way down; the compiler reports a field that is left out. */
export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    scenario: state.scenario,
    title: state.title,
    about: state.about,
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
