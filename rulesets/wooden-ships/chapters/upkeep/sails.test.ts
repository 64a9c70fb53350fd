import { describe, expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { seatsWithUpkeep } from './index.ts'
import { setSails, setSailsMany } from './sails.ts'

const under = (ship: TestShip = {}, setting: Setting = {}) =>
  battleOf({ turn: 5, step: 'upkeep', ...setting, ships: [{ id: 'mars', ...ship }] })

const why = (state: State, sails: Ship['sails'] = 'full') =>
  rulesOf(setSails.judge(state, 'a', { kind: 'setSails', ship: 'mars', sails }))

describe('[WS-066] sails', () => {
  test('[WS-066] full sail is set and taken in at once, at the end of the turn', () => {
    const state = under()
    expect(why(state)).toEqual([])
    setSails.execute(tableFor(state), 'a', { kind: 'setSails', ship: 'mars', sails: 'full' })
    expect(shipOf(state, 'mars').sails).toBe('full')
    expect(why(state)).toEqual(['WS-066'])
  })

  test('[WS-066] once in a turn', () => {
    expect(why(under({ sails: 'full', hasSetSails: true }), 'battle')).toEqual(['WS-066'])
    expect(why(under({ sails: 'full' }), 'battle')).toEqual([])
  })

  test('[WS-066] nobody sets sail for others, or on a ship that has struck', () => {
    expect(why(under({ seat: 'b' }))).toEqual(['WS-066'])
    expect(why(under({ status: 'struck' }))).toEqual(['WS-066'])
    expect(why(under({ duty: 'resting' }))).toEqual(['WS-066'])
  })

  test('[WS-068] without her first rigging section she carries no full sail', () => {
    expect(why(under({ rigging: [0, 7, 7], isFullSailBarred: true }))).toEqual(['WS-068'])
    expect(why(under({ rigging: [0, 0, 0] }))).toEqual(['WS-068'])
  })

  test('[WS-040] in a gale the smallest carry none, in a storm nobody', () => {
    const gale = { wind: { velocity: 5 } }
    expect(why(under({ card: { class: 5 } }, gale))).toEqual(['WS-040'])
    expect(why(under({ card: { class: 4 } }, gale))).toEqual([])
    expect(why(under({}, { wind: { velocity: 6 } }))).toEqual(['WS-040'])
  })

  test('[WS-062] who lay still sets it only after a hex straight ahead', () => {
    expect(why(under({ stillTurns: 1 }))).toEqual(['WS-062'])
    expect(why(under({ hasGotUnderWay: true, made: 'FL' }))).toEqual(['WS-062'])
    expect(why(under({ hasGotUnderWay: true, made: 'F' }))).toEqual([])
  })

  test('[WS-016] [WS-175] rowed craft have none, nor has the Basic game', () => {
    expect(why(under({ card: { class: 7, full: 0 } }))).toEqual(['WS-016'])
    expect(why(under({}, { options: { game: 'basic' } }))).toEqual(['WS-175'])
  })

  test('[WS-241] hands that repair set no sails', () => {
    expect(why(under({ duty: 'repairing' }))).toEqual(['WS-241'])
  })

  test('[WS-066] one word for all who can', () => {
    const ships: TestShip[] = [
      { id: 'mars' },
      { id: 'ajax', at: 'T20', isFullSailBarred: true, rigging: [0, 7, 7] },
      { id: 'orion', at: 'V20' },
    ]
    const state = battleOf({ turn: 5, step: 'upkeep', ships })
    expect(seatsWithUpkeep(state)).toEqual(['a'])
    const word = { kind: 'setSailsMany', ship: 'mars', whom: 'fleet', sails: 'full' } as const
    setSailsMany.execute(tableFor(state), 'a', word)
    expect(state.ships.map(({ sails }) => sails)).toEqual(['full', 'battle', 'full'])
    expect(rulesOf(setSailsMany.judge(state, 'a', word))).toEqual(['WS-066'])
  })
})
