import { describe, expect, test } from 'vitest'
import { abeam, consort, fireOrder } from '../battle/testing.ts'
import type { Pair } from '../battle/testing.ts'
import { attempt, playedOn, refusedBy } from '../testing-play.ts'
import { tableOf } from '../testing.ts'
import { endRound, quietRounds } from './round-end.ts'

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
