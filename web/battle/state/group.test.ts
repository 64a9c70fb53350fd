import { ordersToGive } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { pageOf, playedHere } from '../../journeys/page-for-tests.ts'
import { sceneOf } from '../chart/scene-of.ts'
import { lastOrderIn } from '../log/latest.tsx'
import { stale } from '../source/battle-source.ts'
import type { Action } from './actions.ts'
import type { BattleState } from './battle-state.ts'
import { formationsIn, sharedNow } from './group.ts'
import { reduce } from './reducer.ts'
import type { TurnView } from './turn-view.ts'

const after = (state: BattleState, ...actions: readonly Action[]): BattleState =>
  actions.reduce((now, action) => reduce(now, action), state)

const battle = landBattle()
const start = stateOf(battle, 'france')

function viewOf({ turnView }: BattleState): TurnView {
  if (!turnView) throw new Error('Nobody looks.')
  return turnView
}

const place = (id: string) => {
  const piece = viewOf(start).picture.pieces.find(one => one.id === id)
  if (!piece) throw new Error(`There is no piece ${id}.`)
  return { place: { x: piece.x, y: piece.y }, piece: id, cell: null }
}

const [first] = formationsIn(start)
if (!first) throw new Error('France has no formation.')
const [one = '', two = '', three = ''] = first.pieces
const leader = place(one).place
const ahead = { x: leader.x, y: leader.y + 8000 }
const aim: Action = { type: 'chart/click', at: { place: ahead, piece: null, cell: null } }

test('a box, Shift and Ctrl choose one’s own pieces; one alone is taken as any', () => {
  const enemy = viewOf(start).picture.pieces.find(({ seat }) => seat === 'prussia')?.id ?? ''
  const boxed = after(start, { type: 'group/take', pieces: [one, two, enemy] })
  expect(boxed.group?.pieces).toEqual([one, two])
  const added = after(boxed, { type: 'chart/click', at: { ...place(three), by: 'adding' } })
  expect(added.group?.pieces).toEqual([one, two, three])
  const toggled = after(added, { type: 'chart/click', at: { ...place(one), by: 'toggling' } })
  expect(toggled.group?.pieces).toEqual([two, three])
  const alone = after(toggled, { type: 'chart/click', at: { ...place(two), by: 'toggling' } })
  expect([alone.group, alone.selected]).toEqual([null, three])
})

test('a second click on a commander or a unit takes its body, a third the next larger', () => {
  const twice: Action = { type: 'chart/doubleClick', at: place(first.leader) }
  const taken = after(start, twice)
  expect(taken.group).toMatchObject({ pieces: first.pieces, name: first.name })
  const other = after(
    start,
    { type: 'select', piece: one },
    { type: 'chart/doubleClick', at: place(one) },
  )
  expect(other.group?.pieces).toContain(one)
})

test('a group that is kept comes back by its number', () => {
  const kept = after(
    start,
    { type: 'group/take', pieces: [one, two] },
    { type: 'group/keep', number: 3 },
    { type: 'cancel' },
  )
  expect(kept.group).toBeNull()
  expect(after(kept, { type: 'group/recall', number: 3 }).group?.pieces).toEqual([one, two])
})

test('pointing shows the ghosts of all, a click settles them, and they are given together', () => {
  const taken = after(start, { type: 'group/formation', id: first.id })
  const at = { place: ahead, piece: null, cell: null }
  const hovered = after(taken, { type: 'chart/hover', at })
  expect(sharedNow(hovered)?.members.map(({ piece }) => piece)).toEqual(first.pieces)
  expect(sceneOf(hovered)?.ghosts).toHaveLength(first.pieces.length)
  expect(sharedNow(after(hovered, { type: 'chart/hover', at: null }))).toBeNull()
  const settled = after(hovered, aim)
  const shared = sharedNow(settled)
  expect(shared?.id).toBe('advance')
  const given = after(settled, { type: 'order/confirm' })
  const orders = shared ? ordersToGive(shared) : []
  expect(given.onTheirWay).toMatchObject([{ ask: 'giveMany', seat: 'france', orders }])
  expect(after(settled, { type: 'cancel' }).group?.shared).toBeNull()
})

test('what the umpire far away has not looked at is given again with the rest, the first only by hand', async () => {
  const { source } = playedHere(battle, { france: 'me', prussia: 'captain' })
  const late = new Set<number>()
  let given = 0
  const far: typeof source = {
    ...source,
    give: async (seat, order) => (late.has(given++) ? stale : source.give(seat, order)),
  }
  const page = pageOf(far)
  const entries = start.record?.entries.length ?? 0
  const pointed = async () => {
    await page.does({ type: 'group/formation', id: first.id })
    await page.does(aim)
    const shared = sharedNow(page.now())
    return shared ? ordersToGive(shared).length : 0
  }
  const count = await pointed()
  late
    .add(0)
    .add(count + 1)
    .add(count + 2)
  const once = await page.does({ type: 'order/confirm' })
  expect(once.record?.entries).toHaveLength(entries + count - 1)
  expect(once.objection?.reasons).toEqual(stale.because)
  await page.does({ type: 'undo' })
  expect(page.now().record?.entries).toHaveLength(entries)
  await pointed()
  const now = await page.does({ type: 'order/confirm' })
  expect(now.record?.entries).toHaveLength(entries + count)
  expect([now.objection, now.standing]).toEqual([null, null])
})

test('orders given together are undone together', async () => {
  const { source } = playedHere(battle, { france: 'me', prussia: 'captain' })
  const page = pageOf(source)
  await page.does({ type: 'group/formation', id: first.id })
  await page.does(aim)
  const shared = sharedNow(page.now())
  const count = shared ? ordersToGive(shared).length : 0
  expect(count).toBeGreaterThan(1)
  const given = await page.does({ type: 'order/confirm' })
  expect(given.record?.entries).toHaveLength((start.record?.entries.length ?? 0) + count)
  expect(given.batch?.count).toBe(count)
  const entries = given.record?.entries.slice(-count) ?? []
  expect(lastOrderIn(given)).toBe(entries[0]?.seq)
  expect(lastOrderIn({ ...given, batch: null })).toBe(entries.at(-1)?.seq)
  const undone = await page.does({ type: 'undo' })
  expect(undone.record?.entries).toHaveLength(start.record?.entries.length ?? 0)
})

test('the plan is taken with one action, once it is wanted and known', () => {
  const { view } = viewOf(start)
  const orders = [{ order: { kind: 'erase', unit: one }, piece: one, poses: [] }]
  const found: Action = { type: 'plan/found', of: view, orders }
  expect(after(start, found, { type: 'plan/take' }).onTheirWay).toEqual([])
  const shown = after(start, { type: 'plan/show' }, found)
  expect(after(shown, { type: 'plan/take' }).onTheirWay).toMatchObject([
    { ask: 'giveMany', orders: [{ kind: 'erase' }] },
  ])
})
