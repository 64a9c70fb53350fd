import { tallyLines } from '@grognard/umpire'
import { expect, test } from 'vitest'
import type { LobOptions } from '../../book/options.ts'
import { tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { heldOnDie, hitGrade } from '../../model/guns.ts'
import { playerOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { fire, openShot } from './fire.ts'
import { abeam, astern, exchange, fireAt } from './fixtures.ts'
import { hitModifiers, resolveHit, rollHit, sinkIfDestroyed, strikeOff } from './hit.ts'

test('[LOB-138] [LOB-009] damage beyond the end of a row is lost', () => {
  const state = abeam()
  const table = tableFor(state)
  strikeOff(table, 'heros', 'crew', 12)
  expect(shipOf(state, 'heros')).toMatchObject({ hull: 10, sails: 8, crew: 0 })
  expect(table.events).toEqual([
    { kind: 'shipDamaged', ship: 'heros', row: 'crew', lost: 8, left: 0 },
  ])
})

test('[LOB-141] a rudder hit forbids turns in the next three moves, and another starts them anew', () => {
  const state = abeam({ heros: { rudderTurns: 1 } })
  exchange(state, [6, 4, 1])
  expect(shipOf(state, 'heros')).toMatchObject({ rudderTurns: 3, hull: 6 })
})

test('[LOB-142] the mainmast is gone for good', () => {
  const state = abeam()
  exchange(state, [6, 5, 1])
  expect(shipOf(state, 'heros')).toMatchObject({ isMainmastLost: true, hull: 6 })
})

test('[LOB-152] vector LOB-TV-48: a first-rate with all 20 of her hull lost is destroyed', () => {
  const state = abeam({ heros: { card: 'line1' } })
  const table = tableFor(state)
  strikeOff(table, 'heros', 'hull', 19)
  sinkIfDestroyed(table, 'heros')
  expect(shipOf(state, 'heros').status).toBe('afloat')
  strikeOff(table, 'heros', 'hull', 1)
  sinkIfDestroyed(table, 'heros')
  expect(shipOf(state, 'heros')).toMatchObject({ status: 'sunk', hull: 0 })
})

test('[LOB-152] the melees of a ship that sinks end with her', () => {
  const state = abeam({
    heros: { hull: 1 },
    melees: [
      {
        id: 1,
        attacker: 'heros',
        defender: 'orion',
        attackerBattery: 'starboard',
        defenderBattery: 'port',
        attackerWins: 1,
        defenderWins: 0,
        bonus: 0,
        startedIn: 1,
        winner: null,
        isOpen: false,
      },
    ],
    others: [{ id: 'orion', x: 40_000 }],
  })
  exchange(state, [4, 1])
  expect(shipOf(state, 'heros').status).toBe('sunk')
  expect(state.melees).toEqual([])
})

test('[LOB-157] shot and answer take effect together', () => {
  const state = abeam({ ajax: { hull: 4 }, heros: { hull: 4 } })
  const table = exchange(state, [4, 1, 4, 1], 'port')
  expect(state.ships.map(ship => ship.status)).toEqual(['sunk', 'sunk'])
  const kinds = table.events.map(event => event.kind)
  expect(kinds.indexOf('shipDamaged')).toBeGreaterThan(kinds.lastIndexOf('hitJudged'))
  expect(kinds.indexOf('shipSunk')).toBeGreaterThan(kinds.lastIndexOf('shipDamaged'))
})

/** The first shot of Ajax after these dice: hit, then critical and location where rolled. */
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

test('[LOB-153] a miss rolls neither the second nor the location die', () => {
  expect(shotOf({}, [3])).toMatchObject({ result: 'miss', row: null, damage: 0 })
})

const HALF_PAST_SIX = 6 * 60 + 30
const DUSK = 20 * 60
const NIGHT = 22 * 60

interface Case {
  vector: string
  inches: number
  die: number
  weather?: number
  clock?: number
  target?: Ship['card']
  shot?: 'round' | 'chain'
  options?: Partial<LobOptions>
  /** Second and location die where they are rolled. */
  more?: number[]
  modified: number
  result: string
}

const sized = { targetSize: true }

const cases: Case[] = [
  {
    vector: '11',
    inches: 12,
    die: 5,
    weather: 5,
    clock: HALF_PAST_SIX,
    modified: 1,
    result: 'miss',
  },
  { vector: '20', inches: 8, die: 4, weather: 3, more: [1], modified: 4, result: 'hit' },
  { vector: '21', inches: 8, die: 6, more: [1, 1], modified: 6, result: 'critical' },
  { vector: '22', inches: 5, die: 5, weather: 2, more: [1, 1], modified: 6, result: 'critical' },
  { vector: '23', inches: 10, die: 4, weather: 2, more: [1], modified: 4, result: 'hit' },
  { vector: '24', inches: 10.5, die: 4, weather: 2, modified: 3, result: 'miss' },
  { vector: '25', inches: 8, die: 5, weather: 2, clock: NIGHT, modified: 3, result: 'miss' },
  { vector: '26', inches: 14, die: 5, weather: 2, clock: DUSK, modified: 3, result: 'miss' },
  { vector: '29', inches: 10, die: 4, weather: 2, shot: 'chain', modified: 4, result: 'hit' },
  {
    vector: '31',
    inches: 8,
    die: 3,
    weather: 2,
    target: 'line3',
    options: sized,
    more: [1],
    modified: 4,
    result: 'hit',
  },
  {
    vector: '32',
    inches: 8,
    die: 4,
    weather: 2,
    target: 'brig',
    options: sized,
    modified: 3,
    result: 'miss',
  },
]

test.each(cases)('[LOB-135] vector LOB-TV-$vector: a $die at $inches in is a $result', given => {
  const { inches, die, weather = 1, clock = 12 * 60, target = 'frigate5', shot = 'round' } = given
  const state = abeam({
    apart: inches,
    weather,
    clock,
    options: given.options ?? {},
    ajax: { shot },
    heros: { card: target },
  })
  fireAt(state, [die, ...(given.more ?? [])])
  expect(state.exchange?.shots[0]).toMatchObject({
    die,
    modified: given.modified,
    result: given.result,
  })
  expect(state.test).toBe(null)
})

function lines(given: Parameters<typeof abeam>[0], inches: number) {
  const state = abeam({ ...given, apart: inches })
  const target = shipOf(state, 'heros')
  return tallyLines(hitModifiers, { state, target, distance: inches * 1000 }).map(
    ({ rule, value }) => ({ rule, value }),
  )
}

test('[LOB-129] near fire adds one up to 5 inches, far fire takes one off beyond 10', () => {
  expect(lines({}, 5)).toEqual([{ rule: 'LOB-129', value: 1 }])
  expect(lines({}, 5.001)).toEqual([])
  expect(lines({}, 10)).toEqual([])
  expect(lines({}, 10.001)).toEqual([{ rule: 'LOB-129', value: -1 }])
})

test('[LOB-134] weather and light take from the hit roll, and all adds up', () => {
  expect(lines({ weather: 4, clock: 7 * 60 + 59 }, 12)).toEqual([
    { rule: 'LOB-129', value: -1 },
    { rule: 'LOB-134', value: -1 },
    { rule: 'LOB-134', value: -1 },
  ])
  expect(lines({ weather: 5, clock: NIGHT }, 8)).toEqual([
    { rule: 'LOB-134', value: -2 },
    { rule: 'LOB-134', value: -2 },
  ])
  expect(lines({ weather: 3, clock: 8 * 60 }, 8)).toEqual([])
})

test('[LOB-139] the size of the target counts only where it is agreed', () => {
  const heros = { card: 'line1' }
  expect(lines({ heros, options: sized }, 8)).toEqual([{ rule: 'LOB-139', value: 1 }])
  expect(lines({ heros }, 8)).toEqual([])
  expect(lines({ heros: { card: 'corvette' }, options: sized }, 8)).toEqual([])
})

test('[LOB-135] the modified die is held within the faces of a die', () => {
  expect([-3, 1, 6, 8].map(heldOnDie)).toEqual([1, 1, 6, 6])
})

test('[LOB-135] criticals go by the modified die, or by a rolled 6 that still hits where agreed', () => {
  const modified = abeam()
  const natural = abeam({ options: { criticalOn: 'natural' } })
  expect(hitGrade(modified, 5, 6)).toBe('critical')
  expect(hitGrade(modified, 6, 5)).toBe('hit')
  expect(hitGrade(natural, 5, 6)).toBe('hit')
  expect(hitGrade(natural, 6, 5)).toBe('critical')
  expect(hitGrade(natural, 6, 3)).toBe('miss')
})

test('[LOB-264] attribute points spent on the roll count for the result', () => {
  const state = abeam({ options: { career: true } })
  const table = tableFor(state, [3, 2])
  fire.execute(table, 'red', { kind: 'fire', ship: 'ajax', battery: 'starboard', rescue: false })
  openShot(table)
  rollHit(table)
  expect(state.test).toMatchObject({ kind: 'hit', ship: 'ajax', die: 3, bonus: 0 })
  if (state.test) state.test.spent = 1
  resolveHit(table)
  expect(state.exchange?.shots[0]).toMatchObject({ modified: 4, result: 'hit', row: 'hull' })
})
