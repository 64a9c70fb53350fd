import type { State } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import type { Evolve } from '../../rules.ts'
import type { FiredAtTarget, FireEvent } from './events.ts'

export const fireEvolve: Evolve<FireEvent> = {
  canisterLoaded(state, { unit }) {
    unitOf(state, unit).doing.hasCanister = true
  },
  fireLost(state, { unit, part, phase, rule }) {
    const fire = state.fires.find(
      row => row.unit === unit && row.part === part && row.phase === phase,
    )
    if (fire) fire.lost = rule
  },
  helperLost(state, { unit, help, of }) {
    state.helpers = state.helpers.filter(
      helper => helper.unit !== unit || helper.kind !== help || helper.of !== of,
    )
  },
  fireUnanswered() {},
  rangeFound(state, event) {
    fireAt(state, event)
    if (event.phase === 'continued') unitOf(state, event.unit).doing.continuedFire = true
  },
  fireRolled(state, { shots, neighbours, family, phase }) {
    for (const fired of [...shots, ...neighbours]) fireAt(state, fired)
    for (const id of family) {
      const unit = unitOf(state, id)
      unit.hasFought = true
      if (phase === 'continued') unit.doing.continuedFire = true
    }
  },
  fireEnded(state) {
    state.helpers = []
  },
}

/** [BA-1.1.6-06] [BA-1.1.1-03] It has fired, is seen by it, and may go on at this target next turn. */
function fireAt(state: State, { unit: id, target, x, y }: FiredAtTarget): void {
  const { turn } = state
  const unit = unitOf(state, id)
  unit.doing.fired = true
  unit.firedIn = turn
  const kept = unit.targets.filter(row => row.turn >= turn - 1 && row.target !== target)
  unit.targets = [...kept, { target, turn, x, y }]
}
