import type { PrintedTable } from '@grognard/umpire'
import {
  mostShipsBonus,
  nationIds,
  nationTraits,
  officerIds,
  officerInitiative,
  pointsPerOfficer,
} from '../../book/tables/command.ts'
import { actionCosts } from '../../book/tables/points.ts'
import { flagshipMorale, lineMorale, officerMorale } from '../../book/tables/rally.ts'
import { cards } from '../../book/tables/ships.ts'
import { gradeTables, leastLead, victoryPoints } from '../../book/tables/victory.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { cardName } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { gistsOf, optionsOf, said, tableOf } from './words.ts'

/** Ships, officers, morale, points and victory. */
export function fleetTables(state: State | null): PrintedTable[] {
  return [
    classes(),
    officers(),
    initiative(),
    morale(),
    nations(),
    actions(),
    victory(),
    grades(state),
    gistsOf('moraleRules', ['LOB-200', 'LOB-201', 'LOB-203', 'LOB-204', 'LOB-205', 'LOB-206']),
  ]
}

function classes(): PrintedTable {
  const heads = ['class', 'points', 'actionPoints', 'move', 'turning', 'draught', 'morale']
  const more = ['firepower', 'size', 'hull', 'sails', 'crew']
  const table = tableOf({
    title: 'classes',
    rules: ['LOB-014', 'LOB-023', 'LOB-060', 'LOB-068', 'LOB-092'],
    heads: [...heads, ...more].map(head => said(`card.${head}`)),
    rows: cards.map(card => [
      cardName(card),
      card.points,
      card.actionPoints,
      inInches(card.move),
      inDegrees(card.turning),
      card.draught,
      card.morale,
      card.firepower,
      { key: `lob.size.${card.size}` },
      card.hull,
      card.sails,
      card.crew,
    ]),
  })
  return { ...table, isWide: true }
}

function officers(): PrintedTable {
  return tableOf({
    title: 'officers',
    rules: ['LOB-037'],
    heads: [said('officer'), said('onePer')],
    rows: officerIds.map(id => [{ key: `lob.officer.${id}` }, pointsPerOfficer[id]]),
  })
}

function initiative(): PrintedTable {
  return tableOf({
    title: 'initiative',
    rules: ['LOB-051'],
    heads: [said('for'), said('onDie')],
    rows: [
      [said('mostShips'), { adds: mostShipsBonus }],
      ...officerIds.map(id => [{ key: `lob.officer.${id}` }, { adds: officerInitiative[id] }]),
    ],
  })
}

function morale(): PrintedTable {
  return tableOf({
    title: 'morale',
    rules: ['LOB-104', 'LOB-202', 'LOB-241', 'LOB-242'],
    heads: [said('for'), said('onMorale')],
    rows: [
      [{ key: 'lob.modifier.lineMorale' }, { adds: lineMorale }],
      [{ key: 'lob.modifier.flagshipMorale' }, { adds: flagshipMorale }],
      ...officerIds.map(id => [
        { key: 'lob.modifier.officerNear', values: { officer: { key: `lob.officer.${id}` } } },
        { adds: officerMorale[id] },
      ]),
    ],
  })
}

function nations(): PrintedTable {
  return tableOf({
    title: 'nations',
    rules: ['LOB-241', 'LOB-242', 'LOB-243', 'LOB-244'],
    heads: [
      said('nation'),
      ...['move', 'morale', 'manoeuvre', 'firepower'].map(id => said(`trait.${id}`)),
    ],
    rows: nationIds
      .filter(id => id !== 'none')
      .map(id => {
        const { move, morale, manoeuvre, firepower } = nationTraits[id]
        const values = [inInches(move), morale, manoeuvre, firepower]
        return [{ key: `lob.nation.${id}` }, ...values.map(adds => (adds === 0 ? null : { adds }))]
      }),
  })
}

function actions(): PrintedTable {
  return tableOf({
    title: 'actions',
    rules: ['LOB-020', 'LOB-021', 'LOB-023'],
    heads: [said('action'), said('cost')],
    rows: Object.entries(actionCosts).map(([id, cost]) => [{ key: `lob.action.${id}` }, cost]),
  })
}

function victory(): PrintedTable {
  return tableOf({
    title: 'victory',
    rules: ['LOB-215', 'LOB-216', 'LOB-217', 'LOB-218'],
    heads: [said('for'), said('card.points')],
    rows: Object.entries(victoryPoints).map(([id, points]) => [said(`victory.${id}`), points]),
  })
}

/** [LOB-219] Ruling: the least lead that is a victory is the scenario's. */
function grades(state: State | null): PrintedTable {
  const narrowFrom = state?.rules.leastLead ?? leastLead
  const rows = gradeTables[optionsOf(state).resultLabels].toSorted((a, b) => a.from - b.from)
  return tableOf({
    title: 'grades',
    rules: ['LOB-219'],
    heads: [said('difference'), said('result')],
    rows: rows.map(({ grade, from }) => [
      grade === 'narrow' ? narrowFrom : from,
      { key: `lob.grade.${grade}` },
    ]),
  })
}
