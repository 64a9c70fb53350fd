import { expect, test } from 'vitest'
import type { Unit } from '../state.ts'
import type { FormationKind } from '../tables/formations.ts'
import { doing, guns, square } from '../testing.ts'
import type { Terrain } from '../terrain.ts'
import { attack, counted, duel, helper } from './testing.ts'

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
