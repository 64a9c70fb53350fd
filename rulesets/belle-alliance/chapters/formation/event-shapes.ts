import { anything, listed, maybe, number, words } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { clauseKind } from '../../model/clauses.ts'
import { along, formation, heading, seat, unitId, unitRow } from '../../model/unit-shape.ts'
import type { FormationEvent } from './events.ts'

export const formationEventShapes: EventShapes<FormationEvent> = {
  unitSplit: { seat: seat, unit: unitId, rest: unitRow, part: unitRow },
  unitsJoined: { seat: seat, unit: unitId, joined: unitId, whole: unitRow },
  formationChanged: {
    seat: seat,
    unit: unitId,
    formation: formation,
    x: along,
    y: along,
    heading: heading,
  },
  skirmishersSent: { seat: seat, unit: unitId, figures: number, rest: unitRow, line: unitRow },
  skirmishersRecalled: {
    seat: seat,
    unit: unitId,
    line: unitId,
    figures: number,
    whole: unitRow,
    left: maybe(unitRow),
  },
  buildingOccupied: { seat: seat, unit: unitId, building: words },
  buildingLeft: {
    seat: seat,
    unit: unitId,
    building: words,
    formation: formation,
    x: along,
    y: along,
    heading: heading,
  },
  gunsLeft: { seat: seat, unit: unitId, gunners: unitRow },
  gunsManned: { seat: seat, unit: unitId, battery: unitId, gunners: listed(number), left: number },
  soutienNamed: { seat: seat, unit: unitId, line: unitId },
  groundContested: { winner: unitId, loser: unitId, winnerTotal: number, loserTotal: number },
  buildingContested: { building: words, units: listed(unitId) },
  partFailed: { seat: seat, unit: unitId, part: clauseKind, because: anything },
}
