import type { Seat } from '@grognard/umpire'
import { dieSides, evadedOn } from '../../book/tables/dice.ts'
import { resolveAttack } from '../../model/hits.ts'
import { rangeBetween, findPlane, findUnit, nameOf, unitOf } from '../../model/units.ts'
import type { State } from '../../model/state.ts'
import type { WasOrderRules, WasTable } from '../../rules.ts'
import { plain, refused } from '../../words.ts'

/** [WAS-A15] The owner of the unit that the torpedoes run at. */
export function seatToEvade(state: State): readonly Seat[] {
  return state.running ? [unitOf(state, state.running.target).seat] : []
}

const isAsked = (state: State, seat: Seat) => seatToEvade(state).includes(seat)
const notAsked = refused('WAS-A15', 'was.refuse.nothingToEvade')
const target = (state: State) => ({ target: nameOf(state, state.running?.target ?? '') })

/** [WAS-A15] She turns away: they miss on 3 and more, and she cannot move in the next sea movement. */
export const evade: WasOrderRules<'evade'> = {
  ...plain('evade', isAsked, notAsked),
  execute(table) {
    const { running } = table.state
    if (!running) return
    const isMissed = table.roll(dieSides, 'WAS-A15') >= evadedOn
    table.emit({ kind: 'torpedoesEvaded', target: running.target, isMissed })
    if (isMissed) table.emit({ kind: 'torpedoesRun' })
  },
  describe: state => ({ key: 'was.order.evade', values: target(state) }),
}

/** [WAS-A15] She keeps the manoeuvre for another time. */
export const stand: WasOrderRules<'stand'> = {
  ...plain('stand', isAsked, notAsked),
  execute() {},
  tool: { tool: 'list', isPrimary: true },
  describe: state => ({ key: 'was.order.stand', values: target(state) }),
}

/** [WAS-020] What has not been evaded is rolled for. */
export function hitWithTorpedoes(table: WasTable): void {
  const { state } = table
  if (!state.running) return
  const { unit, target: at } = state.running
  const attacker = findUnit(state, unit) ?? findPlane(state, unit)
  const target = unitOf(state, at)
  if (!attacker) return
  const range = rangeBetween(attacker, target)
  const attack = { state, attacker, weapon: 'torpedo' as const, target, range }
  resolveAttack(table, { ...attack, isRapid: false, isAlternate: false }, target)
  table.emit({ kind: 'torpedoesRun' })
}
