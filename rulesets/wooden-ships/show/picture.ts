import { columnWidth, hexHeight, middleOf } from '@grognard/geometry/hex/plane.ts'
import type { Picture, Piece } from '@grognard/umpire'
import { cardOf, fleetOf, isOnSea, sternOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'

/** Headings 1 to 6 in hundredths of a degree. */
const sixth = 6000

export function picture(state: State): Picture {
  return {
    theme: 'sea-chart',
    measure: { size: hexHeight, key: 'unit.hex' },
    bounds: boundsOf(state),
    ground: [],
    pieces: state.ships.filter(isOnSea).map(ship => pieceOf(state, ship)),
    markers: [],
    arcs: [],
    paths: [],
    windFrom: ((state.wind.direction + 2) % 6) * sixth,
    headline: [],
  }
}

function boundsOf({ sheet }: State): Picture['bounds'] {
  const corner = middleOf({ q: sheet.q, r: sheet.row - 1 - Math.floor(sheet.q / 2) })
  const width = sheet.columns * columnWidth
  const height = sheet.rows * hexHeight
  return { x: corner.x - columnWidth / 2, y: corner.y + hexHeight / 2 - height, width, height }
}

function pieceOf(state: State, ship: Ship): Piece {
  const card = cardOf(state, ship)
  const bow = middleOf(ship)
  const stern = middleOf(sternOf(ship))
  return {
    id: ship.id,
    shape: 'ship',
    build: { masts: 3, decks: card.class <= 2 ? 2 : 1 },
    x: (bow.x + stern.x) / 2,
    y: (bow.y + stern.y) / 2,
    heading: (ship.heading - 1) * sixth,
    length: 1900,
    beam: 500,
    seat: ship.seat,
    side: fleetOf(state, ship.seat),
    nation: card.nation,
    name: card.name,
    label: { key: 'ws.ship', values: { name: card.name } },
    rows: [],
    badges: [],
    card: [],
  }
}
