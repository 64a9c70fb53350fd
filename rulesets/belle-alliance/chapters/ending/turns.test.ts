import { expect, test } from 'vitest'
import { testTable } from '@grognard/umpire/fixtures.ts'
import type { RuleId } from '../../book/rulebook.ts'
import { battle } from '../../fixtures.ts'
import type { State } from '../../model/state.ts'
import type { EndingEvent } from './events.ts'
import { endingEvents } from './events.ts'
import { beginTurn } from './turns.ts'

test('[BA-1.1.1-01] [BA-1.1.7-03] a turn begins a quarter of an hour later, with nothing done', () => {
  const state = battle({ units: [{}], turn: 2, clock: 600 })
  const [unit] = state.units
  if (unit) unit.doing.fired = true
  state.sheets.push({ unit: 'u1', seat: 'red', parts: [], result: 'followed' })
  beginTurn(testTable<State, EndingEvent, RuleId>(state, endingEvents))
  expect(state).toMatchObject({ turn: 3, clock: 615, sheets: [] })
  expect(unit?.doing.fired).toBe(false)
})

test('[BA-1.1.1-01] the first turn begins at the hour of the scenario', () => {
  const state = battle({ turn: 0, clock: 600 })
  beginTurn(testTable<State, EndingEvent, RuleId>(state, endingEvents))
  expect(state).toMatchObject({ turn: 1, clock: 600 })
})
