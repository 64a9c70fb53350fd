import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { ability, turn, unit } from '../../model/fields.ts'
import { nameOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'

export const turnEvents = {
  turnBegan: event(
    { turn },
    {
      rule: 'WAS-045',
      apply(state, e) {
        state.turn = e.turn
        state.detected = []
        state.attacks = []
        state.spotted = []
        for (const unit of state.units) {
          unit.speedChange = 0
          unit.hasSailed = false
          unit.pointsSailed = 0
          unit.hasPivoted = false
          unit.hasMoved = false
          unit.isSmoking = false
          unit.spentThisTurn = []
        }
        for (const plane of state.aircraft) {
          plane.armorBonus = 0
          plane.hasAttacked = false
          plane.hasPatrolled = false
          plane.hasSearched = false
          plane.isPressing = false
          plane.isStrafing = false
          if (plane.status === 'resting') plane.status = 'ready'
        }
      },
      describe: ({ turn }) => ({ key: 'was.event.turnBegan', values: { turn } }),
    },
  ),

  initiativeRolled: event(
    {
      /** First player, second player. */
      order: field.list(field.seat, { fewest: 2, most: 2, isDistinct: true }),
      /** In the order of the players. */
      totals: field.list(field.number, { fewest: 2, most: 2 }),
    },
    {
      rule: 'WAS-047',
      apply(state, e) {
        state.order = e.order.slice()
      },
      describe: ({ order, totals }, before) => ({
        key: 'was.event.initiative',
        values: {
          first: { key: `seat.${order[0] ?? ''}` },
          second: { key: `seat.${order[1] ?? ''}` },
          more: Math.max(...totals),
          less: Math.min(...totals),
          turn: before.turn,
        },
      }),
    },
  ),

  /** Once in a battle. */
  abilitySpent: event(
    { unit, ability },
    {
      rule: 'WAS-190',
      apply(state, e) {
        const user = unitOf(state, e.unit)
        user.spent.push(e.ability)
        user.spentThisTurn.push(e.ability)
      },
      describe: (e, before) => ({
        key: 'was.event.abilitySpent',
        values: { unit: nameOf(before, e.unit), ability: { key: `was.ability.${e.ability}` } },
      }),
    },
  ),
}

export type TurnEvent = EventsOf<typeof turnEvents>
