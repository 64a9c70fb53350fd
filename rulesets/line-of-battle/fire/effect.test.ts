import { expect, test } from 'vitest'
import type { Setting } from '../testing.ts'
import type { Ship } from '../state.ts'
import { playerOf } from '../players.ts'
import { shipOf } from '../ships.ts'
import { abeam, astern, exchange, fireAt } from './testing.ts'

/** The first shot of Ajax after these dice: hit, then critical and location where thrown. */
function shotOf(ajax: Partial<Ship>, dice: number[], options: Setting['options'] = {}) {
  const state = abeam({ ajax, options, heros: { card: 'line1' } })
  fireAt(state, dice)
  return state.exchange?.shots[0]
}

test('[LOB-136] a hit does as much damage as the firepower, all of it to one row', () => {
  expect(shotOf({ card: 'line3' }, [4, 1])).toMatchObject({ row: 'hull', damage: 5 })
  expect(shotOf({ card: 'schooner' }, [4, 5])).toMatchObject({ row: 'sails', damage: 1 })
})

test('[LOB-137] [LOB-138] vector LOB-TV-75: double load and double hit of a third-rate do 20', () => {
  const shot = shotOf({ card: 'line3', isDoubleLoaded: true }, [6, 6, 1])
  expect(shot).toMatchObject({ result: 'critical', critical: 'full', damage: 20 })
})

test('[LOB-137] the double load is spent by the first shot, also by a miss', () => {
  const state = abeam({ ajax: { isDoubleLoaded: true } })
  fireAt(state, [1])
  expect(shipOf(state, 'ajax').isDoubleLoaded).toBe(false)
})

test('[LOB-137] counter-fire spends the double load too, and does double damage', () => {
  const state = abeam({ heros: { isDoubleLoaded: true } })
  exchange(state, [1, 4, 1], 'port')
  expect(state.exchange?.shots[1]).toMatchObject({ damage: 8 })
  expect(shipOf(state, 'heros').isDoubleLoaded).toBe(false)
  expect(shipOf(state, 'ajax').hull).toBe(2)
})

test('[LOB-107] [LOB-138] vector LOB-TV-76: across the stern a fifth-rate does 8', () => {
  const state = astern()
  fireAt(state, [4, 1])
  expect(state.exchange?.shots[0]).toMatchObject({ crossing: 2, damage: 8 })
})

test('[LOB-138] factors multiply, or add where so agreed', () => {
  const ajax = { card: 'line3', isDoubleLoaded: true }
  const multiplied = astern({ ajax })
  fireAt(multiplied, [6, 6, 1])
  expect(multiplied.exchange?.shots[0]?.damage).toBe(5 * 2 * 2 * 2)
  const added = astern({ ajax, options: { multipliers: 'add' } })
  fireAt(added, [6, 6, 1])
  expect(added.exchange?.shots[0]?.damage).toBe(5 * 4)
})

test('[LOB-140] the second die from 1 to 3 leaves a normal hit', () => {
  for (const die of [1, 2, 3])
    expect(shotOf({}, [6, die, 1])).toMatchObject({ critical: 'none', damage: 4 })
})

test('[LOB-141] [LOB-142] round shot takes rudder or mainmast besides its damage', () => {
  expect(shotOf({}, [6, 4, 6])).toMatchObject({ critical: 'rudder', row: 'crew', damage: 4 })
  expect(shotOf({}, [6, 5, 4])).toMatchObject({ critical: 'mainmast', row: 'sails', damage: 4 })
})

test('[LOB-142] a mainmast that is gone already makes it a normal hit', () => {
  const state = abeam({ heros: { isMainmastLost: true } })
  fireAt(state, [6, 5, 1])
  expect(state.exchange?.shots[0]).toMatchObject({ critical: 'none', damage: 4 })
})

test('[LOB-143] vector LOB-TV-77: chain with a 4 hits the sails twice and spares the rudder', () => {
  expect(shotOf({ shot: 'chain' }, [6, 4])).toMatchObject({
    critical: 'double',
    row: 'sails',
    damage: 8,
  })
})

test('[LOB-143] where so agreed 4 and 5 with chain and grape are normal hits', () => {
  const agreed = { criticalOtherAmmo: 'normal' } as const
  expect(shotOf({ shot: 'chain' }, [6, 5], agreed)).toMatchObject({ critical: 'none', damage: 4 })
  expect(shotOf({ shot: 'chain' }, [6, 6], agreed)).toMatchObject({ critical: 'full', damage: 8 })
})

test('[LOB-144] a full hit doubles the damage and goes into the log', () => {
  const state = abeam()
  fireAt(state, [6, 6, 1])
  expect(state.exchange?.shots[0]).toMatchObject({ critical: 'full', damage: 8 })
  expect(playerOf(state, 'red').strokes.fullHit).toBe(1)
})

test('[LOB-145] one location die for the whole broadside of round shot', () => {
  const rows = [1, 2, 3, 4, 5, 6].map(die => shotOf({}, [4, die])?.row)
  expect(rows).toEqual(['hull', 'hull', 'hull', 'sails', 'sails', 'crew'])
})

test('[LOB-146] [LOB-147] [LOB-153] chain and grape need no location die', () => {
  expect(shotOf({ shot: 'chain' }, [4])).toMatchObject({ row: 'sails', damage: 4 })
  const state = abeam({ apart: 5, ajax: { shot: 'grape' } })
  fireAt(state, [3])
  expect(state.exchange?.shots[0]).toMatchObject({ modified: 4, row: 'crew', damage: 4 })
})

test('[LOB-153] a miss throws neither the second nor the location die', () => {
  expect(shotOf({}, [3])).toMatchObject({ result: 'miss', row: null, damage: 0 })
})
