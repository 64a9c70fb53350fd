import { isAllowed, judgeBy } from '@grognard/umpire'
import { restingAt } from '@grognard/umpire/fixtures.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { battle, beNeighbour, guns, support } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import type { Helper, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { fightsOf } from './fights.ts'
import { attack, blue, helper } from './fixtures.ts'
import { declaredInMelee, seatsWithFriends } from './support.ts'

/** Two reds at one blue, with a third red behind them, at the attackers' step. */
function two(second: Partial<Unit> = {}, behind: Partial<Unit> = {}, setting: Setting = {}): State {
  return battle({
    at: 'attackers',
    units: [
      { figures: 24, x: 90_000 },
      { figures: 24, x: 110_000, ...second },
      { ...blue },
      { figures: 24, x: 90_000, y: 90_000, ...behind },
    ],
    attacks: [attack('u1', 'u3'), attack('u2', 'u3')],
    ...setting,
  })
}

function refusals(state: State, kind: Helper['kind'], unit: string, of = 'u1', against = 'u3') {
  const helping = { state, seat: 'red', unit, of, against }
  return judgeBy(declaredInMelee[kind], helping).because.map(({ message }) =>
    message.replace('ba.refuse.', ''),
  )
}

test('[BA-4.1.6-01] an attacker of the same enemy may be neighbour instead of fighting', () => {
  expect(refusals(two(), 'neighbour', 'u2')).toEqual([])
  expect(refusals(two(), 'neighbour', 'u4')).toEqual(['neighbourElsewhere'])
  const helpers = [helper('neighbour', 'u2', 'u1', 'u3')]
  expect(fightsOf(two({}, {}, { helpers }))).toHaveLength(1)
})

test('[BA-4.1.6-01] closed, in order, half as many figures, of the same arm', () => {
  const line = { kind: 'skirmish', front: null, gap: 1_500 } as const
  expect(refusals(two({ formation: line }), 'neighbour', 'u2')).toEqual(['notFitToHelp'])
  expect(refusals(two({ figures: 12 }), 'neighbour', 'u2')).toEqual([])
  expect(refusals(two({ figures: 11 }), 'neighbour', 'u2')).toEqual(['tooFewToSupport'])
  const horse = two({ arm: 'light cavalry' })
  expect(refusals(horse, 'neighbour', 'u2')).toEqual(['otherArm'])
  expect(refusals(two({ disorder: 'U' }), 'neighbour', 'u2')).toContain('notFitToHelp')
})

test('[BA-4.1.6-01] [BA-4.1.3-06] half of the figures that count: a line near by counts for both', () => {
  const line: Partial<Unit> = {
    seat: 'red',
    figures: 12,
    y: 96_000,
    x: 90_000,
    heading: 0,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  }
  const withLine = (mother: string, figures: number) => two({ figures }, { ...line, mother })
  expect(refusals(withLine('u1', 17), 'neighbour', 'u2')).toEqual(['tooFewToSupport'])
  expect(refusals(withLine('u1', 18), 'neighbour', 'u2')).toEqual([])
  const backed = two({ figures: 8 }, { ...line, figures: 4, x: 110_000, mother: 'u2' })
  expect(refusals(backed, 'neighbour', 'u2')).toEqual([])
})

test('[BA-4.1.6-01] not a defender, one for a unit, one neighbour counts', () => {
  const attacked = two(
    {},
    {},
    {
      attacks: [attack('u1', 'u3'), attack('u2', 'u3'), attack('u3', 'u2')],
    },
  )
  expect(refusals(attacked, 'neighbour', 'u2')).toEqual(['neighbourDefends'])
  const third = { y: 100_000, x: 112_000, figures: 24 }
  const three = (helpers: Helper[]) =>
    two({}, third, {
      attacks: [attack('u1', 'u3'), attack('u2', 'u3'), attack('u4', 'u3')],
      helpers,
    })
  const taken = three([helper('neighbour', 'u4', 'u1', 'u3')])
  expect(refusals(taken, 'neighbour', 'u2')).toContain('hasNeighbour')
  const busy = three([helper('support', 'u2', 'u4', 'u3')])
  expect(refusals(busy, 'neighbour', 'u2')).toContain('helpsAlready')
})

test('[BA-4.1.6-01] [BA-4.1.7-01] not mother unit or soutien of the line that fights', () => {
  const line = { kind: 'skirmish', front: null, gap: 1_500 } as const
  const state = battle({
    at: 'attackers',
    units: [
      { figures: 8, formation: line, mother: 'u4' },
      {},
      { ...blue },
      { x: 100_000, y: 92_000 },
    ],
    attacks: [attack('u1', 'u3')],
  })
  expect(refusals(state, 'support', 'u4')).toEqual(['helpsItsLine'])
})

test('[BA-4.1.3-03] only in a melee that is fought at this step', () => {
  expect(refusals(two(), 'neighbour', 'u2', 'u4')).toEqual(['noSuchMelee'])
  expect(refusals(two({}, {}, { at: 'defenders' }), 'neighbour', 'u2')).toEqual(['noSuchMelee'])
})

/** One red at two blues, seen by blue. */
function defenders(second: Partial<Unit> = {}): State {
  return battle({
    at: 'defenders',
    units: [
      { figures: 30 },
      { ...blue, figures: 20, x: 92_000 },
      { ...blue, figures: 20, x: 108_000, ...second },
    ],
    attacks: [attack('u1', 'u2'), attack('u1', 'u3', { isContinued: true })],
  })
}

test('[BA-4.1.6-03] of several that one unit attacks, one may be neighbour; not if taken aside', () => {
  const asked = (state: State) =>
    judgeBy(declaredInMelee.neighbour, { state, seat: 'blue', unit: 'u3', of: 'u2', against: 'u1' })
  expect(asked(defenders()).allowed).toBe(true)
  const turned = asked(defenders({ heading: 0, y: 108_000 }))
  expect(turned.because.map(({ message }) => message)).toEqual(['ba.refuse.neighbourTaken'])
})

test('[BA-4.1.7-01] a support unit less than 10 cm behind, its front towards the friend', () => {
  expect(refusals(two(), 'support', 'u4')).toEqual([])
  expect(refusals(two({}, { y: 87_000 }), 'support', 'u4')).toEqual(['supportTooFar'])
  expect(refusals(two({}, { heading: 18_000, y: 87_000 }), 'support', 'u4')).toContain(
    'supportTurnedAway',
  )
})

test('[BA-4.1.7-01] it neither fights, nor is it artillery or in disorder; foot does not back horse', () => {
  expect(refusals(two(), 'support', 'u2')).toContain('supportFights')
  const battery = { arm: 'artillery', guns: guns(4), figures: 12 } as const
  const limbers: Unit['formation'] = { kind: 'limbered', front: null, gap: null }
  expect(refusals(two({}, { ...battery, formation: limbers }), 'support', 'u4')).toEqual([
    'armCannotSupport',
  ])
  expect(refusals(two({}, { disorder: 'FU' }), 'support', 'u4')).toContain('notFitToHelp')
  const horse = two()
  unitOf(horse, 'u1').arm = 'heavy cavalry'
  expect(refusals(horse, 'support', 'u4')).toEqual(['armCannotSupport'])
})

test('[BA-4.1.7-01] one support counts, and it backs one unit in a sub-phase', () => {
  const more = two({}, {}, { helpers: [helper('support', 'u9', 'u1', 'u3')] })
  expect(refusals(more, 'support', 'u4')).toEqual(['hasSupport'])
  const busy = two({}, {}, { helpers: [helper('support', 'u4', 'u2', 'u3')] })
  expect(refusals(busy, 'support', 'u4')).toEqual(['helpsAlready'])
})

test('[BA-6.1.2-03] who is in a building helps nobody, but may be supported from outside', () => {
  const walls = { width: 9_000, depth: 9_000 }
  expect(refusals(two({}, { walls }), 'support', 'u4')).toContain('notFitToHelp')
  const state = battle({
    at: 'defenders',
    units: [{}, { ...blue, y: 109_500, walls }, { ...blue, y: 118_000 }],
    attacks: [attack('u1', 'u2')],
  })
  const asked = { state, seat: 'blue', unit: 'u3', of: 'u2', against: 'u1' }
  expect(isAllowed(declaredInMelee.support, asked)).toBe(true)
  expect(isAllowed(declaredInMelee.support, { ...asked, unit: 'u2', of: 'u3' })).toBe(false)
})

test('[BA-4.1.6-01] [BA-4.1.6-03] seats with somebody to help are asked, and offered that', () => {
  expect(seatsWithFriends(two())).toEqual(['red'])
  expect(seatsWithFriends(restingAt(two(), 'defenders'))).toEqual([])
  expect(seatsWithFriends(two({}, {}, { attacks: [] }))).toEqual([])
  expect(seatsWithFriends(defenders())).toEqual(['blue'])
  const offered = beNeighbour.legalOrders(two(), 'red').map(({ unit, of }) => [unit, of])
  expect(offered).toEqual([
    ['u2', 'u1'],
    ['u1', 'u2'],
  ])
  expect(support.legalOrders(two(), 'red').map(({ unit }) => unit)).toContain('u4')
})

/** Whether any unit of the seat may be named for any friend, each asked by the whole rules. */
function canSomebodyHelp(state: State, seat: string): boolean {
  return (['neighbour', 'support'] as const).some(kind =>
    declaredInMelee
      .pairsOf(state, seat, kind)
      .some(pair =>
        state.units.some(({ id }) =>
          isAllowed(declaredInMelee[kind], { state, seat, unit: id, ...pair }),
        ),
      ),
  )
}

test('[BA-4.1.6-01] [BA-4.1.7-01] a seat is asked when, and only when, somebody can help', () => {
  const place = fc.integer({ min: 70_000, max: 130_000 })
  const heading = fc.constantFrom(0, 3_000, 9_000, 18_000)
  const asked = { yes: 0, no: 0 }
  fc.assert(
    fc.property(place, place, heading, fc.boolean(), (x, y, facing, isAlone) => {
      const behind = { x, y, heading: facing }
      const attacks = [attack('u1', 'u3'), ...(isAlone ? [] : [attack('u2', 'u3')])]
      const state = two({ figures: 11 }, behind, { attacks })
      const expected = canSomebodyHelp(state, 'red')
      expect(seatsWithFriends(state).includes('red')).toBe(expected)
      asked[expected ? 'yes' : 'no'] += 1
    }),
    { numRuns: 200, seed: 1813 },
  )
  expect(Math.min(asked.yes, asked.no)).toBeGreaterThan(5)
})
