import { describe, expect, test } from 'vitest'
import { commanderOf, isInCommand } from '../../model/command.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { playerOf, shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { view } from '../../model/view.ts'
import { pieceOf } from '../../show/piece.ts'
import { deliver, findLeadersLost, maySignalMore, seatsWithoutLeader } from './index.ts'
import { signal } from './signal.ts'
import { signalLoss } from './signal-loss.ts'
import { takeLeader } from './take-leader.ts'

/** Nelson leads seat a in Victory, Collingwood seat c; a third commander has captains only. */
const fleet: TestShip[] = [
  { id: 'victory', at: 'R20', heading: 1, card: { leaders: ['Nelson'] } },
  { id: 'temeraire', at: 'R23', heading: 1 },
  { id: 'britannia', at: 'V28', heading: 1, card: { leaders: ['Northesk'] } },
  { id: 'sovereign', seat: 'c', at: 'R26', heading: 1, card: { leaders: ['Collingwood'] } },
  { id: 'mars', seat: 'e', at: 'Z20', heading: 1, card: { nation: 'british' } },
  { id: 'redoutable', seat: 'b', at: 'A1' },
]

const players = [
  { seat: 'a', flagship: 'victory' },
  { seat: 'b', fleet: 1 },
  { seat: 'c', flagship: 'sovereign' },
  { seat: 'e', flagship: 'mars' },
]

const sea = (setting: Setting = {}): State =>
  battleOf({ players, ships: fleet, turn: 4, rules: { isAfter1803: true }, ...setting })

const changed = (id: string, change: TestShip) =>
  fleet.map(ship => (ship.id === id ? { ...ship, ...change } : ship))

/** Nelson has fallen, and all has been done that the umpire does about it. */
function fallen(setting: Setting = {}): State {
  const state = sea({ ships: changed('victory', { lostLeaders: [0] }), ...setting })
  findLeadersLost(tableFor(state))
  return state
}

function takes(state: State, ship: string, seat = 'a') {
  const table = tableFor(state)
  takeLeader.execute(table, seat, { kind: 'takeLeader', ship })
  return table.events
}

const refusedTo = (state: State, ship: string, seat = 'a') =>
  rulesOf(takeLeader.judge(state, seat, { kind: 'takeLeader', ship }))

/** By her own flags. */
const loss = (by = 'temeraire') => ({ kind: 'signalLoss', by }) as const

describe('[WS-191] who has lost his leader', () => {
  test('is found where the leader that he plays has fallen, and nowhere else', () => {
    expect(seatsWithoutLeader(fallen())).toEqual(['a'])
    const other = sea({ ships: changed('britannia', { lostLeaders: [0] }) })
    findLeadersLost(tableFor(other))
    expect(seatsWithoutLeader(other)).toEqual([])
  })

  test('or has been taken, sunk or struck with his ship', () => {
    for (const change of [{ seat: 'b' }, { status: 'sunk' }, { status: 'struck' }] as const) {
      const state = sea()
      Object.assign(shipOf(state, 'victory'), change)
      findLeadersLost(tableFor(state))
      expect(seatsWithoutLeader(state)).toEqual(['a'])
    }
  })

  test('[WS-002] not with one commander a side, nor with the rule left out', () => {
    expect(seatsWithoutLeader(fallen({ options: { leaderCasualties: false } }))).toEqual([])
    const ships = changed('victory', { lostLeaders: [0] }).filter(({ seat = 'a' }) => seat <= 'b')
    expect(seatsWithoutLeader(fallen({ players: players.slice(0, 2), ships }))).toEqual([])
  })

  test('keeps his ships and plays another, who must be found before anything is signalled', () => {
    const state = fallen()
    expect(playerOf(state, 'a')).toMatchObject({ isLeaderless: true, flagship: 'victory' })
    expect(refusedTo(state, 'sovereign')).toEqual(['WS-191'])
    expect(refusedTo(state, 'sovereign', 'c')).toEqual(['WS-191'])
    expect(rulesOf(signalLoss.judge(state, 'a', loss()))).toEqual(['WS-191'])
    takes(state, 'britannia')
    expect(playerOf(state, 'a')).toMatchObject({ isLeaderless: false, flagship: 'britannia' })
    expect(seatsWithoutLeader(state)).toEqual([])
    expect(shipOf(state, 'victory').seat).toBe('a')
  })

  test('falls again with the leader that he has taken', () => {
    const state = fallen()
    takes(state, 'britannia')
    findLeadersLost(tableFor(state))
    expect(seatsWithoutLeader(state)).toEqual([])
    shipOf(state, 'britannia').lostLeaders.push(0)
    findLeadersLost(tableFor(state))
    expect(seatsWithoutLeader(state)).toEqual(['a'])
  })
})

describe('[WS-192] a replacement', () => {
  test('takes over only where no regular leader is left', () => {
    const state = fallen()
    expect(takeLeader.legalOrders(state, 'a').map(({ ship }) => ship)).toEqual([
      'temeraire',
      'britannia',
    ])
    expect(refusedTo(state, 'victory')).toEqual(['WS-192'])
    for (const id of ['temeraire', 'britannia']) shipOf(state, id).status = 'sunk'
    expect(refusedTo(state, 'victory')).toEqual([])
    takes(state, 'victory')
    findLeadersLost(tableFor(state))
    expect(seatsWithoutLeader(state)).toEqual([])
  })

  test('a player without a leader is passed over in the succession', () => {
    const state = fallen()
    shipOf(state, 'sovereign').lostLeaders.push(0)
    findLeadersLost(tableFor(state))
    takes(state, 'britannia')
    const table = tableFor(state)
    signalLoss.execute(table, 'a', loss('britannia'))
    expect(state.signals[0]).toMatchObject({ to: 'mars', text: '' })
  })
})

describe('[WS-191] the command of the fleet', () => {
  test('is the senior’s; it is nobody’s while the loss has not been read, then the next one’s', () => {
    const state = fallen()
    expect(isInCommand(sea(), 'a')).toBe(true)
    expect(isInCommand(state, 'a')).toBe(false)
    takes(state, 'temeraire')
    const table = tableFor(state)
    signalLoss.execute(table, 'a', loss())
    expect(table.events.map(({ kind }) => kind)).toEqual([
      'signalMade',
      'signalArrived',
      'commandPassed',
    ])
    expect([commanderOf(state, 0), isInCommand(state, 'c')]).toEqual(['c', true])
  })

  test('[WS-051] a long way off only in the next turn', () => {
    const ships = changed('sovereign', { at: 'R40' }).map(ship =>
      ship.id === 'victory' ? { ...ship, lostLeaders: [0] } : ship,
    )
    const state = fallen({ ships })
    takes(state, 'temeraire')
    signalLoss.execute(tableFor(state), 'a', loss())
    expect(isInCommand(state, 'c')).toBe(false)
    state.turn = 5
    deliver(tableFor(state))
    expect(isInCommand(state, 'c')).toBe(true)
  })

  test('[WS-048] the loss is the one message of the turn, and comes before any other', () => {
    const state = fallen()
    takes(state, 'temeraire')
    const other = {
      kind: 'signal',
      from: 'temeraire',
      to: 'sovereign',
      by: null,
      text: '16',
    } as const
    expect(rulesOf(signal.judge(state, 'a', other))).toEqual(['WS-191'])
    expect(signal.legalOrders(state, 'a')).toEqual([])
    expect(maySignalMore(state, 'a')).toBe(true)
    signalLoss.execute(tableFor(state), 'a', loss())
    expect(maySignalMore(state, 'a')).toBe(false)
    expect(rulesOf(signal.judge(state, 'a', other))).toEqual(['WS-048'])
  })

  test('[WS-047] its news is the sender’s and the receiver’s alone', () => {
    const state = fallen({ ships: changed('sovereign', { at: 'R40' }) })
    shipOf(state, 'victory').lostLeaders = [0]
    findLeadersLost(tableFor(state))
    takes(state, 'temeraire')
    signalLoss.execute(tableFor(state), 'a', loss())
    expect(['a', 'b', 'c', 'e'].map(seat => view(state, seat).signals.length)).toEqual([1, 0, 0, 0])
  })

  test('who has it signals as an admiral, though only a captain', () => {
    const state = sea({ commands: [{ fleet: 0, seat: 'e', isOwed: false }] })
    const words = (text: string) =>
      rulesOf(
        signal.judge(state, 'e', { kind: 'signal', from: 'mars', to: 'victory', by: null, text }),
      )
    expect([words('1 2 3 4'), words('1 2 3 4 5')]).toEqual([[], ['WS-051']])
    state.commands = []
    expect([words('1 2'), words('1 2 3')]).toEqual([[], ['WS-051']])
  })

  test('stays where no other commander is there, and passes at once where nothing can be signalled', () => {
    const gone = fleet.map(ship =>
      ship.id === 'victory'
        ? { ...ship, lostLeaders: [0] }
        : { ...ship, ...(ship.seat && ship.seat !== 'b' && { status: 'sunk' as const }) },
    )
    expect(fallen({ ships: gone }).commands).toEqual([])
    const quiet = fallen({ options: { signals: false } })
    expect(takes(quiet, 'temeraire').map(({ kind }) => kind)).toEqual([
      'leaderTaken',
      'commandPassed',
    ])
    expect(isInCommand(quiet, 'c')).toBe(true)
    const lost = fleet.map(ship => (ship.seat ? ship : { ...ship, status: 'sunk' as const }))
    expect(commanderOf(fallen({ ships: lost }), 0)).toBe('c')
  })

  test('a division is handed to nobody: its one player goes on', () => {
    const state = sea({ ships: changed('sovereign', { lostLeaders: [0] }) })
    findLeadersLost(tableFor(state))
    expect(seatsWithoutLeader(state)).toEqual(['c'])
    expect(state.commands).toEqual([])
    expect(refusedTo(state, 'sovereign', 'c')).toEqual([])
  })
})

test('[WS-191] the flagship of who commands the fleet says so', () => {
  const state = sea({ commands: [{ fleet: 0, seat: 'c', isOwed: false }] })
  const saying = state.ships.filter(ship =>
    pieceOf(state, ship).card.some(({ key }) => key === 'ws.card.inCommand'),
  )
  expect(saying.map(({ id }) => id)).toEqual(['sovereign'])
})
