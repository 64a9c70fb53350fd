import { describe, expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { RepairId, State } from '../../model/state.ts'
import { repair } from './repair.ts'

/** A ship of a that has lost some of everything, in a turn in which she has done nothing. */
const battered = (ship: TestShip = {}, setting: Setting = {}) =>
  battleOf({
    turn: 5,
    step: 'upkeep',
    ...setting,
    ships: [
      {
        id: 'mars',
        hull: 10,
        rigging: [0, 3, 7],
        guns: [4, 8, 8, 8],
        isFullSailBarred: true,
        ...ship,
      },
      ...(setting.ships ?? []),
    ],
  })

const noting = (part: RepairId) => ({ kind: 'repair' as const, ship: 'mars', part })

const why = (state: State, part: RepairId = 'hull') =>
  rulesOf(repair.judge(state, 'a', noting(part)))

function note(state: State, part: RepairId): void {
  expect(why(state, part)).toEqual([])
  repair.execute(tableFor(state), 'a', noting(part))
  shipOf(state, 'mars').duty = 'none'
}

describe('[WS-241] repairs', () => {
  test('[WS-241] every third note of a kind gives back two squares', () => {
    const state = battered()
    note(state, 'hull')
    note(state, 'rigging')
    note(state, 'hull')
    expect(shipOf(state, 'mars').hull).toBe(10)
    note(state, 'hull')
    expect(shipOf(state, 'mars')).toMatchObject({
      hull: 12,
      repairs: { hull: 0, guns: 0, rigging: 1 },
    })
  })

  test('[WS-241] the last lost comes first, and never more than there was', () => {
    const state = battered({ repairs: { hull: 2, guns: 2, rigging: 2 }, hull: 20 })
    note(state, 'hull')
    note(state, 'rigging')
    note(state, 'guns')
    const mars = shipOf(state, 'mars')
    expect(mars.hull).toBe(21)
    expect(mars.rigging).toEqual([0, 5, 7])
    expect(mars.guns).toEqual([6, 8, 8, 8])
  })

  test('[WS-068] full sail is open again with a square of the first section', () => {
    const state = battered({ rigging: [0, 7, 7], repairs: { hull: 0, guns: 0, rigging: 2 } })
    note(state, 'rigging')
    expect(shipOf(state, 'mars')).toMatchObject({ rigging: [2, 7, 7], isFullSailBarred: false })
  })

  test('[WS-241] one note a turn, by hands that do nothing else', () => {
    const state = battered()
    repair.execute(tableFor(state), 'a', noting('hull'))
    expect(why(state, 'rigging')).toEqual(['WS-241'])
    for (const busy of [
      { duty: 'loading' as const },
      { hasSetSails: true },
      { doubling: 'port' as const },
      { hasFired: { port: true, starboard: false } },
      { made: 'FL' },
      { made: 'LT' },
      { hasStopped: true },
      { weighing: 1 },
    ])
      expect(why(battered(busy))).toEqual(['WS-241'])
    expect(why(battered({ made: 'FF' }))).toEqual([])
  })

  test('[WS-241] not in a turn of melee, though it is over', () => {
    const melee = { ship: 'mars', attackers: ['hercule'], isMutual: false, turns: 0, isOver: true }
    const ships = [{ id: 'hercule', seat: 'b', at: 'S20' }]
    expect(why(battered({}, { ships, melees: [{ ...melee, rounds: 1 }] }))).toEqual(['WS-241'])
    expect(why(battered({}, { ships, melees: [{ ...melee, rounds: 0 }] }))).toEqual([])
  })

  test('[WS-241] two sections with hands, of a ship that is her own crew’s', () => {
    expect(why(battered({ crew: [0, 0, 8] }))).toEqual(['WS-241'])
    expect(why(battered({ crew: [0, 1, 8] }))).toEqual([])
    expect(why(battered({ status: 'surrendered' }))).toEqual(['WS-241'])
    expect(why(battered({ status: 'struck' }))).toEqual(['WS-241'])
    const prize = { crew: 8, quality: 'AV', from: 'hercule', owner: 'b' } as const
    expect(why(battered({ prize }))).toEqual(['WS-241'])
  })

  test('[WS-241] nothing is repaired that is whole', () => {
    expect(why(battered({ hull: 21 }))).toEqual(['WS-241'])
  })
})
