import { forecastOf, fractionText, gameOf, oddsOf, oddsTogether } from '@grognard/umpire'
import { chancesBy, restingAt } from '@grognard/umpire/fixtures.ts'
import { expect, test } from 'vitest'
import { foreseenIn } from '../../../checks/foreseen.ts'
import { goldenBattle } from '../../../checks/golden.ts'
import { abeam, astern } from '../chapters/fire/fixtures.ts'
import { melee } from '../chapters/melee/fixtures.ts'
import { lineOfBattle } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import { shipOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import type { Step } from '../model/steps.ts'
import type { Order } from '../orders.ts'
import { badgesOf } from '../show/piece.ts'

const firing: Order = { kind: 'fire', ship: 'ajax', battery: 'starboard', rescue: false }

/** Chances by what is left of Heros. */
function chances(state: State, order: Order, seat = 'red', id = 'heros'): Record<string, string> {
  return chancesBy(lineOfBattle, { state, seat, order }, after => boxesOf(after, id))
}

function boxesOf(state: State, id: string): string {
  const { hull, sails, crew, rudderTurns, isMainmastLost, status } = shipOf(state, id)
  if (status === 'sunk') return 'sunk'
  const marks = [rudderTurns > 0 ? ' rudder' : '', isMainmastLost ? ' mainmast' : '']
  return `${hull}/${sails}/${crew}${marks.join('')}`
}

function asked(at: Step, state: State, seat = 'red'): State {
  return restingAt(state, at, [seat], [0])
}

test('[LOB-135] [LOB-140] [LOB-145] a broadside at 8 in: half miss, the rest by row and critical', () => {
  expect(chances(asked('fire', abeam()), firing)).toEqual({
    '10/8/8': '1/2',
    '6/8/8': '5/24',
    '10/4/8': '5/36',
    '10/8/4': '5/72',
    '6/8/8 rudder': '1/72',
    '6/8/8 mainmast': '1/72',
    '2/8/8': '1/72',
    '10/4/8 rudder': '1/108',
    '10/4/8 mainmast': '1/108',
    '10/0/8': '1/108',
    '10/8/4 rudder': '1/216',
    '10/8/4 mainmast': '1/216',
    '10/8/0': '1/216',
  })
})

test('[LOB-141] [LOB-142] every different outcome of a broadside is seen on the table', () => {
  const state = asked('fire', abeam())
  const game = gameOf(lineOfBattle)
  const { prospects, isExact } = forecastOf(game, game.stateFrom(state), 'red', firing)
  expect([prospects.length, isExact]).toEqual([13, true])
  const marks = prospects.flatMap(({ changes }) =>
    changes.flatMap(change => (change.kind === 'marked' ? [change.badge] : [])),
  )
  expect(new Set(marks)).toEqual(new Set(['rudderLost', 'mainmastLost', 'unmanned']))
})

test('[LOB-129] [LOB-134] range, weather and light change the chance to hit', () => {
  const chanceToMiss = (given: Parameters<typeof abeam>[0]) =>
    chances(asked('fire', abeam({ ajax: { shot: 'chain' }, ...given })), firing)['10/8/8']
  expect(chanceToMiss({ apart: 4, ajax: { shot: 'grape' } })).toBe('1/3')
  expect(chanceToMiss({ apart: 7 })).toBe('1/2')
  expect(chanceToMiss({ apart: 12, ajax: {} })).toBe('2/3')
  expect(chanceToMiss({ apart: 7, weather: 5 })).toBe('5/6')
})

test('[LOB-134] vector LOB-TV-11: at 06:30, weather 5 and 12 in nothing hits', () => {
  const state = abeam({ apart: 12, clock: 6 * 60 + 30, weather: 5 })
  expect(chances(asked('fire', state), firing)).toEqual({ '10/8/8': '1' })
})

test('[LOB-133] a shot that is wasted needs no die', () => {
  const { outcomes, rolls } = oddsOf(
    lineOfBattle,
    asked('fire', abeam({ weather: 6 })),
    'red',
    firing,
  )
  expect(outcomes).toHaveLength(1)
  expect(rolls).toEqual([])
})

test('[LOB-152] a hit on her last hull sinks a ship', () => {
  const state = asked('fire', abeam({ heros: { hull: 4 } }))
  expect(chances(state, firing)).toMatchObject({ sunk: '1/4', '4/8/8': '1/2' })
})

test('[LOB-132] naming a target has the odds of its shot', () => {
  const state = asked('target', abeam({ aims: [] }))
  const aim: Order = { kind: 'aim', ship: 'ajax', battery: 'starboard', target: 'heros' }
  expect(chances(state, aim)).toEqual(chances(asked('fire', abeam()), firing))
})

test('[LOB-135] broadsides of two ships are aimed both, then fired one after the other', () => {
  const others = [{ id: 'orion', x: 10_000, y: 26_500 }]
  const aims: Order[] = ['ajax', 'orion'].map(ship => ({
    kind: 'aim',
    ship,
    battery: 'starboard',
    target: 'heros',
  }))
  const state = asked('target', abeam({ aims: [], others }))
  const { outcomes, isExact } = oddsTogether(lineOfBattle, state, 'red', aims)
  expect(isExact).toBe(true)
  const whole = outcomes.filter(way => boxesOf(way.state, 'heros') === '10/8/8')
  expect(whole.map(({ chance }) => fractionText(chance))).toEqual(['1/4'])
  const fired = outcomes.map(way => shipOf(way.state, 'orion').hasFired)
  expect(new Set(fired.map(one => JSON.stringify(one))).size).toBe(1)
})

test('[LOB-109] [LOB-110] a rescue that passes triples the damage, one that fails goes by the option', () => {
  const given = { heros: { card: 'line1' }, ajax: { shot: 'grape' } } as const
  const state = asked('fire', astern(given))
  const rescue: Order = { kind: 'fire', ship: 'ajax', battery: 'port', rescue: true }
  expect(chances(state, { ...rescue, rescue: false })).toEqual({
    '20/10/12': '1/2',
    '20/10/20': '1/3',
    '20/10/4': '1/6',
  })
  expect(chances(state, rescue)).toEqual({
    '20/10/20': '1/3',
    '20/10/16': '1/4',
    '20/10/8': '1/4',
    '20/10/12': '1/12',
    '20/10/0': '1/12',
  })
})

test('[LOB-155] [LOB-157] the answer has its own odds, and the damage of the first shot is done', () => {
  const state = asked('counter', abeam(), 'blue')
  const shot = { shooter: 'ajax', target: 'heros', battery: 'starboard', crossing: 1 } as const
  state.aims = []
  state.exchange = {
    rescue: 'no',
    isAnswered: false,
    shots: [
      { ...shot, die: 4, modified: 4, result: 'hit', critical: 'none', row: 'hull', damage: 4 },
    ],
  }
  const counter: Order = { kind: 'counterFire', battery: 'port' }
  expect(chances(state, counter, 'blue', 'ajax')).toMatchObject({
    '10/8/8': '1/2',
    '6/8/8': '5/24',
  })
  expect(chances(state, counter, 'blue')).toEqual({ '6/8/8': '1' })
})

const boarding: Order = { kind: 'board', ship: 'ajax', target: 'heros' }
const wonBy = (state: State) => state.melees.at(-1)?.winner ?? 'none'
const crewsLeft = (state: State) => `${shipOf(state, 'ajax').crew}:${shipOf(state, 'heros').crew}`

function boarded(attacker: number, defender: number, tell: (state: State) => string) {
  const state = asked('board', { ...melee(attacker, defender), melees: [] })
  return chancesBy(lineOfBattle, { state, seat: 'red', order: boarding }, tell)
}

test('[LOB-163] [LOB-167] [LOB-173] boarding: who wins by two rounds, or by the crew that is gone', () => {
  expect(boarded(10, 3, wonBy)).toEqual({ attacker: '1' })
  expect(boarded(1, 1, wonBy)).toEqual({ nobody: '1' })
  expect(boarded(2, 2, crewsLeft)).toEqual({ '1:0': '1/2', '0:1': '1/2' })
  expect(boarded(2, 2, wonBy)).toEqual({ attacker: '1/2', defender: '1/2' })
  // LOB-TV-12: 13/16 of the first round; then 10/11 at 4:1, where both ways leave 0, and 21/31 at 3:2.
  expect(boarded(5, 3, crewsLeft)).toEqual({ '3:0': '65/88', '2:0': '137/682', '1:1': '15/248' })
  expect(boarded(5, 3, wonBy)).toEqual({ attacker: '233/248', defender: '15/248' })
  expect(boarded(9, 9, wonBy)).toEqual({ attacker: '1/2', defender: '1/2' })
})

test('[LOB-168] [LOB-169] odds of boarding tell who is carried and whose boarders are rolled back', () => {
  const state = asked('board', { ...melee(8, 8), melees: [] })
  const marks = (after: State) =>
    after.ships.flatMap(ship => badgesOf(after, ship).map(({ label }) => label.key)).join(' ')
  const given = { state, seat: 'red', order: boarding }
  expect(chancesBy(lineOfBattle, given, marks)).toEqual({
    'lob.badge.carried': '1/2',
    'lob.badge.repelled': '1/2',
  })
})

test('[LOB-169] a defender who goes on has one more on his die', () => {
  const state = melee(5, 5, { winner: 'defender', isOpen: true, defenderWins: 2 })
  const order: Order = { kind: 'continueMelee' }
  const given = { state: asked('victor', state, 'blue'), seat: 'blue', order }
  // 21/31 · (13/16 + 3/16 · 21/31) + 10/31 · 1/2 · 21/31
  expect(chancesBy(lineOfBattle, given, wonBy)).toEqual({
    attacker: '5733/7688',
    defender: '1955/7688',
  })
})

test('[LOB-262] a point put on a miss makes a hit of it, and the dice after it are foreseen', () => {
  const state = asked('points', abeam({ options: { career: true } }))
  const shot = { shooter: 'ajax', target: 'heros', battery: 'starboard', crossing: 1 } as const
  const unknown = { modified: null, result: 'unfired', critical: 'none', row: null } as const
  state.exchange = {
    rescue: 'no',
    isAnswered: false,
    shots: [{ ...shot, ...unknown, die: 3, damage: 0 }],
  }
  const closed = { other: null, otherDie: 0, bonus: 0, otherBonus: 0, spent: 0, otherSpent: 0 }
  state.test = { kind: 'hit', ship: 'ajax', die: 3, ...closed }
  for (const player of state.players) player.attributes.gunnery = 2
  const under = (['fire', 'shotOpened', 'hitRoll'] as const).map(at => ({
    at,
    loop: [],
    waiting: [],
  }))
  state.place.unshift(...under)
  expect(chances(state, { kind: 'keep' })).toEqual({ '10/8/8': '1' })
  const spent = chances(state, { kind: 'spend', points: 1 })
  expect(spent).toEqual({ '6/8/8': '1/2', '10/4/8': '1/3', '10/8/4': '1/6' })
})

test('[LOB-101] [LOB-095] tacking succeeds in half of the tries, getting off in a third', () => {
  const tacking = asked('move', battleOf({ ships: [{ id: 'ajax' }] }))
  const manoeuvre = (state: State) => shipOf(state, 'ajax').manoeuvre
  const tack = { state: tacking, seat: 'red', order: { kind: 'tack', ship: 'ajax' } as const }
  expect(chancesBy(lineOfBattle, tack, manoeuvre)).toEqual({ tackPassed: '1/2', tackFailed: '1/2' })
  const aground = asked('move', battleOf({ turn: 9, ships: [{ id: 'ajax', agroundSince: 1 }] }))
  const order = { kind: 'refloat', ship: 'ajax', heading: 0 } as const
  const isOff = (state: State) => String(shipOf(state, 'ajax').agroundSince === null)
  expect(chancesBy(lineOfBattle, { state: aground, seat: 'red', order }, isOff)).toEqual({
    false: '2/3',
    true: '1/3',
  })
})

test('[LOB-083] a transfer in rough weather costs hands by the die', () => {
  const ships = [
    { id: 'ajax', hasMoved: true },
    { id: 'heros', hasMoved: true, x: 25_500, crew: 2 },
  ]
  const order: Order = { kind: 'transfer', ship: 'ajax', to: 'heros', crew: 4 }
  const calm = chances(asked('move', battleOf({ ships })), order)
  expect(calm).toEqual({ '10/8/6': '1' })
  const rough = chances(asked('move', battleOf({ ships, weather: 4 })), order)
  expect(Object.keys(rough).length).toBeGreaterThan(1)
})

const folder = new URL('./', import.meta.url)

const often = {
  careers: ['spend', 'transfer', 'tack'],
  'optional-rules': ['counterFire', 'transfer'],
}

test('what came of the orders of kept battles had been among their odds', () => {
  const foreseeing = {
    kinds: ['fire', 'counterFire', 'tack', 'refloat', 'transfer', 'spend', 'keep'],
    disturbing: ['counterFired', 'attributeSpent', 'pointsKept', 'sailed'],
    most: 6,
  }
  for (const name of ['careers', 'optional-rules'] as const) {
    const { reached, missed } = foreseenIn(goldenBattle(folder, name), foreseeing)
    expect(missed, name).toEqual([])
    expect(reached.fire, name).toBe(6)
    for (const kind of often[name]) expect(reached[kind], `${name} ${kind}`).toBeGreaterThan(3)
  }
})
