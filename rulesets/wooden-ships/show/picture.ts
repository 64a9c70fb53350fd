import { nameOfColumn } from '@grognard/geometry/hex/names.ts'
import { columnWidth, cornersOf, hexHeight, middleOf } from '@grognard/geometry/hex/plane.ts'
import type { HexGrid, GroundShape, Message, Picture, Piece } from '@grognard/umpire'
import type { ShotsByKind } from '@grognard/umpire/picture.ts'
import type { Event } from '../events.ts'
import { isOnSea } from '../model/ships.ts'
import type { GroundHex, Sheet, State } from '../model/state.ts'
import { fieldsOfFire } from './fields-of-fire.ts'
import { pathsOf } from './paths.ts'
import { pieceOf } from './piece.ts'
import { windFrom, windWords } from '../chapters/wind/index.ts'

/** Of the velocities from becalmed to hurricane, for the look of the sea. */
const beaufort = [0, 2, 4, 5, 6, 8, 10, 12] as const

/** [WS-010] Everything on the sheet that a seat can see. */
export function picture(state: State): Picture {
  const atSea = state.ships.filter(isOnSea)
  return {
    ...(state.title !== '' && { title: { key: 'file.words', values: { name: state.title } } }),
    theme: 'sea-chart',
    measure: { size: hexHeight, key: 'unit.hex' },
    bounds: boundsOf(state.sheet),
    hexes: hexesOf(state.sheet),
    ground: state.ground.map(groundOf),
    pieces: atSea.map(ship => pieceOf(state, ship)),
    away: state.ships.filter(({ status }) => status === 'escaped').map(({ id }) => id),
    markers: [],
    arcs: atSea.flatMap(fieldsOfFire),
    paths: pathsOf(state),
    windFrom: windFrom(state.wind),
    windForce: beaufort[state.wind.velocity] ?? 0,
    goals: goals(state),
    headline: headline(state),
  }
}

/** Broadsides that can be seen on the chart. */
export const shots: ShotsByKind<Event> = {
  broadsideFired: ({ ship, target, hull, guns, crew, rigging }) => [
    { from: ship, to: target, isHit: hull + guns + crew + rigging > 0 },
  ],
}

/** The ships on the sheet. */
export function pieces(state: State): Piece[] {
  return state.ships.filter(isOnSea).map(ship => pieceOf(state, ship))
}

/** The topmost hex of the first column. */
function firstOf({ q, row }: Sheet): { q: number; r: number } {
  return { q, r: row - 1 - Math.floor(q / 2) }
}

/** Half a hex to the south stands every second column; the sheet ends with the last whole hexes. */
function boundsOf(sheet: Sheet): Picture['bounds'] {
  const { x, y } = middleOf(firstOf(sheet))
  const isFirstLower = isLower(sheet.q)
  const top = y + (isFirstLower ? hexHeight : hexHeight / 2)
  const width = sheet.columns * columnWidth
  const height = sheet.rows * hexHeight + hexHeight / 2
  return { x: x - columnWidth / 2, y: top - height, width, height }
}

/** [WS-010] Every second column of the sheet stands half a hex lower. */
function isLower(q: number): boolean {
  return q % 2 !== 0
}

function hexesOf(sheet: Sheet): HexGrid {
  const { q, row, columns, rows } = sheet
  return {
    ...middleOf(firstOf(sheet)),
    height: hexHeight,
    columnWidth,
    isFirstLower: isLower(q),
    columns: Array.from({ length: columns }, (_, index) => nameOfColumn(q + index)),
    rows: Array.from({ length: rows }, (_, index) => String(row + index)),
  }
}

/** [WS-250] */
function groundOf(hex: GroundHex): GroundShape {
  if (hex.depth === 0)
    return { kind: 'land', polygon: cornersOf(hex), label: { key: 'ws.show.land' } }
  const label = { key: 'ws.show.depth', values: { depth: hex.depth } }
  return { kind: 'shoal', polygon: cornersOf(hex), label }
}

function headline(state: State): Message[] {
  const { turn, rules, wind } = state
  const key = rules.turnLimit > 0 ? 'ws.show.turnOf' : 'ws.show.turn'
  return [
    { key, values: { turn: Math.max(1, turn), limit: rules.turnLimit } },
    windWords(wind),
    ...(isOther(wind) ? [nextWind(wind.next)] : []),
  ]
}

/** [WS-042] Another wind is known to come. */
function isOther(
  wind: State['wind'],
): wind is State['wind'] & { next: NonNullable<State['wind']['next']> } {
  const { next, direction, velocity } = wind
  return next !== null && (next.direction !== direction || next.velocity !== velocity)
}

/** [WS-042] */
function nextWind(next: { direction: number; velocity: number }): Message {
  return { key: 'ws.show.nextWind', values: { wind: windWords(next) } }
}

/** [WS-260] [WS-262] */
function goals({ rules }: State): Message[] {
  const limit = { key: 'ws.show.goal.limit', values: { limit: rules.turnLimit } }
  return [{ key: `ws.show.goal.${rules.victory}` }, ...(rules.turnLimit > 0 ? [limit] : [])]
}
