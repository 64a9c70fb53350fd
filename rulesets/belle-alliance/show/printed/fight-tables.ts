import type { Cell, PrintedTable } from '@grognard/umpire'
import { chiefRows } from '../../book/tables/command.ts'
import { gunRows, gunZones, handWeaponRows, weaponZones } from '../../book/tables/fire.ts'
import { lossRows } from '../../book/tables/losses.ts'
import { meleeResults, meleeRows } from '../../book/tables/melee.ts'
import { spreadRows } from '../../book/tables/morale.ts'
import type { FireRow, Value } from '../../book/tables/rows.ts'
import { factorCell, gistsOf, inCm, lettersOf, said, tableOf, totalsOf } from './words.ts'

/** Fire, melee and what comes of them. */
export function fightTables(): PrintedTable[] {
  return [
    handZones(),
    gunZonesTable(),
    fireFactors('own'),
    fireFactors('target'),
    losses(),
    meleeFactors(),
    meleeResult(),
    chief(),
    spread(),
    gistsOf('units', ['BA-3.1.1-01', 'BA-3.1.1-02', 'BA-3.1.5-03', 'BA-4.1.3-08']),
  ]
}

function handZones(): PrintedTable {
  return tableOf({
    title: 'handZones',
    rules: ['BA-T-13'],
    heads: [said('weapon'), said('zone', { zone: 1 }), said('zone', { zone: 2 })],
    rows: Object.entries(weaponZones).map(([weapon, ends]) => [
      { key: `ba.weapon.${weapon}` },
      ...ends.map(inCm),
    ]),
  })
}

function gunZonesTable(): PrintedTable {
  return tableOf({
    title: 'gunZones',
    rules: ['BA-T-14'],
    heads: [said('pounders'), ...[1, 2, 3].map(zone => said('zone', { zone }))],
    rows: gunZones.map(({ upTo, ends }) => [said('upTo', { upTo }), ...ends.map(inCm)]),
  })
}

const rowOf = (rows: Readonly<Record<string, FireRow>>, id: string): FireRow | undefined =>
  Object.hasOwn(rows, id) ? rows[id] : undefined

/** [BA-T-06] [BA-T-07] Hand weapons and guns side by side, true of the firer or of the target. */
function fireFactors(whose: 'own' | 'target'): PrintedTable {
  const ids = [...new Set([...Object.keys(handWeaponRows), ...Object.keys(gunRows)])]
  const read = (row: FireRow | undefined): [Value, Value] =>
    whose === 'own'
      ? [row?.ownLoss ?? 0, row?.ownMoral ?? 0]
      : [row?.targetLoss ?? 0, row?.targetMoral ?? 0]
  const letters = lettersOf([...Object.values(handWeaponRows), ...Object.values(gunRows)])
  const rows = ids.flatMap((id): { group: string; cells: Cell[] }[] => {
    const hand = rowOf(handWeaponRows, id)
    const gun = rowOf(gunRows, id)
    const values = [...read(hand), ...read(gun)]
    if (values.every(value => value === 0)) return []
    const group = letters.get((hand ?? gun)?.group ?? '') ?? ''
    const name = { key: `ba.modifier.fire.${whose}.${id}` }
    return [{ group, cells: [name, group, ...values.map(factorCell)] }]
  })
  const table = tableOf({
    title: `fire.${whose}`,
    rules: ['BA-T-06', 'BA-T-07', 'BA-T-22'],
    heads: [
      said('factor'),
      said('group'),
      said('handLoss'),
      said('handMoral'),
      said('gunLoss'),
      said('gunMoral'),
    ],
    rows: rows.toSorted(byGroup).map(({ cells }) => cells),
  })
  return { ...table, note: said('groups'), isCentred: true, isWide: true }
}

/** What counts once stands together. */
function byGroup(one: { group: string }, other: { group: string }): number {
  if (one.group === other.group) return 0
  return one.group < other.group ? -1 : 1
}

/** [BA-T-12] Losses in figures for each fire or melee unit. */
function losses(): PrintedTable {
  const totals = totalsOf(lossRows)
  const table = tableOf({
    title: 'losses',
    rules: ['BA-T-12'],
    heads: ['total', 'figures', 'disorder', 'prisoners', 'prisonersOfCavalry'].map(id => said(id)),
    rows: lossRows.map((row, index) => [
      totals[index] ?? null,
      row.quarters === 0 ? null : row.quarters / QUARTERS,
      { key: `ba.disorder.${row.moral}` },
      row.prisoners === 0 ? null : row.prisoners,
      row.prisonersOfCavalry === 0 ? null : row.prisonersOfCavalry,
    ]),
  })
  return { ...table, isWide: true }
}

const QUARTERS = 4

function meleeFactors(): PrintedTable {
  const letters = lettersOf(Object.values(meleeRows))
  const table = tableOf({
    title: 'melee',
    rules: ['BA-T-08', 'BA-T-22'],
    heads: [said('factor'), said('group'), said('attacker'), said('defender')],
    rows: Object.entries(meleeRows).map(([id, { group, attacker, defender }]) => [
      { key: `ba.modifier.melee.${id}` },
      letters.get(group) ?? '',
      factorCell(attacker),
      factorCell(defender),
    ]),
  })
  return { ...table, note: said('groups'), isCentred: true }
}

function meleeResult(): PrintedTable {
  const totals = totalsOf(meleeResults)
  return tableOf({
    title: 'meleeResult',
    rules: ['BA-4.1.3-02', 'BA-T-11'],
    heads: [said('difference'), said('loser')],
    rows: meleeResults.map(({ disorder }, index) => [
      totals[index] ?? null,
      disorder === null ? null : { key: `ba.disorder.${disorder}` },
    ]),
  })
}

function chief(): PrintedTable {
  const totals = totalsOf(chiefRows)
  return tableOf({
    title: 'chiefEngaged',
    rules: ['BA-1.1.4-08', 'BA-T-10'],
    heads: [said('total'), said('chief'), said('onRolls')],
    rows: chiefRows.map(({ falls, modifier }, index) => [
      totals[index] ?? null,
      said(falls ? 'falls' : 'lives'),
      { adds: modifier },
    ]),
  })
}

function spread(): PrintedTable {
  const letters = lettersOf(Object.values(spreadRows))
  const table = tableOf({
    title: 'spread',
    rules: ['BA-T-09', 'BA-T-22'],
    heads: [said('factor'), said('group'), said('carrier'), said('second')],
    rows: Object.entries(spreadRows).map(([id, { group, carrier, second }]) => [
      { key: `ba.modifier.spread.${id}` },
      letters.get(group) ?? '',
      factorCell(carrier),
      factorCell(second),
    ]),
  })
  return { ...table, isCentred: true }
}
