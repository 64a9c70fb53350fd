import { isJsonRecord, textAt, valueAt } from '@grognard/umpire'
import type { FileValue, Json } from '@grognard/umpire'
import { nations, valeurTable } from '../book/tables/valeur.ts'
import type { Nation } from '../book/tables/valeur.ts'
import { strokesInDanish, troopsInGerman } from '../book/tables/valeur-names.ts'

/** What a field that names something else may name: things of the file, or troops of the valeur table. */
export function valuesInFile(file: Json, path: string): readonly FileValue[] | null {
  const field = path.slice(path.lastIndexOf('.') + 1)
  const side = path.slice(0, path.indexOf('.'))
  switch (field) {
    case 'chief':
      return thingsOf(file, `${side}.chiefs`)
    case 'over':
      return thingsOf(file, `${side}.chiefs`).filter(({ at }) => `${at}.over` !== path)
    case 'building':
      return thingsOf(file, 'terrain').filter(({ at }) => textAt(file, `${at}.kind`) === 'building')
    case 'place':
    case 'places':
      return thingsOf(file, 'terrain')
    case 'entry':
      return troopsLike(file, path.slice(0, -'.entry'.length))
    default:
      return null
  }
}

function thingsOf(file: Json, list: string): { value: string; at: string }[] {
  const things = valueAt(file, list)
  return (Array.isArray(things) ? things : []).flatMap((thing, index) =>
    isJsonRecord(thing) ? [{ value: textAt(thing, 'id'), at: `${list}[${index}]` }] : [],
  )
}

/** [BA-T-21] The troops of the unit's nation and arm in the year of the file; those printed alike stand once. */
function troopsLike(file: Json, unit: string): FileValue[] {
  const nation = textAt(file, `${unit}.nation`)
  const arm = textAt(file, `${unit}.arm`)
  const year = valueAt(file, 'year')
  const rows = isNation(nation) ? (valeurTable[nation] ?? []) : []
  const fitting = rows.filter(
    ([, , of, , only]) => (of === arm || of === 'any') && (only === undefined || only === year),
  )
  return [...new Map(fitting.map(row => [row[0], row])).values()].map(([printed, english]) => ({
    value: printed,
    name: { key: 'file.entry', values: troopNames(printed, english) },
  }))
}

export function isNation(id: string): id is Nation {
  return Object.hasOwn(nations, id)
}

/** What troops are called in each language; where the table prints a stroke, that is no name. */
export function troopNames(printed: string, english: string): Record<string, string> {
  const danish = printed === '-' ? (strokesInDanish[english] ?? english) : printed
  return { english, german: troopsInGerman[english] ?? english, danish }
}
