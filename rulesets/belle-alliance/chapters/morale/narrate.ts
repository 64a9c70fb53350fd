import type { Message, Of, Value } from '@grognard/umpire'
import { DEGREE } from '../../book/measures.ts'
import { compassOf, nameOf, nameOfCrewed } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import { barName, mannerOf } from './directions.ts'
import type { MoraleEvent } from './events.ts'

type Narrate = {
  [K in MoraleEvent['kind']]: (event: Of<MoraleEvent, K>, before: State) => Message | null
}

const named = (state: State, id: string): Value => nameOf(unitOf(state, id))

export const moraleNarrate: Narrate = {
  figuresLost: ({ unit, lost, cause, figures }, before) => ({
    key: `ba.event.figuresLost.${cause}`,
    values: { unit: named(before, unit), lost, figures },
  }),
  /** Nobody is left whose valeur could count. */
  valeurChanged: ({ unit, valeur, cause }, before) =>
    unitOf(before, unit).figures === 0
      ? null
      : {
          key: `ba.event.valeurChanged.${cause}`,
          values: { unit: named(before, unit), valeur },
        },
  disorderInflicted: ({ unit, degree, cause }, before) => ({
    key: 'ba.event.disorderInflicted',
    values: {
      unit: named(before, unit),
      disorder: { key: `ba.disorder.${degree}` },
      cause: { key: `ba.cause.${cause}` },
    },
  }),
  unitRemoved: ({ unit }, before) => told('unitRemoved', before, unit),
  suppliesCounted: ({ unit, supply, left }, before) => ({
    key: `ba.event.supplies.${supply}`,
    values: { unit: named(before, unit), rolls: left },
  }),
  directionChosen: ({ unit, heading }, before) => ({
    key: `ba.event.directionChosen.${mannerOf(before, unit)}`,
    values: {
      unit: named(before, unit),
      degrees: heading / DEGREE,
      compass: compassOf(heading),
    },
  }),
  leftBuilding: ({ unit }, before) => told('leftBuilding', before, unit),
  gunsAbandoned: ({ battery }, before) => ({
    key: 'ba.event.gunsAbandoned',
    values: { unit: nameOfCrewed(before, battery) },
  }),
  retreated: ({ unit, isBlocked, barredBy }, before) =>
    isBlocked
      ? {
          key: 'ba.event.retreatBlocked',
          values: { unit: named(before, unit), by: barName(before, barredBy) },
        }
      : told('retreated', before, unit),
  routed: ({ unit, put, isOver }, before) =>
    isOver
      ? {
          key: 'ba.event.routed',
          values: { unit: named(before, unit), others: put.length - 1 },
        }
      : null,
  leftBoard: ({ unit, edge }, before) => ({
    key: 'ba.event.leftBoard',
    values: { unit: named(before, unit), edge: { key: `ba.edge.${edge}` } },
  }),
  contactNoted: ({ carrier, second }, before) => ({
    key: 'ba.event.contactNoted',
    values: { carrier: named(before, carrier), second: named(before, second) },
  }),
  contactForgotten: () => null,
  spreadRolled: ({ carrier, second, carrierTotal, secondTotal, degree }, before) => ({
    key: degree === null ? 'ba.event.spreadWithstood' : 'ba.event.spreadRolled',
    values: {
      carrier: named(before, carrier),
      second: named(before, second),
      carrierTotal,
      secondTotal,
    },
  }),
  routsJoined: ({ unit, with: others }, before) => ({
    key: 'ba.event.routsJoined',
    values: { unit: named(before, unit), others: others.length },
  }),
  reorganisingWanted: ({ unit }, before) => told('reorganisingWanted', before, unit),
  reorganisingRolled: ({ unit, total, to }, before) => ({
    key: to === 'FU' ? 'ba.event.reorganisingFailed' : 'ba.event.reorganisingRolled',
    values: { unit: named(before, unit), total, disorder: { key: `ba.disorder.${to}` } },
  }),
  reorganisingForgotten: () => null,
  formedUp: ({ unit, formation }, before) => ({
    key: 'ba.event.formedUp',
    values: { unit: named(before, unit), formation: { key: `ba.formation.${formation}` } },
  }),
  reorganised: ({ unit, to }, before) => ({
    key: 'ba.event.reorganised',
    values: { unit: named(before, unit), disorder: { key: `ba.disorder.${to}` } },
  }),
  restBegun: ({ unit }, before) => told('restBegun', before, unit),
  rested: ({ unit, turns }, before) => ({
    key: 'ba.event.rested',
    values: { unit: named(before, unit), turns },
  }),
  resupplied: ({ unit }, before) => told('resupplied', before, unit),
  restBroken: ({ unit }, before) => told('restBroken', before, unit),
}

function told(event: string, before: State, unit: string): Message {
  return { key: `ba.event.${event}`, values: { unit: named(before, unit) } }
}
