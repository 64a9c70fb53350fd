import type { Arm } from '../arms.ts'

/** [BA-T-21] Nations, by the name the book prints; `general` for troops that are not listed. */
export const nations = {
  general: '',
  anhalt: 'Anhalt',
  baden: 'Baden',
  bavaria: 'Bayern',
  belgium: 'Belgien',
  berg: 'Berg',
  brunswick: 'Braunschweig',
  denmark: 'Danmark',
  england: 'England',
  france: 'Frankrig',
  hanover: 'Hannover',
  hanseaticCities: 'Hansestæderne',
  hesse: 'Hessen',
  holland: 'Holland',
  illyria: 'Illyrien',
  italy: 'Italien',
  mecklenburg: 'Mecklenbourg',
  naples: 'Napoli',
  nassau: 'Nassau',
  poland: 'Polen',
  portugal: 'Portugal',
  prussia: 'Prøjsen',
  russia: 'Rusland',
  saxony: 'Sachsen',
  spain: 'Spanien',
  sweden: 'Sverige',
  westphalia: 'Westphalen',
  wurttemberg: 'Würtemberg',
  wurzburg: 'Würzburg',
  austria: 'Østrig',
} as const

export type Nation = keyof typeof nations

/** Troops as printed and in English, arm, valeur (the first is meant, the others may be), year. */
export type ValeurEntry = readonly [
  printed: string,
  english: string,
  arm: Arm | 'any',
  valeur: number | readonly number[],
  year?: 1813 | 1815,
]
