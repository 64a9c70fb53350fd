import type { PrintedTable } from '@grognard/umpire'
import { transferTable, windAhead, windAstern, windShifts } from '../../book/tables/movement.ts'
import { lightBands, weatherLevels, weatherShifts } from '../../book/tables/rally.ts'
import { clockTime, inDegrees, inInches } from '../../model/measures.ts'
import type { State } from '../../model/state.ts'
import { facesOf, gistsOf, optionsOf, said, span, tableOf } from './words.ts'

/** Wind and weather, movement, manoeuvres and crew. */
export function seaTables(state: State | null): PrintedTable[] {
  return [
    weather(),
    weatherChange(state),
    windChange(),
    wind(),
    light(),
    transfer(),
    gistsOf('movement', [
      'LOB-061',
      'LOB-066',
      'LOB-067',
      'LOB-068',
      'LOB-070',
      'LOB-071',
      'LOB-072',
    ]),
    gistsOf('manoeuvres', ['LOB-100', 'LOB-101', 'LOB-102']),
    gistsOf('line', ['LOB-103', 'LOB-104', 'LOB-105', 'LOB-106']),
    gistsOf('grounding', ['LOB-091', 'LOB-093', 'LOB-094', 'LOB-095']),
  ]
}

function weather(): PrintedTable {
  return tableOf({
    title: 'weatherLevels',
    rules: ['LOB-031'],
    heads: [said('level'), said('weather'), said('beaufort')],
    rows: weatherLevels.map(({ level, beaufort: [from, to] }) => [
      level,
      { key: `lob.weather.${level}` },
      span(from, to),
    ]),
  })
}

function weatherChange(state: State | null): PrintedTable {
  const shifts: readonly number[] = weatherShifts[optionsOf(state).weatherShift]
  return tableOf({
    title: 'weatherChange',
    rules: ['LOB-208'],
    heads: [said('die'), said('level')],
    rows: facesOf(shifts).map(({ faces, entry }) => [faces, { adds: entry }]),
  })
}

function windChange(): PrintedTable {
  return tableOf({
    title: 'windChange',
    rules: ['LOB-210'],
    heads: [said('die'), said('windTurns')],
    rows: facesOf<number>(windShifts).map(({ faces, entry }) => [
      faces,
      entry === 0
        ? null
        : said(entry > 0 ? 'clockwise' : 'anticlockwise', { degrees: inDegrees(Math.abs(entry)) }),
    ]),
  })
}

function wind(): PrintedTable {
  return tableOf({
    title: 'wind',
    rules: ['LOB-062', 'LOB-063'],
    heads: [said('windFrom'), said('onMove')],
    rows: [
      [said('astern'), { adds: inInches(windAstern) }],
      [said('ahead'), { adds: inInches(windAhead) }],
    ],
  })
}

function light(): PrintedTable {
  return tableOf({
    title: 'hours',
    rules: ['LOB-034'],
    heads: [said('from'), said('light')],
    rows: lightBands.map(({ from, light }) => [clockTime(from), { key: `lob.light.${light}` }]),
  })
}

function transfer(): PrintedTable {
  return tableOf({
    title: 'transfer',
    rules: ['LOB-085'],
    heads: [said('die'), said('result')],
    rows: facesOf(transferTable).map(({ faces, entry }) => [faces, said(`transfer.${entry}`)]),
  })
}
