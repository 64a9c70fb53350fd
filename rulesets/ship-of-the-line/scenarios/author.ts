import { valueAt } from '@grognard/umpire'
import type { FilePlaces, Json, PlacedKind, PlacedList, ScenarioFileRules } from '@grognard/umpire'
import { nationIds } from '../book/tables/ship.ts'
import type { NationId } from '../book/tables/ship.ts'
import { eastOf, northOf, STEP } from '../model/board.ts'
import type { State } from '../model/state.ts'
import { battered, blank, EIGHTH, isDraft, whole } from './file.ts'
import { stateOf } from './own-battle.ts'

/** [SOL-011] A place is a dot, by its column and its row. */
const places: FilePlaces = {
  toGround: ({ x, y }) => ({ x: eastOf(x - 1), y: northOf(y - 1) }),
  toFile: ({ x, y }) => ({ x: Math.round(x / STEP) + 1, y: Math.round(-y / STEP) + 1 }),
  turn: EIGHTH,
}

/** The first fleet sails to the east, the second to the west. */
const headings = [90, 270]

function shipsFor(heading: number): PlacedKind[] {
  return [
    { name: { key: 'file.ship.whole' }, lies: 'piece', item: { heading, ...whole } },
    { name: { key: 'file.ship.battered' }, lies: 'piece', item: { heading, ...battered } },
  ]
}

function flagOf(file: Json, side: number): NationId {
  const flag = valueAt(file, `sides[${side}].nation`)
  return nationIds.find(one => one === flag) ?? 'england'
}

function listsOf(file: Json): PlacedList[] {
  return headings.map((heading, side) => ({
    title: {
      key: 'file.list.ships',
      values: { nation: { key: `sol.face.${flagOf(file, side)}` } },
    },
    path: `sides[${side}].ships`,
    reach: STEP / 2,
    kinds: shipsFor(heading),
  }))
}

function draft(file: Json): State | null {
  return isDraft(file) ? stateOf(file, {}, {}) : null
}

/** [SOL-010] How scenarios are written with the mouse. */
export const scenarioFile: ScenarioFileRules<State> = {
  scenario: 'own',
  attachment: 'scenario',
  blank,
  fields: ['title', 'board', 'windFrom', 'sides[0].nation', 'sides[1].nation'],
  names: { nation: 'sol.face', board: 'file.board' },
  references: {},
  places,
  lists: listsOf,
  outlines: () => [],
  draft,
}
