/** The sides that a scenario may name; each has its name in the catalogue. */
export const seats = [
  'france',
  'allies',
  'prussia',
  'austria',
  'russia',
  'britain',
  'denmark',
  'sweden',
  'saxony',
  'bavaria',
  'spain',
  'poland',
  'netherlands',
] as const
