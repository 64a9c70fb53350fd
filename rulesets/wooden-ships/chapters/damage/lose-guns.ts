import { allowed, field, judgeBy } from '@grognard/umpire'
import type { Of, Ruling, Seat } from '@grognard/umpire'
import { side } from '../../model/fields.ts'
import { choiceFor, ends, firstLoss, openCells, weapons } from '../../model/gun-losses.ts'
import { shipName } from '../../model/names.ts'
import { findShip, seatsThat, shipOf } from '../../model/ships.ts'
import type { LossChoice, Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refused, stop } from '../../words.ts'
import { settleChoices } from './hits.ts'

type LoseOrder = Of<Order, 'loseGuns'>

interface Losing {
  seat: Seat
  ship: Ship
  choice: LossChoice | undefined
  order: LoseOrder
}

const refusals: readonly WsRefusal<Losing>[] = [
  stop(
    'WS-185',
    'ws.refuse.noGunsToLose',
    ({ seat, ship, choice }) => ship.seat !== seat || choice === undefined,
  ),
  stop(
    'WS-185',
    'ws.refuse.notThoseGuns',
    ({ ship, choice, order }) =>
      choice !== undefined &&
      !openCells(ship, choice).some(
        cell => cell.weapon === order.weapon && cell.side === order.side && cell.end === order.end,
      ),
  ),
  stop(
    'WS-185',
    'ws.refuse.tooManyGuns',
    ({ ship, choice, order }) =>
      choice !== undefined && order.squares > mostOf(ship, choice, order),
    ({ ship, choice, order }) => ({ squares: choice ? mostOf(ship, choice, order) : 0 }),
  ),
]

function mostOf(ship: Ship, choice: LossChoice, order: LoseOrder): number {
  const cell = openCells(ship, choice).find(
    ({ weapon, side, end }) => weapon === order.weapon && side === order.side && end === order.end,
  )
  return Math.min(cell?.squares ?? 0, choice.squares)
}

function judge(state: State, seat: Seat, order: LoseOrder): Ruling {
  const ship = findShip(state, order.ship)
  if (!ship) return refused('WS-185', 'ws.refuse.noGunsToLose')
  return judgeBy(refusals, { seat, ship, choice: choiceFor(state, ship.id), order })
}

/** All squares at once first, then fewer. */
function lossesOpenTo(state: State, ship: Ship): LoseOrder[] {
  const choice = choiceFor(state, ship.id)
  if (!choice) return []
  return openCells(ship, choice).flatMap(({ weapon, side, end, squares: has }) => {
    const most = Math.min(has, choice.squares)
    return Array.from({ length: most }, (_, fewer) => ({
      kind: 'loseGuns' as const,
      ship: ship.id,
      weapon,
      side,
      end,
      squares: most - fewer,
    }))
  })
}

/** [WS-185] The ships of a seat that have guns to lose, each once. */
function shipsLosing(state: State, seat: Seat): Ship[] {
  return [...new Set(state.choices.map(({ ship }) => shipOf(state, ship)))].filter(
    ship => ship.seat === seat,
  )
}

export const loseGunsShape = {
  ship: field.piece('ship'),
  weapon: field.one(weapons),
  side,
  end: field.one(ends),
  squares: field.integer(1, 100),
}

/** [WS-185] The owner says which of the squares that are nearest are lost. */
export const loseGuns: WsOrderRules<'loseGuns'> = {
  shape: loseGunsShape,
  judge,
  execute(table, _seat, { ship, weapon, side, end, squares }) {
    table.emit({ kind: 'gunsLost', ship, weapon, side, end, squares })
    settleChoices(table)
  },
  legalOrders: (state, seat) => shipsLosing(state, seat).flatMap(ship => lossesOpenTo(state, ship)),
  sample(state, seat, dice) {
    const ships = shipsLosing(state, seat)
    const ship = ships[dice.roll(Math.max(1, ships.length)) - 1]
    const open = ship ? lossesOpenTo(state, ship) : []
    return open[dice.roll(Math.max(1, open.length)) - 1]
  },
  tool: { tool: 'list', piece: ({ ship }) => ship },
  describe: (state, { ship, weapon, side, end, squares }) => ({
    key: `ws.order.lose.${weapon}`,
    values: {
      ship: shipName(state, ship),
      squares,
      side: { key: `ws.side.${side}` },
      end: { key: `ws.end.${end}` },
    },
  }),
}

/** [WS-185] What a captain does who does not mind: of all that is to be lost guns go before carronades, bow before stern. */
export const loseGunsFirst: WsOrderRules<'loseGunsFirst'> = {
  shape: {},
  judge: (state, seat) =>
    mayChooseMore(state, seat) ? allowed : refused('WS-185', 'ws.refuse.noGunsToLose'),
  execute(table, seat) {
    for (;;) {
      const loss = firstLoss(table.state, seat)
      if (!loss) return
      table.emit({ kind: 'gunsLost', ...loss })
      settleChoices(table)
    }
  },
  legalOrders: (state, seat) => (mayChooseMore(state, seat) ? [{ kind: 'loseGunsFirst' }] : []),
  excludeFromSearch: true,
  tool: { tool: 'list', isPrimary: true },
  describe: () => ({ key: 'ws.order.loseGunsFirst' }),
}

/** [WS-185] Seats that have guns to choose. */
export function seatsToChooseLosses(state: State): readonly Seat[] {
  if (state.choices.length === 0) return []
  return seatsThat(state, mayChooseMore)
}

export function mayChooseMore(state: State, seat: Seat): boolean {
  return state.choices.some(({ ship }) => findShip(state, ship)?.seat === seat)
}
