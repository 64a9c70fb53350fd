import type { PrintedTable } from '@grognard/umpire'
import {
  catchRows,
  orderRollModifiers,
  orderRollRows,
  replacingModifiers,
  replacingRows,
} from '../../book/tables/command.ts'
import { workRows } from '../../book/tables/ground.ts'
import { reorganisingModifiers, reorganisingRows } from '../../book/tables/morale.ts'
import { gistsOf, said, tableOf, totalsOf } from './words.ts'

/** Orders, chiefs, rallying and field works. */
export function orderTables(): PrintedTable[] {
  return [
    orderRoll(),
    orderModifiers(),
    reorganising(),
    reorganisingAdds(),
    catching(),
    replacing(),
    works(),
    gistsOf('moraleRules', [
      'BA-5.5.1-01',
      'BA-5.5.2-01',
      'BA-5.5.2-04',
      'BA-5.5.3-01',
      'BA-5.4.1-01',
    ]),
    gistsOf('worksRules', ['BA-6.3.0-01', 'BA-6.3.0-02', 'BA-6.3.0-03', 'BA-6.3.0-05']),
  ]
}

function orderRoll(): PrintedTable {
  const totals = totalsOf(orderRollRows)
  return tableOf({
    title: 'orderRoll',
    rules: ['BA-1.1.3-04', 'BA-T-17'],
    heads: [said('total'), said('order'), said('disorder')],
    rows: orderRollRows.map(({ isFollowed, disorder }, index) => [
      totals[index] ?? null,
      said(isFollowed ? 'followed' : 'notFollowed'),
      { key: `ba.disorder.${disorder}` },
    ]),
  })
}

/** Keys of messages where the table's own id is not one. */
const orderNames: Readonly<Record<string, string>> = { failedTurn: 'failedEach' }

function orderModifiers(): PrintedTable {
  return tableOf({
    title: 'orderModifiers',
    rules: ['BA-1.1.3-05', 'BA-1.1.3-06', 'BA-1.1.3-07', 'BA-1.1.3-08', 'BA-1.1.3-09', 'BA-T-17'],
    heads: [said('factor'), said('onRoll')],
    rows: [
      ...Object.entries(orderRollModifiers).map(([id, { value }]) => [
        id in orderNames ? said(orderNames[id] ?? id) : { key: `ba.modifier.order.${id}` },
        { adds: value },
      ]),
      [{ key: 'ba.modifier.order.valeur' }, said('factor.+valeur')],
    ],
  })
}

function reorganising(): PrintedTable {
  const totals = totalsOf(reorganisingRows)
  return tableOf({
    title: 'reorganising',
    rules: ['BA-5.4.3-02', 'BA-T-16'],
    heads: [said('total'), said('becomes'), said('lossPercent')],
    rows: reorganisingRows.map(({ to, lossPercent }, index) => [
      totals[index] ?? null,
      { key: `ba.disorder.${to}` },
      lossPercent === 0 ? null : said('percent', { percent: lossPercent }),
    ]),
  })
}

function reorganisingAdds(): PrintedTable {
  const { chiefInContact, orderlyInContact, failedTurn } = reorganisingModifiers
  return tableOf({
    title: 'reorganisingModifiers',
    rules: ['BA-5.4.3-03', 'BA-T-16'],
    heads: [said('factor'), said('onRoll')],
    rows: [
      [{ key: 'ba.modifier.reorganise.chief' }, { adds: chiefInContact.value }],
      [{ key: 'ba.modifier.reorganise.orderly' }, { adds: orderlyInContact.value }],
      [said('failedEach'), { adds: failedTurn.value }],
      [{ key: 'ba.modifier.reorganise.valeur' }, said('factor.+valeur')],
    ],
  })
}

function catching(): PrintedTable {
  const totals = totalsOf(catchRows)
  return tableOf({
    title: 'catching',
    rules: ['BA-1.1.4-06', 'BA-T-18'],
    heads: [said('total'), said('staff'), said('onSide')],
    rows: catchRows.map(({ falls, penalty }, index) => [
      totals[index] ?? null,
      said(falls ? 'falls' : 'lives'),
      penalty === 0 ? null : { adds: penalty },
    ]),
  })
}

function replacing(): PrintedTable {
  const totals = totalsOf(replacingRows)
  const { superiorInContact, failedTurn } = replacingModifiers
  return tableOf({
    title: 'replacing',
    rules: ['BA-1.1.4-10', 'BA-1.1.4-11', 'BA-T-19'],
    heads: [said('total'), said('newChief')],
    rows: [
      ...replacingRows.map(({ as }, index) => [
        totals[index] ?? null,
        as === null ? said('nobody') : as === 'same' ? said('same') : { key: `ba.quality.${as}` },
      ]),
      [{ adds: superiorInContact }, { key: 'ba.modifier.replace.superior' }],
      [{ adds: failedTurn }, said('failedEach')],
    ],
  })
}

function works(): PrintedTable {
  const table = tableOf({
    title: 'works',
    rules: ['BA-6.3.0-02', 'BA-6.3.0-05', 'BA-T-20'],
    heads: [said('work'), said('turns'), said('material'), said('materialNear'), said('finalRoll')],
    rows: Object.entries(workRows).map(([id, { turns, roll, rollNear, finalRoll }]) => [
      { key: `ba.work.${id}` },
      turns,
      roll,
      rollNear === null ? null : said(`near.${rollNear.to}`, { roll: rollNear.roll }),
      finalRoll,
    ]),
  })
  return { ...table, isWide: true }
}
