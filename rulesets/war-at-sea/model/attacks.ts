import { total } from '@grognard/umpire'
import {
  abilities,
  abilityIds,
  alternateBombDice,
  effectsOf,
  rapidFireDice,
} from '../book/tables/abilities.ts'
import type { AbilityId, Circumstance, EffectThat } from '../book/tables/abilities.ts'
import type { Card, Weapon } from '../book/tables/cards.ts'
import {
  crippledLoss,
  scoresOnly,
  strafersLoss,
  torpedoHits,
  worthOfFaces,
} from '../book/tables/dice.ts'
import { printedLast, section } from '../book/tables/measures.ts'
import type { WasModifier } from '../rules.ts'
import { adds } from '../words.ts'
import type { Key } from '../words.ts'
import type { Aircraft, SeaUnit, Spotted, State } from './state.ts'
import { aswThreat } from './submarines.ts'
import {
  cardOf,
  effectsIn,
  effectsOn,
  hasAbility,
  isAfloat,
  isBomber,
  isCrippled,
  isDamaged,
  isFlying,
  isWithin,
  printedDice,
  typeOf,
} from './units.ts'

/** One attack of one unit, whose dice are counted. */
export interface Attack {
  state: State
  attacker: SeaUnit | Aircraft
  weapon: Weapon
  target: SeaUnit | Aircraft
  range: number
  /** [WAS-A46] */
  isRapid: boolean
  /** [WAS-A02] Bombs instead of the torpedo. */
  isAlternate: boolean
}

export function isAircraft(one: SeaUnit | Aircraft): one is Aircraft {
  return 'home' in one
}

const gunnery: readonly Weapon[] = ['main', 'secondary', 'tertiary']

export function isGunnery(weapon: Weapon): boolean {
  return gunnery.includes(weapon)
}

/** [WAS-098] [WAS-A02] Dice of the card at the attack's range, or of bombs instead of the torpedo. */
export function cardDice({ state, attacker, weapon, range, isAlternate }: Attack): number {
  return isAlternate ? alternateBombDice : diceAt(state, attacker, weapon, range)
}

/** [WAS-098] [WAS-A26] [WAS-A27] Dice of a weapon at a range; farther than printed only main guns reach. */
export function diceAt(
  state: State,
  attacker: SeaUnit | Aircraft,
  weapon: Weapon,
  range: number,
): number {
  const card = cardOf(state, attacker)
  if (weapon !== 'main' || range <= printedLast) return printedDice(card, weapon, range)
  return range <= reachOfGuns(state, attacker) ? printedDice(card, 'main', printedLast) : 0
}

/** [WAS-A26] [WAS-A27] The range that main gunnery reaches; farther only while undamaged. */
function reachOfGuns(state: State, attacker: SeaUnit | Aircraft): number {
  if (isAircraft(attacker) || isDamaged(state, attacker)) return printedLast
  return wholeReach(cardOf(state, attacker))
}

/** [WAS-A26] [WAS-A27] Of a card, while the ship is undamaged. */
export function wholeReach(card: Pick<Card, 'abilities'>): number {
  const effects = effectsIn(card, 'reach')
  return effects.reduce((reach, { range }) => Math.max(reach, range), printedLast)
}

/** The names of the two things that modifiers change. */
const diceSum = ['was.sum.dice'] as const
const faceSum = ['was.sum.perDie'] as const

function moreDice(
  rule: Parameters<typeof adds>[0],
  key: Key,
  value: number | ((attack: Attack) => number),
  when: (attack: Attack) => boolean,
): WasModifier<Attack> {
  return { ...adds<Attack>(rule, key, value, when), sums: diceSum }
}

function perDie(
  rule: Parameters<typeof adds>[0],
  key: Key,
  value: number,
  when: (attack: Attack) => boolean,
): WasModifier<Attack> {
  return { ...adds<Attack>(rule, key, value, when), sums: faceSum }
}

/** Rows of an ability, which speak of those alone that have it. */
const abilityRows = abilityIds.map(id => ({ id, rows: rowsOf(id) }))

/** [WAS-016] What makes up the number of dice. */
const diceRows: readonly WasModifier<Attack>[] = [
  moreDice('WAS-016', 'was.dice.card', cardDice, () => true),
  ...abilityRows.flatMap(({ rows }) => rows),
  ...abilityIds.flatMap(lentRowsOf),
  moreDice('WAS-A49', 'was.ability.shadowing', 1, attack => isSpottedFor(attack, 'shadowing')),
  moreDice('WAS-A39', 'was.ability.pinpointer', 1, attack => isSpottedFor(attack, 'pinpointer')),
  moreDice('WAS-A46', 'was.ability.rapidFire', rapidFireDice, ({ isRapid }) => isRapid),
  moreDice(
    'WAS-141',
    'was.dice.crippled',
    -crippledLoss.torpedoDice,
    ({ state, attacker, weapon }) =>
      weapon === 'torpedo' && !isAircraft(attacker) && isCrippled(state, attacker),
  ),
  moreDice(
    'WAS-170',
    'was.dice.darkness',
    -1,
    ({ state, attacker, weapon }) => isDark(state) && isAircraft(attacker) && weapon === 'torpedo',
  ),
  moreDice(
    'WAS-136',
    'was.dice.threat',
    attack => -threatTo(attack),
    attack => threatTo(attack) > 0,
  ),
]

/** Kept for each list of abilities, which no battle changes: every attack counts its dice several times. */
const rowsKnown = new WeakMap<readonly AbilityId[], readonly WasModifier<Attack>[]>()

/** The rows for the dice of an attack, without those of abilities that the attacker does not have. */
export function diceRowsFor({ state, attacker }: Attack): readonly WasModifier<Attack>[] {
  const { abilities: own } = cardOf(state, attacker)
  const known = rowsKnown.get(own)
  if (known) return known
  const others = new Set(abilityRows.flatMap(({ id, rows }) => (own.includes(id) ? [] : rows)))
  const rows = diceRows.filter(row => !others.has(row))
  rowsKnown.set(own, rows)
  return rows
}

/** [WAS-136] */
function threatTo({ state, attacker, weapon }: Attack): number {
  if (weapon !== 'torpedo' || isAircraft(attacker)) return 0
  return typeOf(state, attacker) === 'submarine' ? aswThreat(state, attacker) : 0
}

/** [WAS-021] The dice that an ability adds to its unit's own attacks. */
function rowsOf(id: AbilityId): WasModifier<Attack>[] {
  return effectsOf(id).flatMap(effect =>
    effect.does === 'addDice'
      ? [
          moreDice(
            abilities[id].rule,
            `was.ability.${id}`,
            effect.dice,
            attack => hasAbility(attack.state, attack.attacker, id) && doesCount(effect, attack),
          ),
        ]
      : [],
  )
}

/** [WAS-A18] to [WAS-A24] The dice that carriers lend to one friend's attack. */
function lentRowsOf(id: AbilityId): WasModifier<Attack>[] {
  return effectsOf(id).flatMap(effect =>
    effect.does === 'lendDice'
      ? [
          moreDice(
            abilities[id].rule,
            `was.ability.${id}`,
            effect.dice,
            ({ attacker, weapon }) =>
              isAircraft(attacker) && weapon === effect.weapon && attacker.lent.includes(id),
          ),
        ]
      : [],
  )
}

/** [WAS-A39] [WAS-A49] A ship pointed out to submarines, or shadowed for aircraft. */
function isSpottedFor({ state, attacker, target }: Attack, by: Spotted['by']): boolean {
  const isServed =
    by === 'shadowing' ? isAircraft(attacker) : typeOf(state, attacker) === 'submarine'
  return (
    isServed &&
    state.spotted.some(
      made => made.by === by && made.seat === attacker.seat && made.unit === target.id,
    )
  )
}

function doesCount(effect: EffectThat<'addDice'>, attack: Attack): boolean {
  const { state, weapon, target } = attack
  if (!effect.weapons.includes(weapon)) return false
  if (effect.against && !effect.against.includes(typeOf(state, target))) return false
  return effect.when === undefined || circumstances[effect.when](attack)
}

/** [WAS-A10] [WAS-183] [WAS-A33] and others: what must be so when the dice are rolled. */
const circumstances: Record<Circumstance, (attack: Attack) => boolean> = {
  undamaged: ({ state, attacker }) => isAircraft(attacker) || !isDamaged(state, attacker),
  targetDamaged: ({ state, target }) => !isAircraft(target) && isDamaged(state, target),
  firstTurn: ({ state }) => state.turn === 1,
  besideOwnCarrier: ({ state, attacker }) =>
    state.units.some(
      unit =>
        unit.seat === attacker.seat &&
        isAfloat(unit) &&
        typeOf(state, unit) === 'carrier' &&
        isWithin(unit, attacker, section),
    ),
  noEnemyFighterNear: ({ state, attacker }) =>
    !state.aircraft.some(
      plane =>
        plane.seat !== attacker.seat &&
        isFlying(plane) &&
        typeOf(state, plane) === 'fighter' &&
        isWithin(plane, attacker, section),
    ),
  targetShared: ({ state, attacker, target }) =>
    state.attacks.some(
      made => made.target === target.id && made.unit !== attacker.id && isGunnery(made.weapon),
    ),
  anotherWolf: ({ state, attacker }) =>
    state.units.some(
      unit =>
        unit !== attacker &&
        unit.seat === attacker.seat &&
        isAfloat(unit) &&
        hasAbility(state, unit, 'wolfpack'),
    ),
}

/** [WAS-017] What changes each face. */
export const faceRows: readonly WasModifier<Attack>[] = [
  perDie(
    'WAS-141',
    'was.perDie.crippled',
    -crippledLoss.perDie,
    ({ state, attacker, weapon }) =>
      weapon !== 'torpedo' &&
      weapon !== 'antiair' &&
      !isAircraft(attacker) &&
      isCrippled(state, attacker),
  ),
  perDie(
    'WAS-170',
    'was.perDie.darkness',
    -1,
    ({ state, attacker, weapon }) =>
      isDark(state) && (weapon === 'antiair' || (isAircraft(attacker) && weapon !== 'torpedo')),
  ),
  perDie('WAS-171', 'was.perDie.darkness', -1, isGropingShot),
  perDie(
    'WAS-119',
    'was.perDie.crippled',
    -crippledLoss.perDie,
    ({ state, attacker, weapon }) =>
      weapon === 'antiair' && !isAircraft(attacker) && isCrippled(state, attacker),
  ),
  perDie('WAS-184', 'was.ability.escort', -1, isEscorted),
  perDie(
    'WAS-099',
    'was.perDie.smallShip',
    -2,
    ({ state, attacker, weapon, target }) =>
      state.options.smallShips &&
      weapon === 'main' &&
      typeOf(state, attacker) === 'battleship' &&
      isSmall(state, target),
  ),
]

function isDark({ light }: State): boolean {
  return light === 'night'
}

/** [WAS-171] A ship's gunnery beyond range 0, but at a crippled target or with radar that is whole. */
function isGropingShot({ state, attacker, weapon, target, range }: Attack): boolean {
  if (!isDark(state) || !isGunnery(weapon) || range === 0) return false
  if (isAircraft(attacker) || isAircraft(target) || isCrippled(state, target)) return false
  return isDamaged(state, attacker) || !hasAbility(state, attacker, 'radarFireControl')
}

/** [WAS-184] [WAS-A14] [WAS-118] A fighter attacks a bomber that an escort flies beside; an escort that strafes does not count. */
function isEscorted({ state, attacker, target }: Attack): boolean {
  if (!isAircraft(attacker) || !isAircraft(target) || !isBomber(state, target)) return false
  return state.aircraft.some(
    plane =>
      plane.seat === target.seat &&
      isFlying(plane) &&
      !plane.isStrafing &&
      hasAbility(state, plane, 'escort') &&
      isWithin(plane, target, section),
  )
}

/** [WAS-099] */
export function isSmall(state: State, target: SeaUnit | Aircraft): boolean {
  const type = typeOf(state, target)
  return type === 'destroyer' || type === 'torpedoBoat'
}

/** [WAS-016] [WAS-144] Never fewer than one. */
export function diceOf(attack: Attack): number {
  return leastDice(total(diceRowsFor(attack), attack))
}

/** [WAS-016] [WAS-144] */
export function leastDice(sum: number): number {
  return Math.max(1, sum)
}

/** [WAS-015] [WAS-017] [WAS-018] [WAS-020] What each face of the attack's dice counts. */
export function worthOf(attack: Attack): readonly number[] {
  return attack.weapon === 'torpedo' ? torpedoHits : worthBy(attack, total(faceRows, attack))
}

/** The same of any weapon but torpedoes, whose faces are changed by so much. */
export function worthBy(attack: Attack, perFace: number): readonly number[] {
  const worth = worthOfFaces(perFace)
  if (!scoresOnFives(attack)) return worth
  return worth.map((value, face) => Math.min(value, scoresOnly.fives[face] ?? 0))
}

/** [WAS-A41] [WAS-A48] */
function scoresOnFives({ state, attacker, weapon, target }: Attack): boolean {
  if (weapon === 'bomb' && isAircraft(attacker) && attacker.isPressing) return true
  if (weapon !== 'asw' || isAircraft(target)) return false
  return !target.hasMoved && hasAbility(state, target, 'runSilent')
}

/** [WAS-013] [WAS-124] [WAS-141] [WAS-A04] What the attack has to reach. */
export function armorOf({ state, weapon, target }: Attack): { armor: number; vital: number } {
  const card = cardOf(state, target)
  let more = 0
  for (const effect of effectsOn(state, target, 'armor'))
    if (effect.weapons.includes(weapon)) more += effect.more
  if (!isAircraft(target)) {
    if (isCrippled(state, target)) more -= crippledLoss.armor
    return { armor: card.armor + more, vital: card.vital + more }
  }
  if (target.isStrafing && !isExpert(state, target)) more -= strafersLoss
  return { armor: card.armor + more + target.armorBonus, vital: card.vital + more }
}

/** [WAS-181] */
function isExpert(state: State, plane: Aircraft): boolean {
  return state.options.expertStrafer === 'base' && hasAbility(state, plane, 'expertStrafer')
}

/** [WAS-020] [WAS-A37] [WAS-A57] Hull that each torpedo hit takes. */
export function lossOfHit({ state, attacker, target }: Attack, usual: number): number {
  let loss = usual
  for (const { own } of effectsOn(state, attacker, 'torpedoLoss')) loss += own
  for (const { suffered } of effectsOn(state, target, 'torpedoLoss')) loss += suffered
  return Math.max(0, loss)
}
