import { everyWay } from '@grognard/umpire/branching-dice.ts'
import { describe, expect, test } from 'vitest'
import {
  dieSides,
  scoresOnly,
  torpedoHits,
  torpedoLoss,
  worthOfFaces,
} from '../book/tables/dice.ts'
import vectors from '../book/tables/vectors.json' with { type: 'json' }
import type { AbilityId } from '../book/tables/abilities.ts'
import { cardById } from '../book/tables/cards.ts'
import { armorOf, cardDice, diceOf, lossOfHit, worthOf } from './attacks.ts'
import type { Attack } from './attacks.ts'
import { battleOf } from './fixtures.ts'
import { aimAt } from './targets.ts'
import { rangeAt, rangeBetween, speedOf, unitOf } from './units.ts'
import type { State } from './state.ts'

const vectorsOf = (...names: string[]) =>
  vectors.filter(({ input }) => {
    const given = Object.keys(input)
    return given.length === names.length && names.every(name => given.includes(name))
  })

/** Successes of dice, each with its chance. */
function chancesOf(dice: number, worth: readonly number[]): Map<number, number> {
  const chances = new Map<number, number>()
  for (const { result, ways, of } of everyWay(one => one.sum?.(dice, dieSides, worth) ?? 0))
    chances.set(result, (chances.get(result) ?? 0) + Number(ways) / Number(of))
  return chances
}

function chanceThat(chances: Map<number, number>, holds: (successes: number) => boolean): number {
  let sum = 0
  for (const [successes, chance] of chances) if (holds(successes)) sum += chance
  return sum
}

describe('[WAS-002] the ruler', () => {
  const lengths = vectorsOf('mm').flatMap(({ id, input: { mm }, expect: { range } }) =>
    typeof mm === 'number' ? [{ id, mm, range }] : [],
  )
  test.each(lengths)('$id $mm mm', ({ mm, range }) => {
    expect(rangeAt(mm * 10)).toBe(range)
  })

  test('[WAS-007] from mast to mast', () => {
    for (const { input, expect: wanted } of vectorsOf('points')) {
      const ends = input.points?.map(([x = 0, y = 0]) => ({ x: x * 10, y: y * 10 }))
      const [one = { x: 0, y: 0 }, other = one] = ends ?? []
      expect(rangeBetween(one, other)).toBe(wanted.range)
    }
  })
})

describe('[WAS-015] what the faces of a die are worth', () => {
  test('[WAS-017] changed on each die: a natural 6 is always two', () => {
    const [vector] = vectorsOf('faces', 'perDie')
    const wanted = Object.entries(vector?.expect ?? {})
    expect(wanted).toHaveLength(4)
    for (const [perDie, worth] of wanted) expect(worthOfFaces(Number(perDie))).toEqual(worth)
  })

  test('[WAS-018] scoring on a 5 and a 6, or on a 6 only', () => {
    const [vector] = vectorsOf('faces', 'scoresOn')
    expect({ 5: scoresOnly.fives, 6: scoresOnly.sixes }).toEqual(vector?.expect)
  })
})

describe('[WAS-016] [WAS-019] exact chances of an attack', () => {
  test.each(vectorsOf('armor', 'dice', 'perDie', 'vital'))('$id', ({ input, expect: wanted }) => {
    const { armor = 0, dice, perDie, vital = 0 } = input
    const chances = chancesOf(Number(dice), worthOfFaces(Number(perDie)))
    const { nothing, damage, destroyed } = wanted
    expect(chanceThat(chances, n => n < armor)).toBeCloseTo(Number(nothing?.p), 6)
    expect(chanceThat(chances, n => n >= vital)).toBeCloseTo(Number(destroyed?.p), 6)
    expect(chanceThat(chances, n => n >= armor && n < vital)).toBeCloseTo(Number(damage?.p), 6)
  })
})

/** A ship at a target so many millimetres to the east, with the cards and hulls that are named. */
function facing(own: string, foe: string, mm: number, hulls: { own?: number; foe?: number } = {}) {
  return battleOf({
    units: [
      { name: 'own', card: own, x: 300, as: hulls.own === undefined ? {} : { hull: hulls.own } },
      {
        name: 'foe',
        card: foe,
        seat: 'axis',
        x: 300 + mm,
        as: hulls.foe === undefined ? {} : { hull: hulls.foe },
      },
    ],
  })
}

function attackIn(state: State, weapon: Attack['weapon']): Attack {
  return aimAt(state, unitOf(state, 'own'), weapon, unitOf(state, 'foe')).attack
}

describe('[WAS-020] [WAS-A37] [WAS-A57] torpedoes', () => {
  test.each(vectorsOf('dice', 'longLance', 'torpedoDefense'))(
    '$id',
    ({ input, expect: wanted }) => {
      const { dice = [], longLance, torpedoDefense = 0 } = input
      const own = longLance ? 'jp-yukikaze' : 'us-fletcher'
      const foe = torpedoDefense > 0 ? 'de-bismarck' : 'us-enterprise'
      const loss = lossOfHit(attackIn(facing(own, foe, 80), 'torpedo'), torpedoLoss)
      if (typeof dice === 'number') {
        const chances = chancesOf(dice, torpedoHits)
        for (const [hull, chance] of Object.entries(wanted))
          expect(chanceThat(chances, hits => hits * loss === Number(hull))).toBeCloseTo(
            typeof chance === 'object' && 'p' in chance ? Number(chance.p) : NaN,
            5,
          )
        return
      }
      const hits = dice.reduce((sum, die) => sum + (torpedoHits[die - 1] ?? 0), 0)
      expect(hits * loss).toBe(wanted.hull)
    },
  )
})

describe('[WAS-098] dice of the card', () => {
  test.each(vectorsOf('card', 'damaged', 'range'))('$id', ({ input, expect: wanted }) => {
    const { card = '', damaged, range = 0 } = input
    const { hull } = cardById(card)
    const state = facing(card, 'jp-yamato', range * 90 + 45, { own: damaged ? hull - 1 : hull })
    expect(cardDice(attackIn(state, 'main'))).toBe(wanted.mainDice ?? 0)
  })
})

describe('[WAS-141] crippled', () => {
  test.each(vectorsOf('card', 'hullLeft'))('$id', ({ input, expect: wanted }) => {
    const { card = '', hullLeft = 0 } = input
    const state = facing('us-fletcher', card, 80, { foe: hullLeft })
    const { armor, vital } = armorOf(attackIn(state, 'main'))
    expect({ armor, vital, speed: speedOf(state, unitOf(state, 'foe')) }).toEqual(wanted)
  })

  test('[WAS-141] one less on each die, and one torpedo die fewer, [WAS-144] of one still one', () => {
    const whole = facing('jp-yukikaze', 'us-iowa', 80)
    const lame = facing('jp-yukikaze', 'us-iowa', 80, { own: 1 })
    expect(diceOf(attackIn(whole, 'torpedo')) - diceOf(attackIn(lame, 'torpedo'))).toBe(1)
    expect(worthOf(attackIn(whole, 'main'))).toEqual([0, 0, 0, 1, 1, 2])
    expect(worthOf(attackIn(lame, 'main'))).toEqual([0, 0, 0, 0, 1, 2])
    const single = facing('uk-cossack', 'us-iowa', 80, { own: 1 })
    expect(diceOf(attackIn(single, 'torpedo'))).toBe(1)
  })

  test('[WAS-143] a unit printed with one hull never is', () => {
    const state = facing('us-fletcher', 'de-s-boot', 80)
    expect(speedOf(state, unitOf(state, 'foe'))).toBe(3)
  })
})

describe('[WAS-021] abilities that add dice', () => {
  const dice = (own: string, foe: string, weapon: Attack['weapon'], mm = 80) =>
    diceOf(attackIn(facing(own, foe, mm), weapon))

  test('[WAS-A12] [WAS-A44] [WAS-A45] against the types they name', () => {
    expect(dice('uk-sheffield', 'de-z32', 'main')).toBe(
      dice('uk-sheffield', 'de-koeln', 'main') + 1,
    )
    expect(dice('de-admiral-hipper', 'uk-javelin', 'main')).toBe(
      dice('de-admiral-hipper', 'uk-kent', 'main') + 1,
    )
    expect(dice('uk-ajax', 'de-koeln', 'main')).toBe(dice('uk-ajax', 'de-z32', 'main') + 1)
  })

  test('[WAS-A58] [WAS-190] a valiant stand and a battleship killer add up, [WAS-012] one name does not', () => {
    const torpedoes = (...abilities: AbilityId[]) => {
      const state = battleOf({
        units: [
          { name: 'own', card: 'us-fletcher', x: 300, figures: { abilities } },
          { name: 'foe', card: 'jp-yamato', seat: 'axis', x: 380 },
        ],
      })
      return diceOf(attackIn(state, 'torpedo'))
    }
    const plain = torpedoes()
    expect(torpedoes('valiantStand')).toBe(plain + 1)
    expect(torpedoes('valiantStand', 'battleshipKiller')).toBe(plain + 2)
    expect(torpedoes('battleshipKiller', 'battleshipKiller')).toBe(plain + 1)
  })

  test('[WAS-A06] torpedoes at a battleship', () => {
    expect(dice('uk-saumarez', 'de-bismarck', 'torpedo')).toBe(
      dice('uk-saumarez', 'de-koeln', 'torpedo') + 1,
    )
  })

  test('[WAS-A42] radar only while undamaged', () => {
    const [whole, hit] = [3, 2].map(own =>
      diceOf(attackIn(facing('us-cleveland', 'jp-yamato', 80, { own }), 'main')),
    )
    expect(Number(whole) - Number(hit)).toBe(1)
  })

  test('[WAS-A17] a ship that another friend has shot at', () => {
    const state = facing('fr-gloire', 'de-bismarck', 80)
    const before = diceOf(attackIn(state, 'main'))
    state.attacks.push({ unit: 'another', weapon: 'main', target: 'foe' })
    expect(diceOf(attackIn(state, 'main'))).toBe(before + 1)
    state.attacks = [{ unit: 'another', weapon: 'torpedo', target: 'foe' }]
    expect(diceOf(attackIn(state, 'main'))).toBe(before)
  })

  test('[WAS-A60] a wolf with another wolf in play', () => {
    const state = battleOf({
      units: [
        { name: 'own', card: 'de-type-viic', seat: 'axis', x: 300 },
        { name: 'foe', card: 'uk-kent', x: 380 },
        { name: 'second', card: 'de-type-viic', seat: 'axis', x: 1500, y: 1500 },
      ],
    })
    const pack = diceOf(attackIn(state, 'torpedo'))
    unitOf(state, 'second').status = 'sunk'
    expect(diceOf(attackIn(state, 'torpedo'))).toBe(pack - 1)
  })
})

describe('[WAS-099] small ships', () => {
  test('big guns have two less on each die against them, by option', () => {
    const state = facing('de-bismarck', 'uk-javelin', 80)
    expect(worthOf(attackIn(state, 'main'))).toEqual([0, 0, 0, 0, 0, 2])
    expect(worthOf(attackIn(state, 'secondary'))).toEqual([0, 0, 0, 1, 1, 2])
    state.options.smallShips = false
    expect(worthOf(attackIn(state, 'main'))).toEqual([0, 0, 0, 1, 1, 2])
  })
})

describe('[WAS-171] darkness', () => {
  const night = (own: string, mm: number, hulls: { own?: number; foe?: number } = {}) => {
    const state = facing(own, 'jp-kongo', mm, hulls)
    state.light = 'night'
    return worthOf(attackIn(state, 'main'))
  }
  const plain = [0, 0, 0, 1, 1, 2]
  const dark = [0, 0, 0, 0, 1, 2]

  test('one less on each die beyond range 0, but at crippled targets', () => {
    expect(night('uk-kent', 80)).toEqual(plain)
    expect(night('uk-kent', 100)).toEqual(dark)
    expect(night('uk-kent', 100, { foe: 1 })).toEqual(plain)
  })

  test('radar sees in the dark while the ship is undamaged', () => {
    expect(night('us-san-francisco', 100)).toEqual(dark)
    expect(night('us-cleveland', 100)).toEqual(plain)
    expect(night('us-cleveland', 100, { own: 2 })).toEqual(dark)
  })
})
