import { expect, test } from 'vitest'
import { nameOfHex } from '@grognard/geometry/hex/names.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { TestShip } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { plot } from '../plots/plot.ts'
import { bringOn } from './arrivals.ts'
import { beginTurn } from './index.ts'

/** Revenge comes on in turn 3 by Y1, heading south-west. */
const awaiting = (turn: number, ships: TestShip[] = []) =>
  battleOf({
    turn,
    wind: { direction: 5, velocity: 3 },
    ships: [
      {
        id: 'revenge',
        at: 'Y1',
        heading: 5,
        status: 'waiting',
        speed: 3,
        card: { enters: 3 },
      },
      ...ships,
    ],
  })

function arrived(state: State): State {
  bringOn(tableFor(state))
  return state
}

test('[WS-063] a ship comes on in her turn, and her first hex costs her one', () => {
  expect(shipOf(arrived(awaiting(2)), 'revenge').status).toBe('waiting')
  const state = arrived(awaiting(3))
  const revenge = shipOf(state, 'revenge')
  expect(revenge.status).toBe('afloat')
  expect(nameOfHex(revenge)).toBe('Z0')
  expect(rulesOf(plot.judge(state, 'a', { kind: 'plot', ship: 'revenge', plot: '2' }))).toEqual([])
  const [, , most] = ['1', '2', '3'].map(
    text => plot.judge(state, 'a', { kind: 'plot', ship: 'revenge', plot: text }).allowed,
  )
  expect(most).toBe(false)
})

test('[WS-063] a hex that is taken holds her back, and so does one who comes on before her', () => {
  const inTheWay = awaiting(3, [{ id: 'ajax', at: 'Y1', heading: 4 }])
  expect(shipOf(arrived(inTheWay), 'revenge').status).toBe('waiting')
  shipOf(inTheWay, 'ajax').r += 5
  inTheWay.turn = 4
  expect(shipOf(arrived(inTheWay), 'revenge').status).toBe('afloat')
  const second = { id: 'defiance', at: 'Y1', heading: 5, status: 'waiting' as const }
  const two = arrived(awaiting(3, [{ ...second, card: { enters: 3 } }]))
  expect(two.ships.map(({ status }) => status)).toEqual(['afloat', 'waiting'])
})

test('[WS-006] what is counted by turns begins anew', () => {
  const state = awaiting(2, [
    { id: 'ajax', duty: 'loading', offersTruce: true, hasFired: { port: true, starboard: false } },
  ])
  beginTurn(tableFor(state))
  expect(state.turn).toBe(3)
  expect(shipOf(state, 'ajax')).toMatchObject({
    duty: 'none',
    offersTruce: false,
    hasFired: { port: false, starboard: false },
  })
})
