import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Setting } from '../model/fixtures.ts'
import { advice } from './advice.ts'

const keysAt = (setting: Setting) => advice(battleOf(setting), 'allies').map(({ key }) => key)

test('[WAS-A15] [WAS-141] ships that cannot move and crippled ones are named before the hint', () => {
  const units = [
    { name: 'Repulse', as: { isStunned: true } },
    { name: 'Ajax', card: 'uk-ajax', as: { hull: 1 } },
  ]
  const lines = ['was.advice.stunned', 'was.advice.crippled', 'was.advice.lastToMove']
  expect(keysAt({ units })).toEqual([...lines, 'step.move.hint'])
  expect(keysAt({ units: [{}] })).toEqual([])
})

test('[WAS-055] before the last of several ships moves it is told that the step ends with it', () => {
  const ajax = { name: 'Ajax', card: 'uk-ajax', x: 900_000 }
  expect(keysAt({ units: [{}, ajax] })).toEqual([])
  const units = [{ as: { hasSailed: true } }, ajax]
  expect(keysAt({ units })).toEqual(['was.advice.lastToMove', 'step.move.hint'])
})

test('[WAS-108] it is told how many aircraft are left to send, and how many are being rearmed', () => {
  const aircraft = [{}, {}, { as: { rearming: 1 } }]
  const [line] = advice(battleOf({ aircraft, step: 'fly' }), 'allies')
  expect(line).toEqual({ key: 'was.advice.aircraft', values: { count: 2, rearming: 1 } })
})

test('[WAS-171] in the dark it is told what guns lose', () => {
  const at = (light: 'day' | 'night') => keysAt({ units: [{}], step: 'gunfire', state: { light } })
  expect(at('night')).toEqual(['was.advice.dark', 'step.gunfire.hint'])
  expect(at('day')).toEqual([])
})
