import { chancesBy } from '@grognard/umpire/fixtures.ts'
import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { warAtSea } from '../../index.ts'
import { armorOf, diceOf, worthOf } from '../../model/attacks.ts'
import { isDetected } from '../../model/submarines.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestPlane, TestUnit } from '../../model/fixtures.ts'
import { applyLosses } from '../../model/hits.ts'
import { aimAt } from '../../model/targets.ts'
import type { State } from '../../model/state.ts'
import { planeOf, unitOf } from '../../model/units.ts'
import { airAimAt } from './aim.ts'
import type { AirWeapon } from './aim.ts'
import { maySpotMore, spot } from './spot.ts'
import { mayStrikeMore, strike } from './strike.ts'
import { strikeTogether } from './strike-together.ts'

/** An own aircraft over an enemy ship that points north. */
function striking(
  own: TestPlane = {},
  foe: TestUnit = {},
  { units = [], aircraft = [], ...rest }: Setting = {},
): State {
  return battleOf({
    step: 'strike',
    ...rest,
    units: [{ name: 'foe', card: 'jp-shokaku', seat: 'axis', x: 500, y: 500, ...foe }, ...units],
    aircraft: [{ name: 'own', card: 'us-sbd-dauntless', x: 500, y: 500, ...own }, ...aircraft],
  })
}

const order = (weapon: AirWeapon, target = 'foe', experts: string[] = [], aircraft = 'own') =>
  ({ kind: 'strike', aircraft, weapon, target, experts }) as const
const judged = (state: State, weapon: AirWeapon, target = 'foe', experts: string[] = []) =>
  rulesOf(strike.judge(state, 'allies', order(weapon, target, experts)))
const attackOf = (state: State, weapon: AirWeapon, target = 'foe', aircraft = 'own') =>
  airAimAt(state, planeOf(state, aircraft), weapon, unitOf(state, target)).attack
const diceWith = (state: State, weapon: AirWeapon) => diceOf(attackOf(state, weapon))
const low = { as: { isStrafing: true } }
const submarine = { card: 'jp-i-19' }
const ones = (count: number) => Array.from({ length: count }, () => 1)

describe('[WAS-120] the one attack of an aircraft', () => {
  test('is made once in a turn, with what it carries', () => {
    const state = striking()
    expect(judged(state, 'bomb')).toEqual([])
    expect(judged(state, 'torpedo')).toEqual(['WAS-120'])
    strike.execute(tableFor(state, ones(9)), 'allies', order('bomb'))
    expect(judged(state, 'bomb')).toEqual(['WAS-120'])
    expect(mayStrikeMore(state, 'allies')).toBe(false)
  })

  test('[WAS-116] not when it was beaten off, [WAS-A41] but for bombs of who presses on', () => {
    expect(judged(striking({ as: { status: 'aborted' } }), 'bomb')).toEqual(['WAS-116'])
    const pressing = { as: { status: 'aborted' as const, isPressing: true } }
    expect(judged(striking(pressing), 'bomb')).toEqual([])
    expect(mayStrikeMore(striking(pressing), 'allies')).toBe(true)
    expect(mayStrikeMore(striking({ as: { status: 'aborted' } }), 'allies')).toBe(false)
    expect(worthOf(attackOf(striking(pressing), 'bomb'))).toEqual([0, 0, 0, 0, 1, 2])
    expect(judged(striking({ ...pressing, card: 'us-tbd-devastator' }), 'torpedo')).toEqual([
      'WAS-A41',
    ])
  })

  test('[WAS-109] strafing only if it was sent out to strafe, and then nothing else', () => {
    expect(judged(striking({ card: 'us-f4f-wildcat' }), 'strafe')).toEqual(['WAS-109'])
    expect(judged(striking({ card: 'us-f4f-wildcat', ...low }), 'strafe')).toEqual([])
    expect(judged(striking(low), 'bomb')).toEqual(['WAS-109'])
  })

  test('[WAS-049] who is doomed in the phase is still there to be attacked', () => {
    expect(judged(striking({}, { as: { isDoomed: true } }), 'bomb')).toEqual([])
  })
})

describe('[WAS-121] bombs', () => {
  /** Shokaku is 16 mm broad, a base 30 mm across. */
  test('need the base to touch the hull', () => {
    expect(judged(striking({ x: 523 }), 'bomb')).toEqual([])
    expect(judged(striking({ x: 524 }), 'bomb')).toEqual(['WAS-121'])
    expect(judged(striking({ y: 500 - 71 - 15 }), 'bomb')).toEqual([])
    expect(judged(striking({ y: 500 - 71 - 17 }), 'bomb')).toEqual(['WAS-121'])
  })

  test('at one of those that it touches', () => {
    const state = striking({}, {}, { units: [{ name: 'two', seat: 'axis', x: 516, y: 500 }] })
    expect(judged(state, 'bomb')).toEqual([])
    expect(judged(state, 'bomb', 'two')).toEqual([])
  })

  test('[WAS-A02] instead of a torpedo, six dice once in a battle', () => {
    const state = striking({ card: 'us-tbf-avenger' })
    expect(judged(state, 'bomb')).toEqual([])
    expect(diceWith(state, 'bomb')).toBe(6)
    expect(judged(striking({ card: 'us-tbd-devastator' }), 'bomb')).toEqual(['WAS-120'])
    strike.execute(tableFor(state, ones(6)), 'allies', order('bomb'))
    planeOf(state, 'own').hasFired = false
    expect(judged(state, 'bomb')).toEqual(['WAS-120'])
    expect(judged(state, 'torpedo')).toEqual([])
  })

  test('[WAS-A04] an armored deck holds off bombs and nothing else', () => {
    const deck = { card: 'uk-illustrious' }
    const plain = { ...deck, figures: { abilities: [] } }
    expect(armorOf(attackOf(striking({}, plain), 'bomb'))).toEqual({ armor: 4, vital: 10 })
    expect(armorOf(attackOf(striking({}, deck), 'bomb'))).toEqual({ armor: 5, vital: 11 })
    expect(armorOf(attackOf(striking({}, deck), 'strafe'))).toEqual({ armor: 4, vital: 10 })
  })
})

describe('[WAS-122] torpedoes, strafing and depth charges', () => {
  test('reach range 0', () => {
    const devastator = { card: 'us-tbd-devastator', y: 590 }
    expect(judged(striking(devastator), 'torpedo')).toEqual([])
    expect(judged(striking({ ...devastator, y: 591 }), 'torpedo')).toEqual(['WAS-122'])
    const fighter = { card: 'us-f4f-wildcat', ...low, y: 591 }
    expect(judged(striking(fighter), 'strafe')).toEqual(['WAS-122'])
    expect(judged(striking({ ...devastator, y: 591 }, submarine), 'asw')).toEqual(['WAS-122'])
  })

  test('[WAS-074] fog does not hide a ship from aircraft', () => {
    const clouds = [{ kind: 'fog' as const, x: 5000, y: 5000, radius: 900, until: 0 }]
    const state = striking({ card: 'us-tbd-devastator', y: 590 }, {}, { state: { clouds } })
    strike.execute(tableFor(state, [6, 1]), 'allies', order('torpedo'))
    expect(unitOf(state, 'foe').lost).toBe(2)
  })

  test('[WAS-126] [WAS-125] bombs, strafing and torpedoes for ships, depth charges for submarines', () => {
    expect(judged(striking({}, submarine), 'bomb')).toEqual(['WAS-126'])
    expect(judged(striking({ card: 'us-f4f-wildcat', ...low }, submarine), 'strafe')).toEqual([
      'WAS-126',
    ])
    const devastator = { card: 'us-tbd-devastator' }
    expect(judged(striking(devastator, submarine), 'torpedo')).toEqual(['WAS-126'])
    expect(judged(striking(devastator, submarine), 'asw')).toEqual([])
    expect(judged(striking(devastator), 'asw')).toEqual(['WAS-125'])
  })

  test('[WAS-125] compared with the armor, or two hull for each torpedo', () => {
    const bombed = striking()
    strike.execute(tableFor(bombed, [6, 6, ...ones(7)]), 'allies', order('bomb'))
    expect(unitOf(bombed, 'foe')).toMatchObject({ lost: 1, isDoomed: false })
    const sunk = striking()
    strike.execute(tableFor(sunk, [6, 6, 6, 6, 6, ...ones(4)]), 'allies', order('bomb'))
    expect(unitOf(sunk, 'foe').isDoomed).toBe(true)
    const dived = striking({ card: 'us-tbf-avenger' }, submarine, {
      state: { detected: [{ seat: 'allies', unit: 'foe' }] },
    })
    strike.execute(tableFor(dived, [6, 5, 1]), 'allies', order('asw'))
    expect(unitOf(dived, 'foe').lost).toBe(1)
  })

  test('[WAS-071] nothing in island waters is attacked', () => {
    const water = [4000, 4000, 6000, 4000, 6000, 6000, 4000, 6000]
    const islands = [{ name: '', land: [0, 0, 9, 0, 9, 9], water }]
    expect(judged(striking({}, {}, { state: { islands } }), 'bomb')).toEqual(['WAS-071'])
  })

  test('[WAS-A30] a guard comes first', () => {
    const state = striking(
      {},
      { card: 'jp-maru-freighter' },
      {
        units: [
          {
            name: 'guard',
            seat: 'axis',
            x: 530,
            y: 500,
            figures: { abilities: ['guardTheConvoy'] },
          },
        ],
      },
    )
    expect(judged(state, 'bomb')).toEqual(['WAS-A30'])
    unitOf(state, 'guard').wasAttacked = true
    expect(judged(state, 'bomb')).toEqual([])
  })
})

describe('[WAS-123] aircraft on one target', () => {
  const two: TestPlane = { name: 'two', card: 'us-sbd-dauntless', x: 500, y: 500 }
  const after = (airPerTarget: number) => {
    const state = striking({}, {}, { aircraft: [two], options: { airPerTarget } })
    strike.execute(tableFor(state, ones(9)), 'allies', order('bomb', 'foe', [], 'two'))
    return judged(state, 'bomb')
  }

  test('any number, or by option so many of a side', () => {
    expect(after(0)).toEqual([])
    expect(after(1)).toEqual(['WAS-123'])
    expect(after(2)).toEqual([])
  })
})

describe('[WAS-130] submarines and aircraft', () => {
  const plane = { card: 'us-tbf-avenger' }
  const scout = (rest: TestUnit = {}): TestUnit => ({ name: 'scout', x: 500, y: 770, ...rest })
  const found = (unit: TestUnit, setting: Setting = {}) => {
    const state = striking(plane, submarine, { ...setting, units: [unit] })
    return isDetected(state, 'allies', unitOf(state, 'foe'))
  }

  test('[WAS-131] [WAS-180] [WAS-A54] a sea unit detects within three sections, a hunter within four', () => {
    expect(found(scout())).toBe(true)
    expect(found(scout({ y: 770.1 }))).toBe(false)
    expect(found(scout({ card: 'us-gato-class' }))).toBe(true)
    expect(found(scout({ card: 'us-allen-m-sumner', y: 860 }))).toBe(true)
    expect(found(scout({ card: 'us-allen-m-sumner', y: 860.1 }))).toBe(false)
    expect(found(scout({ seat: 'axis' }))).toBe(false)
    expect(found(scout({ as: { status: 'sunk' } }))).toBe(false)
    const vector = vectors.find(({ id }) => id === 'WAS-TV-094')
    expect(vector?.expect).toMatchObject({ normal: [true, false, false, false] })
  })

  test('[WAS-071] but not from island waters', () => {
    const water = [4000, 7000, 6000, 7000, 6000, 9000, 4000, 9000]
    const islands = [{ name: '', land: [0, 0, 9, 0, 9, 9], water }]
    expect(found(scout(), { state: { islands } })).toBe(false)
  })

  test('[WAS-132] [WAS-133] else it is looked for: 4 and more finds it for the side, for the turn', () => {
    const state = striking(plane, submarine)
    strike.execute(tableFor(state, [4, 1, 1, 1]), 'allies', order('asw'))
    expect(state.detected).toEqual([{ seat: 'allies', unit: 'foe' }])
    expect(planeOf(state, 'own').hasFired).toBe(true)
    expect(isDetected(state, 'allies', unitOf(state, 'foe'))).toBe(true)
    tableFor(state).emit({ kind: 'turnBegan', turn: 3 })
    expect(isDetected(state, 'allies', unitOf(state, 'foe'))).toBe(false)
  })

  test('[WAS-132] who looks in vain may attack something else, and try no more', () => {
    const state = striking(plane, submarine, {
      units: [{ name: 'ship', seat: 'axis', x: 560, y: 500 }],
    })
    strike.execute(tableFor(state, [3]), 'allies', order('asw'))
    expect(judged(state, 'asw')).toEqual(['WAS-132'])
    expect(judged(state, 'torpedo', 'ship')).toEqual([])
    state.detected.push({ seat: 'allies', unit: 'foe' })
    expect(judged(state, 'asw')).toEqual([])
  })

  test('[WAS-134] ships need no detection', () => {
    const ship = scout({ y: 590 })
    const state = striking(plane, submarine, { units: [ship] })
    const aim = aimAt(state, unitOf(state, 'scout'), 'asw', unitOf(state, 'foe'))
    expect(state.detected).toEqual([])
    expect(diceOf(aim.attack)).toBe(5)
    const fire = warAtSea.rules.orders.fire.judge(state, 'allies', {
      kind: 'fire',
      unit: 'scout',
      weapon: 'asw',
      target: 'foe',
      isRapid: false,
    })
    expect(rulesOf(fire)).toEqual([])
  })

  test('[WAS-A48] one that lies still is hit on 5 and 6 only', () => {
    const silent = { ...submarine, figures: { abilities: ['runSilent' as const] } }
    expect(worthOf(attackOf(striking(plane, silent), 'asw'))).toEqual([0, 0, 0, 0, 1, 2])
    const moved = striking(plane, { ...silent, as: { hasMoved: true } })
    expect(worthOf(attackOf(moved, 'asw'))).toEqual([0, 0, 0, 1, 1, 2])
  })
})

describe('[WAS-A39] [WAS-A49] reports at the start of the air attack', () => {
  const report = (target = 'foe') => ({ kind: 'spot', aircraft: 'own', target }) as const
  const judgedSpot = (state: State, target = 'foe') =>
    rulesOf(spot.judge(state, 'allies', report(target)))
  const catalina = { card: 'us-pby-catalina', y: 770 }

  test('one enemy ship within three sections, once a turn', () => {
    const state = striking(catalina)
    expect(judgedSpot(state)).toEqual([])
    expect(judgedSpot(striking({ ...catalina, y: 771 }))).toEqual(['WAS-A49'])
    expect(judgedSpot(striking(catalina, submarine))).toEqual(['WAS-A49'])
    expect(judgedSpot(striking({ ...catalina, card: 'us-sbd-dauntless' }))).toEqual(['WAS-A49'])
    spot.execute(tableFor(state), 'allies', report())
    expect(judgedSpot(state)).toEqual(['WAS-A49'])
    expect(maySpotMore(state, 'allies')).toBe(false)
  })

  test('[WAS-A49] shadowed, it gives own aircraft a die more', () => {
    const bomber: TestPlane = { name: 'bomber', card: 'us-sbd-dauntless', x: 500, y: 500 }
    const state = striking(catalina, {}, { aircraft: [bomber] })
    spot.execute(tableFor(state), 'allies', report())
    expect(diceOf(attackOf(state, 'bomb', 'foe', 'bomber'))).toBe(10)
    tableFor(state).emit({ kind: 'turnBegan', turn: 3 })
    expect(diceOf(attackOf(state, 'bomb', 'foe', 'bomber'))).toBe(9)
  })

  test('[WAS-A39] pointed out, it gives own submarines a torpedo die more', () => {
    const boat: TestUnit = { name: 'boat', card: 'us-gato-class', x: 600, y: 500 }
    const state = striking({ card: 'de-fw-200-condor' }, {}, { units: [boat] })
    const dice = () =>
      diceOf(aimAt(state, unitOf(state, 'boat'), 'torpedo', unitOf(state, 'foe')).attack)
    const before = dice()
    spot.execute(tableFor(state), 'allies', report())
    expect(dice()).toBe(before + 1)
    expect(diceOf(attackOf(state, 'bomb'))).toBe(8)
  })
})

describe('abilities of aircraft and carriers in the air attack', () => {
  const carrier = (card: string): TestUnit => ({ name: 'carrier', card, x: 1500, y: 1500 })
  const helped = (own: string, card: string, weapon: AirWeapon, foe: TestUnit = {}) => {
    const state = striking({ card: own }, foe, {
      units: [carrier(card)],
      state: { detected: [{ seat: 'allies', unit: 'foe' }] },
    })
    const before = diceWith(state, weapon)
    expect(judged(state, weapon, 'foe', ['carrier'])).toEqual([])
    const table = tableFor(state, ones(20))
    strike.execute(table, 'allies', order(weapon, 'foe', ['carrier']))
    expect(judged(state, weapon, 'foe', ['carrier'])).not.toEqual([])
    return 20 - table.left.length - before
  }

  test('[WAS-A18] [WAS-A19] [WAS-A20] [WAS-A24] carriers lend dice once a turn', () => {
    expect(helped('us-tbf-avenger', 'us-st-lo', 'asw', submarine)).toBe(1)
    expect(helped('us-sbd-dauntless', 'de-graf-zeppelin', 'bomb')).toBe(1)
    expect(helped('us-sbd-dauntless', 'us-enterprise', 'bomb')).toBe(2)
    expect(helped('us-tbf-avenger', 'jp-ryujo', 'torpedo')).toBe(1)
  })

  test('[WAS-A19] only to the type they name', () => {
    const state = striking({ card: 'us-tbf-avenger' }, {}, { units: [carrier('us-enterprise')] })
    expect(judged(state, 'torpedo', 'foe', ['carrier'])).toEqual(['WAS-190'])
    expect(judged(state, 'bomb', 'foe', ['carrier'])).toEqual(['WAS-190'])
  })

  test('[WAS-A28] [WAS-A06] against damaged ships, against battleships', () => {
    const sparviero = { card: 'it-sm-79-sparviero' }
    expect(diceWith(striking(sparviero), 'torpedo')).toBe(3)
    expect(diceWith(striking(sparviero, { as: { hull: 3 } }), 'torpedo')).toBe(4)
    const swordfish = { card: 'uk-swordfish' }
    expect(diceWith(striking(swordfish), 'torpedo')).toBe(2)
    expect(diceWith(striking(swordfish, { card: 'de-bismarck' }), 'torpedo')).toBe(3)
  })

  test('[WAS-A15] torpedoes of aircraft may be evaded as well', () => {
    const evading = { figures: { abilities: ['evadeTorpedoes' as const] } }
    const state = striking({ card: 'us-tbd-devastator' }, evading)
    const table = tableFor(state)
    strike.execute(table, 'allies', order('torpedo'))
    expect(table.opened).toEqual(['evasion'])
    const chances = chancesBy(
      warAtSea,
      {
        state: striking({ card: 'us-tbd-devastator' }, evading),
        seat: 'allies',
        order: order('torpedo'),
      },
      after => `${unitOf(after, 'foe').hull}`,
    )
    expect(chances).toEqual({ 4: '25/36', 2: '5/18', 0: '1/36' })
    const together = (foe: TestUnit) => {
      const two: TestPlane = { name: 'two', card: 'us-tbd-devastator', x: 500, y: 500 }
      const both = striking({ card: 'us-tbd-devastator' }, foe, { aircraft: [two] })
      return rulesOf(
        strikeTogether.judge(both, 'allies', { kind: 'strikeTogether', target: 'foe' }),
      )
    }
    expect(together({})).toEqual([])
    expect(together(evading), 'its owner is asked each time').toEqual(['WAS-120'])
  })
})

describe('exact odds', () => {
  const plane = { figures: { dice: { ...noDice(), bomb: [8] }, abilities: [] } }
  const ship: TestUnit = { figures: { armor: 6, vital: 8, abilities: [] } }
  const byHull = (state: State) => `${unitOf(state, 'foe').hull}`

  test('[WAS-019] of bombs are those of vector 036', () => {
    const state = striking(plane, ship)
    const chances = chancesBy(warAtSea, { state, seat: 'allies', order: order('bomb') }, byHull)
    const wanted = vectors.find(({ id }) => id === 'WAS-TV-036')?.expect
    expect(wanted).toMatchObject({
      nothing: { fraction: chances['4'] },
      damage: { fraction: chances['3'] },
      destroyed: { fraction: chances['0'] },
    })
  })

  test('[WAS-132] of depth charges after a search are halved', () => {
    const state = striking(
      { figures: { dice: { ...noDice(), asw: [1] } } },
      {
        ...submarine,
        figures: { armor: 1, vital: 9 },
      },
    )
    const chances = chancesBy(warAtSea, { state, seat: 'allies', order: order('asw') }, byHull)
    expect(chances).toEqual({ 2: '3/4', 1: '1/4' })
  })

  test('[WAS-120] of all aircraft at one target are those of the whole', () => {
    const two: TestPlane = { name: 'two', card: 'us-sbd-dauntless', x: 500, y: 500, ...plane }
    const state = striking(plane, ship, { aircraft: [two] })
    const together = { kind: 'strikeTogether', target: 'foe' } as const
    expect(rulesOf(strikeTogether.judge(state, 'allies', together))).toEqual([])
    const chances = chancesBy(warAtSea, { state, seat: 'allies', order: together }, byHull)
    const [ways = 0, of = 1] = (chances['4'] ?? '').split('/').map(Number)
    expect(ways / of).toBeCloseTo((33_967 / 62_208) ** 2, 12)
    strikeTogether.execute(tableFor(state, ones(16)), 'allies', together)
    expect(rulesOf(strikeTogether.judge(state, 'allies', together))).toEqual(['WAS-120'])
  })
})

describe('[WAS-152] a carrier goes down with aircraft', () => {
  const sinking = (dice: number[], rest: Setting = {}) => {
    const based = ['a', 'b', 'c', 'd'].map(name => ({
      name,
      card: 'jp-d3a-val',
      seat: 'axis' as const,
      home: 'foe',
      x: 900,
      y: 900,
    }))
    const state = striking({}, { as: { isDoomed: true } }, { aircraft: based, ...rest })
    const table = tableFor(state, dice)
    applyLosses(table)
    expect(table.left).toEqual([])
    return based.map(({ name }) => planeOf(state, name).status)
  }

  test('each that is based there, as many as she has room for, is lost on 1', () => {
    expect(sinking([1, 2, 1])).toEqual(['lost', 'flying', 'lost', 'flying'])
  })
})

function noDice() {
  return {
    main: [],
    secondary: [],
    tertiary: [],
    torpedo: [],
    antiair: [],
    asw: [],
    bomb: [],
    strafe: [],
  }
}
