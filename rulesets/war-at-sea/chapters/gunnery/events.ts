import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { cloudRadius } from '../../book/tables/measures.ts'
import { along, count, turn, unit } from '../../model/fields.ts'
import { noteAttack } from '../../model/hits.ts'
import type { State } from '../../model/state.ts'
import { nameOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'

export const gunneryEvents = {
  /** With her main guns; so many bombardments there have been now. */
  airfieldBombarded: event(
    { unit, count },
    {
      rule: 'WAS-S-5',
      apply(state, e) {
        const ship = unitOf(state, e.unit)
        ship.used.push('main')
        const player = state.players.find(({ seat }) => seat === ship.seat)
        if (player) player.tally = e.count
      },
      describe: (e, before) => ({
        key: 'was.event.airfieldBombarded',
        values: { unit: nameOf(before, e.unit), count: e.count },
      }),
    },
  ),

  /** It lies around the ship until the end of the turn `until`. */
  smokeLaid: event(
    { unit, x: along, y: along, until: turn },
    {
      rule: 'WAS-A35',
      apply(state, { unit, x, y, until }) {
        unitOf(state, unit).isSmoking = true
        state.clouds.push({ kind: 'smoke', x, y, radius: cloudRadius.smoke, until })
      },
      describe: (e, before) => ({
        key: 'was.event.smokeLaid',
        values: { unit: nameOf(before, e.unit) },
      }),
    },
  ),

  /** [WAS-A15] Torpedoes are on their way to a unit that may evade them. */
  torpedoesSeen: event(
    { unit: field.text(120), target: unit },
    {
      rule: 'WAS-A15',
      apply(state, { unit, target }) {
        state.running = { unit, target }
      },
      describe: (e, before) => ({
        key: 'was.event.torpedoesSeen',
        values: { unit: nameOf(before, e.unit), target: nameOf(before, e.target) },
      }),
    },
  ),

  /** She turns away, once in a battle; whether they miss or not she cannot move in the next turn. */
  torpedoesEvaded: event(
    { target: unit, isMissed: field.yesNo },
    {
      rule: 'WAS-A15',
      apply(state, { target: id, isMissed }) {
        const target = unitOf(state, id)
        target.spent.push('evadeTorpedoes')
        target.isStunned = true
        if (isMissed) noteMissed(state)
      },
      describe: (e, before) => ({
        key: e.isMissed ? 'was.event.torpedoesEvaded' : 'was.event.torpedoesNotEvaded',
        values: { target: nameOf(before, e.target) },
      }),
    },
  ),

  /** Nothing is on its way any more. */
  torpedoesRun: event(
    {},
    {
      rule: 'WAS-A15',
      apply(state) {
        state.running = null
      },
      describe: () => null,
    },
  ),
}

/** [WAS-A15] Torpedoes that miss have been fired anyway. */
function noteMissed(state: State): void {
  if (!state.running) return
  noteAttack(state, { ...state.running, weapon: 'torpedo' })
}

export type GunneryEvent = EventsOf<typeof gunneryEvents>
