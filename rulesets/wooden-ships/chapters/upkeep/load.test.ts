import { describe, expect, test } from 'vitest'
import type { AmmunitionId } from '../../book/tables/ships.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Side, State } from '../../model/state.ts'
import { mayDoMore, seatsWithUpkeep, seatsToLoadFirst } from './index.ts'
import { couldLoad, finishDoubleLoads, load, loadMany } from './load.ts'

const empty = { port: null, starboard: null }

/** A ship of b, who is no Briton, in turn 5 after her broadsides, her sails as she wants them. */
const fired = (ship: TestShip = {}, setting: Setting = {}) =>
  battleOf({
    turn: 5,
    step: 'upkeep',
    ...setting,
    ships: [
      { id: 'hercule', seat: 'b', load: { ...empty }, hasSetSails: true, ...ship },
      ...(setting.ships ?? []),
    ],
  })

const loaded = (ammunition: AmmunitionId, side: Side = 'port') => ({
  kind: 'load' as const,
  ship: 'hercule',
  side,
  ammunition,
})

const why = (state: State, order = loaded('round'), seat = 'b') =>
  rulesOf(load.judge(state, seat, order))

function give(state: State, order = loaded('round')): void {
  expect(why(state, order)).toEqual([])
  load.execute(tableFor(state), 'b', order)
}

describe('[WS-240] loading', () => {
  test('[WS-240] one broadside a turn, though it was fired this very turn', () => {
    const state = fired({ hasFired: { port: true, starboard: true } })
    give(state)
    expect(shipOf(state, 'hercule').load).toEqual({ port: 'round', starboard: null })
    expect(why(state, loaded('round', 'starboard'))).toEqual(['WS-240'])
    expect(mayDoMore(state, 'b')).toBe(false)
  })

  test('[WS-240] before the first turn the owner chooses for both sides', () => {
    const state = fired(
      { load: { port: 'round', starboard: 'round' } },
      { step: 'firstLoads', turn: 0 },
    )
    expect(seatsToLoadFirst(state)).toEqual(['b'])
    give(state, loaded('chain'))
    give(state, loaded('double', 'starboard'))
    expect(shipOf(state, 'hercule').load).toEqual({ port: 'chain', starboard: 'double' })
    give(state, loaded('round'))
  })

  test('[WS-240] a side without guns is not loaded, nor any of a ship without gunners', () => {
    const bare = fired({ guns: [0, 0, 8, 8], carronades: [0, 0, 0, 0] })
    expect(why(bare)).toEqual(['WS-240'])
    give(bare, loaded('round', 'starboard'))
    expect(why(fired({ crew: [0, 0, 0] }))).toEqual(['WS-240'])
    expect(why(fired(), loaded('round'), 'a')).toEqual(['WS-240'])
  })

  test('[WS-234] [WS-240] a prize is loaded by her prize crew', () => {
    const prize = { crew: 2, quality: 'AV', from: 'mars', owner: 'a' } as const
    give(fired({ crew: [0, 0, 0], prize }))
  })

  test('[WS-111] [WS-112] not by who has turned about her anchor or weighs it', () => {
    expect(why(fired({ hasWarped: true }))).toEqual(['WS-111'])
    expect(why(fired({ weighing: 1 }))).toEqual(['WS-112'])
  })
})

describe('[WS-169] [WS-170] ammunition', () => {
  test('[WS-169] the British have no chain shot', () => {
    const ships = [{ id: 'hercule', seat: 'a', load: { ...empty } }]
    const state = battleOf({ turn: 5, step: 'upkeep', ships })
    expect(why(state, loaded('chain'), 'a')).toEqual(['WS-169'])
    expect(why(state, loaded('grape'), 'a')).toEqual([])
    expect(why(fired(), loaded('chain'))).toEqual([])
  })

  test('[WS-170] what is in the guns comes out by firing alone', () => {
    expect(why(fired({ load: { port: 'round', starboard: null } }), loaded('grape'))).toEqual([
      'WS-170',
    ])
  })

  test('[WS-170] a double load takes two steps, in which neither side is loaded otherwise', () => {
    const state = fired()
    give(state, loaded('double'))
    finishDoubleLoads(tableFor(state))
    const ship = shipOf(state, 'hercule')
    expect(ship).toMatchObject({ doubling: 'port', load: { port: null } })
    ship.duty = 'none'
    expect(why(state, loaded('round', 'starboard'))).toEqual(['WS-170'])
    expect(why(state, loaded('round'))).toEqual(['WS-170'])
    expect(seatsWithUpkeep(state)).toEqual([])
    finishDoubleLoads(tableFor(state))
    expect(ship).toMatchObject({ doubling: 'none', load: { port: 'double', starboard: null } })
  })

  test('[WS-170] it is lost where she cannot load in the second turn', () => {
    const state = fired({ doubling: 'port', weighing: 1 })
    finishDoubleLoads(tableFor(state))
    expect(shipOf(state, 'hercule')).toMatchObject({ doubling: 'none', load: { port: null } })
  })

  test('[WS-175] the Basic game knows round shot alone', () => {
    expect(why(fired({}, { options: { game: 'basic' } }), loaded('grape'))).toEqual(['WS-175'])
  })

  test('[WS-023] what is loaded the enemy is not told', () => {
    const table = tableFor(fired())
    load.execute(table, 'b', loaded('grape'))
    expect(table.events).toMatchObject([{ kind: 'sideLoaded', ammunition: 'grape', seat: 'b' }])
  })
})

describe('[WS-240] one word for many', () => {
  test('[WS-240] of two empty sides each loads the one towards her nearest enemy', () => {
    const ships: TestShip[] = [
      { id: 'achille', seat: 'b', at: 'P20', load: { ...empty } },
      { id: 'mars', at: 'T20' },
    ]
    const state = fired({ at: 'R20' }, { ships })
    const word = { kind: 'loadMany', ship: 'hercule', whom: 'fleet', ammunition: 'round' } as const
    expect(loadMany.judge(state, 'b', word).allowed).toBe(true)
    loadMany.execute(tableFor(state), 'b', word)
    expect(shipOf(state, 'hercule').load).toEqual({ port: null, starboard: 'round' })
    expect(shipOf(state, 'achille').load).toEqual({ port: null, starboard: 'round' })
    expect(rulesOf(loadMany.judge(state, 'b', word))).toEqual(['WS-240'])
  })
})

test('[WS-240] who has an empty side is named before it is gone on without loading', () => {
  expect(couldLoad(fired(), 'b').map(({ piece }) => piece)).toEqual(['hercule'])
  expect(couldLoad(fired({ load: { port: 'round', starboard: 'round' } }), 'b')).toEqual([])
})
