import { expect, test } from 'vitest'
import { classChart, muster } from '../book/tables/class-chart.ts'
import { shipNames } from '../book/tables/ship-names.ts'
import { nationIds } from '../book/tables/ships.ts'
import { namesOf } from './names-of-ships.ts'

const firstOf = (nation: (typeof nationIds)[number], rating: number) =>
  namesOf({ nation, rating }).slice(0, 2)

test.each([
  ['british', 100, ['Royal Sovereign', 'Ville de Paris']],
  ['british', 98, ['Dreadnought', 'Prince George']],
  ['british', 74, ['Goliath', 'Zealous']],
  ['british', 64, ['Agamemnon', 'Africa']],
  ['british', 36, ['Phoebe', 'Naiad']],
  ['french', 80, ['Franklin', 'Guillaume Tell']],
  ['spanish', 130, ['Santísima Trinidad', 'San José']],
  ['american', 38, ['Constellation', 'Congress']],
] as const)('[WS-018] a %s ship of %d guns has a name of such a ship', (nation, rating, names) => {
  expect(firstOf(nation, rating)).toEqual(names)
})

test('[WS-018] no name is given to two ships, and two fleets of one nation have enough', () => {
  const all = nationIds.flatMap(id => (shipNames[id] ?? []).flatMap(({ names }) => names))
  expect(new Set(all).size).toBe(all.length)
  for (const row of classChart) expect(namesOf(row).length).toBeGreaterThanOrEqual(2 * muster.most)
})
