import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { battleOf, defence, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { newBond, shipOf } from '../../model/ships.ts'
import type { FireResult, State } from '../../model/state.ts'
import { decideFates, explode, explosionNumber, rollForDoomed } from './fates.ts'

function lying(ship: TestShip, { ships = [], ...setting }: Setting = {}): State {
  return battleOf({
    turn: 5,
    ...setting,
    ships: [{ id: 'ship', at: 'R23', heading: 1, ...ship }, ...ships],
  })
}

function decided(state: State, dice: readonly number[] = []) {
  const table = tableFor(state, dice)
  decideFates(table)
  expect(table.left).toEqual([])
  return shipOf(state, 'ship')
}

describe('[WS-200] hull gone', () => {
  test.each(vectors.filter(({ rules }) => rules.includes('WS-200')))(
    '$id',
    ({ expect: wanted }) => {
      const count = { strike: 0, sink: 0, explode: 0 }
      for (let die = 1; die <= 6; die++) {
        const { status, doom } = decided(lying({ hull: 0 }), [die])
        if (status === 'struck') count.strike++
        if (doom === 'sinking') count.sink++
        if (doom === 'exploding') count.explode++
      }
      for (const [fate, { p }] of Object.entries(wanted as Record<string, { p: number }>))
        expect(count[fate as keyof typeof count] / 6).toBeCloseTo(p, 5)
    },
  )

  test('[WS-200] a ship with a hull square rolls nothing, nor one whose fate is decided', () => {
    expect(decided(lying({ hull: 1 })).status).toBe('afloat')
    expect(decided(lying({ hull: 0, doom: 'sinking' })).doom).toBe('sinking')
    expect(decided(lying({ hull: 0, status: 'struck' })).status).toBe('struck')
  })

  test('[WS-175] in the Basic game she strikes', () => {
    expect(decided(lying({ hull: 0 }, { options: { game: 'basic' } })).status).toBe('struck')
  })

  test('[WS-201] who strikes fights no more', () => {
    const ship = decided(lying({ hull: 0, parties: [defence, null, null], isReady: true }), [1])
    expect(ship).toMatchObject({
      status: 'struck',
      lostIn: 5,
      parties: [null, null, null],
      isReady: false,
    })
  })
})

describe('[WS-204] [WS-205] surrender', () => {
  const result = (forces: FireResult['forces']): FireResult => ({
    ship: 'firer',
    target: 'ship',
    range: 1,
    rake: 'none',
    aim: 'hull',
    hull: 0,
    guns: 0,
    crew: 0,
    rigging: 0,
    criticals: [],
    forces,
    isTaken: true,
  })
  const firer = [{ id: 'firer', seat: 'b', at: 'S23', heading: 1 }]

  test('[WS-204] [WS-206] to the ship that forced it', () => {
    const state = lying({}, { ships: firer, results: [result('firepower')] })
    expect(decided(state)).toMatchObject({ status: 'surrendered', lostIn: 5 })
    const none = lying({}, { ships: firer, results: [result('none')] })
    expect(decided(none).status).toBe('afloat')
  })

  test('[WS-200] a hull that is gone comes first, and nobody surrenders twice', () => {
    const results = [result('immobility'), result('firepower')]
    const state = lying({ hull: 0 }, { ships: firer, results })
    expect(decided(state, [5])).toMatchObject({ status: 'afloat', doom: 'sinking' })
    const table = tableFor(lying({}, { ships: firer, results }))
    decideFates(table)
    expect(table.events).toMatchObject([{ kind: 'shipSurrendered', cause: 'immobility' }])
  })

  test('[WS-206] with a friend within five hexes it lapses, and she acts from the next turn', () => {
    const friend = (at: string) => [{ id: 'friend', at, heading: 1 }]
    const near = lying({ status: 'surrendered', lostIn: 4 }, { ships: friend('W23') })
    rollForDoomed(tableFor(near))
    expect(shipOf(near, 'ship')).toMatchObject({ status: 'surrendered', actsAgainIn: 6 })
    near.turn = 6
    rollForDoomed(tableFor(near))
    expect(shipOf(near, 'ship')).toMatchObject({ status: 'afloat', lostIn: 0, actsAgainIn: 0 })
    const far = lying({ status: 'surrendered' }, { ships: friend('X23') })
    rollForDoomed(tableFor(far))
    expect(shipOf(far, 'ship').actsAgainIn).toBe(0)
  })

  test('[WS-206] who has struck has struck', () => {
    const state = lying({ status: 'struck' }, { ships: [{ id: 'friend', at: 'S23' }] })
    rollForDoomed(tableFor(state))
    expect(shipOf(state, 'ship')).toMatchObject({ status: 'struck', actsAgainIn: 0 })
  })
})

describe('[WS-202] ships that will sink or explode', () => {
  const rolled = (ship: TestShip, dice: readonly number[], setting: Setting = {}) => {
    const state = lying(ship, setting)
    const table = tableFor(state, dice)
    rollForDoomed(table)
    expect(table.left).toEqual([])
    return { state, table, ship: shipOf(state, 'ship') }
  }

  test('[WS-202] a six each turn', () => {
    expect(rolled({ doom: 'sinking' }, [5]).ship.status).toBe('afloat')
    expect(rolled({ doom: 'sinking' }, [6]).ship).toMatchObject({ status: 'sunk', lostIn: 5 })
    expect(rolled({ doom: 'exploding' }, [6]).ship.status).toBe('exploded')
    expect(rolled({}, []).ship.status).toBe('afloat')
  })

  test('[WS-203] every ship beside her is hit, and what is hit is taken off', () => {
    const ships = [
      { id: 'beside', at: 'S23', heading: 1, sails: 'full' },
      { id: 'off', at: 'U23', heading: 1 },
    ] as const
    const { state, table } = rolled({ doom: 'exploding' }, [6, 6, 2], { ships: [...ships] })
    expect(table.opened).toEqual(['damage'])
    expect(state.results).toMatchObject([
      { target: 'beside', crew: 1, rigging: 10, isTaken: false },
    ])
    expect(shipOf(state, 'beside')).toMatchObject({ burnsUntil: 7, fireNumber: 2 })
  })

  test('[WS-202] nothing hangs on to what is gone', () => {
    const bonds = [{ ...newBond('ship', 'beside'), isFouled: true, grapples: 1 }]
    const ships = [{ id: 'beside', at: 'S23', heading: 1 }]
    expect(rolled({ doom: 'sinking' }, [6], { bonds, ships }).state.bonds).toEqual([])
  })
})

describe('[WS-203] the table of an explosion', () => {
  const number = (guns: number, options: Setting['options'] = {}) => {
    const log = { hull: 20, crew: [8, 8, 8], guns, carronades: 0, rigging: [7, 7, 7] }
    const state = lying({ card: { log } }, { options })
    return explosionNumber(state, shipOf(state, 'ship'))
  }

  test('[WS-203] twice what a rake adds to the guns of a side', () => {
    expect([9, 10, 15, 16, 21, 22, 30].map(guns => number(guns))).toEqual([2, 4, 4, 6, 6, 8, 8])
  })

  test('[WS-203] table 10 without the optional rule, and no fire breaks out', () => {
    expect(number(9, { explodingShips: false })).toBe(10)
    const ships = [{ id: 'beside', at: 'S23', heading: 1 }]
    const state = lying({}, { ships, options: { explodingShips: false } })
    explode(tableFor(state, [1]), shipOf(state, 'ship'))
    expect(state.results).toMatchObject([{ hull: 1, crew: 1, rigging: 5 }])
    expect(shipOf(state, 'beside').burnsUntil).toBe(0)
  })

  test('[WS-203] the rake number itself, where the players agreed on it', () => {
    expect(number(22, { explosionNumber: 'rakeNumber' })).toBe(10)
    expect(number(9, { explosionNumber: 'rakeNumber' })).toBe(6)
  })
})
