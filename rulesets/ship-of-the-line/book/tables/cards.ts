import type { RuleId } from '../rulebook.ts'

/** [SOL-045] The officers in the order of their cards. */
export const officerIds = ['boatswain', 'carpenter', 'gunner', 'master', 'captain'] as const
export type OfficerId = (typeof officerIds)[number]

/** [SOL-045] Two cards for each officer. */
export const cardIds = [
  'BOS-1',
  'BOS-2',
  'CAR-1',
  'CAR-2',
  'GUN-1',
  'GUN-2',
  'MAS-1',
  'MAS-2',
  'CAP-1',
  'CAP-2',
] as const
export type CardId = (typeof cardIds)[number]

/** What a card can do; the umpire knows these and no others. */
export const effectIds = [
  'clearWreck',
  'replaceSails',
  'plugHull',
  'replaceRudder',
  'doubleShot',
  'chainShot',
  'clubHaul',
  'backTopsails',
  'extraMove',
  'marines',
] as const
export type EffectId = (typeof effectIds)[number]

/** When a card is played: before anything else in the turn, within it, with an attack, a boarding. */
export type CardTiming = 'turnStart' | 'turn' | 'attack' | 'boarding'

export interface Card {
  id: CardId
  officer: OfficerId
  effect: EffectId
  /** Sails, hull hits, hits added, moves or points of hull difference; 1 where nothing is counted. */
  amount: number
  /** Name and text of a player's own copy; null for ours, which the catalogue knows. */
  name: string | null
  text: string | null
}

/** [SOL-048] Ours: the texts of the cards are a reconstruction. */
export const cards: readonly Card[] = [
  ours('BOS-1', 'boatswain', 'clearWreck', 1),
  ours('BOS-2', 'boatswain', 'replaceSails', 2),
  ours('CAR-1', 'carpenter', 'plugHull', 3),
  ours('CAR-2', 'carpenter', 'replaceRudder', 1),
  ours('GUN-1', 'gunner', 'doubleShot', 1),
  ours('GUN-2', 'gunner', 'chainShot', 1),
  ours('MAS-1', 'master', 'clubHaul', 1),
  ours('MAS-2', 'master', 'backTopsails', 1),
  ours('CAP-1', 'captain', 'extraMove', 1),
  ours('CAP-2', 'captain', 'marines', 5),
]

function ours(id: CardId, officer: OfficerId, effect: EffectId, amount: number): Card {
  return { id, officer, effect, amount, name: null, text: null }
}

/** The rule of each effect, whatever card carries it. */
export const effectRules: Record<EffectId, RuleId> = {
  clearWreck: 'SOL-C01',
  replaceSails: 'SOL-C02',
  plugHull: 'SOL-C03',
  replaceRudder: 'SOL-C04',
  doubleShot: 'SOL-C05',
  chainShot: 'SOL-C06',
  clubHaul: 'SOL-C07',
  backTopsails: 'SOL-C08',
  extraMove: 'SOL-C09',
  marines: 'SOL-C10',
}

export const effectTimings: Record<EffectId, CardTiming> = {
  clearWreck: 'turnStart',
  replaceSails: 'turnStart',
  plugHull: 'turnStart',
  replaceRudder: 'turnStart',
  doubleShot: 'attack',
  chainShot: 'attack',
  clubHaul: 'turn',
  backTopsails: 'turnStart',
  extraMove: 'turn',
  marines: 'boarding',
}

/** The largest amount a card of each effect may have; 1 where nothing is counted. */
export const effectLimits: Record<EffectId, number> = {
  clearWreck: 1,
  replaceSails: 9,
  plugHull: 19,
  replaceRudder: 1,
  doubleShot: 5,
  chainShot: 1,
  clubHaul: 1,
  backTopsails: 1,
  extraMove: 3,
  marines: 20,
}

/** [SOL-C05] Two balls to a gun do not carry farther, cables. */
export const doubleShotRange = 1
