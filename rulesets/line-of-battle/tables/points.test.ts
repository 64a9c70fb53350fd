import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { actionCosts, poolFactors } from './points.ts'

test('[LOB-023] every action has the cost of the book', () => {
  expect(actionCosts).toEqual(fixture.actionPoints.costs)
})

test('[LOB-020] [LOB-021] the first stock is double, later turns add the sum', () => {
  const { start, perTurn } = fixture.actionPoints
  expect(poolFactors).toEqual({ firstTurn: start, laterTurns: perTurn })
})
