import { alongside } from '@grognard/geometry/dots/alongside.ts'
import { turned } from '@grognard/geometry/dots/heading.ts'
import { field, isAllowed } from '@grognard/umpire'
import type { Dice, Of } from '@grognard/umpire'
import { heading } from '../../model/fields.ts'
import { activeShip, activeTurn, placeAfter, tellInTurn } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { cableRefusals, judgeInOrder, maySail, rammingRefusals } from '../../model/under-way.ts'
import type { UnderWay } from '../../model/under-way.ts'
import { mayCollide, turns, wayOf } from '../../model/ways.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse } from '../../words.ts'
import { leadsOf, sail, tellCable } from './cable.ts'
import type { Cable } from './cable.ts'

type Move = Of<Order, 'move'>

interface Moving extends UnderWay {
  alongside: number | null
}

/** [SOL-028] Into the wind leads no plain move, so none leads through it. */
const wayRefusals: SolRefusal<Moving>[] = [
  refuse(
    'SOL-025',
    'sol.refuse.intoWind',
    ({ state, direction }) => direction === state.windFrom,
    ({ direction }) => ({ heading: { key: `sol.heading.${direction}` } }),
  ),
  ...cableRefusals,
]

/** How she lies after a collision, asked only where she may collide. */
const alongsideRefusals: SolRefusal<Moving>[] = [
  refuse(
    'SOL-098',
    'sol.refuse.noChoiceAlongside',
    m => m.alongside !== null && !wishes(m).includes(m.alongside),
  ),
  refuse(
    'SOL-098',
    'sol.refuse.chooseAlongside',
    m => m.alongside === null && !wishes(m).includes(null),
    m => {
      const [one, other] = wishes(m)
      return { one: { key: `sol.heading.${one}` }, other: { key: `sol.heading.${other}` } }
    },
  ),
]

const moveTables = [wayRefusals, rammingRefusals, alongsideRefusals]
const moveRefusals = moveTables.flat()

const noWish: readonly null[] = [null]

/** [SOL-098] The headings an owner may wish for: two where a collision leaves the choice, else none. */
function wishes({ state, ship, turn, direction }: UnderWay): readonly (number | null)[] {
  if (wayOf(state, ship, turn, direction) !== 'collides') return noWish
  const headings = alongside(ship.heading, direction)
  return headings.length > 1 ? headings : noWish
}

function cableOf(ship: Ship, order: Move): Cable {
  const heading = turned(ship.heading, order.turn)
  return { action: 'move', direction: heading, heading, alongside: order.alongside }
}

function movingOf(state: State, order: Move): Moving {
  const ship = activeShip(state)
  const direction = turned(ship.heading, order.turn)
  return { state, ship, turn: activeTurn(state), direction, alongside: order.alongside }
}

export const moveShape = {
  /** -1 to larboard, 0, 1 to starboard, 45 degrees each. */
  turn: field.usually(0, field.integer(-1, 1)),
  /** The heading wished for where a collision leaves a choice. */
  alongside: field.usually(null, field.orNothing(heading)),
}

/** [SOL-020] [SOL-024] A turn of 45 degrees if wished, and one cable ahead. */
export const move: SolOrderRules<'move'> = {
  shape: moveShape,
  judge: (state, _seat, order) => judgeInOrder(moveTables, movingOf(state, order)),
  execute(table, _seat, order) {
    const ship = activeShip(table.state)
    sail(table, ship, cableOf(ship, order))
  },
  legalOrders: state =>
    turns
      .flatMap(turn =>
        wishes(movingOf(state, { kind: 'move', turn, alongside: null })).map(alongside => ({
          kind: 'move' as const,
          turn,
          alongside,
        })),
      )
      .filter(order => isAllowed(moveRefusals, movingOf(state, order))),
  sample(state, _seat, dice) {
    const ship = activeShip(state)
    if (!maySail(ship, activeTurn(state))) return undefined
    let place = dice.roll(turns.length) - 1
    for (let tried = 0; tried < turns.length; tried++) {
      const order = lawfulMove(state, ship, turns[place] ?? 0, dice)
      if (order) return order
      place = placeAfter(place, turns)
    }
    return undefined
  },
  tool: {
    tool: 'list',
    piece: (_order, state) => state.turn?.ship,
    leads(state, _seat, order) {
      if (!state.turn) return []
      const ship = activeShip(state)
      return leadsOf(state, ship, cableOf(ship, order))
    },
  },
  describe: (state, order) =>
    tellInTurn(state, order, ship => tellCable(state, ship, cableOf(ship, order))),
}

/** A move of a ship that may sail, read without a record of reasons. */
function lawfulMove(state: State, ship: Ship, by: number, dice: Dice): Move | undefined {
  const direction = turned(ship.heading, by)
  if (direction === state.windFrom) return undefined
  const turn = activeTurn(state)
  const way = wayOf(state, ship, turn, direction)
  if (way === 'clear' || way === 'leaves') return { kind: 'move', turn: by, alongside: null }
  if (way === 'barred' || !mayCollide(state, ship, turn)) return undefined
  const headings = wishes({ state, ship, turn, direction })
  const wish = headings[headings.length > 1 ? dice.roll(headings.length) - 1 : 0] ?? null
  return { kind: 'move', turn: by, alongside: wish }
}
