/** [BA-1.1.7-01] [BA-1.1.7-02] The arms of table 21, and wagons. */
export const arms = [
  'infantry',
  'light cavalry',
  'medium cavalry',
  'heavy cavalry',
  'artillery',
  'wagon',
] as const
export type Arm = (typeof arms)[number]

/** [BA-T-13] Hand weapons. */
export type Weapon = 'musket' | 'rifle' | 'carbine'
