import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import type { CardId } from '../book/tables/cards.ts'
import { battleOf, playerWith } from '../fixtures.ts'
import { shipOfTheLine } from '../index.ts'
import type { State } from './state.ts'
import { determinize, view } from './view.ts'

const { redact } = shipOfTheLine.secrecy

const mine: CardId[] = ['BOS-1', 'CAR-1', 'GUN-1', 'MAS-1', 'CAP-1']
const theirs: CardId[] = ['BOS-2', 'CAR-2', 'GUN-2', 'MAS-2', 'CAP-2']

const choosing = (officers: (CardId | null)[] = theirs, areOfficersShown = false): State =>
  battleOf({
    players: [playerWith({ officers: mine }), playerWith({ seat: 'b', officers })],
    ships: [{}, { seat: 'b' }],
    areOfficersShown,
  })

const handsIn = (state: State) => state.players.map(player => player.officers)
const unknown = Array(5).fill('unknown')

test('[SOL-045] before the cards are shown a seat knows its own alone', () => {
  expect(handsIn(view(choosing(), 'a'))).toEqual([mine, unknown])
  expect(handsIn(view(choosing(), 'b'))).toEqual([unknown, theirs])
  expect(handsIn(view(choosing(theirs, true), 'a'))).toEqual([mine, theirs])
})

test('[SOL-045] nor does it know whether the other has chosen', () => {
  const seen = [theirs, mine, Array(5).fill(null)].map(hand =>
    JSON.stringify(view(choosing(hand), 'a')),
  )
  expect(new Set(seen).size).toBe(1)
})

test('[SOL-045] the choice is told to its own seat alone', () => {
  const event = { kind: 'officersChosen' as const, seat: 'a', cards: mine }
  expect(redact(event, 'a')).toEqual(event)
  expect(redact(event, 'b')).toBeUndefined()
  const open = { kind: 'windRolled' as const, windFrom: 3 }
  expect(redact(open, 'b')).toEqual(open)
})

test('[SOL-045] an imagined hand has one card of each officer, and either of the two', () => {
  const hands = Array.from({ length: 20 }, (_, n) =>
    determinize(view(choosing(), 'a'), 'a', seededDice('imagine', n)),
  ).map(state => handsIn(state)[1])
  for (const place of mine.keys())
    expect(new Set(hands.map(hand => hand?.[place]))).toEqual(new Set([mine[place], theirs[place]]))
})

test('looking changes nothing', () => {
  const state = choosing()
  view(state, 'a').ships[0]?.fired.port.fill(true)
  expect(state).toEqual(choosing())
})
