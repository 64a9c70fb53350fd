import type { Attack, State } from '../state.ts'
import { unitOf } from '../units.ts'
import { aspectOf } from './aspect.ts'
import type { Aspect } from './aspect.ts'
import { bodyOf } from './body.ts'
import type { Body } from './body.ts'
import { fightersOf, fightsOf, isAttackerIn } from './fights.ts'
import type { Fight } from './fights.ts'
import { figuresFighting, meleeUnits } from './figures.ts'

/** One of the two in a fight, as table 8 looks at it. */
export interface MeleeSide {
  state: State
  fight: Fight
  own: Body
  enemy: Body
  isAttacker: boolean
  /** Its attack on this enemy; null for a defender. */
  attack: Attack | null
  /** How it takes the enemy, and how the enemy takes it. */
  takes: Aspect
  taken: Aspect
}

/** The situation of a unit in a fight; nothing is changed. */
export function sideIn(
  state: State,
  fight: Fight,
  id: string,
  fights: readonly Fight[] = fightsOf(state),
): MeleeSide {
  const apart = fightersOf(fights)
  const unit = unitOf(state, id)
  const enemy = unitOf(state, fight.attacker === id ? fight.enemy : fight.attacker)
  const isAttacker = isAttackerIn(fight, id)
  const isFrontal = fight.building !== null
  return {
    state,
    fight,
    own: bodyOf(state, unit, enemy, apart),
    enemy: bodyOf(state, enemy, unit, apart),
    isAttacker,
    attack: isAttacker ? attackOf(state, id) : null,
    takes: isAttacker && !isFrontal ? aspectOf(unit, enemy) : 'front',
    taken: isAttackerIn(fight, enemy.id) && !isFrontal ? aspectOf(enemy, unit) : 'front',
  }
}

function attackOf({ attacks }: State, unit: string): Attack | null {
  return attacks.findLast(attack => attack.unit === unit) ?? null
}

/**
 * [BA-4.1.3-08] [BA-4.3.2-03] Melee units; an attacker fights to its front. [BA-6.1.1-07] Of a building
 * all that are in it.
 */
export function meleeUnitsOf({ own, enemy, isAttacker, taken }: MeleeSide): number {
  if (own.unit.walls !== null) return meleeUnits(own.figures)
  const fighting = figuresFighting(own.unit, enemy.unit, isAttacker ? 'front' : taken)
  return meleeUnits(fighting + (own.isScreened ? own.lineFigures : 0))
}
