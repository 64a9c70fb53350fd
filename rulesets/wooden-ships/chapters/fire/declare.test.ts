import { describe, expect, test } from 'vitest'
import { battleOf, defence, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { newBond } from '../../model/ships.ts'
import type { Aim, State } from '../../model/state.ts'
import { fire, fireBlank, holdFire, seatsToFire } from './declare.ts'
import { fireMany } from './fire-many.ts'

/** The firer at R23 and the target two hexes to starboard, both heading 1, unless told. */
function facing(firer: TestShip = {}, target: TestShip = {}, setting: Setting = {}): State {
  return battleOf({
    step: 'targets',
    ...setting,
    ships: [
      { id: 'firer', at: 'R23', heading: 1, ...firer },
      { id: 'target', seat: 'b', at: 'T23', heading: 1, ...target },
      ...(setting.ships ?? []),
    ],
  })
}

const order = (aim: Aim, target = 'target') =>
  ({ kind: 'fire', ship: 'firer', side: 'starboard', target, aim }) as const

const because = (state: State, aim: Aim = 'hull', target = 'target') =>
  rulesOf(fire.judge(state, 'a', order(aim, target)))

const loaded = (starboard: 'round' | 'chain' | 'double' | 'grape' | null) => ({
  load: { port: 'round', starboard } as const,
})

describe('what keeps a side from firing', () => {
  test('nothing', () => {
    expect(because(facing())).toEqual([])
    expect(because(facing(), 'rigging')).toEqual([])
  })

  test('[WS-154] another’s ship, and a side that is not loaded', () => {
    expect(rulesOf(fire.judge(facing(), 'b', order('hull')))).toEqual(['WS-154'])
    expect(because(facing(loaded(null)))).toEqual(['WS-154'])
  })

  test('[WS-201] [WS-207] she has struck, or has no hands', () => {
    expect(because(facing({ status: 'struck' }))).toEqual(['WS-154'])
    expect(because(facing({ crew: [0, 0, 0] }))).toContain('WS-154')
  })

  test('[WS-158] no crew section is free', () => {
    expect(because(facing({ parties: [defence, defence, defence] }))).toEqual(['WS-158'])
    expect(because(facing({ parties: [defence, defence, null] }))).toEqual([])
    const tied = facing({ parties: [defence, defence, null], isSectionTied: true })
    expect(because(tied)).toEqual(['WS-158'])
  })

  test('[WS-158] [WS-211] a hanging mast, a shoal, an anchor', () => {
    expect(because(facing({ hanging: { port: 1, starboard: 0 } }))).toEqual(['WS-211'])
    expect(because(facing({ aground: 3 }))).toEqual(['WS-250'])
    expect(because(facing({ hasWarped: true }))).toEqual(['WS-111'])
    expect(because(facing({ weighing: 1 }))).toEqual(['WS-112'])
  })

  test('[WS-160] no gun is left, or none that bears', () => {
    expect(because(facing({ guns: [8, 8, 0, 0], carronades: [0, 0, 0, 0] }))).toEqual(['WS-160'])
    const astern = facing({ guns: [8, 8, 8, 0], carronades: [0, 0, 0, 0] }, { at: 'W26' })
    expect(because(astern, 'rigging')).toEqual(['WS-160'])
  })
})

describe('what keeps a target from being fired at', () => {
  test('[WS-156] [WS-201] a friend, a ship that has struck or surrendered', () => {
    expect(because(facing({}, { seat: 'a' }))).toEqual(['WS-156'])
    expect(because(facing({}, { status: 'struck' }))).toEqual(['WS-156'])
    expect(because(facing({}, { status: 'surrendered' }))).toEqual(['WS-156'])
  })

  test('[WS-150] [WS-153] outside the field, out of range', () => {
    expect(because(facing({}, { at: 'P23' }))).toEqual(['WS-150'])
    expect(because(facing({}, { at: 'DD23' }))).toEqual(['WS-153'])
  })

  test('[WS-155] something nearer, by its name', () => {
    const near = { id: 'near', seat: 'b', at: 'S23', heading: 1 }
    const ruling = fire.judge(facing({}, { at: 'V23' }, { ships: [near] }), 'a', order('hull'))
    expect(ruling.because).toMatchObject([
      { rule: 'WS-155', message: 'ws.refuse.anotherIsNearer', values: { other: 'near' } },
    ])
  })

  test('[WS-156] a friend that is nearer, or one who no longer fights: nobody is fired at past her', () => {
    const near = { id: 'near', at: 'S23', heading: 1 }
    const past = (ship: TestShip) =>
      fire.judge(facing({}, { at: 'V23' }, { ships: [{ ...near, ...ship }] }), 'a', order('hull'))
        .because
    const reason = (message: string) => [{ rule: 'WS-156', message, values: { other: 'near' } }]
    expect(past({ seat: 'a' })).toEqual(reason('ws.refuse.friendIsNearer'))
    expect(past({ seat: 'b', status: 'struck' })).toEqual(reason('ws.refuse.beatenIsNearer'))
    expect(past({ seat: 'b', doom: 'sinking' })).toEqual(reason('ws.refuse.beatenIsNearer'))
  })

  test('[WS-157] a frigate that is spared', () => {
    const state = facing({}, { at: 'Z23', card: { class: 3 } }, { turn: 9 })
    expect(because(state, 'rigging')).toEqual(['WS-157'])
  })

  test('[WS-167] beyond five hexes the hull', () => {
    expect(because(facing({}, { at: 'W23' }))).toEqual([])
    expect(because(facing({}, { at: 'X23' }))).toEqual(['WS-167'])
    expect(because(facing({}, { at: 'X23' }), 'rigging')).toEqual([])
  })

  test('[WS-120] the rigging of a ship that she hangs on to', () => {
    const bonds = [{ ...newBond('target', 'firer'), isFouled: true }]
    const state = facing({}, { at: 'S23' }, { bonds })
    expect(because(state, 'rigging')).toEqual(['WS-120'])
    expect(because(state, 'hull')).toEqual([])
  })

  test('[WS-169] ammunition that does not reach', () => {
    const at = (shot: 'chain' | 'double' | 'grape', hex: string) =>
      because(facing(loaded(shot), { at: hex }))
    expect(at('chain', 'U23')).toEqual([])
    expect(at('chain', 'V23')).toEqual(['WS-169'])
    expect(at('double', 'S23')).toEqual([])
    expect(at('double', 'T23')).toEqual(['WS-169'])
    expect(at('grape', 'S23')).toEqual([])
    expect(at('grape', 'T23')).toEqual(['WS-169'])
  })

  test('[WS-169] grape is not aimed at rigging, nor at a crew that is fought with for a turn', () => {
    const near = { at: 'S23' }
    expect(because(facing(loaded('grape'), near), 'rigging')).toEqual(['WS-169'])
    const melee = {
      ship: 'target',
      attackers: ['firer'],
      isMutual: false,
      rounds: 0,
      isOver: false,
    }
    const fought = (turns: number) =>
      because(facing(loaded('grape'), near, { melees: [{ ...melee, turns }] }))
    expect(fought(0)).toEqual([])
    expect(fought(1)).toEqual(['WS-169'])
  })
})

describe('who is asked', () => {
  test('[WS-182] seats with something to fire at', () => {
    expect(seatsToFire(facing())).toEqual(['a', 'b'])
    expect(seatsToFire(facing(loaded(null)))).toEqual(['b'])
    expect(seatsToFire(facing({}, { at: 'KK10' }))).toEqual([])
  })

  test('[WS-182] all that is listed is lawful', () => {
    const state = facing({}, {}, { ships: [{ id: 'third', seat: 'b', at: 'P23', heading: 1 }] })
    const open = fire.legalOrders(state, 'a')
    expect(open).toHaveLength(4)
    for (const one of open) expect(fire.judge(state, 'a', one).allowed).toBe(true)
  })

  test('[WS-159] a loaded side is fired blank, with or without anything in sight', () => {
    const state = facing(loaded(null))
    const blank = { kind: 'fireBlank', ship: 'firer' } as const
    expect(fireBlank.judge(state, 'a', { ...blank, side: 'port' }).allowed).toBe(true)
    expect(rulesOf(fireBlank.judge(state, 'a', { ...blank, side: 'starboard' }))).toEqual([
      'WS-154',
    ])
  })

  test('[WS-182] only a target that has been named is given up', () => {
    const held = { kind: 'holdFire', ship: 'firer', side: 'starboard' } as const
    expect(rulesOf(holdFire.judge(facing(), 'a', held))).toEqual(['WS-182'])
    const named = { ship: 'firer', side: 'starboard', target: 'target', aim: 'hull' } as const
    const state = facing({}, {}, { fires: [named] })
    expect(holdFire.judge(state, 'a', held).allowed).toBe(true)
    expect(holdFire.judge(state, 'b', held).allowed).toBe(false)
  })
})

describe('[WS-154] one word for many', () => {
  /** A mate astern of the firer sees the same enemy; her other side has none. */
  const two = (mate: TestShip = {}) =>
    facing({}, {}, { ships: [{ id: 'mate', at: 'R25', heading: 1, ...mate }] })
  const all = (aim: Aim) => ({ kind: 'fireMany', ship: 'firer', whom: 'fleet', aim }) as const
  const firesAfter = (state: State, aim: Aim) => {
    expect(rulesOf(fireMany.judge(state, 'a', all(aim)))).toEqual([])
    fireMany.execute(tableFor(state), 'a', all(aim))
    return state.fires.map(({ ship, side, target, aim: at }) => `${ship} ${side} ${target} ${at}`)
  }

  test('every side with a target fires at it', () => {
    expect(firesAfter(two(), 'hull')).toEqual([
      'firer starboard target hull',
      'mate starboard target hull',
    ])
    expect(firesAfter(two({ load: { port: 'round', starboard: null } }), 'rigging')).toEqual([
      'firer starboard target rigging',
    ])
  })

  test('what is declared already stands', () => {
    const state = two()
    state.fires.push({ ship: 'firer', side: 'starboard', target: 'target', aim: 'rigging' })
    expect(firesAfter(state, 'hull')).toEqual([
      'firer starboard target rigging',
      'mate starboard target hull',
    ])
    expect(rulesOf(fireMany.judge(state, 'a', all('hull')))).toEqual(['WS-154'])
  })

  test('of two targets each side takes the one it hits best', () => {
    const nearer = facing(
      {},
      { at: 'X21' },
      { ships: [{ id: 'near', seat: 'b', at: 'T24', heading: 1 }] },
    )
    expect(firesAfter(nearer, 'hull')[0]).toBe('firer starboard near hull')
  })

  test('it is offered where two ships have a target, and to their own seat', () => {
    expect(fireMany.legalOrders(two(), 'a')).toEqual([all('hull'), all('rigging')])
    expect(fireMany.legalOrders(facing(), 'a')).toEqual([])
    expect(rulesOf(fireMany.judge(two(), 'b', all('hull')))).toEqual(['WS-154'])
  })
})
