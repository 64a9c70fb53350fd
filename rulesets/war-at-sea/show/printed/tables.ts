import type { Cell, PrintedSheet, PrintedTable, PrintRequest } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import { abilities, abilityIds } from '../../book/tables/abilities.ts'
import {
  concealedOn,
  detectedOn,
  dieSides,
  findsInDark,
  lostInDark,
  lostWithCarrier,
  scoresOnly,
  torpedoLoss,
  worthOfFaces,
} from '../../book/tables/dice.ts'
import {
  cloudRadius,
  deployment,
  detectionReach,
  landingReach,
  objectiveReach,
  patrolReach,
  rulersLast,
  section,
  spottingReach,
  squallDrift,
  threatReach,
} from '../../book/tables/measures.ts'
import { faceRows } from '../../model/attacks.ts'
import type { State } from '../../model/state.ts'
import { gistsOf, lengthOf, said, tableOf } from './words.ts'

/** The tables that are looked up at the table, then every ability, or those of the battle. */
export function referenceSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  return [
    {
      title: said('reference'),
      parts: [
        turnTable(),
        successTable(),
        resultTable(),
        rangeTable(),
        rollTable(),
        distanceTable(),
        modifierTable(),
        gistsOf('damage', ['WAS-140', 'WAS-141', 'WAS-142', 'WAS-144', 'WAS-049']),
        gistsOf('sailing', ['WAS-056', 'WAS-057', 'WAS-058', 'WAS-060', 'WAS-062', 'WAS-063']),
        gistsOf('fire', ['WAS-085', 'WAS-086', 'WAS-087', 'WAS-088', 'WAS-095', 'WAS-099']),
        gistsOf('aircraft', ['WAS-107', 'WAS-115', 'WAS-116', 'WAS-121', 'WAS-122', 'WAS-151']),
        gistsOf('submarines', ['WAS-131', 'WAS-132', 'WAS-135', 'WAS-136']),
        gistsOf('points', ['WAS-160', 'WAS-161', 'WAS-162']),
      ],
    },
    { title: said('abilities'), parts: [abilityTable(state)] },
  ]
}

const phases = [
  'initiative',
  'movement',
  'airMission',
  'airDefense',
  'airAttack',
  'surface',
  'submarines',
  'airReturn',
  'turnEnd',
] as const

/** [WAS-045] */
function turnTable(): PrintedTable {
  return {
    ...tableOf({
      title: 'turn',
      rules: ['WAS-045', 'WAS-046', 'WAS-047', 'WAS-049'],
      heads: ['', said('phase'), said('phase.about')],
      rows: phases.map((phase, index) => [
        index + 1,
        { key: `phase.${phase}` },
        { key: `phase.${phase}.about` },
      ]),
    }),
    isWide: true,
  }
}

/** [WAS-015] [WAS-017] [WAS-018] What each face of a die counts. */
function successTable(): PrintedTable {
  return {
    ...tableOf({
      title: 'successes',
      rules: ['WAS-015', 'WAS-017', 'WAS-018'],
      heads: [said('perDie'), ...Array.from({ length: dieSides }, (_, index) => index + 1)],
      rows: [
        ...[1, 0, -1, -2, -3].map(change => rowOf({ adds: change }, worthOfFaces(change))),
        rowOf(said('only', { from: 5 }), scoresOnly.fives),
        rowOf(said('only', { from: 6 }), scoresOnly.sixes),
      ],
    }),
    isCentred: true,
  }
}

/** [WAS-013] [WAS-019] [WAS-020] [WAS-116] */
function resultTable(): PrintedTable {
  return tableOf({
    title: 'results',
    rules: ['WAS-013', 'WAS-019', 'WAS-020', 'WAS-116'],
    heads: [said('result'), said('result.ships'), said('result.aircraft')],
    rows: [
      [said('result.fewer'), null, null],
      [said('result.armor'), said('result.points', { points: 1 }), said('result.aborted')],
      [said('result.vital'), said('result.destroyed'), said('result.destroyed')],
      [said('result.torpedo'), said('result.points', { points: torpedoLoss }), null],
    ],
  })
}

/** [WAS-001] [WAS-002] [WAS-085] */
function rangeTable(): PrintedTable {
  return tableOf({
    title: 'ranges',
    rules: ['WAS-001', 'WAS-002', 'WAS-085'],
    heads: [said('range'), said('upTo'), said('trajectory')],
    rows: Array.from({ length: rulersLast + 1 }, (_, range) => [
      range,
      lengthOf((range + 1) * section),
      said(range === 0 ? 'flat' : 'plunging'),
    ]),
  })
}

const distances: readonly [name: string, length: number, rule: RuleId][] = [
  ['claims', objectiveReach.claims, 'WAS-160'],
  ['hinders', objectiveReach.hinders, 'WAS-160'],
  ['detects', detectionReach.usual, 'WAS-131'],
  ['hunterDetects', detectionReach.subHunter, 'WAS-180'],
  ['threatens', threatReach, 'WAS-136'],
  ['patrols', patrolReach, 'WAS-182'],
  ['spots', spottingReach, 'WAS-A49'],
  ['lands', landingReach, 'WAS-A59'],
  ['deploys', deployment.shipsWithin, 'WAS-037'],
  ['dives', deployment.submarinesOff, 'WAS-038'],
  ['fog', cloudRadius.fog, 'WAS-073'],
  ['smoke', cloudRadius.smoke, 'WAS-073'],
  ['drifts', squallDrift, 'WAS-173'],
]

function distanceTable(): PrintedTable {
  return tableOf({
    title: 'distances',
    rules: [],
    heads: [said('what'), said('upTo'), said('rule')],
    rows: distances.map(([name, length, rule]) => [
      said(`distance.${name}`),
      lengthOf(length),
      rule,
    ]),
  })
}

/** A dash where a face counts nothing. */
function rowOf(name: Cell, worth: readonly number[]): Cell[] {
  return [name, ...worth.map(successes => (successes === 0 ? null : successes))]
}

const more = (from: number): Cell => said('orMore', { from })

/** [WAS-072] [WAS-132] [WAS-152] [WAS-170] [WAS-171] */
function rollTable(): PrintedTable {
  const rolls: [name: string, on: Cell, rule: RuleId][] = [
    ['concealed', more(concealedOn.usual), 'WAS-072'],
    ['concealedNear', concealedOn.near, 'WAS-072'],
    ['detected', more(detectedOn), 'WAS-132'],
    ['lostWithCarrier', lostWithCarrier, 'WAS-152'],
    ['findsPatrol', more(findsInDark.patrolBomber), 'WAS-170'],
    ['finds', more(findsInDark.others), 'WAS-170'],
    ['lostInDark', lostInDark, 'WAS-171'],
  ]
  return tableOf({
    title: 'rolls',
    rules: [],
    heads: [said('what'), said('on'), said('rule')],
    rows: rolls.map(([name, on, rule]) => [said(`roll.${name}`), on, rule]),
  })
}

/** [WAS-017] As the umpire adds them up; a cause of several rules stands once. */
function modifierTable(): PrintedTable {
  const fixed = faceRows.flatMap(({ rule, message, value }) =>
    typeof value === 'number' ? [{ rule, message, value }] : [],
  )
  const causes = Map.groupBy(fixed, ({ message, value }) => `${message} ${value}`)
  return tableOf({
    title: 'modifiers',
    rules: ['WAS-017', 'WAS-021'],
    heads: [said('cause'), said('perDie'), said('rule')],
    rows: [...causes.values()].flatMap(alike =>
      alike
        .slice(0, 1)
        .map(({ message, value }) => [
          { key: message },
          { adds: value },
          alike.map(({ rule }) => rule).join(', '),
        ]),
    ),
  })
}

function abilityTable(state: State | null): PrintedTable {
  const cards = state?.cards ?? []
  const known =
    cards.length === 0
      ? abilityIds
      : abilityIds.filter(id => cards.some(card => card.abilities.includes(id)))
  return {
    ...tableOf({
      title: 'onCards',
      rules: [],
      heads: [said('ability'), said('ability.about'), said('rule')],
      rows: known.map(id => [
        { key: `was.ability.${id}` },
        { key: `was.ability.${id}.about` },
        abilities[id].rule,
      ]),
    }),
    isWide: true,
  }
}
