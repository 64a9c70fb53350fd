import { hexNamed } from '@grognard/geometry/hex/names.ts'
import { describe, expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { newBond } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { view } from '../../model/view.ts'
import { anchor, tendAnchors, weighAnchors } from './anchor.ts'
import { seamanshipEvents } from './events.ts'
import { driftAground, refloat, runAground } from './shoals.ts'
import { mayTakeTow, takeTow } from './tow.ts'

type Note = Parameters<typeof anchor.judge>[2]['note']

const roadstead = (ship: TestShip = {}): State =>
  battleOf({ rules: { hasAnchorage: true }, ships: [{ id: 'ajax', ...ship }] })

function note(state: State, wanted: Note): void {
  const order = { kind: 'anchor', ship: 'ajax', note: wanted } as const
  expect(rulesOf(anchor.judge(state, 'a', order))).toEqual([])
  anchor.execute(tableFor(state), 'a', order)
}

const against = (state: State, wanted: Note) =>
  rulesOf(anchor.judge(state, 'a', { kind: 'anchor', ship: 'ajax', note: wanted }))

describe('anchors', () => {
  test.each(['plain', 'bow', 'stern'] as const)(
    '[WS-110] a %s anchor is noted in this turn and holds from the next',
    kind => {
      const state = roadstead({ speed: 2 })
      note(state, kind)
      expect(state.ships[0]).toMatchObject({ anchor: 'none', speed: 2 })
      tendAnchors(tableFor(state))
      expect(state.ships[0]).toMatchObject({ anchor: kind, anchorNote: 'none', speed: 0 })
    },
  )

  test('[WS-110] one kind at a time, and only where the scenario has an anchorage', () => {
    expect(against(roadstead({ anchor: 'bow' }), 'stern')).toEqual(['WS-110'])
    expect(against(battleOf({ ships: [{ id: 'ajax' }] }), 'plain')).toEqual(['WS-005'])
    expect(anchor.legalOrders(battleOf({ ships: [{ id: 'ajax' }] }), 'a')).toEqual([])
  })

  test('[WS-110] a note is taken back, and known to its own seat alone', () => {
    const state = roadstead()
    note(state, 'plain')
    expect(view(state, 'b').ships[0]?.anchorNote).toBe('none')
    const noted = { seat: 'a', ship: 'ajax', note: 'plain' } as const
    expect(seamanshipEvents.anchorNoted.redact?.(noted, 'b')).toBeUndefined()
    note(state, 'none')
    tendAnchors(tableFor(state))
    expect(state.ships[0]?.anchor).toBe('none')
  })

  test('[WS-112] weighing takes two turns in a row, and she is free from the turn after', () => {
    const state = roadstead({ anchor: 'plain' })
    note(state, 'weigh')
    weighAnchors(tableFor(state))
    tendAnchors(tableFor(state))
    expect(state.ships[0]).toMatchObject({ anchor: 'plain', weighing: 1 })
    weighAnchors(tableFor(state))
    expect(state.ships[0]?.weighing).toBe(2)
    tendAnchors(tableFor(state))
    expect(state.ships[0]).toMatchObject({ anchor: 'none', weighing: 0, anchorNote: 'none' })
  })

  test('[WS-112] who stops weighing begins anew', () => {
    const state = roadstead({ anchor: 'plain', weighing: 1, anchorNote: 'weigh' })
    note(state, 'none')
    weighAnchors(tableFor(state))
    expect(state.ships[0]?.weighing).toBe(0)
    expect(against(roadstead({ anchor: 'bow', plot: 'L' }), 'weigh')).toEqual(['WS-112'])
    expect(against(roadstead(), 'weigh')).toEqual(['WS-112'])
  })

  test('[WS-113] a cable that is cut or shot away lets her go next turn, and she never anchors again', () => {
    const state = roadstead({ anchor: 'stern' })
    note(state, 'cut')
    tendAnchors(tableFor(state))
    expect(state.ships[0]).toMatchObject({ anchor: 'none', isCableCut: true })
    expect(against(state, 'plain')).toEqual(['WS-113'])
    const shot = roadstead({ anchor: 'plain', isCableCut: true })
    tendAnchors(tableFor(shot))
    expect(shot.ships[0]?.anchor).toBe('none')
    const late = roadstead({ anchorNote: 'plain', isCableCut: true })
    tendAnchors(tableFor(late))
    expect(late.ships[0]).toMatchObject({ anchor: 'none', anchorNote: 'none' })
  })
})

describe('[WS-108] towing', () => {
  const tower: TestShip = { id: 'ajax', at: 'R20', heading: 1 }
  const towed: TestShip = { id: 'bellona', at: 'R22', heading: 1 }
  const grappled = [{ ...newBond('ajax', 'bellona'), grapples: 1 }]
  const order = { kind: 'takeTow', ship: 'ajax', towed: 'bellona' } as const

  const towing = (setting: Setting = {}): State =>
    battleOf({ ships: [tower, towed], bonds: grappled, ...setting })

  test('a grappled friend whose bow points at her stern', () => {
    const state = towing()
    expect(mayTakeTow(state, 'a')).toBe(true)
    expect(takeTow.legalOrders(state, 'a')).toEqual([order])
    takeTow.execute(tableFor(state), 'a', order)
    expect(state.tows).toEqual([{ tower: 'ajax', towed: 'bellona', ...hexNamed('R21') }])
    expect(mayTakeTow(state, 'a')).toBe(false)
  })

  test('neither without a grapple nor fouled, neither an enemy nor one that points elsewhere', () => {
    const refusals = [
      towing({ bonds: [] }),
      towing({ bonds: [{ ...newBond('ajax', 'bellona'), grapples: 1, isFouled: true }] }),
      towing({ ships: [tower, { ...towed, seat: 'b' }] }),
      towing({ ships: [tower, { ...towed, at: 'S22', heading: 6 }] }),
      towing({ ships: [tower, { ...towed, heading: 3 }] }),
      towing({ options: { towing: false } }),
    ].map(state => rulesOf(takeTow.judge(state, 'a', order)))
    const no = ['WS-108']
    expect(refusals).toEqual([no, no, no, [], no, no])
    expect(rulesOf(takeTow.judge(towing(), 'b', order))).toEqual(no)
  })
})

describe('shoals and land', () => {
  const ground = [{ ...(hexNamed('R20') ?? { q: 0, r: 0 }), depth: 20 }]
  const from = hexNamed('R21')
  const shoal = (ship: TestShip = {}): State =>
    battleOf({ ground, ships: [{ id: 'ajax', at: 'R20', made: 'F', ...ship }] })

  test('[WS-250] a hex not deeper than she draws holds her, and a die says how hard', () => {
    const state = shoal()
    runAground(tableFor(state, [3]))
    expect(state.ships[0]).toMatchObject({ aground: 3, hasStopped: true })
    expect(state.ships[0]?.afloatAt).toEqual({ ...from, heading: 1 })
    const shallow = shoal({ card: { depth: 19 } })
    runAground(tableFor(shallow))
    expect(shallow.ships[0]?.aground).toBe(0)
  })

  test('[WS-250] her stern strikes too when it swings in, and she comes back as she lay', () => {
    const state = shoal({ at: 'R19', made: 'L' })
    runAground(tableFor(state, [2]))
    expect(state.ships[0]?.afloatAt).toEqual({ ...hexNamed('R19'), heading: 2 })
  })

  test('[WS-251] a die above the difficulty brings her back to her former hex; from 6 none does', () => {
    const state = shoal({ aground: 3, afloatAt: { q: 17, r: 30, heading: 1 } })
    refloat(tableFor(state, [3]))
    expect(state.ships[0]?.aground).toBe(3)
    refloat(tableFor(state, [4]))
    expect(state.ships[0]).toMatchObject({ aground: 0, afloatAt: null, q: 17, r: 30 })
    const hard = shoal({ aground: 6, afloatAt: { q: 17, r: 30, heading: 1 } })
    const table = tableFor(hard)
    refloat(table)
    expect(table.events).toEqual([])
  })

  test('[WS-251] not while another ship lies where she came from', () => {
    const state = battleOf({
      ships: [
        { id: 'ajax', aground: 2, afloatAt: { q: 17, r: 30, heading: 1 } },
        { id: 'foe', seat: 'b', q: 17, r: 31, heading: 4 },
      ],
    })
    const table = tableFor(state)
    refloat(table)
    expect(table.events).toEqual([])
  })

  test('[WS-255] on land she is lost; she can only drift there', () => {
    const land = ground.map(hex => ({ ...hex, depth: 0 }))
    const state = battleOf({ ground: land, ships: [{ id: 'ajax', at: 'R20' }] })
    driftAground(tableFor(state))
    expect(state.ships[0]?.status).toBe('sunk')
  })

  test('[WS-250] who drifts aground comes back to windward', () => {
    const state = shoal({ made: '', heading: 3 })
    driftAground(tableFor(state, [1]))
    expect(state.ships[0]?.afloatAt).toEqual({ ...from, heading: 3 })
  })
})
