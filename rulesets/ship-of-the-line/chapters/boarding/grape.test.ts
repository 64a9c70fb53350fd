import { judge } from '@grognard/umpire'
import { expect, test } from 'vitest'
import {
  attempt,
  boardOrder,
  crossing,
  hold,
  offered,
  playedOn,
  refusedBy,
  rulesIn,
  volley,
} from '../../fixtures.ts'
import { shipOfTheLine } from '../../index.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { grape } from './grape.ts'

const asked = (state: State) => state.place.at(-1)

const boarded = (state: State) => attempt(state, boardOrder()).state

test('[SOL-103] before the attempt the defender fires up to three batteries that bear', () => {
  const state = boarded(crossing())
  expect(asked(state)).toMatchObject({ at: 'grape', waiting: ['b'] })
  expect(offered(state, 'grape')).toEqual([volley])
  expect(refusedBy(state, { kind: 'grape', guns: [{ side: 'port', battery: 5 }] })).toEqual([])
  const starboard = [{ side: 'starboard' as const, battery: 1 }]
  expect(refusedBy(state, { kind: 'grape', guns: starboard })).toEqual(['SOL-103'])
  const twice = [volley.guns[0], volley.guns[0]].filter(gun => gun !== undefined)
  expect(refusedBy(state, { kind: 'grape', guns: twice })).toEqual(['SOL-103'])
})

test('[SOL-103] the order names the side whose guns fire', () => {
  expect(grape.describe(boarded(crossing()), volley).values).toMatchObject({
    batteries: { key: 'umpire.and', values: { names: '1, 2', last: '3' } },
    side: { key: 'sol.side.port' },
  })
})

test('[SOL-103] four batteries are too many', () => {
  const guns = [1, 2, 3, 4].map(battery => ({ side: 'port' as const, battery }))
  const { ruling } = attempt(boarded(crossing()), { kind: 'grape', guns })
  expect(ruling.because).toMatchObject([{ message: 'umpire.malformed' }])
})

test('[SOL-103] any result but a miss is one hull hit, whatever the chart calls it', () => {
  for (const [dice, hull] of [
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [7, 0],
  ] as const) {
    const one = { ...volley, guns: volley.guns.slice(0, 1) }
    const { state } = attempt(boarded(crossing({ b: { hull: 12 } })), one, [dice, 6])
    expect(shipOf(state, 'a1')).toMatchObject({ hull, masts: { fore: 3, main: 3, mizzen: 3 } })
  }
})

test('[SOL-060] [SOL-103] lost batteries fire no grape, and where none bears nobody is asked', () => {
  const works = [true, true, true, true, true]
  const port = [false, true, false, true, true]
  const state = boarded(crossing({ b: { batteries: { starboard: works, port } } }))
  expect(refusedBy(state, volley)).toEqual(['SOL-060'])
  expect(offered(state, 'grape')[0]?.guns.map(gun => gun.battery)).toEqual([2, 4, 5])
  const fromAstern = crossing({ b: { hull: 5, heading: 2 } })
  const { events } = attempt(fromAstern, boardOrder(), [5])
  expect(events.map(event => event.kind)).toEqual([
    'boardingBegan',
    'boardersFought',
    'shipCaptured',
    'boardingEnded',
    'placed',
  ])
})

test('[SOL-104] vector SOL-TV-27: the difference is read after the grape', () => {
  const state = boarded(crossing({ a: { hull: 3 }, b: { hull: 8 } }))
  const { events } = attempt(state, volley, [5, 5, 5, 4, 3])
  expect(events.find(event => event.kind === 'boardersFought')).toMatchObject({
    difference: 2,
    odds: 'opposed',
  })
})

test('[SOL-104] vector SOL-TV-28: grape that makes it negative cancels the attempt', () => {
  const state = boarded(crossing({ a: { hull: 8 }, b: { hull: 10 } }))
  const { events, state: after } = attempt(state, volley, [5, 5, 5])
  expect(events.find(event => event.kind === 'boardersFought')).toMatchObject({
    result: 'cancelled',
  })
  expect(after.boarding).toBeNull()
  expect(shipOf(after, 'b1')).toMatchObject({ seat: 'b', isPrize: false })
  expect(shipOf(after, 'a1')).toMatchObject({ hull: 11, heading: 0 })
  expect(after.turn).toMatchObject({ isMovingOver: true })
  expect(asked(after)).toMatchObject({ at: 'captain', waiting: ['a'] })
})

test('[SOL-109] when the boarders are thrown back the defender fires again, the same guns too', () => {
  const state = crossing({ b: { hull: 9 } })
  const failed = playedOn(state, [boardOrder(), volley], [7, 7, 7, 4])
  expect(asked(failed)).toMatchObject({ at: 'secondGrape', waiting: ['b'] })
  const { state: after } = attempt(failed, volley, [5, 7, 4])
  expect(shipOf(after, 'a1').hull).toBe(2)
  expect(after.boarding).toBeNull()
})

test('[SOL-110] volleys use up no battery and are not answered', () => {
  const after = playedOn(
    crossing({ b: { hull: 9 } }),
    [boardOrder(), volley, volley],
    [7, 7, 7, 4, 7, 7, 7],
  )
  expect(shipOf(after, 'b1').fired.port).toEqual([false, false, false, false, false])
  expect(asked(after)).toMatchObject({ at: 'captain', waiting: ['a'] })
})

test('[SOL-111] grape that brings the boarders to 20 sinks them and ends the attempt', () => {
  const state = boarded(crossing({ a: { hull: 19 }, b: { hull: 19 }, queue: ['b2'] }))
  const { events, state: after } = attempt(state, volley, [5])
  expect(shipOf(after, 'a1').status).toBe('sunk')
  expect(events.filter(event => event.kind === 'grapeFired')).toHaveLength(1)
  expect(shipOf(after, 'b1').isPrize).toBe(false)
  expect(after.turn?.ship).toBe('b2')
})

test('[SOL-111] first the ship lies alongside, then the volley, the difference, the die, the second volley', () => {
  const orders = [boardOrder(), volley]
  const kinds: string[] = []
  let state = crossing({ b: { hull: 9 } })
  for (const [index, order] of [...orders, volley].entries()) {
    const played = attempt(state, order, [[], [7, 7, 7, 4], [7, 7, 7]][index])
    kinds.push(...played.events.map(event => event.kind).filter(kind => kind !== 'placed'))
    state = played.state
  }
  expect(kinds).toEqual([
    'boardingBegan',
    'grapeLoaded',
    'grapeFired',
    'grapeFired',
    'grapeFired',
    'boardersFought',
    'grapeLoaded',
    'grapeFired',
    'grapeFired',
    'grapeFired',
    'boardingEnded',
  ])
})

test('[SOL-117] no grape against boarders of a prize', () => {
  const { events } = attempt(crossing({ b: { isPrize: true } }), boardOrder())
  expect(events.map(event => event.kind)).not.toContain('grapeLoaded')
})

test('[SOL-103] the defender may hold its fire', () => {
  const { events } = attempt(boarded(crossing({ b: { hull: 15 } })), hold)
  expect(events[0]).toEqual({ kind: 'fireHeld', ship: 'b1' })
  expect(refusedBy(boarded(crossing()), hold, 'a')).toEqual(['SOL-103'])
})

test('[SOL-130] grape that sinks the last ship of the boarders ends the battle', () => {
  const last = crossing({ a: { hull: 19 }, b: { hull: 19 } })
  const ships = last.ships.filter(({ id }) => id !== 'a2')
  const state = boarded({ ...last, ships })
  const { state: after } = attempt(state, volley, [5])
  expect(after.outcome?.winners).toEqual(['b'])
})

test('[SOL-103] a refused volley names the guns that are gone, and no others', () => {
  const works = [true, false, true, true, true]
  const state = boarded(crossing({ b: { batteries: { starboard: works, port: works } } }))
  const [reason] = judge(shipOfTheLine, state, 'b', volley).because
  expect(reason).toMatchObject({ rule: 'SOL-060', values: { batteries: '2' } })
})

test('[SOL-103] without boarders there is no grape', () => {
  expect(rulesIn(grape.judge(crossing(), 'b', volley))).toEqual(['SOL-103'])
  expect(grape.legalOrders(crossing(), 'b')).toEqual([])
})
