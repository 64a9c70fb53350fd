import { field } from '@grognard/umpire'
import type { EventsOf, Message } from '@grognard/umpire'
import { count, plane, unit, weapon } from '../../model/fields.ts'
import { noteAttack } from '../../model/hits.ts'
import { cardOf, nameOf, planeOf, unitOf } from '../../model/units.ts'
import type { State } from '../../model/state.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

const attack = {
  /** A sea unit or an aircraft. */
  unit: field.text(120),
  weapon,
  target: unit,
  range: field.integer(0, 50),
}

export const damageEvents = {
  /** [WAS-072] The target was not found. */
  shotHidden: event(attack, {
    rule: 'WAS-072',
    apply: noteAttack,
    describe: (e, before) => ({ key: 'was.event.shotHidden', values: valuesOf(before, e) }),
  }),

  /** An attack on a sea unit; what it loses is taken off when the phase ends. */
  attacked: event(
    {
      ...attack,
      dice: count,
      successes: count,
      lost: count,
      isDoomed: field.yesNo,
      isTurned: field.yesNo,
    },
    {
      apply(state, e) {
        noteAttack(state, e)
        const target = unitOf(state, e.target)
        target.lost += e.lost
        if (e.isDoomed) target.isDoomed = true
      },
      describe: (e, before) => ({
        key: keyOfAttack(e),
        values: { ...valuesOf(before, e), successes: e.successes, lost: e.lost, dice: e.dice },
      }),
    },
  ),

  hullLost: event(
    { unit, hull: count },
    {
      rule: 'WAS-049',
      apply(state, e) {
        const target = unitOf(state, e.unit)
        target.hull = e.hull
        target.lost = 0
      },
      describe: (e, before) => ({
        key:
          e.hull === 1 && cardOf(before, unitOf(before, e.unit)).hull > 1
            ? 'was.event.crippled'
            : 'was.event.hullLost',
        values: { unit: nameOf(before, e.unit), hull: e.hull },
      }),
    },
  ),

  unitSunk: event(
    { unit },
    {
      rule: 'WAS-142',
      apply(state, e) {
        const target = unitOf(state, e.unit)
        target.status = 'sunk'
        target.hull = 0
        target.lost = 0
        target.isDoomed = false
      },
      describe: (e, before) => ({
        key: 'was.event.unitSunk',
        values: {
          unit: nameOf(before, e.unit),
          points: cardOf(before, unitOf(before, e.unit)).points,
        },
      }),
    },
  ),

  /** Shot down, gone with its carrier, or without a place to land. */
  planeLost: event(
    { aircraft: plane, cause: field.one(['shotDown', 'withCarrier', 'inTheDark', 'noRoom']) },
    {
      rule: ({ cause }) => causeRules[cause],
      apply(state, e) {
        const lost = planeOf(state, e.aircraft)
        lost.status = 'lost'
        lost.isDoomed = false
      },
      describe: (e, before) => ({
        key: `was.event.planeLost.${e.cause}`,
        values: {
          unit: nameOf(before, e.aircraft),
          points: cardOf(before, planeOf(before, e.aircraft)).points,
        },
      }),
    },
  ),

  /** A phase is over: every unit may attack again in the next. */
  phaseCleared: event(
    {},
    {
      rule: 'WAS-049',
      apply(state) {
        for (const one of state.units) {
          one.used = []
          one.wasAttacked = false
        }
        for (const plane of state.aircraft) {
          plane.hasFired = false
          plane.lent = []
        }
      },
      describe: () => null,
    },
  ),
}

export type DamageEvent = EventsOf<typeof damageEvents>

const causeRules = {
  shotDown: 'WAS-116',
  withCarrier: 'WAS-152',
  inTheDark: 'WAS-171',
  noRoom: 'WAS-153',
} as const

interface Told {
  unit: string
  weapon: Parameters<typeof weaponKey>[0]
  target: string
  range: number
}

function weaponKey(name: State['attacks'][number]['weapon']): Message<Key> {
  return { key: `was.weapon.${name}` }
}

function valuesOf(before: State, e: Told) {
  return {
    unit: nameOf(before, e.unit),
    weapon: weaponKey(e.weapon),
    target: nameOf(before, e.target),
    range: e.range,
  }
}

function keyOfAttack(e: { isTurned: boolean; isDoomed: boolean; lost: number }): Key {
  if (e.isTurned) return 'was.event.turnedAway'
  if (e.isDoomed) return 'was.event.doomed'
  return e.lost > 0 ? 'was.event.hit' : 'was.event.missed'
}
