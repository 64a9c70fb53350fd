import { changesBetween } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { weapons } from '../book/tables/cards.ts'
import { battleOf } from '../model/fixtures.ts'
import { planeLabel } from '../model/air.ts'
import { cardOf } from '../model/units.ts'
import { shortName } from './squadrons.ts'
import { placeName } from '../model/places.ts'
import { picture, pieces } from './picture.ts'

const carrier = { card: 'us-enterprise', name: 'Yorktown', x: 500, y: 500 }

test('[WAS-065] aircraft that lie on one another are drawn side by side, a lone one where it lies', () => {
  const state = battleOf({
    aircraft: [
      { x: 1000, y: 1000 },
      { x: 1000, y: 1000 },
      { x: 1004, y: 1000 },
      { x: 1500, y: 500 },
    ],
  })
  const drawn = pieces(state)
  const lone = drawn.at(-1)
  expect([lone?.x, lone?.y]).toEqual([15_000, 5000])
  const stack = drawn.slice(0, 3)
  for (const [at, one] of stack.entries())
    for (const other of stack.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(200)
  expect(state.aircraft[0]).toMatchObject({ x: 10_000, y: 10_000 })
})

test('who is shot down leaves the others where they lie, though they are drawn closer', () => {
  const state = battleOf({ aircraft: [1, 2, 3].map(() => ({ x: 1000, y: 1000 })) })
  const before = picture(state)
  const [first] = state.aircraft
  Object.assign(first ?? {}, { status: 'lost' })
  expect(changesBetween(before, picture(state))).toEqual([{ kind: 'went', piece: first?.id }])
})

test('an aircraft flies away from its carrier, over her at the nearest enemy ship', () => {
  const state = battleOf({
    units: [carrier, { card: 'jp-kongo', name: 'Hiei', seat: 'axis', x: 500, y: 900 }],
    aircraft: [
      { home: 'Yorktown', x: 800, y: 500 },
      { home: 'Yorktown', x: 500, y: 500 },
      { home: 'ashore', x: 900, y: 900 },
    ],
  })
  expect(
    pieces(state)
      .slice(2)
      .map(({ heading }) => heading),
  ).toEqual([9000, 0, 27_000])
})

test('[WAS-A59] [WAS-151] what sailed off or has landed is not on the table and not lost', () => {
  const state = battleOf({
    units: [carrier, { card: 'jp-kongo', name: 'Hiei', seat: 'axis', x: 500, y: 900 }],
    aircraft: [600, 700, 800].map(x => ({ home: 'Yorktown', x, y: 500 })),
  })
  const [, hiei] = state.units
  const [landed, shotDown, flying] = state.aircraft
  expect(picture(state).away).toEqual([])
  Object.assign(hiei ?? {}, { status: 'left' })
  Object.assign(landed ?? {}, { status: 'resting' })
  Object.assign(shotDown ?? {}, { status: 'lost' })
  expect(flying?.status).toBe('flying')
  expect(picture(state).away).toEqual([hiei?.id, landed?.id])
})

test('[WAS-155] a squadron is listed with its carrier, where its own name does not tell her', () => {
  const state = battleOf({
    units: [carrier],
    aircraft: [
      { name: 'F4F Wildcat VF-42', home: 'Yorktown' },
      { name: 'F4F Wildcat (Yorktown)', home: 'Yorktown' },
      { name: 'F4F Wildcat VF-2', home: 'ashore' },
    ],
  })
  const labels = state.aircraft.map(({ id }) => planeLabel(state, id))
  expect(labels.map(({ key }) => key)).toEqual(['was.show.plane', 'was.show.unit', 'was.show.unit'])
  expect(labels[0]?.values).toMatchObject({ home: 'Yorktown' })
})

test('a squadron is called by its number on the chart, or by its type in short', () => {
  const called = (card: string, name: string) => shortName({ card, name })
  expect(called('us-f4f-wildcat', 'F4F Wildcat VF-42')).toBe('VF-42')
  expect(called('jp-a6m2-zero', 'A6M2 Zero (Shokaku)')).toBe('Zero (Shokaku)')
  expect(called('jp-a6m2-zero', 'A6M2 Zero 2')).toBe('Zero 2')
  expect(called('uk-sea-hurricane', 'Sea Hurricane')).toBe('Sea Hurricane')
  expect(called('de-ju-87-stuka', 'Ju 87 Stuka')).toBe('Stuka')
  expect(called('de-bf-109', 'Bf 109 2')).toBe('Bf 109 2')
})

test('a place is called by the square of the chart and the ship that lies there', () => {
  const state = battleOf({ units: [carrier], rules: { width: 2700, height: 900 } })
  const called = (x: number, y: number) => placeName(state, { x: x * 10, y: y * 10 })
  expect(called(90, 900)).toEqual({ key: 'was.place.square', values: { square: 'A1' } })
  expect(called(91, 809)).toEqual({ key: 'was.place.square', values: { square: 'B2' } })
  expect(called(2600, 0)).toEqual({ key: 'was.place.square', values: { square: 'AC10' } })
  expect(called(510, 500)).toEqual({
    key: 'was.place.over',
    values: { square: 'F5', unit: 'Yorktown' },
  })
})

test('[WAS-011] the card of a unit has the dice of each of its weapons at each range in a table', () => {
  const state = battleOf({ units: [carrier, { card: 'jp-kongo', name: 'Hiei', seat: 'axis' }] })
  for (const unit of state.units) {
    const card = cardOf(state, unit)
    const table = pieces(state).find(({ id }) => id === unit.id)?.table
    const longest = Math.max(...weapons.map(weapon => card.dice[weapon].length))
    expect(table?.columns).toEqual(Array.from({ length: longest }, (_, range) => String(range)))
    const armed = weapons.filter(weapon => card.dice[weapon].some(dice => dice > 0))
    expect(table?.rows.map(row => row.label.key)).toEqual(armed.map(one => `was.weapon.${one}`))
    for (const [at, weapon] of armed.entries())
      expect(table?.rows[at]?.cells.map(Number).slice(0, card.dice[weapon].length)).toEqual(
        card.dice[weapon],
      )
  }
})
