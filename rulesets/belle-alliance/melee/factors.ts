import { chiefModifier } from '../command/engage.ts'
import { strongest } from '../factors.ts'
import type { Factor } from '../factors.ts'
import { familyOf } from '../fire/family.ts'
import { coverInMelee, findBuilding, isUphill } from '../ground/index.ts'
import { penaltyRow } from '../morale/side-penalty.ts'
import type { BaModifier } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { ratioClass, ratioRows } from '../tables/loss.ts'
import { meleeRows } from '../tables/melee.ts'
import type { MeleeFactor } from '../tables/melee.ts'
import { TURNS_REMEMBERED } from '../tables/melee-limits.ts'
import type { FormationKind } from '../tables/formations.ts'
import { isArtillery, isCavalry, isInfantry, isSkirmishLine } from '../units.ts'
import { isOverlapping } from './aspect.ts'
import { nearLineOf } from './body.ts'
import type { Fight } from './fights.ts'
import { coverOf, hasObstacle } from './ground.ts'
import { hasHelper, isBackedLine } from './helpers.ts'
import { sideIn } from './side.ts'
import type { MeleeSide } from './side.ts'

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
      return {
        rule: 'BA-T-08',
        message: `ba.modifier.melee.${name}`,
        group,
        value: valueOf(value),
        when: side => value !== 0 && applies[name](side),
      }
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
