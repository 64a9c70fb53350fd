import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import {
  attempt,
  boardOrder,
  crossing,
  fireOrder,
  hold,
  offered,
  playedOn,
  refusedBy,
} from '../../fixtures.ts'
import { canBoardAny } from '../../model/boardable.ts'
import { shipOf } from '../../model/ships.ts'
import { board } from './board.ts'

test('[SOL-100] an enemy on a dot of one plain move may be boarded: ahead or 45 degrees to either side', () => {
  expect(refusedBy(crossing(), boardOrder())).toEqual([])
  expect(refusedBy(crossing({ b: { y: 7 } }), boardOrder({ heading: 3 }))).toEqual([])
  expect(refusedBy(crossing({ b: { y: 9 } }), boardOrder({ heading: 1 }))).toEqual([])
  for (const b of [{ x: 10, y: 7 }, { x: 12 }, { x: 9 }])
    expect(refusedBy(crossing({ b }), boardOrder())).toEqual(['SOL-100'])
})

test('[SOL-100] [SOL-133] one beyond a plain move is neither offered nor another way for a ship hemmed in', () => {
  const beyond = [
    { x: 12, y: 8 },
    { x: 12, y: 6 },
    { x: 12, y: 10 },
    { x: 11, y: 6 },
    { x: 10, y: 6 },
    { x: 8, y: 8 },
  ]
  for (const b of beyond) {
    const state = crossing({ b })
    expect(offered(state, 'board')).toEqual([])
    expect(canBoardAny(state, shipOf(state, 'a1'))).toBe(false)
  }
  for (const y of [7, 8, 9]) {
    const state = crossing({ b: { y } })
    expect(offered(state, 'board').length).toBeGreaterThan(0)
    expect(canBoardAny(state, shipOf(state, 'a1'))).toBe(true)
  }
})

test('[SOL-116] [SOL-117] a prize is boarded by a ship with more hull hits than it has', () => {
  const state = crossing({ a: { hull: 9 }, b: { hull: 2, isPrize: true } })
  expect(refusedBy(state, boardOrder())).toEqual([])
  expect(offered(state, 'board').map(order => order.heading)).toEqual([4, 0])
  expect(canBoardAny(state, shipOf(state, 'a1'))).toBe(true)
})

test('[SOL-100] [SOL-025] not straight into the wind', () => {
  const state = crossing({ a: { heading: 1 }, b: { x: 10, y: 7 } })
  expect(refusedBy(state, boardOrder({ heading: 2 }))).toEqual(['SOL-025'])
  expect(offered(state, 'board')).toEqual([])
})

test('[SOL-100] only enemies afloat, [SOL-121] none that has surrendered', () => {
  expect(refusedBy(crossing({ b: { seat: 'a' } }), boardOrder())).toEqual(['SOL-100'])
  expect(refusedBy(crossing({ b: { status: 'surrendered' } }), boardOrder())).toEqual(['SOL-121'])
  expect(refusedBy(crossing({ b: { status: 'disengaged' } }), boardOrder())).toEqual(['SOL-129'])
  expect(refusedBy(crossing(), boardOrder({ target: 'nobody' }))).toEqual(['SOL-100'])
})

test('[SOL-101] [SOL-098] it counts as a move, ends all movement and lays the ship alongside', () => {
  const { state } = attempt(crossing(), boardOrder({ heading: 4 }))
  expect(shipOf(state, 'a1')).toMatchObject({ x: 10, y: 8, heading: 4 })
  expect(state.turn).toMatchObject({ moves: 1, isMovingOver: true })
  const over = playedOn(crossing({ b: { hull: 10 } }), [boardOrder(), hold, hold], [1])
  expect(over.turn).toMatchObject({ ship: 'a1', isOver: false })
  expect(offered(over, 'move')).toEqual([])
  expect(refusedBy(over, fireOrder())).toEqual([])
})

test('[SOL-101] without a move left there is no boarding', () => {
  expect(refusedBy(crossing({ turn: { moves: 3 } }), boardOrder())).toEqual(['SOL-021'])
  expect(refusedBy(crossing({ a: { isWreckHolding: true } }), boardOrder())).toEqual(['SOL-080'])
  expect(refusedBy(crossing({ turn: { isMovingOver: true } }), boardOrder())).toEqual(['SOL-101'])
})

test('[SOL-098] the heading alongside is the nearer one, a tie the choice of the owner', () => {
  expect(offered(crossing(), 'board').map(order => order.heading)).toEqual([4, 0])
  expect(refusedBy(crossing(), boardOrder({ heading: 2 }))).toEqual(['SOL-098'])
  const slanting = crossing({ b: { y: 9 } })
  expect(offered(slanting, 'board').map(order => order.heading)).toEqual([1])
  expect(refusedBy(slanting, boardOrder({ heading: 5 }))).toEqual(['SOL-098'])
})

test('[SOL-026] [SOL-098] alongside she may lie head to wind, and the order says so', () => {
  const state = crossing({ windFrom: 0 })
  const wind = (heading: number) => board.describe(state, boardOrder({ heading })).values?.wind
  expect(refusedBy(state, boardOrder({ heading: 0 }))).toEqual([])
  expect(wind(0)).toEqual({ key: 'sol.board.headToWind' })
  expect(wind(4)).toEqual({ key: 'sol.board.windFree' })
})

test('[SOL-102] vectors SOL-TV-23 and SOL-TV-24: not with more hull hits than the defender', () => {
  const hulls = (a: number, b: number) => crossing({ a: { hull: a }, b: { hull: b } })
  expect(refusedBy(hulls(6, 5), boardOrder())).toEqual(['SOL-102'])
  expect(offered(hulls(6, 5), 'board')).toEqual([])
  expect(refusedBy(hulls(5, 5), boardOrder())).toEqual([])
})

test('[SOL-115] a prize boards nobody', () => {
  const state = crossing({ a: { isPrize: true } })
  expect(refusedBy(state, boardOrder())).toEqual(['SOL-115'])
  expect(canBoardAny(state, shipOf(state, 'a1'))).toBe(false)
})

test('[SOL-C10] marines go with the order where the card is held, and not against a prize', () => {
  const marines = boardOrder({ marines: true })
  expect(refusedBy(crossing(), marines)).toEqual(['SOL-C10'])
  const state = crossing({ hands: { a: ['CAP-2'] } })
  expect(refusedBy(state, marines)).toEqual([])
  expect(offered(state, 'board')).toHaveLength(4)
  const prize = crossing({ hands: { a: ['CAP-2'] }, b: { isPrize: true } })
  expect(refusedBy(prize, marines)).toEqual(['SOL-116'])
  expect(offered(prize, 'board').filter(order => order.marines)).toEqual([])
})

test('[SOL-101] on the screen the order leads the ship round on its own dot', () => {
  const { tool } = board
  const leads = tool?.tool === 'list' ? tool.leads?.(crossing(), 'a', boardOrder()) : undefined
  expect(leads).toEqual([
    { x: 10_000, y: -8000, heading: 9000 },
    { x: 10_000, y: -8000, heading: 0 },
  ])
})

test('a pick is one of the offers', () => {
  const state = crossing({ hands: { a: ['CAP-2'] } })
  const dice = seededDice('board')
  const legalOrders = offered(state, 'board')
  for (let n = 0; n < 20; n++) expect(legalOrders).toContainEqual(board.sample?.(state, 'a', dice))
  expect(board.sample?.(crossing({ turn: { moves: 3 } }), 'a', dice)).toBeUndefined()
  expect(board.sample?.(crossing({ b: { x: 13 } }), 'a', dice)).toBeUndefined()
})

test('[SOL-115] a prize is offered nobody to board', () => {
  expect(offered(crossing({ a: { isPrize: true } }), 'board')).toEqual([])
})

test('[SOL-098] who would lie otherwise is told the headings alongside', () => {
  const headingsTold = (state: ReturnType<typeof crossing>) =>
    board
      .judge(state, 'a', boardOrder({ heading: 3 }))
      .because.flatMap(({ rule, values }) => (rule === 'SOL-098' ? [values?.headings] : []))
  expect(headingsTold(crossing({ a: { heading: 1 } }))).toEqual([{ key: 'sol.heading.0' }])
  const values = { one: { key: 'sol.heading.4' }, other: { key: 'sol.heading.0' } }
  expect(headingsTold(crossing())).toEqual([{ key: 'sol.eitherHeading', values }])
})
