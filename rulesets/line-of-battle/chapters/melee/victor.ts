import { cosine, normalise, sine } from '@grognard/geometry/measured/angle.ts'
import { advance } from '@grognard/geometry/measured/pose.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { HALF_TURN, QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import { breakOffDistance, continuationBonus } from '../../book/tables/melee.ts'
import { openMelee } from '../../model/melees.ts'
import { groundAgainst, isClear } from '../../model/moves.ts'
import { cannotPay, nobody } from '../../model/players.ts'
import { isInMelee, shipOf } from '../../model/ships.ts'
import type { Melee, Ship, State } from '../../model/state.ts'
import type { LobOrderRules, LobRefusal } from '../../rules.ts'
import { plain, refused } from '../../words.ts'
import { beginMelee } from './board.ts'
import type { BrokenOff } from './events.ts'
import {
  noStrain,
  prizeCrewByChance,
  prizeCrews,
  prizeRefusals,
  strainOf,
  takeShip,
} from './prize.ts'
import { nextRound } from './round.ts'

/** A ship in the way shortens the push by steps of this much, 1/1000 in. */
const STEP = 50

/** [LOB-170] Each ship moves an inch straight away from the other, or as far as there is water. */
function partedBy(state: State, melee: Melee): BrokenOff {
  const attacker = shipOf(state, melee.attacker)
  const defender = shipOf(state, melee.defender)
  const away = headingApart(attacker, defender)
  const attackerAt = pushed(state, attacker, defender, normalise(away + HALF_TURN))
  const defenderAt = pushed(state, defender, attacker, away)
  return {
    kind: 'brokenOff',
    melee: melee.id,
    attacker: attacker.id,
    attackerX: attackerAt.x,
    attackerY: attackerAt.y,
    defender: defender.id,
    defenderX: defenderAt.x,
    defenderY: defenderAt.y,
  }
}

/** The direction from one hull to the other square to the sides that face each other. */
export function headingApart(from: Ship, to: Ship): number {
  let best = from.heading
  let widest = -Infinity
  for (const hull of [from, to])
    for (const axis of [hull.heading, hull.heading + QUARTER_TURN]) {
      const along = (to.x - from.x) * sine(axis) + (to.y - from.y) * cosine(axis)
      const gap = Math.abs(along) - halfAlong(from, axis) - halfAlong(to, axis)
      if (gap <= widest) continue
      widest = gap
      best = along < 0 ? axis + HALF_TURN : axis
    }
  return normalise(best)
}

/** How far a hull reaches from its centre along a heading. */
function halfAlong(hull: Ship, heading: number): number {
  const turn = heading - hull.heading
  return (Math.abs(cosine(turn)) * hull.length + Math.abs(sine(turn)) * hull.beam) / 2
}

/** A ship aground or in another melee is held where it lies. */
function pushed(state: State, ship: Ship, other: Ship, heading: number): Point {
  if (ship.agroundSince !== null || isInMelee(state, ship)) return ship
  const ground = groundAgainst(state, ship)
  for (let distance = breakOffDistance; distance > 0; distance -= STEP) {
    const { x, y } = advance({ x: ship.x, y: ship.y, heading }, distance)
    if (isClear(state, { ...ship, x, y }, ground, ship, other)) return { x, y }
  }
  return ship
}

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

const isVictoriousDefender = (state: State, seat: Seat) => wonBy(state, seat, 'defender') !== null

const noMeleeWon = (rule: RuleId) => refused(rule, 'lob.refuse.noMeleeWon')

export const manPrizeShape = { crew: field.integer() }

/** [LOB-174] [LOB-176] How many of his crew the captor puts aboard. */
export const manPrize: LobOrderRules<'manPrize'> = {
  shape: manPrizeShape,
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
  continues(table, seat, order) {
    continueMelee.execute(table, seat, order)
    return nextRound(table)
  },
  legalOrders: (state, seat) =>
    wonBy(state, seat, 'defender') && isAllowed(continueRefusals, { state, seat })
      ? [{ kind: 'continueMelee' }]
      : [],
  tool: { tool: 'list' },
  describe: state => ({ key: 'lob.order.continueMelee', values: namesIn(state, 'defender') }),
}

/** [LOB-169] [LOB-170] Both ships are moved apart. */
export const breakOff: LobOrderRules<'breakOff'> = {
  ...plain('breakOff', isVictoriousDefender, noMeleeWon('LOB-169')),
  execute(table, seat) {
    const melee = wonBy(table.state, seat, 'defender')
    if (melee) table.emit(partedBy(table.state, melee))
  },
  tool: { tool: 'list' },
  describe: state => ({ key: 'lob.order.breakOff', values: namesIn(state, 'defender') }),
}

function namesIn(state: State, winner: 'attacker' | 'defender'): { ship: string; target: string } {
  const melee = openMelee(state, winner)
  if (!melee) return { ship: '?', target: '?' }
  const loser = winner === 'attacker' ? 'defender' : 'attacker'
  return { ship: shipOf(state, melee[winner]).name, target: shipOf(state, melee[loser]).name }
}
