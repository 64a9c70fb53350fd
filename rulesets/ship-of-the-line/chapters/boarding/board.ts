import { alongside } from '@grognard/geometry/dots/alongside.ts'
import { HEADINGS } from '@grognard/geometry/dots/heading.ts'
import { judgeBy, refused } from '@grognard/umpire'
import type { Dice, Message, Of, Pose, Seat } from '@grognard/umpire'
import { poseOf } from '../../model/ground.ts'
import { cardWith, useCard } from '../../model/hand.ts'
import { activeShip, activeTurn, findShip, nameOf, shipName, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { maySail, sailorRefusals } from '../../model/under-way.ts'
import type { Sailing } from '../../model/under-way.ts'
import { isAhead, isBoardable, lineTo } from '../../model/ways.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { foreseeBoarding } from './foresight.ts'

type Board = Of<Order, 'board'>

/** A ship about to board another, on the heading its owner wishes. */
interface Boarders extends Sailing {
  seat: Seat
  target: Ship
  order: Board
}

const both = ({ ship, target }: Boarders) => ({
  ship: shipName(ship),
  target: shipName(target),
})

const boardRefusals: readonly SolRefusal<Boarders>[] = [
  {
    rule: 'SOL-115',
    message: 'sol.refuse.prizeCannotBoard',
    values: both,
    when: ({ ship }) => ship.isPrize,
    stop: true,
  },
  ...sailorRefusals,
  {
    rule: 'SOL-100',
    message: 'sol.refuse.boardsOwnShip',
    values: both,
    when: ({ ship, target }) => target.seat === ship.seat,
    stop: true,
  },
  {
    rule: 'SOL-121',
    message: 'sol.refuse.boardsSurrendered',
    values: both,
    when: ({ target }) => target.status === 'surrendered',
    stop: true,
  },
  {
    rule: 'SOL-129',
    message: 'sol.refuse.targetGone',
    values: both,
    when: ({ target }) => target.status !== 'afloat',
    stop: true,
  },
  {
    rule: 'SOL-100',
    message: 'sol.refuse.notWithinAMove',
    values: both,
    when: ({ ship, target }) => !isAhead(ship, lineTo(ship, target)),
    stop: true,
  },
  {
    rule: 'SOL-025',
    message: 'sol.refuse.boardsIntoWind',
    values: both,
    when: ({ state, ship, target }) => lineTo(ship, target) === state.windFrom,
  },
  {
    rule: 'SOL-098',
    message: 'sol.refuse.notAlongside',
    values: boarders => ({
      ...both(boarders),
      headings: headingsAlongside(boarders.ship, boarders.target),
    }),
    when: ({ ship, target, order }) => !alongsideOf(ship, target).includes(order.heading),
  },
  {
    rule: 'SOL-102',
    message: 'sol.refuse.moreHullHits',
    values: boarders => ({
      ...both(boarders),
      hull: boarders.ship.hull,
      targetHull: boarders.target.hull,
    }),
    when: ({ ship, target }) => !target.isPrize && ship.hull > target.hull,
  },
  {
    rule: 'SOL-116',
    message: 'sol.refuse.noNeedOfMarines',
    values: both,
    when: ({ target, order }) => order.marines && target.isPrize,
  },
  {
    rule: 'SOL-C10',
    message: 'sol.refuse.noMarines',
    when: ({ state, seat, order }) => order.marines && !cardWith(state, seat, 'marines'),
  },
]

/** [SOL-100] [SOL-101] The last move of a turn: alongside an enemy and over the rail. */
export const board: SolOrderRules<'board'> = {
  shape: {
    target: { type: 'text' },
    heading: { type: 'integer', from: 0, to: HEADINGS - 1 },
    marines: { type: 'yesNo', usual: false },
  },
  judge(state, seat, order) {
    const target = findShip(state, order.target)
    if (!target) return refused('SOL-100', 'sol.refuse.unknownShip', { id: order.target })
    const ship = activeShip(state)
    return judgeBy(boardRefusals, { state, seat, ship, turn: activeTurn(state), target, order })
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
  foresee(table, seat, order) {
    board.execute(table, seat, order)
    return foreseeBoarding
  },
  legalOrders(state, seat) {
    const ship = activeShip(state)
    if (ship.isPrize || !maySail(ship, activeTurn(state))) return []
    return state.ships
      .filter(target => isBoardable(state, ship, target))
      .flatMap(target => waysToBoard(state, seat, ship, target))
  },
  sample: sampleBoard,
  tool: { tool: 'list', target: order => order.target, leads: leadsAlongside },
  describe: (state, { target, heading, marines }) => ({
    key: marines ? 'sol.order.boardWithMarines' : 'sol.order.board',
    values: {
      target: nameOf(state, target),
      heading: { key: `sol.heading.${heading}` },
      wind: windTold(state, heading),
    },
  }),
}

/** [SOL-026] [SOL-098] A ship may come to lie head to wind; that she must turn first then is said beforehand. */
function windTold(state: State, heading: number): Message {
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
  const [one, other] = alongsideOf(ship, target).map(heading => ({ key: `sol.heading.${heading}` }))
  if (one === undefined) return { key: 'sol.nothing' }
  return other === undefined ? one : { key: 'sol.eitherHeading', values: { one, other } }
}

function waysToBoard(state: State, seat: Seat, ship: Ship, target: Ship): Board[] {
  const hasMarines = !target.isPrize && cardWith(state, seat, 'marines') !== undefined
  return alongsideOf(ship, target).flatMap(heading => {
    const plain: Board = { kind: 'board', target: target.id, heading, marines: false }
    return hasMarines ? [plain, { ...plain, marines: true }] : [plain]
  })
}

function sampleBoard(state: State, seat: Seat, dice: Dice): Board | undefined {
  const { ships } = state
  const ship = activeShip(state)
  if (ship.isPrize) return undefined
  for (let i = 0; i < ships.length; i++) {
    const target = ships[i]
    if (target === undefined || !isBoardable(state, ship, target)) continue
    if (!maySail(ship, activeTurn(state))) return undefined
    const ways = waysToBoard(state, seat, ship, target)
    return ways[dice.roll(ways.length) - 1]
  }
  return undefined
}
