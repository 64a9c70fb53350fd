import { areInMeleeContact } from '../formation/zone.ts'
import { findBuilding } from '../ground/index.ts'
import type { Attack, State, Unit } from '../state.ts'
import { areEnemies, findUnit, isDisordered, isOnBoard, unitOf } from '../units.ts'
import { principalOf } from './body.ts'
import { byCode } from '../text-order.ts'

/** Two units that fight one another in a sub-phase. */
export interface Fight {
  attacker: string
  enemy: string
  /** [BA-4.1.3-01] The enemy attacks the attacker too. */
  isMutual: boolean
  /** [BA-6.1.2-06] The empty building that both want, or null. */
  building: string | null
}

/** [BA-4.1.1-08] [BA-4.1.3-11] [BA-4.1.6-01] All fights of the sub-phase, neighbours left aside. */
export function fightsOf(state: State): Fight[] {
  const fights: Fight[] = []
  for (const attack of openAttacks(state))
    for (const fight of fightsBy(state, attack))
      if (!fightersIn(fight).some(unit => isNeighbour(state, unit))) add(fights, fight)
  return fights
}

/** [BA-4.1.1-08] Attacks whose attacker can carry them through now. */
export function openAttacks(state: State): Attack[] {
  return state.attacks.filter(attack => attack.state === 'met' && isAble(state, attack.unit))
}

function isNeighbour({ helpers }: State, unit: string): boolean {
  return helpers.some(helper => helper.unit === unit && helper.kind === 'neighbour')
}

/** [BA-4.1.1-02] On the board and in no disorder that bars an attack. */
function isAble(state: State, id: string): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && isOnBoard(unit) && !isDisordered(unit)
}

function fightsBy(state: State, attack: Attack): Fight[] {
  if (attack.met === null) return fightsForBuilding(state, attack)
  const enemy = enemyOf(state, attack)
  if (!enemy) return []
  return [{ attacker: attack.unit, enemy: enemy.id, isMutual: false, building: null }]
}

/** The enemy in contact that stands for all that the attack has met. */
export function enemyOf(state: State, { unit, met }: Attack): Unit | undefined {
  const found = met === null ? undefined : findUnit(state, met)
  if (!found || !isOnBoard(found) || !areInMeleeContact(unitOf(state, unit), found))
    return undefined
  return principalOf(state, found)
}

/** [BA-6.1.2-06] Attackers of both sides that stand at the same empty building. */
function fightsForBuilding(state: State, { unit, terrain }: Attack): Fight[] {
  if (!findBuilding(state, terrain)) return []
  const rivals = openAttacks(state).filter(rival => wantsToo(state, { unit, terrain }, rival))
  return rivals.map(rival => {
    return { attacker: unit, enemy: rival.unit, isMutual: true, building: terrain }
  })
}

/** [BA-6.1.2-06] Whether the rival is an enemy at the same empty terrain. */
export function wantsToo(
  state: State,
  { unit, terrain }: Pick<Attack, 'unit' | 'terrain'>,
  rival: Attack,
): boolean {
  if (rival.met !== null || rival.terrain !== terrain) return false
  return areEnemies(unitOf(state, rival.unit), unitOf(state, unit))
}

/** Two that attack one another fight once. */
function add(fights: Fight[], fight: Fight): void {
  const known = fights.find(
    ({ attacker, enemy }) => attacker === fight.enemy && enemy === fight.attacker,
  )
  if (known) known.isMutual = true
  else fights.push(fight)
}

/** The two units of a fight. */
export function fightersIn({ attacker, enemy }: Fight): [string, string] {
  return [attacker, enemy]
}

/** All units that fight, the lower id first. */
export function fightersOf(fights: readonly Fight[]): string[] {
  return [...new Set(fights.flatMap(fightersIn))].toSorted(byCode)
}

/** Whether the unit attacks in this fight. */
export function isAttackerIn({ attacker, isMutual }: Fight, unit: string): boolean {
  return isMutual || attacker === unit
}
