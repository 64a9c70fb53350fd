import { measuredPlaces } from '@grognard/umpire'
import type { Json, PlacedKind, PlacedList, ScenarioFileRules, Value } from '@grognard/umpire'
import { cards } from '../book/tables/cards.ts'
import { islandReach } from '../book/tables/layouts.ts'
import { cloudRadius, millimetre } from '../book/tables/measures.ts'
import type { State } from '../model/state.ts'
import { nameOnRoster } from '../model/names.ts'
import { isAircraftType } from '../model/units.ts'
import { blank } from './blank.ts'
import { isDraft } from './file.ts'
import { stateOf } from './own-battle.ts'

const island: PlacedKind = {
  name: { key: 'file.ground.island' },
  lies: 'piece',
  item: { name: '', land: islandReach.land, water: islandReach.water },
}

const fog: PlacedKind = { name: { key: 'file.ground.fog' }, lies: 'piece', item: {} }

/** [WAS-010] The ships of the roster by navy; the Allies sail east at first, the Axis west. */
function shipsHeading(heading: number): PlacedKind[] {
  return cards
    .filter(({ type }) => !isAircraftType(type))
    .map(({ id, name, type, points, nation }) => ({
      name: {
        key: 'file.ship',
        values: { name: nameOnRoster(id), type: { key: `was.type.${type}` }, points },
      },
      group: { key: `was.nation.${nation}` },
      lies: 'piece',
      item: { card: id, name, heading },
      ...ofClass(nameOnRoster(id)),
    }))
}

/** A ship is laid by her own name, one of a class by its name in the author's language. */
function ofClass(name: Value): Pick<PlacedKind, 'called'> {
  return typeof name === 'object' ? { called: name } : {}
}

const kindsOf = { allies: shipsHeading(90), axis: shipsHeading(270) }

/** Beside a ship she is pointed at, 1/10 mm. */
const shipReach = 40 * millimetre

const lists: PlacedList[] = [
  {
    title: { key: 'file.list.islands' },
    path: 'islands',
    reach: islandReach.land * millimetre,
    kinds: [island],
  },
  { title: { key: 'file.list.fog' }, path: 'fog', reach: cloudRadius.fog, kinds: [fog] },
  ...(['allies', 'axis'] as const).map(seat => ({
    title: { key: 'file.list.ships', values: { seat: { key: `seat.${seat}` } } },
    path: `${seat}.units`,
    reach: shipReach,
    kinds: kindsOf[seat],
  })),
]

function draft(file: Json): State | null {
  return isDraft(file) ? stateOf(file, {}) : null
}

/** [WAS-S-7] How scenarios are written with the mouse. */
export const scenarioFile: ScenarioFileRules<State> = {
  scenario: 'own',
  attachment: 'scenario',
  blank,
  fields: [
    'title',
    'about',
    'turns',
    'target',
    'light',
    'weather',
    'width',
    'height',
    'allies.airbase',
    'allies.aircraft',
    'axis.airbase',
    'axis.aircraft',
  ],
  names: { light: 'file.light', card: 'file.card' },
  references: { name: ['home'] },
  places: measuredPlaces(millimetre, 15),
  lists: () => lists,
  outlines: () => [],
  draft,
}
