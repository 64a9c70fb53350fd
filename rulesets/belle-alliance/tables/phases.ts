/** [BA-1.1.1-01] [BA-T-01] The phases of a turn, in order. */
export const phases = [
  'orders',
  'announcement',
  'continuedFire',
  'movement',
  'fire',
  'melee',
  'end',
] as const
