import type { Candidate } from '@grognard/umpire'
import type { Attack } from '../model/attacks.ts'
import { nameOf } from '../model/units.ts'
import type { Order } from '../orders.ts'
import { gainOf, prospectOf } from './worth.ts'

/** An order that makes an attack, and the attack that its worth is worked out from. */
export interface Idea<Given extends Order = Order> {
  order: Given
  attack: Attack
  worth: number
}

/** The orders with their attacks, the one that is worth most first. */
export function ranked<Given extends Order>(
  orders: readonly Given[],
  attackOf: (order: Given) => Attack,
  weight: (order: Given) => number = () => 1,
): Idea<Given>[] {
  return orders
    .map(order => {
      const attack = attackOf(order)
      return { order, attack, worth: gainOf(attack) * weight(order) }
    })
    .toSorted((one, other) => other.worth - one.worth)
}

export function candidateOf({ order, attack, worth }: Idea): Candidate<Order> {
  return {
    order,
    worth,
    get because() {
      return [reasonFor(attack)]
    },
  }
}

const inHundred = (chance: number) => Math.round(chance * 100)

function reasonFor(attack: Attack) {
  const { harmed, destroyed } = prospectOf(attack)
  const target = nameOf(attack.state, attack.target.id)
  const values = { target, harmed: inHundred(harmed), destroyed: inHundred(destroyed) }
  return { key: 'was.because.chance', values }
}
