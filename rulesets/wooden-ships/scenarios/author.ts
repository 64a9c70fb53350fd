import { rowOf } from '@grognard/geometry/hex/names.ts'
import { hexAt, hexHeight, middleOf } from '@grognard/geometry/hex/plane.ts'
import { valueAt } from '@grognard/umpire'
import type {
  FilePlaces,
  FileValue,
  Json,
  PlacedKind,
  PlacedList,
  ScenarioFileRules,
} from '@grognard/umpire'
import { classChart } from '../book/tables/class-chart.ts'
import type { ClassRow } from '../book/tables/class-chart.ts'
import { namesOf } from '../model/names-of-ships.ts'
import type { State } from '../model/state.ts'
import { blank } from './blank.ts'
import { isDraft } from './file.ts'
import { hexOf, stateOf } from './own-battle.ts'

/** [WS-010] A place is a hex, by its column and its row. */
const places: FilePlaces = {
  toGround: point => middleOf(hexOf({ x: Math.round(point.x), y: Math.round(point.y) })),
  toFile(ground) {
    const { q, r } = hexAt(ground)
    return { x: q + 1, y: rowOf(q, r) }
  },
  turn: 60,
}

/** [WS-250] Land, and water that stops ships of more depth. */
const grounds: readonly PlacedKind[] = [
  { name: { key: 'file.ground.land' }, lies: 'piece', item: { depth: 0 } },
  ...[10, 18].map((depth): PlacedKind => ({
    name: { key: 'file.ground.depth', values: { depth } },
    lies: 'piece',
    item: { depth },
  })),
]

/** The first fleet sails to the south-east, the second to the north-west. */
const headings = [120, 300]

/** [WS-016] The rows of the class chart by nation, with average crews, under the next name that fits; when all are given, by their guns. */
function shipsFor(file: Json, heading: number): PlacedKind[] {
  const taken = headings.flatMap((_, side) => {
    const ships = valueAt(file, `sides[${side}].ships`)
    return Array.isArray(ships) ? ships.map(ship => valueAt(ship, 'name')) : []
  })
  const nextName = (row: ClassRow): string | undefined =>
    namesOf(row).find(name => !taken.includes(name))
  return classChart.map(row => ({
    name: {
      key: 'file.ship',
      values: { guns: row.rating, class: row.class, points: row.points.AV },
    },
    group: { key: `file.nation.${row.nation}` },
    lies: 'piece',
    item: {
      name: nextName(row) ?? `${row.rating}-gun ship`,
      class: row.id,
      quality: 'AV',
      heading,
    },
    ...(nextName(row) === undefined && {
      called: { key: 'file.ship.unnamed', values: { guns: row.rating } },
    }),
  }))
}

/** [WS-016] The rows of the class chart by what they tell; no two tell the same. */
const classes: readonly FileValue[] = classChart.map(row => ({
  value: row.id,
  name: {
    key: 'file.class',
    values: {
      nation: { key: `file.nation.${row.nation}` },
      guns: row.rating,
      class: row.class,
      points: row.points.AV,
    },
  },
}))

function listsOf(file: Json): PlacedList[] {
  const fleets = headings.map((heading, side) => ({
    title: { key: `file.list.ships.${side}` },
    path: `sides[${side}].ships`,
    reach: hexHeight,
    kinds: shipsFor(file, heading),
  }))
  const ground = { title: { key: 'file.list.ground' }, path: 'ground', kinds: grounds }
  return [{ ...ground, reach: hexHeight / 2 }, ...fleets]
}

function draft(file: Json): State | null {
  return isDraft(file) ? stateOf(file, {}) : null
}

/** [WS-006] How scenarios are written with the mouse. */
export const scenarioFile: ScenarioFileRules<State> = {
  scenario: 'own',
  attachment: 'scenario',
  blank,
  fields: [
    'title',
    'about',
    'turns',
    'windFrom',
    'velocity',
    'change',
    'victory',
    'anchorage',
    'columns',
    'rows',
    'sides[0].nation',
    'sides[1].nation',
  ],
  names: { nation: 'file.nation', quality: 'ws.quality', victory: 'file.victory' },
  references: {},
  valuesAt: (_, path) => (path.endsWith('.class') ? classes : null),
  places,
  lists: listsOf,
  outlines: () => [],
  draft,
}
