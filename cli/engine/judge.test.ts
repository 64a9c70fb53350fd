import { beforeEach, expect, test } from 'vitest'
import { ask, engineOf, okOf } from './fixtures.ts'
import type { Engine } from './seen.ts'

let engine: Engine
beforeEach(() => {
  engine = engineOf(null)
})

const sea = { do: 'new', ruleset: 'line-of-battle', scenario: 'constitution', seed: 'judge' }

test('an order that is none is malformed and its field named; one against the rules is not allowed', () => {
  okOf(engine, sea)
  const asked = { do: 'judge', battle: 'b1', seat: 'a' }
  const at = (order: unknown) => {
    const { error } = ask(engine, { ...asked, order })
    return `${error?.code} ${error?.at}`
  }
  expect(at({ kind: 'fly' })).toBe('malformed order.kind')
  expect(at('sail')).toBe('malformed order')
  expect(at({ kind: 'chooseShot', ship: 3, shot: 'round' })).toBe('malformed order.ship')
  expect(at({ kind: 'chooseShot', ship: 'a' })).toBe('malformed order.shot')
  const unknown = { kind: 'chooseShot', ship: 'nobody', shot: 'round' }
  expect(okOf(engine, { ...asked, order: unknown })).toMatchObject({ allowed: false })
  for (const verb of ['play', 'odds'])
    expect(ask(engine, { ...asked, do: verb, order: { kind: 'fly' } }).error).toMatchObject({
      code: 'malformed',
      at: 'order.kind',
    })
})

test('a seat that is not asked is told the rule that its own ship falls under, too', () => {
  okOf(engine, sea)
  const { state } = okOf(engine, { do: 'state', battle: 'b1' }) as { state: Sea }
  const [own] = state.ships
  const why = (change: object) => {
    const ships = state.ships.map(ship => (ship.id === own?.id ? { ...ship, ...change } : ship))
    const [frame] = state.place
    const waiting = ['b']
    const changed = { ...state, ships, place: [{ ...frame, waiting }] }
    const load = { do: 'load', ruleset: 'line-of-battle', state: changed }
    const { battle } = okOf(engine, load)
    const order = { kind: 'sail', ship: own?.id, legs: [], anchor: false }
    const told = okOf(engine, { do: 'judge', battle, seat: own?.seat, order })
    expect(told).toMatchObject({ allowed: false })
    const because = told['because'] as { rule: string; text: string }[]
    return because.map(({ rule, text }) => `${rule} ${text}`)
  }
  const asleep =
    'LOB-054 Not now, USS Constitution: the step “Choose shot for your ships” is waiting for HMS Guerriere.'
  const gone = 'LOB-125 USS Constitution is not on the board.'
  expect(why({ status: 'fled', left: { edge: 0, byMorale: false } })).toEqual([asleep, gone])
  expect(why({ status: 'sunk' })).toEqual([asleep, gone])
  expect(why({ agroundSince: 1 })).toEqual([
    asleep,
    'LOB-094 USS Constitution is aground and cannot move until she is refloated.',
  ])
})

interface Sea {
  ships: { id: string; seat: string }[]
  place: object[]
}
