import { describe, expect, test } from 'vitest'
import { battleOf } from './fixtures.ts'
import type { Setting, TestShip } from './fixtures.ts'
import { bearingsOf } from './targets.ts'
import { newBond, shipOf } from './ships.ts'

/** The firer lies at R23 heading 1; what her starboard side can fire at, and with which sections. */
function seen(others: TestShip[], setting: Setting = {}): Record<string, string> {
  const firer = { id: 'firer', at: 'R23', heading: 1, ...setting.ships?.[0] }
  const state = battleOf({ turn: 10, ...setting, ships: [firer, ...others] })
  const bearings = bearingsOf(state, shipOf(state, 'firer'), 'starboard')
  return Object.fromEntries(bearings.map(({ target, sections }) => [target.id, sections]))
}

const enemy = (id: string, at: string, more: TestShip = {}): TestShip => ({
  id,
  seat: 'b',
  at,
  heading: 1,
  ...more,
})

describe('[WS-152] sections that bear', () => {
  test('[WS-152] in fields 1 to 3 both fire; in field 4 the stern, in field 5 the bow', () => {
    expect(seen([enemy('abeam', 'T23')])).toEqual({ abeam: 'both' })
    expect(seen([enemy('astern', 'W26')])).toEqual({ astern: 'stern' })
    expect(seen([enemy('ahead', 'AA20')])).toEqual({ ahead: 'bow' })
  })

  test('[WS-151] in the Basic game both halves fire anywhere in the field', () => {
    expect(seen([enemy('astern', 'W26')], { options: { game: 'basic' } })).toEqual({
      astern: 'both',
    })
  })

  test('[WS-152] on 2 and 4 with something nearer in 4 the bow guns alone fire', () => {
    const far = enemy('far', 'W25')
    expect(seen([far])).toEqual({ far: 'both' })
    const near = enemy('near', 'S25', { heading: 1 })
    expect(seen([far, near])).toEqual({ far: 'bow', near: 'stern' })
  })
})

describe('[WS-155] the nearest thing in the field', () => {
  test('[WS-155] a target further off is not fired at', () => {
    expect(seen([enemy('near', 'T23'), enemy('far', 'V23')])).toEqual({ near: 'both' })
  })

  test('[WS-155] of targets at one distance the firer has the choice', () => {
    const both = seen([enemy('one', 'U22'), enemy('other', 'U24')])
    expect(both).toEqual({ one: 'both', other: 'both' })
  })

  test('[WS-155] what lies in field 5 alone does not cover a target in field 4', () => {
    const astern = enemy('astern', 'W26')
    expect(seen([enemy('ahead', 'S23', { heading: 4 }), astern])).toEqual({
      ahead: 'bow',
      astern: 'stern',
    })
  })

  test('[WS-156] behind a friend, a struck ship or a hulk nobody is fired at', () => {
    const far = enemy('far', 'V23')
    expect(seen([far, { id: 'friend', at: 'T23', heading: 1 }])).toEqual({})
    expect(seen([far, enemy('struck', 'T23', { status: 'struck' })])).toEqual({})
    expect(seen([far, enemy('hulk', 'T23', { doom: 'sinking' })])).toEqual({})
    expect(seen([far, enemy('gone', 'T23', { status: 'sunk' })])).toEqual({ far: 'both' })
  })

  test('[WS-155] [WS-156] nor behind land, while shallow water does not cover', () => {
    const far = enemy('far', 'V23')
    const land = (depth: number) => seen([far], { ground: [{ q: 19, r: 14, depth }] })
    expect(land(0)).toEqual({})
    expect(land(3)).toEqual({ far: 'both' })
  })

  test('[WS-156] a prize is an enemy of her former side', () => {
    const prize = { id: 'prize', seat: 'b', at: 'T23', heading: 1 } as const
    const captured = {
      ...prize,
      prize: { crew: 4, quality: 'AV', from: 'other', owner: 'a' },
    } as const
    expect(seen([captured])).toEqual({ prize: 'both' })
    expect(seen([{ ...captured, seat: 'a' }])).toEqual({})
  })

  test('[WS-153] ten hexes at most', () => {
    expect(seen([enemy('in', 'BB23')])).toEqual({ in: 'both' })
    expect(seen([enemy('out', 'CC23')])).toEqual({})
  })
})

describe('[WS-157] frigates are spared', () => {
  const frigate = (more: TestShip = {}) => enemy('frigate', 'Z23', { card: { class: 3 }, ...more })

  test('[WS-157] by a ship of the line, 8 hexes off', () => {
    expect(seen([frigate()])).toEqual({})
    expect(seen([frigate({ at: 'Y23' })])).toEqual({ frigate: 'both' })
    expect(seen([enemy('line', 'Z23')])).toEqual({ line: 'both' })
  })

  test('[WS-157] not by a frigate, nor without the rule', () => {
    const small = { ships: [{ card: { class: 3 } }] }
    expect(seen([frigate()], small)).toEqual({ frigate: 'both' })
    expect(seen([frigate()], { options: { frigatesSpared: false } })).toEqual({ frigate: 'both' })
    expect(seen([frigate()], { options: { game: 'advanced' } })).toEqual({ frigate: 'both' })
  })

  test('[WS-157] an act in the last three turns exposes her', () => {
    expect(seen([frigate({ lastBold: 7 })])).toEqual({ frigate: 'both' })
    expect(seen([frigate({ lastBold: 6 })])).toEqual({})
  })

  test('[WS-157] so does a grapple or a tow with a ship of the line of either side', () => {
    const line = enemy('line', 'AA24')
    const bond = { ...newBond('frigate', 'line'), grapples: 1 }
    expect(seen([frigate(), line], { bonds: [bond] })).toHaveProperty('frigate')
    const fouled = { ...bond, isFouled: true, grapples: 0 }
    expect(seen([frigate(), line], { bonds: [fouled] })).not.toHaveProperty('frigate')
    const tows = [{ tower: 'frigate', towed: 'line', q: 0, r: 0 }]
    expect(seen([frigate(), line], { tows })).toHaveProperty('frigate')
  })

  test('[WS-156] [WS-157] a friend’s frigate is in the way at any distance', () => {
    const friend: TestShip = { id: 'friend', at: 'Z23', heading: 1, card: { class: 3 } }
    expect(seen([friend, enemy('far', 'AA23')])).toEqual({})
  })

  test('[WS-157] she does not cover what lies behind her, unless the players agreed on it', () => {
    const far = enemy('far', 'AA23')
    expect(seen([frigate(), far])).toEqual({ far: 'both' })
    expect(seen([frigate(), far], { options: { sparedFrigateBlocks: true } })).toEqual({})
  })
})
