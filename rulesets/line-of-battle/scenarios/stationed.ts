import { inches } from '@grognard/geometry/measured/units.ts'
import type { Options, OptionSpec, Scenario } from '@grognard/umpire'
import type { NationId, OfficerId } from '../book/tables/command.ts'
import type { Area, Objective, ScenarioRules, State, Terrain } from '../model/state.ts'
import { attachmentsShape } from './attachments.ts'
import { battleFrom } from './build.ts'
import type { Blueprint } from './build.ts'
import {
  anyTable,
  commonOptions,
  fleetsOf,
  fleetsOption,
  nationOf,
  nationOption,
  numberOf,
  seatsOf,
  stationedRules,
} from './choices.ts'
import type { DoubleLoad } from './choices.ts'

/** A historical battle: everything given but what all scenarios leave open. */
export interface StationedBattle extends Omit<Blueprint, 'rules' | 'cards'> {
  title: string
  turnLimit: number
  /** Both sides where nothing is said. */
  doubleLoad?: DoubleLoad
  rules?: Partial<ScenarioRules>
}

export function stationedScenario(battle: StationedBattle): Scenario<State> {
  const { title, turnLimit, doubleLoad, rules, ...blueprint } = battle
  return {
    title,
    options: commonOptions(turnLimit, anyTable, doubleLoad),
    attachments: attachmentsShape,
    seats: seatsOf,
    begin: (options: Options, attachments) =>
      battleFrom(
        { ...blueprint, rules: { ...stationedRules(options), ...rules } },
        options,
        attachments,
      ),
  }
}

/** A ship that stands on the board from the start; place in inches, heading in degrees. */
export interface StationedShip {
  name: string
  card: string
  nation: NationId
  x: number
  y: number
  heading: number
  officer?: OfficerId
}

/** Ships of one heading. */
export function onHeading(
  heading: number,
  ships: readonly Omit<StationedShip, 'heading'>[],
): StationedShip[] {
  return ships.map(ship => ({ ...ship, heading }))
}

/** What the ships of a line from west to east have in common. */
export type Line = Pick<StationedShip, 'nation' | 'y' | 'heading'>

/** Ships of one nation and heading in a line from west to east, ahead or abreast. */
export function inLine(
  { nation, y, heading }: Line,
  ships: readonly Omit<StationedShip, keyof Line>[],
): StationedShip[] {
  return onHeading(
    heading,
    ships.map(ship => ({ ...ship, nation, y })),
  )
}

export type Point = readonly [x: number, y: number]

const outline = (points: readonly Point[]) => points.flatMap(([x, y]) => [inches(x), inches(y)])

/** [LOB-002] [LOB-093] Land is water of no depth. Points in inches. */
export function land(name: string, ...points: Point[]): Terrain {
  return { kind: 'land', name, polygon: outline(points), depth: 0 }
}

/** [LOB-090] A zone that ships up to this draught may enter. Points in inches. */
export function shallows(name: string, depth: number, ...points: Point[]): Terrain {
  return { kind: 'depth', name, polygon: outline(points), depth }
}

/** [LOB-115] A mission object. Inches. */
export function objective(
  id: string,
  name: string,
  x: number,
  y: number,
  priority: number,
): Objective {
  return { id, name, x: inches(x), y: inches(y), priority }
}

/** Ground to deploy on, from and to in inches. */
export function areaFor(side: number, [west, south]: Point, [east, north]: Point): Area {
  return {
    side,
    isForMerchantmen: false,
    x: inches(west),
    y: inches(south),
    width: inches(east - west),
    height: inches(north - south),
  }
}

/** What a battle of fleets that are drawn or built for points has of its own. */
export interface MusteredBattle extends Pick<Blueprint, 'id' | 'clock' | 'terrain' | 'hasConvoy'> {
  title: string
  turnLimit: number
  points: PointsOptions
  /** The nation of each side unless the players choose another. */
  nations: [NationId, NationId]
  rules: Partial<ScenarioRules>
}

/** How many points the fleets may have: one choice for both, or one for each. */
type PointsOptions = { points: OptionSpec } | { pointsA: OptionSpec; pointsB: OptionSpec }

/** [LOB-036] Light winds, on the smallest board; where the wind stands the dice say. */
export function musteredScenario(battle: MusteredBattle): Scenario<State> {
  const { title, turnLimit, points, nations, rules, ...blueprint } = battle
  const [nationA, nationB] = nations
  return {
    title,
    options: {
      ...points,
      fleets: fleetsOption,
      nationA: nationOption(nationA),
      nationB: nationOption(nationB),
      ...commonOptions(turnLimit),
    },
    attachments: attachmentsShape,
    seats: seatsOf,
    begin: (options, attachments) =>
      battleFrom(
        {
          ...blueprint,
          weather: 2,
          windFrom: 0,
          nations: [nationOf(options, 'nationA'), nationOf(options, 'nationB')],
          rules: { ...musteredRules(options, points), ...rules },
        },
        options,
        attachments,
      ),
  }
}

function musteredRules(options: Options, points: PointsOptions): ScenarioRules {
  const [a, b] = 'points' in points ? ['points', 'points'] : ['pointsA', 'pointsB']
  return {
    ...stationedRules(options),
    points: [numberOf(options, a), numberOf(options, b)],
    fleets: fleetsOf(options),
    hasRandomWind: true,
  }
}
