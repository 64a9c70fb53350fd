import { scriptedDice, seededDice } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { cards } from '../../book/tables/cards.ts'
import type { CardId } from '../../book/tables/cards.ts'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import {
  abeam,
  ahead,
  all,
  astern,
  attempt,
  consort,
  fireOrder,
  offered,
  one,
  playedOn,
  refusedBy,
} from '../../fixtures.ts'
import { shipName } from '../../model/names.ts'
import { shipOf } from '../../model/ships.ts'
import { fire, gunnersCards } from './attack.ts'
import { retaliate } from './retaliation.ts'

const misses = [7, 7, 7, 7, 7]

test('[SOL-050] a ship fires before its first move, after its last and with no move left', () => {
  for (const turn of [{ moves: 0 }, { moves: 3 }, { moves: 1, isMovingOver: true }])
    expect(refusedBy(abeam({ turn }), fireOrder())).toEqual([])
})

test('[SOL-050] only enemies that exist are fired at', () => {
  const state = abeam({ others: [{ id: 'a2', number: 2, x: 11, y: 9 }] })
  expect(refusedBy(state, fireOrder({ target: 'a2' }))).toEqual(['SOL-050'])
  expect(refusedBy(state, fireOrder({ target: 'nobody' }))).toEqual(['SOL-050'])
})

describe('[SOL-051] [SOL-052] range', () => {
  test.each(vectors.range.filter(row => row.offset.some(way => way !== 0)))(
    '$id is out of it',
    ({ offset: [dx = 0, dy = 0] }) => {
      const state = abeam({ b: { x: 10 + dx, y: 8 + dy } })
      expect(refusedBy(state, fireOrder())).toEqual(['SOL-052'])
    },
  )

  test('three cables straight and two diagonally are within it', () => {
    for (const b of [
      { x: 13, y: 8 },
      { x: 12, y: 10 },
      { x: 13, y: 9 },
    ])
      expect(refusedBy(abeam({ b }), fireOrder())).toEqual([])
  })
})

test('[SOL-053] guns reach 45 degrees from the beam, on their own side', () => {
  const onTheLimit = abeam({ b: { x: 11, y: 9 } })
  expect(refusedBy(onTheLimit, fireOrder())).toEqual([])
  expect(refusedBy(onTheLimit, fireOrder({ side: 'port' }))).toEqual(['SOL-053'])
  expect(refusedBy(abeam({ b: { x: 10, y: 7 } }), fireOrder())).toEqual(['SOL-053'])
  expect(refusedBy(abeam({ b: { x: 11, y: 6 } }), fireOrder())).toEqual(['SOL-053'])
})

test('[SOL-059] other ships block fire by option only, on the line from dot to dot', () => {
  const others = [{ id: 'a2', number: 2, x: 11, y: 8 }]
  const far = { b: { x: 12 }, others }
  expect(refusedBy(abeam(far), fireOrder())).toEqual([])
  const options = { shipsBlockFire: true }
  expect(refusedBy(abeam({ ...far, options }), fireOrder())).toEqual(['SOL-059'])
  expect(offered(abeam({ ...far, options }), 'fire')).toEqual([])
  const beside = [{ id: 'a2', number: 2, x: 11, y: 9 }]
  expect(refusedBy(abeam({ b: { x: 12 }, others: beside, options }), fireOrder())).toEqual([])
})

test('[SOL-060] the batteries fire one after the other from bow to stern, however they are named', () => {
  const { events } = attempt(abeam(), fireOrder({ batteries: [4, 1, 5] }), [7, 7, 7])
  const fired = events.filter(event => event.kind === 'batteryFired')
  expect(fired.map(event => event.battery)).toEqual([1, 4, 5])
})

test('[SOL-060] lost batteries do not fire, and none is named twice', () => {
  const batteries = {
    starboard: [true, false, true, true, true],
    port: [true, true, true, true, true],
  }
  const state = abeam({ a: { batteries } })
  expect(refusedBy(state, fireOrder())).toEqual(['SOL-060'])
  expect(refusedBy(state, fireOrder({ batteries: [1, 3] }))).toEqual([])
  expect(refusedBy(state, fireOrder({ batteries: [3, 3] }))).toEqual(['SOL-060'])
})

test('[SOL-061] vector SOL-TV-73: each battery once a turn, from both sides, at several targets', () => {
  const others = [{ id: 'b2', number: 2, seat: 'b', x: 9, y: 8, heading: 4 }]
  const port = fireOrder({ side: 'port', target: 'b2' })
  const hold = { kind: 'holdFire' } as const
  const dice = [...misses, ...misses]
  const state = playedOn(abeam({ others }), [fireOrder(), hold, port, hold], dice)
  expect(refusedBy(state, fireOrder())).toEqual(['SOL-061'])
  expect(refusedBy(state, one(3))).toEqual(['SOL-061'])
  expect(offered(state, 'fire')).toEqual([])
})

test('[SOL-061] batteries held back fire later in the turn', () => {
  const fired = attempt(abeam(), fireOrder({ batteries: [1, 2] }), [7, 7]).state
  const state = attempt(fired, { kind: 'holdFire' }).state
  expect(refusedBy(state, fireOrder({ batteries: [2, 3] }))).toEqual(['SOL-061'])
  expect(refusedBy(state, fireOrder({ batteries: [3, 4, 5] }))).toEqual([])
})

const places = { broadside: abeam, bow: ahead, stern: astern }

describe('[SOL-054] [SOL-055] [SOL-062] the chart follows from the positions, its row from the range', () => {
  test.each(vectors.charts)('$id', ({ chart, range, dice, result }) => {
    const kind = chart as keyof typeof places
    const away = range - 1
    const moved = {
      broadside: { x: 10 - away },
      bow: { y: 7 - away },
      stern: { y: 9 + away },
    }[kind]
    const state = places[kind]({ a: moved, others: [consort] })
    const side = kind === 'stern' ? 'port' : 'starboard'
    const { events } = attempt(state, one(3, { side }), [dice])
    expect(events.find(event => event.kind === 'batteryFired')).toMatchObject({
      shot: chart,
      range,
      dice,
      result,
    })
  })
})

test('[SOL-057] at an exact diagonal three batteries fire a broadside and two at the stern', () => {
  const state = abeam({ b: { x: 9, y: 7 }, a: { heading: 0 } })
  const { events } = attempt(state, fireOrder({ side: 'port' }), misses)
  const shots = events.flatMap(event => (event.kind === 'batteryFired' ? [event.shot] : []))
  expect(shots).toEqual(['broadside', 'broadside', 'broadside', 'stern', 'stern'])
})

test('[SOL-062] a result is applied before the next battery fires', () => {
  const { events } = attempt(abeam(), fireOrder({ batteries: [1, 2] }), [5, 4])
  expect(events.map(event => event.kind).slice(0, 5)).toEqual([
    'attackBegan',
    'batteryFired',
    'hullHit',
    'batteryFired',
    'sailLost',
  ])
})

test('[SOL-115] a prize does not fire', () => {
  const state = abeam({ a: { isPrize: true } })
  expect(refusedBy(state, fireOrder())).toEqual(['SOL-115'])
  expect(offered(state, 'fire')).toEqual([])
})

test('[SOL-121] [SOL-129] surrendered ships and ships off the board are no targets', () => {
  expect(refusedBy(abeam({ b: { status: 'surrendered' } }), fireOrder())).toEqual(['SOL-121'])
  expect(refusedBy(abeam({ b: { status: 'disengaged' } }), fireOrder())).toEqual(['SOL-129'])
  expect(refusedBy(abeam({ b: { status: 'sunk' } }), fireOrder())).toEqual(['SOL-129'])
})

test('[SOL-126] a ship off the board does not fire', () => {
  const state = abeam({ a: { status: 'disengaged', turnsAway: 1 } })
  expect(refusedBy(state, fireOrder())).toEqual(['SOL-126'])
})

test('[SOL-082] with a wreck alongside a ship fires at one cable only', () => {
  for (const wreck of [{ isWreckHolding: true }, { isWreckFallen: true }]) {
    expect(refusedBy(abeam({ a: wreck }), fireOrder())).toEqual([])
    expect(refusedBy(abeam({ a: wreck, b: { x: 12 } }), fireOrder())).toEqual(['SOL-082'])
    expect(offered(abeam({ a: wreck, b: { x: 12 } }), 'fire')).toEqual([])
  }
})

describe('cards of the gunner', () => {
  test('[SOL-C05] two balls to a gun: each hull result at range 1 counts one more', () => {
    const state = abeam({ hands: { a: ['GUN-1'] } })
    const played = attempt(state, fireOrder({ batteries: [1, 2], card: 'GUN-1' }), [5, 4]).state
    expect(shipOf(played, 'b1')).toMatchObject({ hull: 2, masts: { fore: 2 } })
    const raked = astern({ hands: { a: ['GUN-1'] }, others: [consort] })
    const double = one(3, { side: 'port', card: 'GUN-1' })
    expect(shipOf(attempt(raked, double, [5]).state, 'b1').hull).toBe(3)
  })

  test('[SOL-C05] not beyond one cable', () => {
    const state = abeam({ hands: { a: ['GUN-1'] }, b: { x: 12 } })
    expect(refusedBy(state, fireOrder({ card: 'GUN-1' }))).toEqual(['SOL-C05'])
    expect(offered(state, 'fire').filter(order => order.card !== null)).toEqual([])
  })

  test('[SOL-C05] of two such cards on the players’ own papers the one played counts', () => {
    const own = cards.map(card => ({ ...card }))
    for (const card of own)
      if (card.id === 'GUN-2') Object.assign(card, { effect: 'doubleShot', amount: 3 })
    const state = abeam({ hands: { a: ['GUN-2'] }, cards: own })
    expect(shipOf(attempt(state, one(1, { card: 'GUN-2' }), [5]).state, 'b1').hull).toBe(4)
  })

  test('[SOL-C06] chain shot: hull results take a sail each, the double one too', () => {
    const state = astern({ hands: { a: ['GUN-2'] }, others: [consort] })
    const chain = fireOrder({ side: 'port', batteries: [2, 3], card: 'GUN-2' })
    const played = attempt(state, chain, [5, 6]).state
    expect(shipOf(played, 'b1')).toMatchObject({ hull: 0, masts: { fore: 3, main: 3, mizzen: 1 } })
  })

  test('[SOL-C06] [SOL-078] with no sail left they are hull hits again', () => {
    const b = { masts: { fore: 0, main: 0, mizzen: 0 } }
    const state = abeam({ hands: { a: ['GUN-2'], b: ['BOS-2'] }, b })
    const played = attempt(state, one(1, { card: 'GUN-2' }), [5]).state
    expect(shipOf(played, 'b1').hull).toBe(1)
  })

  test('[SOL-047] a card goes with one attack and is turned over', () => {
    const state = abeam({ hands: { a: ['GUN-2'] } })
    const order = fireOrder({ batteries: [1], card: 'GUN-2' })
    const played = playedOn(state, [order, { kind: 'holdFire' }], [7])
    expect(refusedBy(played, fireOrder({ batteries: [2], card: 'GUN-2' }))).toEqual(['SOL-047'])
    expect(refusedBy(abeam(), fireOrder({ card: 'GUN-1' }))).toEqual(['SOL-047'])
  })

  test('[SOL-046] cards of other officers do not go with an attack', () => {
    const state = abeam({ hands: { a: ['CAR-1'] } })
    expect(refusedBy(state, fireOrder({ card: 'CAR-1' }))).toEqual(['SOL-046'])
  })
})

test('[SOL-060] [SOL-061] all that bear, each alone and each card are offered', () => {
  const state = abeam({ hands: { a: ['GUN-1'] } })
  expect(offered(state, 'fire')).toEqual([
    fireOrder(),
    fireOrder({ card: 'GUN-1' }),
    ...all.map(battery => one(battery)),
  ])
})

test('a pick is one of the offers', () => {
  const state = abeam({ hands: { a: ['GUN-2'] }, others: [{ ...consort, x: 9, y: 9 }] })
  const dice = seededDice('fire')
  const legalOrders = offered(state, 'fire')
  for (let n = 0; n < 40; n++) expect(legalOrders).toContainEqual(fire.sample?.(state, 'a', dice))
  expect(fire.sample?.(abeam({ b: { x: 20 } }), 'a', dice)).toBeUndefined()
})

/** What a refusal says besides its rule. */
function valuesIn(state: ReturnType<typeof abeam>, order: ReturnType<typeof fireOrder>) {
  return fire.judge(state, 'a', order).because.map(({ rule, values }) => ({ rule, values }))
}

test('[SOL-060] [SOL-061] a refusal names the batteries that are gone or have fired, and no others', () => {
  const side = { key: 'sol.side.starboard' }
  const works = [true, false, true, true, true]
  const lost = abeam({ a: { batteries: { starboard: works, port: works } } })
  expect(valuesIn(lost, fireOrder())).toEqual([
    { rule: 'SOL-060', values: expect.objectContaining({ batteries: '2', side }) },
  ])
  const fired = { starboard: [false, false, true, true, false], port: works }
  expect(valuesIn(abeam({ a: { fired } }), fireOrder())).toEqual([
    {
      rule: 'SOL-061',
      values: { batteries: { key: 'umpire.and', values: { names: '3', last: '4' } }, side },
    },
  ])
})

test('[SOL-047] a card that is not held is refused for that alone, by its name', () => {
  const order = fireOrder({ card: 'BOS-1' })
  expect(valuesIn(abeam(), order)).toEqual([
    { rule: 'SOL-047', values: { card: { key: 'sol.card.BOS-1.name' } } },
  ])
})

test('an order to fire is told with its card, where it has one', () => {
  const state = abeam()
  expect(fire.describe(state, fireOrder())).toMatchObject({
    key: 'sol.order.fire',
    values: { batteries: { key: 'umpire.and', values: { names: '1, 2, 3, 4', last: '5' } } },
  })
  expect(fire.describe(state, fireOrder({ card: 'GUN-1' }))).toMatchObject({
    key: 'sol.order.fireWithCard',
    values: { card: { key: 'sol.card.GUN-1.name' } },
  })
})

test.each([1, 3, 5])(
  '[SOL-060] battery %i by itself is offered once, to fire and to answer',
  last => {
    const works = [1, 2, 3, 4, 5].map(battery => battery === last)
    const batteries = { starboard: works, port: works }
    const state = abeam({ a: { batteries }, b: { batteries } })
    expect(offered(state, 'fire')).toEqual([one(last)])
    const answer = { kind: 'retaliate', side: 'port', batteries: [last] } as const
    const answering = attempt(state, one(last), [7]).state
    expect(offered(answering, 'retaliate')).toEqual([answer])
  },
)

test('[SOL-065] an answer is told with the ship that it is for', () => {
  const answering = attempt(abeam(), fireOrder(), misses).state
  const [answer] = offered(answering, 'retaliate')
  const told = answer && retaliate.describe(answering, answer)
  expect(told?.values?.target).toEqual(shipName(shipOf(answering, 'a1')))
})

test('wherever the die points a pick finds the only ship that can be fired at', () => {
  const state = abeam({ others: [{ id: 'a2', number: 2, x: 2, y: 2 }] })
  const last = { ...state, ships: state.ships.toSorted(({ id }) => (id === 'b1' ? 1 : -1)) }
  for (const ships of [state, last])
    for (const place of [1, 2, 3])
      expect(fire.sample?.(ships, 'a', scriptedDice([place, 8]))).toMatchObject({ target: 'b1' })
})

test('[SOL-060] the foremost battery alone is enough to fire, and to answer', () => {
  const foremost = [true, false, false, false, false]
  const batteries = { starboard: foremost, port: foremost }
  const { state } = attempt(abeam({ a: { batteries }, b: { batteries } }), one(1), [7])
  expect(state.place.at(-1)).toMatchObject({ at: 'retaliation', waiting: ['b'] })
})

test('[SOL-C05] [SOL-C06] of two gunner’s cards a pick plays the one that serves at the range', () => {
  const own = cards.map(card => ({ ...card }))
  for (const card of own) if (card.id === 'MAS-1') Object.assign(card, { effect: 'chainShot' })
  const hands = { a: ['GUN-1', 'MAS-1'] } satisfies Record<string, CardId[]>
  const near = abeam({ hands, cards: own })
  const far = abeam({ hands, cards: own, b: { x: 12 } })
  expect(gunnersCards(near, 'a', 1)[0]?.id).toBe('GUN-1')
  expect(gunnersCards(far, 'a', 2)[0]?.id).toBe('MAS-1')
  expect(gunnersCards(abeam({ hands: { a: ['GUN-1'] } }), 'a', 1)[0]?.id).toBe('GUN-1')
  expect(gunnersCards(abeam(), 'a', 1)).toEqual([])
})
