import { errorIn, withUsual } from '@grognard/umpire'
import type { Json } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { cards, classOf } from '../book/tables/ships.ts'
import { meleeWith } from '../chapters/melee/fixtures.ts'
import { battleOf } from './fixtures.ts'
import { stateShape } from './state-shape.ts'

const shape = { type: 'record', fields: stateShape } as const

const shot = {
  shooter: 'ajax',
  battery: 'port',
  target: 'heros',
  crossing: 1,
  die: 4,
  modified: 3,
  result: 'hit',
  critical: 'none',
  row: 'hull',
  damage: 5,
} as const

/** A battle with something in every list, as it is written in a file. */
function written(): Record<string, Json> {
  const {
    place: _,
    outcome: __,
    ...state
  } = battleOf({
    cards: [{ ...classOf('brig'), id: 'own', name: 'Own' }],
    ships: [{ id: 'ajax' }, { id: 'heros', seat: 'blue' }],
    players: [{ quarter: 1 }, { seat: 'blue', side: 1 }],
    exchange: { rescue: 'no', isAnswered: true, shots: [shot] },
    test: {
      kind: 'melee',
      ship: 'ajax',
      other: 'heros',
      die: 1,
      otherDie: 2,
      bonus: 0,
      otherBonus: 0,
      spent: 0,
      otherSpent: 0,
    },
    melees: [meleeWith({})],
  })
  return JSON.parse(JSON.stringify(state))
}

/** The state with one value changed, found by names and numbers with dots between. */
function spoilt(at: string, value: Json): Json {
  const state = written()
  const names = at.split('.')
  const last = names.pop() ?? ''
  let part: Json | undefined = state
  for (const name of names) part = Object.entries(part ?? {}).find(([key]) => key === name)?.[1]
  if (typeof part !== 'object' || part === null) throw new Error(`There is no ${at}.`)
  Object.assign(part, { [last]: value })
  return state
}

const errorAt = (at: string, value: Json) => errorIn(shape, spoilt(at, value))?.at ?? null

test('[LOB-014] every card of the book could be a player’s own', () => {
  expect(errorIn(shape, written())).toBeNull()
  for (const card of cards) expect(errorAt('cards', [{ ...card, id: 'own' }])).toBeNull()
})

test.each<[string, string, number, number]>([
  ['LOB-014', 'cards.0.firepower', 0, 12],
  ['LOB-014', 'cards.0.hull', 1, 40],
  ['LOB-014', 'cards.0.crew', 1, 40],
  ['LOB-015', 'cards.0.length', 300, 6000],
  ['LOB-015', 'cards.0.beam', 100, 2000],
  ['LOB-040', 'players.0.quarter', 0, 3],
  ['LOB-101', 'test.die', 0, 6],
  ['LOB-163', 'test.otherDie', 0, 6],
  ['LOB-135', 'exchange.shots.0.die', 1, 6],
  ['LOB-131', 'exchange.shots.0.crossing', 1, 3],
  ['LOB-060', 'ships.0.travelled', 0, 1_000_000],
  ['LOB-060', 'ships.0.heading', 0, 35_999],
  ['LOB-030', 'weather', 1, 6],
])('[%s] %s in a state from outside lies between %i and %i', (_, at, from, to) => {
  for (const value of [from, to]) expect(errorAt(at, value)).toBeNull()
  for (const value of [from - 1, to + 1]) expect(errorAt(at, value)).not.toBeNull()
})

test.each([
  ['LOB-262', 'test.kind', ['tack', 'rescue', 'hit', 'melee', 'morale']],
  ['LOB-036', 'rules.fleets', ['given', 'built', 'drawn']],
  ['LOB-220', 'rules.victory', ['points', 'convoy', 'puttingToSea', 'blockade', 'spy', 'duel']],
  ['LOB-130', 'exchange.shots.0.battery', ['port', 'starboard']],
] as const)('[%s] %s is one of its words', (_, at, words) => {
  for (const word of words) expect(errorAt(at, word)).toBeNull()
  expect(errorAt(at, 'ahead')).not.toBeNull()
})

test('[LOB-155] an exchange has the shot and the answer at most', () => {
  const shots = (count: number) =>
    errorAt(
      'exchange.shots',
      Array.from({ length: count }, () => shot),
    )
  expect([0, 1, 2, 3].map(count => shots(count) === null)).toEqual([false, true, true, false])
})

test('[LOB-262] a player told without attributes has no points of any kind', () => {
  const [player] = [written().players].flat()
  const { attributes: _, ...rest } = Object(player)
  expect(withUsual(shape, { ...written(), players: [rest] })).toMatchObject({
    players: [{ attributes: { melee: 0, bearing: 0, navigation: 0, gunnery: 0 } }],
  })
})
