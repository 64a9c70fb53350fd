import { alongside } from '@grognard/geometry/dots/heading.ts'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Message, Of, Pose, Seat } from '@grognard/umpire'
import { lineTo, poseOf } from '../../model/board.ts'
import { boardableRefusals, both, isBoardable, notAPrize } from '../../model/boardable.ts'
import { heading } from '../../model/fields.ts'
import { boardingPlayed } from '../../model/grape.ts'
import { cardWith, useCard } from '../../model/hand.ts'
import { headingName, nameOf } from '../../model/names.ts'
import { activeShip, activeTurn, findShip, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { maySail, sailingIn, sailorRefusals } from '../../model/under-way.ts'
import type { Sailing } from '../../model/under-way.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse, refused } from '../../words.ts'

type Board = Of<Order, 'board'>

/** A ship about to board another, on the heading its owner wishes. */
interface Boarders extends Sailing {
  seat: Seat
  target: Ship
  order: Board
}

const boardRefusals: readonly SolRefusal<Boarders>[] = [
  notAPrize,
  ...sailorRefusals,
  ...boardableRefusals,
  refuse(
    'SOL-098',
    'sol.refuse.notAlongside',
    ({ ship, target, order }) => !alongsideOf(ship, target).includes(order.heading),
    b => ({
      ...both(b),
      headings: headingsAlongside(b.ship, b.target),
    }),
  ),
  refuse(
    'SOL-116',
    'sol.refuse.noNeedOfMarines',
    ({ target, order }) => order.marines && target.isPrize,
    both,
  ),
  refuse(
    'SOL-C10',
    'sol.refuse.noMarines',
    ({ state, seat, order }) => order.marines && !cardWith(state, seat, 'marines'),
  ),
]

export const boardShape = {
  target: field.target('ship'),
  heading,
  marines: field.usually(false, field.yesNo),
}

/** [SOL-100] [SOL-101] The last move of a turn: alongside an enemy and over the rail. */
export const board: SolOrderRules<'board'> = {
  shape: boardShape,
  judge(state, seat, order) {
    const target = findShip(state, order.target)
    if (!target) return refused('SOL-100', 'sol.refuse.unknownShip', { id: order.target })
    return judgeBy(boardRefusals, { ...sailingIn(state), seat, target, order })
  },
  execute(table, seat, { target, heading, marines }) {
    const { state } = table
    const card = marines ? cardWith(state, seat, 'marines') : undefined
    if (card) useCard(table, seat, card.id)
    table.emit({
      kind: 'boardingBegan',
      attacker: activeShip(state).id,
      defender: target,
      heading,
      moves: activeTurn(state).moves + 1,
      attackerMarines: card?.amount ?? 0,
      volley: shipOf(state, target).isPrize ? 'none' : 'first',
    })
    table.interrupt('boarding')
  },
  resolves: boardingPlayed,
  legalOrders(state, seat) {
    const sailing = sailingIn(state)
    return state.ships
      .filter(target => isBoardable(state, sailing.ship, target))
      .flatMap(target => waysToBoard(sailing, seat, target))
  },
  sample: sampleBoard,
  tool: { tool: 'list', target: order => order.target, leads: leadsAlongside },
  describe: (state, { target, heading, marines }) => ({
    key: marines ? 'sol.order.boardWithMarines' : 'sol.order.board',
    values: {
      target: nameOf(state, target),
      heading: headingName(heading),
      wind: windText(state, heading),
    },
  }),
}

/** [SOL-026] [SOL-098] A ship may come to lie head to wind; that she must turn first then is said beforehand. */
function windText(state: State, heading: number): Message {
  return { key: heading === state.windFrom ? 'sol.board.headToWind' : 'sol.board.windFree' }
}

/** [SOL-101] The ship stays on its dot and swings round. */
function leadsAlongside(state: State, _seat: Seat, { heading }: Board): Pose[] {
  if (!state.turn) return []
  const ship = activeShip(state)
  return [poseOf(ship), poseOf({ ...ship, heading })]
}

/** [SOL-098] Headings alongside another: the nearer one, both where they are equally near. */
function alongsideOf(ship: Ship, target: Ship): readonly number[] {
  const line = lineTo(ship, target)
  return line === null ? [] : alongside(ship.heading, line)
}

function headingsAlongside(ship: Ship, target: Ship): Message {
  const [one, other] = alongsideOf(ship, target).map(heading => headingName(heading))
  if (one === undefined) return { key: 'sol.nothing' }
  return other === undefined ? one : { key: 'sol.eitherHeading', values: { one, other } }
}

/** On either heading, without marines or with them, as far as the table allows. */
function waysToBoard(sailing: Sailing, seat: Seat, target: Ship): Board[] {
  return alongsideOf(sailing.ship, target)
    .flatMap(heading => [boardOn(heading, target, false), boardOn(heading, target, true)])
    .filter(order => isAllowed(boardRefusals, { ...sailing, seat, target, order }))
}

function boardOn(heading: number, target: Ship, marines: boolean): Board {
  return { kind: 'board', target: target.id, heading, marines }
}

function sampleBoard(state: State, seat: Seat, dice: Dice): Board | undefined {
  const { ships } = state
  const ship = activeShip(state)
  for (let i = 0; i < ships.length; i++) {
    const target = ships[i]
    if (target === undefined || !isBoardable(state, ship, target)) continue
    const sailing = sailingIn(state)
    if (!maySail(sailing)) return undefined
    const ways = waysToBoard(sailing, seat, target)
    return ways[dice.roll(ways.length) - 1]
  }
  return undefined
}
