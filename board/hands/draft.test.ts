import { expect, test } from 'vitest'
import { allowed } from '@grognard/umpire'
import type { GameTool, Kind, PathTool, Playable } from '@grognard/umpire'
import { aimedAt, choicesOf, listedFor, readyPieces } from './choices.ts'
import {
  beginDraft,
  hoverDraft,
  isRound,
  orderAhead,
  orderOf,
  pointDraft,
  shortenDraft,
  traceOf,
  turnDraft,
} from './draft.ts'
import type { OrderContext } from './draft.ts'

interface March extends Kind {
  piece: string
  points: number[]
}

const isMarch = (order: Kind): order is March => 'points' in order
const march = (order: Kind): March => {
  if (!isMarch(order)) throw new Error('no march')
  return order
}

/** A path that goes wherever it is drawn. */
const marching: PathTool<Playable, Kind> = {
  tool: 'path',
  piece: order => march(order).piece,
  pieces: () => ['a'],
  start: (_state, _seat, piece): March => ({ kind: 'march', piece, points: [] }),
  extend: (_state, _seat, order, x, y): March => ({
    ...march(order),
    points: [...march(order).points, x, y],
  }),
  shorten: (order): March => ({ ...march(order), points: march(order).points.slice(0, -2) }),
  trace: (_state, _seat, order) => ({
    poses: [{ x: 0, y: 0, heading: 0 }, ...posesOf(march(order).points)],
    cost: march(order).points.length / 2,
    budget: 5,
    reached: march(order).points.length / 2,
    contact: null,
  }),
}

function posesOf(points: number[]) {
  return points.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: points[i + 1] ?? 0, heading: 0 }] : []))
}

const tools: Record<string, GameTool> = {
  march: marching,
  put: {
    tool: 'place',
    piece: () => 'a',
    pieces: () => ['a', 'b'],
    at: (_state, _seat, piece, x, y, heading) => ({ kind: 'put', piece, x, y, heading }) as Kind,
  },
  drop: {
    tool: 'place',
    piece: () => 'a',
    pieces: () => ['a', 'b'],
    at: (_state, _seat, piece, x, y) => ({ kind: 'put', piece, x, y }) as Kind,
    isRound: true,
  },
  shoot: {
    tool: 'list',
    piece: order => ('by' in order ? String(order.by) : undefined),
    target: order => ('at' in order ? String(order.at) : undefined),
  },
  done: { tool: 'list', isPrimary: true },
}

const orderContext: OrderContext = {
  view: { place: [], outcome: null },
  seat: 'red',
  judge: () => allowed,
  tool: kind => tools[kind] ?? { tool: 'list' },
}

test('a path grows leg by leg, shows the leg ahead and is taken back', () => {
  const begun = beginDraft(orderContext, 'march', 'a', 0)
  const once = pointDraft(orderContext, begun, { x: 10, y: 20 })
  const ahead = hoverDraft(orderContext, once, { x: 30, y: 40 })
  expect(orderOf(orderContext, ahead)).toMatchObject({ points: [10, 20] })
  expect(orderAhead(orderContext, ahead)).toMatchObject({ points: [10, 20, 30, 40] })
  expect(traceOf(orderContext, ahead)?.cost).toBe(2)
  const back = shortenDraft(orderContext, ahead)
  expect(back && orderAhead(orderContext, back)).toMatchObject({ points: [] })
  expect(back && shortenDraft(orderContext, back)).toBe(null)
})

test('a piece is put in its place, then turned', () => {
  const begun = beginDraft(orderContext, 'put', 'b', 4500)
  expect(orderOf(orderContext, begun)).toBe(null)
  const put = pointDraft(orderContext, begun, { x: 5.4, y: 6.6 })
  expect(orderOf(orderContext, put)).toEqual({ kind: 'put', piece: 'b', x: 5, y: 7, heading: 4500 })
  expect(orderOf(orderContext, hoverDraft(orderContext, put, { x: 90, y: 7 }))).toMatchObject({
    heading: 9000,
  })
  const turned = pointDraft(orderContext, put, { x: 5, y: -100 })
  expect(orderOf(orderContext, turned)).toMatchObject({ heading: 18000 })
  expect(orderOf(orderContext, turnDraft(turned, -1500))).toMatchObject({ heading: 16500 })
})

test('a round piece is put in its place, then elsewhere, and never turned', () => {
  const begun = beginDraft(orderContext, 'drop', 'b', 0)
  const put = pointDraft(orderContext, begun, { x: 5, y: 6 })
  expect(isRound(orderContext, put)).toBe(true)
  const again = pointDraft(orderContext, put, { x: 50, y: 60 })
  expect(orderOf(orderContext, again)).toEqual({ kind: 'put', piece: 'b', x: 50, y: 60 })
})

test('offers are sorted by piece and by tool', () => {
  const legalOrders: Kind[] = [
    { kind: 'shoot', by: 'a', at: 'x' } as Kind,
    { kind: 'shoot', by: 'a', at: 'y' } as Kind,
    { kind: 'done' },
  ]
  const choices = choicesOf(orderContext, ['shoot', 'march', 'done'], legalOrders)
  expect(choices.primary).toEqual([{ kind: 'done' }])
  expect(readyPieces(choices)).toEqual(['a'])
  expect(listedFor(choices, 'a')).toHaveLength(2)
  expect(choices.drawn.get('a')).toEqual(['march'])
})

test('a main button that is not open can be asked why', () => {
  expect(choicesOf(orderContext, ['done'], []).shut).toEqual(['done'])
})

test('an order is aimed at something else to learn why not', () => {
  const shot = { kind: 'shoot', by: 'a', at: 'x' } as Kind
  expect(aimedAt(orderContext, shot, 'z')).toEqual({ kind: 'shoot', by: 'a', at: 'z' })
  expect(aimedAt(orderContext, { kind: 'done' }, 'z')).toBe(null)
})
