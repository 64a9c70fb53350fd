import {
  count,
  eachOnce,
  listOf,
  nameOfA,
  noUnlessTold,
  oneOfThe,
  orNull,
  pointsOf,
  refersTo,
  rowOf,
  unlessTold,
  whole,
  words,
  yesNo,
} from '@grognard/umpire/shape-words.ts'
import type { Shape } from '@grognard/umpire/shape.ts'
import { nationIds, officerIds } from '../book/tables/command.ts'
import { rowIds, shotIds } from '../book/tables/fire.ts'
import { cards } from '../book/tables/ships.ts'
import type { Card } from '../book/tables/ships.ts'
import type { Area, Battery, Objective, ScenarioRules, Terrain } from './state.ts'

export const seat = refersTo('seat')
export const ship = refersTo('ship')
export const turn = whole(0, 1000)
export const sides = whole(0, 1)
/** 1/1000 in; ships may lie beyond an edge before they come and after they have gone. */
export const along = whole(-1_000_000, 10_000_000, 'length')
export const size = whole(1, 10_000_000, 'length')
/** What a ship has run, 1/1000 in; the last of an arc may leave a fraction. */
export const run: Shape = { type: 'number', from: 0, to: 1_000_000, unit: 'length' }
/** 1/100 degree clockwise from north. */
export const heading = whole(0, 35_999, 'angle')
/** The heading of an edge, or that the wind comes from. */
export const quarterHeading: Shape = {
  type: 'integer',
  from: 0,
  to: 27_000,
  step: 9000,
  unit: 'angle',
}
export const die = whole(1, 6)
export const total = whole(-100, 100)
export const box = whole(0, 100)
export const battery = oneOfThe<Battery>({ port: true, starboard: true })
export const nation: Shape = { type: 'text', values: nationIds }
export const officer: Shape = { type: 'text', values: officerIds }
export const row: Shape = { type: 'text', values: rowIds }
export const shotId: Shape = { type: 'text', values: shotIds }
export const cardId = refersTo('card', ...cards.map(card => card.id))

export const card = rowOf<Card>({
  id: nameOfA('card'),
  name: words,
  points: whole(0, 5000),
  actionPoints: whole(0, 10),
  move: whole(1000, 12_000, 'length'),
  turning: whole(500, 18_000, 'angle'),
  draught: whole(1, 6),
  morale: whole(1, 12),
  firepower: whole(0, 12),
  size: oneOfThe<Card['size']>({ small: true, medium: true, large: true }),
  hull: whole(1, 40),
  sails: whole(1, 40),
  crew: whole(1, 40),
  isShipOfTheLine: yesNo,
  canCross: yesNo,
  length: whole(300, 6000, 'length'),
  beam: whole(100, 2000, 'length'),
})

export const terrain = rowOf<Terrain>({
  kind: oneOfThe<Terrain['kind']>({ land: true, depth: true }),
  name: words,
  polygon: pointsOf(along, 3),
  depth: whole(0, 100),
})

export const objective = rowOf<Objective>({
  id: nameOfA('objective'),
  name: words,
  x: along,
  y: along,
  priority: whole(0, 100),
})

const area = rowOf<Area>({
  side: sides,
  isForMerchantmen: noUnlessTold,
  x: along,
  y: along,
  width: size,
  height: size,
})

/** A value for each of the two sides. */
const bySide = (of: Shape): Shape => ({ type: 'list', of, fewest: 2, most: 2 })

export const rules = rowOf<ScenarioRules>({
  turnLimit: whole(1, 1000),
  deployment: oneOfThe<ScenarioRules['deployment']>({
    fixed: true,
    quarters: true,
    convoy: true,
    puttingToSea: true,
    blockade: true,
  }),
  victory: oneOfThe<ScenarioRules['victory']>({
    points: true,
    convoy: true,
    puttingToSea: true,
    blockade: true,
    spy: true,
    duel: true,
  }),
  points: unlessTold([0, 0], bySide(whole(0, 1_000_000))),
  fleets: oneOfThe<ScenarioRules['fleets']>({ given: true, built: true, drawn: true }),
  isDoubleLoaded: unlessTold([false, false], bySide(yesNo)),
  areas: listOf(area),
  hasCommonHeading: unlessTold([false, false], bySide(yesNo)),
  exitEdges: eachOnce(quarterHeading),
  entrance: orNull(
    rowOf<NonNullable<ScenarioRules['entrance']>>({ edge: quarterHeading, from: along, to: along }),
  ),
  hasRandomWeather: noUnlessTold,
  hasRandomHour: noUnlessTold,
  hasRandomWind: noUnlessTold,
  chooser: orNull(seat),
  canRecentre: noUnlessTold,
  missionPoints: count,
  leastLead: whole(0, 1_000_000),
})
