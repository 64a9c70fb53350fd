import { expect, test } from 'vitest'
import type { FormationKind } from '../book/tables/troops.ts'
import { guns, unit } from '../fixtures.ts'
import { closedUpTo, hullOf, sizeOf } from './footprint.ts'
import { plainChange, reformed } from './formations.ts'
import type { Change } from './formations.ts'

test('[BA-1.3.1-14] a line closes up by its file rule about the middle of its front BA-TV-152', () => {
  const line = unit({ figures: 36, x: 5_000, y: 6_000 })
  expect(closedUpTo(line, 33)).toEqual({ front: null, x: 5_000, y: 6_000 })
  expect(sizeOf('infantry', line.formation, 33, [])).toMatchObject({ files: 17, width: 25_500 })
})

test('[BA-1.3.1-14] [BA-Q-16] a column keeps its front while four ranks deep BA-TV-153', () => {
  const column = unit({ figures: 28, formation: { kind: 'attackColumn', front: 7, gap: null } })
  expect(closedUpTo(column, 27).front).toBe(7)
  expect(closedUpTo({ ...column, figures: 27 }, 21).front).toBe(5)
  expect(closedUpTo(column, 9).front).toBe(4)
})

test('[BA-1.3.1-14] a skirmish line loses its right and its left end in turn', () => {
  const line = unit({
    x: 0,
    y: 0,
    figures: 9,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  })
  expect(closedUpTo(line, 8)).toMatchObject({ x: -1_500, y: 0 })
  expect(closedUpTo(line, 7)).toMatchObject({ x: 0, y: 0 })
  expect(closedUpTo({ ...line, heading: 9000 }, 8)).toMatchObject({ x: 0, y: 1_500 })
})

function change(formation: FormationKind, given: Partial<Change> = {}): Change {
  return { ...plainChange({ kind: formation, front: null, gap: null }), ...given }
}

const line = unit({ x: 0, y: 0 })

test('[BA-2.2.1-01] [BA-2.2.1-02] the middle figure of the front stays and is the middle again', () => {
  expect(reformed(line, change('attackColumn', { front: 5 }))).toEqual({
    formation: { kind: 'attackColumn', front: 5, gap: null },
    x: 0,
    y: 0,
    heading: 0,
  })
})

test('[BA-2.2.1-01] of two middle figures either may stay', () => {
  const left = reformed(line, change('attackColumn', { front: 6, middle: 'left' }))
  const right = reformed(line, change('attackColumn', { front: 6, middle: 'right' }))
  expect([left.x, right.x]).toEqual([750, -750])
  expect(reformed(unit({ ...line, figures: 32 }), change('attackColumn', { front: 6 })).x).toBe(0)
})

test('[BA-2.2.1-02] a square forms behind the front of the line', () => {
  expect(reformed(line, change('square'))).toMatchObject({ x: 750, y: -4_500, heading: 0 })
})

test('[BA-1.3.1-10] a square may form with any side as its front', () => {
  const square = unit({
    x: 0,
    y: 0,
    figures: 24,
    formation: { kind: 'square', front: null, gap: null },
  })
  expect(reformed(square, change('marchColumn', { quarter: 'right' }))).toMatchObject({
    x: 3_750,
    heading: 9000,
  })
  expect(reformed(square, change('line', { turnsAbout: true }))).toMatchObject({ heading: 18000 })
})

test('[BA-2.2.2-01] by a quarter turn a line becomes a column on the same ground', () => {
  const column = reformed(line, change('marchColumn', { quarter: 'right' }))
  expect(column).toMatchObject({ x: 11_250, y: -1_500, heading: 9000 })
  expect(hullOf({ ...line, ...column })).toMatchObject({
    x: 0,
    y: -1_500,
    length: 22_500,
    beam: 3_000,
  })
  const back = reformed({ ...line, ...column }, change('line', { quarter: 'left' }))
  expect(back).toMatchObject({ x: 0, y: 0, heading: 0 })
})

test('[BA-2.2.2-02] of cavalry the figures of one wing turn and the others adapt', () => {
  const horse = unit({ arm: 'light cavalry', figures: 16, x: 0, y: 0 })
  const column = reformed(horse, change('marchColumn', { quarter: 'left' }))
  expect(column).toMatchObject({ x: -8_000, y: -4_500, heading: 27000 })
  const again = reformed({ ...horse, ...column }, change('line', { quarter: 'right' }))
  expect(hullOf({ ...horse, ...again })).toMatchObject({ x: 0, y: -4_500, heading: 0 })
})

test('[BA-2.2.4-02] limbering makes a column of a line of guns and the reverse', () => {
  const battery = unit({ arm: 'artillery', guns: guns(3), x: 0, y: 0 })
  const limbered = { ...battery, ...reformed(battery, change('limbered')) }
  expect(hullOf(limbered)).toMatchObject({ x: 0, y: -22_500, length: 45_000, beam: 5_000 })
  const again = reformed(limbered, change('unlimbered'))
  expect(again).toMatchObject({ x: 0, y: 0, heading: 0 })
})

test('[BA-2.2.4-01] guns may turn about before unlimbering and after limbering', () => {
  const battery = unit({ arm: 'artillery', guns: guns(1), x: 0, y: 0 })
  const limbered = reformed(battery, change('limbered', { turnsAbout: true }))
  expect(limbered).toMatchObject({ x: 0, y: -15_000, heading: 18000 })
  const column = unit({ ...battery, formation: { kind: 'limbered', front: null, gap: null } })
  const unlimbered = reformed(column, change('unlimbered', { turnsAbout: true }))
  expect(unlimbered).toMatchObject({ x: 0, y: -15_000, heading: 18000 })
})
