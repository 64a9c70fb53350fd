import { isOn } from '../book/options.ts'
import {
  advancedGunnery,
  basicGunnery,
  carronadeRange,
  dismastedLosses,
  obscured,
  sternRake,
  weatherLosses,
} from '../book/tables/gunnery.ts'
import type { GunneryRow } from '../book/tables/gunnery.ts'
import { advancedHits, basicHits, highestTable } from '../book/tables/hits.ts'
import type { HitTable } from '../book/tables/hits.ts'
import { gale, storm } from '../book/tables/sailing.ts'
import type { AmmunitionId, QualityId } from '../book/tables/ships.ts'
import { adds } from '../words.ts'
import type { WsModifier } from '../rules.ts'
import { rakeOf } from './arcs.ts'
import { sectionsGone } from './crews.ts'
import { cardOf, isDismasted } from './ships.ts'
import type { Rake, Ship, Side, State } from './state.ts'
import type { Bearing, Sections } from './targets.ts'

/** A fire whose number is looked up. */
export interface Shot {
  state: State
  ship: Ship
  side: Side
  range: number
  rake: Rake
  ammunition: AmmunitionId
  /** [WS-160] Gun squares that fire, and the row of the table that they have. */
  squares: number
  row: GunneryRow
}

/** [WS-160] The side's fire at what it bears on. */
export function shotAt(state: State, ship: Ship, side: Side, bearing: Bearing): Shot {
  const { range, sections, target } = bearing
  const squares = squaresFiring(ship, side, sections, range)
  return {
    state,
    ship,
    side,
    range,
    rake: rakeOf(state, ship, target),
    ammunition: loadOf(ship, side),
    squares,
    row: rowFor(state, squares),
  }
}

/** A load that is not known counts as round shot. */
export function loadOf(ship: Ship, side: Side): AmmunitionId {
  const load = ship.load[side]
  return load === null || load === 'unknown' ? 'round' : load
}

/** [WS-160] Undamaged guns of the sections that bear, and their carronades where they reach. */
export function squaresFiring(ship: Ship, side: Side, sections: Sections, range: number): number {
  const first = side === 'port' ? 0 : 2
  let squares = 0
  for (let end = 0; end < 2; end++) {
    if (sections === (end === 0 ? 'stern' : 'bow')) continue
    squares += ship.guns[first + end] ?? 0
    if (range <= carronadeRange) squares += ship.carronades[first + end] ?? 0
  }
  return squares
}

/** [WS-160] [WS-175] */
export function rowFor({ options }: State, squares: number): GunneryRow {
  const rows = options.game === 'basic' ? basicGunnery : advancedGunnery
  for (const row of rows) if (squares <= row.upTo) return row
  throw new RangeError(`No row of the table is for ${squares} squares.`)
}

/** [WS-234] A prize crew's while it runs her. */
export function qualityOf(ship: Ship): QualityId {
  return ship.prize?.quality ?? ship.quality
}

/** [WS-040] */
function weatherLoss({ state, ship }: Shot): number {
  const { velocity } = state.wind
  if (velocity < gale || state.options.game === 'basic') return 0
  const losses = velocity >= storm ? weatherLosses.storm : weatherLosses.gale
  return losses[cardOf(state, ship).class - 1] ?? 0
}

/** What makes up the number of the hit table. */
export const hitNumber: readonly WsModifier<Shot>[] = [
  adds(
    'WS-160',
    'ws.fire.broadside',
    ({ row, range }) => row.normal[range - 1] ?? 0,
    ({ rake }) => rake === 'none',
    ({ squares, range }) => ({ squares, range }),
  ),
  adds(
    'WS-161',
    'ws.fire.rake',
    ({ row, range }) => row.rake[range - 1] ?? 0,
    ({ rake }) => rake !== 'none',
    ({ squares, range }) => ({ squares, range }),
  ),
  adds(
    'WS-161',
    'ws.fire.sternRake',
    sternRake,
    ({ state, rake }) => rake === 'stern' && state.options.game !== 'basic',
  ),
  adds(
    'WS-162',
    'ws.fire.quality',
    ({ row, ship }) => row.quality[qualityOf(ship)],
    ({ row, ship }) => row.quality[qualityOf(ship)] !== 0,
    ({ ship }) => ({ quality: { key: `ws.quality.${qualityOf(ship)}` } }),
  ),
  adds(
    'WS-162',
    'ws.fire.initial',
    ({ row }) => row.initial,
    ({ ship, side }) => ship.isFresh[side],
  ),
  adds(
    'WS-163',
    'ws.fire.sections',
    ({ state, row, ship }) => row.section * sectionsGone(state, ship),
    ({ state, ship }) => ship.prize === null && sectionsGone(state, ship) > 0,
    ({ state, ship }) => ({ sections: sectionsGone(state, ship) }),
  ),
  adds(
    'WS-164',
    'ws.fire.captured',
    ({ row }) => row.captured,
    ({ ship }) => ship.prize !== null,
  ),
  adds(
    'WS-165',
    'ws.fire.ammunition',
    ({ row, ammunition }) => row.ammunition[ammunition],
    ({ row, ammunition }) => row.ammunition[ammunition] !== 0,
    ({ ammunition }) => ({ ammunition: { key: `ws.ammunition.${ammunition}` } }),
  ),
  adds(
    'WS-114',
    'ws.fire.anchored',
    ({ row }) => row.anchored,
    ({ ship }) => ship.anchor !== 'none',
  ),
  adds('WS-040', 'ws.fire.weather', weatherLoss, shot => weatherLoss(shot) !== 0),
  adds(
    'WS-165',
    'ws.fire.dismasted',
    ({ squares }) => (squares <= dismastedLosses.upTo ? dismastedLosses.few : dismastedLosses.many),
    ({ state, ship }) => isOn(state.options, 'lossOfRigging') && isDismasted(ship),
  ),
  adds(
    'WS-187',
    'ws.fire.obscured',
    obscured.loss,
    ({ state, ship, side }) => ship.obscuredUntil[side] >= state.turn,
  ),
  adds(
    'WS-188',
    'ws.fire.burning',
    ({ ship }) => -ship.fireNumber,
    ({ state, ship }) => ship.burnsUntil >= state.turn,
  ),
]

/** [WS-166] The tables that are rolled on, one after the other; none of a miss. */
export function tablesRolled({ options }: State, number: number): number[] {
  if (number < 0) return []
  if (options.game === 'basic') return [Math.min(number, highestTable.basic)]
  const tables: number[] = []
  let rest = number
  for (; rest > highestTable.advanced; rest -= highestTable.advanced)
    tables.push(highestTable.advanced)
  tables.push(rest)
  return tables
}

export function hitTables({ options }: State): readonly HitTable[] {
  return options.game === 'basic' ? basicHits : advancedHits
}
