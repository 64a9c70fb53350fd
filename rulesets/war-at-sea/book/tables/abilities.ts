import type { RuleId } from '../rulebook.ts'
import type { UnitType, Weapon } from './cards.ts'

/** What must be so for an effect to count. */
export type Circumstance =
  | 'undamaged'
  | 'targetDamaged'
  | 'firstTurn'
  | 'besideOwnCarrier'
  | 'noEnemyFighterNear'
  | 'targetShared'
  | 'anotherWolf'

/** What an ability does; what is none of these has a function of its own that bears its number. */
export type Effect =
  /** More dice for the unit's own attacks. */
  | {
      does: 'addDice'
      dice: number
      weapons: readonly Weapon[]
      against?: readonly UnitType[]
      when?: Circumstance
    }
  /** A die for one friend's attack a turn. */
  | { does: 'lendDice'; dice: number; weapon: Weapon; to: UnitType }
  /** Armor and vital armor against these attacks. */
  | { does: 'armor'; more: number; weapons: readonly Weapon[] }
  /** A die that turns such an attack away. */
  | { does: 'shrugOff'; on: number; weapons: readonly Weapon[]; from: 'battleships' | 'ships' }
  /** Main gunnery reaches farther, with the dice of range 3, while undamaged. */
  | { does: 'reach'; range: number }
  /** Hull that a torpedo hit takes, more for the unit's own, less for those on it. */
  | { does: 'torpedoLoss'; own: number; suffered: number }
  /** A die of this or less slows the unit down in its movement. */
  | { does: 'slow'; on: number }

/** The effects that do one thing. */
export type EffectThat<Does extends Effect['does']> = Extract<Effect, { does: Does }>

interface Ability {
  rule: RuleId
  effects: readonly Effect[]
  /** Each unit may use it once in a battle. */
  isOnce?: true
}

const gunnery = ['main', 'secondary', 'tertiary'] as const
const attacks = [...gunnery, 'torpedo', 'antiair', 'asw', 'bomb', 'strafe'] as const

const none: readonly Effect[] = []

const more = (
  dice: number,
  weaponsUsed: readonly Weapon[],
  rest: { against?: readonly UnitType[]; when?: Circumstance } = {},
): readonly Effect[] => [{ does: 'addDice', dice, weapons: weaponsUsed, ...rest }]

const lends = (dice: number, weapon: Weapon, to: UnitType): readonly Effect[] => [
  { does: 'lendDice', dice, weapon, to },
]

const bombers = ['diveBomber', 'torpedoBomber', 'patrolBomber'] as const
const surface = [
  'battleship',
  'carrier',
  'cruiser',
  'destroyer',
  'auxiliary',
  'torpedoBoat',
] as const

/** [WAS-A01] to [WAS-A60] The abilities of the roster: data over a few effects. */
export const abilities = {
  advancedFighter2: { rule: 'WAS-A01', effects: more(2, ['antiair'], { against: ['fighter'] }) },
  alternatePayload6: { rule: 'WAS-A02', effects: none, isOnce: true },
  antiairSpecialist: { rule: 'WAS-A03', effects: none },
  armoredDeck1: { rule: 'WAS-A04', effects: [{ does: 'armor', more: 1, weapons: ['bomb'] }] },
  audaciousAttack: { rule: 'WAS-A05', effects: none, isOnce: true },
  battleshipKiller: {
    rule: 'WAS-A06',
    effects: more(1, ['torpedo'], { against: ['battleship'] }),
  },
  chaseTheSalvoes: {
    rule: 'WAS-A07',
    effects: [{ does: 'shrugOff', on: 5, weapons: ['main'], from: 'battleships' }],
  },
  closeEscort: { rule: 'WAS-A08', effects: none },
  combatAirPatrol: { rule: 'WAS-A09', effects: none },
  defendTheFlattop: {
    rule: 'WAS-A10',
    effects: more(1, ['antiair'], { when: 'besideOwnCarrier' }),
  },
  defensiveArmament: { rule: 'WAS-A11', effects: none },
  destroyerHunter: { rule: 'WAS-A12', effects: more(1, gunnery, { against: ['destroyer'] }) },
  determination: { rule: 'WAS-A13', effects: none },
  escort: { rule: 'WAS-A14', effects: none },
  evadeTorpedoes: { rule: 'WAS-A15', effects: none, isOnce: true },
  excellentEndurance: { rule: 'WAS-A16', effects: none, isOnce: true },
  excellentSpotting: { rule: 'WAS-A17', effects: more(1, gunnery, { when: 'targetShared' }) },
  expertAsw: { rule: 'WAS-A18', effects: lends(1, 'asw', 'torpedoBomber') },
  expertBomber1: { rule: 'WAS-A19', effects: lends(1, 'bomb', 'diveBomber') },
  expertBomber2: { rule: 'WAS-A20', effects: lends(2, 'bomb', 'diveBomber') },
  expertDogfighter1: { rule: 'WAS-A21', effects: lends(1, 'antiair', 'fighter') },
  expertDogfighter2: { rule: 'WAS-A22', effects: lends(2, 'antiair', 'fighter') },
  expertStrafer: { rule: 'WAS-A23', effects: none },
  expertTorpedoes: { rule: 'WAS-A24', effects: lends(1, 'torpedo', 'torpedoBomber') },
  exportVersion: { rule: 'WAS-A25', effects: none },
  extendedRange4: { rule: 'WAS-A26', effects: [{ does: 'reach', range: 4 }] },
  extendedRange5: { rule: 'WAS-A27', effects: [{ does: 'reach', range: 5 }] },
  finishHimOff: {
    rule: 'WAS-A28',
    effects: more(1, attacks, { against: surface, when: 'targetDamaged' }),
  },
  flotillaLeader: { rule: 'WAS-A29', effects: none },
  guardTheConvoy: { rule: 'WAS-A30', effects: none },
  highSpeedEvasion: {
    rule: 'WAS-A31',
    effects: [{ does: 'shrugOff', on: 5, weapons: attacks, from: 'ships' }],
  },
  highSpeedRun: { rule: 'WAS-A32', effects: none, isOnce: true },
  interceptor: {
    rule: 'WAS-A33',
    effects: more(1, ['antiair'], { against: bombers, when: 'noEnemyFighterNear' }),
  },
  landBased: { rule: 'WAS-A34', effects: none },
  laySmokeScreen: { rule: 'WAS-A35', effects: none },
  loiter: { rule: 'WAS-A36', effects: none },
  longLanceTorpedoes: {
    rule: 'WAS-A37',
    effects: [{ does: 'torpedoLoss', own: 1, suffered: 0 }],
  },
  noSeaControl: { rule: 'WAS-A38', effects: none },
  pinpointer: { rule: 'WAS-A39', effects: none },
  poorFacilities: { rule: 'WAS-A40', effects: none },
  pressTheAttack: { rule: 'WAS-A41', effects: none },
  radarFireControl: { rule: 'WAS-A42', effects: more(1, ['main'], { when: 'undamaged' }) },
  radarPicket: { rule: 'WAS-A43', effects: none },
  raider: { rule: 'WAS-A44', effects: more(1, gunnery, { against: ['destroyer', 'auxiliary'] }) },
  raiderHunter: {
    rule: 'WAS-A45',
    effects: more(1, gunnery, { against: ['cruiser', 'auxiliary'] }),
  },
  rapidFire: { rule: 'WAS-A46', effects: none, isOnce: true },
  rugged: { rule: 'WAS-A47', effects: none },
  runSilent: { rule: 'WAS-A48', effects: none },
  shadowing: { rule: 'WAS-A49', effects: none },
  shallowDraft: { rule: 'WAS-A50', effects: none },
  sharpshooter: { rule: 'WAS-A51', effects: none },
  slow1: { rule: 'WAS-A52', effects: [{ does: 'slow', on: 1 }] },
  slow2: { rule: 'WAS-A53', effects: [{ does: 'slow', on: 2 }] },
  subHunter: { rule: 'WAS-A54', effects: none },
  submergedShot: { rule: 'WAS-A55', effects: none },
  surprise: { rule: 'WAS-A56', effects: more(1, attacks, { when: 'firstTurn' }) },
  torpedoDefense1: {
    rule: 'WAS-A57',
    effects: [{ does: 'torpedoLoss', own: 0, suffered: -1 }],
  },
  valiantStand: { rule: 'WAS-A58', effects: more(1, ['torpedo'], { against: ['battleship'] }) },
  vitalCargo6: { rule: 'WAS-A59', effects: none },
  wolfpack: { rule: 'WAS-A60', effects: more(1, ['torpedo'], { when: 'anotherWolf' }) },
} as const satisfies Record<string, Ability>

export type AbilityId = keyof typeof abilities

export function isAbility(word: string): word is AbilityId {
  return Object.hasOwn(abilities, word)
}

/** In the order of their rules. */
export const abilityIds: readonly AbilityId[] = Object.keys(abilities).filter(isAbility)

export function effectsOf(id: AbilityId): readonly Effect[] {
  return abilities[id].effects
}

/** [WAS-A46] Dice of rapid fire; [WAS-A02] of the bombs carried instead of a torpedo. */
export const rapidFireDice = 2
export const alternateBombDice = 6

/** [WAS-115] [WAS-A03] Anti-aircraft attacks of a ship in a phase. */
export const antiairAttacks = { usual: 1, specialist: 2 } as const

/** [WAS-A11] Armor that an aircraft's own guns are worth. */
export const defensiveArmor = 2

/** [WAS-A05] Targets of an audacious attack lie farther apart than this, 1/10 mm. */
export const audaciousGap = 900

/** [WAS-A59] Points for cargo that is landed. */
export const cargoPoints = 6

/** [WAS-A29] Destroyers that count for initiative, at most. */
export const flotillaMost = 3
