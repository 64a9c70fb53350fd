import { expect, test } from 'vitest'
import { doing, terrain } from '../../fixtures.ts'
import { belleAlliance } from '../../index.ts'
import type { MarchHeldUp } from './events.ts'
import { attack, march, marched, sheet, straight } from './fixtures.ts'
import type { Marched } from './fixtures.ts'

const blue = { seat: 'blue', heading: 18_000 }
const ahead = march([straight(15)])

function heldUp({ events }: Marched): Pick<MarchHeldUp, 'unit' | 'because' | 'by' | 'waited'>[] {
  return events
    .filter(event => event.kind === 'marchHeldUp')
    .map(({ unit, because, by, waited }) => ({ unit, because, by, waited }))
}

const one = (because: MarchHeldUp['because'], by = '', waited = 0) => [
  { unit: 'u1', because, by, waited },
]

test('[BA-2.3.4-02] who is stopped by an own unit is told which, and for how long it waited', () => {
  const held = marched({ units: [{}, { y: 110_000 }], sheets: [sheet('u1', ahead)] })
  expect(heldUp(held)).toEqual(one('ownUnit', 'u2', 13))
})

test('[BA-Q-14] who waits on its way and goes on is told so too', () => {
  const later = march([straight(20)], { fromTick: 5 })
  const sheets = [sheet('u1', march([straight(8)])), sheet('u2', later)]
  const waiting = marched({ units: [{}, { y: 104_000 }], sheets })
  expect(heldUp(waiting)).toEqual([
    { unit: 'u1', because: 'waited', by: 'u2', waited: 3 },
    { unit: 'u2', because: 'rate', by: '', waited: 0 },
  ])
})

test('[BA-4.1.1-04] who stops in contact with an enemy is told with whom', () => {
  const held = marched({ units: [{}, { ...blue, y: 115_000 }], sheets: [sheet('u1', ahead)] })
  expect(heldUp(held)).toEqual(one('enemy', 'u2'))
})

test('[BA-2.3.1-01] closed ground is named, and the edge', () => {
  const house = terrain({
    id: 'farm',
    kind: 'building',
    points: [90_000, 105_000, 110_000, 105_000, 110_000, 115_000, 90_000, 115_000],
  })
  const sheets = [sheet('u1', ahead)]
  expect(heldUp(marched({ units: [{}], terrain: [house], sheets }))).toEqual(one('ground', 'farm'))
  expect(heldUp(marched({ units: [{ y: 195_000 }], sheets }))).toEqual(one('edge'))
})

test('[BA-2.3.1-03] who has used up its march is told so, and who has not is not', () => {
  const sheets = (cm: number) => [sheet('u1', march([straight(cm)]))]
  expect(heldUp(marched({ units: [{}], sheets: sheets(26) }))).toEqual(one('rate'))
  expect(heldUp(marched({ units: [{}], sheets: sheets(20) }))).toEqual([])
})

test('[BA-4.1.2-02] an attack that does not come to its target tells why', () => {
  const sheets = [sheet('u1', march([straight(40)]))]
  const attacks = [attack('u1', 'u2')]
  const far = marched({ units: [{}, { ...blue, y: 150_000 }], attacks, sheets })
  expect(heldUp(far)).toEqual(one('outOfReach', 'u2'))
  const behind = marched({
    units: [{}, { ...blue, y: 60_000 }],
    attacks,
    sheets: [sheet('u1', march([straight(1)]))],
  })
  expect(heldUp(behind)).toEqual(one('noTurn', 'u2'))
  const fled = { doing: doing({ forced: true }) }
  expect(heldUp(marched({ units: [fled, { ...blue, y: 150_000 }], attacks }))).toEqual(
    one('outOfReach', 'u2'),
  )
  const met = marched({ units: [{}, { ...blue, y: 115_000 }], attacks, sheets })
  expect(heldUp(met)).toEqual([])
})

test.each([
  ['firing', { doing: doing({ continuedFire: true }) }],
  ['standing', { formation: { kind: 'work' as const, front: null, gap: null } }],
  ['retreated', { doing: doing({ forced: true }) }],
  ['contested', { doing: doing({ hasStopped: true }) }],
  ['disorder', { disorder: 'FU' as const }],
] as const)(
  '[BA-1.1.2-04] [BA-6.1.1-04] an order to march that is void is told: %s',
  (because, given) => {
    expect(heldUp(marched({ units: [{ ...given }], sheets: [sheet('u1', ahead)] }))).toEqual(
      one(because),
    )
  },
)

test('[BA-1.1.2-05] the other side sees what stopped a unit, but not that more was written', () => {
  const event = { kind: 'marchHeldUp' as const, seat: 'red', unit: 'u1', by: 'u2', waited: 0 }
  expect(belleAlliance.secrecy.redact({ ...event, because: 'ownUnit' }, 'blue')).toBeDefined()
  expect(belleAlliance.secrecy.redact({ ...event, because: 'enemy' }, 'blue')).toBeDefined()
  expect(belleAlliance.secrecy.redact({ ...event, because: 'rate' }, 'blue')).toBeUndefined()
  expect(belleAlliance.secrecy.redact({ ...event, because: 'rate' }, 'red')).toBeDefined()
})
