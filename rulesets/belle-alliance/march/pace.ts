import { hullDistance } from '@grognard/geometry'
import { hullOf } from '../formation/footprint.ts'
import type { State, Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { CHARGE_PAUSE } from '../tables/movement.ts'
import { areEnemies, isClosed, isOnBoard } from '../units.ts'
import type { Field } from './field.ts'
import type { Marcher } from './marcher.ts'
import { hasRate, openGoing } from './rates.ts'
import type { Going } from './rates.ts'

/** [BA-2.3.3-04] Four full turns lie between two charges. */
export function isRestedForCharge({ chargedIn }: Unit, turn: number): boolean {
  return chargedIn === null || turn - chargedIn > CHARGE_PAUSE
}

/** Why a unit goes on at the normal rate; null while it keeps its own. */
export type Slackening = 'enemyNear' | 'ground' | 'disorder'

/** [BA-2.3.2-03] [BA-2.3.3-01] [BA-2.3.3-02] A fast march or a charge that falls to normal. */
export function slackening(
  field: Pick<Field, 'marchers'>,
  marcher: Marcher,
): { because: Slackening; by: string } | null {
  if (marcher.rate === 'fast') {
    const enemy = enemyNear(field, marcher)
    return enemy ? { because: 'enemyNear', by: enemy.unit.id } : null
  }
  if (marcher.rate !== 'charge') return null
  if (marcher.unit.disorder !== 'OR') return { because: 'disorder', by: '' }
  return keepsCharge(marcher.unit, marcher.going) ? null : { because: 'ground', by: '' }
}

/** [BA-2.3.3-01] Neither obstacle nor difficult ground under it ends its charge. */
export function keepsCharge(unit: Unit, going: Going): boolean {
  return hasRate(unit, 'charge', going) && going.obstacle === null
}

/** [BA-2.3.2-01] An enemy closed formation not in disorder within 90 cm. */
function enemyNear({ marchers }: Pick<Field, 'marchers'>, marcher: Marcher): Marcher | undefined {
  return marchers.find(
    other =>
      barsFastMarch(marcher.unit, other.unit) && isWithin(marcher, other, distances.fastMarch),
  )
}

function barsFastMarch(unit: Unit, other: Unit): boolean {
  return areEnemies(unit, other) && isClosed(other) && other.disorder !== 'U'
}

/** [BA-2.3.2-01] An enemy within so much of where a unit stands who would end its fast march. */
export function fastMarchEndedBy({ units }: State, unit: Unit, within: number): Unit | undefined {
  const hull = hullOf(unit)
  return units.find(
    other =>
      isOnBoard(other) && barsFastMarch(unit, other) && hullDistance(hull, hullOf(other)) <= within,
  )
}

function isWithin(one: Marcher, other: Marcher, limit: number): boolean {
  const dx = one.from.x - other.from.x
  const dy = one.from.y - other.from.y
  const reach = limit + 2 * one.radius + 2 * other.radius
  if (dx * dx + dy * dy > reach * reach) return false
  return hullDistance(hullOf(one.unit), hullOf(other.unit)) <= limit
}

/** [BA-1.3.1-06] [BA-2.3.2-01] March columns of all arms; they march fast, and follow roads. */
export function isMarchColumn({ formation: { kind } }: Pick<Unit, 'formation'>): boolean {
  return kind === 'marchColumn' || kind === 'limbered'
}

/** [BA-2.3.3-05] [BA-T-03] Whether table 3 has a charge for the unit. */
export function canCharge(unit: Unit): boolean {
  return hasRate(unit, 'charge', openGoing)
}
