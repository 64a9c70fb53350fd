import type {
  GroundShape,
  Message,
  Of,
  Picture,
  PlayCard,
  Rose,
  Seat,
  ShotSeen,
} from '@grognard/umpire'
import { noSailZone, panelsOf } from '../book/tables/board.ts'
import type { Event } from '../events.ts'
import { eastOf, HEADING_STEP, northOf, STEP } from '../model/board.ts'
import { cardName, cardText, seatName, shipName, windName } from '../model/names.ts'
import { isOnBoard } from '../model/ships.ts'
import type { Player, State } from '../model/state.ts'
import { arcsOf } from './arcs.ts'
import { movesLine, pieceOf } from './piece.ts'

/** Half of a dot around the board. */
const MARGIN = STEP / 2

/** [SOL-006] [SOL-011] The board of dots and what stands on it. */
export function picture(state: State): Picture {
  const afloat = state.ships.filter(isOnBoard)
  return {
    theme: 'sea-chart',
    measure: { size: STEP, key: 'sol.measure' },
    bounds: {
      x: -MARGIN,
      y: northOf(state.rows - 1) - MARGIN,
      width: state.columns * STEP,
      height: state.rows * STEP,
    },
    ground: [...panels(state), ...ports(state)],
    pieces: afloat.map(ship => pieceOf(state, ship)),
    away: state.ships.filter(hasLeft).map(({ id }) => id),
    markers: [],
    arcs: afloat.flatMap(arcsOf),
    paths: [],
    windFrom: isWindKnown(state) ? state.windFrom * HEADING_STEP : null,
    noSail: noSailZone,
    roses: compasses(state),
    dots: {
      x: 0,
      y: northOf(state.rows - 1),
      step: STEP,
      columns: state.columns,
      rows: state.rows,
    },
    cards: state.players.flatMap(player => cardsOf(state, player)),
    headline: headline(state),
    ...(state.title !== '' && { title: { key: 'sol.words', values: { words: state.title } } }),
  }
}

/** [SOL-015] Rolled for before anything else, or as the scenario says. */
function isWindKnown({ order, isWindSet }: State): boolean {
  return isWindSet || order.length > 0
}

/** [SOL-125] Out of reach, or home for good. */
function hasLeft({ status }: State['ships'][number]): boolean {
  return status === 'disengaged' || status === 'safe'
}

/** A rectangle around dots, as a flat polygon. */
function around(west: number, east: number, north: number, south: number): number[] {
  const [x0, x1] = [eastOf(west) - MARGIN, eastOf(east) + MARGIN]
  const [y0, y1] = [northOf(south) - MARGIN, northOf(north) + MARGIN]
  return [x0, y0, x1, y0, x1, y1, x0, y1]
}

function panels(state: State): GroundShape[] {
  return panelsOf(state.columns).map(({ from, to }) => ({
    kind: 'zone',
    polygon: around(from, to, 0, state.rows - 1),
  }))
}

/** [SOL-011] The panels' compasses are all alike: the first is drawn, and tells the wind once it is known. */
function compasses(state: State): Rose[] {
  const told = isWindKnown(state) ? { label: windLine(state) } : {}
  return panelsOf(state.columns)
    .slice(0, 1)
    .map(({ from, to }) => ({
      x: (eastOf(from) + eastOf(to)) / 2,
      y: northOf(state.rows - 1) / 2,
      ...told,
    }))
}

function windLine({ windFrom }: State): Message {
  return { key: 'sol.headline.wind', values: { wind: windName(windFrom) } }
}

/** [SOL-011] [SOL-013] The ports stand in the middle panel: the second player's on the north edge, the first's on the south. */
function ports(state: State): GroundShape[] {
  const middle = panelsOf(state.columns)[1]
  if (!middle) return []
  const [first, second] = state.order
  const owners = [
    { row: 0, seat: second },
    { row: state.rows - 1, seat: first },
  ]
  return owners.map(({ row, seat }) => ({
    kind: 'harbour',
    polygon: around(middle.from + 1, middle.to - 1, row, row),
    label: portName(seat),
  }))
}

/** Nobody's until the dice have told who is first. */
function portName(seat: Seat | undefined): Message {
  if (seat === undefined) return { key: 'sol.port' }
  return { key: 'sol.portOf', values: { seat: seatName(seat) } }
}

/** [SOL-047] The officers' cards: open while they may be played, then turned over. */
function cardsOf(state: State, player: Player): PlayCard[] {
  return player.officers.flatMap((card, index): PlayCard[] => {
    const id = `${player.seat}-${index}`
    const { seat } = player
    if (card === null) return []
    if (card === 'unknown')
      return [
        {
          id,
          seat,
          title: { key: 'sol.card.hidden' },
          text: { key: 'sol.card.hidden' },
          side: 'hidden',
        },
      ]
    const side = player.areUsed[index] ? 'used' : 'open'
    return [{ id, seat, title: cardName(state, card), text: cardText(state, card), side }]
  })
}

function headline(state: State): Message[] {
  const lines: Message[] = [{ key: 'sol.headline.round', values: { round: state.round } }]
  if (state.order.length > 0) lines.push(windLine(state))
  const ship = state.turn && state.ships.find(row => row.id === state.turn?.ship)
  if (ship) lines.push(shipName(ship), movesLine(state, ship))
  return lines
}

/** Batteries that can be seen to fire, and grape among boarders. */
export const shots = {
  batteryFired: ({ shooter, target, result }: Of<Event, 'batteryFired'>): ShotSeen[] => [
    { from: shooter, to: target, isHit: result !== 'none' },
  ],
  grapeFired: ({ ship, target, isHit }: Of<Event, 'grapeFired'>): ShotSeen[] => [
    { from: ship, to: target, isHit },
  ],
}
