import { joinNames } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { effectsOf } from '../book/tables/abilities.ts'
import type { AbilityId } from '../book/tables/abilities.ts'
import type { Weapon } from '../book/tables/cards.ts'
import type { WasRefusal, WasTable } from '../rules.ts'
import { refuse } from '../words.ts'
import type { Aircraft, SeaUnit, State } from './state.ts'
import { cardOf, findUnit, isOwnAfloat, nameOf, typeOf, unitOf } from './units.ts'

/** An attack for which carriers lend the skill of their crews. */
export interface Lending {
  state: State
  seat: Seat
  plane: Aircraft
  weapon: Weapon
  experts: readonly string[]
}

/** [WAS-A18] [WAS-A19] [WAS-A20] [WAS-A21] [WAS-A22] [WAS-A24] Each once a turn; two of one name do not add up. */
export const lendingRefusals: readonly WasRefusal<Lending>[] = [
  refuse(
    'WAS-190',
    'was.refuse.noExpert',
    lending => lending.experts.some(id => expertiseOf(lending, id) === undefined),
    ({ state, experts, plane }) => ({
      unit: joinNames(experts.map(id => nameOf(state, id))),
      plane: nameOf(state, plane.id),
    }),
  ),
  refuse('WAS-012', 'was.refuse.sameExpert', lending => {
    const lent = lending.experts.map(id => expertiseOf(lending, id))
    return new Set(lent).size < lent.length
  }),
]

/** What a carrier can still lend to the attack this turn. */
function expertiseOf(lending: Omit<Lending, 'experts'>, id: string): AbilityId | undefined {
  const unit = findUnit(lending.state, id)
  return unit && lentBy(lending, unit)
}

function lentBy(
  { state, seat, plane, weapon }: Omit<Lending, 'experts'>,
  unit: SeaUnit,
): AbilityId | undefined {
  if (!isOwnAfloat(seat, unit)) return undefined
  return cardOf(state, unit).abilities.find(
    id =>
      !unit.spentThisTurn.includes(id) &&
      effectsOf(id).some(
        effect =>
          effect.does === 'lendDice' &&
          effect.weapon === weapon &&
          effect.to === typeOf(state, plane),
      ),
  )
}

/** Every choice of experts for an attack: none, each, and all of different names together. */
export function expertChoices(state: State, plane: Aircraft, weapon: Weapon): string[][] {
  const lending = { state, seat: plane.seat, plane, weapon }
  const first = new Map<AbilityId, string>()
  for (const unit of state.units) {
    const lent = lentBy(lending, unit)
    if (lent && !first.has(lent)) first.set(lent, unit.id)
  }
  const each = [...first.values()]
  return [[], ...each.map(id => [id]), ...(each.length > 1 ? [each] : [])]
}

/** All the help that there is for an attack. */
export function allExperts(state: State, plane: Aircraft, weapon: Weapon): string[] {
  const choices = expertChoices(state, plane, weapon)
  return choices[choices.length - 1] ?? []
}

/** The carriers' skill is used up for this turn. */
export function lendExperts(
  table: WasTable,
  plane: Aircraft,
  weapon: Weapon,
  experts: readonly string[],
): void {
  const { state } = table
  for (const id of experts) {
    const ability = lentBy({ state, seat: plane.seat, plane, weapon }, unitOf(state, id))
    if (ability) table.emit({ kind: 'expertLent', unit: id, aircraft: plane.id, ability })
  }
}
