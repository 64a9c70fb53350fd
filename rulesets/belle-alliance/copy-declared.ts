import { copyEach, copyPart } from './copy-setting.ts'
import type {
  Advance,
  Attack,
  Carried,
  Fire,
  ForcedMove,
  Helper,
  Reorganising,
  Sheet,
} from './state.ts'

export function copySheet(sheet: Sheet): Sheet {
  return {
    unit: sheet.unit,
    seat: sheet.seat,
    parts: copyEach(sheet.parts, copyPart),
    result: sheet.result,
  }
}

export function copyAttack(attack: Attack): Attack {
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

export function copyCarried(carried: Carried): Carried {
  return {
    carrier: carried.carrier,
    second: carried.second,
    with: carried.with.slice(),
    heading: carried.heading,
    left: carried.left,
  }
}

export function copyReorganising(reorganising: Reorganising): Reorganising {
  return { unit: reorganising.unit, formation: reorganising.formation }
}
