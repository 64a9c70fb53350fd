import { errorIn } from '@grognard/umpire'
import type { Json, Shape } from '@grognard/umpire'
import { nationIds, officerIds } from '../book/tables/command.ts'
import type { NationId } from '../book/tables/command.ts'
import { mostShips } from '../book/tables/setup.ts'
import type { Card } from '../book/tables/ships.ts'
import { cardShape } from './attachments.ts'
import type { StationedShip } from './stationed.ts'

/**
 * [LOB-006] A battle of a player's own: places and lengths in inches from the south-west corner, headings
 * in degrees clockwise from north. Own cards are in thousandths, as those that players bring.
 */
export interface ScenarioFile {
  format: typeof FORMAT
  title: string
  about: string
  width: number
  height: number
  turns: number
  /** Hour and minute of the first turn, `12:30`. */
  start: string
  weather: number
  windFrom: number
  victory: 'points' | 'duel'
  leastLead: number
  sides: SideFile[]
  terrain: TerrainFile[]
  cards?: Card[]
}

export const FORMAT = 'line-of-battle-scenario/1'

interface SideFile {
  nation: NationId
  ships: ShipFile[]
}

/** A ship without a nation of her own has that of her side. */
export type ShipFile = Omit<StationedShip, 'nation'> & Partial<Pick<StationedShip, 'nation'>>

export interface TerrainFile {
  kind: 'land' | 'depth'
  /** Draught that may enter, of a zone. */
  depth?: number
  points: [number, number][]
}

const inch: Shape = { type: 'number', from: -10, to: 400 }
const boardSide: Shape = { type: 'number', from: 48, to: 300 }
const words: Shape = { type: 'text', longest: 400 }
const nation: Shape = { type: 'text', values: nationIds }
const number = (from: number, to: number): Shape => ({ type: 'integer', from, to })
const record = (fields: Record<string, Shape>, ...optional: string[]): Shape => ({
  type: 'record',
  fields,
  optional,
})

const ship = record(
  {
    name: { type: 'text', longest: 60 },
    card: { type: 'text', longest: 40 },
    nation,
    officer: { type: 'text', values: officerIds },
    x: inch,
    y: inch,
    heading: number(0, 359),
  },
  'nation',
  'officer',
)

const point: Shape = { type: 'list', of: inch, fewest: 2, most: 2 }

const terrain = record(
  {
    kind: { type: 'text', values: ['land', 'depth'] },
    depth: number(1, 5),
    points: { type: 'list', of: point, fewest: 3, most: 200 },
  },
  'depth',
)

/** With at least so many ships on each side. */
const fileShape = (fewest: number): Shape => {
  const ships: Shape = { type: 'list', of: ship, fewest, most: mostShips }
  return record(
    {
      format: { type: 'text', values: [FORMAT] },
      title: words,
      about: words,
      width: boardSide,
      height: boardSide,
      turns: number(1, 60),
      start: words,
      weather: number(1, 6),
      windFrom: { type: 'integer', from: 0, to: 270, step: 90 },
      victory: { type: 'text', values: ['points', 'duel'] },
      leastLead: number(1, 1000),
      sides: { type: 'list', of: record({ nation, ships }), fewest: 2, most: 2 },
      terrain: { type: 'list', of: terrain, most: 100 },
      cards: { type: 'list', of: cardShape, most: 40 },
    },
    'cards',
  )
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
