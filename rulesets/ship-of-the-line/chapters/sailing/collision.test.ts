import type { Ruling } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf, rulesIn, tableOf } from '../../fixtures.ts'
import type { Ship } from '../../model/state.ts'
import { headingAlongside } from './collision.ts'
import { move } from './move.ts'
import { comeAbout, wear } from './tack.ts'

const ahead = { kind: 'move', turn: 0, alongside: null } as const

/** Ships of `b` around a ship of `a` at 12, 8 on an easterly heading. */
function met(moving: Partial<Ship>, ...others: Partial<Ship>[]) {
  const own = { x: 12, y: 8, heading: 2, ...moving }
  return battleOf({
    options: { rammingAllowed: true },
    ships: [own, ...others.map((other, index) => ({ seat: 'b', number: index + 1, ...other }))],
  })
}

test('[SOL-095] [SOL-096] [SOL-099] SOL-TV-29: the moving ship stops, loses hull and foremast; the struck one hull and a battery', () => {
  const state = met({ hull: 4 }, { x: 13, y: 8, hull: 6, heading: 0 })
  const table = tableOf(state)
  move.execute(table, 'a', { ...ahead, alongside: 4 })
  expect(state.ships[0]).toMatchObject({ x: 12, y: 8, heading: 4, hull: 7, isWreckFallen: true })
  expect(state.ships[0]?.masts.fore).toBeNull()
  expect(state.turn?.isOver).toBe(true)
  expect(state.ships[1]).toMatchObject({ x: 13, y: 8, heading: 0, hull: 11 })
  expect(state.ships[1]?.batteries.starboard).toEqual([true, true, true, true, true])
  expect(state.ships[1]?.batteries.port).toEqual([true, true, false, true, true])
})

test('[SOL-097] SOL-TV-30: without foremast the ship takes the hull hits and stops; at 20 it sinks', () => {
  const masts = { fore: null, main: 3, mizzen: 3 }
  const state = met({ masts, hull: 2 }, { x: 13, y: 8 })
  move.execute(tableOf(state), 'a', { ...ahead, alongside: 0 })
  expect(state.ships[0]).toMatchObject({ hull: 5, isWreckFallen: false, status: 'afloat' })
  const old = met({ masts, hull: 18 }, { x: 13, y: 8 }, { x: 3, y: 3 })
  old.ships.push({ ...structuredClone(old.ships[0] ?? never()), id: 'a2', x: 1, y: 1, hull: 0 })
  move.execute(tableOf(old), 'a', { ...ahead, alongside: 0 })
  expect(old.ships[0]?.status).toBe('sunk')
})

function never(): never {
  throw new Error('There is no ship.')
}

test('[SOL-099] [SOL-079] a ship without batteries loses none', () => {
  const gone = [false, false, false, false, false]
  const state = met({}, { x: 13, y: 8, batteries: { starboard: gone, port: gone } })
  move.execute(tableOf(state), 'a', { ...ahead, alongside: 0 })
  expect(state.ships[1]?.hull).toBe(5)
})

test('[SOL-098] dead ahead the owner chooses the side, and must', () => {
  const state = met({}, { x: 13, y: 8 })
  expect(move.legalOrders(state, 'a').filter(order => order.turn === 0)).toEqual([
    { ...ahead, alongside: 4 },
    { ...ahead, alongside: 0 },
  ])
  expect(rulesIn(move.judge(state, 'a', ahead))).toEqual(['SOL-098'])
  expect(rulesIn(move.judge(state, 'a', { ...ahead, alongside: 2 }))).toEqual(['SOL-098'])
})

test('[SOL-098] after a turn the smaller turn from the old heading decides, without a choice', () => {
  const state = met({}, { x: 13, y: 9 })
  const order = { kind: 'move', turn: 1, alongside: null } as const
  expect(rulesIn(move.judge(state, 'a', { ...order, alongside: 5 }))).toEqual(['SOL-098'])
  move.execute(tableOf(state), 'a', order)
  expect(state.ships[0]).toMatchObject({ x: 12, y: 8, heading: 1 })
})

test('[SOL-098] an owner’s wish counts only between equal turns', () => {
  expect(headingAlongside(2, 2, 0)).toBe(0)
  expect(headingAlongside(2, 2, 4)).toBe(4)
  expect(headingAlongside(2, 3, 5)).toBe(1)
})

test('[SOL-098] without a wish equal turns go to starboard, in a drift stern first too', () => {
  expect(headingAlongside(4, 4, null)).toBe(6)
  expect(headingAlongside(0, 4, null)).toBe(2)
})

test('[SOL-098] where nothing collides there is nothing to wish for', () => {
  const state = met({})
  expect(rulesIn(move.judge(state, 'a', { ...ahead, alongside: 0 }))).toEqual(['SOL-098'])
})

test('[SOL-133] nobody rams while there is another way', () => {
  const state = met({}, { x: 13, y: 8, hull: 15 })
  state.options.rammingAllowed = false
  expect(rulesIn(move.judge(state, 'a', { ...ahead, alongside: 0 }))).toEqual(['SOL-133'])
  expect(move.legalOrders(state, 'a').map(order => order.turn)).toEqual([-1, 1])
})

/** Ships lie ahead, to windward and to leeward, and ramming has not been agreed on. */
function amongShips(moving: Partial<Ship> = {}, moves = 0) {
  const state = met(moving, { x: 13, y: 8 }, { x: 12, y: 9 }, { x: 12, y: 7 })
  state.options.rammingAllowed = false
  if (state.turn) state.turn.moves = moves
  return state
}

const messagesIn = ({ because }: Ruling) => because.map(reason => reason.message)

test('[SOL-133] a refused ram is refused for one reason, however the order is filled in', () => {
  const refused = (alongside: number | null, moves: number) =>
    messagesIn(move.judge(amongShips({}, moves), 'a', { ...ahead, alongside }))
  for (const alongside of [null, 4, 0, 2]) {
    expect(refused(alongside, 0)).toEqual(['sol.refuse.ramming'])
    expect(refused(alongside, 1)).toEqual(['sol.refuse.rammingFurther'])
    expect(refused(alongside, 3)).toEqual(['sol.refuse.movesSpent'])
  }
  const upwind = move.judge(amongShips({ heading: 0 }), 'a', ahead)
  expect(messagesIn(upwind)).toEqual(['sol.refuse.intoWind'])
})

test('[SOL-133] so it is where a change of tack would ram', () => {
  const bare = { masts: { fore: 0, main: 3, mizzen: 3 } }
  const wearing = wear.judge(amongShips(), 'a', { kind: 'wear', heading: 6 })
  const about = { kind: 'comeAbout', heading: 6 } as const
  expect(messagesIn(wearing)).toEqual(['sol.refuse.ramming'])
  expect(messagesIn(comeAbout.judge(amongShips(), 'a', about))).toEqual(['sol.refuse.ramming'])
  expect(messagesIn(comeAbout.judge(amongShips(bare), 'a', about))).toEqual([
    'sol.refuse.noForesails',
  ])
})

/** A ship running before a north wind with all three dots ahead of it taken by wrecks. */
function shutIn(moves = 0) {
  const wrecks = [11, 12, 13].map(x => ({ x, y: 9, status: 'surrendered' as const }))
  const state = met({ heading: 4 }, ...wrecks, { x: 1, y: 1 })
  state.options.rammingAllowed = false
  if (state.turn) state.turn.moves = moves
  return state
}

test('[SOL-133] a ship with no other way to make its cable runs into one', () => {
  expect(move.legalOrders(shutIn(), 'a')).toHaveLength(4)
  expect(rulesIn(move.judge(shutIn(), 'a', { ...ahead, alongside: 2 }))).toEqual([])
})

test('[SOL-133] a ship that has made its cable has no excuse to collide', () => {
  expect(move.legalOrders(shutIn(1), 'a')).toEqual([])
  expect(move.judge(shutIn(1), 'a', { ...ahead, alongside: 2 }).because).toMatchObject([
    { rule: 'SOL-133', message: 'sol.refuse.rammingFurther' },
  ])
})

test('[SOL-133] boarding is another way, and so is wearing', () => {
  const boardable = shutIn()
  const enemy = boardable.ships[2]
  if (enemy) enemy.status = 'afloat'
  expect(rulesIn(move.judge(boardable, 'a', { ...ahead, alongside: 2 }))).toEqual(['SOL-133'])
  const reaching = met({ heading: 2 }, ...[7, 8, 9].map(y => ({ x: 13, y, hull: 0 })))
  reaching.options.rammingAllowed = false
  if (reaching.ships[0]) reaching.ships[0].hull = 3
  expect(rulesIn(move.judge(reaching, 'a', { ...ahead, alongside: 0 }))).toEqual(['SOL-133'])
  expect(wear.legalOrders(reaching, 'a')).toHaveLength(2)
})

test('[SOL-095] a friend or a ship that has struck is run into like any other', () => {
  const state = met({}, { seat: 'a', number: 2, x: 13, y: 8 }, { x: 1, y: 1 })
  move.execute(tableOf(state), 'a', { ...ahead, alongside: 0 })
  expect(state.ships[1]?.hull).toBe(5)
})

test('[SOL-131] when a collision ends both fleets the ship that moved wins', () => {
  const state = met({ hull: 19 }, { x: 13, y: 8, hull: 19 })
  move.execute(tableOf(state), 'a', { ...ahead, alongside: 0 })
  expect(state.ships.map(ship => ship.status)).toEqual(['sunk', 'sunk'])
  expect(state.outcome?.winners).toEqual(['a'])
})
