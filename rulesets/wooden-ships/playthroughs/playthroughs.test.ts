import { expect, test } from 'vitest'
import { goldenBattle } from '../../../checks/golden.ts'
import { plans } from './plans.ts'

const folder = new URL('.', import.meta.url)

const entries = Object.keys(plans).flatMap(name => goldenBattle(folder, name).file.entries)
const events = entries.flatMap(entry => entry.events)

test('[WS-166] only six-sided dice are rolled', () => {
  const rolls = events.flatMap(event => event.rolls ?? [])
  expect(rolls.length).toBeGreaterThan(500)
  expect(rolls.filter(({ sides }) => sides !== 6)).toEqual([])
})

test('the kept battles come to all that battles are made of', () => {
  const kinds = new Set(events.map(({ kind }) => kind))
  const wanted = [
    'windTested',
    'plotsShown',
    'stepMade',
    'shipsCollided',
    'shipsDrifted',
    'grappleTried',
    'broadsideFired',
    'hitsTaken',
    'gunsLost',
    'criticalRolled',
    'mastLost',
    'firstLoaded',
    'sideLoaded',
    'sailsSet',
    'battleEnded',
  ]
  expect(wanted.filter(kind => !kinds.has(kind as never))).toEqual([])
})
