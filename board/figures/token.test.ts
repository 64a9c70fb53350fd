import { expect, test } from 'vitest'
import { isWestward } from './flags.ts'
import { flagToward, tokenLength } from './token.ts'

test('a token is never too small to be read nor larger than it need be', () => {
  expect([tokenLength(5), tokenLength(25), tokenLength(80)]).toEqual([26, 30, 42])
})

test('a flag on a token flies east or west, to leeward, but never over the deck', () => {
  expect([flagToward(0, 100), flagToward(0, -100)]).toEqual([90, 270])
  expect([flagToward(90, 100), flagToward(-60, 200)]).toEqual([270, 90])
})

test('a flag that flies to the west is seen from its other face', () => {
  expect([isWestward(90), isWestward(270), isWestward(-45), isWestward(450)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
