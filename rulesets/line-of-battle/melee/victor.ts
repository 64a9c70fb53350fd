import { judgeBy, refused } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import { canPay, cannotPay } from '../points/action-points.ts'
import type { LobOrderRules, LobRefusal } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Melee, State } from '../state.ts'
import { continuationBonus } from '../tables/melee.ts'
import { beginMelee } from './board.ts'
import { foreseeMelee } from './foresight.ts'
import { openMelee } from './melee.ts'
import {
  prizeCrewByChance,
  prizeCrews,
  prizeRefusals,
  noStrain,
  strainOf,
  takeShip,
} from './prize.ts'
import { partedBy } from './separate.ts'

const nobody: readonly Seat[] = []

/** [LOB-168] [LOB-174] A victorious attacker takes the ship and mans it. */
export function captorToManPrize(state: State): readonly Seat[] {
  const melee = openMelee(state, 'attacker')
  return melee ? [shipOf(state, melee.attacker).seat] : nobody
}

/** [LOB-169] A victorious defender goes on or breaks off. */
export function victoriousDefender(state: State): readonly Seat[] {
  const melee = openMelee(state, 'defender')
  return melee ? [shipOf(state, melee.defender).seat] : nobody
}

/** The melee whose victor sits at this seat and has still to speak. */
function wonBy(state: State, seat: Seat, winner: 'attacker' | 'defender'): Melee | null {
  const melee = openMelee(state, winner)
  return melee && shipOf(state, melee[winner]).seat === seat ? melee : null
}

const noMeleeWon = (rule: string) => refused(rule, 'lob.refuse.noMeleeWon')

/** [LOB-174] [LOB-176] How many of his crew the captor puts aboard. */
export const manPrize: LobOrderRules<'manPrize'> = {
  shape: { crew: { type: 'integer' } },
  judge(state, seat, { crew }) {
    const melee = wonBy(state, seat, 'attacker')
    if (!melee) return noMeleeWon('LOB-168')
    return judgeBy(prizeRefusals, { ...takingIn(state, melee), crew })
  },
  execute(table, seat, { crew }) {
    const { state } = table
    const melee = wonBy(state, seat, 'attacker')
    if (melee) takeShip(table, shipOf(state, melee.attacker), shipOf(state, melee.defender), crew)
  },
  legalOrders(state, seat) {
    const melee = wonBy(state, seat, 'attacker')
    if (!melee) return []
    return prizeCrews(takingIn(state, melee)).map(crew => ({ kind: 'manPrize', crew }))
  },
  sample(state, seat, dice) {
    const melee = wonBy(state, seat, 'attacker')
    if (!melee) return undefined
    return { kind: 'manPrize', crew: prizeCrewByChance(takingIn(state, melee), dice) }
  },
  tool: { tool: 'list' },
  describe(state, { crew }) {
    const melee = openMelee(state, 'attacker')
    const strain = melee ? strainOf({ ...takingIn(state, melee), crew }) : noStrain
    return { key: 'lob.order.manPrize', values: { crew, strain, ...namesIn(state, 'attacker') } }
  },
}

const takingIn = (state: State, { attacker, defender }: Melee) => ({
  state,
  captor: shipOf(state, attacker),
  prize: shipOf(state, defender),
})

interface GoingOn {
  state: State
  seat: Seat
}

const continueRefusals: readonly LobRefusal<GoingOn>[] = [cannotPay('melee')]

/** [LOB-169] [LOB-171] A new melee with the roles exchanged; its first round is fought next turn. */
export const continueMelee: LobOrderRules<'continueMelee'> = {
  shape: {},
  judge: (state, seat) =>
    wonBy(state, seat, 'defender')
      ? judgeBy(continueRefusals, { state, seat })
      : noMeleeWon('LOB-169'),
  execute(table, seat) {
    const { state } = table
    const melee = wonBy(state, seat, 'defender')
    if (!melee) return
    const victor = shipOf(state, melee.defender)
    const beaten = shipOf(state, melee.attacker)
    beginMelee(table, victor, beaten, continuationBonus, melee.id)
  },
  foresee(table, seat, order) {
    continueMelee.execute(table, seat, order)
    return foreseeMelee(table)
  },
  legalOrders: (state, seat) =>
    wonBy(state, seat, 'defender') && canPay(state, seat, 'melee')
      ? [{ kind: 'continueMelee' }]
      : [],
  tool: { tool: 'list' },
  describe: state => ({ key: 'lob.order.continueMelee', values: namesIn(state, 'defender') }),
}

/** [LOB-169] [LOB-170] Both ships are moved apart. */
export const breakOff: LobOrderRules<'breakOff'> = {
  shape: {},
  judge: (state, seat) =>
    wonBy(state, seat, 'defender') ? { allowed: true, because: [] } : noMeleeWon('LOB-169'),
  execute(table, seat) {
    const melee = wonBy(table.state, seat, 'defender')
    if (melee) table.emit(partedBy(table.state, melee))
  },
  legalOrders: (state, seat): Of<Order, 'breakOff'>[] =>
    wonBy(state, seat, 'defender') ? [{ kind: 'breakOff' }] : [],
  tool: { tool: 'list' },
  describe: state => ({ key: 'lob.order.breakOff', values: namesIn(state, 'defender') }),
}

function namesIn(state: State, winner: 'attacker' | 'defender'): { ship: string; target: string } {
  const melee = openMelee(state, winner)
  if (!melee) return { ship: '?', target: '?' }
  const loser = winner === 'attacker' ? 'defender' : 'attacker'
  return { ship: shipOf(state, melee[winner]).name, target: shipOf(state, melee[loser]).name }
}
