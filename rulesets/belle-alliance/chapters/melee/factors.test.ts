import { expect, test } from 'vitest'
import type { FormationKind } from '../../book/tables/troops.ts'
import { battle, doing, guns, square } from '../../fixtures.ts'
import type { Terrain } from '../../model/setting.ts'
import type { Unit } from '../../model/unit.ts'
import { meleeUnitsOf, sideIn } from './factors.ts'
import { fightsOf } from './fights.ts'
import { attack, blue, counted, duel, fought, helper } from './fixtures.ts'

function formed(kind: FormationKind): Partial<Unit> {
  return { formation: { kind, front: null, gap: null } }
}

const horse: Partial<Unit> = {
  arm: 'medium cavalry',
  doing: doing({ marched: 10_000, sinceAbout: 10_000 }),
}
const charge = { attacks: [attack('u1', 'u2', { isCharge: true })] }

test('[BA-T-08] [BA-4.1.3-01] [BA-4.3.2-01] each side has the column of its part', () => {
  expect(counted(duel(), 'u1')).toEqual({ infUncovered: -2 })
  expect(counted(duel(), 'u2')).toEqual({ infUncovered: -2 })
  const routed = { routedEnemyIn: 1 }
  expect(counted(duel(routed, routed), 'u1')['routedEnemy']).toBe(2)
  expect(counted(duel(routed, routed), 'u2')['routedEnemy']).toBe(1)
})

test('[BA-4.1.3-01] of two that attack one another both have the attacker\u2019s column', () => {
  const routed = { routedEnemyIn: 1 }
  const both = duel(routed, routed, { attacks: [attack('u1', 'u2'), attack('u2', 'u1')] })
  expect(counted(both, 'u1')['routedEnemy']).toBe(2)
  expect(counted(both, 'u2')['routedEnemy']).toBe(2)
})

test('[BA-T-08] formations', () => {
  expect(counted(duel(formed('marchColumn')), 'u1')).toMatchObject({ marchColumn: -2 })
  const battery = { arm: 'artillery', guns: guns(4), figures: 12, ...formed('unlimbered') } as const
  expect(counted(duel({ figures: 12 }, battery), 'u2')).toEqual({ artWorkRest: -2 })
  expect(counted(duel({}, formed('work')), 'u2')).toMatchObject({ artWorkRest: -2 })
  expect(counted(duel({}, formed('rest')), 'u2')).toMatchObject({ artWorkRest: -2 })
})

test('[BA-T-08] cavalry against square, mass, other infantry and guns', () => {
  expect(counted(duel(horse, { ...formed('square'), y: 109_500 }), 'u1')).toEqual({
    cavVsSquare: -3,
  })
  expect(counted(duel(horse, { ...formed('square'), y: 109_500 }), 'u2')).toEqual({
    cavVsSquare: 1,
  })
  expect(counted(duel(horse, formed('battalionMass')), 'u1')).toEqual({})
  expect(counted(duel(horse), 'u1')).toEqual({ cavVsOther: 1 })
  expect(counted(duel(horse), 'u2')).toEqual({ cavVsOther: -2 })
  expect(counted(duel(horse, horse), 'u1')).toEqual({})
})

test('[BA-1.3.1-09] [BA-T-08] a huddle counts against cavalry as other infantry, not against foot', () => {
  const huddle = { ...formed('huddle'), y: 109_500 }
  expect(counted(duel(horse, huddle), 'u2')).toEqual({ cavVsOther: -2 })
  expect(counted(duel({}, huddle), 'u2')).toEqual({ squareEtcVsInf: -2 })
})

test('[BA-T-22] uncovered and formed against cavalry are of one group', () => {
  const sum = counted(duel({}, formed('battalionMass')), 'u2')
  expect(sum).toEqual({ squareEtcVsInf: -2 })
})

test('[BA-T-08] split, joined or formed anew; fired; first; supplies', () => {
  expect(counted(duel({ doing: doing({ split: true }) }), 'u1')).toMatchObject({ reformed: -2 })
  expect(counted(duel({ doing: doing({ reformed: true }) }), 'u1')).toMatchObject({ reformed: -2 })
  expect(counted(duel({ hasFought: false }), 'u1')).toMatchObject({ first: 2 })
  expect(counted(duel({ supply: 'none' }), 'u1')).toMatchObject({ noSupply: -2 })
})

test('[BA-4.1.3-05] fire this turn, continued fire too; of its group only that counts', () => {
  const fired = duel({ hasFought: false, doing: doing({ fired: true }) })
  expect(counted(fired, 'u1')).toEqual({ fired: -3, infUncovered: -2 })
  const continued = duel({ doing: doing({ continuedFire: true }) })
  expect(counted(continued, 'u1')).toMatchObject({ fired: -3 })
})

test('[BA-Q-66] the first melee is used up by the mother unit for its line too', () => {
  const line = { id: 'line', mother: 'u1', hasFought: true, x: 20_000, ...formed('skirmish') }
  const state = duel({ hasFought: false }, {}, { units: [line] })
  expect(counted(state, 'u1')).toEqual({ infUncovered: -2 })
})

test('[BA-T-08] [BA-4.4.0-03] the charge, of lancers and heavy cavalry too, and halted cavalry', () => {
  expect(counted(duel({}, {}, charge), 'u1')).toMatchObject({ charge: 1 })
  expect(counted(duel(horse, horse, charge), 'u1')).toEqual({ charge: 1 })
  const lancers = { ...horse, hasLances: true, doing: doing({ marched: 4_000, sinceAbout: 4_000 }) }
  expect(counted(duel(lancers, horse, charge), 'u1')).toEqual({ heavyCharge: 2, halted: -2 })
  expect(counted(duel({ ...horse, arm: 'heavy cavalry' }, horse, charge), 'u1')).toEqual({
    heavyCharge: 2,
    heavyCav: 1,
  })
  expect(counted(duel({ ...horse, arm: 'light cavalry' }, horse), 'u1')).toEqual({ lightCav: -2 })
  expect(counted(duel({ chargedIn: 1 }), 'u1')).toMatchObject({ chargedLast: -2 })
  expect(counted(duel({ chargedIn: 2 }), 'u1')).not.toHaveProperty('chargedLast')
})

test('[BA-4.4.0-02] halted: less than 5 cm marched since an about-turn, forced moves left aside', () => {
  const marched = (sinceAbout: number) => ({
    ...horse,
    doing: doing({ marched: 20_000, sinceAbout }),
  })
  expect(counted(duel(horse, marched(4_999)), 'u2')).toEqual({ halted: -2 })
  expect(counted(duel(horse, marched(5_000)), 'u2')).toEqual({})
  const forced = { ...horse, doing: doing({ moved: true, forced: true }) }
  expect(counted(duel(horse, forced), 'u2')).toEqual({ halted: -2 })
})

test('[BA-4.1.1-09] [BA-4.1.1-10] what it did in a melee of this or the last turn', () => {
  expect(counted(duel({ attackedIn: 2 }), 'u1')).toMatchObject({ attackedBefore: -2 })
  expect(counted(duel({ defendedIn: 1 }), 'u1')).toMatchObject({ defendedBefore: -1 })
  expect(counted(duel({ attackedIn: 1, defendedIn: 2 }), 'u1')).toEqual({
    attackedBefore: -2,
    infUncovered: -2,
  })
  expect(counted(duel({ attackedIn: 0, routedEnemyIn: 0 }), 'u1')).toEqual({ infUncovered: -2 })
})

test('[BA-4.1.3-06] [BA-Q-22] [BA-Q-23] all figures count for the ratio', () => {
  const against = (figures: number) => counted(duel({ figures: 30 }, { figures }), 'u1')
  expect(against(21)).toEqual({ infUncovered: -2 })
  expect(against(20)).toMatchObject({ r50: 1 })
  expect(against(15)).toMatchObject({ r100: 2 })
  expect(against(10)).toMatchObject({ r200: 4 })
  const column = {
    figures: 40,
    formation: { kind: 'marchColumn', front: null, gap: null },
  } as const
  expect(counted(duel(column, { figures: 20 }), 'u1')).toMatchObject({ r100: 2 })
})

test('[BA-T-08] disorder', () => {
  expect(counted(duel({ disorder: 'LU' }), 'u1')).toMatchObject({ LU: -2 })
  expect(counted(duel({}, { disorder: 'U' }), 'u2')).toMatchObject({ U: -4 })
  const routed = { disorder: 'FU', ...formed('rout'), y: 109_500 } as const
  expect(counted(duel({}, routed), 'u2')).toMatchObject({ FU: -8 })
})

test('[BA-Q-26] a target that was not seen when the order was written', () => {
  const hidden = { attacks: [attack('u1', 'u2', { target: '' })] }
  expect(counted(duel({}, {}, hidden), 'u1')).toMatchObject({ hidden: -2 })
})

test('[BA-Q-26] [BA-4.1.2-05] who assumed somebody in a house and meets another before it has seen him', () => {
  const at = { target: '', againstPosition: true, terrain: 'house' }
  const house: Partial<Terrain> = {
    id: 'house',
    kind: 'building',
    points: square(100_000, 110_000, 10_000),
    capacity: 40,
  }
  const setting = { terrain: [house], attacks: [attack('u1', 'u2', at)] }
  expect(counted(duel({}, { building: 'house' }, setting), 'u1')).toHaveProperty('hidden', -2)
  expect(counted(duel({}, {}, setting), 'u1')).not.toHaveProperty('hidden')
})

test('[BA-4.1.6-01] [BA-4.1.7-01] neighbour and support give two each, against that enemy', () => {
  const helpers = [helper('support', 'u3', 'u1', 'u2'), helper('neighbour', 'u4', 'u1', 'u2')]
  const friends = { units: [{ x: 20_000 }, { x: 50_000 }] }
  expect(counted(duel({}, {}, { helpers, ...friends }), 'u1')).toMatchObject({
    support: 2,
    neighbour: 2,
  })
  const other = [helper('support', 'u3', 'u1', 'u9')]
  expect(counted(duel({}, {}, { helpers: other, ...friends }), 'u1')).not.toHaveProperty('support')
})

test('[BA-1.1.4-08] [BA-T-08] [BA-Q-29] chief, valeur and a penalty of the side', () => {
  const engaged = [{ unit: 'u1', modifier: -3 }]
  const penalties = [{ seat: 'red', value: -2, untilTurn: 3 }]
  const sums = counted(duel({ valeur: 2 }, { valeur: -1 }, { engaged, penalties }), 'u1')
  expect(sums).toEqual({ infUncovered: -2, chief: -3, valeur: 2, 'ba.modifier.penalty': -2 })
})

test('[BA-4.1.3-04] cover behind a wall that lies between, and in a wood', () => {
  const wall: Partial<Terrain> = {
    kind: 'linear',
    points: [80_000, 105_000, 120_000, 105_000],
    obstacle: 'II',
    cover: 'II',
  }
  const walled = duel({}, {}, { terrain: [wall] })
  expect(counted(walled, 'u1')).toEqual({ infUncovered: -2, cover2: -4 })
  expect(counted(walled, 'u2')).toEqual({})
  const behind = { ...wall, points: [80_000, 109_000, 120_000, 109_000] }
  expect(counted(duel({}, {}, { terrain: [behind] }), 'u1')).not.toHaveProperty('cover2')
  const wood: Partial<Terrain> = {
    kind: 'wood',
    points: square(100_000, 115_000, 60_000, 22_000),
    cover: 'I',
    edgeCover: 'I',
  }
  expect(counted(duel({}, {}, { terrain: [wood] }), 'u1')).toMatchObject({ cover1: -2 })
})

test('[BA-2.3.5-01] [BA-2.3.5-02] an obstacle under it, and for the attacker one between the two', () => {
  const hedge: Partial<Terrain> = {
    kind: 'linear',
    points: [80_000, 102_500, 120_000, 102_500],
    obstacle: 'I',
  }
  const between = duel({}, {}, { terrain: [hedge] })
  expect(counted(between, 'u1')).toMatchObject({ obstacle: -2 })
  expect(counted(between, 'u2')).not.toHaveProperty('obstacle')
  const under = { ...hedge, points: [80_000, 106_500, 120_000, 106_500] }
  expect(counted(duel({}, {}, { terrain: [under] }), 'u2')).toMatchObject({ obstacle: -2 })
})

test('[BA-4.1.9-01] uphill: figures of the attacker stand lower; a line does not matter', () => {
  const hill: Partial<Terrain> = {
    kind: 'hill',
    level: 1,
    points: square(100_000, 120_000, 80_000, 40_000 - 4_000),
  }
  expect(counted(duel({}, {}, { terrain: [hill] }), 'u1')).toMatchObject({ uphill: -1 })
  expect(counted(duel({}, {}, { terrain: [hill] }), 'u2')).not.toHaveProperty('uphill')
  const line = {
    id: 'line',
    mother: 'u1',
    y: 103_000,
    figures: 8,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  } as const
  const both = { ...hill, points: square(100_000, 110_000, 80_000, 40_000) }
  expect(counted(duel({}, {}, { terrain: [both], units: [line] }), 'u1')).not.toHaveProperty(
    'uphill',
  )
})

test('[BA-6.1.2-02] [BA-6.1.2-08] a garrison has no flank, counts all figures, and its cover', () => {
  const house: Partial<Terrain> = {
    id: 'house',
    kind: 'building',
    points: square(100_000, 110_000, 10_000),
    cover: 'II',
    capacity: 40,
  }
  const garrison = { building: 'house', figures: 60 }
  const state = duel({ figures: 40, x: 103_000, y: 104_900 }, garrison, { terrain: [house] })
  expect(counted(state, 'u1')).toEqual({ infUncovered: -2, cover2: -4 })
  expect(counted(state, 'u2')).toEqual({ r50: 1 })
})

test('[BA-6.1.1-07] several parts in a building fight as one, by the larger part\u2019s values', () => {
  const house: Partial<Terrain> = {
    id: 'house',
    kind: 'building',
    points: square(100_000, 110_000, 10_000),
    cover: 'I',
    capacity: 40,
  }
  const inside = { ...blue, building: 'house', hasFought: true }
  const state = battle({
    terrain: [house],
    units: [
      { hasFought: true, figures: 20, y: 104_900 },
      { ...inside, figures: 10, valeur: -2 },
      { ...inside, figures: 25, valeur: 1 },
    ],
    attacks: [attack('u1', 'u2')],
  })
  expect(counted(state, 'u3')).toEqual({ r50: 1, valeur: 1 })
  const [melee] = fightsOf(state)
  expect(melee && meleeUnitsOf(sideIn(state, melee, 'u3'))).toBe(4)
})

test('[BA-6.1.2-06] both sides at one empty building: frontal, and its cover counts for both', () => {
  const house: Partial<Terrain> = {
    id: 'house',
    kind: 'building',
    points: square(100_000, 105_000, 10_000),
    cover: 'II',
    capacity: 40,
  }
  const at = { target: '', againstPosition: true, terrain: 'house' }
  const state = duel(
    {},
    { y: 110_000 },
    { terrain: [house], attacks: [attack('u1', null, at), attack('u2', null, at)] },
  )
  expect(counted(state, 'u1')).toEqual({ infUncovered: -2, cover2: -4 })
  expect(counted(state, 'u2')).toEqual({ infUncovered: -2, cover2: -4 })
})

test('[BA-6.1.2-06] [BA-4.1.1-09] [BA-4.1.1-10] one of them gave way under fire: the other has won', () => {
  const at = { target: '', againstPosition: true, terrain: 'house' }
  const house: Partial<Terrain> = {
    id: 'house',
    kind: 'building',
    points: square(100_000, 105_000, 10_000),
    capacity: 40,
  }
  const attacks = [attack('u1', null, at), attack('u2', null, { ...at, state: 'lapsed' })]
  const shot = duel({}, { y: 150_000, disorder: 'FU' }, { terrain: [house], attacks })
  const { unit, state } = fought(shot, [])
  expect(state.attacks.map(row => row.state)).toEqual(['routed', 'fought'])
  expect(unit('u1')).toMatchObject({ attackedIn: 2, routedEnemyIn: 2 })
  expect(unit('u2')).toMatchObject({ attackedIn: null, defendedIn: null })
})
