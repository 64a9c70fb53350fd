import { chancesBy } from '@grognard/umpire/fixtures.ts'
import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { warAtSea } from '../../index.ts'
import { airAttackOf } from '../../model/air.ts'
import { armorOf, diceOf, worthOf } from '../../model/attacks.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestPlane, TestUnit } from '../../model/fixtures.ts'
import { applyLosses } from '../../model/hits.ts'
import type { State, UnitCard } from '../../model/state.ts'
import { planeOf, unitOf } from '../../model/units.ts'
import { barrage, defendersAgainst } from './barrage.ts'
import { dogfight, mayDefendMore, shootDown } from './shoot-down.ts'

/** A destroyer and a fighter of the Allies, an enemy aircraft over both. */
function defending(
  foe: TestPlane = {},
  setting: Setting & { own?: TestPlane; ship?: TestUnit } = {},
): State {
  const { own, ship, ...rest } = setting
  return battleOf({
    step: 'antiair',
    ...rest,
    units: [{ name: 'ship', x: 300, y: 300, ...ship }, ...(rest.units ?? [])],
    aircraft: [
      { name: 'foe', card: 'jp-b5n-kate', seat: 'axis', x: 390, y: 300, ...foe },
      { name: 'own', card: 'de-bf-109', x: 390, y: 390, ...own },
      ...(rest.aircraft ?? []),
    ],
  })
}

const shot = (unit = 'ship', target = 'foe') => ({ kind: 'shootDown', unit, target }) as const
const fight = (experts: string[] = [], target = 'foe', aircraft = 'own') =>
  ({ kind: 'dogfight', aircraft, target, experts }) as const
const shooting = (state: State, unit = 'ship', target = 'foe') =>
  rulesOf(shootDown.judge(state, 'allies', shot(unit, target)))
const fighting = (state: State, experts: string[] = [], target = 'foe') =>
  rulesOf(dogfight.judge(state, 'allies', fight(experts, target)))
const attackBy = (state: State, id: string, target = 'foe') => {
  const attacker = state.units.find(unit => unit.id === id) ?? planeOf(state, id)
  return airAttackOf(state, attacker, 'antiair', planeOf(state, target))
}
const diceBy = (state: State, id: string, target = 'foe') => diceOf(attackBy(state, id, target))
const noDice: UnitCard['dice'] = {
  main: [],
  secondary: [],
  tertiary: [],
  torpedo: [],
  antiair: [],
  asw: [],
  bomb: [],
  strafe: [],
}
const flak = (antiair: number[]) => ({ dice: { ...noDice, antiair } })

describe('[WAS-115] anti-aircraft attacks', () => {
  test('of ships, once in a phase, at aircraft in range 0', () => {
    const state = defending()
    expect(shooting(state)).toEqual([])
    expect(shooting(defending({ x: 391 }))).toEqual(['WAS-115'])
    shootDown.execute(tableFor(state, [1, 1, 1, 1, 1, 1]), 'allies', shot())
    expect(unitOf(state, 'ship').used).toEqual(['antiair'])
    expect(shooting(state)).toContain('WAS-115')
  })

  test('reach farther where the card says so', () => {
    const ship = { figures: flak([6, 5]) }
    expect(shooting(defending({ x: 480 }, { ship }))).toEqual([])
    expect(diceBy(defending({ x: 480 }, { ship }), 'ship')).toBe(5)
    expect(shooting(defending({ x: 481 }, { ship }))).toEqual(['WAS-115'])
  })

  test('of fighters, once in a phase', () => {
    const state = defending()
    expect(fighting(state)).toEqual([])
    expect(fighting(defending({}, { own: { y: 391 } }))).toEqual(['WAS-115'])
    expect(fighting(defending({}, { own: { card: 'us-sbd-dauntless' } }))).toEqual(['WAS-115'])
    dogfight.execute(tableFor(state, [1, 1, 1, 1, 1, 1, 1, 1, 1]), 'allies', fight())
    expect(fighting(state)).toEqual(['WAS-115'])
  })

  test('[WAS-089] ships in between do not matter, [WAS-071] island waters do', () => {
    const between = { name: 'between', x: 345, y: 300 }
    expect(shooting(defending({}, { units: [between] }))).toEqual([])
    const water = [2000, 2000, 4000, 2000, 4000, 4000, 2000, 4000]
    const islands = [{ name: '', land: [0, 0, 9, 0, 9, 9], water }]
    expect(shooting(defending({}, { state: { islands } }))).toEqual(['WAS-071'])
    const outside = { ship: { x: 410 }, state: { islands } }
    expect(shooting(defending({}, outside)), 'aircraft are not in them').toEqual([])
  })

  test('[WAS-A03] a specialist makes two, on different aircraft', () => {
    const state = defending(
      {},
      {
        ship: { card: 'us-atlanta' },
        aircraft: [{ name: 'next', card: 'jp-d3a-val', seat: 'axis', x: 300, y: 390 }],
      },
    )
    shootDown.execute(tableFor(state, [1, 1, 1, 1, 1, 1, 1, 1]), 'allies', shot())
    expect(shooting(state)).toEqual(['WAS-A03'])
    expect(shooting(state, 'ship', 'next')).toEqual([])
    shootDown.execute(tableFor(state, [1, 1, 1, 1, 1, 1, 1, 1]), 'allies', shot('ship', 'next'))
    expect(mayDefendMore(state, 'axis')).toBe(false)
    expect(shooting(state, 'ship', 'next')).toContain('WAS-115')
  })
})

describe('[WAS-116] what an attack does to an aircraft', () => {
  const after = (...dice: number[]) => {
    const state = defending({}, { ship: { figures: flak([4]) } })
    shootDown.execute(tableFor(state, dice), 'allies', shot())
    return state
  }

  test('less than its armor nothing, its armor beats it off at once', () => {
    expect(planeOf(after(6, 6, 3, 3), 'foe').status).toBe('flying')
    expect(planeOf(after(6, 6, 5, 3), 'foe').status).toBe('aborted')
  })

  test('[WAS-013] its vital armor destroys it, when the phase ends', () => {
    const state = after(6, 6, 6, 5)
    expect(planeOf(state, 'foe')).toMatchObject({ status: 'flying', isDoomed: true })
    applyLosses(tableFor(state))
    expect(planeOf(state, 'foe').status).toBe('lost')
  })

  test('[WAS-A11] its vital armor destroys it even where its own guns make its armor worth more', () => {
    const answered = (...dice: number[]) => {
      const figures = { armor: 4, vital: 5, abilities: ['defensiveArmament' as const] }
      const state = defending({ figures }, { own: { figures: { ...flak([4]), abilities: [] } } })
      dogfight.execute(tableFor(state, dice), 'allies', fight())
      return planeOf(state, 'foe')
    }
    expect(answered(6, 6, 3, 3)).toMatchObject({ status: 'flying', isDoomed: false })
    expect(answered(6, 6, 5, 3)).toMatchObject({ status: 'flying', isDoomed: true })
  })

  test('[WAS-050] a beaten aircraft is not attacked again in the phase', () => {
    expect(fighting(after(6, 6, 5, 3))).toEqual(['WAS-050'])
    expect(fighting(after(6, 6, 6, 6))).toEqual(['WAS-050'])
    expect(fighting(after(6, 6, 3, 3))).toEqual([])
  })

  test('[WAS-117] a beaten fighter still makes its own attack of the phase', () => {
    const beaten = defending({}, { own: { as: { status: 'aborted' } } })
    expect(fighting(beaten)).toEqual([])
    const doomed = defending({}, { own: { as: { isDoomed: true } } })
    expect(fighting(doomed)).toEqual([])
    expect(fighting(defending({}, { own: { as: { status: 'lost' } } }))).toEqual(['WAS-115'])
  })

  test('[WAS-A47] a rugged one is spared on 4 and more where its vital armor is met exactly', () => {
    const rugged = (...dice: number[]) => {
      const state = defending(
        { figures: { armor: 6, vital: 8, abilities: ['rugged'] } },
        { ship: { figures: flak([5]) } },
      )
      shootDown.execute(tableFor(state, dice), 'allies', shot())
      return planeOf(state, 'foe')
    }
    expect(rugged(6, 6, 6, 6, 1, 4).status).toBe('aborted')
    expect(rugged(6, 6, 6, 6, 1, 3).isDoomed).toBe(true)
    expect(rugged(6, 6, 6, 6, 5).isDoomed).toBe(true)
  })

  test('[WAS-A41] one that presses the attack may be lost, beaten off, or go on to bomb', () => {
    const pressed = (die: number) => {
      const state = defending({ card: 'jp-d3a-val' }, { ship: { figures: flak([3]) } })
      shootDown.execute(tableFor(state, [6, 6, 5, die]), 'allies', shot())
      return planeOf(state, 'foe')
    }
    expect(pressed(1).isDoomed).toBe(true)
    expect(pressed(2)).toMatchObject({ status: 'aborted', isPressing: false })
    expect(pressed(3)).toMatchObject({ status: 'aborted', isPressing: false })
    expect(pressed(4)).toMatchObject({ status: 'aborted', isPressing: true })
    const state = defending(
      { card: 'jp-d3a-val' },
      { own: { figures: { ...flak([3]), abilities: [] } } },
    )
    dogfight.execute(tableFor(state, [6, 6, 5]), 'allies', fight())
    expect(planeOf(state, 'foe').isPressing).toBe(false)
  })
})

describe('dice against aircraft', () => {
  const bf = 8

  test('[WAS-119] crippled ships have one less on each die', () => {
    expect(worthOf(attackBy(defending(), 'ship'))).toEqual([0, 0, 0, 1, 1, 2])
    expect(worthOf(attackBy(defending({}, { ship: { as: { hull: 1 } } }), 'ship'))).toEqual([
      0, 0, 0, 0, 1, 2,
    ])
  })

  test('[WAS-A01] [WAS-A33] against fighters and against bombers', () => {
    const advanced = { own: { card: 'us-f6f-hellcat' } }
    expect(diceBy(defending({ card: 'jp-a6m2-zero' }, advanced), 'own')).toBe(10)
    expect(diceBy(defending({}, advanced), 'own')).toBe(8)
    expect(diceBy(defending(), 'own')).toBe(bf + 1)
    expect(diceBy(defending({ card: 'jp-a6m2-zero' }), 'own')).toBe(bf)
    const zero: TestPlane = { name: 'zero', card: 'jp-a6m2-zero', seat: 'axis', x: 390, y: 480 }
    expect(diceBy(defending({}, { aircraft: [zero] }), 'own')).toBe(bf)
    expect(diceBy(defending({}, { aircraft: [{ ...zero, y: 481 }] }), 'own')).toBe(bf + 1)
  })

  test('[WAS-183] [WAS-A10] a fighter beside its own carrier', () => {
    const own = { card: 'uk-sea-hurricane' }
    const carrier = { name: 'carrier', card: 'uk-ark-royal', x: 390, y: 480 }
    expect(diceBy(defending({}, { own, units: [carrier] }), 'own')).toBe(8)
    expect(diceBy(defending({}, { own, units: [{ ...carrier, y: 481 }] }), 'own')).toBe(7)
  })

  test('[WAS-A56] surprise in the first turn', () => {
    const own = { card: 'jp-a6m2-zero' }
    expect(diceBy(defending({}, { own, state: { turn: 1 } }), 'own')).toBe(8)
    expect(diceBy(defending({}, { own, state: { turn: 2 } }), 'own')).toBe(7)
  })

  test('[WAS-184] [WAS-A14] an escort beside the bomber takes one off each die of fighters', () => {
    const escort: TestPlane = { name: 'zero', card: 'jp-a6m2-zero', seat: 'axis', x: 480, y: 300 }
    const worth = (state: State, id = 'own') => worthOf(attackBy(state, id))
    const less = [0, 0, 0, 0, 1, 2]
    const whole = [0, 0, 0, 1, 1, 2]
    expect(worth(defending({}, { aircraft: [escort] }))).toEqual(less)
    expect(worth(defending({}, { aircraft: [escort, { ...escort, name: 'two' }] }))).toEqual(less)
    expect(worth(defending({}, { aircraft: [{ ...escort, x: 481 }] }))).toEqual(whole)
    expect(worth(defending({}, { aircraft: [escort] }), 'ship')).toEqual(whole)
    expect(worth(defending({ card: 'jp-a6m2-zero' }, { aircraft: [escort] }))).toEqual(whole)
    const beaten = { ...escort, as: { status: 'aborted' as const } }
    expect(worth(defending({}, { aircraft: [beaten] }))).toEqual(whole)
    const doomed = { ...escort, as: { isDoomed: true } }
    expect(worth(defending({}, { aircraft: [doomed] })), '[WAS-049]').toEqual(less)
    const strafing = { ...escort, as: { isStrafing: true } }
    expect(worth(defending({}, { aircraft: [strafing] })), '[WAS-118]').toEqual(whole)
  })

  test('[WAS-118] who strafes does not fight aircraft', () => {
    expect(fighting(defending({}, { own: { as: { isStrafing: true } } }))).toEqual(['WAS-118'])
  })

  test('[WAS-124] [WAS-A23] [WAS-181] who strafes has two armor less, an expert by the older rule not', () => {
    const armor = (foe: TestPlane, setting: Setting = {}) =>
      armorOf(attackBy(defending(foe, setting), 'ship'))
    const low = { as: { isStrafing: true } }
    expect(armor({ card: 'jp-a6m2-zero' })).toEqual({ armor: 6, vital: 8 })
    expect(armor({ card: 'jp-a6m2-zero', ...low })).toEqual({ armor: 4, vital: 6 })
    expect(armor({ card: 'uk-beaufighter', ...low })).toEqual({ armor: 5, vital: 8 })
    expect(
      armor({ card: 'uk-beaufighter', ...low }, { options: { expertStrafer: 'literal' } }),
    ).toEqual({ armor: 3, vital: 6 })
  })

  test('[WAS-A11] its own guns answer the first fighter, for the rest of the turn', () => {
    const state = defending(
      { card: 'uk-sunderland' },
      { own: { figures: { ...flak([3]), abilities: [] } } },
    )
    shootDown.execute(tableFor(state, [1, 1, 1, 1, 1, 1]), 'allies', shot())
    expect(armorOf(attackBy(state, 'own'))).toEqual({ armor: 4, vital: 7 })
    dogfight.execute(tableFor(state, [6, 6, 5]), 'allies', fight())
    expect(planeOf(state, 'foe').status, 'five successes do not meet six').toBe('flying')
    expect(armorOf(attackBy(state, 'own'))).toEqual({ armor: 6, vital: 7 })
    planeOf(state, 'own').hasFired = false
    const again = tableFor(state, [1, 1, 1])
    dogfight.execute(again, 'allies', fight())
    expect(again.events.map(({ kind }) => kind)).toEqual(['planeAttacked'])
    tableFor(state).emit({ kind: 'turnBegan', turn: 3 })
    expect(armorOf(attackBy(state, 'own'))).toEqual({ armor: 4, vital: 7 })
  })
})

describe('[WAS-A21] [WAS-A22] carriers lend dice to one fighter a turn', () => {
  const akagi = { name: 'akagi', card: 'jp-akagi', x: 1500, y: 1500 }
  const soryu = { name: 'soryu', card: 'jp-soryu', x: 1500, y: 1700 }

  test('of different names together, of the same name not', () => {
    const units = [akagi, soryu, { ...akagi, name: 'kaga', y: 1300 }]
    const state = defending({}, { units, own: { figures: { abilities: [] } } })
    expect(fighting(state, ['akagi', 'soryu'])).toEqual([])
    expect(fighting(state, ['akagi', 'kaga']), '[WAS-012]').toEqual(['WAS-012'])
    expect(fighting(state, ['ship'])).toEqual(['WAS-190'])
    dogfight.execute(
      tableFor(state, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
      'allies',
      fight(['akagi', 'soryu']),
    )
    expect(unitOf(state, 'soryu').spentThisTurn).toEqual(['expertDogfighter2'])
  })

  test('once a turn', () => {
    const other: TestPlane = { name: 'other', card: 'de-bf-109', x: 390, y: 210 }
    const state = defending({}, { units: [akagi], aircraft: [other] })
    dogfight.execute(tableFor(state, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]), 'allies', fight(['akagi']))
    const again = dogfight.judge(state, 'allies', fight(['akagi'], 'foe', 'other'))
    expect(rulesOf(again)).toEqual(['WAS-190'])
    tableFor(state).emit({ kind: 'turnBegan', turn: 3 })
    expect(fighting(state, ['akagi'])).not.toContain('WAS-190')
  })
})

describe('exact odds', () => {
  const chancesOf = (state: State, order: ReturnType<typeof shot> | ReturnType<typeof fight>) =>
    chancesBy(warAtSea, { state, seat: 'allies', order }, after => planeOf(after, 'foe').status)
  const wanted = (id: string) => vectors.find(one => one.id === id)?.expect

  test('[WAS-116] of an anti-aircraft attack are those of the vectors 030 and 031', () => {
    const state = defending({}, { ship: { figures: flak([7]) } })
    expect(chancesOf(state, shot())).toEqual({
      flying: '5009/10368',
      aborted: '31759/93312',
      lost: '2059/11664',
    })
    const crippled = defending({}, { ship: { figures: flak([7]), as: { hull: 1 } } })
    expect(chancesOf(crippled, shot())).toEqual({
      flying: '3091/4374',
      aborted: '15071/69984',
      lost: '1819/23328',
    })
    expect(wanted('WAS-TV-030')).toMatchObject({ nothing: { fraction: '5009/10368' } })
    expect(wanted('WAS-TV-031')).toMatchObject({ nothing: { fraction: '3091/4374' } })
  })

  test('[WAS-A47] of a rugged aircraft are those of vector 098', () => {
    const state = defending(
      { figures: { armor: 6, vital: 8, abilities: ['rugged'] } },
      { ship: { figures: flak([7]) } },
    )
    const { aborted, lost } = chancesOf(state, shot())
    expect({ aborted, lost }).toEqual({ aborted: '151631/559872', lost: '31159/559872' })
    expect(wanted('WAS-TV-098')).toMatchObject({ aborted: { fraction: aborted } })
  })
})

describe('[WAS-115] all at one aircraft', () => {
  const order = { kind: 'barrage', target: 'foe' } as const

  test('ships first, until it is beaten', () => {
    const state = defending({}, { ship: { figures: flak([3]) } })
    expect(defendersAgainst(state, 'allies', 'foe').map(({ id }) => id)).toEqual(['ship', 'own'])
    expect(rulesOf(barrage.judge(state, 'allies', order))).toEqual([])
    barrage.execute(tableFor(state, [6, 6, 5]), 'allies', order)
    expect(planeOf(state, 'own').hasFired).toBe(false)
    expect(rulesOf(barrage.judge(state, 'allies', order))).toEqual(['WAS-115'])
  })

  test('with the odds of the whole', () => {
    const state = defending(
      {},
      { ship: { figures: flak([7]) }, own: { figures: { ...flak([7]), abilities: [] } } },
    )
    const chances = chancesBy(warAtSea, { state, seat: 'allies', order }, after =>
      planeOf(after, 'foe').status === 'flying' ? 'untouched' : 'beaten',
    )
    const missed = (5009 * 5009) / (10368 * 10368)
    const [ways = 0, of = 1] = (chances['untouched'] ?? '').split('/').map(Number)
    expect(ways / of).toBeCloseTo(missed, 12)
  })
})
