import { nations } from '../book/tables/valeur.ts'
import type { Nation } from '../book/tables/valeur.ts'
import { strokesInDanish, troopsInGerman } from '../book/tables/valeur-names.ts'

export function isNation(id: string): id is Nation {
  return Object.hasOwn(nations, id)
}

/** What troops are called in each language; where the table prints a stroke, that is no name. */
export function troopNames(printed: string, english: string): Record<string, string> {
  const danish = printed === '-' ? (strokesInDanish[english] ?? english) : printed
  return { english, german: troopsInGerman[english] ?? english, danish }
}
