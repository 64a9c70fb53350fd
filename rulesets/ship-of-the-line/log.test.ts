import { joinNames, ruleIn } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { outcomeText } from './chapters/ending/events.ts'
import type { Event } from './events.ts'
import { abeam, battleOf } from './fixtures.ts'
import { shipOfTheLine } from './index.ts'

const duel = battleOf({ ships: [{}] })
const ship = duel.ships[0]?.id ?? ''

function ruleOf(event: Event): string {
  const message = shipOfTheLine.display.describe(event, duel)
  return message ? ruleIn(message) : ''
}

test.each([
  ['SOL-072', { kind: 'shipSunk', ship, cause: 'hull' }],
  ['SOL-077', { kind: 'shipSunk', ship, cause: 'magazine' }],
  ['SOL-091', { kind: 'shipSurrendered', ship, cause: 'adrift' }],
  ['SOL-092', { kind: 'shipSurrendered', ship, cause: 'choice' }],
] as const)('[%s] a line that a rule decides names it', (rule, event) => {
  expect(ruleOf(event)).toBe(rule)
})

test('what no rule decides names none', () => {
  expect(ruleOf({ kind: 'fireHeld', ship })).toBe('')
})

const state = abeam()

function told(event: Event, before = state): Message | null {
  return shipOfTheLine.display.describe(event, before)
}

const began = { attacker: 'a1', defender: 'b1', heading: 0, moves: 1, volley: 'first' } as const

test('[SOL-094] the log tells where a ship has drifted to, counting columns and rows from 1', () => {
  expect(told({ kind: 'drifted', ship: 'a1', x: 4, y: 0 })?.values).toMatchObject({
    column: 5,
    row: 1,
  })
})

test('[SOL-C10] the log tells boarders with marines from those without', () => {
  const keyWith = (attackerMarines: number) =>
    told({ kind: 'boardingBegan', ...began, attackerMarines })?.key
  expect(keyWith(0)).toBe('sol.event.boarded')
  expect(keyWith(5)).toBe('sol.event.boardedWithMarines')
})

test('[SOL-103] the log names the guns and their side, and whether the grape hit', () => {
  const guns = [4, 5].map(battery => ({ side: 'port' as const, battery }))
  expect(told({ kind: 'grapeLoaded', ship: 'b1', guns })?.values).toMatchObject({
    batteries: joinNames(['4', '5']),
    side: { key: 'sol.side.port' },
  })
  const fired = { kind: 'grapeFired', ship: 'b1', target: 'a1', side: 'port', battery: 4 } as const
  expect(told({ ...fired, dice: 5, isHit: true })?.key).toBe('sol.event.grapeHit')
  expect(told({ ...fired, dice: 7, isHit: false })?.key).toBe('sol.event.grapeMissed')
})

const fought = {
  kind: 'boardersFought',
  attacker: 'a1',
  defender: 'b1',
  difference: 7,
  attackerDie: null,
  defenderDie: null,
} as const

test.each([
  ['SOL-116', null, 'captured', 'prize', 0],
  ['SOL-104', null, 'failed', 'cancelled', 0],
  ['SOL-105', 'automatic', 'captured', 'automatic', 0],
  ['SOL-106', 3, 'captured', 'die.captured', 3],
  ['SOL-107', 5, 'failed', 'die.failed', 5],
  ['SOL-108', 'opposed', 'reversed', 'opposed.reversed', 0],
] as const)(
  '[%s] the log tells how the boarders fought: odds %s, %s',
  (_, odds, result, way, least) => {
    const message = told({ ...fought, odds, result })
    expect(message?.key).toBe(`sol.event.boarders.${way}`)
    expect(message?.values).toMatchObject({ difference: 7, least, attackerDie: 0, defenderDie: 0 })
  },
)

test('the log counts columns and rows from one', () => {
  expect(
    told({ kind: 'shipBerthed', seat: 'a', ship: 'a1', x: 4, y: 16, heading: 0 })?.values,
  ).toMatchObject({
    column: 5,
    row: 17,
  })
  const returned = { kind: 'returned', ship: 'a1', x: 0, y: 3, heading: 2 } as const
  expect(told(returned)?.values).toMatchObject({ column: 1, row: 4 })
})

test('[SOL-017] the log names the winner of the roll', () => {
  const values = { seat: { key: 'seat.b' } }
  expect(told({ kind: 'firstPlayerRolled', order: ['b', 'a'] })?.values).toEqual(values)
})

test('[SOL-080] a wreck is cut away at the end of a turn by a ship that is held and afloat', () => {
  const lineOf = (a: object) =>
    told({ kind: 'turnEnded', ship: 'a1', turnsAway: 0 }, abeam({ a }))?.key
  expect(lineOf({ isWreckHolding: true })).toBe('sol.event.wreckCutAway')
  expect(lineOf({ isWreckHolding: false })).toBeUndefined()
  expect(lineOf({ isWreckHolding: true, status: 'surrendered' })).toBeUndefined()
})

test('[SOL-132] the end tells the ships lost and the hull hits of both sides', () => {
  const ended = { kind: 'battleEnded' as const, ending: 'turnLimit' as const }
  const counted = { ...ended, lostShips: [1, 2], hullHits: [3, 4] }
  const counts = { shipsOfA: 1, shipsOfB: 2, hullOfA: 3, hullOfB: 4 }
  expect(outcomeText({ ...counted, winners: ['a'] })).toMatchObject({
    key: 'sol.outcome.won',
    values: { ...counts, winner: { key: 'seat.a' } },
  })
  expect(outcomeText({ ...counted, winners: [] })).toMatchObject({
    key: 'sol.outcome.draw',
    values: counts,
  })
  const nothing = { ...ended, lostShips: [], hullHits: [], winners: [] }
  expect(outcomeText(nothing).values).toMatchObject({
    shipsOfA: 0,
    shipsOfB: 0,
    hullOfA: 0,
    hullOfB: 0,
  })
})

test('[SOL-127] [SOL-128] the log tells the dot of return, and which repair was made', () => {
  const chosen = { kind: 'dotChosen', ship: 'a1', x: 24, y: 7 } as const
  expect(told(chosen)?.values).toMatchObject({ column: 25, row: 8 })
  const repaired = { kind: 'repaired', ship: 'a1', sail: null, hull: 4 } as const
  const guns = [{ side: 'port' as const, battery: 3 }]
  expect(told({ ...repaired, batteries: guns })?.key).toBe('sol.event.repaired.batteries')
  expect(told({ ...repaired, batteries: [] })?.key).toBe('sol.event.repaired.hull')
  const sail = { mast: 'main', sails: 2 } as const
  expect(told({ ...repaired, sail, batteries: [] })?.key).toBe('sol.event.repaired.sail')
})
