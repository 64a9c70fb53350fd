import { expect, test } from 'vitest'
import { hasRoom } from '../formation/room.ts'
import { square } from '../testing.ts'
import { unitOf } from '../units.ts'
import { rout } from './testing-rout.ts'
import { stand } from './testing.ts'

/** About the middle of the board; its side in thousandths of a centimetre. */
function house(side = 10_000, capacity = 40) {
  const points = square(100_000, 100_000, side, side)
  return { terrain: [{ kind: 'building' as const, points, capacity }] }
}

const inside = { building: 't1', figures: 25, original: 25 }

test('[BA-6.1.3-02] a garrison routs from the middle of its building', () => {
  const units = [inside]
  const { state } = rout({ units, ...house() })
  expect(stand(state, 'u1')).toMatchObject({ y: 60, kind: 'rout', figures: 23 })
  expect(unitOf(state, 'u1')).toMatchObject({ building: null, walls: null })
})

test('[BA-6.1.3-02] figures still inside when the way is barred surrender', () => {
  const foe = { id: 'foe', seat: 'blue', y: 93_000, figures: 40 }
  const units = [inside, foe]
  const { state } = rout({ units, ...house() })
  expect(stand(state, 'u1').figures).toBe(4)
  expect(state.score.prisoners).toEqual([0, 19])
  expect(hasRoom(state, unitOf(state, 'u1'), ['u1'])).toBe(true)
})

test('[BA-6.1.3-02] a garrison none of whom gets out surrenders as a whole', () => {
  const foe = { id: 'foe', seat: 'blue', y: 93_000, figures: 40 }
  const units = [inside, foe]
  const { state } = rout({ units, ...house(14_000, 80) })
  expect(unitOf(state, 'u1')).toMatchObject({ figures: 0, status: 'surrendered' })
  expect(state.score.prisoners).toEqual([0, 23])
})

test('[BA-6.1.3-02] [BA-5.4.2-04] a garrison that runs into its own at the door goes on through them', () => {
  const units = [inside, { id: 'friend', y: 94_900 }]
  const { state } = rout({ units, ...house() }, 10, 10)
  expect(stand(state, 'u1')).toMatchObject({ kind: 'rout', figures: 23, y: 60 })
  expect(stand(state, 'friend')).toMatchObject({ disorder: 'OR', y: 94.9 })
})

test('[BA-6.1.3-02] [BA-5.4.2-03] nor do walls hold it when it carries them away', () => {
  const units = [inside, { id: 'friend', y: 94_900 }]
  const { state } = rout({ units, ...house() }, 15, 10)
  expect(stand(state, 'friend')).toMatchObject({ disorder: 'FU', y: 53.4 })
  expect(stand(state, 'u1').y).toBeLessThan(65)
})

test('[BA-6.1.3-02] [BA-5.5.2-02] who surrenders costs valeur, but none below the least', () => {
  const foe = { id: 'foe', seat: 'blue', y: 93_000, figures: 40 }
  const units = [{ ...inside, valeur: -4, startingValeur: -4 }, foe]
  const { state } = rout({ units, ...house() })
  expect(unitOf(state, 'u1')).toMatchObject({ figures: 4, valeur: -5 })
})
