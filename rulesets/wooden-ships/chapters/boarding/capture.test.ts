import { describe, expect, test } from 'vitest'
import { battleOf, defence, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { newBond, shipOf } from '../../model/ships.ts'
import type { Party, Prize, State } from '../../model/state.ts'
import { lookAfterPrisoners, transferCrews } from './capture.ts'
import { transferCrews as transfersAndPrisoners } from './index.ts'
import { beginMelees } from './melee.ts'
import { party } from './parties.ts'

const goingOver: Party = { ...defence, kind: 'transfer', sentIn: 2, target: 'ajax' }
const prize: Prize = { crew: 2, quality: 'CR', from: 'mars', owner: 'b' }

/** Mars, of a, beside another ship in turn 5. */
function beside(other: TestShip, own: TestShip = {}, setting: Setting = {}): State {
  return battleOf({
    turn: 5,
    ...setting,
    ships: [
      { id: 'mars', at: 'R20', parties: [goingOver, null, null], ...own },
      { id: 'ajax', at: 'S20', ...other },
      ...(setting.ships ?? []),
    ],
  })
}

function transferred(state: State): State {
  transferCrews(tableFor(state))
  return state
}

describe('[WS-236] crews that go over', () => {
  test('[WS-236] they fill what a friend has lost, and who finds no place stays home', () => {
    const state = transferred(beside({ crew: [3, 7, 8] }))
    expect(shipOf(state, 'ajax').crew).toEqual([8, 8, 8])
    expect(shipOf(state, 'mars')).toMatchObject({ crew: [2, 8, 8], parties: [null, null, null] })
  })

  test('[WS-236] [WS-207] aboard a ship without hands they rest until next turn', () => {
    const state = transferred(beside({ crew: [0, 0, 0] }))
    expect(shipOf(state, 'ajax')).toMatchObject({ crew: [8, 0, 0], duty: 'resting' })
    const manned = transferred(beside({ crew: [0, 0, 3] }))
    expect(shipOf(manned, 'ajax').duty).toBe('none')
  })

  test('[WS-236] they stay home when their friend has surrendered, or lies no longer alongside', () => {
    for (const other of [{ status: 'surrendered' as const }, { at: 'U20' }]) {
      const state = transferred(beside({ crew: [0, 8, 8], ...other }))
      expect(shipOf(state, 'mars').crew).toEqual([8, 8, 8])
    }
  })

  test('[WS-236] on the way to a ship that is taken they share her fate', () => {
    const bond = { ...newBond('ajax', 'hercule'), grapples: 1 }
    const boarders: Party = { ...defence, kind: 'offensive', sentIn: 2, target: 'ajax' }
    const hercule: TestShip = {
      id: 'hercule',
      seat: 'b',
      at: 'T20',
      parties: [boarders, null, null],
    }
    const state = beside({ crew: [0, 6, 8] }, {}, { bonds: [bond], ships: [hercule] })
    beginMelees(tableFor(state))
    transferred(state)
    expect(shipOf(state, 'ajax')).toMatchObject({ seat: 'b', crew: [8, 6, 8], prize: { crew: 8 } })
    expect(shipOf(state, 'mars').crew).toEqual([0, 8, 8])
  })

  test('[WS-235] [WS-236] they strengthen a friend’s prize crew', () => {
    const state = transferred(beside({ seat: 'a', prize: { ...prize, crew: 1 } }))
    expect(shipOf(state, 'ajax').prize?.crew).toBe(9)
  })

  test('[WS-127] aboard an enemy who fights on they do nothing', () => {
    const state = transferred(beside({ seat: 'b' }))
    expect(shipOf(state, 'ajax').seat).toBe('b')
    expect(shipOf(state, 'mars')).toMatchObject({
      crew: [8, 8, 8],
      parties: [goingOver, null, null],
    })
  })

  test('[WS-121] two parties go over to two ships', () => {
    const orion: TestShip = { id: 'orion', at: 'Q20', crew: [6, 8, 8] }
    const own = { parties: [goingOver, { ...goingOver, target: 'orion' }, null] }
    const state = transferred(beside({ crew: [4, 8, 8] }, own, { ships: [orion] }))
    expect(shipOf(state, 'ajax').crew).toEqual([8, 8, 8])
    expect(shipOf(state, 'orion').crew).toEqual([8, 8, 8])
    expect(shipOf(state, 'mars').crew).toEqual([4, 6, 8])
  })
})

describe('[WS-233] prizes', () => {
  test('[WS-233] [WS-127] a party that goes over takes a ship that has struck or surrendered', () => {
    for (const status of ['struck', 'surrendered'] as const) {
      const state = transferred(beside({ seat: 'b', status, crew: [4, 8, 8] }))
      const ajax = shipOf(state, 'ajax')
      expect(ajax).toMatchObject({ seat: 'a', prize: { crew: 8, owner: 'b' }, lostIn: 5 })
      // [WS-234] Who has struck never sails again, who surrendered sails for her captors.
      expect(ajax.status).toBe(status === 'struck' ? 'struck' : 'afloat')
    }
  })

  test('[WS-202] nobody takes a ship that is going down', () => {
    const state = transferred(beside({ seat: 'b', doom: 'sinking' }))
    expect(shipOf(state, 'ajax').prize).toBeNull()
  })

  test('[WS-234] a prize crew fights with its own quality, and stays with its prize', () => {
    const boarders: Party = { ...defence, kind: 'offensive', sentIn: 2, target: 'ajax' }
    const state = beside(
      {
        seat: 'b',
        crew: [8, 8, 8],
        prize: { ...prize, owner: 'a', from: 'hercule', quality: 'EL' },
      },
      { parties: [boarders, null, null] },
      { bonds: [{ ...newBond('mars', 'ajax'), grapples: 1 }] },
    )
    const table = tableFor(state)
    beginMelees(table)
    expect(state.melees).toHaveLength(1)
    const order = {
      kind: 'party',
      ship: 'ajax',
      section: 1,
      party: 'defensive',
      target: '',
    } as const
    expect(rulesOf(party.judge(state, 'b', order))).toEqual(['WS-234'])
  })

  test('[WS-262] who frees a friend goes home, unless nobody of hers is left', () => {
    const boarders: Party = { ...defence, kind: 'offensive', sentIn: 2, target: 'ajax' }
    const lost = (crew: number[]) =>
      beside(
        { seat: 'b', crew, card: { fleet: 0 }, prize: { ...prize, crew: 0, owner: 'a' } },
        { parties: [boarders, null, null] },
        { bonds: [{ ...newBond('mars', 'ajax'), grapples: 1 }] },
      )
    const manned = lost([2, 0, 0])
    beginMelees(tableFor(manned))
    expect(shipOf(manned, 'ajax')).toMatchObject({ seat: 'a', prize: null, crew: [2, 0, 0] })
    expect(shipOf(manned, 'mars')).toMatchObject({ crew: [8, 8, 8], parties: [null, null, null] })
    const empty = lost([0, 0, 0])
    beginMelees(tableFor(empty))
    expect(shipOf(empty, 'ajax')).toMatchObject({ seat: 'a', prize: null, crew: [8, 0, 0] })
    expect(shipOf(empty, 'mars').crew).toEqual([0, 8, 8])
  })
})

describe('[WS-235] prisoners', () => {
  const held = (prisoners: number, crew: number) =>
    beside({ seat: 'a', crew: [prisoners, 0, 0], prize: { ...prize, crew } })

  test('[WS-235] one square holds six, and not seven', () => {
    for (const [prisoners, seat] of [
      [12, 'a'],
      [13, 'b'],
    ] as const) {
      const state = held(prisoners, 2)
      lookAfterPrisoners(tableFor(state))
      expect(shipOf(state, 'ajax').seat).toBe(seat)
    }
  })

  test('[WS-235] without a prize crew she returns to her side', () => {
    const state = held(0, 0)
    lookAfterPrisoners(tableFor(state))
    expect(shipOf(state, 'ajax')).toMatchObject({ seat: 'b', prize: null, lostIn: 0 })
  })

  test('[WS-235] [WS-236] they look when all who come over have come', () => {
    const state = held(13, 2)
    transfersAndPrisoners(tableFor(state))
    expect(shipOf(state, 'ajax').prize?.crew).toBe(10)
  })
})
