import {
  awaiting,
  exportBattle,
  gameOf,
  give,
  importBattle,
  newBattle,
  play,
  seededDice,
} from '@grognard/umpire'
import type { Battle, Kind } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../index.ts'
import { woodenShips } from '../../index.ts'
import { battleOf, rulesOf } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { clock, talk } from '../../show/clock.ts'
import { timeUp } from './time-up.ts'

const game = gameOf(woodenShips)

const over: Kind = { kind: 'timeUp' }

/** The duel, up to the plots of a timed turn. */
function timed(options = {}): Battle {
  const settings = { timedMoves: true, ...options }
  const battle = newBattle(game, {
    scenario: 'mars-hercule',
    options: settings,
    dice: { kind: 'seeded', seed: 'clock' },
  })
  return both(battle, 'firstLoads', { kind: 'done' })
}

/** Whoever is asked at that step answers so. */
function both(battle: Battle, step: string, ...orders: Kind[]): Battle {
  const asks = awaiting(woodenShips, stateOf(battle))
  if (!Array.isArray(asks) || asks[0]?.step !== step) return battle
  return asks.reduce(
    (now, { seat }) => orders.reduce((then, order) => give(then, seat, order).battle, now),
    battle,
  )
}

const stateOf = ({ state }: Battle): State => woodenShips.rules.copy(state as State)

const clockFor = (battle: Battle, seat = 'a') => clock(stateOf(battle), seat)

const eventsOf = (battle: Battle) => battle.file.entries.at(-1)?.events.map(({ kind }) => kind)

describe('[WS-245] time for a step', () => {
  test('runs where it has been agreed on, and nowhere else', () => {
    expect(clockFor(timed())).toEqual({
      name: '1 plots',
      seconds: 60,
      rule: 'WS-245',
      order: over,
    })
    expect(clockFor(timed({ timeAllowed: 'half' }))?.seconds).toBe(30)
    expect(clockFor(timed({ timedMoves: false }))).toBeNull()
    const grappling = battleOf({ options: { timedMoves: true }, step: 'grapple' })
    expect(clock(grappling, 'a')).toBeNull()
    expect(rulesOf(timeUp.judge(grappling, 'a', { kind: 'timeUp' }))).toEqual(['WS-245'])
    expect(rulesOf(game.judge(timed({ timedMoves: false }).state, 'a', over))).toEqual(['WS-245'])
  })

  test('nobody is asked for its end, and it is offered to nobody', () => {
    const { state } = timed()
    expect(game.asks(state)[0]?.asks).not.toContain('timeUp')
    expect(game.legalOrders(state, 'a')).not.toContainEqual(over)
  })

  test('a player’s first violation is forgiven with 30 seconds, once in a battle', () => {
    const late = give(timed(), 'a', over).battle
    expect(clockFor(late)).toMatchObject({ name: '1 plots grace', seconds: 30 })
    expect(game.asks(late.state).map(({ seat }) => seat)).toEqual(['a', 'b'])
    expect(clockFor(late, 'b')?.seconds).toBe(60)
    const over2 = give(late, 'a', over).battle
    expect(game.asks(over2.state).map(({ seat }) => seat)).toEqual(['b'])
    expect(game.judge(over2.state, 'a', { kind: 'unseal' }).allowed).toBe(false)
  })
})

describe('[WS-246] no order in time', () => {
  test('a ship without a plot sails straight ahead; what was plotted stands; it replays', () => {
    const plotted = give(timed(), 'b', { kind: 'plot', ship: 'hercule', plot: '1' }).battle
    const late = ['a', 'a', 'b', 'b'].reduce((now, seat) => give(now, seat, over).battle, plotted)
    expect(eventsOf(late)).toContain('plotsWritten')
    const { lastPlot: ahead } = shipOf(stateOf(late), 'mars')
    expect(ahead).toMatch(/^[1-9]$/)
    expect(shipOf(stateOf(late), 'hercule').lastPlot).toBe('1')
    expect(importBattle(exportBattle(late), catalogue).state).toEqual(late.state)
  })

  test('guns without a target fire at the nearest, at the hull within five hexes', () => {
    const near = battleOf({
      ships: [
        { id: 'mars', at: 'R20', heading: 1 },
        { id: 'near', seat: 'b', at: 'T20', heading: 1 },
        { id: 'far', seat: 'b', at: 'T25', heading: 1 },
      ],
      options: { timedMoves: true },
      players: [
        { seat: 'a', graceAt: 'before' },
        { seat: 'b', fleet: 1, graceAt: 'before' },
      ],
      step: 'targets',
      waiting: ['a', 'b'],
    })
    const first = play(woodenShips, near, 'a', { kind: 'timeUp' }, seededDice('late'))
    const { events } = play(woodenShips, first.state, 'b', { kind: 'timeUp' }, seededDice('late'))
    const declared = events.filter(({ kind }) => kind === 'fireDeclared')
    expect(declared).toContainEqual(
      expect.objectContaining({ ship: 'mars', target: 'near', side: 'starboard', aim: 'hull' }),
    )
  })
})

test('[WS-246] sides that were fired and not loaded in time load round shot', () => {
  const empty = { port: null, starboard: 'round' } as const
  const state = battleOf({
    ships: [
      { id: 'mars', at: 'R20', heading: 1, load: empty },
      { id: 'hercule', seat: 'b', at: 'A1' },
    ],
    options: { timedMoves: true },
    players: [
      { seat: 'a', graceAt: 'before' },
      { seat: 'b', fleet: 1 },
    ],
    step: 'upkeep',
    waiting: ['a'],
  })
  const after = play(woodenShips, state, 'a', { kind: 'timeUp' }, seededDice('late')).state
  expect(shipOf(after, 'mars').load.port).toBe('round')
})

describe('[WS-003] limited communication', () => {
  const players = [{ seat: 'a' }, { seat: 'b', fleet: 1 }, { seat: 'c' }]

  test('is told to commanders of one fleet, and to nobody else', () => {
    const state = battleOf({ players, rules: { isAfter1803: true } })
    expect(talk(state, 'a')).toEqual({
      by: 'signals',
      rule: 'WS-047',
      told: [{ key: 'ws.talk.signals' }, { key: 'ws.talk.codes', values: { most: 4, captain: 2 } }],
    })
    expect(talk(state, 'b')).toBeNull()
    expect(talk(battleOf({ players, options: { signals: false } }), 'a')).toBeNull()
  })
})
