import { expect, test } from 'vitest'
import { goldenBattle } from '../../../checks/golden.ts'
import { plans } from './plans.ts'

const folder = new URL('.', import.meta.url)

const events = () =>
  Object.keys(plans)
    .flatMap(name => goldenBattle(folder, name).file.entries)
    .flatMap(entry => entry.events)

test('[BA-1.1.8-01] only six-sided dice are thrown, one by one or three at once', () => {
  const rolls = events().flatMap(event => event.rolls ?? [])
  expect(rolls.length).toBeGreaterThan(500)
  expect(rolls.filter(({ sides }) => sides !== 6)).toEqual([])
  expect(new Set(rolls.map(({ count }) => count))).toEqual(new Set([1, 3]))
})

/** What an army may live through; whoever plans other battles looks that none of it is lost. */
const deeds = [
  'orderRolled',
  'attackAnnounced',
  'attackMet',
  'ticked',
  'formationChanged',
  'buildingOccupied',
  'fireRolled',
  'suppliesCounted',
  'canisterLoaded',
  'meleesFought',
  'continuedAttackAnnounced',
  'retreated',
  'routed',
  'spreadRolled',
  'reorganisingRolled',
  'valeurChanged',
  'unitArrived',
  'unitExited',
  'skirmishersSent',
  'placesHeld',
]

test('the battles know of orders, fire, melee, rout, houses and arrivals', () => {
  const kinds = new Set(events().map(event => event.kind))
  expect(deeds.filter(kind => !kinds.has(kind))).toEqual([])
})
