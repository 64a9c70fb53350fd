import { field } from '@grognard/umpire'
import type { ShapeOf } from '@grognard/umpire'
import { nationIds } from '../book/tables/ships.ts'
import type { ShipLog } from '../book/tables/ships.ts'
import { along, heading, quality, squares, turn } from './fields.ts'
import type { Enlisted, Exit, GroundHex, ScenarioRules, Sheet, ShipCard, Wind } from './state.ts'

export const fleet = field.integer(0, 1)
export const nation = field.one(nationIds)

/** [WS-018] Three crew sections, [WS-016] up to four of rigging; a ship begins with some of each. */
const log: ShapeOf<ShipLog> = field.record({
  hull: field.integer(1, 100),
  crew: field.list(squares, { fewest: 3, most: 3 }),
  guns: squares,
  carronades: squares,
  rigging: field.list(field.integer(1, 100), { fewest: 1, most: 4 }),
})

/** [WS-016] Class 1 to 7, and the speeds that the table knows; no full sail is 0. */
export const card: ShapeOf<ShipCard> = field.record({
  id: field.text(120),
  name: field.text(400),
  nation,
  fleet,
  division: field.text(120),
  class: field.integer(1, 7),
  rating: field.integer(0, 200),
  points: field.integer(0, 1000),
  battle: field.integer(3, 4),
  full: field.either(field.integer(0, 0), field.integer(5, 7)),
  turning: field.integer(0, 3),
  quality,
  log,
  depth: field.usually(0, squares),
  isForeAndAft: field.usually(false, field.yesNo),
  isUncoppered: field.usually(false, field.yesNo),
  enters: field.usually(1, field.integer(1, 10_000)),
  leaders: field.usually([], field.list(field.text(400))),
})

/** A ship of a fleet that is built for points. */
export const enlisted: ShapeOf<Enlisted> = field.record({
  card: field.text(40),
  name: field.text(40),
  quality,
})

const exit: ShapeOf<Exit> = field.record({
  edge: field.one(['north', 'east', 'south', 'west']),
  fleet,
})

export const rules: ShapeOf<ScenarioRules> = field.record({
  turnLimit: field.usually(0, turn),
  victory: field.one(['duel', 'points', 'escape']),
  isAfter1803: field.usually(false, field.yesNo),
  hasRepeaters: field.usually(false, field.yesNo),
  isChase: field.usually(false, field.yesNo),
  hasAnchorage: field.usually(false, field.yesNo),
  fleets: field.usually('given', field.one(['given', 'drawn', 'built'])),
  points: field.usually(0, field.integer(0, 1000)),
  exits: field.usually([], field.list(exit)),
})

export const groundHex: ShapeOf<GroundHex> = field.record({ q: along, r: along, depth: squares })

export const sheet: ShapeOf<Sheet> = field.record({
  q: along,
  row: along,
  columns: field.integer(1, 1000),
  rows: field.integer(1, 1000),
})

/** [WS-036] A hurricane, 7, has ended the battle. */
const velocity = field.integer(0, 7)

export const wind: ShapeOf<Wind> = field.record({
  direction: heading,
  velocity,
  change: field.integer(1, 12),
  first: heading,
  next: field.usually(null, field.orNothing(field.record({ direction: heading, velocity }))),
})
