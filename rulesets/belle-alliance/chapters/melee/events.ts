import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message } from '@grognard/umpire'
import { lastAttack } from '../../model/attacks.ts'
import { listed, nameOfUnit } from '../../model/names.ts'
import { attackState } from '../../model/state-shape.ts'
import type { State } from '../../model/state.ts'
import { unitId } from '../../model/unit-shape.ts'
import { isDisordered, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

const meleesFought = {
  attackers: field.list(field.text(400)),
  defenders: field.list(field.text(400)),
  /** [BA-Q-25] Fights with equal totals; left out where there are none. */
  drawn: field.mayLack(field.list(field.record({ attacker: unitId, enemy: unitId }))),
}

export const meleeEvents = {
  /** One roll counts against each enemy with other factors. */
  meleeRolled: event(
    {
      unit: unitId,
      enemy: unitId,
      isAttacker: field.yesNo,
      /** What the dice show, and with all factors. */
      dice: field.number,
      total: field.number,
    },
    {
      rule: 'BA-4.1.3-01',
      apply() {},
      describe: ({ unit, enemy, isAttacker, dice, total }, before) => ({
        key: isAttacker ? 'ba.event.meleeRolled.attacks' : 'ba.event.meleeRolled.defends',
        values: { unit: nameOfUnit(before, unit), enemy: nameOfUnit(before, enemy), dice, total },
      }),
    },
  ),

  /** [BA-4.1.1-09] [BA-4.1.1-10] One of the two gave way before the melee. */
  meleeLapsed: event(
    {
      attacker: unitId,
      enemy: unitId,
      /** What the attack came to. */
      state: attackState,
      /** The one that counts as having brought the other into FU; null where there is none. */
      router: field.orNothing(field.text(400)),
    },
    {
      rule: 'BA-4.1.1-09',
      /** [BA-4.1.1-09] It counts for who stood while the enemy gave way. */
      apply(state, { attacker, enemy, state: stage, router }) {
        const attack = lastAttack(state, attacker)
        if (attack) attack.state = stage
        if (enemy === attacker) return
        if (isDisordered(unitOf(state, enemy))) unitOf(state, attacker).attackedIn = state.turn
        if (isDisordered(unitOf(state, attacker))) unitOf(state, enemy).defendedIn = state.turn
        if (router !== null) unitOf(state, router).routedEnemyIn = state.turn
      },
      describe: ({ attacker, enemy }, before) =>
        attacker === enemy
          ? null
          : {
              key: 'ba.event.meleeLapsed',
              values: { unit: nameOfUnit(before, attacker), enemy: nameOfUnit(before, enemy) },
            },
    },
  ),

  /** All rolls are made; what all know of those that took part. */
  meleesFought: event(meleesFought, {
    rule: ({ drawn }) => (drawn ? 'BA-Q-25' : null),
    apply(state, { attackers, defenders }) {
      for (const id of [...attackers, ...defenders]) haveFought(state, id)
      for (const id of attackers) unitOf(state, id).attackedIn = state.turn
      for (const id of defenders) unitOf(state, id).defendedIn = state.turn
      for (const attack of state.attacks) if (attack.state === 'met') attack.state = 'fought'
    },
    describe: drawnTold,
  }),

  /** What the attacks came to, and who brought an enemy into FU. */
  meleesDecided: event(
    {
      units: field.list(unitId),
      states: field.list(attackState),
      routers: field.list(field.text(400)),
    },
    {
      apply(state, { units, states, routers }) {
        units.forEach((unit, i) => {
          const attack = lastAttack(state, unit)
          if (attack) attack.state = states[i] ?? 'fought'
        })
        for (const id of routers) unitOf(state, id).routedEnemyIn = state.turn
      },
      describe: () => null,
    },
  ),

  attacksSpent: event(
    { units: field.list(unitId) },
    {
      apply(state, { units }) {
        for (const unit of units) {
          const attack = lastAttack(state, unit)
          if (attack) attack.state = 'fought'
        }
      },
      describe: () => null,
    },
  ),
}

export type MeleesFought = FieldsOf<typeof meleesFought>
export type MeleeEvent = EventsOf<typeof meleeEvents>

function haveFought(state: State, id: string): void {
  const unit = unitOf(state, id)
  unit.hasFought = true
  unit.doing.fought = true
}

/** [BA-Q-25] The others tell themselves by the disorder of who loses. */
function drawnTold({ drawn }: MeleesFought, before: State): Message<Key> | null {
  if (!drawn) return null
  const fights = drawn.map(({ attacker, enemy }) => ({
    key: 'ba.melee.pair',
    values: { unit: nameOfUnit(before, attacker), enemy: nameOfUnit(before, enemy) },
  }))
  return { key: 'ba.event.meleesDrawn', values: { fights: listed(fights) } }
}
