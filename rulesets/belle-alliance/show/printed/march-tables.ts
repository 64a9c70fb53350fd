import type { PrintedTable } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import { coverRows, obstacleRows, sightRows, slopes } from '../../book/tables/ground.ts'
import { artilleryRates, cavalryRates, grounds, infantryRates } from '../../book/tables/march.ts'
import type { RateRow } from '../../book/tables/march.ts'
import { distances, ZONE_DEPTH } from '../../book/tables/scale.ts'
import { gistsOf, inCm, said, tableOf } from './words.ts'

/** Marches, ground, sight and distances. */
export function marchTables(): PrintedTable[] {
  return [
    rates('infantry', infantryRates),
    rates('cavalry', cavalryRates),
    rates('artillery', artilleryRates),
    obstacles(),
    covers(),
    slopesTable(),
    sight(),
    distancesTable(),
    gistsOf('march', ['BA-2.3.2-01', 'BA-2.3.2-02', 'BA-2.3.3-04', 'BA-2.4.2-01', 'BA-2.4.2-02']),
  ]
}

/** [BA-T-03] Centimetres a turn. */
function rates(arm: string, rows: Readonly<Record<string, RateRow>>): PrintedTable {
  return tableOf({
    title: `rates.${arm}`,
    rules: ['BA-2.3.1-01', 'BA-T-03'],
    heads: [said('formation'), ...grounds.map(ground => said(`ground.${ground}`))],
    rows: Object.entries(rows).map(([id, rate]) => [
      said(`rate.${id}`),
      ...grounds.map(ground => inCm(rate[ground])),
    ]),
  })
}

/** [BA-T-04] How often the march is halved. */
function obstacles(): PrintedTable {
  const table = tableOf({
    title: 'obstacles',
    rules: ['BA-2.3.5-03', 'BA-T-04'],
    heads: [said('class'), said('infantry'), said('cavalry'), said('artillery')],
    rows: Object.entries(obstacleRows).map(([id, { infantry, cavalry, artillery }]) => [
      id,
      ...[infantry, cavalry, artillery].map(halvings =>
        halvings === null ? said('closed') : said('halvings', { halvings }),
      ),
    ]),
  })
  return { ...table, isCentred: true }
}

function covers(): PrintedTable {
  return tableOf({
    title: 'covers',
    rules: ['BA-T-05'],
    heads: [said('groundHead'), said('obstacle'), said('cover')],
    rows: Object.entries(coverRows).map(([id, { obstacle, cover }]) => [
      said(`cover.${id}`),
      obstacle,
      cover,
    ]),
  })
}

function slopesTable(): PrintedTable {
  return tableOf({
    title: 'slopes',
    rules: ['BA-T-05'],
    heads: [said('widthUnder'), said('obstacle')],
    rows: slopes.map(({ under, obstacle }) => [inCm(under), obstacle]),
  })
}

function sight(): PrintedTable {
  return tableOf({
    title: 'sight',
    rules: ['BA-1.1.6-01', 'BA-T-02'],
    heads: [said('position'), said('sees'), said('seen'), said('seenFired')],
    rows: Object.entries(sightRows).map(([id, { from, against, againstFired }]) => [
      said(`position.${id}`),
      ...[from, against, againstFired].map(inCm),
    ]),
  })
}

const measured: readonly { id: keyof typeof distances; rule: RuleId }[] = [
  { id: 'orderRoll', rule: 'BA-1.1.3-01' },
  { id: 'enemyNearby', rule: 'BA-1.1.3-02' },
  { id: 'ownOrders', rule: 'BA-1.1.2-11' },
  { id: 'staffCatch', rule: 'BA-1.1.4-06' },
  { id: 'soutien', rule: 'BA-3.3.1-02' },
  { id: 'recall', rule: 'BA-2.2.3-02' },
  { id: 'fastMarch', rule: 'BA-2.3.2-02' },
  { id: 'support', rule: 'BA-3.1.7-01' },
  { id: 'behindTarget', rule: 'BA-3.1.4-02' },
  { id: 'overhead', rule: 'BA-3.4.2-01' },
  { id: 'rangingMove', rule: 'BA-3.4.1-01' },
  { id: 'halted', rule: 'BA-4.4.0-02' },
  { id: 'refuge', rule: 'BA-4.5.0-02' },
]

function distancesTable(): PrintedTable {
  return tableOf({
    title: 'distances',
    rules: [],
    heads: [said('what'), said('centimetres'), said('rule')],
    rows: [
      [said('distance.meleeZone'), inCm(ZONE_DEPTH), 'BA-4.1.1-01'],
      ...measured.map(({ id, rule }) => [said(`distance.${id}`), inCm(distances[id]), rule]),
    ],
  })
}
