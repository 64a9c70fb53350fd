import { whyOf } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import { nameOf } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import { findUnit, unitOf } from '../../model/units.ts'
import type { FiredShot, FireEvent, FireRolled } from './events.ts'

type Narrate = {
  [K in FireEvent['kind']]: (event: Of<FireEvent, K>, before: State) => Message | null
}

const unitName = (state: State, id: string) => nameOf(unitOf(state, id))

export const fireNarrate: Narrate = {
  canisterLoaded: ({ unit }, before) => ({
    key: 'ba.event.canisterLoaded',
    values: { unit: unitName(before, unit) },
  }),
  fireLost: ({ unit, target, rule }, before) => ({
    key: 'ba.event.fireLost',
    values: {
      unit: unitName(before, unit),
      target: targetName(before, target),
      why: { key: `ba.lost.${rule}` },
    },
  }),
  helperLost: ({ unit, help, of }, before) => ({
    key: `ba.event.helperLost.${help}`,
    values: { unit: unitName(before, unit), friend: unitName(before, of) },
  }),
  fireUnanswered: ({ unit, by, because }, before) => ({
    key: 'ba.event.fireUnanswered',
    values: { unit: unitName(before, unit), by: unitName(before, by), ...whyOf(because) },
  }),
  rangeFound: ({ unit, target }, before) => ({
    key: 'ba.event.rangeFound',
    values: { unit: unitName(before, unit), target: unitName(before, target) },
  }),
  fireRolled: volleyTold,
  fireEnded: () => null,
}

function targetName(state: State, target: string) {
  const unit = findUnit(state, target)
  return unit ? nameOf(unit) : { key: 'ba.target.assumed' }
}

/** One roll; where it is split fire, the second part goes on the line of the first. */
function volleyTold({ shots, dice }: FireRolled, before: State): Message | null {
  const [first, second] = shots
  if (!first) return null
  const told = shotTold(first, dice, before)
  if (!second) return told
  return {
    key: 'ba.event.fireSplit',
    values: { first: told, second: shotTold(second, dice, before) },
  }
}

function shotTold({ unit, target, ...shot }: FiredShot, dice: number, before: State): Message {
  return {
    key: 'ba.event.fireRolled',
    values: {
      unit: unitName(before, unit),
      target: unitName(before, target),
      dice,
      loss: shot.loss,
      moral: shot.moral,
      fireUnits: shot.fireUnits,
      quarters: shot.quarters,
      degree: { key: `ba.disorder.${shot.degree}` },
    },
  }
}
