import { expect, test } from 'vitest'
import { battleOf, playerWith } from '../fixtures.ts'
import { picture } from './picture.ts'

const whole = battleOf({
  windFrom: 3,
  ships: [
    { id: 'a1', x: 4, y: 6, heading: 3 },
    { id: 'b1', seat: 'b' },
  ],
})

test('[SOL-011] dots, three panels, and a port on the north and on the south edge', () => {
  const { dots, ground, bounds } = picture(whole)
  expect(dots).toEqual({ x: 0, y: -16_000, step: 1000, columns: 25, rows: 17 })
  expect(bounds).toEqual({ x: -500, y: -16_500, width: 25_000, height: 17_000 })
  expect(ground.map(shape => shape.kind)).toEqual(['zone', 'zone', 'zone', 'harbour', 'harbour'])
})

test('[SOL-013] the port in the north is the second player’s, that in the south the first’s', () => {
  const namesOf = (order: string[]) =>
    picture({ ...whole, order }).ground.flatMap(({ label }) => (label ? [label] : []))
  const portOf = (seat: string) => ({
    key: 'sol.portOf',
    values: { seat: { key: `seat.${seat}` } },
  })
  expect(namesOf(['b', 'a'])).toEqual([portOf('a'), portOf('b')])
  expect(namesOf([])).toEqual([{ key: 'sol.port' }, { key: 'sol.port' }])
})

test('[SOL-006] the compass tells in words where the wind comes from', () => {
  const wind = { key: 'sol.headline.wind', values: { wind: { key: 'sol.wind.3' } } }
  expect(picture(whole).roses?.map(rose => rose.label)).toEqual([wind])
  expect(picture({ ...whole, order: [] }).roses?.[0]).not.toHaveProperty('label')
})

test('[SOL-003] [SOL-051] a dot is a cable: ships stand on their dots', () => {
  const { measure, pieces } = picture(whole)
  expect(measure.size).toBe(1000)
  expect(pieces[0]).toMatchObject({ x: 4000, y: -6000, heading: 13_500 })
})

test('[SOL-006] the wind and the headings it closes, once the dice have told it', () => {
  expect(picture(whole)).toMatchObject({ windFrom: 13_500, noSail: 4500 })
  expect(picture({ ...whole, order: [] }).windFrom).toBeNull()
})

test('[SOL-004] [SOL-001] masts with their sails, guns one by one, the hull counter', () => {
  const state = battleOf({
    ships: [
      {
        masts: { fore: null, main: 0, mizzen: 2 },
        batteries: {
          starboard: [true, false, true, true, true],
          port: [false, false, false, false, true],
        },
        hull: 7,
      },
    ],
  })
  const [piece] = picture(state).pieces
  expect(piece?.masts).toEqual([null, 0, 2])
  expect(piece?.guns?.starboard).toEqual([true, false, true, true, true])
  expect(piece?.rows.map(row => [row.left, row.of])).toEqual([
    [13, 20],
    [2, 9],
    [4, 5],
    [1, 5],
  ])
})

test.each([
  ['struck', { status: 'surrendered' }],
  ['prize', { isPrize: true }],
  ['rudderLost', { hasRudder: false }],
  ['adrift', { masts: { fore: 0, main: null, mizzen: 0 } }],
  ['wreck', { isWreckFallen: true }],
] as const)('the mark %s is on the piece', (kind, given) => {
  const [piece] = picture(battleOf({ ships: [given] })).pieces
  expect(piece?.badges.map(badge => badge.kind)).toContain(kind)
})

test('[SOL-115] [SOL-119] a prize flies a blank flag, and her own again when she is retaken', () => {
  const flag = (isPrize: boolean) => {
    const players = [playerWith({ nation: 'france' }), playerWith({ seat: 'b' })]
    const [piece] = picture(battleOf({ players, ships: [{ isPrize }] })).pieces
    const told = piece?.card?.some(line => line.key === 'sol.line.nation')
    return [piece?.nation, told]
  }
  expect(flag(true)).toEqual(['none', false])
  expect(flag(false)).toEqual(['france', true])
})

test('ships off the board are not drawn', () => {
  const state = battleOf({
    ships: [{ status: 'inPort' }, { status: 'disengaged' }, { status: 'sunk' }, { status: 'safe' }],
  })
  expect(picture(state).pieces).toEqual([])
})

test('[SOL-047] officers lie open until they are used, those unknown face down', () => {
  const state = battleOf({
    players: [playerWith({}, ['BOS-2']), playerWith({ seat: 'b', officers: ['unknown', null] })],
  })
  expect(picture(state).cards?.map(card => [card.seat, card.side])).toEqual([
    ['a', 'open'],
    ['a', 'used'],
    ['a', 'used'],
    ['a', 'used'],
    ['a', 'used'],
    ['b', 'hidden'],
  ])
})

test('[SOL-011] panels reach half a dot beyond their dots', () => {
  const [panel] = picture(whole).ground
  expect(panel).toMatchObject({ polygon: [-500, -16_500, 7500, -16_500, 7500, 500, -500, 500] })
})

test('[SOL-053] each ship afloat has a field of fire to either side', () => {
  expect(picture(whole).arcs.map(({ piece, key }) => `${piece} ${key}`)).toEqual([
    'a1 sol.side.starboard',
    'a1 sol.side.port',
    'b1 sol.side.starboard',
    'b1 sol.side.port',
  ])
})

test('[SOL-021] over the chart stand the ship in turn and her moves, never fewer than none', () => {
  const inTurn = (moves: number) =>
    picture({ ...whole, turn: { ...whole.turn, ship: 'b1', moves } as typeof whole.turn }).headline
  const [round, wind, ship, left] = inTurn(1) ?? []
  expect([round?.key, wind?.key]).toEqual(['sol.headline.round', 'sol.headline.wind'])
  const number = whole.ships[1]?.number ?? 0
  expect(ship).toEqual({
    key: `sol.ship.b.${number}`,
    values: { seat: { key: 'seat.b' }, number },
  })
  expect(left).toEqual({ key: 'sol.line.movesLeft', values: { moves: 2 } })
  expect(inTurn(9)?.[3]?.values).toEqual({ moves: 0 })
  expect(picture({ ...whole, turn: null }).headline).toHaveLength(2)
})
