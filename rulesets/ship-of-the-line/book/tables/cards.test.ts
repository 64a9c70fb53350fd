import { expect, test } from 'vitest'
import { cards, effectIds, effectLimits, effectRules, effectTimings, officerIds } from './cards.ts'
import fixture from './fixture.json' with { type: 'json' }
import { hullSinksAt, mastPlaces, sailsPerMast } from './ship.ts'

test('[SOL-048] the ten cards stand for the ten rules', () => {
  const written = cards.map(({ id, effect }) => ({ id, rule: effectRules[effect] }))
  expect(written).toEqual(fixture.cards)
})

test('[SOL-045] each of five officers has two cards', () => {
  expect(officerIds).toHaveLength(fixture.book.officers)
  const { cardsPerOfficer } = fixture.book
  for (const officer of officerIds) {
    expect(cards.filter(card => card.officer === officer)).toHaveLength(cardsPerOfficer)
  }
})

test('[SOL-048] every effect is on one of our cards, within its limit', () => {
  expect(cards.map(card => card.effect)).toEqual([...effectIds])
  expect(cards.filter(card => card.amount > effectLimits[card.effect])).toEqual([])
})

test('[SOL-048] no card mends more than a ship can lose', () => {
  const masts = Object.keys(mastPlaces).length
  expect(effectLimits.replaceSails).toBe(masts * sailsPerMast)
  expect(effectLimits.plugHull).toBe(hullSinksAt - 1)
})

test('[SOL-C02] [SOL-C03] [SOL-C05] [SOL-C10] the amounts on our cards', () => {
  const counted = cards.filter(card => effectLimits[card.effect] > 1)
  expect(counted.map(card => [card.effect, card.amount])).toEqual([
    ['replaceSails', 2],
    ['plugHull', 3],
    ['doubleShot', 1],
    ['extraMove', 1],
    ['marines', 5],
  ])
})

test('[SOL-048] repairs and backing the topsails are played at the start of a turn', () => {
  const atStart = effectIds.filter(effect => effectTimings[effect] === 'turnStart')
  expect(atStart).toEqual([
    'clearWreck',
    'replaceSails',
    'plugHull',
    'replaceRudder',
    'backTopsails',
  ])
})
