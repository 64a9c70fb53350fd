import { convexOverlap, gapBetween } from '@grognard/geometry/measured/convex.ts'
import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf } from './fixtures.ts'
import { hullOf, outlineOf, turnedAtBow } from './hulls.ts'
import { walk } from './path.ts'
import { rectangleOf, roomBetween } from './rectangles.ts'
import type { SeaUnit, State } from './state.ts'

const cards = ['us-fletcher', 'jp-kongo', 'us-pt-boat', 'us-houston', 'uk-kent', 'us-fletcher']

/** Six ships within 40 cm of one another, anyhow. */
function crowd(seed: number): State {
  const dice = seededDice('crowd', seed)
  const at = () => 800 + dice.roll(400)
  return battleOf({
    units: cards.map(card => ({ card, x: at(), y: at(), heading: dice.roll(360) - 1 })),
  })
}

const crowds = Array.from({ length: 300 }, (_, seed) => crowd(seed))

const others = (state: State, unit: SeaUnit) =>
  state.units.filter(other => other !== unit).map(other => outlineOf(hullOf(state, other)))

test('what a look without outlines keeps apart does not overlap, and lies at least so far off', () => {
  const kept = { apart: 0, looked: 0 }
  for (const state of crowds)
    for (const one of state.units.slice(0, 3))
      for (const other of state.units.slice(3)) {
        const [a, b] = [hullOf(state, one), hullOf(state, other)]
        for (const astern of [0, 300]) {
          const room = roomBetween(rectangleOf(a, astern), rectangleOf(b))
          kept[room < 0 ? 'looked' : 'apart'] += 1
          if (room < 0) continue
          expect(convexOverlap(outlineOf(a, astern), outlineOf(b))).toBe(false)
        }
      }
  expect(kept.apart).toBeGreaterThan(1000)
  expect(kept.looked).toBeGreaterThan(100)
})

test('[WAS-059] a turn is barred where it is barred at some degree of it', () => {
  const found = { barred: 0, clear: 0 }
  for (const [place, state] of crowds.entries())
    for (const unit of state.units) {
      const hull = hullOf(state, unit)
      const about = others(state, unit)
      if (about.some(outline => gapBetween(outlineOf(hull), outline) < 0)) continue
      const turn = place % 2 === 0 ? 4500 : -9000
      const isBarred = Array.from({ length: Math.abs(turn) / 100 }, (_, step) =>
        outlineOf(turnedAtBow(hull, Math.sign(turn) * 100 * (step + 1))),
      ).some(outline => about.some(other => convexOverlap(outline, other)))
      const { block } = walk(state, unit, [{ advance: 0, turn }], false)
      expect(block !== null).toBe(isBarred && !hull.isRound)
      found[block ? 'barred' : 'clear'] += 1
    }
  expect(found.barred).toBeGreaterThan(100)
  expect(found.clear).toBeGreaterThan(100)
})
