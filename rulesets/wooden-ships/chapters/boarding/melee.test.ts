import { chancesBy } from '@grognard/umpire/fixtures.ts'
import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import type { QualityId } from '../../book/tables/ships.ts'
import { woodenShips } from '../../index.ts'
import { battleOf, defence, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { newBond, shipOf } from '../../model/ships.ts'
import type { Party, State } from '../../model/state.ts'
import { areMeleesOver, beginMelees, endMelees, fightRound, formAutomaticDefence } from './melee.ts'
import { lossesBy, meleeModifiers, strengthOf } from './strength.ts'
import { truce } from './truce.ts'

const boarders: Party = { ...defence, kind: 'offensive', sentIn: 2, target: 'hercule' }

/** Mars of a boards Hercule of b in turn 5; both have a party of section 1. */
function boarding(own: TestShip = {}, enemy: TestShip = {}, setting: Setting = {}): State {
  return battleOf({
    turn: 5,
    bonds: [{ ...newBond('mars', 'hercule'), isFouled: true }],
    ...setting,
    ships: [
      { id: 'mars', at: 'R20', parties: [boarders, null, null], ...own },
      { id: 'hercule', seat: 'b', at: 'S20', parties: [defence, null, null], ...enemy },
      ...(setting.ships ?? []),
    ],
  })
}

/** A round with these dice, after the melees have begun. */
function round(state: State, dice: readonly number[]): State {
  const table = tableFor(state, dice)
  if (state.melees.length === 0) beginMelees(table)
  fightRound(table)
  expect(table.left).toEqual([])
  return state
}

const byRule = (rule: string) => vectors.filter(({ rules }) => rules.includes(rule))

describe('[WS-221] strength, by the vectors', () => {
  test.each(byRule('WS-221'))('[WS-221] [WS-022] $id', ({ input, expect: wanted }) => {
    const { squares, quality } = input as unknown as { squares: number; quality: QualityId }
    expect(strengthOf(squares, quality)).toBe((wanted as { strength: number }).strength)
  })
})

describe('[WS-223] what changes the die, by the vectors', () => {
  test.each(byRule('WS-223').filter(({ input }) => 'own' in input))(
    '[WS-223] $id',
    ({ input, expect: wanted }) => {
      const given = input as unknown as {
        own: string
        enemy: string
        ownClass: number
        enemyClass: number
      }
      const state = boarding(
        { card: { class: given.ownClass } },
        { card: { class: given.enemyClass } },
      )
      const fighting = {
        state,
        own: shipOf(state, 'mars'),
        enemy: shipOf(state, 'hercule'),
        isMutual: given.own === 'OBP' && given.enemy === 'OBP',
        isBoarding: given.own === 'OBP',
      }
      const modifier = tableFor(state).tally(meleeModifiers, fighting)
      expect(modifier).toBe((wanted as { modifier: number }).modifier)
    },
  )
})

interface RoundInput {
  obp: number
  obpQuality: QualityId
  obpClass: number
  dbp: number
  dbpQuality: QualityId
  dbpClass: number
  dice?: number[]
}

const meeting = (given: RoundInput, setting: Setting = {}) =>
  boarding(
    { crew: [given.obp, 1, 1], quality: given.obpQuality, card: { class: given.obpClass } },
    { crew: [given.dbp, 0, 0], quality: given.dbpQuality, card: { class: given.dbpClass } },
    setting,
  )

describe('[WS-222] rounds, by the vectors', () => {
  test.each(byRule('WS-222').filter(({ input }) => 'dice' in input))(
    '[WS-222] [WS-223] [WS-225] [WS-226] $id',
    ({ input, expect: wanted }) => {
      const given = input as unknown as RoundInput
      const {
        attackerSquares,
        defenderSquares,
        state: verdict,
      } = wanted as {
        attackerSquares: number
        defenderSquares: number
        state: string
      }
      const state = round(meeting(given), given.dice ?? [])
      const [mars, hercule] = [shipOf(state, 'mars'), shipOf(state, 'hercule')]
      const isTaken = verdict === 'captured'
      expect(isTaken ? hercule.prize?.crew : mars.crew[0]).toBe(attackerSquares)
      expect(hercule.crew[0]).toBe(defenderSquares)
      expect(hercule.seat).toBe(isTaken ? 'a' : 'b')
      if (!isTaken) expect(mars.parties[0]?.kind).toBe('defensive')
    },
  )

  test('[WS-222] low is good, a column for each ten of strength, and nothing without strength', () => {
    expect([1, 3, 5].map(die => lossesBy(10, die))).toEqual([1, 0, 0])
    expect([1, 3, 5].map(die => lossesBy(11, die))).toEqual([1, 1, 0])
    expect([1, 3, 5].map(die => lossesBy(200, die))).toEqual([4, 4, 2])
    expect(lossesBy(0, 1)).toBe(0)
  })
})

describe('[WS-225] [WS-227] the odds of a turn of melee, by the vectors', () => {
  test.each(byRule('WS-227'))('[WS-225] [WS-226] [WS-227] $id', ({ input, expect: wanted }) => {
    const state = meeting(input as unknown as RoundInput, { step: 'parties' })
    shipOf(state, 'mars').parties[0] = defence
    const order = {
      kind: 'party',
      ship: 'mars',
      section: 1,
      party: 'offensive',
      target: 'hercule',
    } as const
    const told = chancesBy(woodenShips, { state, seat: 'a', order }, after => {
      if (shipOf(after, 'hercule').seat === 'a') return 'captured'
      return after.melees.some(({ isOver }) => isOver) ? 'repelled' : 'continues'
    })
    const { captured, continues } = wanted as Record<string, { fraction: string }>
    expect(told).toEqual({ captured: captured?.fraction, continues: continues?.fraction })
  })
})

describe('[WS-220] who comes to blows', () => {
  test('[WS-220] boarders need a foul or a grapple', () => {
    const state = boarding({}, {}, { bonds: [] })
    beginMelees(tableFor(state))
    expect(state.melees).toEqual([])
  })

  test('[WS-220] those who only defend or go over do not fight', () => {
    const goingOver: Party = { ...boarders, kind: 'transfer' }
    for (const own of [defence, goingOver]) {
      const state = boarding({ parties: [own, null, null] })
      beginMelees(tableFor(state))
      expect(state.melees).toEqual([])
    }
  })

  test('[WS-229] a ship without a party is taken without a fight, all her people prisoners', () => {
    const state = boarding({}, { parties: [null, { ...boarders, kind: 'transfer' }, null] })
    beginMelees(tableFor(state))
    expect(shipOf(state, 'hercule')).toMatchObject({
      seat: 'a',
      crew: [8, 8, 8],
      parties: [null, null, null],
      prize: { crew: 8, quality: 'AV', from: 'mars', owner: 'b' },
    })
    expect(shipOf(state, 'mars').crew).toEqual([0, 8, 8])
  })

  test('[WS-229] who was to board defends a ship that has no defenders', () => {
    const state = boarding({}, { parties: [{ ...boarders, target: 'mars' }, null, null] })
    beginMelees(tableFor(state))
    expect(shipOf(state, 'hercule')).toMatchObject({ seat: 'b', prize: null })
  })

  test('[WS-230] several parties add up, and the strongest ship leads and loses first', () => {
    const third: TestShip = {
      id: 'ajax',
      at: 'T20',
      crew: [8, 8, 8],
      parties: [boarders, null, null],
    }
    const bonds = [
      { ...newBond('mars', 'hercule'), grapples: 1 },
      { ...newBond('ajax', 'hercule'), grapples: 1 },
    ]
    const state = boarding({ crew: [4, 8, 8] }, {}, { bonds, ships: [third] })
    // 12 and 24 of strength against 24: 4 + 1 loses nobody to 5 or 6, 2 - 2 counts as 1.
    round(state, [4, 2])
    expect(shipOf(state, 'ajax').crew[0]).toBe(6)
    expect(shipOf(state, 'mars').crew[0]).toBe(4)
    expect(shipOf(state, 'hercule').crew[0]).toBe(7)
  })
})

describe('[WS-124] section 1 turns to', () => {
  test('[WS-124] where an enemy who holds on has boarders, whomever they are meant for', () => {
    const elsewhere: Party = { ...boarders, target: 'ajax' }
    const ajax: TestShip = { id: 'ajax', seat: 'b', at: 'Q20' }
    const state = boarding(
      { parties: [elsewhere, null, null] },
      { parties: [null, null, null] },
      { ships: [ajax] },
    )
    const aimed = boarding(
      { parties: [elsewhere, null, null] },
      { parties: [null, null, null] },
      { ships: [ajax], options: { automaticDefence: 'aimedParty' } },
    )
    for (const one of [state, aimed]) formAutomaticDefence(tableFor(one))
    expect(shipOf(state, 'hercule')).toMatchObject({
      isReady: true,
      parties: [{ kind: 'defensive', since: 5 }, null, null],
    })
    expect(shipOf(state, 'ajax').parties[0]).toBeNull()
    expect(shipOf(aimed, 'hercule').parties[0]).toBeNull()
  })

  test('[WS-124] not one that is empty or a party already, nor by the Basic rules', () => {
    const empty = boarding({}, { crew: [0, 8, 8], parties: [null, null, null] })
    const busy = boarding({}, { parties: [{ ...boarders, target: 'mars' }, null, null] })
    const basic = boarding({}, { parties: [null, null, null] }, { options: { battleMelee: false } })
    for (const state of [empty, busy, basic]) {
      const table = tableFor(state)
      formAutomaticDefence(table)
      expect(table.events).toEqual([])
    }
  })
})

describe('[WS-224] boarders meet boarders', () => {
  const theirs: Party = { ...boarders, target: 'mars' }

  test('[WS-224] they fight first, and who is beaten 1:2 defends with all who defend already', () => {
    // 32 to 6 after the round: hercule’s boarders defend, and her defenders join them: 32 to 30.
    const state = boarding(
      { crew: [8, 8, 8], quality: 'CR' },
      { crew: [2, 8, 8], parties: [theirs, defence, null] },
    )
    round(state, [5, 5])
    expect(shipOf(state, 'hercule').parties[0]).toMatchObject({ kind: 'defensive', target: null })
    expect(state.melees).toMatchObject([{ ship: 'hercule', isMutual: false, isOver: false }])
  })

  test('[WS-224] [WS-225] the odds are taken anew at once', () => {
    const state = boarding(
      { crew: [8, 8, 8], quality: 'CR' },
      { crew: [2, 8, 8], parties: [theirs, null, null] },
    )
    round(state, [5, 5])
    expect(shipOf(state, 'hercule').seat).toBe('a')
  })

  test('[WS-224] attackers who are beaten are boarded in their turn', () => {
    const state = boarding(
      { crew: [2, 8, 8], parties: [boarders, defence, null] },
      { crew: [8, 8, 8], quality: 'CR', parties: [theirs, null, null] },
    )
    round(state, [5, 5])
    expect(shipOf(state, 'mars').parties[0]?.kind).toBe('defensive')
    expect(state.melees).toMatchObject([{ ship: 'mars', attackers: ['hercule'], isMutual: false }])
  })
})

describe('[WS-227] [WS-228] how long it goes on', () => {
  test('[WS-227] three rounds a turn, and on in the next', () => {
    const state = boarding()
    round(state, [6, 6])
    round(state, [6, 6])
    expect(areMeleesOver(state)).toBe(false)
    round(state, [6, 6])
    expect(areMeleesOver(state)).toBe(true)
    endMelees(tableFor(state))
    expect(state.melees).toMatchObject([{ rounds: 3, turns: 1, isOver: false }])
    expect(shipOf(state, 'mars').parties[0]?.isShown).toBe(true)
    beginMelees(tableFor(state))
    expect(state.melees).toMatchObject([{ rounds: 0, turns: 1 }])
  })

  test('[WS-228] where both are gone nobody is taken', () => {
    const state = boarding({ crew: [1, 0, 0] }, { crew: [1, 0, 0] })
    round(state, [1, 1])
    expect(state.ships.map(({ seat, crew }) => [seat, crew[0]])).toEqual([
      ['a', 0],
      ['b', 0],
    ])
    expect(areMeleesOver(state)).toBe(true)
  })

  test('[WS-226] defenders at 2:1 throw the boarders back, and the melee is over', () => {
    const state = boarding({ crew: [4, 8, 8] }, { quality: 'CR' })
    round(state, [6, 1])
    endMelees(tableFor(state))
    expect(shipOf(state, 'mars').parties[0]).toMatchObject({ kind: 'defensive', isShown: false })
  })

  test('[WS-231] it ends when the ships come free', () => {
    const state = boarding()
    round(state, [6, 6])
    endMelees(tableFor(state))
    state.bonds = []
    beginMelees(tableFor(state))
    endMelees(tableFor(state))
    expect(state.melees).toEqual([])
    expect(shipOf(state, 'mars').parties[0]?.isShown).toBe(false)
  })

  test('[WS-231] it ends when both sides would have it so, and not for one alone', () => {
    const state = boarding()
    round(state, [6, 6])
    endMelees(tableFor(state))
    const offer = (ship: string, seat: string) =>
      truce.execute(tableFor(state), seat, { kind: 'truce', ship, isOffered: true })
    offer('mars', 'a')
    expect(
      rulesOf(truce.judge(state, 'a', { kind: 'truce', ship: 'mars', isOffered: true })),
    ).toEqual(['WS-231'])
    beginMelees(tableFor(state))
    expect(state.melees).toHaveLength(1)
    offer('hercule', 'b')
    beginMelees(tableFor(state))
    expect(state.melees).toEqual([])
    expect(shipOf(state, 'mars').parties[0]).toMatchObject({ kind: 'defensive', target: null })
  })
})

describe('[WS-232] the Basic rules of melee', () => {
  const basic: Setting = { options: { battleMelee: false } }

  test('[WS-232] no modifiers, and 3:1 either way decides', () => {
    const twice = boarding({ crew: [4, 8, 8] }, { crew: [8, 8, 8] }, basic)
    round(twice, [6, 6])
    expect(shipOf(twice, 'mars').parties[0]?.kind).toBe('offensive')
    const thrice = boarding({ crew: [2, 8, 8] }, { crew: [6, 8, 8] }, basic)
    round(thrice, [6, 6])
    expect(shipOf(thrice, 'mars').parties[0]?.kind).toBe('defensive')
    const taken = boarding({ crew: [6, 8, 8] }, { crew: [2, 8, 8] }, basic)
    round(taken, [6, 6])
    expect(shipOf(taken, 'hercule').seat).toBe('a')
  })
})
