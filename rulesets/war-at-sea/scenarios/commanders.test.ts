import {
  begin,
  judge,
  playInPlace,
  prepare,
  seatsAsked,
  seededDice,
  stepOf,
} from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { warAtSea } from '../index.ts'
import { commanderOf } from '../model/commanders.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'

const four = { commandersA: 2, commandersB: 2 }
const dice = () => seededDice('shared')

const battle = (scenario: string, options = {}): State =>
  begin(warAtSea, prepare(warAtSea, scenario, options), dice()).state

/** Plays as the computer does, and looks at each order. */
function playOn(state: State, look: (order: Order, seat: string) => boolean | void): void {
  const doer = dice()
  while (!state.outcome) {
    const seat = seatsAsked(state)[0] ?? ''
    const order = warAtSea.players.doctrine.choose(warAtSea.secrecy.view(state, seat), seat, doer)
    expect(judge(warAtSea, state, seat, order).because).toEqual([])
    if (look(order, seat) === false) return
    playInPlace(warAtSea, state, seat, order, doer)
  }
}

describe('[WAS-051] several players on one side', () => {
  test('[WAS-051] one a side unless the players say otherwise, and none more than there are ships', () => {
    expect(warAtSea.rules.seats(battle('guadalcanal'))).toEqual(['allies', 'axis'])
    const { options = {} } = warAtSea.scenarios['river-plate'] ?? {}
    expect(options.commandersA).toMatchObject({ to: 3 })
    expect(options).not.toHaveProperty('commandersB')
  })

  test('[WAS-051] each has a run of the ships, and the aircraft of his carriers', () => {
    const state = battle('coral-sea', { commandersA: 4 })
    expect(state.commanders.map(({ seat, charge }) => [seat, charge])).toEqual([
      ['allies', ['yorktown', 'lexington', 'astoria']],
      ['allies-2', ['minneapolis', 'new-orleans']],
      ['allies-3', ['portland', 'phelps', 'hammann']],
      ['allies-4', ['anderson', 'morris']],
    ])
    for (const { id, seat } of state.aircraft) expect(commanderOf(state, id)).toBe(seat)
    const [plane] = state.aircraft
    if (plane) plane.home = 'phelps'
    expect(commanderOf(state, plane?.id ?? '')).toBe('allies-3')
    if (plane) plane.home = 'ashore'
    expect(commanderOf(state, plane?.id ?? '')).toBe('allies')
  })

  test('[WAS-051] a colleague’s ship is refused, and a word for the fleet does not reach her', () => {
    const state = battle('guadalcanal', four)
    while (!seatsAsked(state).includes('allies'))
      for (const seat of seatsAsked(state).slice())
        playInPlace(warAtSea, state, seat, { kind: 'done' }, dice())
    expect(stepOf(state)).toBe('move')
    expect(seatsAsked(state)).toEqual(['allies', 'allies-2'])
    const legs = [{ advance: 10, turn: 0 }]
    const sail = (unit: string): Order => ({ kind: 'sail', unit, legs, isAstern: false })
    const lead: Order = { kind: 'lead', unit: 'cushing', whom: 'fleet', legs }
    const refusal = { rule: 'WAS-051', message: 'umpire.othersCommand' }
    expect(judge(warAtSea, state, 'allies', sail('cushing')).allowed).toBe(true)
    expect(judge(warAtSea, state, 'allies', sail('fletcher')).because).toMatchObject([refusal])
    expect(judge(warAtSea, state, 'allies-2', sail('fletcher')).allowed).toBe(true)
    playInPlace(warAtSea, state, 'allies', lead, dice())
    const sailed = state.units.filter(({ hasSailed }) => hasSailed).map(({ id }) => id)
    expect(sailed.length).toBeGreaterThan(1)
    for (const unit of sailed) expect(commanderOf(state, unit)).toBe('allies')
  })

  test('[WAS-051] [WAS-046] one of them has finished, and the other still acts', () => {
    const state = battle('guadalcanal', { commandersB: 2 })
    while (!seatsAsked(state).includes('axis'))
      playInPlace(warAtSea, state, seatsAsked(state)[0] ?? '', { kind: 'done' }, dice())
    expect(seatsAsked(state)).toEqual(['axis', 'axis-2'])
    playInPlace(warAtSea, state, 'axis', { kind: 'done' }, dice())
    expect(stepOf(state)).toBe('move')
    expect(seatsAsked(state)).toEqual(['axis-2'])
  })

  test('[WAS-051] sides alternate in the air by one order of whichever commander is first', () => {
    const state = battle('coral-sea', { commandersA: 2, commandersB: 2 })
    const flown: string[] = []
    playOn(state, (_order, seat) => {
      if (stepOf(state) !== 'fly') return flown.length === 0
      expect(seatsAsked(state)).toHaveLength(1)
      flown.push(seat)
      return undefined
    })
    const sides = flown.slice(0, 6).map(seat => seat.replace(/-\d$/, ''))
    expect(sides[0]).not.toBe(sides[1])
    expect([sides[0], sides[1]]).toEqual([sides[2], sides[3]])
  })

  test.each(['guadalcanal', 'coral-sea', 'barents-sea'])(
    '[WAS-051] four computers fight %s to its end by lawful orders of their own',
    scenario => {
      const state = battle(scenario, four)
      const givers = new Set<string>()
      playOn(state, (order, seat) => {
        if (order.kind === 'sail') givers.add(seat)
      })
      expect([...givers].toSorted()).toEqual(['allies', 'allies-2', 'axis', 'axis-2'])
      expect([[], ['allies', 'allies-2'], ['axis', 'axis-2']]).toContainEqual(
        state.outcome?.winners,
      )
    },
  )

  test('[WAS-051] those of a side know the same, and nobody else has a name of theirs', () => {
    const state = battle('guadalcanal', four)
    const { view } = warAtSea.secrecy
    expect(view(state, 'allies-2')).toEqual(view(state, 'allies'))
    const names = warAtSea.display.faces?.(state, {}) ?? {}
    expect(names['seat.axis-2']).toEqual({
      key: 'was.face.commander',
      values: { side: { key: 'was.navy.japan' }, unit: 'Yukikaze' },
    })
  })
})
