import { measuredPlaces, textAt, valueAt } from '@grognard/umpire'
import type { FileOutline, Json, PlacedKind, PlacedList, ScenarioFileRules } from '@grognard/umpire'
import { CM } from '../book/measures.ts'
import type { Arm } from '../book/tables/troops.ts'
import { nations, valeursOf, valeurTable } from '../book/tables/valeur.ts'
import type { Nation, ValeurEntry } from '../book/tables/valeur.ts'
import { readOptions } from '../model/options.ts'
import type { State } from '../model/state.ts'
import { isDraft } from './file-shape.ts'
import { stateFrom } from './from-file.ts'
import { blank } from './blank.ts'
import { isNation, troopNames, valuesInFile } from './author-values.ts'

const ground = (name: string, lies: 'area' | 'line', item: PlacedKind['item']): PlacedKind => ({
  name: { key: `file.ground.${name}` },
  lies,
  item: { id: name, ...item },
})

/** [BA-1.1.6-03] [BA-2.3.6-01] Pieces of ground as they are mostly met. */
const grounds: readonly PlacedKind[] = [
  ground('hill', 'area', { kind: 'hill', level: 1 }),
  ground('wood', 'area', { kind: 'wood' }),
  ground('stoneHouse', 'area', { kind: 'building', look: 'stone' }),
  ground('woodenHouse', 'area', { kind: 'building', look: 'wooden' }),
  ground('field', 'area', { kind: 'difficult', look: 'field' }),
  ground('orchard', 'area', { kind: 'difficult', look: 'orchard' }),
  ground('marsh', 'area', { kind: 'difficult', look: 'marsh' }),
  ground('road', 'line', { kind: 'road', width: 3 }),
  ground('stream', 'line', { kind: 'stream', width: 2 }),
  ground('bridge', 'line', { kind: 'road', width: 3, crossing: 'woodenBridge' }),
  ground('ford', 'line', { kind: 'road', width: 3, crossing: 'ford' }),
  ground('hedge', 'line', { kind: 'linear', look: 'hedge', obstacle: 'I' }),
  ground('wall', 'line', { kind: 'linear', look: 'wall', obstacle: 'II', cover: 'II' }),
]

/** [BA-1.1.4-01] A commander is named after what he commands until the author names him. */
function chiefsFor(file: Json, side: number, heading: number): PlacedKind[] {
  const chiefs = valueAt(file, `sides[${side}].chiefs`)
  const taken = Array.isArray(chiefs) ? chiefs.map(chief => valueAt(chief, 'name')) : []
  const firstFree = (name: string, number = 1): string =>
    taken.includes(`${name} ${number}`) ? firstFree(name, number + 1) : `${name} ${number}`
  return commands.map(([level, name]) => ({
    name: { key: `ba.level.${level}` },
    lies: 'piece',
    item: {
      id: 'C',
      name: firstFree(name),
      level,
      heading,
      orderlies: [
        { x: -4, y: 0 },
        { x: 4, y: 0 },
      ],
    },
  }))
}

/** Words that are much alike in every language, since a file has its names once. */
const commands = [
  ['brigade', 'Brigade'],
  ['division', 'Division'],
  ['corps', 'Corps'],
] as const

/** What units of an arm mostly begin with. */
const strengths: Readonly<Record<Arm, PlacedKind['item']>> = {
  infantry: { figures: 24, formation: 'attackColumn', front: 6 },
  'light cavalry': { figures: 12, squadrons: 3, formation: 'line' },
  'medium cavalry': { figures: 12, squadrons: 3, formation: 'line' },
  'heavy cavalry': { figures: 12, squadrons: 3, formation: 'line' },
  artillery: {
    figures: 6,
    formation: 'unlimbered',
    guns: [
      { pounder: 6, gunners: 3 },
      { pounder: 6, gunners: 3 },
    ],
  },
  wagon: { figures: 3, formation: 'limbered', ammunition: true },
}

/** Troops that a list has for any arm are offered as these. */
const unlistedArms: readonly Arm[] = ['infantry', 'light cavalry', 'artillery', 'wagon']

/** [BA-T-21] The troops of the valeur table in the year of the file, under the first chief of their side. */
function troopsFor(year: number, chief: string, heading: number): PlacedKind[] {
  const ids = Object.keys(nations).filter(isNation)
  return ids.flatMap(nation =>
    (valeurTable[nation] ?? [])
      .filter(([, , , , only]) => only === undefined || only === year)
      .flatMap(entry => kindsOf(nation, entry, year))
      .map(kind => ({ ...kind, item: { ...kind.item, chief, heading } })),
  )
}

function kindsOf(nation: Nation, entry: ValeurEntry, year: number): PlacedKind[] {
  const [printed, english, of] = entry
  const arms = of === 'any' ? unlistedArms : [of]
  return arms.map(arm => ({
    name: {
      key: 'file.troops',
      values: { ...troopNames(printed, english), arm: { key: `ba.arm.${arm}` } },
    },
    group: { key: `file.nation.${nation}` },
    lies: 'piece',
    item: {
      id: 'u',
      name: printed === '-' ? english : printed,
      nation,
      entry: printed,
      arm,
      valeur: valeursOf(nation, printed, arm, year)[0] ?? 0,
      ...strengths[arm],
    },
  }))
}

/** The first side looks north, the second south. */
const headings = [0, 180]

function listsOf(file: Json): PlacedList[] {
  const year = Number(valueAt(file, 'year'))
  const sides = headings.flatMap((heading, side): PlacedList[] => {
    const seat = { key: `seat.${textAt(file, `sides[${side}].seat`)}` }
    const chief = textAt(file, `sides[${side}].chiefs[0].id`)
    return [
      {
        title: { key: 'file.list.chiefs', values: { seat } },
        path: `sides[${side}].chiefs`,
        reach: 3 * CM,
        kinds: chiefsFor(file, side, heading),
      },
      {
        title: { key: 'file.list.units', values: { seat } },
        path: `sides[${side}].units`,
        reach: 5 * CM,
        kinds: troopsFor(year, chief, heading),
      },
    ]
  })
  return [
    { title: { key: 'file.list.ground' }, path: 'terrain', reach: 2 * CM, kinds: grounds },
    ...sides,
  ]
}

function outlinesOf(file: Json): FileOutline[] {
  return headings.map((_, side) => ({
    title: {
      key: 'ba.ground.zone',
      values: { seat: { key: `seat.${textAt(file, `sides[${side}].seat`)}` } },
    },
    path: `sides[${side}].deployZone`,
  }))
}

function draft(file: Json): State | null {
  return isDraft(file) ? stateFrom('own', file, readOptions({})) : null
}

/** [BA-1.1.9-01] How scenarios are written with the mouse. */
export const scenarioFile: ScenarioFileRules<State> = {
  scenario: 'own',
  attachment: 'scenario',
  blank,
  fields: [
    'title',
    'about',
    'year',
    'start',
    'turns',
    'width',
    'height',
    'sides[0].seat',
    'sides[0].name',
    'sides[1].seat',
    'sides[1].name',
    'victory',
  ],
  names: {
    seat: 'seat',
    seats: 'seat',
    of: 'seat',
    nation: 'file.nation',
    arm: 'ba.arm',
    arms: 'ba.arm',
    formation: 'ba.formation',
    disorder: 'ba.disorder',
    disorders: 'ba.disorder',
    level: 'ba.level',
    kind: 'file.kind',
    look: 'file.look',
    when: 'file.when',
    quality: 'file.quality',
    weapon: 'file.weapon',
    crossing: 'file.crossing',
    edge: 'file.edge',
    grade: 'file.grade',
  },
  references: {
    id: ['chief', 'over', 'building', 'places', 'place'],
    seat: ['seat', 'seats', 'of'],
  },
  valuesAt: valuesInFile,
  hidden: ['id'],
  places: measuredPlaces(CM, 15),
  lists: listsOf,
  outlines: outlinesOf,
  draft,
}
