import { armorOf, diceOf, isAircraft, lossOfHit, worthOf } from '../model/attacks.ts'
import type { Attack } from '../model/attacks.ts'
import { torpedoLoss } from '../book/tables/dice.ts'
import type { Aircraft, SeaUnit, State } from '../model/state.ts'
import { cardOf } from '../model/units.ts'

/** What an attack may do, each with its likelihood. */
interface Prospect {
  harmed: number
  destroyed: number
}

/** The likelihood that an attack harms, and that it destroys. */
export function prospectOf(attack: Attack): Prospect {
  const chances = chancesOf(worthOf(attack), diceOf(attack))
  const from = (need: number) => chances[Math.max(0, need)] ?? 0
  if (attack.weapon === 'torpedo' && !isAircraft(attack.target)) {
    const loss = lossOfHit(attack, torpedoLoss)
    return {
      harmed: from(1),
      destroyed: loss > 0 ? from(Math.ceil(hullLeft(attack.target) / loss)) : 0,
    }
  }
  const { armor, vital } = armorOf(attack)
  const isLast = !isAircraft(attack.target) && hullLeft(attack.target) <= 1
  return { harmed: from(Math.min(armor, vital)), destroyed: from(isLast ? armor : vital) }
}

/** By what faces count and by dice: captains weigh thousands of attacks with few such dice. */
const chancesKnown = new WeakMap<readonly number[], (readonly number[])[]>()

/** How likely so many successes or more are, from none on. */
function chancesOf(worth: readonly number[], count: number): readonly number[] {
  const byCount = chancesKnown.get(worth) ?? []
  const known = byCount[count]
  if (known) return known
  const each = distributionOf(worth, count)
  const from = each.map((_, need) =>
    each.reduce((sum, chance, successes) => (successes >= need ? sum + chance : sum), 0),
  )
  byCount[count] = from
  chancesKnown.set(worth, byCount)
  return from
}

/** How likely each number of successes is. */
function distributionOf(worth: readonly number[], count: number): number[] {
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

/** So many hits like this one would be its end, two at least; torpedoes that hit take more hull than shells. */
function hitsToEnd({ target, weapon }: Attack): number {
  if (isAircraft(target)) return 2
  return Math.max(2, hullLeft(target)) / (weapon === 'torpedo' ? torpedoesPart : 1)
}

/** What a torpedo that hits counts beside a shell, though some hulls bear it better. */
const torpedoesPart = 1.5

/** A carrier is worth more than her points: her aircraft lose their home. */
const carriersWorth = 1.6

/** What a merchant of the convoy is worth, whose card has no points: [WAS-166] three of them decide. */
const merchantsStake = 20

/** [WAS-S-1] [WAS-S-2] How much more the ships count on whose fate a battle turns. */
const deciding = { raider: 2, bismarck: 1.5 }

/** Points that are at stake in a unit: those of its card, or more where the scenario turns on it. */
export function stakeOf(state: State, unit: SeaUnit | Aircraft): number {
  const { points, isConvoy, id } = cardOf(state, unit)
  const { victory } = state.rules
  if (victory === 'riverPlate' && unit.seat === 'axis') return points * deciding.raider
  if (victory === 'denmarkStrait' && id === 'bismarck') return points * deciding.bismarck
  return isConvoy ? merchantsStake : points
}

/** Points that an attack is worth: part of what is at stake in its target for harm, all of it for its end. */
export function gainOf(attack: Attack): number {
  const { state, target } = attack
  if (target.isDoomed) return 0
  const stake = stakeOf(state, target)
  const { harmed, destroyed } = prospectOf(attack)
  const worth = cardOf(state, target).planes > 0 ? stake * carriersWorth : stake
  return worth * (destroyed + (harmed - destroyed) / hitsToEnd(attack))
}
