import { describe, expect, test } from 'vitest'
import { sectionsGone } from '../../model/crews.ts'
import { battleOf, defence, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { newBond, shipOf } from '../../model/ships.ts'
import type { Party, PartyKind, State } from '../../model/state.ts'
import { sharedView } from '../../model/view.ts'
import { plot } from '../plots/plot.ts'
import { party, seatsToPrepare, showReady, standDown } from './parties.ts'

/** Two enemies side by side in turn 5, grappled. */
const alongside = (own: TestShip = {}, setting: Setting = {}) =>
  battleOf({
    turn: 5,
    step: 'parties',
    bonds: [{ ...newBond('mars', 'hercule'), grapples: 1 }],
    ...setting,
    ships: [
      { id: 'mars', at: 'R20', ...own },
      { id: 'hercule', seat: 'b', at: 'S20' },
      ...(setting.ships ?? []),
    ],
  })

const to = (section: number, kind: PartyKind, target = '') => ({
  kind: 'party' as const,
  ship: 'mars',
  section,
  party: kind,
  target,
})

const formed = (kind: PartyKind, more: Partial<Party> = {}): Party => ({
  ...defence,
  kind,
  target: kind === 'defensive' ? null : 'hercule',
  ...more,
})

function why(state: State, order: ReturnType<typeof to>): string[] {
  return rulesOf(party.judge(state, 'a', order))
}

function give(state: State, order: ReturnType<typeof to>): void {
  expect(why(state, order)).toEqual([])
  party.execute(tableFor(state), 'a', order)
}

const basicMelee: Setting = { options: { battleMelee: false } }

describe('[WS-122] a new party', () => {
  test('[WS-122] it defends, is of section 1 or 2, and is the only one of its turn', () => {
    const state = alongside()
    expect(why(state, to(1, 'offensive', 'hercule'))).toEqual(['WS-122'])
    expect(why(state, to(3, 'defensive'))).toEqual(['WS-122'])
    expect(why(state, to(1, 'defensive'))).toEqual([])
    give(state, to(2, 'defensive'))
    expect(shipOf(state, 'mars').parties[1]).toEqual({ ...defence, since: 5 })
    expect(why(state, to(1, 'defensive'))).toEqual(['WS-122'])
  })

  test('[WS-122] the next is of the lowest free section', () => {
    const state = alongside({ parties: [null, defence, null] })
    expect(why(state, to(3, 'defensive'))).toEqual(['WS-122'])
    give(state, to(1, 'defensive'))
    state.turn++
    give(state, to(3, 'defensive'))
  })

  test('[WS-122] of section 3 only where nobody is left of 1 and 2', () => {
    expect(why(alongside({ crew: [0, 0, 4] }), to(3, 'defensive'))).toEqual([])
    expect(why(alongside({ crew: [0, 2, 4] }), to(3, 'defensive'))).toEqual(['WS-122'])
  })

  test('[WS-122] it needs no ship alongside, and its mark is open when all have written', () => {
    const state = alongside({}, { bonds: [] })
    give(state, to(1, 'defensive'))
    expect(shipOf(state, 'mars').isReady).toBe(false)
    showReady(tableFor(state))
    expect(state.ships.map(({ isReady }) => isReady)).toEqual([true, false])
    standDown.execute(tableFor(state), 'a', { kind: 'standDown', ship: 'mars', section: 1 })
    showReady(tableFor(state))
    expect(shipOf(state, 'mars').isReady).toBe(false)
  })

  test('[WS-023] what has been formed the enemy is not told', () => {
    const state = alongside({ parties: [defence, null, null], isReady: true })
    const seen = sharedView(state, 'b')
    expect(shipOf(seen, 'mars')).toMatchObject({ isReady: true, parties: [null, null, null] })
    expect(shipOf(sharedView(state, 'a'), 'mars').parties[0]).toEqual(defence)
  })
})

describe('[WS-123] a party that is sent', () => {
  test('[WS-123] one that has defended since an earlier turn, and one a turn', () => {
    const state = alongside({ parties: [{ ...defence, since: 5 }, null, null] })
    expect(why(state, to(1, 'offensive', 'hercule'))).toEqual(['WS-123'])
    state.turn = 6
    give(state, to(1, 'offensive', 'hercule'))
    const both = alongside({ parties: [defence, defence, null] })
    give(both, to(1, 'offensive', 'hercule'))
    expect(why(both, to(2, 'transfer', 'hercule'))).toEqual(['WS-123'])
  })

  test('[WS-123] boarding and going over are swapped freely, and either may defend again', () => {
    const state = alongside({ parties: [formed('offensive', { sentIn: 5 }), null, null] })
    give(state, to(1, 'transfer', 'hercule'))
    give(state, to(1, 'offensive', 'hercule'))
    give(state, to(1, 'defensive'))
    expect(shipOf(state, 'mars').parties[0]).toMatchObject({ kind: 'defensive', target: null })
  })

  test('[WS-121] who crosses to an enemy is told to take her over if she surrenders', () => {
    const state = alongside({}, { ships: [{ id: 'ajax', at: 'Q20' }] })
    const tasks = ['hercule', 'ajax'].map(
      target => party.describe(state, to(1, 'transfer', target)).key,
    )
    expect(tasks).toEqual(['ws.order.party.takeover', 'ws.order.party.transfer'])
  })

  test('[WS-123] a party is formed and another sent in one step, and parties may stand down', () => {
    const state = alongside({ parties: [defence, null, null] })
    give(state, to(2, 'defensive'))
    give(state, to(1, 'offensive', 'hercule'))
    const down = { kind: 'standDown', ship: 'mars', section: 2 } as const
    standDown.execute(tableFor(state), 'a', down)
    expect(shipOf(state, 'mars').parties[1]).toBeNull()
    expect(rulesOf(standDown.judge(state, 'a', down))).toEqual(['WS-123'])
  })

  test('[WS-123] section 3 never leaves the ship', () => {
    const state = alongside({ parties: [null, defence, defence] })
    expect(why(state, to(3, 'offensive', 'hercule'))).toEqual(['WS-123'])
  })

  test('[WS-232] by the Basic rules any section is any party at once', () => {
    const state = alongside({}, basicMelee)
    give(state, to(3, 'offensive', 'hercule'))
    give(state, to(1, 'transfer', 'hercule'))
    give(state, to(2, 'offensive', 'hercule'))
  })
})

describe('who may be a party, and for whom', () => {
  test('[WS-121] a section with hands, of a ship of one’s own that fights', () => {
    expect(why(alongside({ crew: [0, 8, 8] }), to(1, 'defensive'))).toEqual(['WS-121'])
    expect(why(alongside({ status: 'struck' }), to(1, 'defensive'))).toEqual(['WS-121'])
    const tied = alongside({ crew: [8, 0, 0], isSectionTied: true })
    expect(why(tied, to(1, 'defensive'))).toEqual(['WS-121'])
    expect(rulesOf(party.judge(alongside(), 'b', to(1, 'defensive')))).toEqual(['WS-121'])
  })

  test('[WS-125] one that boards names an enemy alongside, one that goes over any ship alongside', () => {
    const near = { id: 'ajax', at: 'Q20' }
    const state = alongside({ parties: [defence, null, null] }, { ships: [near] })
    expect(why(state, to(1, 'offensive'))).toEqual(['WS-125'])
    expect(why(state, to(1, 'offensive', 'ajax'))).toEqual(['WS-125'])
    expect(why(state, to(1, 'transfer', 'ajax'))).toEqual([])
    expect(why(state, to(1, 'defensive', 'hercule'))).toEqual(['WS-125'])
    const far = alongside(
      { parties: [defence, null, null] },
      { ships: [{ id: 'ajax', at: 'O20' }] },
    )
    expect(why(far, to(1, 'transfer', 'ajax'))).toEqual(['WS-125'])
  })

  test('[WS-126] [WS-059] parties are missing at the guns, and with all away she does not sail', () => {
    const state = alongside({ parties: [defence, defence, null] }, { bonds: [] })
    const mars = shipOf(state, 'mars')
    expect(sectionsGone(state, mars)).toBe(2)
    mars.crew[2] = 0
    const ahead = { kind: 'plot', ship: 'mars', plot: '1' } as const
    expect(rulesOf(plot.judge(state, 'a', ahead))).toEqual(['WS-059'])
  })

  test('[WS-231] in melee a party neither stands down nor changes', () => {
    const state = alongside({ parties: [formed('offensive', { isShown: true }), null, null] })
    expect(why(state, to(1, 'defensive'))).toEqual(['WS-231'])
    const down = { kind: 'standDown', ship: 'mars', section: 1 } as const
    expect(rulesOf(standDown.judge(state, 'a', down))).toEqual(['WS-231'])
  })

  test('[WS-112] not while her hands weigh anchor', () => {
    const weighing = alongside({ anchor: 'plain', weighing: 1 })
    expect(why(weighing, to(1, 'defensive'))).toEqual(['WS-112'])
  })

  test('[WS-121] who has no enemy within ten hexes and no party is not asked', () => {
    expect(seatsToPrepare(alongside())).toEqual(['a', 'b'])
    const state = battleOf({
      ships: [
        { id: 'mars', at: 'A20' },
        { id: 'hercule', seat: 'b', at: 'R20' },
      ],
    })
    expect(seatsToPrepare(state)).toEqual([])
  })
})
