import { describe, expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestUnit } from '../../model/fixtures.ts'
import { diceOf, worthOf } from '../../model/attacks.ts'
import { aimAt } from '../../model/targets.ts'
import { unitOf } from '../../model/units.ts'
import type { State } from '../../model/state.ts'
import { launch, mayLaunchMore } from './torpedo.ts'

function hunting(own: TestUnit = {}, foe: TestUnit = {}, setting: Setting = {}): State {
  return battleOf({
    step: 'submarines',
    ...setting,
    units: [
      { name: 'own', card: 'uk-t-class', x: 300, y: 300, ...own },
      { name: 'foe', card: 'de-bismarck', seat: 'axis', x: 480, y: 300, ...foe },
      ...(setting.units ?? []),
    ],
  })
}

const order = (target = 'foe') => ({ kind: 'launch', unit: 'own', target }) as const
const judged = (state: State, target = 'foe') =>
  rulesOf(launch.judge(state, 'allies', order(target)))
const dice = (state: State) =>
  diceOf(aimAt(state, unitOf(state, 'own'), 'torpedo', unitOf(state, 'foe')).attack)

describe('[WAS-135] submarines fire torpedoes', () => {
  test('at ships within their range, once a turn', () => {
    const state = hunting()
    expect(judged(state)).toEqual([])
    expect(judged(hunting({}, { x: 300 + 271 }))).toEqual(['WAS-098'])
    launch.execute(tableFor(state, [6, 1, 1, 1]), 'allies', order())
    expect(unitOf(state, 'foe').lost).toBe(1)
    expect(judged(state)).toEqual(['WAS-135'])
    expect(mayLaunchMore(state, 'allies')).toBe(false)
  })

  test('[WAS-020] a miss destroys nobody, not even who is doomed already', () => {
    const state = hunting({}, { as: { lost: 5, isDoomed: true } })
    const table = tableFor(state, [1, 1, 1, 1])
    launch.execute(table, 'allies', order())
    expect(table.events).toMatchObject([{ kind: 'attacked', successes: 0, isDoomed: false }])
    expect(unitOf(state, 'foe').isDoomed).toBe(true)
  })

  test('[WAS-A55] at submarines only by ability, at range 0', () => {
    const dived = { card: 'de-type-viic', x: 380 }
    expect(judged(hunting({}, dived))).toEqual([])
    expect(judged(hunting({}, { ...dived, x: 400 }))).toEqual(['WAS-096'])
    expect(judged(hunting({ figures: { abilities: [] } }, dived))).toEqual(['WAS-096'])
  })

  test('[WAS-088] ships in the way stop torpedoes, submarines only by option', () => {
    const between = { name: 'between', x: 390, y: 300 }
    const dived = { ...between, card: 'us-gato-class' }
    expect(judged(hunting({}, {}, { units: [between] }))).toEqual(['WAS-088'])
    expect(judged(hunting({}, {}, { units: [dived] }))).toEqual([])
    const options = { submarinesBlockTorpedoes: true }
    expect(judged(hunting({}, {}, { units: [dived], options }))).toEqual(['WAS-088'])
  })

  test('[WAS-A05] [WAS-190] once in a battle a second salvo, at a target far from the first', () => {
    const near = { name: 'near', card: 'de-koeln', seat: 'axis' as const, x: 480, y: 350 }
    const far = { name: 'far', card: 'de-koeln', seat: 'axis' as const, x: 300, y: 480 }
    const state = hunting({ card: 'us-gato-class' }, {}, { units: [near, far] })
    launch.execute(tableFor(state, [1, 1, 1]), 'allies', order())
    expect(judged(state, 'near')).toEqual(['WAS-A05'])
    expect(judged(state, 'far')).toEqual([])
    launch.execute(tableFor(state, [1, 1, 1]), 'allies', order('far'))
    expect(unitOf(state, 'own').spent).toEqual(['audaciousAttack'])
    expect(judged(state, 'far')).toContain('WAS-135')
    const spent = { used: ['torpedo' as const], spent: ['audaciousAttack' as const] }
    const later = hunting({ card: 'us-gato-class', as: spent }, {}, { units: [far] })
    expect(judged(later, 'far')).toEqual(['WAS-135'])
  })

  test('[WAS-A31] who slips away from ships does not from a submarine', () => {
    const state = hunting({}, { card: 'de-s-boot' })
    launch.execute(tableFor(state, [6, 1, 1, 1].slice(0, dice(state))), 'allies', order())
    expect(unitOf(state, 'foe').isDoomed).toBe(true)
  })
})

describe('[WAS-136] a submarine that is hunted', () => {
  const hunter = { name: 'hunter', card: 'de-karl-galster', seat: 'axis' as const, x: 300, y: 480 }

  test('loses a die for each ship with depth charges within two sections, and keeps one', () => {
    const free = dice(hunting())
    expect(dice(hunting({}, {}, { units: [hunter] }))).toBe(free - 1)
    expect(dice(hunting({}, {}, { units: [{ ...hunter, y: 481 }] }))).toBe(free)
    const pack = [0, 20, 40, 60, 80].map(more => ({
      ...hunter,
      name: `h${more}`,
      x: 300 + more,
      y: 400,
    }))
    expect(dice(hunting({}, {}, { units: pack }))).toBe(1)
    expect(dice(hunting({}, {}, { units: pack, options: { aswThreat: false } }))).toBe(free)
  })

  test('[WAS-071] does not mind a boat with depth charges in island waters', () => {
    const boat = { ...hunter, card: 'us-pt-boat' }
    const land = [2900, 4900, 3000, 4900, 3000, 5000]
    const water = [2000, 4500, 4000, 4500, 4000, 5200, 2000, 5200]
    const free = dice(hunting())
    expect(dice(hunting({}, {}, { units: [boat] }))).toBe(free - 1)
    const state = { islands: [{ name: '', land, water }] }
    expect(dice(hunting({}, {}, { units: [boat], state }))).toBe(free)
  })

  test('[WAS-A48] one that has kept still is hit on 5 and more', () => {
    const state = battleOf({
      units: [
        { name: 'own', card: 'uk-javelin', x: 300 },
        { name: 'foe', card: 'fr-casabianca', seat: 'axis', x: 380 },
      ],
    })
    const faces = () =>
      worthOf(aimAt(state, unitOf(state, 'own'), 'asw', unitOf(state, 'foe')).attack)
    expect(faces()).toEqual([0, 0, 0, 0, 1, 2])
    unitOf(state, 'foe').hasMoved = true
    expect(faces()).toEqual([0, 0, 0, 1, 1, 2])
  })
})
