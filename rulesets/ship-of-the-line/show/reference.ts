import type { Cell, Message, PrintedSheet, PrintedTable, PrintRequest } from '@grognard/umpire'
import { rulebook } from '../book/rulebook.ts'
import type { RuleId } from '../book/rulebook.ts'
import { windFor, windTable } from '../book/tables/board.ts'
import type { WindNames } from '../book/tables/board.ts'
import { boardingTable } from '../book/tables/boarding.ts'
import type { BoardingOdds } from '../book/tables/boarding.ts'
import { chartDice, chartRanges, charts, shotKinds } from '../book/tables/charts.ts'
import type { Charts, ShotKind } from '../book/tables/charts.ts'
import { repairs } from '../book/tables/ship.ts'
import { windName } from '../model/names.ts'
import type { State } from '../model/state.ts'

/** A sentence or word that stands on paper only. */
export function said(key: string, values?: Message['values']): Message {
  return values ? { key: `sol.print.${key}`, values } : { key: `sol.print.${key}` }
}

interface TableWish extends Pick<PrintedTable, 'heads' | 'rows'> {
  title: string
  rules: readonly RuleId[]
}

function tableOf({ title, ...rest }: TableWish): PrintedTable {
  return { part: 'table', title: said(title), ...rest }
}

/** Rules in our own words, each beside its number. */
function gistsOf(title: string, rules: readonly RuleId[]): PrintedTable {
  const rows = rules.map(rule => [rule, rulebook.rows[rule].gist])
  return { part: 'table', title: said(title), rules: [], heads: ['', ''], rows }
}

/** The charts in play and the other tables, with the numbers of their rules. */
export function referenceSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const inPlay = state?.charts ?? charts
  return [
    {
      title: said('reference'),
      subtitle: said('reference.fire'),
      parts: [
        ...shotKinds.map(kind => chart(inPlay, kind)),
        gistsOf('fire', [
          'SOL-052',
          'SOL-053',
          'SOL-055',
          'SOL-056',
          'SOL-060',
          'SOL-061',
          'SOL-062',
        ]),
        gistsOf('retaliation', ['SOL-065', 'SOL-066', 'SOL-067', 'SOL-068', 'SOL-069', 'SOL-070']),
        gistsOf('damage', [
          'SOL-063',
          'SOL-072',
          'SOL-073',
          'SOL-074',
          'SOL-075',
          'SOL-076',
          'SOL-077',
          'SOL-078',
        ]),
        gistsOf('wrecks', ['SOL-080', 'SOL-081', 'SOL-082', 'SOL-083']),
      ],
    },
    {
      title: said('reference'),
      subtitle: said('reference.sailing'),
      parts: [
        wind(state?.options.windNamesAre ?? 'from'),
        boarding(),
        gistsOf('sailing', ['SOL-018', 'SOL-020', 'SOL-021', 'SOL-022', 'SOL-025', 'SOL-027']),
        gistsOf('tacks', [
          'SOL-030',
          'SOL-031',
          'SOL-032',
          'SOL-033',
          'SOL-035',
          'SOL-036',
          'SOL-037',
          'SOL-038',
        ]),
        gistsOf('collision', ['SOL-095', 'SOL-096', 'SOL-097', 'SOL-098', 'SOL-099']),
        gistsOf('adrift', ['SOL-090', 'SOL-091', 'SOL-094', 'SOL-121']),
        gistsOf('boardingRules', [
          'SOL-100',
          'SOL-101',
          'SOL-102',
          'SOL-103',
          'SOL-104',
          'SOL-109',
          'SOL-116',
          'SOL-118',
        ]),
        repair(),
        gistsOf('leaving', ['SOL-125', 'SOL-126', 'SOL-127', 'SOL-134']),
        gistsOf('victory', ['SOL-130', 'SOL-131', 'SOL-132', 'SOL-135']),
      ],
    },
  ]
}

/** [SOL-062] [SOL-064] A row for each range, a column for each sum of two dice. */
function chart(inPlay: Charts, kind: ShotKind): PrintedTable {
  const table = tableOf({
    title: `chart.${kind}`,
    rules: ['SOL-055', 'SOL-056', 'SOL-062', 'SOL-064'],
    heads: [said('cables'), ...chartDice],
    rows: inPlay[kind].map((row, index) => [
      chartRanges[index] ?? null,
      ...row.map(result => (result === 'none' ? null : said(`result.${result}`))),
    ]),
  })
  return { ...table, isWide: true, isCentred: true }
}

/** [SOL-015] */
function wind(namesAre: WindNames): PrintedTable {
  return tableOf({
    title: 'wind',
    rules: ['SOL-015', 'SOL-016'],
    heads: [said('dice'), said('windFrom')],
    rows: windTable.map((_, index) => {
      const sum = chartDice[index] ?? index
      return [sum, windName(windFor(sum, namesAre))]
    }),
  })
}

/** [SOL-104] The difference is the defender's hull hits less the attacker's. */
function boarding(): PrintedTable {
  return tableOf({
    title: 'boarding',
    rules: ['SOL-104', 'SOL-105', 'SOL-106', 'SOL-107', 'SOL-108'],
    heads: [said('difference'), said('captured'), said('rule')],
    rows: boardingTable.map(({ from, odds, rule }) => [
      said('from', { from }),
      oddsCell(odds),
      rule,
    ]),
  })
}

function oddsCell(odds: BoardingOdds): Cell {
  return typeof odds === 'number' ? said('odds.die', { die: odds }) : said(`odds.${odds}`)
}

function repair(): PrintedTable {
  return tableOf({
    title: 'repairs',
    rules: ['SOL-128'],
    heads: [said('oneOf'), said('number')],
    rows: Object.entries(repairs).map(([id, count]) => [said(`repair.${id}`), count]),
  })
}
