import { field } from '@grognard/umpire'
import type { ShapeOf } from '@grognard/umpire'
import { nationIds, officerIds } from '../book/tables/command.ts'
import { rowIds, shotIds } from '../book/tables/fire.ts'
import { cards } from '../book/tables/ships.ts'
import type { Card } from '../book/tables/ships.ts'
import type { Area, Battery, Objective, ScenarioRules, Terrain } from './state.ts'

export const seat = field.refersTo('seat')
export const ship = field.refersTo('ship')
export const turn = field.integer(0, 1000)
export const sides = field.integer(0, 1)
/** 1/1000 in; ships may lie beyond an edge before they come and after they have gone. */
export const along = field.length(-1_000_000, 10_000_000)
export const size = field.length(1, 10_000_000)
/** What a ship has run, 1/1000 in; the last of an arc may leave a fraction. */
export const run: ShapeOf<number> = { type: 'number', from: 0, to: 1_000_000, unit: 'length' }
/** 1/100 degree clockwise from north. */
export const heading = field.angle(0, 35_999)
/** The heading of an edge, or that the wind comes from. */
export const quarterHeading: ShapeOf<number> = {
  type: 'integer',
  from: 0,
  to: 27_000,
  step: 9000,
  unit: 'angle',
}
/** How many; none where it is not told. */
export const count = field.usually(0, field.integer(0, 1_000_000))
export const die = field.integer(1, 6)
export const total = field.integer(-100, 100)
export const box = field.integer(0, 100)
export const battery: ShapeOf<Battery> = field.one(['port', 'starboard'])
export const nation = field.one(nationIds)
export const officer = field.one(officerIds)
export const row = field.one(rowIds)
export const shotId = field.one(shotIds)
export const cardId = field.refersTo('card', ...cards.map(card => card.id))

export const card: ShapeOf<Card> = field.record({
  id: field.nameOf('card'),
  name: field.text(400),
  points: field.integer(0, 5000),
  actionPoints: field.integer(0, 10),
  move: field.length(1000, 12_000),
  turning: field.angle(500, 18_000),
  draught: field.integer(1, 6),
  morale: field.integer(1, 12),
  firepower: field.integer(0, 12),
  size: field.one(['small', 'medium', 'large']),
  hull: field.integer(1, 40),
  sails: field.integer(1, 40),
  crew: field.integer(1, 40),
  isShipOfTheLine: field.yesNo,
  canCross: field.yesNo,
  length: field.length(300, 6000),
  beam: field.length(100, 2000),
})

export const terrain: ShapeOf<Terrain> = field.record({
  kind: field.one(['land', 'depth']),
  name: field.text(400),
  polygon: field.list(along, { fewest: 6, isEven: true }),
  depth: field.integer(0, 100),
})

export const objective: ShapeOf<Objective> = field.record({
  id: field.nameOf('objective'),
  name: field.text(400),
  x: along,
  y: along,
  priority: field.integer(0, 100),
})

const area: ShapeOf<Area> = field.record({
  side: sides,
  isForMerchantmen: field.usually(false, field.yesNo),
  x: along,
  y: along,
  width: size,
  height: size,
})

/** A value for each of the two sides. */
const bySide = <Value>(of: ShapeOf<Value>): ShapeOf<Value[]> =>
  field.list(of, { fewest: 2, most: 2 })

export const rules: ShapeOf<ScenarioRules> = field.record({
  turnLimit: field.integer(1, 1000),
  deployment: field.one(['fixed', 'quarters', 'convoy', 'puttingToSea', 'blockade']),
  victory: field.one(['points', 'convoy', 'puttingToSea', 'blockade', 'spy', 'duel']),
  points: field.usually([0, 0], bySide(field.integer(0, 1_000_000))),
  fleets: field.one(['given', 'built', 'drawn']),
  isDoubleLoaded: field.usually([false, false], bySide(field.yesNo)),
  areas: field.usually([], field.list(area)),
  hasCommonHeading: field.usually([false, false], bySide(field.yesNo)),
  exitEdges: field.usually([], field.list(quarterHeading, { isDistinct: true })),
  entrance: field.usually(
    null,
    field.orNothing(field.record({ edge: quarterHeading, from: along, to: along })),
  ),
  hasRandomWeather: field.usually(false, field.yesNo),
  hasRandomHour: field.usually(false, field.yesNo),
  hasRandomWind: field.usually(false, field.yesNo),
  chooser: field.usually(null, field.orNothing(seat)),
  canRecentre: field.usually(false, field.yesNo),
  missionPoints: count,
  leastLead: field.integer(0, 1_000_000),
})
