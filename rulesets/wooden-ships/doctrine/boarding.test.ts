import { expect, test } from 'vitest'
import { battleOf, defence } from '../model/fixtures.ts'
import type { Setting, TestShip } from '../model/fixtures.ts'
import type { State } from '../model/state.ts'
import { bestParty, wantsToBoard } from './boarding.ts'
import { bestGrapple, bestUngrappling } from './handling.ts'

/** Two ships side by side, heading north. */
function beside(own: TestShip = {}, foe: TestShip = {}, setting: Setting = {}): State {
  return battleOf({
    step: 'parties',
    turn: 5,
    ...setting,
    ships: [
      { id: 'ajax', at: 'R20', heading: 1, ...own },
      { id: 'heros', seat: 'b', at: 'S20', heading: 1, ...foe },
    ],
  })
}

const grappled: Setting = {
  bonds: [
    {
      one: 'ajax',
      other: 'heros',
      isFouled: false,
      grapples: 1,
      unfoulTried: [],
      ungrappleTried: [],
    },
  ],
}

const weak: TestShip = { crew: [1, 1, 0] }

function wants(state: State): boolean {
  const [own, foe] = state.ships
  return own !== undefined && foe !== undefined && wantsToBoard(state, own, foe)
}

test('[WS-220] nobody boards his like: defenders have the better of it', () => {
  expect(wants(beside())).toBe(false)
})

test('[WS-220] whoever has many times the hands boards', () => {
  expect(wants(beside({ quality: 'EL' }, weak))).toBe(true)
})

test('[WS-220] a prize crew stays where it is', () => {
  const prize = { crew: 4, quality: 'AV', from: 'other', owner: 'b' } as const
  expect(wants(beside({ quality: 'EL', prize }, weak))).toBe(false)
})

test('[WS-122] boarders are told off before they are sent, the first section first', () => {
  expect(bestParty(beside({}, weak), 'a')).toMatchObject({ section: 1, party: 'defensive' })
})

test('[WS-123] told off since last turn and grappled they board', () => {
  const state = beside({ parties: [defence, null, null] }, weak, grappled)
  expect(bestParty(state, 'a')).toMatchObject({ section: 1, party: 'offensive', target: 'heros' })
})

test('[WS-123] once sent to a ship they are not sent again', () => {
  const sent = { ...defence, kind: 'offensive' as const, sentIn: 4, target: 'heros' }
  const state = beside({ parties: [sent, { ...defence, since: 5 }, null] }, weak, grappled)
  expect(bestParty(state, 'a')).toBeUndefined()
})

test('[WS-124] a ship about to be boarded by more tells off her second section', () => {
  const state = beside(weak, { isReady: true, quality: 'EL' }, grappled)
  expect(bestParty(state, 'a')).toMatchObject({ section: 2, party: 'defensive' })
})

test('[WS-123] with nobody near the parties stand down', () => {
  const state = beside({ parties: [defence, null, null] }, { at: 'S2' })
  expect(bestParty(state, 'a')).toEqual({ kind: 'standDown', ship: 'ajax', section: 1 })
})

test('[WS-233] a beaten enemy alongside is taken, but not in a duel', () => {
  const struck: TestShip = { status: 'struck', hull: 0 }
  const state = beside({ parties: [defence, null, null] }, struck)
  expect(bestParty(state, 'a')).toMatchObject({ party: 'transfer', target: 'heros' })
  const rules = { victory: 'duel' } as const
  const done = beside({ parties: [defence, null, null] }, struck, { rules })
  expect(bestParty(done, 'a')?.kind).not.toBe('party')
})

test('[WS-116] only a ship that is to be boarded is grappled, and from any other one gets loose', () => {
  expect(bestGrapple(beside({}, weak, { step: 'grapple' }), 'a')).toMatchObject({ target: 'heros' })
  expect(bestGrapple(beside({}, {}, { step: 'grapple' }), 'a')).toBeUndefined()
  const held: Setting = { ...grappled, step: 'ungrapple' }
  expect(bestUngrappling(beside({}, {}, held), 'a')).toMatchObject({ other: 'heros' })
  expect(bestUngrappling(beside({}, weak, held), 'a')).toBeUndefined()
})
