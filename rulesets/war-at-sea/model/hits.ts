import type { Weapon } from '../book/tables/cards.ts'
import {
  concealedOn,
  determinedOn,
  dieSides,
  lostWithCarrier,
  torpedoHits,
  torpedoLoss,
} from '../book/tables/dice.ts'
import { section } from '../book/tables/measures.ts'
import type { RuleId } from '../book/rulebook.ts'
import type { WasTable } from '../rules.ts'
import {
  armorOf,
  diceRowsFor,
  faceRows,
  isAircraft,
  leastDice,
  lossOfHit,
  worthBy,
} from './attacks.ts'
import type { Attack } from './attacks.ts'
import { cloudsBetween } from './lines.ts'
import type { AttackMade, SeaUnit, State } from './state.ts'
import {
  cardOf,
  effectsOn,
  findPlane,
  findUnit,
  hasAbility,
  isWithin,
  typeOf,
  unitOf,
} from './units.ts'

/** What an attack on a sea unit does. */
interface Hit extends Rolled {
  /** Hull that is lost when the phase ends. */
  lost: number
  isDoomed: boolean
}

/** Dice and what they came to. */
interface Rolled {
  dice: number
  successes: number
}

/** [WAS-015] The dice of an attack, each told; where only odds are wanted, their successes at once. */
export function rollDice(table: WasTable, attack: Attack, rule: RuleId): Rolled {
  const dice = leastDice(table.tally(diceRowsFor(attack), attack))
  const worth =
    attack.weapon === 'torpedo' ? torpedoHits : worthBy(attack, table.tally(faceRows, attack))
  if (table.isForeseen) return { dice, successes: table.sum(dice, dieSides, rule, worth) }
  let successes = 0
  for (let die = 0; die < dice; die++)
    successes += worth[table.roll(dieSides, rule, die > 0) - 1] ?? 0
  return { dice, successes }
}

/** [WAS-A15] An attack on a sea unit; of torpedoes that she may evade her owner is asked first. */
export function attackUnit(table: WasTable, attack: Attack, target: SeaUnit): void {
  const { attacker, weapon } = attack
  if (weapon === 'torpedo' && mayEvade(table.state, target)) {
    table.emit({ kind: 'torpedoesSeen', unit: attacker.id, target: target.id })
    table.interrupt('evasion')
  } else resolveAttack(table, attack, target)
}

/** [WAS-A15] Once in a battle. */
export function mayEvade(state: State, target: SeaUnit): boolean {
  return hasAbility(state, target, 'evadeTorpedoes') && !target.spent.includes('evadeTorpedoes')
}

/** [WAS-019] [WAS-020] Concealment, dice, what turns it away. */
export function resolveAttack(table: WasTable, attack: Attack, target: SeaUnit): void {
  const { attacker, weapon, range } = attack
  const told = { unit: attacker.id, weapon, target: target.id, range }
  if (isConcealed(table, attack, target)) {
    table.emit({ kind: 'shotHidden', ...told })
    return
  }
  const hit = rolledHit(table, attack, target)
  const isTurned = hit.lost > 0 || hit.isDoomed ? isShruggedOff(table, attack, target) : false
  const felt = isTurned ? harmless(hit) : braved(table, target, hit)
  table.emit({ kind: 'attacked', ...told, ...felt, isTurned })
}

function rolledHit(table: WasTable, attack: Attack, target: SeaUnit): Hit {
  const { weapon } = attack
  const { dice, successes } = rollDice(table, attack, ruleOf(weapon))
  if (weapon === 'torpedo') {
    const lost = successes * lossOfHit(attack, torpedoLoss)
    return { dice, successes, lost, isDoomed: lost > 0 && target.lost + lost >= target.hull }
  }
  const { armor, vital } = armorOf(attack)
  if (successes < armor) return harmless({ dice, successes })
  const isDoomed = successes >= vital || target.lost + 1 >= target.hull
  return { dice, successes, lost: 1, isDoomed }
}

function harmless({ dice, successes }: Rolled): Hit {
  return { dice, successes, lost: 0, isDoomed: false }
}

/** [WAS-019] [WAS-020] */
function ruleOf(weapon: Weapon): RuleId {
  return weapon === 'torpedo' ? 'WAS-020' : 'WAS-019'
}

/** [WAS-072] [WAS-074] [WAS-A51] A target in fog, smoke or a squall may not be found; aircraft find it always. */
function isConcealed(table: WasTable, { state, attacker }: Attack, target: SeaUnit): boolean {
  if (isAircraft(attacker) || !cloudsBetween(state, attacker, target).hiding) return false
  const isHard = isWithin(attacker, target, section) || hasAbility(state, attacker, 'sharpshooter')
  const on = isHard ? concealedOn.near : concealedOn.usual
  return table.roll(dieSides, 'WAS-072') >= on
}

/** [WAS-A07] [WAS-A31] */
function isShruggedOff(table: WasTable, attack: Attack, target: SeaUnit): boolean {
  const { state, attacker, weapon } = attack
  for (const { weapons, from, on } of effectsOn(state, target, 'shrugOff')) {
    if (!weapons.includes(weapon) || !isFrom(state, attacker, from)) continue
    if (table.roll(dieSides, from === 'ships' ? 'WAS-A31' : 'WAS-A07') >= on) return true
  }
  return false
}

function isFrom(
  state: State,
  attacker: Attack['attacker'],
  from: 'battleships' | 'ships',
): boolean {
  if (isAircraft(attacker)) return false
  const type = typeOf(state, attacker)
  return from === 'battleships' ? type === 'battleship' : type !== 'submarine'
}

/** [WAS-A13] [WAS-191] Whenever it would be destroyed it may stay with one hull. */
function braved(table: WasTable, target: SeaUnit, hit: Hit): Hit {
  if (!hit.isDoomed || !hasAbility(table.state, target, 'determination')) return hit
  if (table.roll(dieSides, 'WAS-A13') < determinedOn) return hit
  return { ...hit, lost: Math.max(0, target.hull - 1 - target.lost), isDoomed: false }
}

/** [WAS-049] When a phase ends: hull is lost, units go down, and attacks may be made anew. */
export function applyLosses(table: WasTable): void {
  const { state } = table
  for (const unit of state.units) {
    if (unit.status !== 'afloat' || (unit.lost === 0 && !unit.isDoomed)) continue
    if (unit.isDoomed) sink(table, unit)
    else table.emit({ kind: 'hullLost', unit: unit.id, hull: unit.hull - unit.lost })
  }
  for (const plane of state.aircraft)
    if (plane.isDoomed) table.emit({ kind: 'planeLost', aircraft: plane.id, cause: 'shotDown' })
  if (state.units.some(isMarked) || state.aircraft.some(({ hasFired }) => hasFired))
    table.emit({ kind: 'phaseCleared' })
}

function isMarked({ used, wasAttacked }: SeaUnit): boolean {
  return used.length > 0 || wasAttacked
}

/** [WAS-142] [WAS-152] A die for each aircraft based on a carrier that goes down, as many as she has room for. */
function sink(table: WasTable, unit: SeaUnit): void {
  const { state } = table
  table.emit({ kind: 'unitSunk', unit: unit.id })
  const based = state.aircraft.filter(({ home, status }) => home === unit.id && status !== 'lost')
  for (const plane of based.slice(0, cardOf(state, unit).planes))
    if (table.roll(dieSides, 'WAS-152') <= lostWithCarrier)
      table.emit({ kind: 'planeLost', aircraft: plane.id, cause: 'withCarrier' })
}

/** What an attack on a sea unit leaves on record: the attacker has used the weapon, the target has been attacked. */
export function noteAttack(state: State, { unit, weapon, target }: AttackMade): void {
  state.attacks.push({ unit, weapon, target })
  findUnit(state, unit)?.used.push(weapon)
  const plane = findPlane(state, unit)
  if (plane) {
    plane.hasFired = true
    plane.hasAttacked = true
  }
  unitOf(state, target).wasAttacked = true
}
