import type { Message, Of, Value } from '@grognard/umpire'
import type { FormationKind } from '../../book/tables/troops.ts'
import { leastFiguresIn } from '../../model/formations.ts'
import { nameOf, nameOfCrewed } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import { findUnit } from '../../model/units.ts'
import type { FormationEvent } from './events.ts'

type Narrate = {
  [K in FormationEvent['kind']]: (event: Of<FormationEvent, K>, before: State) => Message
}

/** What became of the formations, as a line of the log. */
export const narrateFormation: Narrate = {
  unitSplit: ({ unit, rest, part }, before) => ({
    key: 'ba.event.unitSplit',
    values: {
      unit: named(before, unit),
      figures: part.figures,
      part: nameOf(part),
      left: rest.figures,
    },
  }),
  unitsJoined: ({ joined, whole }, before) => ({
    key: 'ba.event.unitsJoined',
    values: { unit: nameOf(whole), joined: named(before, joined), figures: whole.figures },
  }),
  formationChanged: ({ unit, formation }, before) => ({
    key: isTooSmall(before, unit, formation.kind)
      ? 'ba.event.formationChanged.small'
      : 'ba.event.formationChanged',
    values: { unit: named(before, unit), formation: formationName(formation.kind) },
  }),
  skirmishersSent: ({ unit, figures }, before) => ({
    key: 'ba.event.skirmishersSent',
    values: { unit: named(before, unit), figures },
  }),
  skirmishersRecalled: ({ unit, figures }, before) => ({
    key: 'ba.event.skirmishersRecalled',
    values: { unit: named(before, unit), figures },
  }),
  buildingOccupied: ({ unit, building }, before) => ({
    key: 'ba.event.buildingOccupied',
    values: { unit: named(before, unit), building: placeName(before, building) },
  }),
  buildingLeft: ({ unit, building, formation }, before) => ({
    key: 'ba.event.buildingLeft',
    values: {
      unit: named(before, unit),
      building: placeName(before, building),
      formation: formationName(formation.kind),
    },
  }),
  gunsLeft: ({ unit }, before) => ({
    key: 'ba.event.gunsLeft',
    values: { unit: nameOfCrewed(before, unit) },
  }),
  gunsManned: ({ battery, gunners }, before) => ({
    key: 'ba.event.gunsManned',
    values: { unit: named(before, battery), gunners: gunners.join(' + ') },
  }),
  soutienNamed: ({ unit, line }, before) => ({
    key: 'ba.event.soutienNamed',
    values: { unit: named(before, unit), line: named(before, line) },
  }),
  groundContested: ({ winner, loser, winnerTotal, loserTotal }, before) => ({
    key: 'ba.event.groundContested',
    values: {
      winner: named(before, winner),
      loser: named(before, loser),
      winnerTotal,
      loserTotal,
    },
  }),
  buildingContested: ({ building }, before) => ({
    key: 'ba.event.buildingContested',
    values: { building: placeName(before, building) },
  }),
  partFailed: ({ unit, part, because }, before) => ({
    key: 'ba.event.partFailed',
    values: {
      unit: named(before, unit),
      part: { key: `order.${part}` },
      reason: messageOf(because),
    },
  }),
}

/** [BA-1.3.1-11] The other side is told. */
function isTooSmall(state: State, id: string, kind: FormationKind): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && unit.figures < leastFiguresIn(kind)
}

function named(state: State, id: string): Value {
  const unit = findUnit(state, id)
  return unit ? nameOf(unit) : id
}

function formationName(kind: string): Message {
  return { key: `ba.formation.${kind}` }
}

function placeName({ terrain }: State, id: string): string {
  return terrain.find(piece => piece.id === id)?.name ?? id
}

function messageOf({ message, values }: { message: string; values?: Message['values'] }): Message {
  return values ? { key: message, values } : { key: message }
}
