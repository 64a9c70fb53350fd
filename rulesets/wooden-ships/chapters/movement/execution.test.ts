import { describe, expect, test } from 'vitest'
import { nameOfHex } from '@grognard/geometry/hex/names.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip, TestTable } from '../../model/fixtures.ts'
import { limitsOf, slowedBy } from '../../model/plot-limits.ts'
import { isBound, newBond, shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { plot } from '../plots/plot.ts'
import { showPlots } from '../plots/show-plots.ts'
import { drift, endMovement } from './drift.ts'
import { arePlotsDone, moveOneStep } from './execution.ts'
import { shiftSheet } from './sheet.ts'

/** A whole movement phase. */
function sail(state: State, dice: readonly number[] = []): TestTable {
  const table = tableFor(state, dice)
  showPlots(table)
  while (!arePlotsDone(state)) moveOneStep(table)
  drift(table)
  endMovement(table)
  return table
}

function fleet(ships: TestShip[], setting: Setting = {}): State {
  return battleOf({ ships, ...setting })
}

const lies = (state: State, id: string): string => {
  const ship = shipOf(state, id)
  return `${nameOfHex(ship)} ${ship.heading}`
}

const kinds = ({ events }: TestTable): string[] => events.map(({ kind }) => kind)

describe('[WS-088] a pledged turn', () => {
  const bound = (text: string | null, others: TestShip[] = [], ajax: Partial<TestShip> = {}) =>
    fleet([
      { id: 'ajax', at: 'R23', heading: 1, pledge: 'L', speed: 1, plot: text, ...ajax },
      ...others,
    ])

  test('and the next step are one step, for one point', () => {
    const state = bound('1')
    const table = sail(state)
    expect(lies(state, 'ajax')).toBe('Q23 6')
    expect(kinds(table).filter(kind => kind === 'stepMade')).toHaveLength(1)
    expect(shipOf(state, 'ajax')).toMatchObject({ made: 'F', pledge: 'none' })
  })

  test('counts as made for her allowance', () => {
    const wind = { direction: 6 }
    const ajax = shipOf(bound('1', [], {}), 'ajax')
    const limits = (pledge: 'none' | 'L', heading: number) => {
      const state = fleet([{ ...ajax, pledge, heading }], { wind })
      return limitsOf(state, shipOf(state, 'ajax')).allowance
    }
    expect(limits('L', 1)).toBe(limits('none', 6))
    expect(limits('L', 1)).not.toBe(limits('none', 1))
  })

  test('leaves her the speed that she made until then', () => {
    const state = fleet([
      { id: 'ajax', at: 'R24', heading: 1, plot: '1L' },
      { id: 'swift', at: 'S23', heading: 1, plot: '0' },
    ])
    sail(state)
    expect(shipOf(state, 'ajax')).toMatchObject({ pledge: 'L', speed: 1 })
  })

  test('collides as ever where the hex is still shared after that step', () => {
    const state = bound('L', [{ id: 'swift', at: 'S23', heading: 1, plot: '0', seat: 'b' }])
    const table = sail(state, [6, 6])
    expect(kinds(table)).toContain('shipsCollided')
    expect(kinds(table)).not.toContain('turnPledged')
  })

  test('is dropped by a ship that lies still', () => {
    const state = bound('0')
    sail(state)
    expect(shipOf(state, 'ajax')).toMatchObject({ heading: 1, pledge: 'none' })
  })
})

describe('[WS-075] turning back', () => {
  test('is a hex forward and then the turn against the last one', () => {
    const state = fleet([{ id: 'ajax', at: 'R23', heading: 1, plot: 'LT' }])
    sail(state)
    expect(lies(state, 'ajax')).toBe('Q23 1')
  })

  test('whose hex is lost is neither', () => {
    const state = fleet([
      { id: 'ajax', at: 'R23', heading: 1, plot: 'LT' },
      { id: 'swift', at: 'Q23', heading: 5, plot: '0', seat: 'b' },
    ])
    sail(state, [6])
    expect(lies(state, 'ajax')).toBe('R23 6')
  })
})

describe('[WS-080] the speed of a turn', () => {
  test.each([
    ['2', 2],
    ['1R1', 3],
    ['1BB', 1],
    ['LT', 2],
    ['L', 0],
    ['0', 0],
  ])('of %s is %i', (text, speed) => {
    const state = fleet([{ id: 'ajax', plot: text, speed: 3 }])
    sail(state)
    expect(shipOf(state, 'ajax').speed).toBe(speed)
  })

  test('[WS-086] is nothing after a collision', () => {
    const state = fleet([
      { id: 'ajax', at: 'R23', heading: 1, plot: '2' },
      { id: 'swift', at: 'R21', heading: 2, plot: '0', seat: 'b' },
    ])
    sail(state, [6])
    expect(lies(state, 'ajax')).toBe('R22 1')
    expect(shipOf(state, 'ajax').speed).toBe(0)
  })
})

describe('[WS-085] [WS-064] who has no plot', () => {
  const speedOf = (setting: Partial<TestShip>) => {
    const state = fleet([{ id: 'ajax', at: 'R23', heading: 1, speed: 3, ...setting }])
    sail(state)
    return shipOf(state, 'ajax').speed
  }

  test('loses no more speed than she may', () => {
    expect(speedOf({ plot: null, card: { class: 2, rating: 74 } })).toBe(1)
    expect(speedOf({ plot: null, card: { class: 2, rating: 80 } })).toBe(2)
  })

  test('lies still where she may', () => {
    expect(speedOf({ plot: null, speed: 1, card: { class: 2, rating: 80 } })).toBe(0)
    expect(speedOf({ plot: null, status: 'struck' })).toBe(0)
  })
})

describe('[WS-085] who follows keeps up her least speed before she backs', () => {
  const close = (momentum: boolean) => {
    const state = fleet(
      [
        { id: 'lead', at: 'R21', heading: 1, plot: '0', speed: 0 },
        { id: 'ajax', at: 'R23', heading: 1, plot: 'W', speed: 3 },
      ],
      { options: { momentum } },
    )
    const ajax = state.cards[1]
    if (ajax) ajax.rating = 100
    return state
  }

  test('though she runs into the ship ahead', () => {
    const table = sail(close(true), [6])
    expect(kinds(table)).toContain('shipsCollided')
  })

  test('without momentum she backs', () => {
    const table = sail(close(false))
    expect(kinds(table)).not.toContain('shipsCollided')
  })
})

describe('[WS-087] a stern that swings into another’s hex', () => {
  const swinging = (text: string, momentum = true) =>
    fleet(
      [
        { id: 'ajax', at: 'R23', heading: 1, plot: text },
        { id: 'swift', at: 'S23', heading: 1, plot: '0' },
      ],
      { options: { momentum } },
    )

  test('is no collision where the next step clears it', () => {
    const state = swinging('L1')
    const table = sail(state)
    expect(kinds(table)).not.toContain('shipsCollided')
    expect(lies(state, 'ajax')).toBe('Q23 6')
  })

  test('[WS-088] and waits where it was the last step', () => {
    const state = swinging('L')
    const table = sail(state)
    expect(kinds(table)).toEqual(expect.arrayContaining(['turnPledged']))
    expect(kinds(table)).not.toContain('shipsCollided')
    expect(shipOf(state, 'ajax')).toMatchObject({ heading: 1, pledge: 'L' })
  })

  test('[WS-088] no turn waits where momentum is not played', () => {
    expect(kinds(sail(swinging('L', false), [6]))).not.toContain('turnPledged')
  })

  test('[WS-094] and is undone where the next step is lost: a hex is never shared for good', () => {
    const state = fleet([
      { id: 'ajax', at: 'R23', heading: 1, plot: 'L1' },
      { id: 'swift', at: 'S23', heading: 1, plot: '0' },
      { id: 'hercule', at: 'Q22', heading: 1, plot: '0', seat: 'b' },
    ])
    const table = sail(state, [6])
    expect(kinds(table)).toContain('turnUndone')
    expect(shipOf(state, 'ajax')).toMatchObject({ heading: 1, made: '', hasStopped: true })
  })

  test('is one where momentum is not played', () => {
    const table = sail(swinging('L1', false), [6])
    expect(kinds(table)).toContain('shipsCollided')
  })
})

describe('who takes a hex that nobody had', () => {
  test('[WS-092] a bow that sails in, before a stern that swings in, without a die', () => {
    const state = fleet(
      [
        { id: 'ajax', at: 'R23', heading: 1, plot: 'L' },
        { id: 'swift', at: 'S25', heading: 1, plot: '1', seat: 'b' },
      ],
      { options: { momentum: false } },
    )
    expect(sail(state, [6]).left).toEqual([])
    expect([lies(state, 'ajax'), lies(state, 'swift')]).toEqual(['R23 1', 'S24 1'])
  })

  test('[WS-093] else the highest die, and who are equal roll again', () => {
    const state = fleet([
      { id: 'ajax', at: 'R23', heading: 6, plot: '1' },
      { id: 'swift', at: 'Q24', heading: 1, plot: '1', seat: 'b' },
    ])
    expect(sail(state, [3, 3, 2, 5, 6]).left).toEqual([])
    expect([lies(state, 'ajax'), lies(state, 'swift')]).toEqual(['R23 6', 'Q23 1'])
  })

  test('[WS-095] nobody, of two that sail through each other', () => {
    const state = fleet([
      { id: 'ajax', at: 'R23', heading: 1, plot: '1' },
      { id: 'swift', at: 'R22', heading: 4, plot: '1', seat: 'b' },
    ])
    expect(sail(state, [6, 6]).left).toEqual([])
    expect([lies(state, 'ajax'), lies(state, 'swift')]).toEqual(['R23 1', 'R22 4'])
  })
})

describe('[WS-096] [WS-097] after a collision', () => {
  const meeting = () =>
    fleet([
      { id: 'ajax', at: 'R23', heading: 1, plot: '1' },
      { id: 'swift', at: 'R22', heading: 2, plot: '0', seat: 'b' },
    ])

  test.each([
    [3, true],
    [4, false],
  ])('a %i: fouled is %s', (die, isFouled) => {
    const state = meeting()
    sail(state, [die])
    expect(isBound(state, shipOf(state, 'ajax'))).toBe(isFouled)
  })

  test('who is fouled makes no plot, who is not sails on', () => {
    const next = (die: number) => {
      const state = meeting()
      sail(state, [die])
      const order = { kind: 'plot', ship: 'ajax', plot: 'L' } as const
      return rulesOf(plot.judge(state, 'a', order))
    }
    expect(next(4)).toEqual([])
    expect(next(3)).toEqual(['WS-120'])
  })
})

describe('[WS-100] drift', () => {
  const idle = { id: 'ajax', at: 'R23', heading: 2, plot: '0' } as const
  const turns = (ship: TestShip, count: number, setting: Setting = {}): string[] => {
    const state = fleet([ship], setting)
    return Array.from({ length: count }, () => {
      sail(state)
      return nameOfHex(shipOf(state, 'ajax'))
    })
  }

  test('begins in the second phase without way, and a ship of the line drifts every other turn', () => {
    expect(turns(idle, 5)).toEqual(['R23', 'R22', 'R22', 'R21', 'R21'])
  })

  test('smaller ships drift every turn', () => {
    expect(turns({ ...idle, card: { class: 3 } }, 4)).toEqual(['R23', 'R22', 'R21', 'R20'])
  })

  test('a turn in place does not stop it, a hex forward does', () => {
    const state = fleet([{ ...idle, stillTurns: 1, plot: 'R' }])
    sail(state)
    expect(lies(state, 'ajax')).toBe('R22 3')
    const sailing = fleet([{ ...idle, stillTurns: 1, plot: '1' }])
    sail(sailing)
    expect(shipOf(sailing, 'ajax')).toMatchObject({ stillTurns: 0, heading: 2 })
    expect(nameOfHex(shipOf(sailing, 'ajax'))).toBe('S23')
  })

  test('[WS-104] a ship without rigging counts her turns adrift until she turns', () => {
    const state = fleet([{ ...idle, rigging: [0, 0, 0] }])
    for (let turn = 0; turn < 3; turn++) sail(state)
    expect(shipOf(state, 'ajax').driftedTurns).toBe(3)
    shipOf(state, 'ajax').plot = 'L'
    sail(state)
    expect(shipOf(state, 'ajax').driftedTurns).toBe(0)
  })

  test('[WS-102] not at anchor, nor with a ship that is', () => {
    expect(turns({ ...idle, anchor: 'plain' }, 3)).toEqual(['R23', 'R23', 'R23'])
    const friend = { ...idle, id: 'swift', at: 'S23', heading: 1, anchor: 'plain' } as const
    const bonds = [{ ...newBond('ajax', 'swift'), grapples: 1 }]
    const state = fleet([idle, friend], { bonds })
    for (let turn = 0; turn < 3; turn++) sail(state)
    expect(state.ships.map(nameOfHex)).toEqual(['R23', 'S23'])
  })

  test('[WS-101] ships that hang together go together, when all have lain still', () => {
    const pair = (stillTurns: number) => {
      const state = fleet(
        [
          { ...idle, stillTurns: 1, card: { class: 3 } },
          { ...idle, id: 'swift', at: 'S23', heading: 1, seat: 'b', stillTurns },
        ],
        { bonds: [{ ...newBond('ajax', 'swift'), grapples: 1 }] },
      )
      sail(state)
      return [nameOfHex(shipOf(state, 'ajax')), nameOfHex(shipOf(state, 'swift'))]
    }
    expect(pair(0)).toEqual(['R23', 'S23'])
    expect(pair(1)).toEqual(['R22', 'S22'])
  })

  test('[WS-101] [WS-013] what stops one ship of a group stops all, and those that drift after them', () => {
    const still = { ...idle, stillTurns: 1, card: { class: 3 } }
    const state = fleet(
      [
        { ...still, at: 'R23', heading: 1 },
        { ...still, id: 'swift', at: 'S23', heading: 1, seat: 'b' },
        { id: 'rock', at: 'S21', heading: 1, plot: '0', seat: 'b' },
        { ...still, id: 'after', at: 'R25', heading: 1 },
      ],
      { bonds: [{ ...newBond('ajax', 'swift'), grapples: 1 }] },
    )
    sail(state, [6, 6, 6])
    expect(state.ships.map(nameOfHex)).toEqual(['R23', 'S23', 'S21', 'R25'])
  })

  test('[WS-099] a ship may drift into another and foul her', () => {
    const state = fleet([
      { ...idle, stillTurns: 1 },
      { id: 'swift', at: 'R22', heading: 6, plot: '0', seat: 'b' },
    ])
    const table = sail(state, [2])
    expect(kinds(table)).toContain('shipsCollided')
    expect(nameOfHex(shipOf(state, 'ajax'))).toBe('R23')
    expect(isBound(state, shipOf(state, 'ajax'))).toBe(true)
  })
})

describe('[WS-107] ships that take the wind', () => {
  /** The wind blows to the north: upwind of R23 and of its stern Q23 lie R24 and Q24. */
  const lossWith = (...others: TestShip[]) => {
    const state = fleet([{ id: 'ajax', at: 'R23', heading: 2 }, ...others])
    return slowedBy(state, shipOf(state, 'ajax'))
  }

  test('friend or foe alike, and the largest loss alone counts', () => {
    expect(lossWith({ id: 'near', at: 'R24', heading: 1 })).toBe(1)
    expect(lossWith({ id: 'near', at: 'R24', heading: 1, seat: 'b' })).toBe(1)
    const under = { id: 'other', at: 'Q24', heading: 1, sails: 'full' } as const
    expect(lossWith({ id: 'near', at: 'R24', heading: 1 }, under)).toBe(2)
  })

  test('as plots are written: who comes up during the movement takes none', () => {
    const state = fleet([
      { id: 'ajax', at: 'R23', heading: 2, plot: 'Wlead', speed: 3 },
      { id: 'lead', at: 'T22', heading: 2, plot: '3' },
      { id: 'near', at: 'S25', heading: 6, plot: '1', sails: 'full', seat: 'b' },
    ])
    sail(state)
    expect(lies(state, 'ajax')).toBe('U22 2')
  })

  test('no hulk, no struck ship, none at anchor', () => {
    const near = { id: 'near', at: 'R24', heading: 1 } as const
    expect(lossWith({ ...near, rigging: [0, 0, 0] })).toBe(0)
    expect(lossWith({ ...near, status: 'struck' })).toBe(0)
    expect(lossWith({ ...near, anchor: 'plain' })).toBe(0)
  })
})

describe('[WS-024] the sheet', () => {
  test('moves after the ships, who stay as they lie to each other', () => {
    const state = fleet([{ id: 'ajax', q: 3, r: -4, heading: 1 }])
    shiftSheet(tableFor(state))
    expect(state.sheet.row).toBeLessThan(1)
    expect(shipOf(state, 'ajax')).toMatchObject({ q: 3, r: -4 })
  })

  test('over an edge by which a fleet escapes a ship is gone, whosoever she is', () => {
    const exits = [{ edge: 'west', fleet: 1 }] as const
    const state = fleet(
      [
        { id: 'ajax', q: -1, r: 10, heading: 5 },
        { id: 'swift', q: -1, r: 14, heading: 5, seat: 'b' },
      ],
      { rules: { exits: [...exits] } },
    )
    shiftSheet(tableFor(state))
    expect(state.ships.map(({ status }) => status)).toEqual(['escaped', 'escaped'])
  })

  test('such an edge stays where it is: the sheet grows on its other side', () => {
    const exits = [{ edge: 'west', fleet: 1 } as const, { edge: 'south', fleet: 1 } as const]
    const state = fleet(
      [
        { id: 'ajax', q: 53, r: -20, heading: 2 },
        { id: 'swift', q: 2, r: -3, heading: 2, seat: 'b' },
      ],
      { rules: { exits } },
    )
    shiftSheet(tableFor(state))
    const { q, row, columns, rows } = state.sheet
    expect([q, row + rows]).toEqual([0, 36])
    expect(columns).toBeGreaterThan(53)
    expect(row).toBeLessThan(0)
  })
})
