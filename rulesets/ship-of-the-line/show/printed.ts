import { firstOf, lastOf } from '@grognard/umpire'
import type {
  BoxRow,
  Cell,
  PrintedCard,
  PrintedSheet,
  Printer,
  PrintRequest,
} from '@grognard/umpire'
import { cards, effectRules } from '../book/tables/cards.ts'
import type { Card } from '../book/tables/cards.ts'
import { batteriesPerSide, hullSinksAt, sailsPerMast, shipsPerPlayer } from '../book/tables/ship.ts'
import { mastName, nationName, seatName, shipName, windName } from '../model/names.ts'
import { playerOf } from '../model/ships.ts'
import { mastIds, sides } from '../model/state.ts'
import type { MastId, Ship, State } from '../model/state.ts'
import { referenceSheets, said } from './reference.ts'

const seats = ['a', 'b'] as const

/** [SOL-001] [SOL-004] [SOL-005] A card for every ship, of the battle or of the standard game. */
function cardSheets({ state, condition }: PrintRequest<State>): PrintedSheet[] {
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
  return { title: said('cards'), subtitle: seatName(seat), parts }
}

function blankCards(seat: string, side: number): PrintedCard[] {
  return firstOf(shipsPerPlayer).map(number => ({
    part: 'card',
    title: { key: `sol.ship.${seat}.${number}`, values: { seat: seatName(seat), number } },
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
      nation ? nationName(nation) : said('blank'),
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
    name: mastName(mast),
    of: sailsPerMast,
    struck: lastOf(sailsPerMast, sailsPerMast - left),
  }
}

/** [SOL-018] [SOL-135] Round by round what has happened, and which officers have been used. */
function logSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const nationOf = (seat: string): Cell => {
    const nation = state?.players.find(player => player.seat === seat)?.nation
    return nation ? nationName(nation) : ''
  }
  const hasWind = state !== null && state.round > 0
  return [
    {
      title: said('log'),
      parts: [
        {
          part: 'blanks',
          blanks: [
            { name: { key: 'seat.a' }, value: nationOf('a'), share: 0.36 },
            { name: { key: 'seat.b' }, value: nationOf('b'), share: 0.36 },
            {
              name: said('log.wind'),
              value: hasWind ? windName(state.windFrom) : '',
              share: 0.28,
            },
          ],
        },
        {
          part: 'form',
          title: said('log.rounds'),
          columns: [
            { head: said('log.round'), share: 0.7 },
            { head: { key: 'seat.a' }, share: 4 },
            { head: { key: 'seat.b' }, share: 4 },
            { head: said('log.quiet'), share: 1.1 },
          ],
          rows: [],
          empty: 'page',
        },
      ],
    },
  ]
}

/** [SOL-045] [SOL-048] The officers' cards in play, to be chosen from and turned over. */
function officerSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const inPlay = state?.cards ?? cards
  return [
    { title: said('officers'), subtitle: said('officers.choose'), parts: inPlay.map(officerCard) },
  ]
}

function officerCard(card: Card): PrintedCard {
  return {
    part: 'card',
    title: own(card.name, `sol.card.${card.id}.name`),
    subtitle: [{ key: `sol.officer.${card.officer}` }, card.id, effectRules[card.effect]],
    side: null,
    facts: [],
    boxes: [
      { name: said('officers.chosen'), of: 1, struck: [] },
      { name: said('officers.used'), of: 1, struck: [] },
    ],
    lines: [own(card.text, `sol.card.${card.id}.text`)],
  }
}

function own(given: string | null, key: string): Cell {
  return given ?? { key }
}

/** [SOL-001] [SOL-014] Sheets for play with paper and models; a board of dots needs no gauge. */
export const printed: Printer<State> = {
  cards: cardSheets,
  log: logSheets,
  commander: officerSheets,
  reference: referenceSheets,
}
