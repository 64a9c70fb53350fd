import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { audaciousGap } from '../../book/tables/abilities.ts'
import { attackUnit } from '../../model/hits.ts'
import { aimAt, aimRefusals } from '../../model/targets.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import {
  findUnit,
  hasAbility,
  isEnemyAfloat,
  isOwnAfloat,
  isSubmarine,
  isWithin,
  nameOf,
  unitOf,
} from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A submarine that would fire. */
interface Launch {
  state: State
  seat: Seat
  unit: SeaUnit | undefined
  target: SeaUnit | undefined
}

const refusals: readonly WasRefusal<Launch>[] = [
  stop(
    'WAS-135',
    'was.refuse.notYourSubmarine',
    ({ state, seat, unit }) => unit === undefined || !isReady(state, seat, unit),
  ),
  stop('WAS-135', 'was.refuse.nothingToTorpedo', ({ target }) => target === undefined),
  refuse(
    'WAS-A05',
    'was.refuse.tooNearTheFirst',
    ({ state, unit, target }) =>
      unit !== undefined &&
      target !== undefined &&
      maySalvoAgain(state, unit) &&
      isNearTheFirst(state, unit, target),
  ),
  refuse(
    'WAS-135',
    'was.refuse.hasLaunched',
    ({ state, unit }) => unit !== undefined && unit.used.length > 0 && !maySalvoAgain(state, unit),
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
]

function isReady(state: State, seat: Seat, unit: SeaUnit): boolean {
  return isOwnAfloat(seat, unit) && isSubmarine(state, unit)
}

/** [WAS-A05] Once in a battle a second salvo in one phase. */
function maySalvoAgain(state: State, unit: SeaUnit): boolean {
  return (
    unit.used.length === 1 &&
    hasAbility(state, unit, 'audaciousAttack') &&
    !unit.spent.includes('audaciousAttack')
  )
}

/** [WAS-A05] The second target has to lie farther than this from the first. */
function isNearTheFirst(state: State, unit: SeaUnit, target: SeaUnit): boolean {
  const first = state.attacks.findLast(made => made.unit === unit.id)
  return first !== undefined && isWithin(unitOf(state, first.target), target, audaciousGap)
}

export const launchShape = { unit: field.piece('ship'), target: field.target('ship') }

type LaunchOrder = Of<Order, 'launch'>

/** [WAS-135] A submarine's torpedoes. */
export const launch: WasOrderRules<'launch'> = {
  shape: launchShape,
  judge(state, seat, order) {
    const unit = findUnit(state, order.unit)
    const target = findUnit(state, order.target)
    const ruling = judgeBy(refusals, { state, seat, unit, target })
    if (!unit || !target || !ruling.allowed) return ruling
    return judgeBy(aimRefusals, aimAt(state, unit, 'torpedo', target))
  },
  execute(table, _seat, { unit: id, target: at }) {
    const unit = unitOf(table.state, id)
    const target = unitOf(table.state, at)
    if (unit.used.length > 0)
      table.emit({ kind: 'abilitySpent', unit: id, ability: 'audaciousAttack' })
    attackUnit(table, aimAt(table.state, unit, 'torpedo', target).attack, target)
  },
  /** If nobody evades. */
  resolves: plays('evasion', { evade: 'stand' }),
  legalOrders: launchesOpen,
  tool: { tool: 'list', piece: ({ unit }) => unit, target: ({ target }) => target },
  describe: (state, { unit, target }) => ({
    key: 'was.order.launch',
    values: { unit: nameOf(state, unit), target: nameOf(state, target) },
  }),
}

function launchesOpen(state: State, seat: Seat): LaunchOrder[] {
  const open: LaunchOrder[] = []
  for (const unit of state.units) {
    if (!isReady(state, seat, unit)) continue
    for (const target of state.units)
      if (
        isEnemyAfloat(seat, target) &&
        isAllowed(refusals, { state, seat, unit, target }) &&
        isAllowed(aimRefusals, aimAt(state, unit, 'torpedo', target))
      )
        open.push({ kind: 'launch', unit: unit.id, target: target.id })
  }
  return open
}

/** [WAS-135] The seat, as long as a submarine of it can still fire. */
export function seatToLaunch(state: State, seat: Seat): readonly Seat[] {
  return mayLaunchMore(state, seat) ? [seat] : []
}

export function mayLaunchMore(state: State, seat: Seat): boolean {
  return launchesOpen(state, seat).length > 0
}
