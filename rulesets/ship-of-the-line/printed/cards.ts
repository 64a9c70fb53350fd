import { firstOf, lastOf } from '@grognard/umpire'
import type { BoxRow, PrintedCard, PrintedSheet, PrintRequest } from '@grognard/umpire'
import { shipName } from '../picture/piece.ts'
import { mastIds, playerOf } from '../ships.ts'
import type { MastId, Ship, Side, State } from '../state.ts'
import { batteriesPerSide, hullSinksAt, sailsPerMast, shipsPerPlayer } from '../tables/ship.ts'
import { said } from './words.ts'

const sides: readonly Side[] = ['starboard', 'port']
const seats = ['a', 'b'] as const

/** [SOL-001] [SOL-004] [SOL-005] A card for every ship, of the battle or of the standard game. */
export function cardSheets({ state, condition }: PrintRequest<State>): PrintedSheet[] {
  if (!state) return seats.map((seat, side) => sheetOf(seat, blankCards(seat, side)))
  return seats.map((seat, side) => {
    const ships = state.ships.filter(ship => ship.firstSeat === seat)
    return sheetOf(
      seat,
      ships.map(ship => cardOf(state, ship, side, condition === 'asItStands')),
    )
  })
}

function sheetOf(seat: string, parts: PrintedCard[]): PrintedSheet {
  return { title: said('cards'), subtitle: { key: `seat.${seat}` }, parts }
}

function blankCards(seat: string, side: number): PrintedCard[] {
  return firstOf(shipsPerPlayer).map(number => ({
    part: 'card',
    title: { key: 'sol.ship', values: { seat: { key: `seat.${seat}` }, number } },
    subtitle: [said('blank')],
    side,
    facts: [],
    boxes: boxesOf(null),
  }))
}

function cardOf(state: State, ship: Ship, side: number, stands: boolean): PrintedCard {
  const { nation } = playerOf(state, ship.firstSeat)
  const isGone = stands && ship.status !== 'afloat' && ship.status !== 'inPort'
  return {
    part: 'card',
    title: shipName(ship),
    subtitle: [
      nation ? { key: `sol.nation.${nation}` } : said('blank'),
      ...(isGone ? [{ key: `sol.fate.${ship.status}` }] : []),
      ...(stands && ship.isPrize ? [{ key: 'sol.badge.prize' }] : []),
    ],
    side,
    facts: [],
    boxes: boxesOf(stands ? ship : null),
  }
}

/** Whole where no ship is given. */
function boxesOf(ship: Ship | null): BoxRow[] {
  return [
    ...mastIds.map(mast => mastRow(ship, mast)),
    ...sides.map(side => ({
      name: said(`batteries.${side}`),
      of: batteriesPerSide,
      struck: ship ? firstOf(batteriesPerSide).filter(at => !ship.batteries[side][at - 1]) : [],
    })),
    { name: { key: 'sol.result.rudder' }, of: 1, struck: ship && !ship.hasRudder ? [1] : [] },
    { name: said('hull'), of: hullSinksAt, struck: firstOf(ship?.hull ?? 0) },
  ]
}

function mastRow(ship: Ship | null, mast: MastId): BoxRow {
  const left = ship ? (ship.masts[mast] ?? 0) : sailsPerMast
  return {
    name: { key: `sol.mast.${mast}` },
    of: sailsPerMast,
    struck: lastOf(sailsPerMast, sailsPerMast - left),
  }
}
