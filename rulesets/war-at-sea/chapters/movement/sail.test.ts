import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { speedOf, unitOf } from '../../model/units.ts'
import type { State } from '../../model/state.ts'
import { pivot } from './pivot.ts'
import { sail } from './sail.ts'
import { bringOn, steadyUnits } from './movers.ts'
import { rollSlowUnits, runFast } from './speed.ts'

const hows = ['go', 'turn', 'back', 'spin'] as const
type Step = [(typeof hows)[number], number]

/** The moves of a vector. */
function stepsOf(moves: readonly (readonly (string | number)[])[] | undefined): Step[] {
  return (moves ?? []).map(([how, much]) => {
    const known = hows.find(one => one === how)
    if (!known || typeof much !== 'number') throw new Error(`No vector moves by “${how} ${much}”.`)
    return [known, much]
  })
}

/** A unit of this length and speed in the middle of an empty table, or at a pose. */
function alone(length: number, speed: number, pose = { x: 1000, y: 1000, heading: 0 }): State {
  const isRound = length === 30
  return battleOf({
    units: [
      {
        name: 'ship',
        card: isRound ? 'de-s-boot' : 'us-fletcher',
        ...pose,
        figures: { length: length * 10, speed },
      },
    ],
  })
}

/** What the moves of a vector are as orders, one after the other; the first that is refused tells its rule. */
function play(state: State, moves: readonly Step[]): string | null {
  const legs: { advance: number; turn: number }[] = []
  let isAstern = false
  for (const [how, much] of moves) {
    const last = legs[legs.length - 1]
    if (how === 'spin') {
      const order = { kind: 'pivot', unit: 'ship', turn: much * 100 } as const
      const [rule] = rulesOf(pivot.judge(state, 'allies', order))
      if (rule) return rule
      pivot.execute(tableFor(state), 'allies', order)
    } else if (how === 'turn' && last) last.turn = much * 100
    else {
      isAstern ||= how === 'back'
      legs.push({ advance: much * 10, turn: 0 })
    }
  }
  if (legs.length === 0) return null
  const order = { kind: 'sail', unit: 'ship', legs, isAstern } as const
  const ruling = sail.judge(state, 'allies', { ...order, legs: [...legs] })
  if (!ruling.allowed) return rulesOf(ruling)[0] ?? null
  sail.execute(tableFor(state), 'allies', { ...order, legs: [...legs] })
  return null
}

describe('[WAS-056] [WAS-057] [WAS-058] [WAS-060] [WAS-061] [WAS-062] moves, by the vectors', () => {
  const moves = vectors.filter(({ input }) => 'moves' in input && 'speed' in input)
  test.each(moves)('$id', ({ input, expect: wanted }) => {
    const { lengthMm = 0, speed = 0, moves: steps } = input
    expect(play(alone(lengthMm, speed), stepsOf(steps))).toBe(wanted.reason)
  })
})

describe('[WAS-055] [WAS-059] [WAS-062] where a move ends, by the vectors', () => {
  const moves = vectors.filter(({ input }) => 'pose' in input)
  test.each(moves)('$id', ({ input, expect: wanted }) => {
    const [x = 0, y = 0, heading = 0] = input.pose ?? []
    const state = alone(input.lengthMm ?? 0, 2, { x, y, heading })
    state.rules = { ...state.rules, width: 40_000, height: 40_000 }
    expect(play(state, stepsOf(input.moves))).toBeNull()
    const [east = 0, north = 0, course = 0] = wanted.pose ?? []
    const unit = unitOf(state, 'ship')
    expect(unit.x / 10).toBeCloseTo(east, 0)
    expect(unit.y / 10).toBeCloseTo(north, 0)
    expect(unit.heading / 100).toBe(course)
  })
})

const straight = (advance: number, isAstern = false) =>
  ({ kind: 'sail', unit: 'ship', legs: [{ advance, turn: 0 }], isAstern }) as const

function judged(setting: Setting, advance: number, isAstern = false): string[] {
  const { legs, ...rest } = straight(advance, isAstern)
  return rulesOf(sail.judge(battleOf(setting), 'allies', { ...rest, legs: [...legs] }))
}

describe('what stands in the way', () => {
  const ship = { name: 'ship', card: 'us-fletcher', x: 300, y: 300, heading: 0 }

  test('[WAS-066] [WAS-067] no unit moves through another; it may stop short of it', () => {
    const other = { name: 'other', seat: 'axis' as const, x: 300, y: 420, heading: 90 }
    expect(judged({ units: [ship, other] }, 1500)).toEqual(['WAS-067'])
    expect(judged({ units: [ship, other] }, 600)).toEqual([])
    const dived = { ...other, card: 'de-type-viic' }
    expect(judged({ units: [ship, dived] }, 1500)).toEqual(['WAS-067'])
  })

  test('[WAS-065] hulls may touch', () => {
    const beside = { name: 'beside', x: 307, y: 300, heading: 0 }
    expect(judged({ units: [ship, beside] }, 1500)).toEqual([])
  })

  test('[WAS-005] nothing leaves the table but by an open edge', () => {
    const units = [{ ...ship, y: 60, heading: 180 }]
    expect(judged({ units }, 900)).toEqual(['WAS-067'])
    const exits = [{ seat: 'allies', edge: 'south' as const }]
    const state = battleOf({ units, rules: { exits } })
    const { legs, ...rest } = straight(900)
    sail.execute(tableFor(state), 'allies', { ...rest, legs: [...legs] })
    expect(unitOf(state, 'ship').status).toBe('left')
  })

  test('[WAS-070] [WAS-A50] [WAS-137] land for nobody, island waters for those of shallow draft', () => {
    const land = [2900, 5000, 3100, 5000, 3100, 5200, 2900, 5200]
    const water = [2500, 4200, 3500, 4200, 3500, 6000, 2500, 6000]
    const islands = [{ name: '', land, water }]
    expect(judged({ units: [ship], state: { islands } }, 1200)).toEqual(['WAS-067'])
    const boat = { ...ship, card: 'de-s-boot' }
    expect(judged({ units: [boat], state: { islands } }, 1200)).toEqual([])
    expect(judged({ units: [boat], state: { islands } }, 2000)).toEqual(['WAS-067'])
    const dived = { ...ship, card: 'uk-t-class', figures: { speed: 2 } }
    expect(judged({ units: [dived], state: { islands } }, 1200)).toEqual(['WAS-067'])
  })

  test('[WAS-060] a slow unit goes 45 mm astern where the players agree', () => {
    const slow = { ...ship, y: 900, figures: { speed: 1 } }
    expect(judged({ units: [slow] }, 400, true)).toEqual(['WAS-060'])
    expect(judged({ units: [slow], options: { reverseAtSpeed1: true } }, 450, true)).toEqual([])
  })
})

describe('speed of this turn', () => {
  test('[WAS-A52] [WAS-A53] [WAS-063] slow units roll, and keep a point at least', () => {
    const state = battleOf({ units: [{ name: 'ship', card: 'uk-royal-oak' }] })
    rollSlowUnits(tableFor(state, [2]), 'allies')
    expect(unitOf(state, 'ship').speedChange).toBe(-1)
    const quick = battleOf({ units: [{ name: 'ship', card: 'uk-royal-oak' }] })
    rollSlowUnits(tableFor(quick, [3]), 'allies')
    expect(unitOf(quick, 'ship').speedChange).toBe(0)
  })

  test('[WAS-A32] a high-speed run once, before anybody moves', () => {
    const state = battleOf({
      units: [
        { name: 'ship', card: 'it-trento' },
        { name: 'friend', x: 300 },
      ],
    })
    const order = { kind: 'runFast', unit: 'ship' } as const
    unitOf(state, 'friend').hasMoved = true
    expect(rulesOf(runFast.judge(state, 'allies', order))).toEqual(['WAS-063'])
    unitOf(state, 'friend').hasMoved = false
    runFast.execute(tableFor(state), 'allies', order)
    expect(unitOf(state, 'ship').speedChange).toBe(1)
    expect(rulesOf(runFast.judge(state, 'allies', order))).toEqual(['WAS-A32'])
  })

  test('[WAS-A15] who has evaded torpedoes lies still for one movement', () => {
    const state = battleOf({ units: [{ name: 'ship', as: { isStunned: true } }] })
    const { legs, ...rest } = straight(900)
    const order = { ...rest, legs: [...legs] }
    expect(rulesOf(sail.judge(state, 'allies', order))).toEqual(['WAS-A15'])
    steadyUnits(tableFor(state))
    expect(sail.judge(state, 'allies', order).allowed).toBe(true)
  })

  test('[WAS-062] points left after a short run are enough to turn on the spot', () => {
    const state = battleOf({ units: [{ name: 'ship', card: 'de-s-boot' }] })
    const { legs, ...rest } = straight(800)
    sail.execute(tableFor(state), 'allies', { ...rest, legs: [...legs] })
    const order = { kind: 'pivot', unit: 'ship', turn: 9000 } as const
    expect(pivot.judge(state, 'allies', order).allowed).toBe(true)
    unitOf(state, 'ship').pointsSailed = 2
    expect(rulesOf(pivot.judge(state, 'allies', order))).toEqual(['WAS-062'])
  })

  test('[WAS-057] [WAS-062] points turned with are used as those sailed with', () => {
    const turning = (...turns: number[]) => {
      const figures = { speed: 3 }
      const state = battleOf({ units: [{ name: 'ship', card: 'de-s-boot', figures }] })
      const legs = turns.map(turn => ({ advance: 300, turn }))
      sail.execute(tableFor(state), 'allies', { ...straight(0), legs })
      return rulesOf(pivot.judge(state, 'allies', { kind: 'pivot', unit: 'ship', turn: 9000 }))
    }
    expect(turning(9000)).toEqual([])
    expect(turning(4500, 4500)).toEqual([])
    expect(turning(9000, -1000)).toEqual(['WAS-062'])
  })

  test('[WAS-063] [WAS-141] [WAS-A32] losses leave a point, and a high-speed run adds one to it', () => {
    const speedAt = (hull: number, speedChange: number) => {
      const figures = { speed: 1, hull: 3 }
      const state = battleOf({ units: [{ name: 'ship', figures, as: { hull, speedChange } }] })
      return speedOf(state, unitOf(state, 'ship'))
    }
    expect(speedAt(1, 0)).toBe(1)
    expect(speedAt(1, -1)).toBe(1)
    expect(speedAt(3, 1)).toBe(2)
    expect(speedAt(1, 1)).toBe(2)
  })

  test('[WAS-005] who is due comes on when the place is free', () => {
    const late = { name: 'late', enters: 3, x: 500, y: 500 }
    const state = battleOf({ units: [late, { name: 'other', x: 500, y: 505 }] })
    bringOn(tableFor(state))
    state.turn = 3
    bringOn(tableFor(state))
    expect(unitOf(state, 'late').status).toBe('waiting')
    unitOf(state, 'other').x = 9000
    bringOn(tableFor(state))
    expect(unitOf(state, 'late').status).toBe('afloat')
  })
})

test('[WAS-058] no course is offered twice, however few turns its length allows', () => {
  for (const [length, speed] of [
    [97, 2],
    [90, 2],
    [30, 3],
    [150, 1],
  ] as const) {
    const offered = sail.legalOrders(alone(length, speed), 'allies').map(one => JSON.stringify(one))
    expect(new Set(offered).size).toBe(offered.length)
    expect(offered.length).toBeGreaterThan(10)
  }
})
