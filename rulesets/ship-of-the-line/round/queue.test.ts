import { expect, test } from 'vitest'
import type { Ship } from '../state.ts'
import { battleOf, tableOf } from '../testing.ts'
import type { TestTable } from '../testing.ts'
import { beginRound, isRoundOver } from './queue.ts'
import { callNextShip, endTurn } from './turn.ts'

const fleets = (...given: Partial<Ship>[]) =>
  ['a', 'b']
    .flatMap(seat => [1, 2, 3].map(number => ({ id: `${seat}${number}`, seat, number })))
    .map((ship, index) => ({
      ...ship,
      y: index,
      ...given.find(({ id }) => id === ship.id),
    }))

/** The ships in the order of their turns; `during` happens in the turn of the ship it names. */
function roundOf(table: TestTable, during: Record<string, () => void> = {}): string[] {
  const called: string[] = []
  beginRound(table)
  while (!isRoundOver(table.state)) {
    callNextShip(table)
    const ship = table.state.turn?.ship ?? ''
    called.push(ship)
    during[ship]?.()
    endTurn(table)
  }
  return called
}

const battle = (...given: Partial<Ship>[]) =>
  tableOf(battleOf({ ships: fleets(...given), turn: null, round: 0 }))

test('[SOL-018] SOL-TV-13: A1, B1, A2, B2, A3, B3', () => {
  const table = battle()
  expect(roundOf(table)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
  expect(table.state.round).toBe(1)
})

test('[SOL-018] the player who won the throw is first', () => {
  const table = battle()
  table.state.order = ['b', 'a']
  expect(roundOf(table)).toEqual(['b1', 'a1', 'b2', 'a2', 'b3', 'a3'])
})

test('[SOL-018] ships that are lost are passed over, also those lost in this round', () => {
  const table = battle({ id: 'a1', status: 'sunk' }, { id: 'b2', status: 'surrendered' })
  const sink = () => table.emit({ kind: 'shipSunk', ship: 'a3', cause: 'hull' })
  expect(roundOf(table, { a2: sink })).toEqual(['b1', 'a2', 'b3'])
})

test('[SOL-126] a disengaged ship has its turn off the board', () => {
  const table = battle({ id: 'b1', status: 'disengaged', turnsAway: 1, hull: 2 })
  expect(roundOf(table)).toContain('b1')
})

const prize = (id: string, captureNumber: number): Partial<Ship> => ({
  id,
  seat: id.startsWith('a') ? 'b' : 'a',
  firstSeat: id.slice(0, 1),
  isPrize: true,
  captureNumber,
})

test('[SOL-118] prizes sail when all others have, in the order of capture', () => {
  const table = battle(prize('b1', 2), prize('a3', 1))
  expect(roundOf(table)).toEqual(['a1', 'a2', 'b2', 'b3', 'a3', 'b1'])
})

test('[SOL-118] a ship captured in this round sails with the prizes, whether it has played or not', () => {
  const table = battle()
  const capture = (id: string, number: number) => () => {
    const ship = table.state.ships.find(row => row.id === id)
    Object.assign(ship ?? {}, prize(id, number))
  }
  const during = { b1: capture('a1', 1), a2: capture('b3', 2) }
  expect(roundOf(table, during)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a1', 'b3'])
})

const retake = (table: TestTable, id: string) => () => {
  const ship = table.state.ships.find(row => row.id === id)
  if (ship) Object.assign(ship, { seat: ship.firstSeat, isPrize: false, captureNumber: 0 })
}

test('[SOL-119] [SOL-122] a ship retaken before its place plays in that round, in its old place', () => {
  const table = battle(prize('b2', 1))
  expect(roundOf(table, { b1: retake(table, 'b2') })).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
})

test('[SOL-122] a ship retaken after its place plays from the next round on', () => {
  const table = battle(prize('b1', 1))
  expect(roundOf(table, { b3: retake(table, 'b1') })).toEqual(['a1', 'a2', 'b2', 'a3', 'b3'])
  expect(roundOf(table)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
})

test('[SOL-120] a prize in safety sails no more', () => {
  const table = battle({ ...prize('b1', 1), status: 'safe' })
  expect(roundOf(table)).toEqual(['a1', 'a2', 'b2', 'a3', 'b3'])
})
