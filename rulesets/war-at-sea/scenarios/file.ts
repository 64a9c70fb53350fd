import { errorIn } from '@grognard/umpire'
import type { Json, Shape } from '@grognard/umpire'
import { cards } from '../book/tables/cards.ts'
import { lights } from '../model/state.ts'
import { isAircraftType } from '../model/units.ts'
import type { ScenarioRules } from '../model/state.ts'

/**
 * [WAS-S-7] A battle of a player's own: places and lengths in millimetres from the south-west corner,
 * headings in degrees clockwise from north.
 */
export interface ScenarioFile {
  format: typeof FORMAT
  title: string
  about: string
  width: number
  height: number
  turns: number
  light: ScenarioRules['light']
  weather: boolean
  /** Points that win at once; 0 where only the end of the battle decides. */
  target: number
  allies: SideFile
  axis: SideFile
  islands: IslandFile[]
  fog: { x: number; y: number }[]
}

export const FORMAT = 'war-at-sea-scenario/1'

export interface SideFile {
  /** Aircraft that its land airbase has room for. */
  airbase: number
  units: UnitFile[]
  aircraft: AircraftFile[]
}

interface UnitFile {
  card: string
  name: string
  x: number
  y: number
  heading: number
  enters?: number
}

/** Home is the name of a carrier of its side, or `ashore`. */
export interface AircraftFile {
  card: string
  home: string
}

/** About a point; how far its land and its waters reach. */
interface IslandFile {
  name: string
  x: number
  y: number
  land: number
  water: number
}

const idsOf = (isAircraft: boolean): string[] =>
  cards.filter(({ type }) => isAircraftType(type) === isAircraft).map(({ id }) => id)

const millimetres: Shape = { type: 'number', from: -200, to: 5000 }
const number = (from: number, to: number): Shape => ({ type: 'integer', from, to })
const words: Shape = { type: 'text', longest: 400 }
const name: Shape = { type: 'text', longest: 60 }
const listOf = (of: Shape, fewest = 0): Shape => ({ type: 'list', of, fewest, most: 100 })
const record = (fields: Record<string, Shape>, ...optional: string[]): Shape => ({
  type: 'record',
  fields,
  optional,
})

const place = { x: millimetres, y: millimetres }

const unit = record(
  {
    card: { type: 'text', values: idsOf(false) },
    name,
    ...place,
    heading: number(0, 359),
    enters: number(1, 60),
  },
  'enters',
)

const aircraft = record({ card: { type: 'text', values: idsOf(true) }, home: name })

const sideOf = (fewest: number): Shape =>
  record({ airbase: number(0, 40), units: listOf(unit, fewest), aircraft: listOf(aircraft) })

/** With at least so many units on each side. */
const fileShape = (fewest: number): Shape =>
  record({
    format: { type: 'text', values: [FORMAT] },
    title: words,
    about: words,
    width: number(600, 4000),
    height: number(600, 4000),
    turns: number(1, 60),
    light: { type: 'text', values: lights },
    weather: { type: 'yesNo' },
    target: number(0, 10_000),
    allies: sideOf(fewest),
    axis: sideOf(fewest),
    islands: listOf(record({ name, ...place, land: number(20, 400), water: number(20, 500) })),
    fog: listOf(record(place)),
  })

/** What a scenario file must look like; what the rules ask of it besides is judged on loading. */
export const scenarioShape: Shape = fileShape(1)

/** While it is written a side may still be empty. */
const draftShape: Shape = fileShape(0)

export function isScenarioFile(value: Json | undefined): value is ScenarioFile & Json {
  return errorIn(scenarioShape, value) === null
}

export function isDraft(value: Json): value is ScenarioFile & Json {
  return errorIn(draftShape, value) === null
}
