import { allows, field, foundByChance, judgeBy, oneByChance } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import type { Weapon } from '../../book/tables/cards.ts'
import { attackUnit } from '../../model/hits.ts'
import { aimAt, aimRefusals, doesBear, reachesOf } from '../../model/targets.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import {
  cardOf,
  findUnit,
  hasAbility,
  hasWeapon,
  isEnemyAfloat,
  isOwnAfloat,
  isShip,
  isWithin,
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

/** What keeps a ship from firing at all. */
const shipRefusals: readonly WasRefusal<Pick<Shot, 'state' | 'seat' | 'unit'>>[] = [
  stop(
    'WAS-095',
    'was.refuse.notYourShip',
    ({ state, seat, unit }) => !isOwnAfloat(seat, unit) || !isShip(state, unit),
  ),
  stop(
    'WAS-A35',
    'was.refuse.laysSmoke',
    ({ unit }) => unit?.isSmoking ?? false,
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
]

/** What keeps her from using a weapon. */
const weaponRefusals: readonly WasRefusal<Omit<Shot, 'target' | 'isRapid'>>[] = [
  ...shipRefusals,
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
]

const shotRefusals: readonly WasRefusal<Shot>[] = [
  ...weaponRefusals,
  stop('WAS-096', 'was.refuse.nothingThere', ({ target }) => target === undefined),
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
  sample: shotByChance,
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
      if (!doesBear(state, unit, weapon, target)) continue
      open.push(shotAt(unit, weapon, target, false))
      if (mayFireRapidly(state, unit, weapon)) open.push(shotAt(unit, weapon, target, true))
    }
  }
  return open
}

function shotAt(unit: SeaUnit, weapon: ShipWeapon, target: SeaUnit, isRapid: boolean): FireOrder {
  return { kind: 'fire', unit: unit.id, weapon, target: target.id, isRapid }
}

const isUsable = allows(weaponRefusals)

/** [WAS-095] The card has it, and it may be fired in this phase. */
export function mayUse(state: State, unit: SeaUnit, weapon: ShipWeapon): boolean {
  return (
    hasWeapon(cardOf(state, unit), weapon) && isUsable({ state, seat: unit.seat, unit, weapon })
  )
}

const isShipReady = allows(shipRefusals)

export function isReadyToFire(state: State, seat: Seat, unit: SeaUnit): boolean {
  return isShipReady({ state, seat, unit })
}

/** A ship by chance, then one of her weapons and a target. */
function shotByChance(state: State, seat: Seat, dice: Dice): FireOrder | undefined {
  return foundByChance(state.units, dice, unit =>
    isReadyToFire(state, seat, unit) && hasEnemyNear(state, unit)
      ? foundByChance(shipWeapons, dice, weapon => shotWithByChance(state, unit, weapon, dice))
      : undefined,
  )
}

function shotWithByChance(
  state: State,
  unit: SeaUnit,
  weapon: ShipWeapon,
  dice: Dice,
): FireOrder | undefined {
  if (!mayUse(state, unit, weapon)) return undefined
  const target = oneByChance(state.units, dice, one => doesBear(state, unit, weapon, one))
  if (!target) return undefined
  return shotAt(unit, weapon, target, mayFireRapidly(state, unit, weapon) && dice.roll(2) === 1)
}

/** [WAS-095] As long as a ship of the seat can still attack. */
export function mayFireMore(state: State, seat: Seat): boolean {
  const { units } = state
  for (let tried = 0; tried < units.length; tried++) {
    const at = (lastToFire + tried) % units.length
    const unit = units[at]
    if (!unit || !hasShot(state, seat, unit)) continue
    lastToFire = at
    return true
  }
  return false
}

/** The place of the ship that was found last: she is asked first, since she often has another shot. */
let lastToFire = 0

/** Most ships see nobody near: weapon by weapon only where there is an enemy. */
function hasShot(state: State, seat: Seat, unit: SeaUnit): boolean {
  if (!isReadyToFire(state, seat, unit) || !hasEnemyNear(state, unit)) return false
  for (const weapon of shipWeapons) {
    if (!mayUse(state, unit, weapon)) continue
    for (const target of state.units) if (doesBear(state, unit, weapon, target)) return true
  }
  return false
}

/** Near enough for any of her weapons: else none of them is tried. */
function hasEnemyNear(state: State, unit: SeaUnit): boolean {
  const { farthest } = reachesOf(cardOf(state, unit))
  for (const other of state.units)
    if (isEnemyAfloat(unit.seat, other) && isWithin(unit, other, farthest)) return true
  return false
}
