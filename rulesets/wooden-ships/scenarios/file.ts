import { errorIn } from '@grognard/umpire'
import type { Json, Shape } from '@grognard/umpire'
import { classChart } from '../book/tables/class-chart.ts'
import { nationIds, qualityIds } from '../book/tables/ships.ts'
import type { NationId, QualityId } from '../book/tables/ships.ts'

/**
 * [WS-006] A battle of a player's own. Columns from the west and rows from the north are counted from 1, as
 * the sheet prints them; a ship's place is her bow. Headings in degrees clockwise from north, in sixths.
 */
export interface ScenarioFile {
  format: typeof FORMAT
  title: string
  about: string
  columns: number
  rows: number
  turns: number
  /** Degrees that the wind comes from. */
  windFrom: number
  velocity: number
  change: number
  victory: 'duel' | 'points'
  anchorage: boolean
  sides: SideFile[]
  ground: GroundFile[]
}

export const FORMAT = 'wooden-ships-scenario/1'

interface SideFile {
  nation: NationId
  ships: ShipFile[]
}

/** `class` is a row of the class chart. */
export interface ShipFile {
  name: string
  class: string
  quality: QualityId
  x: number
  y: number
  heading: number
}

/** A hex of land, depth 0, or of shallow water. */
interface GroundFile {
  x: number
  y: number
  depth: number
}

const number = (from: number, to: number): Shape => ({ type: 'integer', from, to })
const words: Shape = { type: 'text', longest: 400 }
const nation: Shape = { type: 'text', values: nationIds }
const sixths: Shape = { type: 'integer', from: 0, to: 300, step: 60 }
const place = { x: number(-20, 120), y: number(-20, 120) }
const record = (fields: Record<string, Shape>): Shape => ({ type: 'record', fields })

const ship = record({
  name: { type: 'text', longest: 60 },
  class: { type: 'text', values: classChart.map(({ id }) => id) },
  quality: { type: 'text', values: qualityIds },
  ...place,
  heading: sixths,
})

/** With at least so many ships on each side. */
const fileShape = (fewest: number): Shape => {
  const ships: Shape = { type: 'list', of: ship, fewest, most: 40 }
  return record({
    format: { type: 'text', values: [FORMAT] },
    title: words,
    about: words,
    columns: number(12, 100),
    rows: number(12, 100),
    turns: number(1, 200),
    windFrom: sixths,
    velocity: number(1, 6),
    change: number(4, 7),
    victory: { type: 'text', values: ['duel', 'points'] },
    anchorage: { type: 'yesNo' },
    sides: { type: 'list', of: record({ nation, ships }), fewest: 2, most: 2 },
    ground: { type: 'list', of: record({ ...place, depth: number(0, 30) }), most: 2000 },
  })
}

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
