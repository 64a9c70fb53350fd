import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { battleOf, defence, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { newBond, shipOf } from '../../model/ships.ts'
import type { Aim, Fire, State } from '../../model/state.ts'
import { fireAll, rollFire } from './broadsides.ts'

/** A 74 of average quality that has fired before, two hexes from her target: table 3 for 20 squares. */
function facing(firer: TestShip = {}, target: TestShip = {}, setting: Setting = {}): State {
  return battleOf({
    step: 'fire',
    turn: 5,
    ...setting,
    ships: [
      {
        id: 'firer',
        at: 'R23',
        heading: 1,
        isFresh: { port: false, starboard: false },
        ...firer,
      },
      { id: 'target', seat: 'b', at: 'T23', heading: 1, ...target },
      ...(setting.ships ?? []),
    ],
  })
}

const at = (aim: Aim, more: Partial<Fire> = {}): Fire => ({
  ship: 'firer',
  side: 'starboard',
  target: 'target',
  aim,
  ...more,
})

/** What one fire comes to with these dice. */
function fired(state: State, fire: Fire, dice: readonly number[]) {
  const table = tableFor(state, dice)
  rollFire(table, fire)
  expect(table.left).toEqual([])
  const [event] = table.events
  if (event?.kind !== 'broadsideFired') throw new Error('She fires.')
  return event
}

describe('[WS-166] [WS-180] a broadside', () => {
  test('[WS-160] [WS-166] the number, the roll and what it hits', () => {
    expect(fired(facing(), at('hull'), [4, 1])).toMatchObject({
      range: 2,
      rake: 'none',
      number: 3,
      dice: [{ table: 3, die: 4 }],
      hull: 2,
      guns: 0,
      crew: 0,
      rigging: 1,
      criticals: [],
    })
  })

  test('[WS-166] above 10 table 10 is rolled first, then the rest; each with its red die [WS-181]', () => {
    const strong: TestShip = {
      quality: 'EL',
      guns: [12, 12, 12, 12],
      isFresh: { port: true, starboard: true },
      load: { port: 'round', starboard: 'double' },
    }
    const event = fired(facing(strong, { at: 'S23' }), at('hull'), [1, 1, 2, 3])
    expect(event.number).toBe(13)
    expect(event.dice).toEqual([
      { table: 10, die: 1 },
      { table: 3, die: 2 },
    ])
    expect({ ...event }).toMatchObject({ hull: 3, guns: 2, crew: 4, criticals: [10] })
  })

  test('[WS-166] below 0 no die is rolled', () => {
    const event = fired(facing({ guns: [2, 2, 2, 2] }, { at: 'Y23' }), at('rigging'), [])
    expect(event).toMatchObject({ number: -3, dice: [], hull: 0, rigging: 0 })
  })

  test.each(
    vectors.filter(({ input }) => 'dice' in input && !('ships' in input) && !('obp' in input)),
  )('[WS-180] $id', ({ input, expect: wanted }) => {
    const { dice } = input as unknown as { dice: [number, number][] }
    const { critical } = wanted as unknown as { critical: boolean[] }
    dice.forEach((pair, index) => {
      const { criticals } = fired(facing(), at('hull'), pair)
      expect(criticals.length === 1).toBe(critical[index])
    })
  })

  test('[WS-180] without the red die a six is critical, but never in the Basic game', () => {
    const options = { twoFireDice: false } as const
    expect(fired(facing({}, {}, { options }), at('hull'), [6]).criticals).toEqual([3])
    expect(fired(facing({}, {}, { options }), at('hull'), [5]).criticals).toEqual([])
    const basic = { options: { game: 'basic' } } as const
    expect(fired(facing({}, {}, basic), at('hull'), [6]).criticals).toEqual([])
  })

  test('[WS-180] an empty result can be critical', () => {
    expect(fired(facing(), at('rigging'), [1, 1])).toMatchObject({ rigging: 0, criticals: [3] })
  })
})

describe('[WS-169] ammunition', () => {
  const loaded = (starboard: 'chain' | 'grape') => ({
    load: { port: 'round', starboard } as const,
  })

  test('[WS-169] chain shot leaves hull and guns alone', () => {
    const event = fired(facing(loaded('chain')), at('hull'), [4, 1])
    expect(event.number).toBe(5)
    expect(event).toMatchObject({ hull: 0, guns: 0, crew: 0, rigging: 0 })
    expect(fired(facing(loaded('chain')), at('rigging'), [3, 1]).rigging).toBe(3)
  })

  test('[WS-169] [WS-181] grape takes its number of the crew, without dice and without criticals', () => {
    const near = { at: 'S23' }
    const event = fired(facing({ ...loaded('grape'), quality: 'CR' }, near), at('hull'), [])
    expect(event).toMatchObject({ number: 2, crew: 2, hull: 0, dice: [], criticals: [] })
    const weak = facing({ ...loaded('grape'), guns: [1, 1, 1, 1], quality: 'PR' }, near)
    expect(fired(weak, at('hull'), [])).toMatchObject({ crew: 0 })
  })

  test('[WS-168] the load and the initial bonus are spent, of this side only', () => {
    const state = facing({ isFresh: { port: true, starboard: true } })
    fired(state, at('hull'), [1, 2])
    expect(shipOf(state, 'firer')).toMatchObject({
      load: { port: 'round', starboard: null },
      isFresh: { port: true, starboard: false },
      hasFired: { port: false, starboard: true },
    })
  })

  test('[WS-159] a blank broadside spends them too', () => {
    const state = facing({ isFresh: { port: true, starboard: true } })
    const table = tableFor(state)
    rollFire(table, at('hull', { target: null }))
    expect(table.events).toEqual([{ kind: 'firedBlank', ship: 'firer', side: 'starboard' }])
    expect(shipOf(state, 'firer')).toMatchObject({
      load: { starboard: null },
      isFresh: { starboard: false },
    })
  })
})

describe('what makes it worse for the target', () => {
  test('[WS-067] rigging hits double under full sail, [WS-078] but not fore and aft', () => {
    const roll = (target: TestShip) => fired(facing({}, target), at('rigging'), [4, 1]).rigging
    expect(roll({})).toBe(2)
    expect(roll({ sails: 'full' })).toBe(4)
    expect(roll({ sails: 'full', card: { isForeAndAft: true } })).toBe(2)
  })

  test('[WS-171] with a party formed one crew square more, where the fire takes any', () => {
    const formed = { parties: [defence, null, null], isReady: true }
    const one = (target: TestShip, die: number) =>
      fired(facing({}, target), at('hull'), [die, die === 1 ? 2 : 1]).crew
    expect(one({}, 5)).toBe(1)
    expect(one(formed, 5)).toBe(2)
    expect(one(formed, 2)).toBe(0)
  })

  test('[WS-171] every hit, where the players agreed on it', () => {
    const target = { isReady: true }
    const options = { boardersLoss: 'everyHit' } as const
    const state = facing({ guns: [12, 12, 12, 12], quality: 'EL' }, target, { options })
    const event = fired(state, at('hull'), [1, 2])
    expect(event).toMatchObject({ number: 7, crew: 2 })
  })

  test('[WS-161] [WS-172] a rake through the stern, by one section', () => {
    const state = facing({ at: 'R26', heading: 2 }, { at: 'R23' })
    const event = fired(state, at('hull', { side: 'port' }), [1, 2])
    expect(event).toMatchObject({ rake: 'stern', range: 2, number: 4 })
  })
})

describe('[WS-204] [WS-205] what forces a surrender', () => {
  const noGuns = { guns: [0, 0, 0, 0], carronades: [0, 0, 0, 0] }
  const forces = (target: TestShip, others: TestShip[] = []) =>
    fired(facing({}, { at: 'S23', ...target }, { ships: others }), at('hull'), [1, 2]).forces

  test('[WS-204] no guns, an enemy alongside, nobody to help', () => {
    expect(forces(noGuns)).toBe('firepower')
    expect(forces({})).toBe('none')
    expect(forces({ ...noGuns, at: 'T23' })).toBe('none')
  })

  test('[WS-204] a friend of the firer’s class or larger within ten hexes', () => {
    const friend = (at: string, cls: number) => [
      { id: 'friend', seat: 'b', at, heading: 1, card: { class: cls } },
    ]
    expect(forces(noGuns, friend('AA20', 2))).toBe('none')
    expect(forces(noGuns, friend('AA20', 1))).toBe('none')
    expect(forces(noGuns, friend('AA20', 3))).toBe('firepower')
    expect(forces(noGuns, friend('EE20', 2))).toBe('firepower')
  })

  test('[WS-205] no rigging, and her hull is raked', () => {
    const bare = { rigging: [0, 0, 0], at: 'T22' }
    const raked = (aim: Aim, rigging = bare.rigging) =>
      fired(
        facing({ at: 'T20', heading: 5 }, { at: 'T23', heading: 1, rigging }),
        at(aim, { side: 'port' }),
        [1, 2],
      )
    expect(raked('hull')).toMatchObject({ rake: 'bow', forces: 'immobility' })
    expect(raked('rigging').forces).toBe('none')
    expect(raked('hull', [0, 0, 1]).forces).toBe('none')
  })
})

describe('[WS-182] all fires', () => {
  test('[WS-182] are rolled on the state before, and only then anything is taken off', () => {
    const fires: Fire[] = [
      at('hull'),
      { ship: 'target', side: 'port', target: 'firer', aim: 'hull' },
    ]
    const state = facing({}, { isFresh: { port: false, starboard: false } }, { fires })
    const table = tableFor(state, [6, 1, 6, 1])
    fireAll(table)
    expect(state.results).toHaveLength(2)
    expect(state.ships.map(({ hull }) => hull)).toEqual([21, 21])
    expect(table.opened).toEqual(['broadsides'])
  })

  test('[WS-182] nothing is settled where nobody fired and no hull is gone', () => {
    const quiet = tableFor(facing())
    fireAll(quiet)
    expect(quiet.events).toEqual([])
    expect(quiet.opened).toEqual([])
    const wreck = tableFor(facing({ hull: 0 }))
    fireAll(wreck)
    expect(wreck.opened).toEqual(['broadsides'])
  })

  test('[WS-157] [WS-182] what a frigate does in this step neither exposes her nor puts her in the way', () => {
    const frigate = { id: 'frigate', seat: 'b', at: 'Z23', heading: 1, card: { class: 3 } }
    const state = facing({}, { at: 'AA23' }, { ships: [frigate] })
    state.fires = [at('rigging', { ship: 'frigate', side: 'port', target: 'firer' }), at('rigging')]
    const table = tableFor(state, [1, 2, 1, 2])
    fireAll(table)
    const fires = table.events.filter(({ kind }) => kind === 'broadsideFired')
    expect(fires).toMatchObject([{ ship: 'frigate' }, { ship: 'firer', target: 'target' }])
  })

  test('[WS-157] a frigate that fires at a ship of the line is bold, and one that holds on to her', () => {
    const frigate = { card: { class: 3 } }
    const state = facing(frigate, {}, { fires: [at('hull')] })
    fireAll(tableFor(state, [1, 2]))
    expect(shipOf(state, 'firer').lastBold).toBe(5)
    const bond = { ...newBond('firer', 'target'), grapples: 1 }
    const held = facing(frigate, {}, { bonds: [bond] })
    fireAll(tableFor(held))
    expect(held.ships.map(({ lastBold }) => lastBold)).toEqual([5, -10])
    const small = facing(frigate, frigate, { fires: [at('hull')] })
    fireAll(tableFor(small, [1, 2]))
    expect(shipOf(small, 'firer').lastBold).toBe(-10)
  })
})
