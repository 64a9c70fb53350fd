import type { Message, Of, Value } from '@grognard/umpire'
import { nameOf } from '../../model/names.ts'
import { placeName } from '../../model/places.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, unitOf } from '../../model/units.ts'
import type { MarchEvent, MarchHeldUp, RateTaken } from './events.ts'

type Narrate = {
  [K in MarchEvent['kind']]: (event: Of<MarchEvent, K>, before: State) => Message | null
}

/** What happened on the march, as a line of the log. */
export const marchNarrate: Narrate = {
  ticked: ({ tick, units }) => ({
    key: 'ba.event.ticked',
    values: { tick, units: units.length },
  }),
  unitArrived: ({ arrived }) => ({
    key: 'ba.event.unitArrived',
    values: { unit: nameOf(arrived) },
  }),
  unitKeptOut: told('unitKeptOut'),
  rateTaken: (event, before) => rateMessage(event, before),
  pressedBack: ({ unit, by }, before) => ({
    key: 'ba.event.pressedBack',
    values: { unit: named(before, unit), by: named(before, by) },
  }),
  attackMet: ({ unit, enemy, isCharge }, before) => ({
    key: 'ba.event.attackMet',
    values: {
      unit: named(before, unit),
      enemy: named(before, enemy),
      charge: isCharge ? 'yes' : 'no',
    },
  }),
  positionReached: ({ unit, terrain }, before) => ({
    key: 'ba.event.positionReached',
    values: {
      unit: named(before, unit),
      position: before.terrain.find(({ id }) => id === terrain)?.name ?? terrain,
    },
  }),
  attackCancelled: ({ unit, by, cause }, before) => ({
    key: `ba.event.attackCancelled.${cause}`,
    values: { unit: named(before, unit), by: named(before, by) },
  }),
  passedThrough: ({ unit, by }, before) => ({
    key: 'ba.event.passedThrough',
    values: { unit: named(before, unit), by: named(before, by) },
  }),
  rightOfWayRolled: ({ units, totals, goesOn }, before) => ({
    key: 'ba.event.rightOfWay',
    values: {
      one: named(before, units[0] ?? ''),
      other: named(before, units[1] ?? ''),
      first: totals[0] ?? 0,
      second: totals[1] ?? 0,
      goesOn: named(before, goesOn),
    },
  }),
  unitExited: told('unitExited'),
  placeAdapted: told('placeAdapted'),
  marchHeldUp: heldUpTold,
  marchEnded: () => null,
}

function told(name: string) {
  return ({ unit }: { unit: string }, before: State): Message => ({
    key: `ba.event.${name}`,
    values: { unit: named(before, unit) },
  })
}

function heldUpTold({ unit, because, by, waited }: MarchHeldUp, before: State): Message {
  return {
    key: `ba.event.heldUp.${because}`,
    values: {
      unit: named(before, unit),
      why: because === 'outOfReach' ? whyShort(unitOf(before, unit)) : '',
      by: findUnit(before, by) ? named(before, by) : barName(before, by),
      waited,
    },
  }
}

/** [BA-4.1.2-02] Why an attack does not come up though nothing stood in its way. */
function whyShort({ doing, disorder }: Unit): string {
  if (disorder === 'FU') return 'disorder'
  if (doing.forced) return 'retreated'
  return doing.continuedFire ? 'firing' : 'spent'
}

function barName(state: State, terrain: string): Value {
  return terrain === '' ? { key: 'ba.heldUp.ground' } : placeName(state, terrain)
}

/** A plain march needs no telling. */
function rateMessage({ unit, rate, because, by }: RateTaken, before: State): Message | null {
  if (because === 'ordered' && rate === 'normal') return null
  return {
    key: `ba.event.rate.${because}`,
    values: { unit: named(before, unit), rate, by: named(before, by) },
  }
}

function named(state: State, id: string): Value {
  const unit = findUnit(state, id)
  return unit ? nameOf(unit) : id
}
