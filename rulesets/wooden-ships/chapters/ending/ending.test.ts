import { describe, expect, test } from 'vitest'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Prize, ScenarioRules, State } from '../../model/state.ts'
import { endDuel, endInHurricane, endTurn } from './ending.ts'
import { earnedIn, pointsIn, winnerByPoints } from './score.ts'

const byB: Prize = { crew: 2, quality: 'AV', from: 'hercule', owner: 'a' }

function meeting(
  own: TestShip,
  enemy: TestShip,
  rules: Partial<ScenarioRules> = {},
  setting: Setting = {},
): State {
  return battleOf({
    turn: 5,
    step: 'turnEnds',
    rules,
    ...setting,
    ships: [
      { id: 'mars', at: 'R20', ...own, card: { points: 29, ...own.card } },
      { id: 'hercule', seat: 'b', at: 'S20', ...enemy, card: { points: 24, ...enemy.card } },
      ...(setting.ships ?? []),
    ],
  })
}

/** Who has won; `draw`, or `on` where it goes on. */
function endOf(state: State, end: typeof endTurn = endTurn): string {
  end(tableFor(state))
  if (!state.outcome) return 'on'
  return state.outcome.winners.join('') || 'draw'
}

describe('[WS-260] duels', () => {
  const duel = (own: TestShip, enemy: TestShip) =>
    endOf(meeting(own, enemy, { victory: 'duel' }), endDuel)

  test('[WS-260] over at once when a ship gives up, in whatever way', () => {
    expect(duel({}, {})).toBe('on')
    expect(duel({}, { status: 'struck' })).toBe('a')
    expect(duel({ status: 'surrendered' }, {})).toBe('b')
    expect(duel({ status: 'exploded' }, {})).toBe('b')
    expect(duel({}, { doom: 'sinking' })).toBe('a')
    expect(duel({ seat: 'b', prize: byB, card: { fleet: 0 } }, {})).toBe('b')
  })

  test('[WS-260] the ship that has lost is named', () => {
    const state = meeting({ status: 'surrendered' }, {}, { victory: 'duel' })
    endDuel(tableFor(state))
    expect(state.outcome?.message).toMatchObject({
      key: 'ws.outcome.lost.beaten',
      values: { ship: state.cards[0]?.name },
    })
  })

  test('[WS-260] both at once is a draw', () => {
    expect(duel({ status: 'struck' }, { status: 'surrendered' })).toBe('draw')
  })

  test('[WS-260] who has nobody left has lost, though the enemy strikes', () => {
    expect(duel({ crew: [0, 0, 0] }, { status: 'struck' })).toBe('b')
  })

  test('[WS-006] after the last turn of a scenario it is a draw', () => {
    const rules = { victory: 'duel', turnLimit: 5 } as const
    expect(endOf(meeting({}, {}, rules))).toBe('draw')
    expect(endOf(meeting({}, {}, { ...rules, turnLimit: 6 }))).toBe('on')
    expect(endOf(meeting({}, { status: 'struck' }, rules))).toBe('a')
  })
})

describe('[WS-261] running away', () => {
  /** Hercule has sailed two hexes on, away from Mars; names her stern as the turn began. */
  const running = (turns: number, rules: Partial<ScenarioRules> = {}, more: TestShip = {}) =>
    meeting(
      { at: 'R34', heading: 1 },
      { at: 'R14', heading: 1, hasMoved: true, trail: [17, 8, 17, 7], runningFor: turns, ...more },
      { victory: 'duel', ...rules },
    )

  test('[WS-261] in the tenth turn running she has lost', () => {
    const state = running(8)
    expect(endOf(state)).toBe('on')
    expect(shipOf(state, 'hercule').runningFor).toBe(9)
    expect(endOf(running(9))).toBe('a')
  })

  test('[WS-261] not within ten hexes, nor drifting, nor in a chase', () => {
    const near = running(9)
    shipOf(near, 'mars').r -= 12
    for (const state of [near, running(9, {}, { hasMoved: false })]) {
      expect(endOf(state)).toBe('on')
      expect(shipOf(state, 'hercule').runningFor).toBe(0)
    }
    expect(endOf(running(9, { isChase: true }))).toBe('on')
  })
})

describe('[WS-262] points', () => {
  const scored = (own: TestShip, enemy: TestShip) => pointsIn(meeting(own, enemy))

  test('[WS-262] a ship struck, sunk, blown up or surrendered scores once, captured twice', () => {
    for (const status of ['struck', 'surrendered', 'sunk', 'exploded'] as const)
      expect(scored({}, { status })).toEqual([24, 0])
    expect(scored({ seat: 'b', prize: byB, card: { fleet: 0 } }, {})).toEqual([0, 58])
    expect(scored({ seat: 'b', status: 'struck', prize: byB, card: { fleet: 0 } }, {})).toEqual([
      0, 58,
    ])
  })

  test('[WS-262] one that will sink or blow up scores as if it had', () => {
    for (const doom of ['sinking', 'exploding'] as const) {
      expect(scored({}, { doom })).toEqual([24, 0])
      expect(scored({ seat: 'b', prize: byB, doom, card: { fleet: 0 } }, {})).toEqual([0, 29])
      expect(endOf(meeting({}, { doom }))).toBe('a')
    }
  })

  test('[WS-262] [WS-207] one without a hand left aboard scores as one that surrendered', () => {
    expect(scored({}, { crew: [0, 0, 0] })).toEqual([24, 0])
    expect(scored({}, { crew: [0, 0, 1] })).toEqual([0, 0])
    expect(endOf(meeting({}, { crew: [0, 0, 0] }))).toBe('a')
  })

  test('[WS-262] one taken back scores nothing', () => {
    expect(scored({ lostIn: 3 }, {})).toEqual([0, 0])
    expect(earnedIn(meeting({}, {}))).toEqual([])
  })

  test('[WS-262] the higher total wins when a fleet is gone or the turns are over', () => {
    const third = { ships: [{ id: 'ajax', seat: 'b', at: 'V20' }] }
    expect(endOf(meeting({}, { status: 'struck' }, {}, third))).toBe('on')
    expect(endOf(meeting({}, { status: 'struck' }))).toBe('a')
    expect(endOf(meeting({}, { status: 'struck' }, { turnLimit: 5 }, third))).toBe('a')
    expect(endOf(meeting({}, {}, { turnLimit: 5 }))).toBe('draw')
  })

  test('[WS-063] [WS-262] a fleet of which more is to come is not gone', () => {
    const waiting = { ships: [{ id: 'ajax', seat: 'b', status: 'waiting' as const }] }
    expect(endOf(meeting({}, { status: 'struck' }, {}, waiting))).toBe('on')
  })

  test('[WS-044] a hurricane ends it', () => {
    const struck = (velocity: number) =>
      meeting({}, { status: 'struck' }, {}, { wind: { velocity } })
    expect(endOf(struck(6), endInHurricane)).toBe('on')
    expect(endOf(struck(7), endInHurricane)).toBe('a')
    expect(endOf(meeting({}, {}, {}, { wind: { velocity: 7 } }), endInHurricane)).toBe('draw')
  })
})

describe('[WS-263] what a scenario says goes first', () => {
  test('[WS-263] [WS-S-6] who flees wins with half the points of the pursuers, ships of the line that are away among them', () => {
    const exits = [{ edge: 'west' as const, fleet: 1 }]
    const escape = { victory: 'escape', exits } as const
    const away = pointsIn(meeting({}, { status: 'escaped' }, escape))
    expect(away).toEqual([0, 24])
    const frigate = { status: 'escaped', card: { class: 3 } } as const
    expect(pointsIn(meeting({}, frigate, escape))).toEqual([0, 0])
    expect(pointsIn(meeting({}, { status: 'escaped' }))).toEqual([0, 0])
    expect(pointsIn(meeting({ status: 'escaped' }, {}, escape))).toEqual([0, 0])
    const { rules } = meeting({}, {}, escape)
    const state = { ...meeting({}, {}), rules }
    expect(winnerByPoints(state, [48, 24])).toBe(1)
    expect(winnerByPoints(state, [49, 24])).toBe(0)
  })
})
