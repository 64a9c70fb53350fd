import { alongside, turned } from '@grognard/geometry/dots/heading.ts'
import { field, isAllowed } from '@grognard/umpire'
import type { Dice, Of } from '@grognard/umpire'
import { isIntoWind } from '../../model/board.ts'
import { heading } from '../../model/fields.ts'
import { headingName, textInTurn } from '../../model/names.ts'
import { activeShip, placeAfter } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import {
  cableRefusals,
  isWayOpen,
  judgeInOrder,
  maySail,
  rammingRefusals,
  sailingIn,
  underWay,
} from '../../model/under-way.ts'
import type { Sailing, UnderWay } from '../../model/under-way.ts'
import { turns } from '../../model/ways.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse } from '../../words.ts'
import { cableText, leadsOf, sail } from './cable.ts'
import type { Cable } from './cable.ts'

type Move = Of<Order, 'move'>

interface Moving extends UnderWay {
  alongside: number | null
}

/** [SOL-028] Into the wind leads no plain move, so none leads through it. */
const courseRefusals: SolRefusal<Moving>[] = [
  refuse(
    'SOL-025',
    'sol.refuse.intoWind',
    m => isIntoWind(m.state, m.direction),
    m => ({ heading: headingName(m.direction) }),
  ),
  ...cableRefusals,
]

/** How she lies after a collision, asked only where she may collide. */
const alongsideRefusals: SolRefusal<Moving>[] = [
  refuse(
    'SOL-098',
    'sol.refuse.noChoiceAlongside',
    m => m.alongside !== null && !choiceOf(m).includes(m.alongside),
  ),
  refuse(
    'SOL-098',
    'sol.refuse.chooseAlongside',
    m => m.alongside === null && !choiceOf(m).includes(null),
    m => {
      const [one, other] = choiceOf(m)
      return { one: headingName(one), other: headingName(other) }
    },
  ),
]

const moveTables = [courseRefusals, rammingRefusals, alongsideRefusals]
const moveRefusals = moveTables.flat()

const noChoice: readonly null[] = [null]

type Headway = Pick<UnderWay, 'ship' | 'way' | 'direction'>

/** [SOL-098] The headings an owner may name: two where a collision leaves the choice, else none. */
function choiceOf({ ship, way, direction }: Headway): readonly (number | null)[] {
  const headings = way === 'collides' ? alongside(ship.heading, direction) : noChoice
  return headings.length > 1 ? headings : noChoice
}

function cableOf(ship: Ship, order: Move): Cable {
  const heading = turned(ship.heading, order.turn)
  return { action: 'move', direction: heading, heading, alongside: order.alongside }
}

function movingOf(sailing: Sailing, by: number, named: number | null): Moving {
  return { ...underWay(sailing, turned(sailing.ship.heading, by)), alongside: named }
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
  judge: (state, _seat, { turn, alongside }) =>
    judgeInOrder(moveTables, movingOf(sailingIn(state), turn, alongside)),
  execute(table, _seat, order) {
    const ship = activeShip(table.state)
    sail(table, ship, cableOf(ship, order))
  },
  legalOrders(state) {
    const sailing = sailingIn(state)
    return turns
      .flatMap(turn =>
        choiceOf(movingOf(sailing, turn, null)).map(named => ({
          kind: 'move' as const,
          turn,
          alongside: named,
        })),
      )
      .filter(order => isAllowed(moveRefusals, movingOf(sailing, order.turn, order.alongside)))
  },
  sample(state, _seat, dice) {
    const sailing = sailingIn(state)
    if (!maySail(sailing)) return undefined
    let place = dice.roll(turns.length) - 1
    for (let tried = 0; tried < turns.length; tried++) {
      const order = openMove(sailing, turns[place] ?? 0, dice)
      if (order !== undefined) return order
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
    textInTurn(state, order, ship => cableText(state, ship, cableOf(ship, order))),
}

/** Of a ship that may sail, with one of two headings where the move ends alongside. */
function openMove(sailing: Sailing, by: number, dice: Dice): Move | undefined {
  const direction = turned(sailing.ship.heading, by)
  if (isIntoWind(sailing.state, direction)) return undefined
  const cable = underWay(sailing, direction)
  if (!isWayOpen(cable)) return undefined
  const choice = cable.way === 'collides' ? choiceOf(cable) : noChoice
  const named = choice[choice.length > 1 ? dice.roll(choice.length) - 1 : 0] ?? null
  return { kind: 'move', turn: by, alongside: named }
}
