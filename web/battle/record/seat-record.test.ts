import { expect, test } from 'vitest'
import { give, recordOf } from '@grognard/umpire'
import type { Battle, Viewpoint } from '@grognard/umpire'
import { duel, landBattle, smallBattle } from '../../journeys/battles-for-tests.ts'

const asText = (battle: Battle, viewpoint: Viewpoint): string => {
  const { game, ...record } = recordOf(battle, viewpoint)
  return JSON.stringify([record, game.messages])
}

/** France has given so many of the orders that are open to it, the last ones of the list or the first. */
function written(count: number, from: 'first' | 'last'): Battle {
  let battle = landBattle()
  const { game } = battle
  for (let given = 0; given < count; given++) {
    const open = game.legalOrders(battle.state, 'france').filter(({ kind }) => kind !== 'seal')
    const order = from === 'first' ? open[0] : open.at(-1)
    const { battle: after, ruling } = give(battle, 'france', order)
    expect(ruling.allowed).toBe(true)
    battle = after
  }
  return battle
}

test('what one side writes leaves no trace in the record of the other', () => {
  const [one, other] = [written(3, 'first'), written(3, 'last')]
  const [france, enemy = ''] = one.game.seats(one.state)
  expect(france).toBe('france')
  expect(asText(one, 'france') === asText(other, 'france')).toBe(false)
  expect(asText(one, enemy) === asText(other, enemy)).toBe(true)
  const sealed = [one, other].map(now => give(now, 'france', { kind: 'seal' }).battle)
  expect(new Set(sealed.map(now => asText(now, enemy))).size).toBe(1)
  const added = recordOf(one, enemy).entries.slice(recordOf(landBattle(), enemy).entries.length)
  expect(added.map(({ seat, order, events }) => [seat, order, events])).toEqual(
    [1, 2, 3].map(() => [null, null, []]),
  )
})

test('a record holds one’s own orders, and of the others what they show', () => {
  const battle = give(smallBattle(), 'crosses', { kind: 'mark', cell: 4 }).battle
  const last = (viewpoint: Viewpoint) => recordOf(battle, viewpoint).entries.at(-1)
  expect(last('crosses')).toMatchObject({ seat: 'crosses', order: { cell: 4 } })
  expect(last('noughts')).toMatchObject({ seat: 'crosses', order: null })
  expect(last('noughts')?.events.map(({ kind }) => kind)).toContain('marked')
  expect(recordOf(battle, null).entries).toMatchObject(battle.file.entries)
})

test('the events of a record lead to its view', () => {
  const battle = duel()
  for (const seat of battle.game.seats(battle.state)) {
    const { game, start, entries, view } = recordOf(battle, seat)
    const state = game.copy(start)
    for (const { events } of entries) for (const event of events) game.applyEvent(state, event)
    expect(game.picture(state)).toEqual(game.picture(view))
    expect(game.asks(state)).toEqual(game.asks(view))
  }
})

test('as a battle goes on, what has been redacted is not redacted again', () => {
  const before = recordOf(duel(), 'a')
  const battle = duel()
  const first = recordOf(battle, 'a')
  const [ship] = battle.game.pieces(battle.state).filter(({ seat }) => seat === 'b')
  const after = give(battle, 'b', { kind: 'chooseShot', ship: ship?.id, shot: 'grape' }).battle
  const second = recordOf(after, 'a')
  expect(second.entries).toHaveLength(first.entries.length + 1)
  first.entries.forEach((entry, index) => expect(second.entries[index]).toBe(entry))
  expect([second.start, second.game]).toEqual([first.start, first.game])
  expect(second.start).toBe(first.start)
  expect(recordOf(after, 'a')).toBe(second)
  expect(before.entries[0]).not.toBe(first.entries[0])
})
