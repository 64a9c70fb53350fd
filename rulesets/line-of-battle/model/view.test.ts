import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { lineOfBattle } from '../index.ts'
import { battleOf } from './fixtures.ts'
import type { Ship, State } from './state.ts'
import { determinize, view } from './view.ts'

const { redact } = lineOfBattle.secrecy

const loading = (ships: Partial<Ship>[], shotsRevealed = false): State =>
  battleOf({ shotsRevealed, ships })

const fleet: Partial<Ship>[] = [
  { id: 'ajax', shot: 'chain' },
  { id: 'heros', seat: 'blue', shot: 'grape' },
  { id: 'brave', seat: 'blue', shot: null, status: 'sunk' },
]

const shotsIn = (state: State) => state.ships.map(ship => ship.shot)

test('[LOB-054] [LOB-055] before the reveal a seat sees its own shot alone', () => {
  const state = loading(fleet)
  expect(shotsIn(view(state, 'red'))).toEqual(['chain', 'unknown', 'unknown'])
  expect(shotsIn(view(state, 'blue'))).toEqual(['unknown', 'grape', null])
  expect(shotsIn(view(loading(fleet, true), 'red'))).toEqual(['chain', 'grape', null])
})

test('[LOB-055] what the other seat loads changes nothing in a view', () => {
  const views = (['round', 'grape', 'chain'] as const).map(shot =>
    JSON.stringify(view(loading([{ id: 'ajax' }, { id: 'heros', seat: 'blue', shot }]), 'red')),
  )
  expect(new Set(views).size).toBe(1)
})

test('[LOB-055] a view is a copy: looking changes nothing', () => {
  const state = loading(fleet)
  Object.assign(view(state, 'red').ships[0]?.hasFired ?? {}, { port: true })
  expect(state).toEqual(loading(fleet))
})

test('[LOB-054] the choice itself is told to its own seat alone', () => {
  const chosen = { kind: 'shotChosen', seat: 'red', ship: 'ajax', shot: 'grape' } as const
  expect(redact(chosen, 'red')).toEqual(chosen)
  expect(redact(chosen, 'blue')).toBeUndefined()
  const open = { kind: 'weatherRolled', weather: 4 } as const
  expect(redact({ ...open, die: 1 }, 'blue')).toEqual({ ...open, die: 1 })
})

test('[LOB-055] a determinized battle has a shot in every gun that may be loaded, and only there', () => {
  const seen = view(loading(fleet), 'red')
  const shots = Array.from({ length: 30 }, (_, n) =>
    shotsIn(determinize(seen, 'red', seededDice('imagine', n))),
  )
  expect(shots.every(([own, , sunk]) => own === 'chain' && sunk === null)).toBe(true)
  expect(new Set(shots.map(row => row[1]))).toEqual(new Set(['round', 'grape', 'chain']))
  expect(shotsIn(seen)).toEqual(['chain', 'unknown', 'unknown'])
})
