import { messageOfReason, sumsOf, tallyLines } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { factorsOf } from './factors.ts'
import type { FireFactors } from './factors.ts'
import { shotOf } from './shot.ts'
import { contextOf } from './situation.ts'
import { parts, tallyOf } from './tally.ts'
import { declared, facing, fireOf, firing } from './testing.ts'
import { near } from './testing-orders.ts'
import { said } from '../testing.ts'

function factors(loss: number, moral: number): FireFactors {
  const state = declared([firing(), facing(near)], [fireOf()])
  const context = contextOf(shotOf(state, fireOf()))
  if (!context) throw new RangeError('The shot has no line.')
  const row = (value: number) => ({
    rule: 'BA-T-06' as const,
    message: 'ba.modifier.fire.target.squareMassHuddle',
    value,
    when: () => true,
  })
  const plain = factorsOf(context)
  return { ...plain, loss: loss === 0 ? [] : [row(loss)], moral: moral === 0 ? [] : [row(moral)] }
}

function linesOf(given: FireFactors, part?: (typeof parts)[number]) {
  const { loss, moral } = tallyOf(given, part)
  return tallyLines([...loss, ...moral], given.context)
}

test('[BA-3.1.1-07] the tally tells the sum for losses apart from that for the moral effect', () => {
  expect(sumsOf(linesOf(factors(2, -1)))).toEqual([
    { name: 'ba.sum.loss', value: 2 },
    { name: 'ba.sum.moral', value: 1 },
  ])
})

test('[BA-3.1.1-07] where only the moral effect has factors the dice are told as the losses', () => {
  const lines = linesOf(factors(0, -1))
  expect(sumsOf(lines).map(({ value }) => value)).toEqual([0, -1])
  const texts = lines.map(line => said(messageOfReason(line)))
  expect(texts).toEqual(['nothing for losses', 'moral only: square, mass or huddle'])
  expect(linesOf(factors(0, 0))).toEqual([])
})

test('[BA-3.1.2-01] each part of a split fire has sums of its own', () => {
  const lines = parts.flatMap((part, i) => linesOf(factors(i + 1, -1), part))
  expect(sumsOf(lines)).toEqual([
    { name: 'ba.sum.first.loss', value: 1 },
    { name: 'ba.sum.first.moral', value: 0 },
    { name: 'ba.sum.second.loss', value: 2 },
    { name: 'ba.sum.second.moral', value: 1 },
  ])
  const [first] = lines
  expect(said({ key: first?.message ?? '', values: first?.values ?? {} })).toMatch(/^first part: /)
})
