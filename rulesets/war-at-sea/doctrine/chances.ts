import { armorOf, diceOf, lossOfHit, worthOf } from '../model/attacks.ts'
import type { Attack } from '../model/attacks.ts'
import { torpedoLoss } from '../book/tables/dice.ts'
import { isAircraft } from '../model/attacks.ts'
import type { SeaUnit } from '../model/state.ts'
import { cardOf } from '../model/units.ts'

/** What an attack may do, each with its likelihood. */
interface Prospect {
  harmed: number
  destroyed: number
}

/** The likelihood that an attack harms, and that it destroys. */
export function prospectOf(attack: Attack): Prospect {
  const chances = distributionOf(attack)
  const from = (need: number) =>
    chances.reduce((sum, chance, count) => (count >= need ? sum + chance : sum), 0)
  if (attack.weapon === 'torpedo' && !isAircraft(attack.target)) {
    const loss = lossOfHit(attack, torpedoLoss)
    return {
      harmed: from(1),
      destroyed: loss > 0 ? from(Math.ceil(hullLeft(attack.target) / loss)) : 0,
    }
  }
  const { armor, vital } = armorOf(attack)
  const isLast = !isAircraft(attack.target) && hullLeft(attack.target) <= 1
  return { harmed: from(armor), destroyed: from(isLast ? armor : vital) }
}

/** How likely each number of successes is. */
function distributionOf(attack: Attack): number[] {
  const worth = worthOf(attack)
  const count = diceOf(attack)
  let chances = [1]
  for (let die = 0; die < count; die++) {
    const next = Array.from({ length: chances.length + 2 }, () => 0)
    chances.forEach((chance, sum) => {
      for (const more of worth) next[sum + more] = (next[sum + more] ?? 0) + chance / worth.length
    })
    chances = next
  }
  return chances
}

/** What this phase has left of it. */
function hullLeft({ hull, lost }: SeaUnit): number {
  return Math.max(1, hull - lost)
}

/** A carrier is worth more than her points: her aircraft lose their home. */
const carriersWorth = 1.6

/** Points that an attack is worth: part of the target's for harm, all of them for its end. */
export function gainOf(attack: Attack): number {
  const { state, target } = attack
  if (target.isDoomed) return 0
  const { points, planes } = cardOf(state, target)
  const { harmed, destroyed } = prospectOf(attack)
  const share = isAircraft(target) ? 2 : Math.max(2, hullLeft(target))
  const worth = planes > 0 ? points * carriersWorth : points
  return worth * (destroyed + (harmed - destroyed) / share)
}
