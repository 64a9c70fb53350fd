import { expect, test } from 'vitest'
import { turnMarks } from '@grognard/lab/chances.ts'
import type { ChancesFound } from '@grognard/lab/chances.ts'
import { gameById } from '@grognard/rulesets'
import { give, newBattle, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel, landBattle } from '../journeys/battles-for-tests.ts'
import { turningPointsOf } from './chance-curve.ts'
import { secretsOf } from './secrets.ts'
import { trackedPicture } from './tracks.ts'

function playedOut(start: Battle, orders: number): Battle {
  let battle = start
  const { game } = battle
  for (let step = 0; step < orders; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) return battle
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  return battle
}

const fought = playedOut(duel(), 600)

/** Chances of the first seat at each mark of the duel. */
function curve(shares: readonly number[]): ChancesFound {
  const marks = turnMarks(fought).map(({ seq, turn }, index) => {
    const share = shares[index] ?? shares.at(-1) ?? 0.5
    return { seq, turn, chances: { a: share, b: 1 - share } }
  })
  return { battles: 24, marks }
}

test('a battle turned where the chances swung most, in the order of time, and a line tells why', () => {
  const points = turningPointsOf(fought, curve([0.5, 0.9, 0.88, 0.2]), 'a')
  expect(points.map(({ letter, mark }) => [letter, mark])).toEqual([
    ['A', 1],
    ['B', 3],
  ])
  expect(points[0]?.gain).toBeCloseTo(0.4)
  expect(points[0]?.line?.text.key).toMatch(/^lob\./)
})

test('a swing that may be nothing but dice is no turning point', () => {
  expect(turningPointsOf(fought, curve([0.5, 0.6, 0.5, 0.62]), 'a')).toEqual([])
})

test('each side’s choice of shot was its secret, and is told of that side alone', () => {
  const [first, second] = secretsOf(fought)
  expect([first?.seat, second?.seat]).toEqual(['a', 'b'])
  const keys = first?.kinds.map(({ first: line }) => line.text.key)
  expect(keys).toContain('lob.event.shotChosen')
  expect(JSON.stringify(first)).not.toContain('guerriere')
})

test('orders of the land are secrets of who wrote them', () => {
  const [france] = secretsOf(playedOut(landBattle(), 12))
  expect(france?.kinds.some(({ first }) => first.text.key === 'ba.event.partWritten')).toBe(true)
})

test('tracks lead from turn to turn to where a piece stands at the end, within the part shown', () => {
  const label = { key: 'a' }
  const picture = trackedPicture(fought, [{ letter: 'A', mark: 1, piece: 'constitution', label }])
  const { x, y, width, height } = picture.bounds
  for (const { kind, points } of picture.paths) {
    expect(kind).toBe('track')
    points.forEach((place, index) => {
      const [from, long] = index % 2 === 0 ? [x, width] : [y, height]
      expect(place).toBeGreaterThanOrEqual(from)
      expect(place).toBeLessThanOrEqual(from + long)
    })
  }
  expect(picture.paths.length).toBeGreaterThan(0)
  const last = picture.pieces.find(({ id }) => picture.paths.some(({ piece }) => piece === id))
  const track = picture.paths.find(({ piece }) => piece === last?.id)
  expect(track?.points.slice(-2)).toEqual([last?.x, last?.y])
  const whole = fought.game.picture(fought.state).bounds
  expect(width).toBeLessThanOrEqual(whole.width)
})

test('a part of a plotting board begins and ends with whole squares of it', () => {
  const dice = { kind: 'seeded' as const, seed: 'squares' }
  const start = newBattle(gameById('war-at-sea'), { scenario: 'river-plate', dice })
  const { bounds, partOf, measure } = trackedPicture(start, [])
  expect(partOf).toEqual(start.game.picture(start.state).bounds)
  const whole = partOf ?? bounds
  expect(bounds.width).toBeLessThan(whole.width)
  const north = whole.y + whole.height - bounds.y - bounds.height
  expect([(bounds.x - whole.x) % measure.size, north % measure.size]).toEqual([0, 0])
})
