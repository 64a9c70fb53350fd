import { expect, test } from 'vitest'
import type { KnownEntry, SeatRecord } from '../battle/seat-record.ts'
import { ordersLastTime } from './again.ts'

/** A battle of some orders, each with the step of the turn that is asked after it. */
function record(
  ...rows: [seat: string, kind: string, then: string][]
): Pick<SeatRecord, 'entries'> {
  const entries = rows.map(([seat, kind, at], seq): KnownEntry => ({
    seq,
    seat,
    order: { kind },
    events: [{ kind: 'placed', place: [{ at, loop: [], waiting: [] }] }],
  }))
  return { entries }
}

test('what a seat ordered the last time that the same step was asked', () => {
  const turns = record(
    ['red', 'begin', 'move'],
    ['red', 'old', 'move'],
    ['red', 'done', 'fire'],
    ['red', 'shoot', 'move'],
    ['red', 'sail', 'move'],
    ['blue', 'sail', 'move'],
    ['red', 'tack', 'move'],
    ['red', 'done', 'fire'],
    ['red', 'shoot', 'move'],
    ['red', 'now', 'move'],
  )
  expect(ordersLastTime(turns, 'red').map(({ kind }) => kind)).toEqual(['sail', 'tack', 'done'])
})

test('nothing was ordered before in a first turn', () => {
  expect(ordersLastTime(record(['red', 'begin', 'move'], ['red', 'sail', 'move']), 'red')).toEqual(
    [],
  )
  expect(ordersLastTime(record(), 'red')).toEqual([])
})
