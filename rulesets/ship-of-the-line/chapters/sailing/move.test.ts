import { headings, stepOf, turned } from '@grognard/geometry/dots/heading.ts'
import { describe, expect, test } from 'vitest'
import { battleOf, rulesIn, tableOf } from '../../fixtures.ts'
import type { State } from '../../model/state.ts'
import { movesAllowed } from '../../model/under-way.ts'
import type { Order } from '../../orders.ts'
import { movesForWindNorth } from './fixtures.ts'
import { move } from './move.ts'
import { comeAbout, wear } from './tack.ts'

const ahead = { kind: 'move', turn: 0, alongside: null } as const

function legalOrders(state: State): Order[] {
  return [
    ...move.legalOrders(state, 'a'),
    ...comeAbout.legalOrders(state, 'a'),
    ...wear.legalOrders(state, 'a'),
  ]
}

/** All that is offered, each with its heading and step after it is carried out. */
function outcomes(state: State): string[] {
  const [before] = state.ships
  if (!before) throw new Error('No ship.')
  const { x, y } = before
  return legalOrders(state).map(order => {
    const table = tableOf(structuredClone(state))
    if (order.kind === 'move') move.execute(table, 'a', order)
    if (order.kind === 'comeAbout') comeAbout.execute(table, 'a', order)
    if (order.kind === 'wear') wear.execute(table, 'a', order)
    const [ship = before] = table.state.ships
    return `${order.kind}->${ship.heading} (${ship.x - x},${ship.y - y})`
  })
}

const names = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

describe('offers are the golden table of moves', () => {
  for (const windFrom of headings)
    test(`[SOL-020] [SOL-024] [SOL-025] [SOL-028] [SOL-030] [SOL-031] [SOL-035] [SOL-036] wind from ${names[windFrom]}`, () => {
      for (const [name, rows] of Object.entries(movesForWindNorth)) {
        const heading = turned(names.indexOf(name), windFrom)
        const state = battleOf({ windFrom, ships: [{ x: 12, y: 8, heading }] })
        const expected = rows.map(([kind, after, direction]) => {
          const { dx, dy } = stepOf(turned(names.indexOf(direction), windFrom))
          return `${kind}->${turned(names.indexOf(after), windFrom)} (${dx},${dy})`
        })
        expect(outcomes(state).toSorted()).toEqual(expected.toSorted())
      }
    })
})

const rigged = (fore: number | null, main: number | null, mizzen: number | null) =>
  battleOf({ ships: [{ masts: { fore, main, mizzen } }] })

test('[SOL-021] SOL-TV-14: a move for each standing mast with a sail', () => {
  const allowed = [rigged(3, 1, 2), rigged(0, 3, 3), rigged(null, 0, 1), rigged(0, null, 0)].map(
    ({ ships: [ship], turn }) => (ship && turn ? movesAllowed(ship, turn) : null),
  )
  expect(allowed).toEqual([3, 2, 1, 0])
})

test('[SOL-021] after the last move no other is offered, and the order is refused', () => {
  const state = battleOf({ ships: [{}], turn: { moves: 3 } })
  expect(legalOrders(state)).toEqual([])
  expect(rulesIn(move.judge(state, 'a', ahead))).toEqual(['SOL-021'])
})

test('[SOL-027] a mast bared in the turn costs a move at once', () => {
  const state = rigged(3, 3, 0)
  const table = tableOf(state)
  move.execute(table, 'a', ahead)
  expect(rulesIn(move.judge(state, 'a', ahead))).toEqual([])
  table.emit({ kind: 'sailLost', ship: 'a1', mast: 'main', sails: 0 })
  expect(rulesIn(move.judge(state, 'a', ahead))).toEqual(['SOL-021'])
})

test('[SOL-024] a ship turns first and goes one dot the way it points then', () => {
  const state = battleOf({ ships: [{ x: 5, y: 5, heading: 2 }] })
  const table = tableOf(state)
  move.execute(table, 'a', { kind: 'move', turn: 1, alongside: null })
  expect(state.ships[0]).toMatchObject({ x: 6, y: 6, heading: 3, lastAction: 'move' })
  expect(state.turn?.moves).toBe(1)
})

test('[SOL-025] [SOL-026] head to wind a ship turns before it moves', () => {
  const state = battleOf({ windFrom: 2, ships: [{ heading: 2 }] })
  expect(rulesIn(move.judge(state, 'a', ahead))).toEqual(['SOL-025'])
  expect(move.legalOrders(state, 'a').map(order => order.turn)).toEqual([-1, 1])
})

test('[SOL-028] close-hauled, no plain move leads through the eye of the wind', () => {
  const state = battleOf({ windFrom: 0, ships: [{ heading: 1 }] })
  const order = { kind: 'move', turn: -1, alongside: null } as const
  expect(rulesIn(move.judge(state, 'a', order))).toEqual(['SOL-025'])
})

test('a ship can neither sail while it is away nor before it has come back', () => {
  const away = battleOf({ ships: [{ status: 'disengaged', turnsAway: 1 }] })
  expect(rulesIn(move.judge(away, 'a', ahead))).toEqual(['SOL-126'])
  const back = battleOf({ ships: [{ status: 'disengaged', turnsAway: 0 }] })
  expect(rulesIn(move.judge(back, 'a', ahead))).toEqual(['SOL-127'])
})

test('[SOL-080] [SOL-090] [SOL-101] wreck, drift and boarding each keep a ship from moving', () => {
  const wreck = battleOf({ ships: [{ isWreckHolding: true }] })
  expect(rulesIn(move.judge(wreck, 'a', ahead))).toEqual(['SOL-080'])
  const drifting = battleOf({ ships: [{ hasRudder: false }], hands: { a: ['CAR-2'] } })
  expect(rulesIn(move.judge(drifting, 'a', ahead))).toEqual(['SOL-090'])
  const stopped = battleOf({ ships: [{}], turn: { moves: 1, isMovingOver: true } })
  expect(rulesIn(move.judge(stopped, 'a', ahead))).toEqual(['SOL-101'])
})

test('[SOL-090] a ship without sails hears that it is adrift, not that it has made its moves', () => {
  const state = battleOf({ ships: [{ masts: { fore: 0, main: null, mizzen: 0 } }] })
  expect(rulesIn(move.judge(state, 'a', ahead))).toEqual(['SOL-090'])
})
