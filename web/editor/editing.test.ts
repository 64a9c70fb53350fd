import { measuredPlaces, valueAt } from '@grognard/umpire'
import type { Json, PlacedKind, ScenarioFileCard } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { edited, editingOf } from './editing.ts'
import type { Edit, Editing } from './editing.ts'
import { hitAt } from './hit.ts'
import { kindNow, namedIn } from './things.ts'

const ship: PlacedKind = {
  name: { key: 'ship' },
  lies: 'piece',
  item: { id: 's', name: 'Ship', heading: 0, boats: [{ x: 1, y: 0 }] },
}
const island: PlacedKind = {
  name: { key: 'island' },
  lies: 'area',
  item: { id: 'i', kind: 'island' },
}

const blank: Json = { ships: [], islands: [], harbour: [] }

const card: ScenarioFileCard = {
  scenario: 'own',
  attachment: 'scenario',
  blank,
  fields: [],
  names: {},
  references: { id: ['flagship'] },
  places: measuredPlaces(10, 15),
  lists: () => [
    { title: { key: 'ships' }, path: 'ships', reach: 5, kinds: [ship] },
    { title: { key: 'islands' }, path: 'islands', reach: 5, kinds: [island] },
  ],
  outlines: () => [],
}

function after(...edits: Edit[]): Editing {
  return edits.reduce((now, edit) => edited(card, now, edit), editingOf(blank))
}

const laying: Edit = { do: 'take', list: 'ships', kind: ship }
const shaping: Edit = { do: 'take', list: 'islands', kind: island }
const at = (x: number, y: number): Edit => ({ do: 'point', at: { x, y } })
const shaped: readonly Edit[] = [shaping, at(0, 0), at(4, 0), at(4, 4), { do: 'finish' }]

test('each click lays a piece with a name of its own, and what stands around it', () => {
  const { file, selected } = after(laying, at(3, 4), at(6, 4))
  expect(valueAt(file, 'ships')).toEqual([
    { id: 's1', name: 'Ship', heading: 0, boats: [{ x: 4, y: 4 }], x: 3, y: 4 },
    { id: 's2', name: 'Ship 2', heading: 0, boats: [{ x: 7, y: 4 }], x: 6, y: 4 },
  ])
  expect(selected).toBe('ships[1]')
})

test('the next ship of the kind in hand has the name that is next on its list', () => {
  const kindOf = (file: Json): PlacedKind => {
    const laid = valueAt(file, 'ships')
    const names = ['Ajax', 'Orion', 'Mars']
    const name = names[Array.isArray(laid) ? laid.length : 0] ?? 'Ship'
    return { ...ship, item: { ...ship.item, name } }
  }
  const lists = (file: Json) => [
    { title: { key: 'ships' }, path: 'ships', reach: 5, kinds: [island, kindOf(file)] },
  ]
  const tool = { list: 'ships', kind: kindOf(blank) }
  const { file } = [3, 6, 9].reduce(
    (now, x) =>
      edited(card, now, { do: 'point', at: { x, y: 4 }, kind: kindNow({ lists }, now.file, tool) }),
    after(laying),
  )
  expect([0, 1, 2].map(row => valueAt(file, `ships[${row}].name`))).toEqual([
    'Ajax',
    'Orion',
    'Mars',
  ])
})

test('an area needs three corners and is laid when it is finished', () => {
  const two = after(shaping, at(0, 0), at(4, 0), { do: 'finish' })
  expect(two.file).toEqual(blank)
  expect(valueAt(after(...shaped).file, 'islands[0].points')).toEqual([
    [0, 0],
    [4, 0],
    [4, 4],
  ])
})

test('a drag is one step to take back, its boats go along', () => {
  const path = 'ships[0]'
  const by = { x: 0.5, y: 0 }
  const moved = after(
    laying,
    at(3, 4),
    { do: 'grab' },
    { do: 'drag', path, by },
    { do: 'drag', path, by },
  )
  expect(valueAt(moved.file, path)).toMatchObject({ x: 4, boats: [{ x: 5, y: 4 }] })
  const back = edited(card, moved, { do: 'undo' })
  expect(valueAt(back.file, path)).toMatchObject({ x: 3, boats: [{ x: 4, y: 4 }] })
  expect(edited(card, back, { do: 'redo' }).file).toEqual(moved.file)
})

test('a piece turns where it stands, an area about its middle', () => {
  const piece = after(laying, at(3, 4), { do: 'turn', degrees: -15 })
  expect(valueAt(piece.file, 'ships[0].heading')).toBe(345)
  const square: Edit[] = [shaping, at(0, 0), at(4, 0), at(4, 4), at(0, 4), { do: 'finish' }]
  expect(
    valueAt(after(...square, { do: 'turn', degrees: 90 }).file, 'islands[0].points[0]'),
  ).toEqual([0, 4])
})

test('what is deleted is gone and can be brought back', () => {
  const gone = after(laying, at(3, 4), { do: 'remove' })
  expect(gone.file).toEqual(blank)
  expect(valueAt(edited(card, gone, { do: 'undo' }).file, 'ships[0].id')).toBe('s1')
})

test('with its id the names of a thing change everywhere', () => {
  const named = after(
    laying,
    at(3, 4),
    { do: 'field', path: 'flagship', value: 's1' },
    { do: 'field', path: 'ships[0].id', value: 'victory' },
  )
  expect(valueAt(named.file, 'flagship')).toBe('victory')
  expect(valueAt(named.file, 'ships[0].name')).toBe('Ship')
})

test('a press finds the corner in hand, then a piece, then an area', () => {
  const { file } = edited(card, edited(card, after(...shaped), laying), at(3, 1))
  const hit = (x: number, y: number, selected: string | null = null) =>
    hitAt({ card, file, selected, slack: 2 }, { x, y })
  expect(hit(40, 0, 'islands[0]')).toEqual({ path: 'islands[0]', corner: 1 })
  expect(hit(33, 11)).toEqual({ path: 'ships[0]', corner: null })
  expect(hit(20, 5)).toEqual({ path: 'islands[0]', corner: null })
  expect(hit(5, 30)).toBeNull()
})

test('a thing of a class is laid by its name in the author’s language', () => {
  const words = { say: () => 'Schiff' }
  expect(namedIn(words, { ...ship, called: { key: 'ship' } }).item.name).toBe('Schiff')
  expect(namedIn(words, ship)).toBe(ship)
})
