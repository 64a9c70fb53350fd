import { headings } from '@grognard/geometry/dots/heading.ts'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Message, Of, Seat } from '@grognard/umpire'
import { isIntoWind, poseOf, shipAt } from '../../model/board.ts'
import { heading } from '../../model/fields.ts'
import { headingName, joinList, shipName, textInTurn, theShip } from '../../model/names.ts'
import { activeShip, comesBack, isAway, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

export interface Dot {
  x: number
  y: number
}

/** [SOL-127] Where it left; if that dot is taken the nearest free ones on the edge, from the north. */
export function dotsOfReturn(state: State, ship: Ship): Dot[] {
  if (!shipAt(state, ship.x, ship.y)) return [{ x: ship.x, y: ship.y }]
  let nearest: Dot[] = []
  let shortest = Infinity
  for (const dot of edgeDots(state)) {
    const way = wayTo(ship, dot)
    if (way > shortest || shipAt(state, dot.x, dot.y)) continue
    if (way < shortest) nearest = []
    nearest.push(dot)
    shortest = way
  }
  return nearest
}

/** Row by row from the north-west. */
function edgeDots({ columns, rows }: State): Dot[] {
  const dots: Dot[] = []
  for (let y = 0; y < rows; y++) {
    const isEdge = y === 0 || y === rows - 1
    for (let x = 0; x < columns; x += isEdge ? 1 : columns - 1) dots.push({ x, y })
  }
  return dots
}

/** The distance squared, which compares alike. */
function wayTo(from: Dot, to: Dot): number {
  return (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)
}

const nobody: readonly Seat[] = []

/** [SOL-127] The owner of a ship that comes back now, where several dots are nearest. */
export function seatToChooseDot(state: State): readonly Seat[] {
  if (!state.turn) return nobody
  const ship = activeShip(state)
  if (!comesBack(ship)) return nobody
  return dotsOfReturn(state, ship).length > 1 ? [ship.seat] : nobody
}

interface Choosing {
  state: State
  ship: Ship
  dot: Dot
}

const dotRefusals: readonly SolRefusal<Choosing>[] = [
  refuse(
    'SOL-127',
    'sol.refuse.notNearestDot',
    ({ state, ship, dot }) =>
      !dotsOfReturn(state, ship).some(({ x, y }) => x === dot.x && y === dot.y),
    ({ state, ship }) => ({
      ship: shipName(ship),
      dots: joinList(dotsOfReturn(state, ship).map(dotText)),
    }),
  ),
]

export const dotShape = { x: field.integer(0), y: field.integer(0) }

/** [SOL-127] Which of the nearest free dots a ship comes back on; its heading is chosen next. */
export const chooseDot: SolOrderRules<'chooseDot'> = {
  shape: dotShape,
  judge: (state, _seat, { x, y }) =>
    judgeBy(dotRefusals, { state, ship: activeShip(state), dot: { x, y } }),
  execute(table, _seat, { x, y }) {
    table.emit({ kind: 'dotChosen', ship: activeShip(table.state).id, x, y })
  },
  legalOrders: state =>
    dotsOfReturn(state, activeShip(state)).map(({ x, y }): Of<Order, 'chooseDot'> => ({
      kind: 'chooseDot',
      x,
      y,
    })),
  tool: {
    tool: 'list',
    piece: (_order, state) => state.turn?.ship,
    label: (state, ship) => shipName(shipOf(state, ship)),
    leads: (state, _seat, { x, y }) =>
      state.turn ? [poseOf({ x, y, heading: activeShip(state).heading })] : [],
  },
  describe: (state, order) =>
    textInTurn(state, order, ship => ({
      key: 'sol.order.chooseDot',
      values: { ship: shipName(ship), dot: dotText(order) },
    })),
}

const dotText = ({ x, y }: Dot): Message => ({
  key: 'sol.dot',
  values: { column: x + 1, row: y + 1 },
})

interface Returning {
  state: State
  ship: Ship
  heading: number
}

/** Why a ship does not come back now, on whatever heading. */
const comingBackRefusals: readonly SolRefusal<Pick<Returning, 'ship'>>[] = [
  stop('SOL-127', 'sol.refuse.notDisengaged', ({ ship }) => ship.status !== 'disengaged', theShip),
  stop('SOL-126', 'sol.refuse.away', ({ ship }) => isAway(ship), theShip),
]

const returnRefusals: SolRefusal<Returning>[] = [
  ...comingBackRefusals,
  refuse(
    'SOL-127',
    'sol.refuse.returnIntoWind',
    ({ state, heading }) => isIntoWind(state, heading),
    ({ heading }) => ({ heading: headingName(heading) }),
  ),
]

export const returnShape = { heading }

/** [SOL-127] Back on its dot, with a normal turn. */
export const returning: SolOrderRules<'return'> = {
  shape: returnShape,
  judge: (state, _seat, { heading }) =>
    judgeBy(returnRefusals, { state, ship: activeShip(state), heading }),
  execute(table, _seat, { heading }) {
    const ship = activeShip(table.state)
    const { x, y } = dotOfReturn(table.state, ship)
    table.emit({ kind: 'returned', ship: ship.id, x, y, heading })
  },
  legalOrders(state) {
    const ship = activeShip(state)
    return headings
      .filter(heading => isAllowed(returnRefusals, { state, ship, heading }))
      .map(heading => ({ kind: 'return' as const, heading }))
  },
  sample(state, _seat, dice) {
    if (!isAllowed(comingBackRefusals, { ship: activeShip(state) })) return undefined
    const heading = (state.windFrom + dice.roll(headings.length - 1)) % headings.length
    return { kind: 'return', heading }
  },
  tool: {
    tool: 'list',
    piece: (_order, state) => state.turn?.ship,
    label: (state, ship) => shipName(shipOf(state, ship)),
    leads: (state, _seat, { heading }) =>
      state.turn ? [poseOf({ ...dotOfReturn(state, activeShip(state)), heading })] : [],
  },
  describe: (state, order) => textInTurn(state, order, ship => returnText(state, ship, order)),
}

function returnText(state: State, ship: Ship, { heading }: { heading: number }): Message {
  const { x, y } = dotOfReturn(state, ship)
  return {
    key: 'sol.order.return',
    values: {
      ship: shipName(ship),
      column: x + 1,
      row: y + 1,
      heading: headingName(heading),
    },
  }
}

/** [SOL-127] The only dot for it; one of them as long as its owner has not chosen. */
export function dotOfReturn(state: State, ship: Ship): Dot {
  const [dot] = dotsOfReturn(state, ship)
  if (!dot) throw new Error('The whole edge of the board is taken.')
  return dot
}
