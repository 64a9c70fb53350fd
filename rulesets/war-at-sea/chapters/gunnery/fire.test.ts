import { oddsOf, oddsTogether } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { warAtSea } from '../../index.ts'
import { applyLosses } from '../../model/hits.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestUnit } from '../../model/fixtures.ts'
import { obstructionOn } from '../../model/lines.ts'
import type { Line } from '../../model/lines.ts'
import { lineOf } from '../../model/targets.ts'
import { rangeBetween, unitOf } from '../../model/units.ts'
import type { State } from '../../model/state.ts'
import type { Of } from '@grognard/umpire'
import type { Order } from '../../orders.ts'
import { evade, hitWithTorpedoes, seatToEvade } from './evasion.ts'
import { fireMany } from './fire-many.ts'
import { fire, mayFireMore, shotsOf } from './fire.ts'
import { laySmoke } from './smoke.ts'

type FireOrder = Of<Order, 'fire'>

/** `own` of the Allies and `foe` of the Axis, so many millimetres apart. */
function facing(own: TestUnit = {}, foe: TestUnit = {}, setting: Setting = {}): State {
  const mm = (foe.x ?? 400) - 300
  return battleOf({
    step: 'gunfire',
    ...setting,
    units: [
      { name: 'own', card: 'uk-kent', x: 300, y: 300, heading: 0, ...own },
      { name: 'foe', card: 'de-koeln', seat: 'axis', x: 300 + mm, y: 300, heading: 0, ...foe },
      ...(setting.units ?? []),
    ],
  })
}

const order = (weapon: FireOrder['weapon'] = 'main', isRapid = false): FireOrder => ({
  kind: 'fire',
  unit: 'own',
  weapon,
  target: 'foe',
  isRapid,
})

const judged = (state: State, given = order()) => rulesOf(fire.judge(state, 'allies', given))

describe('[WAS-085] [WAS-086] [WAS-087] [WAS-088] [WAS-089] [WAS-186] [WAS-A08] lines of fire, by the vectors', () => {
  test.each(vectors.filter(({ input }) => 'shooter' in input))(
    '$id',
    ({ input, expect: wanted }) => {
      const { attack, shooter, target, others = [], land = [], ability = [] } = input
      const at = ([x = 0, y = 0]: readonly number[] = []) => ({ x, y })
      const state = battleOf({
        units: [
          {
            name: 'own',
            ...at(shooter?.at),
            figures: { abilities: ability.length > 0 ? ['closeEscort'] : [] },
          },
          { name: 'foe', seat: 'axis', ...at(target?.at) },
          ...others.map(({ kind, side, outline }): TestUnit => {
            const ys = outline.map(([, y = 0]) => y)
            const xs = outline.map(([x = 0]) => x)
            const [top, bottom] = [Math.max(...ys), Math.min(...ys)]
            return {
              card: kind === 'submarine' ? 'de-type-viic' : 'us-fletcher',
              seat: side === 'A' ? 'allies' : 'axis',
              x: (Math.max(...xs) + Math.min(...xs)) / 2,
              y: (top + bottom) / 2,
              figures: {
                length: Math.round((top - bottom) * 10),
                beam: Math.round((Math.max(...xs) - Math.min(...xs)) * 10),
              },
            }
          }),
        ],
        state: {
          islands: land.map(corners => ({
            name: '',
            land: corners.flat().map(value => Math.round(value * 10)),
            water: corners.flat().map(value => Math.round(value * 10)),
          })),
        },
      })
      const [own, foe] = [unitOf(state, 'own'), unitOf(state, 'foe')]
      const weapon = attack === 'torpedo' ? 'torpedo' : 'main'
      const line: Line = attack === 'air' ? 'air' : lineOf(weapon, rangeBetween(own, foe))
      expect(obstructionOn(state, line, own, foe) === null).toBe(wanted.allowed)
    },
  )

  test('[WAS-090] plunging fire passes over units, [WAS-088] torpedoes never', () => {
    const between = { name: 'between', x: 450, y: 300, heading: 0 }
    const state = facing({ card: 'uk-exeter' }, { x: 550 }, { units: [between] })
    expect(judged(state)).toEqual([])
    expect(
      judged(
        facing({ card: 'uk-exeter' }, { x: 470 }, { units: [{ ...between, x: 380 }] }),
        order('torpedo'),
      ),
    ).toEqual(['WAS-088'])
  })
})

describe('what a ship may attack', () => {
  test('[WAS-095] each weapon once, or depth charges instead', () => {
    const state = facing({ card: 'uk-javelin', as: { used: ['main'] } })
    expect(judged(state)).toEqual(['WAS-095'])
    expect(judged(state, order('torpedo'))).toEqual([])
    expect(judged(facing({ card: 'uk-javelin', as: { used: ['asw'] } }))).toEqual(['WAS-095'])
  })

  test('[WAS-096] guns at ships, depth charges at submarines', () => {
    const dived = { card: 'de-type-viic', x: 380 }
    expect(judged(facing({ card: 'uk-javelin' }, dived))).toEqual(['WAS-096'])
    expect(judged(facing({ card: 'uk-javelin' }, dived), order('asw'))).toEqual([])
    expect(judged(facing({ card: 'uk-javelin' }, {}), order('asw'))).toContain('WAS-096')
  })

  test('[WAS-098] [WAS-100] as far as the card has dice, with what the card has', () => {
    expect(judged(facing({}, { x: 300 + 361 }))).toEqual(['WAS-098'])
    expect(judged(facing({}, { x: 300 + 360 }))).toEqual([])
    expect(judged(facing(), order('tertiary'))).toEqual(['WAS-100'])
  })

  test('[WAS-A26] [WAS-A27] battleships reach farther while undamaged', () => {
    const far = { x: 300 + 450 }
    expect(judged(facing({ card: 'uk-hood' }, far))).toEqual([])
    expect(judged(facing({ card: 'uk-hood', as: { hull: 4 } }, far))).toEqual(['WAS-098'])
    expect(judged(facing({ card: 'us-iowa' }, { x: 300 + 540 }))).toEqual([])
  })

  test('[WAS-099] no gunnery at small ships beyond range 3, by option', () => {
    const far = { card: 'de-z32', x: 300 + 450 }
    expect(judged(facing({ card: 'uk-hood' }, far))).toEqual(['WAS-099'])
    const agreed = { options: { smallShips: false } }
    expect(judged(facing({ card: 'uk-hood' }, far, agreed))).toEqual([])
  })

  test('[WAS-171] no gunnery beyond range 3 in the dark', () => {
    const night = { state: { light: 'night' as const } }
    expect(judged(facing({ card: 'uk-hood' }, { x: 300 + 450 }, night))).toEqual(['WAS-171'])
  })

  test('[WAS-071] in island waters nobody attacks or is attacked', () => {
    const water = [2000, 2000, 3500, 2000, 3500, 4000, 2000, 4000]
    const land = [2100, 2100, 2200, 2100, 2200, 2200]
    const islands = { state: { islands: [{ name: '', land, water }] } }
    expect(judged(facing({ card: 'uk-vosper-mtb' }, {}, islands))).toEqual(['WAS-071'])
    const swapped = facing({ x: 600 }, { x: 300 }, islands)
    expect(judged(swapped)).toContain('WAS-071')
  })

  test('[WAS-A30] a guard has to be attacked before the auxiliary beside it', () => {
    const guard = { name: 'guard', card: 'uk-swale', x: 440, y: 300 }
    const state = battleOf({
      step: 'gunfire',
      waiting: ['axis'],
      units: [
        { name: 'own', card: 'de-koeln', seat: 'axis', x: 300, y: 300 },
        { name: 'foe', card: 'uk-empire-freighter', x: 400, y: 300 },
        guard,
      ],
    })
    expect(rulesOf(fire.judge(state, 'axis', order()))).toEqual(['WAS-A30'])
    unitOf(state, 'guard').wasAttacked = true
    expect(rulesOf(fire.judge(state, 'axis', order()))).toEqual([])
  })

  test('[WAS-095] a seat without a shot is not asked', () => {
    expect(mayFireMore(facing(), 'allies')).toBe(true)
    expect(mayFireMore(facing({}, { x: 1500 }), 'allies')).toBe(false)
  })
})

describe('what an attack does', () => {
  /** Dice that give these faces to the main guns of Kent, eight at range 0 and 1. */
  const shoot = (faces: readonly number[], own: TestUnit = {}, foe: TestUnit = {}) => {
    const state = facing(own, foe)
    fire.execute(tableFor(state, faces), 'allies', order())
    return unitOf(state, 'foe')
  }
  const eight = (...faces: number[]) => [
    ...faces,
    ...Array.from({ length: 8 - faces.length }, () => 1),
  ]

  test('[WAS-019] [WAS-049] one hull at the armor, taken when the phase ends', () => {
    expect(shoot(eight(6)).lost).toBe(0)
    expect(shoot(eight(6, 4)).lost).toBe(1)
    expect(shoot(eight(6, 6, 6, 6)).lost).toBe(1)
    const state = facing()
    fire.execute(tableFor(state, eight(6, 4)), 'allies', order())
    expect(unitOf(state, 'foe').hull).toBe(3)
    applyLosses(tableFor(state))
    expect(unitOf(state, 'foe')).toMatchObject({ hull: 2, lost: 0 })
    expect(unitOf(state, 'own').used).toEqual([])
  })

  test('[WAS-019] [WAS-142] destroyed at the vital armor, and still there until the phase ends', () => {
    const state = facing()
    fire.execute(tableFor(state, eight(6, 6, 6, 6, 5)), 'allies', order())
    expect(unitOf(state, 'foe')).toMatchObject({ status: 'afloat', isDoomed: true })
    applyLosses(tableFor(state))
    expect(unitOf(state, 'foe').status).toBe('sunk')
  })

  test('[WAS-A13] determination keeps one hull on 5 and more', () => {
    const foe = { card: 'uk-exeter', seat: 'axis' as const, as: { hull: 1 } }
    const saved = facing({}, foe)
    fire.execute(tableFor(saved, [...eight(6, 6), 5]), 'allies', order())
    expect(unitOf(saved, 'foe')).toMatchObject({ isDoomed: false, lost: 0 })
    const lost = facing({}, foe)
    fire.execute(tableFor(lost, [...eight(6, 6), 4]), 'allies', order())
    expect(unitOf(lost, 'foe').isDoomed).toBe(true)
  })

  test('[WAS-191] what is saved keeps its hull though more hits follow and fail', () => {
    const state = facing({}, { card: 'uk-exeter', seat: 'axis' })
    fire.execute(tableFor(state, [...eight(6, 6, 6, 6, 5), 6]), 'allies', order())
    expect(unitOf(state, 'foe')).toMatchObject({ isDoomed: false, lost: 2 })
    applyLosses(tableFor(state))
    expect(unitOf(state, 'foe')).toMatchObject({ status: 'afloat', hull: 1 })
  })

  test('[WAS-A07] a chaser of salvoes is missed by a battleship’s main guns on 5 and more', () => {
    const chaser = { card: 'de-koeln', figures: { abilities: ['chaseTheSalvoes' as const] } }
    const hood = { card: 'uk-hood' }
    const dice = (save: number) => [6, 6, ...Array.from({ length: 13 }, () => 1), save]
    expect(shoot(dice(5), hood, chaser)).toMatchObject({ lost: 0 })
    expect(shoot(dice(4), hood, chaser)).toMatchObject({ lost: 1 })
    expect(shoot(eight(6, 4), {}, chaser)).toMatchObject({ lost: 1 })
  })

  test('[WAS-A31] a torpedo boat slips away on 5 and more', () => {
    const foe = { card: 'de-s-boot', x: 380 }
    expect(shoot([...eight(6, 6), 5], {}, foe)).toMatchObject({ lost: 0, isDoomed: false })
    expect(shoot([...eight(6, 6), 4], {}, foe).isDoomed).toBe(true)
  })

  test('[WAS-072] [WAS-A51] a target in smoke is missed on 5 and 6, by a sharpshooter on 6', () => {
    const smoke = { kind: 'smoke', x: 4400, y: 3000, radius: 450, until: 3 } as const
    const hidden = (card: string, dice: readonly number[]) => {
      const state = facing({ card }, { x: 440 }, { state: { clouds: [{ ...smoke }] } })
      fire.execute(tableFor(state, dice), 'allies', order())
      return unitOf(state, 'own').used
    }
    expect(hidden('uk-kent', [5])).toEqual(['main'])
    expect(() => hidden('uk-kent', [4])).toThrow('A die too many')
    expect(() => hidden('uk-belfast', [5])).toThrow('A die too many')
    expect(hidden('uk-belfast', [6])).toEqual(['main'])
  })

  test('[WAS-072] [WAS-073] fog about both hides the target anyway', () => {
    const fog = { kind: 'fog', x: 3750, y: 3000, radius: 900, until: 0 } as const
    const shotAt = (x: number, die: number) => {
      const state = facing({}, { x }, { state: { clouds: [{ ...fog }] } })
      const table = tableFor(state, [die, ...Array<number>(12).fill(1)])
      fire.execute(table, 'allies', order())
      return table.events[0]?.kind
    }
    expect([shotAt(450, 4), shotAt(450, 5)]).toEqual(['attacked', 'shotHidden'])
    expect([shotAt(380, 5), shotAt(380, 6)]).toEqual(['attacked', 'shotHidden'])
  })

  test('[WAS-073] smoke between bars the line, smoke about the shooter does not', () => {
    const cloud = (x: number) => ({ kind: 'smoke', x, y: 3000, radius: 450, until: 3 }) as const
    const across = facing({}, { x: 550 }, { state: { clouds: [cloud(4300)] } })
    expect(judged(across)).toEqual(['WAS-072'])
    const about = facing({}, { x: 550 }, { state: { clouds: [cloud(3100)] } })
    expect(judged(about)).toEqual([])
  })

  test('[WAS-A46] rapid fire adds two dice, once in a battle', () => {
    const quick = { figures: { abilities: ['rapidFire' as const] } }
    const state = facing(quick)
    expect(judged(facing(), order('main', true))).toEqual(['WAS-A46'])
    fire.execute(tableFor(state, [...eight(), 1, 1]), 'allies', order('main', true))
    unitOf(state, 'own').used = []
    expect(judged(state, order('main', true))).toEqual(['WAS-A46'])
  })

  test('[WAS-A35] [WAS-075] smoke instead of every attack', () => {
    const state = facing({ card: 'uk-javelin' })
    laySmoke.execute(tableFor(state), 'allies', { kind: 'laySmoke', unit: 'own' })
    expect(state.clouds).toMatchObject([{ kind: 'smoke', radius: 450, until: 3 }])
    expect(judged(state)).toEqual(['WAS-A35'])
    const fired = facing({ card: 'uk-javelin', as: { used: ['main'] } })
    const smoke = { kind: 'laySmoke', unit: 'own' } as const
    expect(rulesOf(laySmoke.judge(fired, 'allies', smoke))).toEqual(['WAS-075'])
  })
})

describe('[WAS-A15] torpedoes evaded', () => {
  const running = () => {
    const state = facing({ card: 'de-z32' }, { card: 'uk-repulse', x: 380 })
    fire.execute(tableFor(state), 'allies', order('torpedo'))
    return state
  }

  test('the owner is asked before the dice; on 3 and more they miss', () => {
    const state = running()
    expect(seatToEvade(state)).toEqual(['axis'])
    evade.execute(tableFor(state, [3]), 'axis', { kind: 'evade' })
    expect(unitOf(state, 'foe')).toMatchObject({ isStunned: true, lost: 0 })
    expect(unitOf(state, 'own').used).toEqual(['torpedo'])
    expect(seatToEvade(state)).toEqual([])
  })

  test('on 2 they are rolled for anyway', () => {
    const state = running()
    evade.execute(tableFor(state, [2]), 'axis', { kind: 'evade' })
    hitWithTorpedoes(tableFor(state, [6, 1]))
    expect(unitOf(state, 'foe')).toMatchObject({ isStunned: true, lost: 2 })
  })
})

describe('[WAS-016] odds before the dice', () => {
  test('are those of the vectors, worked out and not drawn', () => {
    const vector = vectors.find(({ id }) => id === 'WAS-TV-028')
    if (!vector) throw new Error('The vector is there.')
    const state = facing(
      { figures: { dice: cardDice(9) } },
      { card: 'uk-exeter', figures: { abilities: [] } },
    )
    const odds = oddsOf(warAtSea, state, 'allies', order())
    expect(odds.isExact).toBe(true)
    const sunk = odds.outcomes
      .filter(({ state: after }) => unitOf(after, 'foe').isDoomed)
      .reduce((sum, { chance }) => sum + Number(chance.ways) / Number(chance.of), 0)
    expect(sunk).toBeCloseTo(Number(vector.expect.destroyed?.p), 6)
  })
})

function cardDice(main: number) {
  return {
    main: [main, main, main, main],
    secondary: [],
    tertiary: [],
    torpedo: [],
    antiair: [],
    asw: [],
    bomb: [],
    strafe: [],
  }
}

describe('[WAS-095] [WAS-097] all guns of a group', () => {
  const group = () =>
    facing(
      { card: 'uk-kent' },
      { x: 440 },
      { units: [{ name: 'mate', card: 'uk-sheffield', x: 300, y: 400 }] },
    )
  const together = { kind: 'fireMany', unit: 'own', whom: 'group', target: 'foe' } as const

  test('fire one after the other, each once', () => {
    const state = group()
    const dice = Array.from({ length: 30 }, () => 1)
    fireMany.execute(tableFor(state, dice), 'allies', together)
    expect(unitOf(state, 'own').used).toEqual(['main'])
    expect(unitOf(state, 'mate').used).toEqual(['main', 'secondary'])
    expect(rulesOf(fireMany.judge(state, 'allies', together))).toEqual(['WAS-095'])
  })

  test('odds of the whole are exact, and no worse than of the best gun alone', () => {
    const state = group()
    const chanceOfDamage = (given: Order) => {
      const odds = oddsOf(warAtSea, state, 'allies', given)
      expect(odds.isExact).toBe(true)
      return odds.outcomes
        .filter(
          ({ state: after }) => unitOf(after, 'foe').lost > 0 || unitOf(after, 'foe').isDoomed,
        )
        .reduce((sum, { chance }) => sum + Number(chance.ways) / Number(chance.of), 0)
    }
    expect(chanceOfDamage(together)).toBeGreaterThan(chanceOfDamage(order()))
  })

  /** How likely each loss of the foe is, and that she is to sink. */
  function lossesBy(all: readonly { state: State; p: number }[]): Map<string, number> {
    const sums = new Map<string, number>()
    for (const { state, p } of all) {
      const { lost, isDoomed } = unitOf(state, 'foe')
      const key = `${lost} ${isDoomed}`
      sums.set(key, (sums.get(key) ?? 0) + p)
    }
    return sums
  }

  const waysOf = (state: State, given: Order) =>
    oddsOf(warAtSea, state, 'allies', given).outcomes.map(({ chance, state: after }) => ({
      state: after,
      p: Number(chance.ways) / Number(chance.of),
    }))

  test('odds of many guns are those of each on what the one before has left, and exact', () => {
    const mates = [400, 460, 520, 580, 640].map((y, at): TestUnit => ({
      name: `mate${at}`,
      card: 'uk-sheffield',
      x: 300,
      y,
    }))
    const state = facing({}, { x: 440 }, { units: mates })
    const orders = state.units
      .flatMap(unit => shotsOf(state, unit))
      .filter(({ target, isRapid }) => target === 'foe' && !isRapid)
    expect(orders.length).toBeGreaterThan(8)

    let inTurn = [{ state, p: 1 }]
    for (const given of orders)
      inTurn = merged(
        inTurn.flatMap(before =>
          waysOf(before.state, given).map(({ state: after, p }) => ({
            state: after,
            p: before.p * p,
          })),
        ),
      )
    const { outcomes, isExact } = oddsTogether(warAtSea, state, 'allies', orders)
    const told = lossesBy(
      outcomes.map(({ chance, state: after }) => ({
        state: after,
        p: Number(chance.ways) / Number(chance.of),
      })),
    )
    expect(isExact).toBe(true)
    for (const [key, p] of lossesBy(inTurn)) expect(told.get(key)).toBeCloseTo(p, 12)
  })

  function merged(all: readonly { state: State; p: number }[]) {
    const byState = new Map<string, { state: State; p: number }>()
    for (const one of all) {
      const key = JSON.stringify(one.state)
      const same = byState.get(key)
      byState.set(key, same ? { ...same, p: same.p + one.p } : one)
    }
    return [...byState.values()]
  }
})
