import { expect, test } from 'vitest'
import { duel, landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { soundsOf } from './heard.ts'

const sea = stateOf(duel(), 'a').turnView?.picture
const land = stateOf(landBattle(), 'france').turnView?.picture
const quiet = { shots: [], hasRolls: false, hasSealed: false }
const [own = '', other = ''] = sea?.pieces.map(({ id }) => id) ?? []

test('guns at sea are heard with what they strike: timber or water', () => {
  const heard = (isHit: boolean) =>
    soundsOf({
      ...quiet,
      was: sea,
      is: sea,
      shots: [{ from: own, to: other, isHit }],
      hasRolls: true,
    })
  expect(heard(true)).toEqual(['broadside', 'timber'])
  expect(heard(false)).toEqual(['broadside', 'splash'])
})

test('on the land muskets rattle, and nothing is heard of what they strike', () => {
  const foot = land?.pieces.filter(({ block }) => block?.arm === 'foot').map(({ id }) => id) ?? []
  const [from = '', to = ''] = foot
  const shots = [
    { from, to, isHit: true },
    { from, to, isHit: false },
  ]
  expect(soundsOf({ ...quiet, was: land, is: land, shots })).toEqual(['musketry'])
})

test('sealing has a drum on the land and a pipe at sea, a new turn a bell', () => {
  const later = (picture: typeof sea) => picture && { ...picture, headline: [{ key: 'later' }] }
  const sealed = { ...quiet, hasSealed: true }
  expect(soundsOf({ ...sealed, was: land, is: later(land) })).toEqual(['drum', 'churchBell'])
  expect(soundsOf({ ...sealed, was: sea, is: later(sea) })).toEqual(['pipe', 'shipsBell'])
  expect(soundsOf({ ...quiet, was: sea, is: sea })).toEqual([])
})

test('a ship that is lost is heard', () => {
  const without = sea && { ...sea, pieces: sea.pieces.filter(({ id }) => id !== other) }
  expect(soundsOf({ ...quiet, was: sea, is: without })).toEqual(['crash'])
})
