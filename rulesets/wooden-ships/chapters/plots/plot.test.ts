import { describe, expect, test } from 'vitest'
import { hexNamed } from '@grognard/geometry/hex/names.ts'
import { middleOf } from '@grognard/geometry/hex/plane.ts'
import { battleOf, rulesOf } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { limitsOf } from '../../model/plot-limits.ts'
import { readPlot, writeSteps } from '../../model/plots.ts'
import { attitudeTo } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { plotsOpenTo } from './courses.ts'
import { plot } from './plot.ts'

/** The rules against a plot of a lone 74 that runs before a wind from astern of her beam at speed 2. */
function against(text: string, ship: TestShip = {}, setting: Setting = {}): string[] {
  const state = battleOf({ ships: [{ id: 'ajax', heading: 2, speed: 2, ...ship }], ...setting })
  return rulesOf(plot.judge(state, 'a', { kind: 'plot', ship: 'ajax', plot: text }))
}

function allowanceOf(ship: TestShip, setting: Setting = {}): number {
  const state = battleOf({ ships: [{ heading: 2, speed: 2, ...ship }], ...setting })
  const [first] = state.ships
  if (!first) throw new RangeError('There is no ship.')
  return limitsOf(state, first).allowance
}

describe('what is written', () => {
  test('[WS-060] digits are hexes forward, every sign a step; 0, D and W stand alone', () => {
    expect(readPlot('1L2B')).toEqual({ kind: 'steps', steps: ['F', 'L', 'F', 'F', 'B'] })
    expect(readPlot('0')).toEqual({ kind: 'still' })
    expect(readPlot('D')).toEqual({ kind: 'drift' })
    expect(readPlot('W')).toEqual({ kind: 'wake', ahead: null })
    expect(readPlot('Wajax')).toEqual({ kind: 'wake', ahead: 'ajax' })
    expect(writeSteps(['F', 'F', 'L', 'F', 'B'])).toBe('2L1B')
  })

  test('[WS-065] any other sign is refused', () => {
    expect(['1X', '1D', '0L', '-1'].map(text => against(text))).toEqual(
      Array.from({ length: 4 }, () => ['WS-065']),
    )
  })

  test('[WS-061] a plot that breaks a rule is refused whole, with its rule', () => {
    expect(against('2')).toEqual([])
    expect(against('4')).toEqual(['WS-052', 'WS-056', 'WS-081'])
  })

  test('[WS-207] not for a ship without hands, though others lie aboard', () => {
    expect(against('1', { crew: [0, 0, 0] })).toEqual(['WS-064'])
    expect(against('1', { prize: { crew: 0, quality: 'AV', from: 'mars', owner: 'a' } })).toEqual([
      'WS-064',
    ])
  })

  test('[WS-064] [WS-201] only for ships of one’s own that take part', () => {
    expect(against('1', { seat: 'b' })).toEqual(['WS-064'])
    expect(against('1', { status: 'struck' })).toEqual(['WS-064'])
    expect(against('1', { doom: 'sinking' })).toEqual(['WS-064'])
  })
})

describe('[WS-053] what is taken off the allowance', () => {
  test('a point for each rigging section lost, never below none', () => {
    expect([7, 0].map(last => allowanceOf({ rigging: [0, 7, last] }))).toEqual([2, 1])
    expect(allowanceOf({ rigging: [0, 0, 0], heading: 1 })).toBe(0)
  })

  test('[WS-069] a point under full sail without copper, in a scenario that names it', () => {
    const foul = { card: { isUncoppered: true } }
    expect(allowanceOf({ ...foul, sails: 'full' })).toBe(4)
    expect(allowanceOf({ ...foul })).toBe(3)
    expect(allowanceOf({ ...foul, sails: 'full' }, { options: { copper: false } })).toBe(5)
  })
})

describe('the wind', () => {
  test('[WS-035] by the smaller turn between heading and wind: B, A, C, D', () => {
    expect([1, 2, 3, 4, 5, 6].map(heading => attitudeTo(heading, 1)).join('')).toBe('BACDCA')
  })

  test('[WS-036] [WS-037] a light breeze costs a 74 three hexes, a normal one none', () => {
    expect([1, 3].map(velocity => allowanceOf({}, { wind: { velocity } }))).toEqual([0, 3])
    expect(allowanceOf({ sails: 'full' }, { wind: { velocity: 1 } })).toBe(2)
  })

  test('[WS-038] becalmed she turns once in place, whatever her way, and does nothing else', () => {
    const calm = { wind: { velocity: 0 } }
    expect(against('0', {}, calm)).toEqual([])
    expect(against('L', {}, calm)).toEqual([])
    expect(against('L', { isTurnOpen: true }, calm)).toEqual([])
    expect(against('1', {}, calm)).toEqual(['WS-058'])
    expect(against('LL', {}, calm)).toContain('WS-058')
    expect(against('D', { stillTurns: 3 }, calm)).toEqual(['WS-103'])
  })

  test('[WS-039] rowed craft lose by velocity alone, and nothing in a calm', () => {
    const rowed: TestShip = { card: { class: 6, battle: 4, turning: 1 }, heading: 2 }
    const winds = [0, 1, 2, 3, 4, 5]
    expect(winds.map(velocity => allowanceOf(rowed, { wind: { velocity } }))).toEqual([
      4, 4, 3, 2, 1, 0,
    ])
  })
})

describe('steps of a plot', () => {
  test('[WS-054] every sign costs a point, backing and turning back too', () => {
    expect(against('1BB')).toEqual([])
    expect(against('1BBB')).toEqual(['WS-052'])
    expect(against('LT1', { speed: 3 })).toEqual([])
    expect(against('LT1B', { speed: 3 })).toEqual(['WS-052'])
  })

  test('[WS-055] one turn in a hex, and no more than the turning ability', () => {
    expect(against('1RR', { heading: 1 })).toContain('WS-055')
    expect(against('1L1', { turning: 0 })).toContain('WS-055')
  })

  test('[WS-056] an attitude caps the hexes made in it, added up; a better one later gains nothing', () => {
    const full: TestShip = { sails: 'full', speed: 4, heading: 2 }
    expect(against('1R2', full)).toEqual([])
    expect(against('1R3', full)).toEqual(['WS-056'])
    expect(against('L2', { heading: 3 })).toContain('WS-052')
  })

  test('[WS-057] nothing follows a turn into the wind', () => {
    const full: TestShip = { sails: 'full', heading: 3, speed: 2, turning: 3 }
    expect(against('1R', full)).toEqual([])
    expect(against('R1', full)[0]).toBe('WS-057')
    expect(against('RB', full)).toEqual(['WS-057'])
  })

  test('[WS-058] without allowance one free turn in place', () => {
    const inIrons: TestShip = { heading: 4, speed: 0 }
    expect([against('L', inIrons), against('R', inIrons)]).toEqual([[], []])
    expect([against('1', inIrons), against('B', inIrons)]).toEqual([['WS-058'], ['WS-058']])
    expect([against('LL', inIrons)[0], against('LR', inIrons)[0]]).toEqual(['WS-058', 'WS-058'])
  })

  test('[WS-059] a ship whose crew are all boarders, or who has none, sails nowhere', () => {
    const party = { kind: 'defensive', since: 1, sentIn: 0, target: null, isShown: false } as const
    expect(against('2', { parties: [party, party, party] })).toContain('WS-059')
    expect(against('0', { parties: [party, party, party], speed: 0 })).toEqual([])
    expect(against('2', { crew: [0, 0, 0] })).toEqual(['WS-064'])
  })

  test('[WS-062] after lying still: a hex before any turn, or one turn and nothing else, and less handy', () => {
    const still: TestShip = { speed: 0, stillTurns: 1 }
    expect(against('1L', still)).toEqual(['WS-081'])
    expect(against('1', still)).toEqual([])
    expect(against('L', still)).toEqual([])
    expect(against('L1', still)).toContain('WS-062')
    expect(against('BL', still)).toContain('WS-062')
    expect(against('1L', { ...still, turning: 1 })).toContain('WS-055')
    expect(against('L', { ...still, turning: 1 })).toEqual([])
  })

  test('[WS-078] fore-and-aft rigged she makes a hex head to wind every second turn', () => {
    const cutter: TestShip = {
      heading: 4,
      speed: 0,
      stillTurns: 1,
      card: { class: 5, battle: 4, full: 7, turning: 3, isForeAndAft: true },
    }
    expect(against('1', cutter)).toEqual([])
    expect(against('1', { ...cutter, stillTurns: 0, startHeading: 3, lastPlot: '2L' })).toEqual([])
    const pinched = { ...cutter, stillTurns: 0, startHeading: 4, lastPlot: '1' }
    expect(against('1', pinched)).toEqual(['WS-058'])
    expect(against('R1', { ...cutter, stillTurns: 0, sails: 'full', heading: 3 })).toContain(
      'WS-057',
    )
    expect(against('1', cutter, { options: { foreAndAft: false } })).toEqual(['WS-058'])
  })
})

describe('the crab move', () => {
  test('[WS-070] after a turn comes a hex, across the end of the turn as well', () => {
    expect(against('L1', { isTurnOpen: true, speed: 3 })).toEqual(['WS-070'])
    expect(against('1L', { isTurnOpen: true, speed: 3 })).toEqual([])
    expect(against('L1', { isTurnOpen: true }, { options: { crabMove: false } })).toEqual([])
  })

  test('[WS-071] the flag does not bind a ship that only turned, drifted or lay still', () => {
    expect(against('L1', { isTurnOpen: true, wasIdle: true, speed: 3 })).toEqual([])
    expect(against('L1', { isTurnOpen: true, wasIdle: true, stillTurns: 1 })).toContain('WS-062')
  })

  test('[WS-072] who may slow down to nothing may turn at once, and that is the whole plot', () => {
    expect(against('L', { isTurnOpen: true, speed: 2 })).toEqual([])
    expect(against('L', { isTurnOpen: true, speed: 3 })).toEqual(['WS-070'])
    expect(against('L1', { isTurnOpen: true, speed: 2 })).toEqual(['WS-072'])
  })

  test('[WS-074] each T turns back one L or R, with hexes or backing between', () => {
    const handy: TestShip = { turning: 3, sails: 'full', speed: 4 }
    expect(against('LBT', handy)).toEqual([])
    expect(against('L1T1', handy)).toEqual([])
    expect(against('LT1T', handy)).toEqual(['WS-074'])
    expect(against('1T', handy)).toEqual(['WS-074'])
  })

  test('[WS-073] T is unknown where the crab move is not played', () => {
    expect(against('LT', {}, { options: { game: 'advanced' } })).toContain('WS-073')
  })

  test('[WS-076] class 1: LT, LT1 and L1T, but neither L1R nor L1L; then 1LT, but no turn at once', () => {
    const first: TestShip = { speed: 3, turning: 1, card: { class: 1, rating: 100, turning: 1 } }
    expect(['LT', 'LT1', 'L1T'].map(text => against(text, first))).toEqual([[], [], []])
    expect(['L1R', 'L1L'].map(text => against(text, first)[0])).toEqual(['WS-055', 'WS-055'])
    const next = { ...first, speed: 2, isTurnOpen: true }
    expect([against('1LT', next), against('LT', next)]).toEqual([[], ['WS-070']])
  })

  test('[WS-076] after LT comes a hex ahead before any turn', () => {
    const handy: TestShip = { turning: 3, sails: 'full', speed: 4 }
    expect(against('LT1R', handy)).toEqual([])
    const refused = ['WS-055', 'WS-070']
    expect(['LTL', 'LTR'].map(text => against(text, handy))).toEqual([refused, refused])
  })
})

describe('momentum', () => {
  test('[WS-081] a frigate gains two, and one when her first rigging section is gone', () => {
    const frigate: TestShip = { speed: 1, card: { class: 3, rating: 36, battle: 4 } }
    expect(against('3', frigate)).toEqual([])
    const hurt = { ...frigate, rigging: [0, 7, 7, 7] }
    expect([against('3', hurt), against('2', hurt)]).toEqual([['WS-081'], []])
  })

  test('[WS-083] the speed lies between what she may lose and gain', () => {
    const slow: TestShip = { speed: 2, card: { class: 1, rating: 100 } }
    expect(['0', '1', '3'].map(text => against(text, slow)[0] ?? 'open')).toEqual([
      'WS-082',
      'open',
      'open',
    ])
    expect(against('0', slow, { options: { momentum: false } })).toEqual([])
  })

  test('[WS-084] short of the least speed she sails all that she can, without backing', () => {
    const shortened: TestShip = { heading: 3, speed: 5 }
    expect(against('1', shortened)).toEqual([])
    expect(against('0', shortened)).toEqual(['WS-082'])
    expect(against('B', shortened)).toContain('WS-084')
  })
})

describe('what holds her', () => {
  const wreck: TestShip = { rigging: [0, 0, 0], speed: 0, stillTurns: 4, turning: 2 }

  test('[WS-120] fouled or grappled she only drifts', () => {
    const bond = { one: 'ajax', other: 'foe', isFouled: true, grapples: 0 }
    const bonds = [{ ...bond, unfoulTried: [], ungrappleTried: [] }]
    const ships: TestShip[] = [
      { id: 'ajax', heading: 2, stillTurns: 1 },
      { id: 'foe', seat: 'b' },
    ]
    expect(against('1', {}, { ships, bonds })).toContain('WS-120')
    expect(against('D', {}, { ships, bonds })).toEqual([])
  })

  test('[WS-086] fouled she has no way on, whatever she had before', () => {
    const bond = { one: 'ajax', other: 'foe', isFouled: true, grapples: 0 }
    const bonds = [{ ...bond, unfoulTried: [], ungrappleTried: [] }]
    const ships: TestShip[] = [
      { id: 'ajax', heading: 2, speed: 3 },
      { id: 'foe', seat: 'b' },
    ]
    expect(against('0', {}, { ships, bonds })).toEqual([])
    expect(against('0', {}, { ships })).toEqual(['WS-082'])
  })

  test('[WS-211] with a mast alongside she does not turn, and sails a hex less', () => {
    const hanging = { port: 1, starboard: 0 }
    expect(against('2', { hanging })).toEqual([])
    expect(against('1L', { hanging })).toContain('WS-211')
    expect(allowanceOf({ hanging })).toBe(2)
  })

  test('[WS-104] dismasted she turns after as many drifting turns as her turning ability says', () => {
    expect(against('L', { ...wreck, driftedTurns: 1 })).toEqual(['WS-104'])
    expect(against('L', { ...wreck, driftedTurns: 2 })).toEqual([])
    expect(against('L', { ...wreck, turning: 1, driftedTurns: 2 })).toEqual(['WS-104'])
    expect(against('L', { ...wreck, turning: 0, driftedTurns: 90 })).toContain('WS-104')
    expect(against('1', { ...wreck, driftedTurns: 9 })).toContain('WS-058')
  })

  test('[WS-111] anchored by the bow she only swings: she does not follow in a wake either', () => {
    const ships: TestShip[] = [
      { id: 'ajax', at: 'R22', heading: 1, anchor: 'bow' },
      { id: 'bellona', at: 'R20', heading: 1 },
    ]
    expect(against('LL', {}, { ships })).toEqual([])
    expect(against('W', {}, { ships })).toEqual(['WS-111'])
    expect(against('1', {}, { ships })).toEqual(['WS-111'])
  })

  test.each<[string, TestShip, string[]]>([
    ['[WS-111] anchored by the stern', { anchor: 'stern' }, ['0', 'L', 'R', 'LL', 'RR']],
    ['[WS-111] at a plain anchor', { anchor: 'plain' }, ['0']],
    ['[WS-104] dismasted at her stern anchor', { ...wreck, anchor: 'stern' }, ['0', 'D']],
    ['[WS-211] a mast alongside', { anchor: 'bow', hanging: { port: 1, starboard: 0 } }, ['0']],
    ['[WS-250] aground', { aground: 1 }, ['0']],
  ])('%s: just what is lawful is offered', (_, ship, offered) => {
    const state = battleOf({ ships: [{ id: 'ajax', heading: 2, ...ship }] })
    const orders = plot.legalOrders(state, 'a')
    expect(orders.map(order => order.plot).toSorted()).toEqual(offered.toSorted())
    for (const order of orders) expect(rulesOf(plot.judge(state, 'a', order))).toEqual([])
  })

  test('[WS-103] adrift on purpose only when due, and offered no sooner', () => {
    expect(against('D', { speed: 0, stillTurns: 1 })).toEqual([])
    expect(against('D', { speed: 0, stillTurns: 0 })).toEqual(['WS-103'])
    const isOffered = [0, 1].map(stillTurns => {
      const state = battleOf({ ships: [{ speed: 0, stillTurns }] })
      return state.ships.some(ship => plotsOpenTo(state, ship).includes('D'))
    })
    expect(isOffered).toEqual([false, true])
  })
})

test('[WS-059] nothing that is offered goes astern or sideways, and all of it is lawful', () => {
  const state = battleOf({ ships: [{ id: 'ajax', heading: 2, speed: 2 }] })
  const [ship] = state.ships
  const plots = ship ? plotsOpenTo(state, ship) : []
  const refused = plots.filter(
    text => !plot.judge(state, 'a', { kind: 'plot', ship: 'ajax', plot: text }).allowed,
  )
  expect(refused).toEqual([])
  expect(plots).toEqual(expect.arrayContaining(['0', '3', '1L1', 'LT1', '1B']))
})

describe('a plot that is pointed out', () => {
  const alone = (ship: TestShip = {}) =>
    battleOf({
      wind: { direction: 2 },
      ships: [{ id: 'ajax', at: 'R20', heading: 1, speed: 2, ...ship }],
    })
  const drawn = () => {
    const { tool } = plot
    if (tool?.tool !== 'path') throw new Error('It is drawn.')
    return tool
  }
  const pointedAt = (state: State, hex: string, made = '') => {
    const { x, y } = middleOf(hexNamed(hex) ?? { q: 0, r: 0 })
    return drawn().extend(state, 'a', { kind: 'plot', ship: 'ajax', plot: made }, x, y).plot
  }

  test('[WS-052] leads to the hex by the fewest points', () => {
    expect(pointedAt(alone(), 'R18')).toBe('2')
    expect(pointedAt(alone(), 'R17', '1')).toBe('3')
  })

  test('[WS-055] looks towards a hex that she cannot reach', () => {
    expect(pointedAt(alone(), 'R10')).toBe('3')
    expect(pointedAt(alone(), 'Z18')).toBe('R2')
    expect(pointedAt(alone(), 'S18')).toBe('2R')
    expect(pointedAt(alone(), 'Q18')).toBe('2L')
  })

  test('[WS-054] where she cannot get on, one step more is what the umpire is asked about', () => {
    const beyond = (hex: string, made: string) => {
      const { x, y } = middleOf(hexNamed(hex) ?? { q: 0, r: 0 })
      return drawn().beyond?.(alone(), 'a', { kind: 'plot', ship: 'ajax', plot: made }, x, y).plot
    }
    expect(pointedAt(alone(), 'R10', '3')).toBe('3')
    expect(beyond('R10', '3')).toBe('4')
    expect(
      against('4', { at: 'R20', heading: 1, speed: 2 }, { wind: { direction: 2 } }),
    ).not.toEqual([])
  })

  test('[WS-080] keeps to the least speed', () => {
    expect(against('1', { at: 'R20', heading: 1, speed: 4 }, { wind: { direction: 2 } })).toContain(
      'WS-082',
    )
    expect(pointedAt(alone({ speed: 4 }), 'R19')).toBe('1L')
  })

  test('[WS-054] the hexes that her bow can reach lie open, none where she is held', () => {
    const within = (state: State, made = '') =>
      drawn().trace(state, 'a', { kind: 'plot', ship: 'ajax', plot: made }).within?.length
    expect([within(alone()), within(alone(), '2'), within(alone({ aground: 2 }))]).toEqual([
      9, 2, 0,
    ])
  })
})

test('[WS-175] [WS-062] in the Basic game no sails are backed, and a ship that lay still may turn and sail', () => {
  const basic = { options: { game: 'basic' } } as const
  expect(against('1B')).toEqual([])
  expect(against('1B', {}, basic)).toEqual(['WS-175'])
  expect(against('R1', { stillTurns: 1, speed: 0 })).not.toEqual([])
  expect(against('R1', { stillTurns: 1, speed: 0, heading: 1 }, basic)).toEqual([])
})
