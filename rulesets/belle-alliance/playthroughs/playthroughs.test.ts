import { expect, test } from 'vitest'
import { goldenBattle, testGolden } from '../../../checks/golden.ts'
import { plans } from './plans.ts'

/** How each battle ends; the program that plays them anew prints these lines. */
const endings: Record<string, string> = {
  training:
    '245 orders, ba.outcome.won, cause ba.ending.turns, first 8, second 13, why ba.points.level, scored ba.outcome.scored, level ba.grade.victory, winner seat.prussia, won by prussia',
  bornhoved:
    '233 orders, ba.outcome.won, cause ba.ending.turns, first 13, second 0, why ba.points.level, scored ba.outcome.scored, level ba.grade.decisive, winner seat.denmark, won by denmark',
  hougoumont:
    '548 orders, ba.outcome.won, cause ba.ending.turns, first 23, second 1, why ba.points.level, scored ba.outcome.scored, level ba.grade.decisive, winner seat.france, won by france',
  'other-rulings':
    '243 orders, ba.outcome.won, cause ba.ending.turns, first 11, second 14, why ba.points.level, scored ba.outcome.scored, level ba.grade.victory, winner seat.prussia, won by prussia',
  'own-scenario':
    '124 orders, ba.outcome.won, cause ba.ending.turns, first 6, second 8, why ba.points.level, scored ba.outcome.scored, level ba.grade.victory, winner seat.prussia, won by prussia',
  'training-by-chance':
    '179 orders, ba.outcome.draw, cause ba.ending.turns, first 4, second 4, why ba.points.draw, scored ba.outcome.scored, won by nobody',
}

const folder = new URL('.', import.meta.url)

testGolden({ folder, plans, endings })

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
