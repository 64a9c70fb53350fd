import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import type { Weapon } from '../../book/tables/cards.ts'
import { attackUnit } from '../../model/hits.ts'
import { aimAt, aimRefusals } from '../../model/targets.ts'
import type { Aim } from '../../model/targets.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import {
  cardOf,
  findUnit,
  hasAbility,
  hasWeapon,
  isAfloat,
  isShip,
  nameOf,
  unitOf,
} from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** [WAS-095] What a ship may use in a surface attack. */
const shipWeapons = ['main', 'secondary', 'tertiary', 'torpedo', 'asw'] as const
export type ShipWeapon = (typeof shipWeapons)[number]

/** A shot of a ship as it is ordered. */
interface Shot {
  state: State
  seat: Seat
  unit: SeaUnit | undefined
  target: SeaUnit | undefined
  weapon: ShipWeapon
  isRapid: boolean
}

const shotRefusals: readonly WasRefusal<Shot>[] = [
  stop(
    'WAS-095',
    'was.refuse.notYourShip',
    ({ state, seat, unit }) =>
      unit === undefined || unit.seat !== seat || !isAfloat(unit) || !isShip(state, unit),
  ),
  stop('WAS-096', 'was.refuse.nothingThere', ({ target }) => target === undefined),
  stop(
    'WAS-A35',
    'was.refuse.laysSmoke',
    ({ unit }) => unit?.isSmoking ?? false,
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
  refuse(
    'WAS-095',
    'was.refuse.hasFired',
    ({ unit, weapon }) => unit?.used.includes(weapon) ?? false,
    ({ state, unit, weapon }) => ({
      unit: nameOf(state, unit?.id ?? ''),
      weapon: { key: `was.weapon.${weapon}` },
    }),
  ),
  refuse(
    'WAS-095',
    'was.refuse.gunsOrDepthCharges',
    ({ unit, weapon }) =>
      unit !== undefined &&
      (weapon === 'asw' ? unit.used.some(used => used !== 'asw') : unit.used.includes('asw')),
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
  refuse(
    'WAS-A46',
    'was.refuse.noRapidFire',
    ({ state, unit, weapon, isRapid }) =>
      isRapid && unit !== undefined && !mayFireRapidly(state, unit, weapon),
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
]

/** [WAS-A46] Once in a battle, with the main guns. */
function mayFireRapidly(state: State, unit: SeaUnit, weapon: Weapon): boolean {
  return (
    weapon === 'main' && hasAbility(state, unit, 'rapidFire') && !unit.spent.includes('rapidFire')
  )
}

export const fireShape = {
  unit: field.piece('ship'),
  weapon: field.one(shipWeapons),
  target: field.target('ship'),
  isRapid: field.usually(false, field.yesNo),
}

type FireOrder = Of<Order, 'fire'>

/** [WAS-095] One weapon of a ship at a target. */
export const fire: WasOrderRules<'fire'> = {
  shape: fireShape,
  judge(state, seat, order) {
    const shot = shotOf(state, seat, order)
    const ruling = judgeBy(shotRefusals, shot)
    if (!shot.unit || !shot.target || !ruling.allowed) return ruling
    return judgeBy(aimRefusals, aimAt(state, shot.unit, order.weapon, shot.target))
  },
  execute(table, _seat, { unit: id, weapon, target: at, isRapid }) {
    const unit = unitOf(table.state, id)
    const target = unitOf(table.state, at)
    const { attack } = aimAt(table.state, unit, weapon, target)
    if (isRapid) table.emit({ kind: 'abilitySpent', unit: id, ability: 'rapidFire' })
    attackUnit(table, { ...attack, isRapid }, target)
  },
  /** If nobody evades. */
  resolves: plays('evasion', { evade: 'stand' }),
  legalOrders: (state, seat) => {
    const open: FireOrder[] = []
    forEachShot(state, seat, order => open.push(order))
    return open
  },
  sample: (state, seat, dice) => shotByChance(state, seat, dice),
  tool: { tool: 'list', piece: ({ unit }) => unit, target: ({ target }) => target },
  describe: (state, { unit, weapon, target, isRapid }) => ({
    key: isRapid ? 'was.order.fireRapidly' : 'was.order.fire',
    values: {
      unit: nameOf(state, unit),
      weapon: { key: `was.weapon.${weapon}` },
      target: nameOf(state, target),
    },
  }),
}

function shotOf(state: State, seat: Seat, order: FireOrder): Shot {
  const { weapon, isRapid } = order
  const unit = findUnit(state, order.unit)
  const target = findUnit(state, order.target)
  return { state, seat, unit, target, weapon, isRapid }
}

/** Every lawful shot of the seat. */
function forEachShot(state: State, seat: Seat, tell: (order: FireOrder) => unknown): void {
  for (const unit of state.units)
    if (isReadyToFire(state, seat, unit)) shotsOf(state, unit).forEach(tell)
}

export function shotsOf(state: State, unit: SeaUnit): FireOrder[] {
  const open: FireOrder[] = []
  for (const weapon of shipWeapons) {
    if (!mayUse(state, unit, weapon)) continue
    for (const target of state.units) {
      if (target.seat === unit.seat || !isAfloat(target)) continue
      const aim: Aim = aimAt(state, unit, weapon, target)
      if (!isAllowed(aimRefusals, aim)) continue
      const order = { kind: 'fire', unit: unit.id, weapon, target: target.id } as const
      open.push({ ...order, isRapid: false })
      if (mayFireRapidly(state, unit, weapon)) open.push({ ...order, isRapid: true })
    }
  }
  return open
}

export function mayUse(state: State, unit: SeaUnit, weapon: ShipWeapon): boolean {
  if (!hasWeapon(cardOf(state, unit), weapon) || unit.used.includes(weapon)) return false
  if (weapon === 'asw') return unit.used.length === 0
  return !unit.used.includes('asw')
}

export function isReadyToFire(state: State, seat: Seat, unit: SeaUnit): boolean {
  return unit.seat === seat && isAfloat(unit) && isShip(state, unit) && !unit.isSmoking
}

/** A ship by chance, then one of her shots. */
function shotByChance(state: State, seat: Seat, dice: Dice): FireOrder | undefined {
  const ready = state.units.filter(unit => isReadyToFire(state, seat, unit))
  while (ready.length > 0) {
    const [unit] = ready.splice(dice.roll(ready.length) - 1, 1)
    const shots = unit ? shotsOf(state, unit) : []
    if (shots.length > 0) return shots[dice.roll(shots.length) - 1]
  }
  return undefined
}

/** [WAS-095] As long as a ship of the seat can still attack. */
export function mayFireMore(state: State, seat: Seat): boolean {
  return state.units.some(
    unit => isReadyToFire(state, seat, unit) && shotsOf(state, unit).length > 0,
  )
}
