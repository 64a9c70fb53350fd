import { applyEvent, isUmpires, ruleIn } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { goldenBattle } from '../../../../checks/golden.ts'
import { abeam, astern, attempt, consort, fireOrder, said } from '../../fixtures.ts'
import { shipOfTheLine } from '../../index.ts'
import type { State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'

const misses = [7, 7, 7, 7, 7]

/** The lines of the log after an order, and which of them tell why nobody retaliates. */
function refusalsIn(before: State, order: Order, dice: readonly number[]): string[] {
  const { events } = attempt(before, order, dice)
  const state = shipOfTheLine.rules.copy(before)
  const told = events.flatMap(event => {
    const message: Message | null = isUmpires(event)
      ? null
      : shipOfTheLine.display.describe(event, state)
    applyEvent(shipOfTheLine, state, event)
    return message?.key === 'sol.event.noRetaliation' ? [message] : []
  })
  return told.map(message => `${said(message)} ${ruleIn(message)}`)
}

const gone = [false, false, false, false, false]
const whole = [true, true, true, true, true]
const ship = 'Player two, ship 1'
const port = fireOrder({ side: 'port' })

test.each<[string, State, Order, readonly number[], string]>([
  [
    'bow and stern shots are not answered',
    astern(),
    port,
    misses,
    `${ship} was fired at from ahead or astern, and only a broadside allows retaliation. SOL-069`,
  ],
  [
    'she sinks',
    abeam({ b: { hull: 19 }, others: [consort] }),
    fireOrder(),
    [7, 5],
    `${ship} is out of the fight and cannot fire back. SOL-079`,
  ],
  [
    'she strikes',
    abeam({ b: { masts: { fore: 1, main: 0, mizzen: 0 } }, others: [consort] }),
    fireOrder(),
    [4],
    `${ship} is out of the fight and cannot fire back. SOL-079`,
  ],
  [
    'she is a prize',
    abeam({ b: { isPrize: true } }),
    fireOrder(),
    misses,
    `Player one, ship 1 is a prize: her crew can sail but not fight. SOL-115`,
  ],
  [
    'a fallen mast keeps her to one cable',
    abeam({ b: { x: 12 } }),
    fireOrder(),
    [7, 7, 2, 7, 7],
    `A fallen mast lies alongside ${ship}: until it is cut away her guns reach only one cable. SOL-082`,
  ],
  [
    'that side has no gun left',
    abeam({ b: { batteries: { starboard: whole, port: gone } } }),
    fireOrder(),
    misses,
    `${ship} has lost all her larboard batteries. SOL-060`,
  ],
])('[SOL-065] the log says in one line why nobody answers: %s', (_, state, order, dice, why) => {
  expect(refusalsIn(state, order, dice)).toEqual([`No retaliation: ${why}`])
})

test('[SOL-065] nothing is said where the target is asked, whatever it does and whatever comes of it', () => {
  const others = [consort, { id: 'a2', number: 2, x: 2, y: 2 }]
  const before = abeam({ a: { hull: 19 }, others, queue: ['b2'] })
  expect(refusalsIn(before, fireOrder(), misses)).toEqual([])
  const asked = attempt(before, fireOrder(), misses).state
  expect(refusalsIn(asked, { kind: 'holdFire' }, [])).toEqual([])
  const answer: Order = { kind: 'retaliate', side: 'port', batteries: [1] }
  expect(refusalsIn(asked, answer, [7])).toEqual([])
  expect(refusalsIn(asked, answer, [5])).toEqual([])
})

/** Of each attack of a battle: whether it was answered or might have been, and what the log says. */
function attacksIn(name: string): { isAsked: boolean; isToldOff: boolean }[] {
  const { game, file } = goldenBattle(new URL('../../playthroughs/', import.meta.url), name)
  const found: { isAsked: boolean; isToldOff: boolean }[] = []
  let { start: state } = file
  let isAsked = false
  let depth = 0
  for (const event of file.entries.flatMap(({ events }) => events)) {
    if (event.kind === 'attackBegan') depth += 1
    if (event.kind === 'attackBegan' && depth === 1) isAsked = false
    if (JSON.stringify(event).includes('"at":"retaliation"')) isAsked = true
    if (event.kind === 'attackEnded') {
      const isToldOff = game.describeEvent(event, state) !== null
      depth -= 1
      if (depth === 0) found.push({ isAsked, isToldOff })
      else expect(isToldOff).toBe(false)
    }
    state = game.replay(state, [event])
  }
  return found
}

test.each(['standard', 'standard-by-chance', 'squadrons'])(
  '[SOL-065] in the battle %s the log says so exactly where nobody was asked',
  name => {
    const attacks = attacksIn(name)
    expect(attacks.filter(({ isAsked }) => isAsked).length).toBeGreaterThan(1)
    expect(attacks.filter(({ isToldOff }) => isToldOff).length).toBeGreaterThan(1)
    expect(attacks.filter(({ isAsked, isToldOff }) => isAsked === isToldOff)).toEqual([])
  },
)
