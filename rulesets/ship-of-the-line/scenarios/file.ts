import { HEADINGS } from '@grognard/geometry/dots/heading.ts'
import { errorIn } from '@grognard/umpire'
import type { Json, Shape } from '@grognard/umpire'
import { largeBoard, standardBoard } from '../book/tables/board.ts'
import { hullSinksAt, nationIds, sailsPerMast } from '../book/tables/ship.ts'
import type { NationId } from '../book/tables/ship.ts'

export const boards = { standard: standardBoard, large: largeBoard } as const
type BoardId = keyof typeof boards

/**
 * [SOL-010] A battle of a player's own, with ships that are at sea already. Columns from the west and rows
 * from the north are counted from 1, as the log counts them; headings in degrees clockwise from north.
 */
export interface ScenarioFile {
  format: typeof FORMAT
  title: string
  board: BoardId
  /** Degrees that the wind comes from. */
  windFrom: number
  sides: SideFile[]
}

const FORMAT = 'ship-of-the-line-scenario/1'

interface SideFile {
  nation: NationId
  ships: ShipFile[]
}

/** Hits on the hull, and the sails on each mast; null where the mast is gone. */
export interface ShipFile {
  x: number
  y: number
  heading: number
  hull: number
  fore: number | null
  main: number | null
  mizzen: number | null
  rudder: boolean
}

/** Degrees from one heading to the next. */
export const EIGHTH = 360 / HEADINGS

const number = (from: number, to: number): Shape => ({ type: 'integer', from, to })
const eighths: Shape = { type: 'integer', from: 0, to: 360 - EIGHTH, step: EIGHTH }
const sails: Shape = { type: 'oneOf', of: [number(0, sailsPerMast), { type: 'nothing' }] }
const record = (fields: Record<string, Shape>): Shape => ({ type: 'record', fields })

const ship = record({
  x: number(-5, 60),
  y: number(-5, 60),
  heading: eighths,
  hull: number(0, hullSinksAt - 1),
  fore: sails,
  main: sails,
  mizzen: sails,
  rudder: { type: 'yesNo' },
})

/** With at least so many ships on each side. */
const fileShape = (fewest: number): Shape => {
  const ships: Shape = { type: 'list', of: ship, fewest, most: largeBoard.ships }
  const nation: Shape = { type: 'text', values: nationIds }
  return record({
    format: { type: 'text', values: [FORMAT] },
    title: { type: 'text', longest: 400 },
    board: { type: 'text', values: Object.keys(boards) },
    windFrom: eighths,
    sides: { type: 'list', of: record({ nation, ships }), fewest: 2, most: 2 },
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

/** [SOL-004] A ship without a scratch, as she begins. */
export const whole = {
  hull: 0,
  fore: sailsPerMast,
  main: sailsPerMast,
  mizzen: sailsPerMast,
  rudder: true,
} as const

/** One that has been in a hot action: half of what sinks her, sails and a mast gone; our own measure. */
export const battered = {
  hull: hullSinksAt / 2,
  fore: sailsPerMast - 1,
  main: 1,
  mizzen: null,
  rudder: true,
} as const

/** [SOL-010] What an author begins with: two ships that close with each other in a northerly wind. */
export const blank: Json = {
  format: FORMAT,
  title: '',
  board: 'standard',
  windFrom: 0,
  sides: [
    { nation: 'england', ships: [{ x: 10, y: 9, heading: 90, ...whole }] },
    { nation: 'france', ships: [{ x: 16, y: 10, heading: 270, ...whole }] },
  ],
}
