import { expect, test } from 'vitest'
import type { CardId } from '../../book/tables/cards.ts'
import { abeam, battleOf, crossing, rulesIn, tableOf, turnEnds } from '../../fixtures.ts'
import type { TestTable } from '../../fixtures.ts'
import { loseMast, loseSail } from '../../model/damage.ts'
import { mastIds } from '../../model/state.ts'
import type { Ship, State } from '../../model/state.ts'
import { surrender } from '../ending/surrender.ts'
import { playCard } from '../officers/play-card.ts'
import { move } from '../sailing/move.ts'
import { endTurn } from './end-turn.ts'
import { beginRound, callNextShip, captain, finishTurn, isRoundOver, isTurnOver } from './turns.ts'

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
    finishTurn(table)
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

test('[SOL-018] the player who won the roll is first', () => {
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

const order = { kind: 'endTurn' } as const
const ahead = { kind: 'move', turn: 0, alongside: null } as const

/** A ship of `a` at the beginning of its turn, and one of `b` far off. */
function called(ship: Partial<Ship> = {}, hand: CardId[] = []) {
  const state = battleOf({
    turn: null,
    queue: ['a1', 'b1'],
    hands: { a: hand },
    ships: [
      { x: 12, y: 8, ...ship },
      { x: 1, y: 1, seat: 'b', number: 1 },
    ],
  })
  const table = tableOf(state)
  callNextShip(table)
  return { state, table, ship: state.ships[0] }
}

test('[SOL-020] the owner of the ship is asked until its turn is over', () => {
  const { state, table } = called()
  expect(captain(state)).toEqual(['a'])
  endTurn.execute(table, 'a', order)
  expect(isTurnOver(state)).toBe(true)
  expect(captain(state)).toEqual([])
})

test('[SOL-061] at the beginning of its turn all batteries of a ship are ready', () => {
  const fired = [true, false, false, false, true]
  const { ship } = called({ fired: { starboard: fired, port: fired.slice() } })
  expect(ship?.fired.starboard).not.toContain(true)
  expect(ship?.fired.port).not.toContain(true)
})

test('[SOL-022] SOL-TV-14: a ship makes at least one move and may then stop', () => {
  const { state, table } = called()
  expect(rulesIn(endTurn.judge(state, 'a', order))).toEqual(['SOL-022'])
  expect(endTurn.legalOrders(state, 'a')).toEqual([])
  move.execute(table, 'a', ahead)
  expect(rulesIn(endTurn.judge(state, 'a', order))).toEqual([])
})

test('[SOL-022] [SOL-036] a ship whose only way is to wear owes its move too', () => {
  const { state } = called({ x: 0, y: 8, heading: 7, lastAction: 'comeAbout' })
  if (state.turn) state.turn.hasReturned = true
  expect(move.legalOrders(state, 'a')).toEqual([])
  expect(rulesIn(endTurn.judge(state, 'a', order))).toEqual(['SOL-022'])
})

test('[SOL-023] a sea anchor, drift or backed topsails excuse a ship from its move', () => {
  expect(endTurn.legalOrders(called({ isWreckFallen: true }).state, 'a')).toHaveLength(1)
  expect(endTurn.legalOrders(called({ hasRudder: false }, ['CAR-2']).state, 'a')).toHaveLength(1)
  const { state, table } = called()
  table.emit({ kind: 'topsailsBacked', ship: 'a1', heading: 2 })
  expect(rulesIn(endTurn.judge(state, 'a', order))).toEqual([])
})

test('[SOL-134] a ship that came back heading outwards, with no lawful way, is excused', () => {
  const { state } = called({ x: 24, y: 8, heading: 2 })
  state.windFrom = 6
  if (state.turn) state.turn.hasReturned = true
  expect(move.legalOrders(state, 'a')).toEqual([])
  expect(rulesIn(endTurn.judge(state, 'a', order))).toEqual([])
})

test('[SOL-080] [SOL-081] SOL-TV-32: a mast lost before a turn costs the whole turn, and then the wreck is gone', () => {
  const { state, table, ship } = called({ isWreckFallen: true })
  expect(ship).toMatchObject({ isWreckHolding: true, isWreckFallen: false })
  expect(rulesIn(move.judge(state, 'a', ahead))).toEqual(['SOL-080'])
  turnEnds(table)
  expect(ship).toMatchObject({ isWreckHolding: false, isWreckFallen: false })
})

test('[SOL-083] a mast lost in the own turn does not stop it; the next is lost', () => {
  const { state, table, ship } = called()
  loseMast(table, 'a1', 'mizzen')
  expect(move.legalOrders(state, 'a')).not.toEqual([])
  turnEnds(table)
  expect(ship?.isWreckFallen).toBe(true)
  state.queue = ['a1']
  callNextShip(table)
  expect(move.legalOrders(state, 'a')).toEqual([])
})

test('[SOL-084] masts that fall before the same turn are one sea anchor', () => {
  const { state, table, ship } = called()
  loseMast(table, 'a1', 'mizzen')
  loseMast(table, 'a1', 'fore')
  turnEnds(table)
  state.queue = ['a1']
  callNextShip(table)
  turnEnds(table)
  expect(ship).toMatchObject({ isWreckHolding: false, isWreckFallen: false })
})

test('[SOL-085] a mast lost in a turn already lost costs the one after it too', () => {
  const { state, table, ship } = called({ isWreckFallen: true })
  loseMast(table, 'a1', 'mizzen')
  turnEnds(table)
  expect(ship).toMatchObject({ isWreckHolding: false, isWreckFallen: true })
  state.queue = ['a1']
  callNextShip(table)
  expect(rulesIn(move.judge(state, 'a', ahead))).toEqual(['SOL-080'])
  turnEnds(table)
  expect(ship).toMatchObject({ isWreckHolding: false, isWreckFallen: false })
})

test('[SOL-094] a ship not mended at the start of its turn drifts downwind and surrenders at the end', () => {
  const { state, table, ship } = called({ hasRudder: false }, ['CAR-2'])
  endTurn.execute(table, 'a', order)
  expect(ship).toMatchObject({ x: 12, y: 8, status: 'afloat' })
  turnEnds(table)
  expect(ship).toMatchObject({ x: 12, y: 9, status: 'surrendered' })
  expect(state.outcome?.winners).toEqual(['b'])
})

test('[SOL-094] a ship that lost its rudder in its own turn waits for the next', () => {
  const { table, ship } = called({}, ['CAR-2'])
  move.execute(table, 'a', ahead)
  table.emit({ kind: 'rudderLost', ship: 'a1' })
  turnEnds(table)
  expect(ship).toMatchObject({ x: 13, y: 8, status: 'afloat' })
})

test('[SOL-094] a ship mended and adrift again in the same turn waits for the next', () => {
  const { table, ship } = called({ hasRudder: false }, ['CAR-2', 'BOS-2'])
  playCard.execute(table, 'a', { kind: 'playCard', card: 'CAR-2', mast: null, turn: 0 })
  for (const mast of mastIds) for (let sail = 0; sail < 3; sail++) loseSail(table, 'a1', mast)
  turnEnds(table)
  expect(ship).toMatchObject({ x: 12, y: 8, status: 'afloat' })
})

test('[SOL-094] [SOL-130] a drifting ship that sinks the last enemy has won, and strikes no more', () => {
  const { state, table } = called({ x: 1, y: 0, hasRudder: false }, ['CAR-2'])
  if (state.ships[1]) state.ships[1].hull = 15
  turnEnds(table)
  expect(state.outcome?.winners).toEqual(['a'])
  expect(table.events.at(-1)?.kind).toBe('battleEnded')
})

test('[SOL-080] [SOL-094] a wreck alongside keeps a ship from drifting, not from its surrender', () => {
  const { table, ship } = called({ hasRudder: false, isWreckFallen: true }, ['CAR-2'])
  turnEnds(table)
  expect(ship).toMatchObject({ x: 12, y: 8, status: 'surrendered' })
})

test('[SOL-092] the ship whose turn it is may strike, and its turn is over', () => {
  const { state, table, ship } = called()
  surrender.execute(table, 'a', { kind: 'surrender' })
  expect(ship?.status).toBe('surrendered')
  expect(isTurnOver(state)).toBe(true)
  expect(state.outcome?.winners).toEqual(['b'])
})

test('[SOL-092] [SOL-129] a prize has no flag to strike, nor has a ship off the board', () => {
  const prize = called({}).state
  if (prize.ships[0]) prize.ships[0].isPrize = true
  expect(rulesIn(surrender.judge(prize, 'a', { kind: 'surrender' }))).toEqual(['SOL-092'])
  const away = called({ status: 'disengaged', turnsAway: 1, hull: 1 }).state
  expect(surrender.legalOrders(away, 'a')).toEqual([])
})

/** What the ship could still do, as it is asked before her turn is ended. */
function lost(state: State): string[] {
  const { tool } = endTurn
  if (tool?.tool !== 'list') throw new Error('The end of a turn is chosen from a list.')
  return (tool.forfeits?.(state, 'a') ?? []).map(({ piece, ask }) => `${piece} ${ask}`)
}

test('[SOL-022] [SOL-050] who ends the turn is told of guns that bear and of an enemy to board', () => {
  const fired = { starboard: Array(5).fill(true), port: Array(5).fill(false) }
  expect(lost(abeam({ b: { x: 12 } }))).toEqual(['a1 sol.ask.fire'])
  expect(lost(abeam({ a: { fired }, b: { x: 12 } }))).toEqual([])
  expect(lost(abeam({ a: { fired }, b: { x: 15 } }))).toEqual([])
  expect(lost(crossing({ a: { fired } }))).toEqual(['a1 sol.ask.board'])
})
