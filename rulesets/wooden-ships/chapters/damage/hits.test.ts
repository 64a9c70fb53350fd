import { describe, expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { FireResult, State } from '../../model/state.ts'
import { takeHits } from './hits.ts'
import { loseGuns, loseGunsFirst, seatsToChooseLosses } from './lose-guns.ts'

const nothing: FireResult = {
  ship: 'firer',
  target: 'target',
  range: 2,
  rake: 'none',
  aim: 'hull',
  hull: 0,
  guns: 0,
  crew: 0,
  rigging: 0,
  criticals: [],
  forces: 'none',
  isTaken: false,
}

/** The target at R23 heading 1, the firer to starboard of her, nearer to her bow. */
function hit(
  results: Partial<FireResult>[],
  target: TestShip = {},
  { ships = [], ...setting }: Setting = {},
): State {
  return battleOf({
    step: 'hits',
    turn: 5,
    ...setting,
    ships: [
      { id: 'firer', at: 'T20', heading: 1 },
      { id: 'target', seat: 'b', at: 'R23', heading: 1, ...target },
      ...ships,
    ],
    results: results.map(result => ({ ...nothing, ...result })),
  })
}

function taken(state: State, dice: readonly number[] = []) {
  const table = tableFor(state, dice)
  takeHits(table)
  expect(table.left).toEqual([])
  return shipOf(state, 'target')
}

describe('what is taken off', () => {
  test('[WS-183] hull of all fires together; what is more is lost', () => {
    expect(taken(hit([{ hull: 3 }, { hull: 2 }])).hull).toBe(16)
    expect(taken(hit([{ hull: 30 }])).hull).toBe(0)
  })

  test('[WS-184] crew, the lowest section first', () => {
    expect(taken(hit([{ crew: 10 }])).crew).toEqual([0, 6, 8])
    expect(taken(hit([{ crew: 30 }])).crew).toEqual([0, 0, 0])
  })

  test('[WS-184] odd losses of a step fall on a prize crew, even ones on the prisoners', () => {
    const prize = { crew: 5, quality: 'AV', from: 'firer', owner: 'b' } as const
    const ship = taken(hit([{ crew: 2 }, { crew: 3 }], { prize: { ...prize } }))
    expect({ prize: ship.prize?.crew, crew: ship.crew }).toEqual({ prize: 2, crew: [6, 8, 8] })
  })

  test('[WS-186] rigging, the first section first', () => {
    expect(taken(hit([{ rigging: 9 }]), [6]).rigging).toEqual([0, 5, 7])
  })

  test('[WS-068] without her first section a ship drops full sail', () => {
    const state = hit([{ rigging: 7 }], { sails: 'full' }, { options: { lossOfRigging: false } })
    expect(taken(state)).toMatchObject({ sails: 'battle', isFullSailBarred: true })
    expect(taken(hit([{ rigging: 6 }], { sails: 'full' }))).toMatchObject({ sails: 'full' })
  })

  test('[WS-182] once only', () => {
    const state = hit([{ hull: 3 }])
    taken(state)
    expect(taken(state).hull).toBe(18)
  })
})

describe('[WS-210] [WS-212] masts that fall', () => {
  const masts = (dice: readonly number[], ships: TestShip[] = [], rigging = 7) => {
    const state = hit([{ rigging }], {}, { ships })
    taken(state, dice)
    return state
  }

  test('[WS-210] each whole section lost rolls: 1 hangs, odd to port, even to starboard', () => {
    expect(shipOf(masts([2]), 'target').hanging).toEqual({ port: 0, starboard: 0 })
    expect(shipOf(masts([1, 3]), 'target').hanging).toEqual({ port: 1, starboard: 0 })
    expect(shipOf(masts([1, 4]), 'target').hanging).toEqual({ port: 0, starboard: 1 })
    expect(shipOf(masts([1, 4, 1, 6], [], 14), 'target').hanging.starboard).toBe(2)
  })

  test('[WS-210] not without the optional rule', () => {
    const state = hit([{ rigging: 21 }], {}, { options: { lossOfRigging: false } })
    expect(taken(state).hanging).toEqual({ port: 0, starboard: 0 })
  })

  test('[WS-212] a ship alongside on that side may be fouled', () => {
    const beside = [{ id: 'beside', at: 'S23', heading: 1 }]
    expect(masts([1, 4, 3], beside).bonds).toMatchObject([{ isFouled: true }])
    expect(masts([1, 4, 4], beside).bonds).toEqual([])
    expect(masts([1, 3], beside).bonds).toEqual([])
  })
})

describe('[WS-185] guns', () => {
  const few: TestShip = { guns: [8, 8, 3, 8], carronades: [2, 2, 0, 2] }

  test('[WS-185] the side and the section that are nearest', () => {
    const ship = taken(hit([{ guns: 2 }], few))
    expect(ship.guns).toEqual([8, 8, 1, 8])
  })

  test('[WS-185] what is not there is lost of the next section, then of the other side, then of the hull', () => {
    const bare: TestShip = { guns: [0, 1, 1, 2], carronades: [0, 0, 0, 0] }
    const ship = taken(hit([{ guns: 6 }], bare))
    expect(ship.guns).toEqual([0, 0, 0, 0])
    expect(ship.hull).toBe(19)
  })

  test('[WS-185] guns or carronades: the owner is asked, and only then', () => {
    const state = hit([{ guns: 2 }])
    expect(taken(state).guns).toEqual([8, 8, 8, 8])
    expect(seatsToChooseLosses(state)).toEqual(['b'])
    const open = loseGuns.legalOrders(state, 'b')
    expect(open.map(({ weapon, end, squares }) => [weapon, end, squares])).toEqual([
      ['guns', 'bow', 2],
      ['guns', 'bow', 1],
      ['carronades', 'bow', 2],
      ['carronades', 'bow', 1],
    ])
    const all = hit([{ guns: 10 }])
    expect(taken(all)).toMatchObject({ guns: [8, 8, 0, 8], carronades: [2, 2, 0, 2] })
    expect(seatsToChooseLosses(all)).toEqual([])
  })

  test('[WS-185] she loses what she chose, and is asked again for what is left', () => {
    const state = hit([{ guns: 3 }])
    taken(state)
    const one = { kind: 'loseGuns', ship: 'target', side: 'starboard', end: 'bow' } as const
    const lose = (weapon: 'guns' | 'carronades', squares: number) =>
      loseGuns.execute(tableFor(state), 'b', { ...one, weapon, squares })
    lose('carronades', 1)
    expect(state.choices).toMatchObject([{ squares: 2 }])
    lose('carronades', 1)
    expect(state.choices).toEqual([])
    expect(shipOf(state, 'target')).toMatchObject({
      guns: [8, 8, 7, 8],
      carronades: [2, 2, 0, 2],
    })
  })

  test('[WS-185] one word for all that is to be lost: guns before carronades', () => {
    const state = hit([{ guns: 9 }], {})
    taken(state)
    expect(loseGunsFirst.legalOrders(state, 'a')).toEqual([])
    expect(rulesOf(loseGunsFirst.judge(state, 'a', { kind: 'loseGunsFirst' }))).toEqual(['WS-185'])
    loseGunsFirst.execute(tableFor(state), 'b', { kind: 'loseGunsFirst' })
    expect(state.choices).toEqual([])
    expect(shipOf(state, 'target')).toMatchObject({
      guns: [8, 8, 0, 8],
      carronades: [2, 2, 1, 2],
    })
  })

  test('[WS-185] abeam both sections are as near, ahead both sides', () => {
    const choice = (at: string, heading: number) => {
      const state = hit([{ guns: 1 }])
      const firer = battleOf({ ships: [{ at, heading }] }).ships[0]
      Object.assign(shipOf(state, 'firer'), { ...firer, id: 'firer', index: 0 })
      taken(state)
      return state.choices
    }
    expect(choice('T23', 1)).toMatchObject([{ side: 'starboard', end: 'either' }])
    expect(choice('P26', 1)).toMatchObject([{ side: 'port', end: 'stern' }])
    expect(choice('R19', 1)).toMatchObject([{ side: 'either', end: 'bow' }])
  })

  test('[WS-185] neither others’ guns, nor those farther off, nor too many', () => {
    const state = hit([{ guns: 2 }])
    taken(state)
    const order = {
      kind: 'loseGuns',
      ship: 'target',
      weapon: 'guns',
      side: 'starboard',
      end: 'bow',
      squares: 2,
    } as const
    expect(loseGuns.judge(state, 'b', order).allowed).toBe(true)
    expect(rulesOf(loseGuns.judge(state, 'a', order))).toEqual(['WS-185'])
    expect(loseGuns.judge(state, 'b', { ...order, end: 'stern' }).allowed).toBe(false)
    expect(loseGuns.judge(state, 'b', { ...order, side: 'port' }).allowed).toBe(false)
    expect(loseGuns.judge(state, 'b', { ...order, squares: 3 }).allowed).toBe(false)
  })

  test('[WS-175] in the Basic game nobody chooses between bow and stern', () => {
    const state = hit([{ guns: 1 }], { carronades: [0, 0, 0, 0] }, { options: { game: 'basic' } })
    expect(taken(state).guns).toEqual([8, 8, 7, 8])
  })
})
