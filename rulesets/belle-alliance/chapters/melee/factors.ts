import type { Class } from '../../book/tables/ground.ts'
import { ratioClass, ratioRows } from '../../book/tables/losses.ts'
import { meleeRows, TURNS_REMEMBERED } from '../../book/tables/melee.ts'
import type { MeleeFactor } from '../../book/tables/melee.ts'
import { distances } from '../../book/tables/scale.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import { lastAttack } from '../../model/attacks.ts'
import { familyOf, findBuilding } from '../../model/buildings.ts'
import { figuresNear, soutienOf } from '../../model/figures.ts'
import { coverInMelee, coverOfBuilding } from '../../model/ground/cover.ts'
import { isUphill } from '../../model/ground/heights.ts'
import { isInObstacle, obstacleBetween } from '../../model/ground/obstacles.ts'
import { inGroup, penaltyRow, strongest } from '../../model/rolls.ts'
import type { Factor } from '../../model/rolls.ts'
import { chiefModifier } from '../../model/staff-danger.ts'
import type { Attack, Helper, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isArtillery, isCavalry, isInfantry, isSkirmishLine, unitOf } from '../../model/units.ts'
import type { BaModifier } from '../../rules.ts'
import { adds } from '../../words.ts'
import {
  aspectOf,
  bodyOf,
  fightersOf,
  fightsOf,
  figuresFighting,
  isAttackerIn,
  isOverlapping,
  meleeUnits,
  nearLineOf,
} from './fights.ts'
import type { Aspect, Body, Fight } from './fights.ts'

/** [BA-4.1.3-04] [BA-6.1.2-06] The enemy's cover; a building that both want covers both. */
function coverOf({
  state,
  fight,
  own,
  enemy,
  isAttacker,
}: Pick<MeleeSide, 'state' | 'fight' | 'own' | 'enemy' | 'isAttacker'>): Class | null {
  if (!isAttacker) return null
  const wanted = findBuilding(state, fight.building)
  return wanted ? coverOfBuilding(wanted) : coverInMelee(state, enemy.unit, own.unit)
}

/** [BA-2.3.5-01] [BA-2.3.5-02] In an obstacle; for an attacker also one between the two. */
function hasObstacle({ state, own, enemy, isAttacker }: MeleeSide): boolean {
  if (isInObstacle(state, own.unit)) return true
  return isAttacker && obstacleBetween(state, own.unit, enemy.unit) !== null
}

/** [BA-4.1.6-01] [BA-4.1.7-01] One neighbour and one support unit count. */
function hasHelper(state: State, kind: Helper['kind'], unit: Unit, enemy: Unit): boolean {
  return helpersOf(state, unit.id).some(
    helper => helper.kind === kind && helper.against === enemy.id,
  )
}

function helpersOf({ helpers }: State, unit: string): Helper[] {
  return helpers.filter(helper => helper.of === unit)
}

/** [BA-4.1.6-02] Units that share its result. */
export function neighboursOf(state: State, unit: string): string[] {
  return helpersOf(state, unit)
    .filter(({ kind }) => kind === 'neighbour')
    .map(helper => helper.unit)
}

/** [BA-4.3.1-04] A line with a figure near enough to its soutien. */
function isBackedLine(state: State, unit: Unit): boolean {
  const soutien = isSkirmishLine(unit) ? soutienOf(state, unit) : undefined
  return soutien !== undefined && figuresNear(unit, soutien) > 0
}

/** One of the two in a fight, as table 8 looks at it. */
export interface MeleeSide {
  state: State
  fight: Fight
  own: Body
  enemy: Body
  isAttacker: boolean
  /** Its attack on this enemy; null for a defender. */
  attack: Attack | null
  /** How it takes the enemy, and how the enemy takes it. */
  takes: Aspect
  taken: Aspect
}

/** The situation of a unit in a fight; nothing is changed. */
export function sideIn(
  state: State,
  fight: Fight,
  id: string,
  fights: readonly Fight[] = fightsOf(state),
): MeleeSide {
  const apart = fightersOf(fights)
  const unit = unitOf(state, id)
  const enemy = unitOf(state, fight.attacker === id ? fight.enemy : fight.attacker)
  const isAttacker = isAttackerIn(fight, id)
  const isFrontal = fight.building !== null
  return {
    state,
    fight,
    own: bodyOf(state, unit, enemy, apart),
    enemy: bodyOf(state, enemy, unit, apart),
    isAttacker,
    attack: isAttacker ? (lastAttack(state, id) ?? null) : null,
    takes: isAttacker && !isFrontal ? aspectOf(unit, enemy) : 'front',
    taken: isAttackerIn(fight, enemy.id) && !isFrontal ? aspectOf(enemy, unit) : 'front',
  }
}

/**
 * [BA-4.1.3-08] [BA-4.3.2-03] Melee units; an attacker fights to its front. [BA-6.1.1-07] Of a building
 * all that are in it.
 */
export function meleeUnitsOf({ own, enemy, isAttacker, taken }: MeleeSide): number {
  if (own.unit.walls !== null) return meleeUnits(own.figures)
  const fighting = figuresFighting(own.unit, enemy.unit, isAttacker ? 'front' : taken)
  return meleeUnits(fighting + (own.isScreened ? own.lineFigures : 0))
}

const atTask: readonly FormationKind[] = ['work', 'rest']
const allRoundFoot: readonly FormationKind[] = ['square', 'battalionMass', 'huddle']

/** [BA-T-08] When each row of the table holds for one of the two. */
const applies: Record<MeleeFactor, (side: MeleeSide) => boolean> = {
  marchColumn: ({ own }) => isFormed(own.unit, 'marchColumn'),
  skirmish: ({ own }) => isSkirmishLine(own.unit),
  artWorkRest: ({ own }) => isArtillery(own.unit) || atTask.includes(own.unit.formation.kind),
  cavVsSquare: side => isHorseOnFoot(side) && isFormed(footIn(side), 'square'),
  cavVsMass: side => isHorseOnFoot(side) && isFormed(footIn(side), 'battalionMass'),
  cavVsOther: side =>
    isHorseOnFoot(side) &&
    !isFormed(footIn(side), 'square') &&
    !isFormed(footIn(side), 'battalionMass'),
  infUncovered: isUncovered,
  squareEtcVsInf: ({ own, enemy }) =>
    isInfantry(enemy.unit) && allRoundFoot.includes(own.unit.formation.kind),
  uphill: ({ state, own, enemy }) => isUphill(state, own.unit, enemy.unit),
  reformed: ({ own }) => own.unit.doing.split || own.unit.doing.reformed,
  flank: ({ isAttacker, takes, taken }) => (isAttacker ? takes : taken) === 'flank',
  rear: ({ isAttacker, takes, taken }) => (isAttacker ? takes : taken) === 'rear',
  overlap: ({ fight, own, enemy }) =>
    fight.building === null && isOverlapping(own.unit, enemy.unit),
  obstacle: hasObstacle,
  cover1: side => coverOf(side) === 'I',
  cover2: side => coverOf(side) === 'II',
  cover3: side => coverOf(side) === 'III',
  fired: hasFired,
  noSupply: ({ own }) => own.unit.supply === 'none',
  first: ({ state, own }) => !familyOf(state, own.unit).some(({ hasFought }) => hasFought),
  charge: ({ attack }) => attack?.isCharge === true,
  heavyCharge: ({ attack, own }) =>
    attack?.isCharge === true && (own.unit.arm === 'heavy cavalry' || own.unit.hasLances),
  chargedLast: ({ state, own }) => own.unit.chargedIn === state.turn - TURNS_REMEMBERED,
  halted: ({ own }) => isCavalry(own.unit) && own.unit.doing.sinceAbout < distances.halted,
  heavyCav: ({ own }) => own.unit.arm === 'heavy cavalry',
  lightCav: ({ own }) => own.unit.arm === 'light cavalry',
  attackedBefore: ({ state, own }) => isRecent(state, own.unit.attackedIn),
  defendedBefore: ({ state, own }) => isRecent(state, own.unit.defendedIn),
  routedEnemy: ({ state, own }) => isRecent(state, own.unit.routedEnemyIn),
  r50: side => superiority(side) >= ratioRows.r50,
  r100: side => superiority(side) >= ratioRows.r100,
  r200: side => superiority(side) >= ratioRows.r200,
  hidden: isHidden,
  LU: ({ own }) => own.unit.disorder === 'LU',
  U: ({ own }) => own.unit.disorder === 'U',
  FU: ({ own }) => own.unit.disorder === 'FU',
  support: ({ state, own, enemy }) =>
    hasHelper(state, 'support', own.unit, enemy.unit) || isBackedLine(state, own.unit),
  neighbour: ({ state, own, enemy }) => hasHelper(state, 'neighbour', own.unit, enemy.unit),
  chief: ({ state, own }) => chiefModifier(state, own.unit.id) !== 0,
  valeur: ({ own }) => own.unit.valeur !== 0,
}

function isFactor(name: string): name is MeleeFactor {
  return Object.hasOwn(meleeRows, name)
}

/** [BA-T-08] [BA-4.1.3-01] A column of the table, as factors in their groups. */
function factorsOf(column: 'attacker' | 'defender'): Factor<MeleeSide>[] {
  return Object.keys(meleeRows)
    .filter(isFactor)
    .map(name => {
      const { group, [column]: value } = meleeRows[name]
      return inGroup(
        group,
        adds(
          'BA-T-08',
          `ba.modifier.melee.${name}`,
          valueOf(value),
          s => value !== 0 && applies[name](s),
        ),
      )
    })
}

function valueOf(value: number | '+chief' | '+valeur'): number | ((side: MeleeSide) => number) {
  if (typeof value === 'number') return value
  if (value === '+valeur') return ({ own }) => own.unit.valeur
  return ({ state, own }) => chiefModifier(state, own.unit.id)
}

const attackerFactors = factorsOf('attacker')
const defenderFactors = factorsOf('defender')
const penalty = penaltyRow<MeleeSide>(({ own }) => own.unit)

/** [BA-T-22] The rows that count for one of the two, to be tallied with the same situation. */
export function factorsFor(side: MeleeSide): BaModifier<MeleeSide>[] {
  return [...strongest(side.isAttacker ? attackerFactors : defenderFactors, side), penalty]
}

/** The factors of a unit in a fight and the situation they are for; nothing is changed. */
export function meleeFactors(
  state: State,
  fight: Fight,
  unit: string,
): { factors: BaModifier<MeleeSide>[]; side: MeleeSide } {
  const side = sideIn(state, fight, unit)
  return { factors: factorsFor(side), side }
}

function isFormed({ formation }: Unit, kind: FormationKind): boolean {
  return formation.kind === kind
}

/** Cavalry attacks artillery or infantry in this fight. */
function isHorseOnFoot({ own, enemy, isAttacker, fight }: MeleeSide): boolean {
  const attacker = isAttacker ? own.unit : enemy.unit
  const target = isAttacker ? enemy.unit : own.unit
  return fight.building === null && isCavalry(attacker) && !isCavalry(target)
}

function footIn({ own, enemy }: MeleeSide): Unit {
  return isCavalry(own.unit) ? enemy.unit : own.unit
}

/** [BA-4.3.2-01] [BA-Q-61] Infantry against infantry without a line before it, and not in cover. */
function isUncovered(side: MeleeSide): boolean {
  const { own, enemy } = side
  if (!isInfantry(own.unit) || !isInfantry(enemy.unit) || isSkirmishLine(own.unit)) return false
  return !own.isCovered && !isInCover(side)
}

/** [BA-4.1.3-04] A building that both want covers nobody: they stand outside. */
function isInCover({ state, own, enemy }: MeleeSide): boolean {
  return coverInMelee(state, own.unit, enemy.unit) !== null
}

/** [BA-Q-26] Whom it assumed where it attacked; [BA-6.1.2-06] not a rival at an empty building. */
function isHidden({ state, fight, attack, enemy }: MeleeSide): boolean {
  if (attack === null || attack.target !== '' || fight.building !== null) return false
  return !findBuilding(state, attack.terrain) || enemy.unit.building === attack.terrain
}

/** [BA-4.1.3-05] [BA-4.3.2-04] Any part of it has fired, or its line; a mother unit's line always. */
function hasFired({ state, own: { unit, others } }: MeleeSide): boolean {
  const line = nearLineOf(state, unit)
  const lines = state.units.filter(other => other.mother === unit.id)
  const parts = line ? [unit, line, ...lines, ...others] : [unit, ...lines, ...others]
  return parts.some(({ doing }) => doing.fired || doing.continuedFire)
}

function isRecent({ turn }: State, when: number | null): boolean {
  return when !== null && when >= turn - TURNS_REMEMBERED
}

/** [BA-Q-22] [BA-Q-23] Percent by which one outnumbers the other. */
function superiority({ own, enemy }: MeleeSide): number {
  return ratioClass(own.figures, enemy.figures)
}
