import type { AttackState } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'

export type MeleeEvent =
  | MeleeRolled
  | MeleeLapsed
  | MeleesFought
  | MeleesDecided
  | { kind: 'attacksSpent'; units: string[] }
  | { kind: 'helpersDismissed' }
  | { kind: 'continuedAttackAnnounced'; unit: string; target: string; isCharge: boolean }
  | RefugeTaken
  | { kind: 'refugeEnded'; units: string[] }
  | { kind: 'gunsCaptured'; battery: string; by: string }

/** One roll counts against each enemy with other factors. */
interface MeleeRolled {
  kind: 'meleeRolled'
  unit: string
  enemy: string
  isAttacker: boolean
  /** What the dice show, and with all factors. */
  dice: number
  total: number
}

/** [BA-4.1.1-09] [BA-4.1.1-10] One of the two gave way before the melee. */
interface MeleeLapsed {
  kind: 'meleeLapsed'
  attacker: string
  enemy: string
  /** What the attack came to. */
  state: AttackState
  /** The one that counts as having brought the other into FU; null where there is none. */
  router: string | null
}

/** All rolls are made; what all know of those that took part. */
export interface MeleesFought {
  kind: 'meleesFought'
  attackers: string[]
  defenders: string[]
  /** [BA-Q-25] Fights with equal totals; left out where there are none. */
  drawn?: { attacker: string; enemy: string }[]
}

/** What the attacks came to, and who brought an enemy into FU. */
interface MeleesDecided {
  kind: 'meleesDecided'
  units: string[]
  states: AttackState[]
  routers: string[]
}

/** [BA-4.5.0-02] The gunners stand with the infantry; the battery is abandoned. */
interface RefugeTaken {
  kind: 'refugeTaken'
  /** The battery, or empty where its gunners had left it before. */
  battery: string
  infantry: string
  gunners: Unit
}
