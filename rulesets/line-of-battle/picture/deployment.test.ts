import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { battleOf } from '../testing.ts'
import { deploymentZones } from './deployment.ts'

const middle = {
  side: 0,
  isForMerchantmen: true,
  x: 16_000,
  y: 16_000,
  width: 16_000,
  height: 16_000,
}
const around = {
  ...middle,
  isForMerchantmen: false,
  x: 12_000,
  y: 12_000,
  width: 24_000,
  height: 24_000,
}

function asked(at: string, waiting: string[], given: Parameters<typeof battleOf>[0] = {}): State {
  const ships = [
    { id: 'ajax', status: 'waiting' as const },
    { id: 'orion', status: 'waiting' as const },
    { id: 'heros', seat: 'blue', status: 'waiting' as const },
  ]
  return battleOf({ at, waiting, ships, rules: { deployment: 'quarters' }, ...given })
}

test('[LOB-040] [LOB-042] who is asked to place ships is shown the ground, once for all of them', () => {
  const players = [
    { seat: 'red', quarter: 2 },
    { seat: 'blue', side: 1, quarter: 0 },
  ]
  expect(deploymentZones(asked('place', ['red'], { players }))).toEqual([
    {
      kind: 'zone',
      polygon: [24_000, 24_000, 48_000, 24_000, 48_000, 48_000, 24_000, 48_000],
      label: { key: 'lob.zone.fleet', values: { seat: { key: 'seat.red' } } },
    },
  ])
  const [zone] = deploymentZones(asked('place', ['blue'], { players }))
  expect(zone?.polygon.slice(0, 2)).toEqual([0, 0])
})

test('[LOB-042] no ground is shown when nobody places ships', () => {
  expect(deploymentZones(asked('move', ['red']))).toEqual([])
  expect(deploymentZones(asked('place', []))).toEqual([])
})

test('[LOB-S-2] the merchantmen’s ground is told from the escort’s', () => {
  const ships = [
    { id: 'corn', card: 'merchant', status: 'waiting' as const },
    { id: 'ajax', status: 'waiting' as const },
  ]
  const rules = { deployment: 'convoy' as const, areas: [middle, around] }
  const zones = deploymentZones(asked('place', ['red'], { ships, rules }))
  expect(zones.map(zone => [zone.label?.key, zone.polygon[0]])).toEqual([
    ['lob.zone.merchantmen', 16_000],
    ['lob.zone.fleet', 12_000],
  ])
})

test.each(['vanguard', 'reinforcement'])(
  '[LOB-S-2] at the step %s the raider’s edge is shown',
  at => {
    const players = [{ seat: 'red' }, { seat: 'blue', side: 1, entryEdge: 27_000 }]
    const rules = { deployment: 'convoy' as const }
    const [zone] = deploymentZones(asked(at, ['blue'], { players, rules }))
    expect(zone?.polygon).toEqual([0, 0, 3000, 0, 3000, 48_000, 0, 48_000])
  },
)

test('[LOB-040] [LOB-041] who chooses a quarter is shown those that are free', () => {
  const players = [
    { seat: 'red', quarter: 2 },
    { seat: 'blue', side: 1 },
  ]
  const zones = deploymentZones(asked('quarter', ['blue'], { players }))
  expect(zones.map(zone => zone.polygon.slice(0, 4))).toEqual([[0, 0, 24_000, 0]])
  const first = deploymentZones(asked('quarter', ['red']))
  expect(first).toHaveLength(4)
})
