import { nameOf } from '../names.ts'
import type { BaRefusal } from '../rules.ts'
import type { Unit } from '../state.ts'
import type { FormationKind } from '../tables/formations.ts'
import { isAllowed } from '@grognard/umpire'
import { isArtillery, isCavalry, isInfantry } from '../units.ts'

/** A unit that means to attack, and whom. */
export interface Attacking {
  attacker: Unit
  /** Null for a place where nobody is. */
  target: Unit | null
}

const cannotAttack: readonly FormationKind[] = ['huddle', 'work', 'rest', 'rout', 'gunners']

const name = ({ attacker }: Attacking) => ({ unit: nameOf(attacker) })

/** [BA-4.1.1-02] Who may not attack at all, as far as units alone decide it. */
export const attackBars: BaRefusal<Attacking>[] = [
  {
    rule: 'BA-4.1.1-02',
    message: 'ba.refuse.attackDisordered',
    values: name,
    when: ({ attacker: { disorder } }) => disorder === 'U' || disorder === 'FU',
  },
  {
    rule: 'BA-4.5.0-01',
    message: 'ba.refuse.attackByGuns',
    values: name,
    when: ({ attacker }) => isArtillery(attacker),
  },
  {
    rule: 'BA-1.3.1-10',
    message: 'ba.refuse.attackFormation',
    values: ({ attacker }) => ({
      unit: nameOf(attacker),
      formation: { key: `ba.formation.${attacker.formation.kind}` },
    }),
    when: ({ attacker }) => cannotAttack.includes(attacker.formation.kind),
  },
  {
    rule: 'BA-2.3.2-04',
    message: 'ba.refuse.attackFast',
    values: name,
    when: ({ attacker }) => attacker.doing.rate === 'fast',
  },
  {
    rule: 'BA-4.4.0-01',
    message: 'ba.refuse.footAgainstHorse',
    values: ({ attacker, target }) => ({
      unit: nameOf(attacker),
      target: target ? nameOf(target) : '',
    }),
    when: ({ attacker, target }) => isInfantry(attacker) && target !== null && isCavalry(target),
  },
  {
    rule: 'BA-6.1.1-02',
    message: 'ba.refuse.horseAgainstHouse',
    values: name,
    when: ({ attacker, target }) =>
      isCavalry(attacker) && target !== null && target.building !== null,
  },
]

/** [BA-6.1.2-03] No attack out of a building. */
export const attackFromHouse: BaRefusal<Attacking> = {
  rule: 'BA-6.1.2-03',
  message: 'ba.refuse.attackFromHouse',
  values: name,
  when: ({ attacker }) => attacker.building !== null,
}

/** [BA-4.1.1-05] Whether the unit can attack this enemy now, an announced attack given. */
export function mayAttack(attacker: Unit, target: Unit): boolean {
  const context = { attacker, target }
  return isAllowed(attackBars, context) && !attackFromHouse.when(context)
}
