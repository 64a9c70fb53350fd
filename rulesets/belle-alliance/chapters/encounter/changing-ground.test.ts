import { expect, test } from 'vitest'
import { battle, square } from '../../fixtures.ts'
import type { MarchClause } from '../../model/clauses.ts'
import { centreOf } from '../../model/footprint.ts'
import { moveBody } from '../../model/forced-moves.ts'
import type { Terrain } from '../../model/setting.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { wayOfStaff } from '../staff/staff-way.ts'
import { traceOf } from '../march/trace.ts'
import {
  about,
  advanced,
  attack,
  march,
  marched,
  pivot,
  sheet,
  straight,
  wheel,
} from './fixtures.ts'

/** One millimetre, in 1/1000 cm, and what places and edges are rounded to. */
const MM = 100
const ROUNDING = 6

const column: Partial<Unit> = { formation: { kind: 'marchColumn', front: null, gap: null } }
const line: Partial<Unit> = {
  formation: { kind: 'skirmish', front: null, gap: 1_500 },
  figures: 10,
}
const horse: Partial<Unit> = { arm: 'medium cavalry', figures: 16 }
const deep: Partial<Unit> = {
  formation: { kind: 'attackColumn', front: 4, gap: null },
  figures: 36,
}

type Piece = (at: number) => Partial<Terrain>

const hedge: Piece = at => ({
  kind: 'linear',
  points: [0, 101_000 + at, 200_000, 101_000 + at],
  obstacle: 'II',
})
const lane: Piece = at => ({ ...hedge(at), points: [100_000, 101_000 + at, 200_000, 104_500 + at] })
const field: Piece = at => ({
  kind: 'difficult',
  points: [0, 101_000 + at, 200_000, 101_000 + at, 200_000, 199_000, 0, 199_000],
})
const wood: Piece = at => ({ ...field(at), kind: 'wood', edgeDepth: 0 })
const strip: Piece = at => ({
  kind: 'difficult',
  points: square(100_000, 104_000 + at, 150_000, 6_000),
})
/** A road that begins so far ahead. */
const road: Piece = at => ({
  kind: 'road',
  points: [100_000, 103_000 + at, 100_000, 190_000],
  width: 3_000,
})

interface Way {
  unit?: Partial<Unit>
  clause?: MarchClause
  piece: Piece
  /** The most that a millimetre of ground is worth, in millimetres: more where it is left slantwise. */
  worth?: number
}

const ahead = march([straight(200)])
const charge = march([straight(200)], { rate: 'charge' })

const ways: Record<string, Way> = {
  'a line over a hedge': { piece: hedge },
  'a line into difficult ground': { piece: field },
  'a line over a strip': { piece: strip },
  'a line past the end of a slanting hedge': { piece: lane },
  'a shallow line over a hedge': { unit: line, piece: hedge },
  'horse over a hedge': { unit: horse, piece: hedge },
  'horse into difficult ground': { unit: horse, piece: field },
  'a charge that ends at a hedge': { clause: charge, piece: hedge },
  'a charge of horse that ends at a field': { unit: horse, clause: charge, piece: field },
  'a charge of skirmishers over a hedge': { unit: line, clause: charge, piece: hedge },
  'a fast march over a hedge': {
    unit: column,
    clause: march([straight(200)], { rate: 'fast' }),
    piece: hedge,
  },
  'a column that comes to a road': { unit: column, piece: road },
  'a column that wheels into a hedge': {
    unit: deep,
    clause: march([wheel(80), straight(50)]),
    piece: hedge,
    worth: 4,
  },
  'a line that pivots into difficult ground': {
    clause: march([pivot(40), straight(50)]),
    piece: field,
  },
  'a long column whose tail swings over a hedge': {
    unit: { ...column, figures: 60 },
    clause: march([pivot(90), straight(50)]),
    piece: at => ({ ...hedge(0), points: [62_000 + at, 0, 62_000 + at, 200_000] }),
    worth: 1.5,
  },
  'a march in LU': { unit: { disorder: 'LU' }, piece: hedge },
  'a march of a part of the phase': {
    clause: march([straight(200)], { fromTick: 4, toTick: 17 }),
    piece: hedge,
  },
  'a line that goes sideways': {
    unit: { ...line, heading: 27_000 },
    clause: march([straight(200)], { course: 9_000 }),
    piece: hedge,
  },
  'a leg that a wood ends': {
    clause: march([straight(50), about, straight(12)]),
    piece: wood,
    worth: 2,
  },
  'a leg that a wood ends, and one into a field': {
    unit: horse,
    clause: march([straight(10), about, straight(60)]),
    piece: wood,
    worth: 2,
  },
}

function endOf({ unit = {}, clause = ahead, piece }: Way, at: number) {
  return marched({ units: [unit], terrain: [piece(at)], sheets: [sheet('u1', clause)] }).unit('u1')
}

/** How far two ends of a way lie apart. */
function apart(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)
}

/** What each millimetre that the ground is moved makes of the way, over 4 cm. */
function steps(endAt: (at: number) => { x: number; y: number }): number[] {
  const ends = Array.from({ length: 41 }, (_, i) => endAt(i * MM))
  return ends.slice(1).map((end, i) => apart(end, ends[i] ?? end))
}

test.each(Object.entries(ways))(
  '[BA-Q-15] [BA-2.3.1-07] %s: no jump by the millimetre',
  (_, way) => {
    const { worth = 1 } = way
    const worst = Math.max(...steps(at => endOf(way, at)))
    expect(worst).toBeLessThanOrEqual(worth * MM + ROUNDING)
  },
)

test.each(Object.entries(ways))('[BA-Q-15] %s: drawn as it is played', (_, way) => {
  const { unit = {}, clause = ahead, piece } = way
  for (const at of [0, 730, 2_000]) {
    const state = battle({ units: [unit], terrain: [piece(at)] })
    const drawn = traceOf(state, { ...clause, unit: 'u1' }).poses.at(-1)
    expect(drawn).toMatchObject(centreOf(endOf(way, at)))
  }
})

test('[BA-Q-15] each side of the border is marched at its own rate, to the thousandth', () => {
  for (const at of [0, 1, 333, 500, 777, 999, 1_000, 4_321]) {
    const open = 1_000 + at
    const { y } = endOf({ piece: field }, at)
    expect(Math.abs(y - (100_000 + open + (20_000 - open) / 2))).toBeLessThanOrEqual(ROUNDING)
  }
})

test('[BA-2.3.3-01] a charge has ended where its hedge lies between the front and who is met', () => {
  const enemy = { seat: 'blue', heading: 18_000 }
  const met = (at: number, y: number) => {
    const units = [line, { ...enemy, y }]
    const attacks = [attack('u1', 'u2', { isCharge: true })]
    const setting = { units, attacks, sheets: [sheet('u1', charge)] }
    return marched({ ...setting, terrain: [hedge(at)] }).state.attacks[0]
  }
  expect(met(0, 107_000)).toMatchObject({ state: 'met', isCharge: false })
  expect(met(3_000, 107_000)).toMatchObject({ state: 'met', isCharge: true })
})

test('[BA-4.1.4-01] [BA-Q-15] a continued advance goes by the millimetre too', () => {
  const endAt = (at: number) => {
    const advance = { unit: 'u1', pivot: 0, distance: 90_000, target: null, building: null }
    const advances = [{ ...advance, isShown: true }]
    return advanced({ units: [{}], advances, terrain: [hedge(at)] }).unit('u1')
  }
  expect(endAt(0).y).toBeGreaterThan(101_000)
  expect(Math.max(...steps(endAt))).toBeLessThanOrEqual(MM + ROUNDING)
})

test.each([{}, deep])(
  '[BA-4.2.0-04] [BA-Q-15] who is pressed back slows at the border of its own ground',
  presser => {
    const foe = { seat: 'blue', heading: 18_000 }
    const endAt = (at: number) => {
      const units = [presser, { ...foe, ...line, y: 106_000 }]
      return marched({ units, terrain: [hedge(7_000 + at)], sheets: [sheet('u1', ahead)] }).unit(
        'u1',
      )
    }
    const open = marched({ units: [presser], sheets: [sheet('u1', ahead)] }).unit('u1')
    expect(endAt(0).y).toBeLessThan(open.y - 500)
    expect(Math.max(...steps(endAt))).toBeLessThanOrEqual(MM + ROUNDING)
  },
)

test('[BA-2.3.1-01] who stands on closed ground marches out of it', () => {
  const house = { kind: 'building' as const, points: square(100_000, 92_500, 8_000, 10_000) }
  const out = marched({ units: [{}], terrain: [house], sheets: [sheet('u1', ahead)] })
  expect(out.at('u1')).toEqual([100, 120, 0])
})

test.each(['retreat', 'rout'] as const)('[BA-Q-15] [BA-5.3.1-02] so does a %s', moveKind => {
  const wayAt = (at: number) => {
    const state = battle({ units: [{ heading: 18_000 }], terrain: [hedge(3_000 + at)] })
    const { distance } = moveBody(state, { units: [unitOf(state, 'u1')], moveKind, heading: 0 })
    return { x: 0, y: distance }
  }
  expect(Math.max(...steps(wayAt))).toBeLessThanOrEqual(MM + ROUNDING)
})

/** What a chief marches in a turn on difficult ground. */
const SLOW = 25_000

test('[BA-Q-15] [BA-1.1.4-12] the way of a chief is as long in time as its grounds make it', () => {
  const shareAt = (at: number) => {
    const state = battle({ staff: [{ x: 100_000, y: 90_000 }], terrain: [field(at)] })
    const [chief] = state.staff
    return chief ? wayOfStaff(state, chief, 100_000, 130_000).share * SLOW : 0
  }
  const shares = steps(at => ({ x: 0, y: shareAt(at) }))
  expect(Math.max(...shares)).toBeLessThanOrEqual(MM + ROUNDING)
  expect(shareAt(0)).toBeGreaterThan(shareAt(4_000))
})
