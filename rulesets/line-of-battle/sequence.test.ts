import { compile } from '@grognard/umpire/program.ts'
import { expect, test } from 'vitest'
import { sequence } from './sequence.ts'

const { phases } = compile(sequence)

function stepsOf(phase: string): string[] {
  return [...phases].filter(([, where]) => where === phase).map(([step]) => step)
}

test('[LOB-045] a turn has four phases: command, movement, combat, rally', () => {
  const names = [...new Set(phases.values())].filter(name => name !== '')
  expect(names).toEqual(['setup', 'command', 'movement', 'combat', 'rally'])
})

test('[LOB-047] what is done in each phase, in order', () => {
  expect(stepsOf('command')).toEqual(['newTurn', 'pools', 'initiative', 'shots', 'reveal'])
  expect(stepsOf('movement')).toEqual(['reinforcement', 'move', 'pickUp', 'lines', 'rudders'])
  expect(stepsOf('combat')).toEqual([
    'guns',
    'target',
    'fire',
    'board',
    'meleesBegin',
    'melee',
    'unmannedMelee',
    'meleesEnd',
  ])
  expect(stepsOf('rally')).toEqual(['shaken', 'morale', 'weather', 'clock', 'wind', 'end'])
})
