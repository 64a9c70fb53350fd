import { describe, expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { newBond } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { view } from '../../model/view.ts'
import { signalsEvents } from './events.ts'
import { deliver, maySignalMore, seatsToSignal } from './index.ts'
import { relay } from './relay.ts'
import { signal, wordsIn } from './signal.ts'

const frigate = { class: 3, rating: 36 }

/** Victory leads seat a, Royal Sovereign seat c of the same fleet, Euryalus is a frigate; Redoutable is the enemy's. */
const fleet: TestShip[] = [
  { id: 'victory', at: 'R20', heading: 1, card: { leaders: ['Nelson'] } },
  { id: 'sovereign', seat: 'c', at: 'R30', heading: 1 },
  { id: 'euryalus', at: 'V24', heading: 1, card: frigate },
  { id: 'redoutable', seat: 'b', at: 'A1' },
]

const commanders = [{ seat: 'a' }, { seat: 'b', fleet: 1 }, { seat: 'c' }]

const sea = (setting: Setting = {}): State =>
  battleOf({ players: commanders, ships: fleet, rules: { hasRepeaters: true }, ...setting })

type Given = Parameters<typeof signal.judge>[2]

const engage: Given = { kind: 'signal', from: 'victory', to: 'sovereign', by: null, text: '16' }

const against = (state: State, change: Partial<Given> = {}, seat = 'a') =>
  rulesOf(signal.judge(state, seat, { ...engage, ...change }))

function send(state: State, change: Partial<Given> = {}) {
  const table = tableFor(state)
  signal.execute(table, 'a', { ...engage, ...change })
  return table.events
}

/** Moves a ship of the fleet for a test. */
const moved = (id: string, change: TestShip) =>
  fleet.map(ship => (ship.id === id ? { ...ship, ...change } : ship))

describe('[WS-047] a message from ship to ship', () => {
  test('of another commander of the fleet', () => {
    expect(against(sea())).toEqual([])
    expect(against(sea(), { to: 'euryalus' })).toEqual(['WS-047'])
    expect(against(sea(), { to: 'redoutable' })).toEqual(['WS-047'])
    expect(against(sea(), {}, 'c')).toEqual(['WS-047'])
    expect(against(sea(), { text: ' ! ' })).toEqual(['WS-047'])
  })

  test('asked only where a fleet has several commanders, and the rule is played', () => {
    expect(seatsToSignal(sea())).toEqual(['a', 'c'])
    expect(seatsToSignal(sea({ options: { signals: false } }))).toEqual([])
    const alone = fleet.map(({ seat: _seat, ...ship }) => ship)
    expect(seatsToSignal(battleOf({ ships: alone }))).toEqual([])
  })

  test('known to its sender alone until it has come', () => {
    const state = sea({ turn: 4 })
    send(state)
    expect(['a', 'b', 'c'].map(seat => view(state, seat).signals.length)).toEqual([1, 0, 0])
    state.turn = 5
    deliver(tableFor(state))
    expect(['a', 'b', 'c'].map(seat => view(state, seat).signals.length)).toEqual([1, 0, 1])
    const [made] = send(sea())
    if (made?.kind !== 'signalMade') throw new Error('No signal was made.')
    expect(['a', 'c'].map(seat => signalsEvents.signalMade.redact?.(made, seat))).toEqual([
      made,
      undefined,
    ])
  })
})

test('[WS-048] one message per player and turn, however many ships he commands', () => {
  const state = sea({ turn: 4 })
  send(state)
  expect(against(state, { from: 'euryalus' })).toContain('WS-048')
  expect(maySignalMore(state, 'a')).toBe(false)
  state.turn = 5
  expect(against(state)).toEqual([])
})

describe('[WS-049] a clear line of at most 15 hexes', () => {
  test('from the sender’s stern to either hex of the receiver', () => {
    const at = (hex: string) => against(sea({ ships: moved('sovereign', { at: hex }).slice(0, 2) }))
    expect([at('R36'), at('R37')]).toEqual([[], ['WS-049']])
  })

  test('a third ship in the line blocks it, the sender’s own bow does not', () => {
    const blocker: TestShip = { id: 'other', seat: 'b', at: 'R25', heading: 1 }
    const two = fleet.slice(0, 2)
    expect(against(sea({ ships: [...two, blocker] }))).toEqual(['WS-049'])
    const ahead = moved('sovereign', { at: 'R12' }).slice(0, 2)
    expect(against(sea({ ships: ahead }))).toEqual([])
  })

  test('land blocks it; along a side both hexes must', () => {
    const two = fleet.slice(0, 2)
    expect(against(sea({ ships: two, ground: [{ q: 17, r: 16, depth: 0 }] }))).toEqual(['WS-049'])
    const side: TestShip[] = [
      { id: 'victory', q: 0, r: 0, heading: 1 },
      { id: 'sovereign', seat: 'c', q: 2, r: 0, heading: 5 },
    ]
    const one = { q: 1, r: 1, depth: 0 }
    const both = [one, { q: 1, r: 0, depth: 0 }]
    const judged = [[one], both].map(ground => against(sea({ ships: side, ground })))
    expect(judged).toEqual([[], ['WS-049']])
  })

  test('without repeaters every signal arrives, unless the players want the line tested', () => {
    const ships = moved('sovereign', { at: 'A1' }).slice(0, 2)
    expect(against(sea({ ships, rules: { hasRepeaters: false } }))).toEqual([])
    const strict = { rules: { hasRepeaters: false }, options: { signalSight: 'always' } } as const
    expect(against(sea({ ships, ...strict }))).toEqual(['WS-049'])
  })
})

describe('[WS-050] frigates pass signals on', () => {
  const far = moved('sovereign', { at: 'V38' })

  test('one out of combat passes it on in the same turn, over two legs', () => {
    const state = sea({ ships: far, turn: 4 })
    expect(against(state, { by: 'euryalus' })).toEqual([])
    send(state, { by: 'euryalus' })
    expect(state.signals[0]).toMatchObject({ path: ['victory', 'euryalus'], isRead: true })
  })

  test('not a ship of the line, nor one in combat this turn or last, nor twice in a turn', () => {
    expect(against(sea({ ships: far }), { by: 'victory' })).toContain('WS-050')
    const large = far.map(ship => (ship.id === 'euryalus' ? { ...ship, card: {} } : ship))
    expect(against(sea({ ships: large }), { by: 'euryalus' })).toContain('WS-050')
    const fought = far.map(ship => (ship.id === 'euryalus' ? { ...ship, engagedIn: 3 } : ship))
    expect(against(sea({ ships: fought, turn: 4 }), { by: 'euryalus' })).toContain('WS-050')
    expect(against(sea({ ships: fought, turn: 5 }), { by: 'euryalus' })).toEqual([])
    const bonds = [{ ...newBond('euryalus', 'redoutable'), isFouled: true }]
    expect(against(sea({ ships: far, bonds }), { by: 'euryalus' })).toContain('WS-050')
    const state = sea({ ships: far, turn: 4 })
    send(state, { by: 'euryalus' })
    const back = { from: 'sovereign', to: 'victory', by: 'euryalus' }
    expect(against(state, back, 'c')).toContain('WS-050')
  })

  test('one that read it sends it on in the next turn', () => {
    const state = sea({ ships: far, turn: 4 })
    send(state)
    expect(state.signals[0]).toMatchObject({ readers: ['euryalus'], isRead: false })
    const order = { kind: 'relay', by: 'euryalus', from: 'victory' } as const
    expect(rulesOf(relay.judge(state, 'a', order))).toEqual(['WS-050'])
    state.turn = 5
    expect(relay.legalOrders(state, 'a')).toEqual([order])
    relay.execute(tableFor(state), 'a', order)
    deliver(tableFor(state))
    expect(state.signals[0]?.hasArrived).toBe(false)
    state.turn = 6
    deliver(tableFor(state))
    expect(state.signals[0]).toMatchObject({ hasArrived: true, path: ['victory', 'euryalus'] })
  })

  test('through a repeater of that turn, two legs and no more', () => {
    const farther = far.map(ship => (ship.id === 'sovereign' ? { ...ship, at: 'V52' } : ship))
    const order = { kind: 'relay', by: 'euryalus', from: 'victory' } as const
    const relayed = (at: string) => {
      const sirius: TestShip = { id: 'sirius', seat: 'c', at, heading: 1, card: frigate }
      const state = sea({ ships: [...farther, sirius], turn: 4 })
      send(state)
      state.turn = 5
      const refused = rulesOf(relay.judge(state, 'a', order))
      relay.execute(tableFor(state), 'a', order)
      return { refused, path: state.signals[0]?.path }
    }
    expect(relayed('V38')).toEqual({ refused: [], path: ['victory', 'euryalus', 'sirius'] })
    expect(relayed('V70')).toEqual({ refused: ['WS-049'], path: ['victory'] })
  })

  test('but none that was in combat in either turn', () => {
    const state = sea({ ships: far, turn: 4 })
    send(state)
    state.turn = 5
    const reader = state.ships[2]
    if (reader) reader.engagedIn = 3
    const order = { kind: 'relay', by: 'euryalus', from: 'victory' } as const
    expect(rulesOf(relay.judge(state, 'a', order))).toEqual(['WS-050'])
  })
})

describe('[WS-051] when it comes, and how long it is', () => {
  test('in the next turn; at once over a path of 3 hexes', () => {
    const kinds = (ships: TestShip[]) => send(sea({ ships })).map(({ kind }) => kind)
    expect(kinds(moved('sovereign', { at: 'R24' }))).toEqual(['signalMade', 'signalArrived'])
    expect(kinds(moved('sovereign', { at: 'R25' }))).toEqual(['signalMade'])
  })

  test('words are runs of letters, or single numbers', () => {
    expect(wordsIn('Engage the enemy, 16!')).toBe(4)
    expect(wordsIn('Entrez à l’abordage')).toBe(4)
  })

  test.each([
    ['codes', false, 3, 2],
    ['codes', true, 4, 2],
    ['words', false, 5, 3],
    ['words', true, 7, 3],
  ] as const)('%s, British after 1803: %s', (signalMode, isAfter1803, admiral, captain) => {
    const state = sea({
      options: { signalMode },
      rules: { hasRepeaters: false, isAfter1803 },
    })
    const most = (from: string) => {
      let count = 0
      while (!against(state, { from, text: '7 '.repeat(count + 1) }).includes('WS-051')) count++
      return count
    }
    expect([most('victory'), most('euryalus')]).toEqual([admiral, captain])
  })
})
