import { changed } from './laws/testing/broken.ts'
import { expect, test } from 'vitest'
import {
  begin,
  gameOf,
  isPlaced,
  judge,
  legalOrdersFor,
  sampleFor,
  play,
  prepare,
  playInPlace,
  retractsOf,
  refused,
  seededDice,
} from './index.ts'
import { duel } from './laws/testing/duel.ts'

const dice = seededDice('recalls')
const high = { kind: 'choose', stance: 'high' } as const
const rethink = { kind: 'rethink' } as const

const opened = () => begin(duel, prepare(duel, 'hall'), dice).state
/** Red has chosen, blue is still asked. */
const redHasChosen = () => play(duel, opened(), 'red', high, dice).state
const waiting = (state: ReturnType<typeof opened>) => state.place.at(-1)?.waiting

test('a seat that has answered may take its answer back while others are asked', () => {
  const state = redHasChosen()
  expect(waiting(state)).toEqual(['blue'])
  expect([opened(), state].map(gameOf(duel).answered)).toEqual([[], ['red']])
  expect(retractsOf(duel, state)).toEqual([
    { seat: 'red', step: 'stance', phase: 'secret', rule: 'DUEL-1', asks: ['rethink'] },
  ])
  expect(legalOrdersFor(duel, state, 'red')).toEqual([rethink])
  const { ruling, state: after } = play(duel, state, 'red', rethink, dice)
  expect(ruling.allowed).toBe(true)
  expect(waiting(after)).toEqual(['blue', 'red'])
  expect(retractsOf(duel, after)).toEqual([])
})

test('it answers anew, and the last answer counts', () => {
  const again = play(duel, redHasChosen(), 'red', rethink, dice).state
  const low = play(duel, again, 'red', { kind: 'choose', stance: 'low' }, dice).state
  const { events } = play(duel, low, 'blue', high, dice)
  const revealed = events.find(event => !isPlaced(event) && event.kind === 'revealed')
  expect(revealed).toMatchObject({ stances: ['low', 'high'] })
})

test('when all have answered nothing is taken back', () => {
  const all = play(duel, redHasChosen(), 'blue', high, dice).state
  expect(retractsOf(duel, all)).toEqual([])
  const [seat = ''] = duel.rules.seats(all).filter(one => !waiting(all)?.includes(one))
  expect(judge(duel, all, seat, rethink).because[0]?.message).toBe('umpire.notAsked')
})

test('a seat that is asked is neither asked for it nor offered it, nor is a stranger', () => {
  const state = opened()
  const ruling = judge(duel, state, 'red', rethink)
  expect(ruling.because[0]).toMatchObject({
    message: 'umpire.notNow',
    values: { asks: 'choose', order: 'rethink' },
  })
  expect(legalOrdersFor(duel, state, 'red').map(({ kind }) => kind)).not.toContain('rethink')
  expect(judge(duel, state, 'umpire', rethink).because[0]?.message).toBe('umpire.notAsked')
  expect(legalOrdersFor(duel, state, 'umpire')).toEqual([])
})

test('the judge of the ruleset has the last word', () => {
  const firm: typeof duel = changed(duel, {
    orders: {
      ...duel.rules.orders,
      rethink: {
        ...duel.rules.orders.rethink,
        judge: () => refused('DUEL-1', 'no'),
        legalOrders: () => [],
      },
    },
  })
  expect(judge(firm, redHasChosen(), 'red', rethink).because[0]?.message).toBe('no')
  expect(retractsOf(firm, redHasChosen())).toEqual([])
})

test('search plays it alike, but never picks it', () => {
  const state = redHasChosen()
  const scratch = duel.rules.copy(state)
  playInPlace(duel, scratch, 'red', rethink, dice)
  expect(scratch).toEqual(play(duel, state, 'red', rethink, dice).state)
  const picked = Array.from({ length: 20 }, () => sampleFor(duel, scratch, 'red', dice)?.kind)
  expect(new Set<string | undefined>(picked)).toEqual(new Set(['choose']))
})

test('a closed game tells of it', () => {
  const game = gameOf(duel)
  const retracts = game.retracts(game.stateFrom(redHasChosen()))
  expect(retracts.map(({ seat, asks }) => ({ seat, asks }))).toEqual([
    { seat: 'red', asks: ['rethink'] },
  ])
})
