import { describe, expect, test } from 'vitest'
import {
  abeam,
  astern,
  attempt,
  boardOrder,
  consort,
  fireOrder,
  hold,
  offered,
  playedOn,
  refusedBy,
  tableOf,
} from '../../fixtures.ts'
import type { Pair } from '../../fixtures.ts'
import { shipAt } from '../../model/board.ts'
import { surrenderIfAdrift } from '../../model/capitulation.ts'
import { isOnBoard, shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { endIfFleetLost, hullHitsOf, lostShipsOf, quietRounds } from '../../model/victory.ts'
import { endRound } from '../round/turns.ts'

function endedRound(pair: Pair) {
  const state = abeam(pair)
  endRound(tableOf(state))
  return state.outcome
}

describe('[SOL-132] the turn limit', () => {
  const options = { turnLimit: 12 }

  test('ends the battle after that round, without it there is none', () => {
    expect(endedRound({ options, round: 11, lastStir: 11 })).toBeNull()
    expect(endedRound({ options, round: 12, lastStir: 12 })).not.toBeNull()
    expect(endedRound({ round: 199, lastStir: 199 })).toBeNull()
    expect(endedRound({ options: { turnLimit: 1 }, round: 1, lastStir: 1 })).not.toBeNull()
  })

  test('fewer ships lost win, then fewer hull hits, else nobody', () => {
    const limit = { options, round: 12, lastStir: 12 }
    const sunk = [{ ...consort, status: 'sunk' as const }]
    expect(endedRound({ ...limit, others: sunk, a: { hull: 9 } })?.winners).toEqual(['a'])
    expect(endedRound({ ...limit, a: { hull: 9 }, b: { hull: 8 } })?.winners).toEqual(['b'])
    expect(endedRound({ ...limit, a: { hull: 8 }, b: { hull: 8 } })?.winners).toEqual([])
  })
})

describe('[SOL-135] quiet rounds', () => {
  test('30 whole rounds without a hit, a capture or a surrender are a draw', () => {
    expect(endedRound({ round: 29 })).toBeNull()
    expect(endedRound({ round: 30 })?.winners).toEqual([])
    expect(endedRound({ round: 33, lastStir: 4 })).toBeNull()
    expect(endedRound({ round: 34, lastStir: 4 })?.winners).toEqual([])
    expect(endedRound({ round: 5, lastStir: 0, options: { quietRoundsForDraw: 5 } })).not.toBeNull()
  })

  test('a hit, a capture and a surrender each count as a stir, a miss does not', () => {
    const state = abeam({ round: 9, others: [consort] })
    expect(quietRounds(attempt(state, fireOrder({ batteries: [1] }), [7]).state)).toBe(9)
    expect(quietRounds(attempt(state, fireOrder({ batteries: [1] }), [5]).state)).toBe(0)
    const captured = tableOf(abeam({ round: 9 }))
    captured.emit({ kind: 'shipCaptured', ship: 'b1', seat: 'a', captureNumber: 1 })
    expect(quietRounds(captured.state)).toBe(0)
    const struck = tableOf(abeam({ round: 9 }))
    struck.emit({ kind: 'shipSurrendered', ship: 'b1', cause: 'choice' })
    expect(quietRounds(struck.state)).toBe(0)
  })
})

describe('[SOL-135] a draw by agreement', () => {
  const offer = { kind: 'offerDraw' } as const

  test('ends the battle when the other seat agrees', () => {
    const offered = attempt(abeam(), offer).state
    expect(offered.place.at(-1)).toMatchObject({ at: 'answerDraw', waiting: ['b'] })
    expect(attempt(offered, { kind: 'agree' }).state.outcome).toMatchObject({ winners: [] })
  })

  test('goes on when it declines, and is offered once a turn', () => {
    const declined = playedOn(abeam(), [offer, { kind: 'decline' }])
    expect(declined.outcome).toBeNull()
    expect(declined.place.at(-1)).toMatchObject({ at: 'captain', waiting: ['a'] })
    expect(refusedBy(declined, offer)).toEqual(['SOL-135'])
  })
})

/** How b1 stands after the umpire has looked for ships that must strike. */
function status(pair: Pair): string {
  const state = abeam({ others: [consort], ...pair })
  surrenderIfAdrift(tableOf(state))
  return shipOf(state, 'b1').status
}

const noSails = { masts: { fore: 0, main: null, mizzen: 0 } }
const noMasts = { masts: { fore: null, main: null, mizzen: null } }
const noRudder = { hasRudder: false }

test('[SOL-090] a ship without sails or without rudder is adrift, one with a single sail is not', () => {
  expect(status({ b: noSails })).toBe('surrendered')
  expect(status({ b: noRudder })).toBe('surrendered')
  expect(status({ b: { masts: { fore: null, main: 1, mizzen: null } } })).toBe('afloat')
})

describe('[SOL-091] a ship adrift strikes unless its owner holds the cards that mend it', () => {
  test('the rudder', () => {
    expect(status({ b: noRudder, hands: { b: ['CAR-2'] } })).toBe('afloat')
    expect(status({ b: noRudder, hands: { b: ['BOS-2'] } })).toBe('surrendered')
    expect(status({ b: noRudder, hands: { a: ['CAR-2'] } })).toBe('surrendered')
  })

  test('sails, where a mast stands', () => {
    expect(status({ b: noSails, hands: { b: ['BOS-2'] } })).toBe('afloat')
    expect(status({ b: noMasts, hands: { b: ['BOS-2'] } })).toBe('surrendered')
  })

  test('both, where both are gone', () => {
    const b = { ...noSails, ...noRudder }
    expect(status({ b, hands: { b: ['BOS-2'] } })).toBe('surrendered')
    expect(status({ b, hands: { b: ['BOS-2', 'CAR-2'] } })).toBe('afloat')
  })

  test('several ships count on one card until it is played', () => {
    const others = [{ ...consort, hasRudder: false }]
    const state = abeam({ b: noRudder, others, hands: { b: ['CAR-2'] } })
    surrenderIfAdrift(tableOf(state))
    expect(state.ships.map(ship => ship.status)).toEqual(['afloat', 'afloat', 'afloat'])
    const table = tableOf(state)
    table.emit({ kind: 'cardUsed', seat: 'b', card: 'CAR-2' })
    table.emit({ kind: 'rudderReplaced', ship: 'b1' })
    surrenderIfAdrift(table)
    expect(state.ships.map(ship => ship.status)).toEqual(['afloat', 'afloat', 'surrendered'])
  })

  test('as soon as it happens, in the middle of an attack', () => {
    const state = astern({ others: [consort] })
    const { events } = attempt(state, fireOrder({ side: 'port' }), [2])
    expect(events.map(event => event.kind)).toEqual([
      'attackBegan',
      'batteryFired',
      'rudderLost',
      'shipSurrendered',
      'attackCutShort',
      'attackEnded',
      'placed',
    ])
  })
})

test('[SOL-093] a surrendered ship lies in the way, moves no more and answers no fire', () => {
  const state = abeam({ b: { status: 'surrendered' } })
  const ship = shipOf(state, 'b1')
  expect(isOnBoard(ship)).toBe(true)
  expect(shipAt(state, 11, 8)).toBe(ship)
  expect(refusedBy(state, fireOrder())).toEqual(['SOL-121'])
  expect(offered(state, 'fire')).toEqual([])
})

test('[SOL-093] the ship whose turn it is strikes and plays no more of it', () => {
  const state = abeam({ a: noSails, others: [{ id: 'a2', number: 2, x: 2, y: 2 }] })
  surrenderIfAdrift(tableOf(state))
  expect(state.turn?.isOver).toBe(true)
})

test('[SOL-121] a prize adrift is given up, whatever cards there are', () => {
  const b = { ...noRudder, isPrize: true }
  expect(status({ b, hands: { a: ['CAR-2'], b: ['CAR-2'] } })).toBe('surrendered')
})

test('[SOL-091] [SOL-121] the cause is told: a prize is given up, others strike adrift', () => {
  const causeOf = (isPrize: boolean) => {
    const table = tableOf(abeam({ b: { ...noRudder, isPrize }, others: [consort] }))
    surrenderIfAdrift(table)
    return table.events.map(event => event.kind === 'shipSurrendered' && event.cause)
  }
  expect(causeOf(true)).toEqual(['prize'])
  expect(causeOf(false)).toEqual(['adrift'])
})

const ended = (b: Partial<Ship>[], options = {}) => {
  const others = b.map((ship, index) => ({
    id: `b${index + 2}`,
    number: index + 2,
    seat: 'b',
    ...ship,
  }))
  const state = abeam({ b: { status: 'sunk' }, others, options })
  endIfFleetLost(tableOf(state))
  return state.outcome?.winners ?? null
}

test('[SOL-130] who has lost all ships, sunk or surrendered, has lost the battle', () => {
  expect(ended([{ status: 'surrendered' }])).toEqual(['a'])
  expect(ended([{ status: 'sunk' }, { status: 'afloat' }])).toBeNull()
  expect(ended([{ status: 'disengaged' }])).toBeNull()
})

test('[SOL-130] prizes are lost, by option only those brought to safety', () => {
  const prize = { seat: 'a', firstSeat: 'b', isPrize: true }
  expect(ended([prize])).toEqual(['a'])
  expect(ended([prize], { prizeCountsAsLost: false })).toBeNull()
  expect(ended([{ ...prize, status: 'safe' }], { prizeCountsAsLost: false })).toEqual(['a'])
})

test('[SOL-130] the last ship sunk ends the battle in the middle of the attack', () => {
  const { state, events } = attempt(abeam({ b: { hull: 19 } }), fireOrder(), [5])
  expect(state.outcome).toMatchObject({ winners: ['a'] })
  expect(events.find(event => event.kind === 'battleEnded')).toMatchObject({
    ending: 'fleetLost',
    lostShips: [0, 1],
    hullHits: [0, 20],
  })
})

test('[SOL-130] boarders that are beaten may lose the battle', () => {
  const state = abeam({ a: { heading: 2 } })
  const boarded = attempt(state, boardOrder()).state
  expect(attempt(boarded, hold, [1, 6]).state.outcome).toMatchObject({ winners: ['b'] })
})

test('[SOL-131] when both fleets end in the same action, the seat whose turn it is wins', () => {
  for (const ship of ['a1', 'b1']) {
    const state = abeam({ a: { status: 'sunk' }, b: { hasRudder: false }, turn: { ship } })
    surrenderIfAdrift(tableOf(state))
    expect(state.outcome).toMatchObject({ winners: [ship.slice(0, 1)] })
  }
})

test('[SOL-130] [SOL-132] ships lost and hull hits go by the flag first flown', () => {
  const prize = { id: 'b2', seat: 'a', firstSeat: 'b', isPrize: true, hull: 7, number: 2 }
  const state = abeam({ a: { hull: 3 }, b: { hull: 4 }, others: [prize] })
  expect([lostShipsOf(state, 'a'), hullHitsOf(state, 'a')]).toEqual([0, 3])
  expect([lostShipsOf(state, 'b'), hullHitsOf(state, 'b')]).toEqual([1, 11])
})

test('[SOL-130] a battle is won once', () => {
  const state = abeam({ b: { status: 'sunk' } })
  const table = tableOf(state)
  endIfFleetLost(table)
  endIfFleetLost(table)
  expect(table.events).toHaveLength(1)
})
