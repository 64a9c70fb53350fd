export type ActionId =
  | 'fire'
  | 'counterFire'
  | 'transfer'
  | 'refloat'
  | 'tack'
  | 'lineOfBattle'
  | 'crossing'
  | 'rescue'
  | 'melee'

/** [LOB-023] Action points an action costs; a melee costs each of its two sides this much. */
export const actionCosts: Record<ActionId, number> = {
  fire: 2,
  counterFire: 2,
  transfer: 2,
  refloat: 5,
  tack: 4,
  lineOfBattle: 0,
  crossing: 0,
  rescue: 4,
  melee: 2,
}

/** [LOB-021] The stock of turn 1 is this many times the fleet's sum; [LOB-020] later turns add it once. */
export const poolFactors = { firstTurn: 2, laterTurns: 1 }
