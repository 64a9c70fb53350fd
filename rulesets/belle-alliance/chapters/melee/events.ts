import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message } from '@grognard/umpire'
import { copyUnit } from '../../model/copy-rows.ts'
import { copyAdvance } from '../../model/copy.ts'
import { listed, nameOf, nameOfUnit } from '../../model/names.ts'
import { advance, attackState } from '../../model/state-shape.ts'
import type { Attack, State } from '../../model/state.ts'
import { seat, unitId, unitRow } from '../../model/unit-shape.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isDisordered, unitOf } from '../../model/units.ts'
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

  helpersDismissed: event(
    {},
    {
      apply(state) {
        state.helpers = []
      },
      describe: () => null,
    },
  ),

  /** [BA-4.1.4-04] The other side learns of it when all have declared. */
  advanceDeclared: event(
    { seat, advance },
    {
      apply(state, { advance }) {
        state.advances.push(copyAdvance(advance))
      },
      describe: ({ advance }, before) => ({
        key: 'ba.event.declared.advance',
        values: { unit: nameOfUnit(before, advance.unit) },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  continuedAttackAnnounced: event(
    { unit: unitId, target: field.text(400), isCharge: field.yesNo },
    {
      rule: 'BA-4.1.4-04',
      apply(state, { unit, target, isCharge }) {
        const earlier = lastAttack(state, unit)
        state.attacks.push({
          unit,
          target,
          againstPosition: earlier?.againstPosition ?? false,
          terrain: earlier?.terrain ?? '',
          isCharge,
          isContinued: true,
          ifMet: 'attack',
          met: null,
          state: 'announced',
        })
      },
      describe: ({ unit, target, isCharge }, before) => ({
        key: isCharge ? 'ba.event.continuedCharge' : 'ba.event.continuedAttack',
        values: { unit: nameOfUnit(before, unit), target: nameOfUnit(before, target) },
      }),
    },
  ),

  /** [BA-4.5.0-02] The gunners stand with the infantry; the battery is abandoned. */
  refugeTaken: event(
    {
      /** The battery, or empty where its gunners had left it before. */
      battery: unitId,
      infantry: unitId,
      gunners: unitRow,
    },
    {
      rule: 'BA-4.5.0-02',
      apply(state, { battery, infantry, gunners }) {
        const guns = findUnit(state, battery)
        if (guns) {
          guns.figures = 0
          guns.refuge = infantry
          for (const gun of guns.guns) gun.gunners = 0
          leave(state, battery)
        }
        putIn(state, copyUnit(gunners))
      },
      describe: ({ infantry, gunners }, before) => ({
        key: 'ba.event.refugeTaken',
        values: {
          unit: gunners.name,
          infantry: nameOfUnit(before, infantry),
        },
      }),
    },
  ),

  refugeEnded: event(
    { units: field.list(unitId) },
    {
      apply(state, { units }) {
        for (const unit of units) unitOf(state, unit).refuge = null
      },
      describe: () => null,
    },
  ),

  gunsCaptured: event(
    { battery: unitId, by: field.text(400) },
    {
      rule: 'BA-4.5.0-05',
      apply(state, { battery }) {
        unitOf(state, battery).status = 'captured'
      },
      describe: ({ battery, by }, before) => ({
        key: 'ba.event.gunsCaptured',
        values: { battery: nameOfUnit(before, battery), unit: nameOf(unitOf(before, by)) },
      }),
    },
  ),
}

export type MeleesFought = FieldsOf<typeof meleesFought>
export type MeleeEvent = EventsOf<typeof meleeEvents>

/** The attack of the sub-phase that is played. */
function lastAttack({ attacks }: State, unit: string): Attack | undefined {
  return attacks.findLast(attack => attack.unit === unit)
}

function haveFought(state: State, id: string): void {
  const unit = unitOf(state, id)
  unit.hasFought = true
  unit.doing.fought = true
}

/** [BA-1.1.1-08] The guns have been left this turn. */
function leave(state: State, battery: string): void {
  const guns = unitOf(state, battery)
  guns.doing.moved = true
  guns.movedIn = state.turn
}

/** What the gunners' owner wrote in vain stays his secret. */
function putIn(state: State, gunners: Unit): void {
  gunners.doing.moved = true
  gunners.movedIn = state.turn
  const at = state.units.findIndex(({ id }) => id === gunners.id)
  const before = state.units[at]
  if (!before) {
    state.units.push(gunners)
    return
  }
  gunners.failedOrder = before.failedOrder
  state.units[at] = gunners
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
