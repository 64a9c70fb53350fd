import type { Cell, PrintedSheet, PrintedTable, PrintRequest } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import { criticals } from '../../book/tables/criticals.ts'
import { changesOn } from '../../book/tables/wind.ts'
import { hullFates } from '../../book/tables/fates.ts'
import { advancedGunnery, basicGunnery } from '../../book/tables/gunnery.ts'
import type { GunneryRow } from '../../book/tables/gunnery.ts'
import { advancedHits, basicHits } from '../../book/tables/hits.ts'
import type { HitTable } from '../../book/tables/hits.ts'
import { allowances, momentum, windLosses } from '../../book/tables/sailing.ts'
import type { ByAttitude } from '../../book/tables/sailing.ts'
import { ammunitionIds, classes, qualityIds, strengthPoints } from '../../book/tables/ships.ts'
import type { State } from '../../model/state.ts'
import { said } from './logs.ts'

interface Wish {
  title: string
  rules: readonly RuleId[]
  heads: Cell[]
  rows: Cell[][]
}

function tableOf({ title, ...rest }: Wish): PrintedTable {
  return { part: 'table', title: said(title), isCentred: true, ...rest }
}

/** The tables of the game that is played; those of the battle rules without a battle. */
export function referenceSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const isBasic = state?.options.game === 'basic'
  const hits = isBasic ? basicHits : advancedHits
  return [
    {
      title: said('sailing'),
      parts: [classTable(), allowanceTable(), momentumTable(), windTable(), changeTable()],
    },
    { title: said('gunnery'), parts: gunneryTables(isBasic ? basicGunnery : advancedGunnery) },
    {
      title: said('hits'),
      parts: [
        hitTable(hits, 'hull'),
        hitTable(hits, 'rigging'),
        ...(isBasic ? [] : [criticalTable()]),
        fates(),
      ],
    },
  ]
}

function classTable(): PrintedTable {
  return tableOf({
    title: 'classes',
    rules: ['WS-016'],
    heads: [said('class'), said('turning'), said('battle'), said('full'), said('sections')],
    rows: Object.entries(classes).map(([number, traits]) => [
      Number(number),
      traits.turning,
      traits.battle,
      traits.full === 0 ? null : traits.full,
      traits.sections,
    ]),
  })
}

const attitudeHeads: Cell[] = ['A', 'B', 'C', 'D']
const inOrder = ({ A, B, C, D }: ByAttitude): Cell[] => [A, B, C, D]

const allowanceRows = (sails: 'battle' | 'full'): Cell[][] =>
  Object.entries(allowances[sails]).map(([speed, row]) => [
    said(`${sails}Of`, { speed }),
    ...inOrder(row),
  ])

function allowanceTable(): PrintedTable {
  return tableOf({
    title: 'allowances',
    rules: ['WS-035', 'WS-052'],
    heads: [said('sails'), ...attitudeHeads],
    rows: [...allowanceRows('battle'), ...allowanceRows('full')],
  })
}

/** [WS-081] [WS-082] */
function momentumTable(): PrintedTable {
  return tableOf({
    title: 'momentum',
    rules: ['WS-081', 'WS-082'],
    heads: [said('class'), said('gain'), said('loss')],
    rows: Object.entries(momentum).map(([number, { gain, loss }]) => [
      Number(number),
      { adds: gain },
      { adds: -loss },
    ]),
  })
}

/** Hexes off by velocity and class, as A, B, C. */
function windTable(): PrintedTable {
  const shown = windLosses.flatMap((losses, velocity) =>
    velocity === 0 ? [] : [{ losses, velocity }],
  )
  return tableOf({
    title: 'windLosses',
    rules: ['WS-037'],
    heads: [said('velocity'), '1', '2', '3\u20134', '5\u20136'],
    rows: shown.map(({ losses, velocity }) => [
      { key: `ws.velocity.${velocity}` },
      ...[0, 1, 2, 4].map(index => lossesIn(losses[index])),
    ]),
  })
}

function lossesIn(row: ByAttitude | undefined): Cell {
  if (!row) return null
  const { A, B, C } = row
  return A + B + C === 0 ? null : `${A} ${B} ${C}`
}

function changeTable(): PrintedTable {
  return tableOf({
    title: 'changes',
    rules: ['WS-041'],
    heads: [said('change'), said('onDice')],
    rows: Object.entries(changesOn).map(([number, dice]) => [Number(number), dice.join(', ')]),
  })
}

/** [WS-160] By guns: numbers by range, then what is added. */
function gunneryTables(rows: readonly GunneryRow[]): PrintedTable[] {
  const ranges: Cell[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
  const byRange = (title: string, numbers: (row: GunneryRow) => readonly number[]): PrintedTable =>
    tableOf({
      title,
      rules: ['WS-160', 'WS-161'],
      heads: [said('guns'), ...ranges],
      rows: rows.map((row, index) => [gunsOf(rows, index), ...numbers(row)]),
    })
  return [
    byRange('normal', row => row.normal),
    byRange('raking', row => row.rake),
    qualities(rows),
    modifiers(rows),
  ]
}

/** How many gun squares a row is for, as 4–6. */
function gunsOf(rows: readonly GunneryRow[], index: number): Cell {
  const from = (rows[index - 1]?.upTo ?? 0) + 1
  const upTo = rows[index]?.upTo ?? from
  if (index === rows.length - 1) return said('from', { from })
  return from === upTo ? from : `${from}\u2013${upTo}`
}

function qualities(rows: readonly GunneryRow[]): PrintedTable {
  return tableOf({
    title: 'qualities',
    rules: ['WS-162', 'WS-221'],
    heads: [said('guns'), ...qualityIds.map(id => ({ key: `ws.quality.${id}` }))],
    rows: [
      ...rows.map((row, index) => [
        gunsOf(rows, index),
        ...qualityIds.map(id => ({ adds: row.quality[id] })),
      ]),
      [said('strength'), ...qualityIds.map(id => strengthPoints[id])],
    ],
  })
}

function modifiers(rows: readonly GunneryRow[]): PrintedTable {
  return tableOf({
    title: 'modifiers',
    rules: ['WS-162', 'WS-163', 'WS-164', 'WS-165', 'WS-114'],
    heads: [
      said('guns'),
      said('initial'),
      said('section'),
      said('captured'),
      ...ammunitionIds.slice(1).map(id => ({ key: `ws.ammunition.${id}` })),
      said('anchored'),
    ],
    rows: rows.map((row, index) => [
      gunsOf(rows, index),
      { adds: row.initial },
      { adds: row.section },
      { adds: row.captured },
      ...ammunitionIds.slice(1).map(id => ({ adds: row.ammunition[id] })),
      { adds: row.anchored },
    ]),
  })
}

/** [WS-166] By number and die: hull, guns, crew, rigging. */
function hitTable(tables: readonly HitTable[], aim: 'hull' | 'rigging'): PrintedTable {
  return {
    ...tableOf({
      title: `hits.${aim}`,
      rules: ['WS-166'],
      heads: [said('number'), '1', '2', '3', '4', '5', '6'],
      rows: tables.map((table, number) => [number, ...table[aim].map(hitsIn)]),
    }),
    note: said('hits.note'),
  }
}

function hitsIn(row: readonly number[]): Cell {
  return row.every(squares => squares === 0) ? null : row.join(' ')
}

/** [WS-181] By the number of the table and a die. */
function criticalTable(): PrintedTable {
  return tableOf({
    title: 'criticals',
    rules: ['WS-181', 'WS-187', 'WS-188'],
    heads: [said('number'), said('hits.hull'), said('hits.rigging')],
    rows: criticals.hull
      .map((effect, number) => [number, effect, criticals.rigging[number] ?? 'none'] as const)
      .slice(1)
      .map(([number, hull, rigging]) => [
        number,
        { key: `ws.critical.${hull}` },
        { key: `ws.critical.${rigging}` },
      ]),
  })
}

/** [WS-200] */
function fates(): PrintedTable {
  return tableOf({
    title: 'fates',
    rules: ['WS-200'],
    heads: [said('die'), said('fate')],
    rows: hullFates.map((fate, index) => [index + 1, said(`fate.${fate}`)]),
  })
}
