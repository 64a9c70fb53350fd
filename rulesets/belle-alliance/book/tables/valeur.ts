import type { Arm } from './troops.ts'
import { anhaltToEngland, france, hanoverToPortugal } from './valeur-anhalt-to-portugal.ts'
import { prussia, russiaToAustria } from './valeur-prussia-to-austria.ts'

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

/** [BA-5.5.1-01] [BA-T-21] The valeur of the troops of 1813 to 1815, by nation as printed. */
export const valeurTable: Partial<Record<Nation, readonly ValeurEntry[]>> = {
  ...anhaltToEngland,
  ...france,
  ...hanoverToPortugal,
  ...prussia,
  ...russiaToAustria,
}

/** The nation that the book prints under this name. RangeError for a name it has not. */
export function nationNamed(printed: string): Nation {
  for (const [id, name] of Object.entries(nations)) {
    if (name === printed && isNation(id)) return id
  }
  throw new RangeError(`The table has no nation "${printed}".`)
}

function isNation(id: string): id is Nation {
  return id in nations
}

/**
 * [BA-T-21] [BA-Q-31] [BA-Q-33] The valeurs that a scenario may choose from for troops as printed,
 * the meant one first. With a year its special takes the place of the general entry. RangeError for
 * troops that the table has not.
 */
export function valeursOf(
  nation: Nation,
  printed: string,
  arm: Arm,
  year: number | null,
): readonly number[] {
  const found = entriesOf(nation, printed, arm)
  const special = found.find(entry => entry[4] !== undefined && entry[4] === year)
  const row = special ?? found.find(entry => entry[4] === undefined)
  if (!row) throw new RangeError(`The table has no "${printed}" of ${arm} under "${nation}".`)
  return typeof row[3] === 'number' ? [row[3]] : row[3]
}

/** The rows of those troops, the general one and those of single years. */
export function entriesOf(nation: Nation, printed: string, arm: Arm): ValeurEntry[] {
  const rows = valeurTable[nation] ?? []
  return rows.filter(([name, , of]) => name === printed && (of === arm || of === 'any'))
}
