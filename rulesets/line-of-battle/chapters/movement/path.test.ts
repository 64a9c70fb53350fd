import { expect, test } from 'vitest'
import { battleOf, shipWith } from '../../model/fixtures.ts'
import { surveyOf, turningAfter } from './path.ts'

test('[LOB-068] a first rate turns 30 degrees for an inch and a cutter 90 (LOB-TV-09, LOB-TV-10)', () => {
  const state = battleOf()
  const inch = (turn: number) => ({ advance: 1000, turn })
  const firstRate = shipWith({ card: 'line1' })
  expect(surveyOf(state, firstRate, [inch(3000), inch(3000), inch(3000)]).sharp).toBe(-1)
  expect(surveyOf(state, firstRate, [inch(4500), inch(4500)]).sharp).toBe(0)
  expect(surveyOf(state, shipWith({ card: 'cutter' }), [inch(9000)]).sharp).toBe(-1)
  expect(surveyOf(state, shipWith({ card: 'cutter' }), [inch(9001)]).sharp).toBe(0)
})

test('[LOB-068] after part of an inch the turn is in proportion, after more than an inch no larger', () => {
  expect(turningAfter(3000, 500)).toBe(1500)
  expect(turningAfter(4500, 333)).toBe(1498)
  expect(turningAfter(9000, 0)).toBe(0)
  expect(turningAfter(3000, 2500)).toBe(3000)
})

test('[LOB-069] a path is as long as its legs', () => {
  const legs = [
    { advance: 1200, turn: 1000 },
    { advance: 800, turn: 0 },
  ]
  expect(surveyOf(battleOf(), shipWith(), legs)).toEqual({
    length: 2000,
    cost: 2000,
    sharp: -1,
    windward: -1,
    isStraight: false,
  })
})

const noGo = battleOf({ options: { noGo30: true } })

test('[LOB-066] no leg is sailed in the closed sector', () => {
  const straight = [{ advance: 1000, turn: 0 }]
  expect(surveyOf(noGo, shipWith({ heading: 2900 }), straight).windward).toBe(0)
  expect(surveyOf(noGo, shipWith({ heading: 3000 }), straight).windward).toBe(-1)
})

test('[LOB-066] a ship caught there turns out first, which uses up an inch', () => {
  const legs = [
    { advance: 0, turn: 3000 },
    { advance: 1500, turn: 0 },
  ]
  const survey = surveyOf(noGo, shipWith({ card: 'line1', heading: 0 }), legs)
  expect(survey).toMatchObject({ length: 1500, cost: 2500, sharp: -1, windward: -1 })
})

test('[LOB-066] it turns out by the value of its class at most, and all the way', () => {
  const ship = shipWith({ card: 'line1', heading: 0 })
  expect(surveyOf(noGo, ship, [{ advance: 0, turn: 3001 }]).sharp).toBe(0)
  expect(surveyOf(noGo, ship, [{ advance: 0, turn: 2900 }]).windward).toBe(0)
})

test('[LOB-066] an ordinary turn does not swing through the eye', () => {
  const brig = shipWith({ card: 'brig', heading: 31_500 })
  expect(surveyOf(noGo, brig, [{ advance: 1000, turn: 9000 }])).toMatchObject({
    sharp: -1,
    windward: 0,
  })
  expect(surveyOf(battleOf(), brig, [{ advance: 1000, turn: 9000 }]).windward).toBe(-1)
})

test('[LOB-066] [LOB-102] a passed tack swings through, once, and without the inch for turning out', () => {
  const brig = shipWith({ card: 'brig', heading: 31_500, manoeuvre: 'tackPassed' })
  const about = { advance: 1000, turn: 9000 }
  const back = { advance: 1000, turn: -9000 }
  expect(surveyOf(noGo, brig, [about]).windward).toBe(-1)
  expect(surveyOf(noGo, brig, [about, back]).windward).toBe(1)
  const caught = shipWith({ card: 'line1', heading: 0, manoeuvre: 'tackPassed' })
  const out = [
    { advance: 0, turn: 9000 },
    { advance: 3000, turn: 0 },
  ]
  expect(surveyOf(noGo, caught, out)).toMatchObject({ cost: 3000, sharp: -1, windward: -1 })
})

test('[LOB-102] a passed tack allows one turn of up to 180 degrees beside the normal ones', () => {
  const ship = shipWith({ card: 'line1', manoeuvre: 'tackPassed' })
  const legs = [
    { advance: 1000, turn: 3000 },
    { advance: 500, turn: 18_000 },
    { advance: 1000, turn: -3000 },
  ]
  expect(surveyOf(battleOf(), ship, legs).sharp).toBe(-1)
  expect(surveyOf(battleOf(), ship, [...legs, { advance: 0, turn: 100 }]).sharp).toBe(3)
  expect(surveyOf(battleOf(), shipWith({ card: 'line1' }), legs).sharp).toBe(1)
})
