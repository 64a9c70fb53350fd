import type { PrintedTable } from '@grognard/umpire'
import {
  criticalOther,
  criticalRound,
  hitTable,
  lightModifiers,
  locationTable,
  rangeBands,
  shots,
  sizeModifiers,
  weatherModifiers,
} from '../../book/tables/fire.ts'
import { matrixRuled } from '../../book/tables/melee.ts'
import { lightIds } from '../../book/tables/rally.ts'
import { inInches } from '../../model/measures.ts'
import type { State } from '../../model/state.ts'
import { facesOf, gistsOf, optionsOf, said, tableOf } from './words.ts'

/** Fire, damage and melee. */
export function combatTables(state: State | null): PrintedTable[] {
  return [
    hitRoll(),
    ranges(),
    shotTable(),
    weatherAndLight(),
    sizes(),
    criticals(state),
    location(),
    gistsOf('damage', [
      'LOB-136',
      'LOB-137',
      'LOB-148',
      'LOB-149',
      'LOB-150',
      'LOB-151',
      'LOB-152',
    ]),
    gistsOf('criticalEffects', ['LOB-141', 'LOB-142', 'LOB-144']),
    gistsOf('crossing', ['LOB-107', 'LOB-108', 'LOB-109', 'LOB-110']),
    gistsOf('meleeRules', [
      'LOB-160',
      'LOB-163',
      'LOB-164',
      'LOB-165',
      'LOB-167',
      'LOB-169',
      'LOB-170',
    ]),
    matrix(),
  ]
}

function hitRoll(): PrintedTable {
  return tableOf({
    title: 'hitRoll',
    rules: ['LOB-135'],
    heads: [said('die'), said('result')],
    rows: facesOf(hitTable).map(({ faces, entry }) => [faces, said(`hit.${entry}`)]),
  })
}

function ranges(): PrintedTable {
  return tableOf({
    title: 'ranges',
    rules: ['LOB-129'],
    heads: [said('range'), said('upTo'), said('onDie')],
    rows: rangeBands.map(({ band, upTo, modifier }) => [
      { key: `lob.range.${band}` },
      said('inches', { inches: inInches(upTo) }),
      { adds: modifier },
    ]),
  })
}

function shotTable(): PrintedTable {
  return tableOf({
    title: 'shot',
    rules: ['LOB-128', 'LOB-145', 'LOB-146', 'LOB-147'],
    heads: [said('shotHead'), said('upTo'), said('hits')],
    rows: shots.map(({ id, range, row }) => [
      { key: `lob.shot.${id}` },
      said('inches', { inches: inInches(range) }),
      row === null ? said('byLocation') : { key: `lob.row.${row}` },
    ]),
  })
}

function weatherAndLight(): PrintedTable {
  return tableOf({
    title: 'conditions',
    rules: ['LOB-134'],
    heads: [said('condition'), said('onDie')],
    rows: [
      ...weatherModifiers.map((modifier, index) => [
        said('weatherLevel', { level: index + 1, weather: { key: `lob.weather.${index + 1}` } }),
        modifier === null ? said('noHit') : { adds: modifier },
      ]),
      ...lightIds.map(light => [{ key: `lob.light.${light}` }, { adds: lightModifiers[light] }]),
    ],
  })
}

function sizes(): PrintedTable {
  return tableOf({
    title: 'sizes',
    rules: ['LOB-139'],
    heads: [said('size'), said('onDie')],
    rows: Object.entries(sizeModifiers).map(([size, adds]) => [
      { key: `lob.size.${size}` },
      { adds },
    ]),
  })
}

function criticals(state: State | null): PrintedTable {
  const other = criticalOther[optionsOf(state).criticalOtherAmmo]
  return tableOf({
    title: 'criticals',
    rules: ['LOB-140', 'LOB-141', 'LOB-142', 'LOB-143', 'LOB-144'],
    heads: [said('die'), { key: 'lob.shot.round' }, said('otherShot')],
    rows: criticalRound.map((round, index) => [
      index + 1,
      said(`critical.${round}`),
      said(`critical.${other[index] ?? 'none'}`),
    ]),
  })
}

function location(): PrintedTable {
  return tableOf({
    title: 'location',
    rules: ['LOB-145'],
    heads: [said('die'), said('hits')],
    rows: facesOf(locationTable).map(({ faces, entry }) => [faces, { key: `lob.row.${entry}` }]),
  })
}

/** [LOB-166] What the larger crew adds; a cross where it wins without dice. */
function matrix(): PrintedTable {
  const sizes = matrixRuled.map((_, index) => index + 1)
  const table = tableOf({
    title: 'matrix',
    rules: ['LOB-163', 'LOB-165', 'LOB-166'],
    heads: [said('crew'), ...sizes],
    rows: matrixRuled.map((row, index) => [
      index + 1,
      ...row.map(cell => (cell === 'auto' ? '\u00d7' : cell)),
    ]),
  })
  return { ...table, note: said('matrix.note'), isWide: true }
}
