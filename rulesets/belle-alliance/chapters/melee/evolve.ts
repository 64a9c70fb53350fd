import { copyUnit } from '../../model/copy-rows.ts'
import type { Attack, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isDisordered, unitOf } from '../../model/units.ts'
import type { Evolve } from '../../rules.ts'
import type { MeleeEvent } from './events.ts'

export const meleeEvolve: Evolve<MeleeEvent> = {
  meleeRolled() {},
  /** [BA-4.1.1-09] It counts for who stood while the enemy gave way. */
  meleeLapsed(state, { attacker, enemy, state: stage, router }) {
    const attack = lastAttack(state, attacker)
    if (attack) attack.state = stage
    if (enemy === attacker) return
    if (isDisordered(unitOf(state, enemy))) unitOf(state, attacker).attackedIn = state.turn
    if (isDisordered(unitOf(state, attacker))) unitOf(state, enemy).defendedIn = state.turn
    if (router !== null) unitOf(state, router).routedEnemyIn = state.turn
  },
  meleesFought(state, { attackers, defenders }) {
    for (const id of [...attackers, ...defenders]) haveFought(state, id)
    for (const id of attackers) unitOf(state, id).attackedIn = state.turn
    for (const id of defenders) unitOf(state, id).defendedIn = state.turn
    for (const attack of state.attacks) if (attack.state === 'met') attack.state = 'fought'
  },
  meleesDecided(state, { units, states, routers }) {
    units.forEach((unit, i) => {
      const attack = lastAttack(state, unit)
      if (attack) attack.state = states[i] ?? 'fought'
    })
    for (const id of routers) unitOf(state, id).routedEnemyIn = state.turn
  },
  attacksSpent(state, { units }) {
    for (const unit of units) {
      const attack = lastAttack(state, unit)
      if (attack) attack.state = 'fought'
    }
  },
  helpersDismissed(state) {
    state.helpers = []
  },
  continuedAttackAnnounced(state, { unit, target, isCharge }) {
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
  refugeTaken(state, { battery, infantry, gunners }) {
    const guns = findUnit(state, battery)
    if (guns) {
      guns.figures = 0
      guns.refuge = infantry
      for (const gun of guns.guns) gun.gunners = 0
      leave(state, battery)
    }
    putIn(state, copyUnit(gunners))
  },
  refugeEnded(state, { units }) {
    for (const unit of units) unitOf(state, unit).refuge = null
  },
  gunsCaptured(state, { battery }) {
    unitOf(state, battery).status = 'captured'
  },
}

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
