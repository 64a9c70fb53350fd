import { expect, test } from 'vitest'
import { battle, done, tableFor, takeBack } from '../../fixtures.ts'
import type { Advance, Fire, Helper } from '../../model/state.ts'
import { hasDeclared } from '../../model/support.ts'
import { view } from '../../model/view.ts'
import { advanceEvents } from '../advance/events.ts'
import { kindsOf } from '../command/fixtures.ts'
import { fireEvents } from '../fire/events.ts'
import { declareEvents } from './events.ts'

const fire: Fire = {
  unit: 'u1',
  part: 0,
  figures: 30,
  guns: [],
  target: 'u2',
  x: 0,
  y: 0,
  isRanging: false,
  isHidden: false,
  phase: 'fire',
  isShown: false,
  lost: null,
}
const helper: Helper = { unit: 'u1', kind: 'neighbour', of: 'u3', against: 'u2', isShown: false }
const advance: Advance = {
  unit: 'u1',
  pivot: 0,
  distance: 1_000,
  target: null,
  building: null,
  isShown: false,
}
const units = [{}, { seat: 'blue' }, {}]

function declared(waiting: string[]) {
  const events = { ...declareEvents, ...fireEvents, ...advanceEvents }
  const table = tableFor(battle({ units, at: 'fire', waiting }), events)
  table.emit({ kind: 'fireDeclared', seat: 'red', fire })
  table.emit({ kind: 'helperDeclared', seat: 'red', helper })
  table.emit({ kind: 'advanceDeclared', seat: 'red', advance })
  return table
}

const countIn = ({ fires, helpers, advances }: ReturnType<typeof battle>) =>
  fires.length + helpers.length + advances.length

test('[BA-3.1.1-05] what one side declares the other learns when all have declared', () => {
  const table = declared(['red', 'blue'])
  done.execute(table, 'red', { kind: 'done' })
  expect(countIn(view(table.state, 'red'))).toBe(3)
  expect(countIn(view(table.state, 'blue'))).toBe(0)
  const last = declared(['red'])
  done.execute(last, 'red', { kind: 'done' })
  expect(countIn(view(last.state, 'blue'))).toBe(3)
  expect(kindsOf(last)).toContain('declarationsShown')
})

test('where nothing was declared there is nothing to show', () => {
  const table = tableFor(battle({ units, at: 'fire', waiting: ['red'] }), declareEvents)
  done.execute(table, 'red', { kind: 'done' })
  expect(table.events).toEqual([])
})

test('[BA-1.1.1-02] what is declared can be taken back until all know of it', () => {
  const table = declared(['red'])
  expect(hasDeclared(table.state, 'u1')).toBe(true)
  takeBack.execute(table, 'red', { kind: 'takeBack', unit: 'u1' })
  expect(countIn(table.state)).toBe(0)
  const shown = declared(['red'])
  done.execute(shown, 'red', { kind: 'done' })
  expect(hasDeclared(shown.state, 'u1')).toBe(false)
  takeBack.execute(shown, 'red', { kind: 'takeBack', unit: 'u1' })
  expect(countIn(shown.state)).toBe(3)
})
