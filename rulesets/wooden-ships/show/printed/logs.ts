import { lastOf } from '@grognard/umpire'
import type {
  BoxRow,
  Cell,
  Message,
  PrintedCard,
  PrintedSheet,
  PrintRequest,
} from '@grognard/umpire'
import { cardOf, isOnSea } from '../../model/ships.ts'
import { sides } from '../../model/state.ts'
import type { Ship, ShipCard, State } from '../../model/state.ts'
import { repair } from '../../book/tables/upkeep.ts'

/** A sentence or word that stands on paper only. */
export function said(key: string, values?: Message['values']): Message {
  return values ? { key: `ws.print.${key}`, values } : { key: `ws.print.${key}` }
}

type Request = PrintRequest<State>

/** [WS-018] The log of every ship, a sheet for each seat; without a battle there are none. */
export function logSheets({ state, condition }: Request): PrintedSheet[] {
  if (!state) return []
  return state.players.map(({ seat }) => ({
    title: said('logs'),
    subtitle: { key: `seat.${seat}` },
    parts: state.ships
      .filter(ship => ship.seat === seat)
      .map(ship => logOf(state, ship, condition === 'asItStands')),
  }))
}

function logOf(state: State, ship: Ship, stands: boolean): PrintedCard {
  const card = cardOf(state, ship)
  return {
    part: 'card',
    title: card.name,
    subtitle: [{ key: `ws.nation.${card.nation}` }, ...(stands ? fateOf(ship) : [])],
    side: card.fleet,
    facts: factsOf(card),
    boxes: boxesOf(card, stands ? ship : null),
    ...(card.leaders.length > 0 && { lines: [...card.leaders] }),
  }
}

function fateOf(ship: Ship): Cell[] {
  if (ship.status === 'struck') return [{ key: 'ws.badge.struck' }]
  if (ship.status === 'surrendered') return [{ key: 'ws.badge.surrendered' }]
  return isOnSea(ship) ? [] : [{ key: `ws.fate.${ship.status}` }]
}

/** [WS-016] The head of the log. */
function factsOf(card: ShipCard): PrintedCard['facts'] {
  const facts: [string, Cell][] = [
    ['class', card.class],
    ['rating', card.rating],
    ['quality', { key: `ws.quality.${card.quality}` }],
    ['turning', card.turning],
    ['battle', card.battle],
    ['full', card.full === 0 ? null : card.full],
    ['depth', card.depth],
    ['points', card.points],
  ]
  return facts.map(([name, value]) => ({ name: said(name), value }))
}

/** [WS-018] Squares, then [WS-241] the notes of repairs. */
function boxesOf(card: ShipCard, ship: Ship | null): BoxRow[] {
  const { log } = card
  return [
    row({ key: 'ws.row.hull' }, log.hull, ship?.hull),
    ...log.crew.map((of, at) => row(said('crew', { section: at + 1 }), of, ship?.crew[at])),
    ...batteries(log.guns, 'guns', ship?.guns),
    ...batteries(log.carronades, 'carronades', ship?.carronades),
    ...log.rigging.map((of, at) =>
      row(said('rigging', { section: at + 1 }), of, ship?.rigging[at]),
    ),
    ...(['hull', 'guns', 'rigging'] as const).map(kind => ({
      name: said(`repair.${kind}`),
      of: repair.notes,
      struck: ship ? Array.from({ length: ship.repairs[kind] }, (_, index) => index + 1) : [],
    })),
  ]
}

/** [WS-020] Bow and stern halves of either side. */
function batteries(of: number, kind: 'guns' | 'carronades', left?: readonly number[]): BoxRow[] {
  if (of === 0) return []
  const halves = [Math.ceil(of / 2), Math.floor(of / 2)]
  return sides.flatMap((side, index) =>
    halves.map((whole, half) =>
      row(said(`${kind}.${side}.${half === 0 ? 'bow' : 'stern'}`), whole, left?.[2 * index + half]),
    ),
  )
}

/** Whole where nothing is said of what is left. */
function row(name: Message, of: number, left = of): BoxRow {
  return { name, of, struck: lastOf(of, of - left) }
}

/** Lines of a page for plots; our own measure. */
const plotColumns = 10

/** [WS-060] A sheet to write the plots of each seat's ships on, turn by turn. */
export function plotSheets({ state }: Request): PrintedSheet[] {
  if (!state) return []
  return state.players.map(({ seat }) => ({
    title: said('plots'),
    subtitle: { key: `seat.${seat}` },
    isLandscape: true,
    parts: [
      {
        part: 'form',
        title: said('plots.turns'),
        columns: [
          { head: said('plots.ship'), share: 2.4 },
          ...Array.from({ length: plotColumns }, (_, index) => ({ head: index + 1, share: 1 })),
        ],
        rows: state.ships
          .filter(ship => ship.seat === seat)
          .map(ship => [cardOf(state, ship).name]),
        empty: 2,
      },
    ],
  }))
}
