import { expect, test } from 'vitest'
import { hullsOverlap } from '@grognard/geometry'
import { seededDice } from '@grognard/umpire'
import { battle, square, tableFor } from '../../fixtures.ts'
import { clauseIn } from '../../model/clauses.ts'
import { copy } from '../../model/copy.ts'
import { hullOf } from '../../model/footprint.ts'
import type { State } from '../../model/state.ts'
import { commandEvents } from '../command/events.ts'
import { legalMarches } from '../march/march.ts'
import { encounterEvents } from './events.ts'
import { sheet } from './fixtures.ts'
import { marchAll } from './march-all.ts'

/** Two lines of twenty units each against one another, with ground between them. */
function twoArmies(): State {
  const units = Array.from({ length: 40 }, (_, i) => {
    const isRed = i < 20
    const column = i % 10
    const row = Math.floor((i % 20) / 10)
    const y = isRed ? 60_000 - row * 16_000 : 110_000 + row * 16_000
    const formation = { kind: 'attackColumn' as const, front: 6, gap: null }
    const side = isRed ? { seat: 'red', heading: 0 } : { seat: 'blue', heading: 18_000 }
    return { ...side, x: 15_000 + column * 19_000, y, formation }
  })
  const terrain = [
    { points: square(60_000, 85_000, 60_000, 16_000) },
    { kind: 'linear' as const, points: [100_000, 85_000, 180_000, 88_000], obstacle: 'I' as const },
  ]
  const state = battle({ units, terrain })
  const dice = seededDice('armies')
  for (const { id, seat } of state.units) {
    const legalOrders = legalMarches(state, seat).filter(({ unit }) => unit === id)
    const chosen = legalOrders[dice.roll(legalOrders.length) - 1]
    if (chosen) state.sheets.push({ ...sheet(id, clauseIn(chosen)), seat })
  }
  return state
}

const applyEvent = { ...commandEvents, ...encounterEvents }

function play(begin: State) {
  const state = copy(begin)
  const dice = seededDice('rolls')
  const rolls = Array.from({ length: 2_000 }, () => dice.roll(6))
  const table = tableFor(state, applyEvent, rolls)
  marchAll(table)
  return { state, events: table.events }
}

const armies = twoArmies()

test('[BA-Q-14] the same orders and dice give the same march to the byte', () => {
  expect(JSON.stringify(play(armies))).toBe(JSON.stringify(play(armies)))
})

test('[BA-Q-14] all places are whole numbers, and enemies never share ground', () => {
  const { state } = play(armies)
  for (const { x, y, heading } of state.units)
    expect([x, y, heading].every(Number.isInteger)).toBe(true)
  const [red, blue] = ['red', 'blue'].map(seat => state.units.filter(unit => unit.seat === seat))
  const shrunk = red?.map(unit => {
    const hull = hullOf(unit)
    return { ...hull, length: hull.length - 40, beam: hull.beam - 40 }
  })
  expect(shrunk?.some(one => blue?.some(other => hullsOverlap(one, hullOf(other))))).toBe(false)
})

test('[BA-Q-14] the ticks told lead to where the units stand', () => {
  const { state, events } = play(armies)
  const again = copy(armies)
  const table = tableFor(again, applyEvent)
  for (const event of events) table.emit(event)
  expect(again).toEqual(state)
})
