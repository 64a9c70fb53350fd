import { errorIn } from '@grognard/umpire'
import type { Json, Shape } from '@grognard/umpire'
import { disorders } from '../book/tables/morale.ts'
import { arms } from '../book/tables/troops.ts'
import { nations } from '../book/tables/valeur.ts'
import { givenLooks, terrainKinds } from '../model/setting.ts'
import { FORMAT } from './file.ts'
import type { ScenarioFile } from './file.ts'

/** The sides that a scenario may name; each has its name in the catalogue. */
const seats = [
  'france',
  'allies',
  'prussia',
  'austria',
  'russia',
  'britain',
  'denmark',
  'sweden',
  'saxony',
  'bavaria',
  'spain',
  'poland',
  'netherlands',
] as const

const cm: Shape = { type: 'number', from: -100, to: 2000 }
const degrees: Shape = { type: 'number', from: 0, to: 360 }
const id: Shape = { type: 'text', longest: 60 }
const words: Shape = { type: 'text', longest: 400 }
const yesNo: Shape = { type: 'yesNo' }
const classes: Shape = { type: 'text', values: ['I', 'II', 'III'] }
const number = (from: number, to: number): Shape => ({ type: 'integer', from, to })
const oneOf = (...values: string[]): Shape => ({ type: 'text', values })
const listOf = (of: Shape, fewest = 0): Shape => ({ type: 'list', of, fewest })
const record = (fields: Record<string, Shape>, ...optional: string[]): Shape => ({
  type: 'record',
  fields,
  optional,
})

const arm = oneOf(...arms)

const seat = oneOf(...seats)

/** x and y in cm. */
const point: Shape = { type: 'list', of: cm, fewest: 2, most: 2 }
const arrival = record({ turn: number(1, 100), x: cm, y: cm, heading: degrees })

const chief = record(
  {
    id,
    name: words,
    level: oneOf('regiment', 'brigade', 'division', 'corps', 'army'),
    over: id,
    quality: oneOf('normal', 'effective', 'ineffective'),
    x: cm,
    y: cm,
    heading: degrees,
    orderlies: { type: 'list', of: record({ x: cm, y: cm }), most: 2 },
    arrives: arrival,
  },
  'over',
  'quality',
  'arrives',
)

const gun = record(
  { pounder: { type: 'integer', from: 3, to: 12 }, gunners: number(1, 4), horse: yesNo },
  'horse',
)

const unit = record(
  {
    id,
    name: words,
    nation: oneOf(...Object.keys(nations)),
    entry: words,
    arm,
    valeur: number(-5, 5),
    figures: number(1, 200),
    original: number(1, 200),
    squadrons: number(1, 20),
    guns: listOf(gun),
    weapon: oneOf('musket', 'rifle', 'carbine'),
    light: yesNo,
    lancers: yesNo,
    trained: yesNo,
    pioneers: yesNo,
    ammunition: yesNo,
    chief: id,
    formation: oneOf(
      'line',
      'attackColumn',
      'marchColumn',
      'square',
      'battalionMass',
      'huddle',
      'skirmish',
      'unlimbered',
      'limbered',
    ),
    front: number(4, 60),
    gap: cm,
    x: cm,
    y: cm,
    heading: degrees,
    disorder: oneOf(...disorders),
    building: id,
    partOf: words,
    arrives: arrival,
  },
  'original',
  'squadrons',
  'guns',
  'weapon',
  'light',
  'lancers',
  'trained',
  'pioneers',
  'ammunition',
  'front',
  'gap',
  'disorder',
  'building',
  'partOf',
  'arrives',
)

const terrain = record(
  {
    id,
    kind: oneOf(...terrainKinds),
    name: words,
    points: listOf(point, 2),
    level: number(1, 9),
    look: oneOf(...givenLooks),
    width: cm,
    obstacle: classes,
    cover: classes,
    edgeDepth: cm,
    edgeObstacle: classes,
    edgeCover: classes,
    nonRicochet: yesNo,
    crossing: oneOf('woodenBridge', 'stoneBridge', 'ford'),
  },
  'name',
  'level',
  'look',
  'width',
  'obstacle',
  'cover',
  'edgeDepth',
  'edgeObstacle',
  'edgeCover',
  'nonRicochet',
  'crossing',
)

const sideOf = (fewest: number): Shape =>
  record({
    seat,
    name: words,
    deployZone: listOf(point),
    chiefs: listOf(chief, fewest),
    units: listOf(unit, fewest),
  })

const points = record(
  {
    kind: oneOf(
      'holdBuilding',
      'holdArea',
      'unitRuined',
      'unitInDisorder',
      'gunModelCaptured',
      'exited',
      'unitsBeyond',
      'prisoners',
      'losses',
    ),
    seats: listOf(seat, 1),
    when: oneOf('end', 'event', 'eachTurnEnd'),
    points: number(-50, 50),
    places: listOf(id, 1),
    area: listOf(point, 3),
    fromTurn: number(1, 100),
    untilTurn: number(1, 100),
    disorder: oneOf(...disorders),
    disorders: listOf(oneOf(...disorders), 1),
    arms: listOf(arm, 1),
    edge: oneOf('north', 'east', 'south', 'west'),
    from: cm,
    to: cm,
    of: seat,
    axis: oneOf('x', 'y'),
    below: cm,
    above: cm,
    per: number(1, 1000),
  },
  'seats',
  'places',
  'area',
  'fromTurn',
  'untilTurn',
  'disorder',
  'disorders',
  'arms',
  'edge',
  'from',
  'to',
  'of',
  'axis',
  'below',
  'above',
  'per',
)

const orNothing = (shape: Shape): Shape => ({ type: 'oneOf', of: [shape, { type: 'nothing' }] })

const level = record({
  least: orNothing(number(-1000, 1000)),
  most: orNothing(number(-1000, 1000)),
  seat: orNothing(seat),
  grade: oneOf('decisive', 'victory', 'draw'),
})

const victory = record(
  {
    points: listOf(points),
    suddenEndPercent: number(1, 100),
    startOwners: listOf(record({ place: id, seat })),
    levels: listOf(level, 1),
  },
  'suddenEndPercent',
  'startOwners',
)

/** With at least so many chiefs and units on each side. */
const fileShape = (fewest: number): Shape =>
  record({
    format: oneOf(FORMAT),
    title: words,
    about: words,
    year: number(1800, 1815),
    width: { type: 'number', from: 40, to: 2000 },
    height: { type: 'number', from: 40, to: 2000 },
    turns: number(1, 100),
    start: words,
    sides: { type: 'list', of: sideOf(fewest), fewest: 2, most: 2 },
    terrain: listOf(terrain),
    victory,
  })

/** What a scenario file must look like; what the rules ask of it besides is judged on loading. */
export const scenarioShape: Shape = fileShape(1)

/** While it is written a side may still be empty. */
const draftShape: Shape = fileShape(0)

/** Whether a paper is a scenario file that is well formed. */
export function isScenarioFile(value: Json | undefined): value is ScenarioFile & Json {
  return errorIn(scenarioShape, value) === null
}

/** Whether a file can be drawn as far as it is written. */
export function isDraft(value: Json): value is ScenarioFile & Json {
  return errorIn(draftShape, value) === null
}
