import { inches } from '@grognard/geometry/measured/units.ts'
import { measuredPlaces, textAt, valueAt } from '@grognard/umpire'
import type { Json, Message, PlacedKind, PlacedList, ScenarioFileRules } from '@grognard/umpire'
import { nationIds } from '../book/tables/command.ts'
import { merchantNames } from '../book/tables/ship-names.ts'
import { cards as classes } from '../book/tables/ships.ts'
import { namesOf } from '../model/names-of-ships.ts'
import type { State } from '../model/state.ts'
import { blank } from './blank.ts'
import { isDraft } from './file.ts'
import { judgeLists, own, stateOf } from './own-battle.ts'

/** [LOB-090] Land, and zones that ships up to a draught may enter. */
const grounds: readonly PlacedKind[] = [
  { name: { key: 'file.ground.land' }, lies: 'area', item: { kind: 'land' } },
  ...[2, 3].map((depth): PlacedKind => ({
    name: { key: 'file.ground.depth', values: { depth } },
    lies: 'area',
    item: { kind: 'depth', depth },
  })),
]

/** The first fleet sails east, the second west. */
const headings = [90, 270]

/** [LOB-008] The classes of the book and the file's own cards. */
function cardsFor(file: Json): { value: string; name: Message }[] {
  const brought = valueAt(file, 'cards')
  return [
    ...classes.map(({ id }) => ({ value: id, name: { key: `lob.class.${id}` } })),
    ...(Array.isArray(brought) ? brought : []).map(card => ({
      value: textAt(card, 'id'),
      name: { key: 'lob.face.name', values: { name: textAt(card, 'name') } },
    })),
  ]
}

/** Every card, under the next name of the nation that fits it. */
function shipsFor(file: Json, side: number, heading: number): PlacedKind[] {
  return cardsFor(file).map(({ value: card, name: called }) => ({
    name: called,
    lies: 'piece',
    item: { name: nextName(file, side, card), card, heading },
  }))
}

/** The first that no ship of the file has. */
function nextName(file: Json, side: number, card: string): string {
  const taken = headings.flatMap((_, one) => {
    const ships = valueAt(file, `sides[${one}].ships`)
    return Array.isArray(ships) ? ships.map(ship => valueAt(ship, 'name')) : []
  })
  const nation = nationIds.find(id => id === valueAt(file, `sides[${side}].nation`)) ?? 'none'
  const names = card === 'merchant' ? [...merchantNames] : []
  names.push(...namesOf(nation, worthOf(file, card)), ...namesOf('none', worthOf(file, card)))
  return names.find(name => !taken.includes(name)) ?? `${names[0]} ${taken.length + 1}`
}

/** A card of the file by its points, where those are written already. */
function worthOf(file: Json, id: string): { id: string; points: number } {
  const brought = valueAt(file, 'cards')
  const own = Array.isArray(brought) ? brought.find(card => textAt(card, 'id') === id) : undefined
  const points = own === undefined ? 0 : valueAt(own, 'points')
  return { id, points: typeof points === 'number' ? points : 0 }
}

function listsOf(file: Json): PlacedList[] {
  const fleets = headings.map((heading, side): PlacedList => {
    const nation = { key: `lob.nation.${textAt(file, `sides[${side}].nation`)}` }
    return {
      title: { key: 'file.list.ships', values: { fleet: { key: `lob.side.${side}` }, nation } },
      path: `sides[${side}].ships`,
      reach: inches(1),
      kinds: shipsFor(file, side, heading),
    }
  })
  return [
    { title: { key: 'file.list.ground' }, path: 'terrain', reach: inches(0.5), kinds: grounds },
    ...fleets,
  ]
}

const usual = Object.fromEntries(
  Object.entries(own.options).map(([name, spec]) => [name, spec.default]),
)

/** A ship without a card cannot be drawn. */
function draft(file: Json): State | null {
  return isDraft(file) && judgeLists(file).allowed ? stateOf(file, usual, {}) : null
}

/** [LOB-006] How scenarios are written with the mouse. */
export const scenarioFile: ScenarioFileRules<State> = {
  scenario: 'own',
  attachment: 'scenario',
  blank,
  fields: [
    'title',
    'about',
    'start',
    'turns',
    'weather',
    'windFrom',
    'width',
    'height',
    'sides[0].nation',
    'sides[1].nation',
    'victory',
    'leastLead',
    'cards',
  ],
  names: {
    nation: 'lob.nation',
    officer: 'lob.officer',
    kind: 'file.kind',
    victory: 'file.victory',
    size: 'file.size',
  },
  references: {},
  valuesAt: (file, path) => (path.endsWith('.card') ? cardsFor(file) : null),
  places: measuredPlaces(inches(1), 15),
  lists: listsOf,
  outlines: () => [],
  draft,
}
