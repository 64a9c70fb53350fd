import { expect, test } from 'vitest'
import type { Badge, Piece } from '@grognard/umpire'
import { duel } from '../../journeys/battles-for-tests.ts'
import { ruinedBetween, weightOfChange } from './moment-weight.ts'

const battle = duel()
const [ship, enemy] = battle.game.pieces(battle.state)
if (!ship || !enemy) throw new Error('The duel has no two ships.')

const hurt = (piece: Piece): Piece => ({
  ...piece,
  rows: piece.rows.map(row => ({ ...row, left: row.left - 1 })),
})
const marked = (piece: Piece, kind: Badge['kind']): Piece => ({
  ...piece,
  badges: [...piece.badges, { kind, label: { key: kind } }],
})

test('a course is routine, a lost box a hit, and both come to the heavier', () => {
  const moved = { ...ship, x: ship.x + 1000 }
  expect(weightOfChange([ship, enemy], [moved, enemy])).toBe('routine')
  expect(weightOfChange([ship, enemy], [ship, hurt(enemy)])).toBe('hit')
  expect(weightOfChange([ship, enemy], [marked(ship, 'struck'), hurt(enemy)])).toBe('disaster')
})

test('a ship that goes, changes sides or loses a mast is a disaster, and it is named', () => {
  const masted = { ...ship, masts: [3, 3, 2] }
  const dismasted = { ...ship, masts: [3, null, 2] }
  expect(weightOfChange([masted], [dismasted])).toBe('disaster')
  expect(weightOfChange([ship], [{ ...ship, seat: enemy.seat }])).toBe('disaster')
  expect(ruinedBetween([ship, enemy], [hurt(ship)])).toEqual([enemy.id])
})

test('what lands or was sent with a message goes without a stop, and so does a part of a whole', () => {
  const flight: Piece = { ...ship, silhouette: 'torpedoBomber' }
  expect(weightOfChange([flight], [])).toBe('routine')
  expect(weightOfChange([{ ...ship, countedWith: null }], [])).toBe('routine')
  const part: Piece = { ...enemy, id: 'part', countedWith: enemy.id }
  expect(weightOfChange([enemy, part], [enemy])).toBe('routine')
})

test('what was mended and what fled before are no news', () => {
  expect(weightOfChange([hurt(ship)], [ship])).toBe('routine')
  expect(weightOfChange([marked(ship, 'struck')], [marked(ship, 'struck')])).toBe('routine')
  expect(weightOfChange([ship], [marked(ship, 'aground')])).toBe('hit')
})
