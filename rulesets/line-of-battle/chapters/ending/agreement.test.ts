import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import { recentreMargin } from '../../book/tables/victory.ts'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import type { Ship, State } from '../../model/state.ts'
import { agree, decline, executeProposal, propose, recentred, seatsToAgree } from './agreement.ts'

test('[LOB-126] all ships are shifted alike, their middle into the middle of the board', () => {
  const state = battleOf({
    ships: [
      { id: 'a', x: inches(1), y: inches(40) },
      { id: 'b', x: inches(7), y: inches(46) },
      { id: 'c', x: inches(2), y: inches(41) },
      { id: 'gone', status: 'sunk', x: inches(30), y: inches(3) },
    ],
  })
  expect(recentred(state)).toEqual([
    { ship: 'a', x: inches(21), y: inches(21) },
    { ship: 'b', x: inches(27), y: inches(27) },
    { ship: 'c', x: inches(22), y: inches(22) },
  ])
})

test('[LOB-126] with no ship on the board nothing is shifted', () => {
  expect(recentred(battleOf())).toEqual([])
})

test('[LOB-126] a ship alone comes to lie in the middle', () => {
  const state = battleOf({ ships: [{ id: 'a', x: inches(1), y: inches(40) }] })
  expect(recentred(state)).toEqual([{ ship: 'a', x: inches(24), y: inches(24) }])
})

/** All near the west edge, the last one just so. */
const western: Partial<Ship>[] = [
  { id: 'a', x: 3000, y: 20_000 },
  { id: 'b', seat: 'blue', x: recentreMargin, y: 30_000 },
]

function refusals(state: State, what: 'recentre' | 'end'): string[] {
  return propose.judge(state, 'red', { kind: 'propose', what }).because.map(row => row.message)
}

/** Red has proposed; the others are asked in the sequence above. */
function proposed(what: 'recentre' | 'end', setting: Setting = {}) {
  const state = battleOf({ ships: western, ...setting })
  const table = tableFor(state)
  propose.execute(table, 'red', { kind: 'propose', what })
  state.place.push({ at: 'answer', loop: [], waiting: [] })
  return { state, table }
}

test('[LOB-126] [LOB-048] a proposal lies out of the way and asks before it is made', () => {
  const { tool } = propose
  const state = battleOf({})
  expect(tool).toMatchObject({ tool: 'list', isGrave: true })
  expect(tool?.tool === 'list' && tool.isRare?.({ kind: 'propose', what: 'end' }, state)).toBe(true)
})

test('[LOB-126] with all ships close to an edge the battle may be moved to the middle', () => {
  expect(refusals(battleOf({ ships: western }), 'recentre')).toEqual([])
  const { state, table } = proposed('recentre')
  expect(table.opened).toEqual(['parley'])
  agree.execute(table, 'blue', { kind: 'agree' })
  executeProposal(table)
  expect(state.ships.map(ship => [ship.x, ship.y])).toEqual([
    [22_500, 19_000],
    [25_500, 29_000],
  ])
  expect(state.proposal).toBeNull()
})

test('[LOB-126] not while a ship that can fight lies farther from every edge; a wreck may', () => {
  const far = { id: 'c', x: recentreMargin + 1, y: 24_000 }
  expect(refusals(battleOf({ ships: [...western, far] }), 'recentre')).toEqual([
    'lob.refuse.farFromEdges',
  ])
  expect(refusals(battleOf({ ships: [...western, { ...far, crew: 0 }] }), 'recentre')).toEqual([])
})

test('[LOB-126] only a pure sea battle is moved, and not one that lies in the middle', () => {
  const rules = { canRecentre: false }
  expect(refusals(battleOf({ ships: western, rules }), 'recentre')).toEqual([
    'lob.refuse.notPureSea',
  ])
  const apart = [
    { id: 'a', x: 1000, y: 24_000 },
    { id: 'b', x: 47_000, y: 24_000 },
  ]
  expect(refusals(battleOf({ ships: apart }), 'recentre')).toEqual(['lob.refuse.inTheMiddle'])
})

test('[LOB-126] a proposal that anyone declines comes to nothing', () => {
  const { state, table } = proposed('recentre')
  decline.execute(table, 'blue', { kind: 'decline' })
  executeProposal(table)
  expect(state.ships.map(ship => ship.x)).toEqual([3000, 6000])
})

test('[LOB-126] all others are asked at once', () => {
  const players: Setting['players'] = [
    { seat: 'red' },
    { seat: 'blue', side: 1 },
    { seat: 'green' },
  ]
  expect(seatsToAgree(proposed('end', { players }).state)).toEqual(['blue', 'green'])
})

test('[LOB-048] the battle ends when all agree, and goes on when one declines', () => {
  const agreed = proposed('end')
  agree.execute(agreed.table, 'blue', { kind: 'agree' })
  executeProposal(agreed.table)
  expect(agreed.state.outcome).not.toBeNull()
  const declined = proposed('end')
  decline.execute(declined.table, 'blue', { kind: 'decline' })
  executeProposal(declined.table)
  expect(declined.state.outcome).toBeNull()
})

test('[LOB-048] a seat makes one proposal a turn', () => {
  const { state } = proposed('end')
  expect(refusals(state, 'end')).toEqual(['lob.refuse.proposedAlready'])
  expect(propose.legalOrders(state, 'red')).toEqual([])
})
