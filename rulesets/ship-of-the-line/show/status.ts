import type { Message, Seat } from '@grognard/umpire'
import { hullSinksAt } from '../book/tables/ship.ts'
import { quotedCard, headingName, joinList, seatName, shipName, windName } from '../model/names.ts'
import { fullSails, gunsLeft, isOnBoard, sailsOf } from '../model/ships.ts'
import type { Player, Ship, State } from '../model/state.ts'
import { badgesOf } from './piece.ts'

/** The battle in words; the seat's own ships first. */
export function status(view: State, seat: Seat): Message[] {
  const ships = [
    ...view.ships.filter(ship => ship.seat === seat),
    ...view.ships.filter(ship => ship.seat !== seat),
  ]
  return [
    ...(view.order.length > 0 ? [windAndRound(view)] : []),
    ...ships.map(shipLine),
    ...view.players.flatMap(player => cardsLine(view, player)),
  ]
}

function windAndRound(view: State): Message {
  return {
    key: 'sol.situation.round',
    values: { round: view.round, wind: windName(view.windFrom) },
  }
}

function shipLine(ship: Ship): Message {
  const name = shipName(ship)
  if (!isOnBoard(ship))
    return {
      key: 'sol.situation.away',
      values: { ship: name, fate: { key: `sol.fate.${ship.status}` } },
    }
  return {
    key: 'sol.situation.ship',
    values: {
      ship: name,
      column: ship.x + 1,
      row: ship.y + 1,
      heading: headingName(ship.heading),
      sails: sailsOf(ship),
      fullSails,
      starboard: gunsLeft(ship, 'starboard'),
      port: gunsLeft(ship, 'port'),
      hull: ship.hull,
      hullSinksAt,
      marks: marksOf(ship),
    },
  }
}

function marksOf(ship: Ship): Message {
  const marks = badgesOf(ship).map(badge => badge.label)
  if (marks.length === 0) return { key: 'sol.marks.none' }
  return { key: 'sol.marks.some', values: { marks: joinList(marks) } }
}

/** The cards a player may still play. */
function cardsLine(view: State, { seat, officers, areUsed }: Player): Message[] {
  const left = officers.flatMap((card, index) =>
    card === null || card === 'unknown' || areUsed[index] ? [] : [quotedCard(view, card)],
  )
  if (left.length === 0) return []
  const cards = joinList(left)
  return [{ key: 'sol.situation.cards', values: { seat: seatName(seat), cards } }]
}
